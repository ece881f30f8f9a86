"""The benefits of a building: its token, points, and the bonus track (P-6.1 to P-6.4)."""

from __future__ import annotations

from quartier.games.paris import part, phase, pieces, scoring, site, table, track
from quartier.games.paris.naming import property_name
from quartier.games.paris.state import State


def take(state: State) -> bool:
    """Give the building's benefits (P-5.11). True if the player is asked how far the meeple goes."""
    take_token(state)
    value = table.VALUE[state.target % 6]
    if value == 8:  # P-6.4
        scoring.score(state, part.VALUE_8, pieces.VALUE_8_POINTS)
        if state.ledger is not None:
            state.ledger.append({"type": "value-8", "seat": state.seat, "vp": pieces.VALUE_8_POINTS})
    state.fee = pieces.BONUS_FEE if value == 3 else 0  # P-6.2, P-6.3
    if value > 3 or not track.can_advance(state) or not track.can_raise_fee(state):
        return False
    state.phase = phase.ADVANCE
    return True


def take_token(state: State) -> None:
    """The token beside the building, if it is still there (P-6.1)."""
    kind = state.token[state.target]
    if kind == site.NOWHERE:
        return
    state.token[state.target] = site.NOWHERE
    state.tokens[state.seat * 6 + kind] += 1
    if state.ledger is not None:
        name = property_name(state.target)
        state.ledger.append({"type": "token", "seat": state.seat, "kind": pieces.KINDS[kind], "from": name})
