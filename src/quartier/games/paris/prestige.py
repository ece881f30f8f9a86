"""Prestige for a landmark: one token for each slot, and its points (P-6.9)."""

from __future__ import annotations

from quartier.games.paris import action, bonus_tile, gift, part, phase, pieces, scoring, site, table, tile
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves


def slot_kind(state: State) -> int:
    """The prestige that the landmark's next slot takes: 0 bronze, 1 silver, 2 gold."""
    return table.SLOT[(state.target - site.LANDMARK) * 3 + state.slot]


def gifts(state: State, kind: int) -> int:
    """The set of what the seat could hand in for a slot of this kind (P-9.8, P-9.19)."""
    tiles = state.held[state.seat]
    found = 0
    if state.tokens[state.seat * 6 + 3 + kind]:
        found |= 1 << gift.TOKEN
    if tiles >> tile.ANY_PRESTIGE & 1:
        found |= 1 << gift.TILE_8
    if tiles >> tile.TWO_PRESTIGE & 1:
        found |= 1 << gift.TILE_19
    if state.open_prestige:
        found |= 1 << gift.OPEN
    return found


def begin(state: State) -> None:
    """Ask for each of the landmark's slots in turn, the dearest first (P-6.9)."""
    state.slot = 0
    state.phase = phase.PRESTIGE
    skip(state)


def skip(state: State) -> None:
    """Pass over the slots that the seat has nothing for."""
    while state.slot < 3 and gifts(state, slot_kind(state)) == 0:
        state.slot += 1


def is_done(state: State) -> bool:
    """Whether no slot is left to ask for."""
    return state.slot == 3


def offer(state: State, into: Moves) -> None:
    """What could be handed in, or nothing."""
    found = gifts(state, slot_kind(state))
    for given in range(4):
        if found >> given & 1:
            into.add(action.GIVE + given, 1)
    into.add(action.KEEP, 1)


def give(state: State, given: int) -> None:
    """Hand in a token for the slot; it leaves the game."""
    kind = slot_kind(state)
    if given == gift.TOKEN:
        state.tokens[state.seat * 6 + 3 + kind] -= 1
    elif given == gift.TILE_8:
        bonus_tile.discard(state, tile.ANY_PRESTIGE)
    elif given == gift.TILE_19:
        bonus_tile.discard(state, tile.TWO_PRESTIGE)
        state.open_prestige += 1
    else:
        state.open_prestige -= 1
    scoring.score(state, part.PRESTIGE, table.SLOT_POINTS[kind])
    state.slot += 1
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "prestige",
                "seat": state.seat,
                "kind": pieces.PRESTIGE[kind],
                "with": gift.NAMES[given],
                "vp": table.SLOT_POINTS[kind],
            }
        )
    skip(state)


def keep(state: State) -> None:
    """Nothing for this slot, and so nothing for another of the same kind."""
    kind = slot_kind(state)
    while state.slot < 3 and slot_kind(state) == kind:
        state.slot += 1
    skip(state)
