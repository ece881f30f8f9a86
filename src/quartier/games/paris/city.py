"""The city: what its properties are worth, where they stand, and how many keys stand on them (P-1.1)."""

from __future__ import annotations

from quartier.games.paris import site, table
from quartier.games.paris.state import State


def value_of(state: State, place: int) -> int:
    """The value of a property; banks and the Arc have none (P-5.3)."""
    if place < site.LANDMARK:
        return table.VALUE[place % 6]
    if place < site.PROPERTIES:
        return state.landmark_value[place - site.LANDMARK]
    return 0


def district_of(state: State, place: int) -> int:
    """The district that a property stands in, or NOWHERE for a landmark beside the board."""
    if place < site.LANDMARK:
        return place // 6
    return state.landmark_in[place - site.LANDMARK]


def keys_at(state: State, place: int) -> int:
    """How many keys stand on a property."""
    at = place * 4
    return state.keys_on[at] + state.keys_on[at + 1] + state.keys_on[at + 2] + state.keys_on[at + 3]


def keys_in(state: State, district: int) -> int:
    """How many keys stand on the buildings and landmarks of a district; its bank does not count."""
    count = 0
    for space in range(6):
        count += keys_at(state, district * 6 + space)
    for i in range(8):
        if state.landmark_in[i] == district:
            count += keys_at(state, site.LANDMARK + i)
    return count


def highest_landmark(state: State, district: int) -> int:
    """The value that a new landmark there must exceed (P-5.8)."""
    highest = 0
    for i in range(8):
        if state.landmark_in[i] == district and state.landmark_value[i] > highest:
            highest = state.landmark_value[i]
    return highest
