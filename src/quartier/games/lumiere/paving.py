"""Phase 1: laying tiles and taking buildings (chapter 3 of the rules)."""

from __future__ import annotations

from quartier.games.lumiere import action, event, pieces, stage, table, turn
from quartier.games.lumiere.state import State
from quartier.kernel.movelist import Moves


def offer(state: State, into: Moves) -> None:
    """Take a building or lay a tile; without tiles take a building or pass (L-3.1)."""
    for building in range(pieces.POOL):  # L-3.4
        if state.pool >> building & 1:
            into.add(action.TAKE + building, 1)
    hand = state.hand[state.seat]
    if hand == 0:  # L-3.5, L-3.6
        into.add(action.PASS, 1)
        return
    found = into.count
    for tile in range(8):
        if hand >> tile & 1:
            first = action.TILE + tile * 64
            for rotation in range(4):
                for area in range(16):
                    if state.laid[area] < 0:  # L-3.2
                        into.numbers[found] = first + rotation * 16 + area
                        found += 1
    into.count = found


def is_over(state: State) -> bool:
    """Whether all sixteen tiles are laid (L-3.8)."""
    return state.hand[0] | state.hand[1] == 0


def is_idle(state: State) -> bool:
    """Whether the seat on turn has neither a tile to lay nor a building to take (L-3.7)."""
    return state.hand[state.seat] == 0 and state.pool == 0


def take(state: State, building: int) -> None:
    """Take a building from the pool into the reserve (L-3.4)."""
    state.pool &= ~(1 << building)
    state.reserve[state.seat] |= 1 << building
    if state.ledger is not None:
        event.move(state, action.TAKE + building)
    turn.pass_on(state)


def lay(state: State, code: int) -> None:
    """Lay a tile (code: tile * 64 + rotation * 16 + area) on an empty area (L-3.2)."""
    seat = state.seat
    turned = code // 16
    area = code % 16
    corner = table.TOP_LEFT[area]
    state.laid[area] = seat * 32 + turned
    state.coloured[seat] |= table.TILE_OWN[turned] << corner
    state.coloured[1 - seat] |= table.TILE_RIVAL[turned] << corner
    state.mixed |= table.TILE_MIXED[turned] << corner
    state.lamps |= table.TILE_LAMP[turned] << corner
    state.hand[seat] &= ~(1 << turned // 4)
    if state.hand[seat] == 0 and state.stack[seat] == 0 and state.first_done < 0:
        state.first_done = seat  # L-4.1
    if state.ledger is not None:
        event.move(state, action.TILE + code)
    state.stage = stage.DRAWING  # L-3.3
    turn.pass_on(state)
