"""The bonus track: going forward and taking the tile there (P-6.5 to P-6.8)."""

from __future__ import annotations

from quartier.games.paris import action, effect, table, tile, trade
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves


def can_take(state: State, space: int, seat: int) -> bool:
    """Whether a tile lies there (P-6.6) whose number the seat does not own yet, used or not (P-6.8)."""
    owned = state.held[seat] | state.used[seat]
    return state.left_on[space] > 0 and not owned >> state.number_on[space] & 1


def can_advance(state: State) -> bool:
    """Whether any space ahead has a tile for the seat (P-6.5)."""
    for space in range(state.meeple[state.seat] + 1, tile.LAST + 1):
        if can_take(state, space, state.seat):
            return True
    return False


def is_past_the_end(state: State) -> bool:
    """Whether no tile can be had any more: on space 30, unless the option says otherwise (P-6.7)."""
    return state.meeple[state.seat] == tile.LAST and not state.is_after_30


def can_raise_fee(state: State) -> bool:
    """Whether the fee can be paid, perhaps after selling something (P-6.3).

    With an end-game tile in hand the answer is always yes: what is on it is its owner's secret.
    """
    if state.francs[state.seat] >= state.fee or state.end_held[state.seat]:
        return True
    worth = trade.worth(state)
    for number in range(1, tile.LAST + 1):
        if state.held[state.seat] >> number & 1 and table.EFFECT[number] <= effect.ANY_PRESTIGE:
            worth += table.FRANCS[number]
    return worth >= state.fee


def offer(state: State, into: Moves) -> None:
    """The spaces ahead, if the fee is at hand; or to stay."""
    if state.francs[state.seat] >= state.fee:
        for space in range(state.meeple[state.seat] + 1, tile.LAST + 1):
            if can_take(state, space, state.seat):
                into.add(action.ADVANCE + space - 1, 1)
    into.add(action.STAY, 1)


def take(state: State, space: int) -> None:
    """The top tile of a space goes behind the screen."""
    state.left_on[space] -= 1
    state.held[state.seat] |= 1 << state.number_on[space]


def advance(state: State, space: int) -> None:
    """Pay the fee, go forward and take the tile."""
    state.francs[state.seat] -= state.fee
    state.meeple[state.seat] = space
    take(state, space)
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "advance",
                "seat": state.seat,
                "space": space,
                "tile": state.number_on[space],
                "francs": state.fee,
            }
        )


def stay(state: State) -> None:
    """The meeple does not go forward."""
    if state.ledger is not None:
        state.ledger.append({"type": "stay", "seat": state.seat})
