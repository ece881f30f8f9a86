"""Placing a building: the stacks, the draw and free placement (chapters P-3 and P-12)."""

from __future__ import annotations

from quartier.games.paris import action, phase, pieces, site, table
from quartier.games.paris.naming import property_name
from quartier.games.paris.state import State
from quartier.kernel import mover
from quartier.kernel.movelist import Moves

# --- P-3 the stacks ----------------------------------------------------------------------------


def tiles_left(state: State) -> int:
    """Building tiles in all stacks together."""
    return state.stack_size[0] + state.stack_size[1] + state.stack_size[2]


def backs_left(state: State, district: int) -> int:
    """Unseen tiles of a district that are not the open tops of other stacks.

    The order of the tiles, those set aside included, is as good as any other: so each unseen tile is as
    likely as the next to be the new top (P-3.2).
    """
    left = 0
    for space in range(6):
        left += state.unseen[district * 6 + space]
    for stack in range(3):
        if state.stack_top[stack] == district:
            left -= 1
    return left


def ask_for_back(state: State) -> bool:
    """Whether chance has to show the top of a stack; if so, it is asked. A top with no choice is shown."""
    for stack in range(3):
        if state.stack_size[stack] and state.stack_top[stack] == site.NOWHERE:
            state.opened = stack
            backs = 0
            only = 0
            for district in range(6):
                if backs_left(state, district) > 0:
                    backs += 1
                    only = district
            if backs > 1:
                state.phase = phase.BACK
                state.to_move = mover.CHANCE
                return True
            show_back(state, only)
    state.opened = site.NOWHERE
    return False


def offer_backs(state: State, into: Moves) -> None:
    """The districts that the new top may show."""
    for district in range(6):
        if backs_left(state, district) > 0:
            into.add(action.BACK + district, backs_left(state, district))


def show_back(state: State, district: int) -> None:
    """The new top of the opened stack shows this district."""
    state.stack_top[state.opened] = district
    if state.ledger is not None:
        state.ledger.append({"type": "back", "stack": state.opened, "district": pieces.DISTRICTS[district]})


# --- P-3 the draw ------------------------------------------------------------------------------


def only_stack(state: State) -> int:
    """The one stack that has tiles (P-3.4), or NOWHERE if there are several."""
    only = site.NOWHERE
    for stack in range(3):
        if state.stack_size[stack]:
            if only != site.NOWHERE:
                return site.NOWHERE
            only = stack
    return only


def offer_stacks(state: State, into: Moves) -> None:
    """The stacks that have tiles (P-3.1)."""
    for stack in range(3):
        if state.stack_size[stack]:
            into.add(action.STACK + stack, 1)


def draw_from(state: State, stack: int) -> bool:
    """Draw the top tile. True if it can be one only and is turned over; otherwise chance is asked."""
    state.opened = stack
    district = state.stack_top[stack]
    tiles = 0
    only = 0
    for space in range(6):
        if state.unseen[district * 6 + space]:
            tiles += 1
            only = district * 6 + space
    if state.ledger is not None:
        name = pieces.DISTRICTS[district]
        state.ledger.append({"type": "stack", "seat": state.seat, "stack": stack, "district": name})
    if tiles == 1:
        turn_over(state, only)
        return True
    state.phase = phase.DRAW
    state.to_move = mover.CHANCE
    return False


def offer_draws(state: State, into: Moves) -> None:
    """The tiles that the top of the opened stack may be."""
    for space in range(6):
        building = state.stack_top[state.opened] * 6 + space
        if state.unseen[building]:
            into.add(action.DRAW + building, 1)


def turn_over(state: State, building: int) -> None:
    """The drawn tile is seen, and laid where it belongs unless placement is free (P-3.3)."""
    state.unseen[building] = 0
    state.stack_size[state.opened] -= 1
    state.stack_top[state.opened] = site.NOWHERE
    state.drawn = building
    state.drew = 1
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "draw",
                "seat": state.seat,
                "stack": state.opened,
                "building": pieces.TYPES[table.TYPE_OF[building]],
                "value": pieces.VALUES[building % 6],
                "district": pieces.DISTRICTS[building // 6],
            }
        )
    if not state.is_free:
        lay(state, building // 6)


def lay(state: State, district: int) -> None:
    """Lay the drawn tile on the space of its value."""
    place = district * 6 + state.drawn % 6
    state.building[place] = state.drawn
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "lay",
                "seat": state.seat,
                "building": pieces.TYPES[table.TYPE_OF[state.drawn]],
                "to": property_name(place),
            }
        )
    state.drawn = site.NOWHERE


# --- P-12 free placement -----------------------------------------------------------------------


def can_lay(state: State, district: int) -> bool:
    """Whether a space of the tile's value is free in a district without its type (P-12.2)."""
    if state.building[district * 6 + state.drawn % 6] != site.NOWHERE:
        return False
    for space in range(6):
        there = state.building[district * 6 + space]
        if there != site.NOWHERE and table.TYPE_OF[there] == table.TYPE_OF[state.drawn]:
            return False
    return True


def offer_districts(state: State, into: Moves) -> None:
    """The districts where the drawn tile may be laid."""
    for district in range(6):
        if can_lay(state, district):
            into.add(action.LAY + district, 1)


def ask_for_district(state: State) -> bool:
    """Whether the player has to say where the drawn tile goes; otherwise it is laid if it was not yet."""
    state.to_move = state.seat
    if state.drawn == site.NOWHERE:
        return False
    homes = 0
    only = 0
    for district in range(6):
        if can_lay(state, district):
            homes += 1
            only = district
    if homes > 1:
        state.phase = phase.LAY
        return True
    if homes == 1:
        lay(state, only)
    else:
        remove(state)
    return False


def remove(state: State) -> None:
    """A tile that fits nowhere leaves the game (P-12.3)."""
    if state.ledger is not None:
        name = pieces.TYPES[table.TYPE_OF[state.drawn]]
        value = pieces.VALUES[state.drawn % 6]
        state.ledger.append({"type": "removed", "seat": state.seat, "building": name, "value": value})
    state.drawn = site.NOWHERE
