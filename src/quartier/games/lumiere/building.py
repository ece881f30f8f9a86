"""Phase 2: building (chapter 4 of the rules). Taking postcards, the other choice, is in ``postcard.py``."""

from __future__ import annotations

from quartier.games.lumiere import action, card, event, pieces, power, region, stage, table, turn
from quartier.games.lumiere.site import Sites
from quartier.games.lumiere.state import State
from quartier.kernel.movelist import Moves


def start(state: State) -> None:
    """Whoever laid an eighth tile first starts phase 2 (L-4.1)."""
    state.stage = stage.BUILDING
    state.seat = state.first_done
    find_sites(state)
    if state.ledger is not None:
        event.turn(state, "phase")


def find_sites(state: State) -> None:
    """The colours of the board will not change any more, nor will the places that suit each shape."""
    sites = Sites()
    sites.lamps = state.lamps
    sites.with_flips = state.with_flips
    for seat in range(2):
        sites.coloured[seat] = state.coloured[seat]
    state.sites = sites


# --- where a shape may lie --------------------------------------------------------------------


def powers(state: State, seat: int) -> int:
    """The powers that a seat has and has not used (L-5.4)."""
    kept = state.taken[seat] & ~state.used
    found = 0
    if kept >> card.METROPOLITAIN & 1:
        found |= power.METROPOLITAIN
    if kept >> card.CHARTIER & 1:
        found |= power.CHARTIER
    return found


def blocked(state: State, seat: int, powered: int) -> int:
    """The spaces that a seat may not cover, given these powers (L-4.3, L-4.4)."""
    found = state.covered
    if not powered & power.METROPOLITAIN:  # L-5.3
        found |= state.lamps
    if not powered & power.CHARTIER:  # L-5.8
        found |= state.coloured[1 - seat]
    return found


def offer_places(state: State, into: Moves, shapes: int, powered: int) -> None:
    """Every place where the seat on turn may lay one of these shapes, given these powers."""
    sites = state.sites
    assert sites is not None
    closed = blocked(state, state.seat, powered)
    found = into.count
    first = action.PLACE
    shape = 0
    while shapes >> shape:
        if shapes >> shape & 1:
            row = sites.row(state.seat, shape, powered != 0)
            for index in range(sites.start[row], sites.stop[row]):
                placement = sites.spots[index]
                into.numbers[found] = first + placement
                found += table.CELLS[placement] & closed == 0  # no branch to guess wrong
        shape += 1
    into.count = found


def count_places(state: State, seat: int, shapes: int, powered: int, most: int) -> int:
    """How many places a seat has for these shapes, given these powers; counting stops at ``most``."""
    sites = state.sites
    assert sites is not None
    closed = blocked(state, seat, powered)
    found = 0
    shape = 0
    while shapes >> shape:
        if shapes >> shape & 1:
            row = sites.row(seat, shape, powered != 0)
            for index in range(sites.start[row], sites.stop[row]):
                if table.CELLS[sites.spots[index]] & closed == 0:
                    found += 1
                    if found == most:
                        return found
        shape += 1
    return found


def has_place(state: State, seat: int, shapes: int, powered: int) -> bool:
    """Whether a seat could lay one of these shapes somewhere, given these powers."""
    return count_places(state, seat, shapes, powered, 1) > 0


def must_build(state: State, seat: int) -> bool:
    """Whether a building of a seat's reserve fits without a power (L-4.9)."""
    return has_place(state, seat, state.reserve[seat], 0)


def dead(state: State, seat: int) -> int:
    """The buildings of a reserve that can never be built any more (L-4.13)."""
    if state.stage < stage.BUILDING or (state.tokens[seat] and state.open & card.HELPFUL):
        return 0
    found = 0
    for shape in range(pieces.POOL):
        kept = 1 << shape & state.reserve[seat]
        if kept and not has_place(state, seat, kept, powers(state, seat)):
            found |= kept
    return found


# --- building ---------------------------------------------------------------------------------


def offer(state: State, into: Moves) -> None:
    """Build; or pass, where only a power would find a place and no token is left (L-4.2, L-4.10)."""
    reserve = state.reserve[state.seat]
    powered = powers(state, state.seat)
    offer_places(state, into, reserve, powered)
    if powered and state.tokens[state.seat] == 0 and into.count > 0 and not must_build(state, state.seat):
        into.add(action.PASS, 1)


def needed(state: State, placement: int) -> int:
    """The powers that a legal placement uses up."""
    found = 0
    if table.CELLS[placement] & state.lamps:
        found |= power.METROPOLITAIN
    if table.CELLS[placement] & state.coloured[1 - state.seat]:
        found |= power.CHARTIER
    return found


def lay(state: State, placement: int) -> None:
    """Lay a building, the garden or the fountain, and use up the powers it needs."""
    seat = state.seat
    shape = table.SHAPE[placement]
    cells = table.CELLS[placement]
    spent = needed(state, placement)
    state.site[shape] = placement
    state.cells[shape] = cells
    state.covered |= cells
    if shape != pieces.FOUNTAIN:
        state.built[seat] |= cells
        state.erected[seat] |= 1 << shape  # L-4.5
        state.reserve[seat] &= ~(1 << shape)
        state.pool &= ~(1 << shape)
    if spent & power.METROPOLITAIN:  # L-5.3
        state.used |= 1 << card.METROPOLITAIN
        if state.ledger is not None:
            event.power(state, "metropolitain", region.lowest(cells & state.lamps))
    if spent & power.CHARTIER:  # L-5.8
        state.used |= 1 << card.CHARTIER
        state.mixed_space = region.lowest(cells & state.coloured[1 - seat])
        if state.ledger is not None:
            event.power(state, "chartier", state.mixed_space)
    if state.ledger is not None:
        event.move(state, action.PLACE + placement)
    turn.finish(state)
