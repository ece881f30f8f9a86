"""Moving a key: where it may go, what it costs, and its arrival (chapter P-5)."""

from __future__ import annotations

from quartier.games.paris import action, bonus_tile, city, payment, pieces, site, table, tile
from quartier.games.paris.naming import source_name
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves

# --- where a key may go ------------------------------------------------------------------------


def has_key(state: State, district: int, source: int) -> bool:
    """Whether the seat has a key on a building space, in the bank or on the Arc."""
    if source < site.BANK:
        return state.keys_on[(district * 6 + source) * 4 + state.seat] > 0
    if source == site.BANK:
        return state.bank[district * 4 + state.seat] > 0
    return state.arc[state.seat] > 0


def can_enter(state: State, place: int) -> bool:
    """Whether a key may stand there: nobody's does, or tile 9 or 16 is held (P-5.1, P-9.9, P-9.16)."""
    if city.keys_at(state, place) == 0:
        return True
    if state.keys_on[place * 4 + state.seat]:
        return state.held[state.seat] >> tile.DOUBLE & 1 == 1
    return state.held[state.seat] >> tile.SHARE & 1 == 1


def can_reach_building(state: State, place: int, value: int, payable: int) -> bool:
    """Whether a key that stands on this value may go to a building space (P-5.2, P-5.3)."""
    price = table.VALUE[place % 6]
    if price <= value or state.building[place] == site.NOWHERE or state.francs[state.seat] < price - value:
        return False
    if table.COST[place * 3] and not payable >> site.LANDMARKS & 1:
        return False
    return can_enter(state, place)


def can_reach_landmark(state: State, i: int, district: int, value: int, highest: int, payable: int) -> bool:
    """Whether a key of a district may go to a landmark that stands or could stand there."""
    price = state.landmark_value[i]
    if price <= value or state.francs[state.seat] < price - value or not payable >> i & 1:
        return False
    if state.landmark_in[i] == site.NOWHERE:
        return price > highest  # P-5.8
    return state.landmark_in[i] == district and can_enter(state, site.LANDMARK + i)


def offer(state: State, into: Moves) -> None:
    """Every way of every key; from the Arc into any district (P-5.3)."""
    seat = state.seat
    francs = state.francs[seat]
    if francs == 0:  # every step up costs something
        return
    payable = payment.payable(state)
    for district in range(6):
        highest = -1
        for source in range(8):
            if not has_key(state, district, source):
                continue
            value = table.VALUE[source] if source < site.BANK else 0
            start = action.MOVE + (district * 8 + source) * 14
            for space in range(6):
                if can_reach_building(state, district * 6 + space, value, payable):
                    into.add(start + space, 1)
            if value + francs < state.landmark_value[0] or payable & 255 == 0:  # not even the cheapest
                continue
            if highest < 0:
                highest = city.highest_landmark(state, district)
            for i in range(8):
                if can_reach_landmark(state, i, district, value, highest, payable):
                    into.add(start + 6 + i, 1)
    for i in range(8):
        if state.keys_on[(site.LANDMARK + i) * 4 + seat]:
            district = state.landmark_in[i]
            value = state.landmark_value[i]
            highest = city.highest_landmark(state, district)
            for j in range(8):
                if can_reach_landmark(state, j, district, value, highest, payable):
                    into.add(action.CLIMB + i * 8 + j, 1)


# --- the move itself ---------------------------------------------------------------------------


def begin(state: State, district: int, source: int, target: int) -> None:
    """A key leaves a building space, the bank or the Arc."""
    state.source = district * 6 + source if source < site.BANK else site.PROPERTIES + source
    state.district = district
    state.target = district * 6 + target if target < 6 else site.LANDMARK + target - 6
    pay_francs(state)


def climb(state: State, low: int, high: int) -> None:
    """A key leaves one landmark for another."""
    state.source = site.LANDMARK + low
    state.district = state.landmark_in[low]
    state.target = site.LANDMARK + high
    pay_francs(state)


def pay_francs(state: State) -> None:
    """Pay the difference of the values (P-5.4). All printed resources are due, whatever is left (P-5.5)."""
    francs = city.value_of(state, state.target) - city.value_of(state, state.source)
    state.francs[state.seat] -= francs
    for kind in range(3):
        state.due[kind] = table.COST[state.target * 3 + kind]
    if state.ledger is not None:
        state.ledger.append({"type": "pay-francs", "seat": state.seat, "francs": francs})


def arrive(state: State) -> None:
    """The key stands on its new property, if need be by tile 9 or 16."""
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "move",
                "seat": state.seat,
                "from": source_name(state.source, state.district),
                "to": source_name(state.target, state.district),
                "district": pieces.DISTRICTS[state.district],
                "laid": city.district_of(state, state.target) == site.NOWHERE,
            }
        )
    if state.source == site.PROPERTIES + site.BANK:
        state.bank[state.district * 4 + state.seat] = 0
    elif state.source == site.PROPERTIES + site.ARC:
        state.arc[state.seat] = 0
    else:
        state.keys_on[state.source * 4 + state.seat] -= 1
    if state.target >= site.LANDMARK:  # P-5.7
        state.landmark_in[state.target - site.LANDMARK] = state.district
    if city.keys_at(state, state.target):
        number = tile.DOUBLE if state.keys_on[state.target * 4 + state.seat] else tile.SHARE
        bonus_tile.discard(state, number)
        if state.ledger is not None:
            state.ledger.append({"type": "use", "seat": state.seat, "tile": number, "francs": 0, "vp": 0})
    state.keys_on[state.target * 4 + state.seat] += 1
