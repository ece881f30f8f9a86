"""Pairs of equal tokens, handed in for tiles 23 and 24 (P-9.23, P-9.24)."""

from __future__ import annotations

from quartier.games.paris import action, part, phase, pieces, scoring, table
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves


def count(state: State, group: int, seat: int) -> int:
    """How many pairs of equal resources (group 0) or prestige (1) a seat has; tiles make none (P-8.4)."""
    at = seat * 6 + group * 3
    return state.tokens[at] // 2 + state.tokens[at + 1] // 2 + state.tokens[at + 2] // 2


def begin(state: State, group: int) -> None:
    """The tile is used: at least one pair is handed in."""
    state.pair_kind = group
    state.pairs = 0
    state.phase = phase.PAIRS
    settle(state)


def settle(state: State) -> None:
    """Go on without asking if there is no choice."""
    at = state.seat * 6 + state.pair_kind * 3
    kinds = 0
    only = 0
    for kind in range(3):
        if state.tokens[at + kind] > 1:
            kinds += 1
            only = kind
    if kinds == 0:
        finish(state)
    elif kinds == 1 and state.pairs == 0:
        hand_in(state, only)


def offer(state: State, into: Moves) -> None:
    """The pairs that the seat has; after the first one it may stop."""
    for kind in range(3):
        if state.tokens[state.seat * 6 + state.pair_kind * 3 + kind] > 1:
            into.add(action.PAIR + kind, 1)
    if state.pairs:
        into.add(action.ENOUGH, 1)


def hand_in(state: State, kind: int) -> None:
    """Resources go to the supply (P-9.24), prestige leaves the game."""
    state.tokens[state.seat * 6 + state.pair_kind * 3 + kind] -= 2
    if state.pair_kind == 0:
        state.supply[kind] += 2
    state.pairs += 1
    vp = table.PAIR_POINTS[state.players]
    scoring.score(state, part.BONUS_TILES, vp)
    if state.ledger is not None:
        name = pieces.KINDS[state.pair_kind * 3 + kind]
        state.ledger.append({"type": "pair", "seat": state.seat, "kind": name, "vp": vp})
    settle(state)


def finish(state: State) -> None:
    """No more pairs: the turn goes on."""
    state.pairs = state.pair_kind = 0
    state.phase = phase.ACT
