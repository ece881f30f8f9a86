"""Whether an action could be made possible by trading and using tiles, for a seat that has none (P-4.5)."""

from __future__ import annotations

from quartier.games.paris import (
    city,
    effect,
    end_tile,
    moving,
    payment,
    placing,
    site,
    table,
    tile,
    track,
    trade,
)
from quartier.games.paris.state import State


def most_francs(state: State) -> int:
    """The seat's francs after selling all it has and using every tile that brings some."""
    francs = trade.worth(state)
    for number in range(1, tile.LAST + 1):
        if state.held[state.seat] >> number & 1 and table.EFFECT[number] <= effect.ANY_PRESTIGE:
            francs += table.FRANCS[number]
            if number == tile.TWO_PRESTIGE or number == tile.TWO_RESOURCES:  # both halves are sold
                francs += table.FRANCS[number]
    for end in range(12):
        if state.end_held[state.seat] >> end & 1:
            francs += table.END_FRANCS[end]
    return francs


def could_pay(state: State, place: int, francs: int) -> bool:
    """Whether these francs and the resources of a property could be paid.

    A resource is spent at the least loss: own tokens first; then wood and marble are bought (no dearer than
    what a token of any kind sells for) and gold comes from such a token.
    """
    wild = payment.wild(state)
    for end in range(12):
        if state.end_held[state.seat] & table.END_RESOURCES & (1 << end):
            wild += 1
    left = most_francs(state)
    for kind in range(3):
        need = table.COST[place * 3 + kind]
        own = min(need, payment.stock(state, kind))
        left -= own * table.SELL_PRICE[kind]
        need -= own
        if kind == 2:
            own = min(need, wild)
            left -= own * table.DEAREST[0]
            need -= own
            wild -= own
        bought = min(need, state.supply[kind])
        left -= bought * table.BUY_PRICE[kind]
        need -= bought
        if need > wild:
            return False
        wild -= need
        left -= need * table.DEAREST[0]
    return left >= francs


def could_place(state: State) -> bool:
    """Whether a key could be placed, perhaps one from the pool (P-9.13)."""
    if placing.count_of_spots(state) == 0:
        return False
    if state.keys[state.seat]:
        return True
    if state.spare[state.seat] == 0:
        return False
    for number in range(1, tile.LAST + 1):
        if (
            state.held[state.seat] >> number & 1
            and table.EFFECT[number] == effect.KEY
            and most_francs(state) >= table.FRANCS[number]
        ):
            return True
    return False


def could_move(state: State) -> bool:
    """Whether any of the seat's keys could go anywhere."""
    for district in range(6):
        for source in range(8):
            if moving.has_key(state, district, source):
                value = table.VALUE[source] if source < site.BANK else 0
                if could_move_from(state, district, value):
                    return True
    for i in range(8):
        if state.keys_on[(site.LANDMARK + i) * 4 + state.seat] and could_move_from(
            state, state.landmark_in[i], state.landmark_value[i]
        ):
            return True
    return False


def could_move_from(state: State, district: int, value: int) -> bool:
    """Whether a key on this value in this district could go anywhere."""
    for space in range(6):
        place = district * 6 + space
        price = table.VALUE[space]
        if (
            state.building[place] != site.NOWHERE
            and price > value
            and moving.can_enter(state, place)
            and could_pay(state, place, price - value)
        ):
            return True
    highest = city.highest_landmark(state, district)
    for i in range(8):
        price = state.landmark_value[i]
        if price <= value:
            continue
        if state.landmark_in[i] == site.NOWHERE:
            if price <= highest:
                continue
        elif state.landmark_in[i] != district or not moving.can_enter(state, site.LANDMARK + i):
            continue
        if could_pay(state, site.LANDMARK + i, price - value):
            return True
    return False


def could_act(state: State) -> bool:
    """Whether an action could be made possible (P-4.5), also by what tiles 17 and 25 would fetch."""
    if end_tile.can_look(state) or could_place(state) or could_move(state):
        return True
    if track.is_past_the_end(state):
        return False
    mine = state.held[state.seat]
    can = False
    if mine >> tile.TAKING & 1:
        for space in range(1, tile.LAST + 1):
            if not can and track.can_take(state, space, state.seat):
                state.held[state.seat] = mine & ~(1 << tile.TAKING) | 1 << state.number_on[space]
                can = could_act(state)
                state.held[state.seat] = mine
    if mine >> tile.RETREATING & 1:
        for steps in range(1, tile.FARTHEST_BACK + 1):
            space = state.meeple[state.seat] - steps
            if not can and space > 0 and track.can_take(state, space, state.seat):
                state.held[state.seat] = mine & ~(1 << tile.RETREATING) | 1 << state.number_on[space]
                can = could_act(state)
                state.held[state.seat] = mine
    return can
