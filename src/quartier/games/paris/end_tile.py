"""End-game tiles: taking one and using it (chapter P-10)."""

from __future__ import annotations

from quartier.games.paris import action, building, ending, part, phase, pieces, scoring, table, tile
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves

# --- taking one --------------------------------------------------------------------------------


def can_look(state: State) -> bool:
    """Whether an end-game tile may be taken: once the stacks are empty (P-10.1, P-10.2)."""
    if building.tiles_left(state) > 0 or state.end_pile == 0:
        return False
    return state.is_end_tile_with_last == 1 or state.drew == 0


def look(state: State) -> None:
    """Look through the pile; even the last tile is looked at before it is taken (P-10.3)."""
    state.phase = phase.END_TILE
    if state.ledger is not None:
        state.ledger.append({"type": "look", "seat": state.seat})


def offer(state: State, into: Moves) -> None:
    """The tiles in the pile."""
    for end in range(12):
        if state.end_pile >> end & 1:
            into.add(action.TAKE_END + end, 1)


def take(state: State, end: int) -> None:
    """Keep a tile. With the last one the end begins (P-11.10)."""
    state.end_pile &= ~(1 << end)
    state.end_held[state.seat] |= 1 << end
    state.end_taker[state.end_count] = state.seat
    state.end_tile[state.end_count] = end
    state.end_count += 1
    if state.ledger is not None:
        state.ledger.append({"type": "take-end", "seat": state.seat, "tile": pieces.END_NAMES[end]})
    if state.end_pile == 0:
        state.ending = ending.ROUND
        if state.ledger is not None:
            state.ledger.append({"type": "ending", "seat": state.seat})


# --- using it (P-10.4) -------------------------------------------------------------------------


def offer_using(state: State, into: Moves) -> None:
    """The tiles that the seat holds."""
    for end in range(12):
        if state.end_held[state.seat] >> end & 1:
            into.add(action.USE_END + end, 1)


def offer_opening(state: State, into: Moves) -> None:
    """Those of them that stand for a token."""
    for i in range(4):
        if state.end_held[state.seat] >> (tile.END_TOKEN + i) & 1:
            into.add(action.OPEN_END + i, 1)


def discard(state: State, end: int) -> None:
    """A used tile is out of the game."""
    state.end_held[state.seat] &= ~(1 << end)
    state.end_used |= 1 << end


def use(state: State, end: int) -> None:
    """Take its francs and points; one that stands for a token is sold."""
    discard(state, end)
    state.francs[state.seat] += table.END_FRANCS[end]
    scoring.score(state, part.END_TILES, table.END_POINTS[end])
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "use-end",
                "seat": state.seat,
                "tile": pieces.END_NAMES[end],
                "francs": table.END_FRANCS[end],
                "vp": table.END_POINTS[end],
            }
        )


def open_token(state: State, end: int) -> None:
    """Lay it open: the token it stands for may be paid or handed in this turn."""
    discard(state, end)
    if table.END_RESOURCES >> end & 1:
        state.open_resources += 1
    else:
        state.open_prestige += 1
    if state.ledger is not None:
        state.ledger.append({"type": "open-end", "seat": state.seat, "tile": pieces.END_NAMES[end]})


# --- what others may think it is (P-10.5) ------------------------------------------------------


def deal(state: State, ends: list[int]) -> None:
    """Give everybody who took a tile another one, in the order of the takes; used ones stay used."""
    state.end_pile = tile.EVERY_END
    for seat in range(4):
        state.end_held[seat] = 0
    for i in range(state.end_count):
        end = ends[i]
        state.end_tile[i] = end
        state.end_pile &= ~(1 << end)
        if not state.end_used >> end & 1:
            state.end_held[state.end_taker[i]] |= 1 << end
