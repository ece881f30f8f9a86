"""Scoring: light, groups, unbuilt buildings and postcards, as the board stands (chapter 6 of the rules)."""

from __future__ import annotations

from quartier.games.lumiere import card, pieces, region, table
from quartier.games.lumiere.state import State

# --- light ------------------------------------------------------------------------------------


def standing_lamps(state: State) -> int:
    """Every lamp that gives light: the printed ones not under a building, and the lamp piece (L-6.2)."""
    lamps = state.lamps & ~(state.built[0] | state.built[1])
    if state.lamp >= 0:
        lamps |= table.BIT[state.lamp]
    return lamps


def large_light(state: State) -> int:
    """The spaces that the large lamp lights: nearer buildings keep its light from what is behind (L-5.18)."""
    if state.large_lamp < 0:
        return 0
    built = state.built[0] | state.built[1]
    lit = 0
    for index in range(state.large_lamp * 12, state.large_lamp * 12 + 12):
        if table.BETWEEN[index] == 0 or table.BETWEEN[index] & ~built:
            lit |= table.LIGHT[index]
    return lit


def lamps_among(state: State, building: int, lamps: int, light: int) -> int:
    """Those of the standing lamps that light a building, given what the large lamp lights."""
    cells = state.cells[building]
    found = region.around(cells) & lamps
    if state.large_lamp >= 0:
        found &= ~table.BIT[state.large_lamp]
        if cells & light:
            found |= table.BIT[state.large_lamp]
    return found


def lamps_on(state: State, building: int) -> int:
    """The lamps that light a building (L-6.1)."""
    return lamps_among(state, building, standing_lamps(state), large_light(state))


def building_points(state: State, building: int) -> int:
    """The size of a building times the lamps that light it (L-6.1)."""
    return size_of(state, building) * region.size(lamps_on(state, building))


def size_of(state: State, building: int) -> int:
    """How many spaces a building covers; the annex makes it one larger (L-5.10)."""
    return table.SIZE[building] + (state.annex_of == building)


def light_points(state: State, seat: int) -> int:
    """The points of all buildings of a seat for light (L-6.1)."""
    lamps = standing_lamps(state)
    light = large_light(state)
    points = 0
    for building in range(pieces.FOUNTAIN):
        if state.erected[seat] >> building & 1:
            found = region.size(lamps_among(state, building, lamps, light))
            points += size_of(state, building) * found
    return points


# --- groups and what is unbuilt ---------------------------------------------------------------


def largest_group(state: State, seat: int) -> int:
    """The spaces of the largest group of a seat's buildings (L-6.3)."""
    return region.largest(state.built[seat])


def unbuilt_points(state: State, seat: int) -> int:
    """Points lost for what is left in the reserve, unless Sacré Cœur forgives it (L-6.4, L-5.6)."""
    if state.taken[seat] >> card.SACRE_COEUR & 1:
        return 0
    return -pieces.UNBUILT * region.size(state.reserve[seat])


# --- postcards --------------------------------------------------------------------------------


def painted(state: State) -> int:
    """The painter's region, which only the board's edge and buildings bound (L-5.7)."""
    if state.painter < 0:
        return 0
    return region.reached(table.BIT[state.painter], region.FULL & ~(state.built[0] | state.built[1]))


def painter_points(state: State) -> int:
    """Points for the lamps in the painter's region (L-5.7)."""
    return pieces.PAINTED * region.size(painted(state) & standing_lamps(state))


def danced(state: State) -> int:
    """The dancer's region, bounded by the edge, buildings, lamps and all other pieces (L-5.13)."""
    if state.dancer < 0:
        return 0
    return region.reached(table.BIT[state.dancer], region.FULL & ~(state.covered | standing_lamps(state)))


def dancer_points(state: State) -> int:
    """Points for the spaces of the dancer's region (L-5.13)."""
    return pieces.DANCED * region.size(danced(state))


def admired(state: State) -> int:
    """The free spaces beside the statue and at its corners (L-5.15)."""
    if state.statue < 0:
        return 0
    return (region.around(table.BIT[state.statue]) | table.CORNERS[state.statue]) & ~state.covered


def statue_points(state: State) -> int:
    """Points for those spaces, and nothing if the space in front is not free (L-5.15)."""
    if state.statue < 0 or table.AHEAD[state.statue * 4 + state.facing] & state.covered:
        return 0
    free = admired(state)
    corners = region.size(free & table.CORNERS[state.statue])
    return pieces.BESIDE_STATUE * (region.size(free) - corners) + pieces.CORNER_OF_STATUE * corners


def splashed(state: State, seat: int) -> int:
    """How many buildings of a seat touch the fountain by a side (L-5.16)."""
    beside = region.around(state.cells[pieces.FOUNTAIN])
    touching = 0
    for building in range(pieces.FOUNTAIN):
        if state.erected[seat] >> building & 1 and state.cells[building] & beside:
            touching += 1
    return touching


def fountain_points(state: State, seat: int) -> int:
    """Points for those buildings (L-5.16)."""
    return pieces.SPLASHED * splashed(state, seat)


def card_points(state: State, seat: int) -> int:
    """Painter, dancer, statue and fountain bring their points to the owner of their postcard (L-6.5)."""
    points = 0
    taken = state.taken[seat]
    if state.painter >= 0 and taken >> card.PEINTRE & 1:
        points += painter_points(state)
    if state.dancer >= 0 and taken >> card.MOULIN_ROUGE & 1:
        points += dancer_points(state)
    if state.statue >= 0 and taken >> card.PENSEUR & 1:
        points += statue_points(state)
    if state.site[pieces.FOUNTAIN] >= 0 and taken >> card.FONTAINE & 1:
        points += fountain_points(state, seat)
    return points


# --- the whole --------------------------------------------------------------------------------


def score(state: State, seat: int) -> int:
    """The points of a seat if the game ended now."""
    points = light_points(state, seat) + region.size(largest_group(state, seat))
    return points + unbuilt_points(state, seat) + card_points(state, seat)


def margin(state: State, seat: int) -> int:
    """How many points a seat would be ahead if the game ended now (L-6.6)."""
    return score(state, seat) - score(state, 1 - seat)


def free_own(state: State, seat: int) -> int:
    """Free spaces in a seat's own colour, which break a tie (L-6.6)."""
    return region.size(state.coloured[seat] & ~state.covered)
