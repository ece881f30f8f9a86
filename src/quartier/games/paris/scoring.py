"""Scoring: the VP track, what a bonus tile counts, and the end of the game (chapter P-11)."""

from __future__ import annotations

from quartier.games.paris import pieces, site, table, tile
from quartier.games.paris.state import State

# --- the VP track ------------------------------------------------------------------------------


def score(state: State, part: int, points: int) -> None:
    """Points for the seat whose turn it is."""
    state.points[state.seat * 4 + part] += points


def vp(state: State, seat: int) -> int:
    """Where a seat's disc stands on the VP track."""
    at = seat * 4
    return state.points[at] + state.points[at + 1] + state.points[at + 2] + state.points[at + 3]


# --- what bonus tiles count --------------------------------------------------------------------


def count_on(state: State, space: int, seat: int) -> int:
    """A seat's keys on the buildings of one value: on this space of every district (P-9.6)."""
    count = 0
    for district in range(6):
        count += state.keys_on[(district * 6 + space) * 4 + seat]
    return count


def count_of_landmarks(state: State, seat: int) -> int:
    """A seat's keys on landmarks (P-9.29)."""
    count = 0
    for i in range(8):
        count += state.keys_on[(site.LANDMARK + i) * 4 + seat]
    return count


def count_of_types(state: State, seat: int) -> int:
    """How many types a seat owns (P-9.30)."""
    types = 0
    for place in range(site.LANDMARK):
        if state.keys_on[place * 4 + seat]:
            types |= 1 << table.TYPE_OF[state.building[place]]
    if count_of_landmarks(state, seat):
        types |= 1 << pieces.LANDMARK_TYPE
    count = 0
    while types:
        count += types & 1
        types >>= 1
    return count


# --- P-11 the districts ------------------------------------------------------------------------


def survey(state: State, district: int, totals: list[int], best: list[int]) -> None:
    """Add up the value of every seat's property in a district, and find the most valuable one.

    Both are written at ``district * 4 + seat``. A doubled key counts twice (P-11.2, P-9.9).
    """
    at = district * 4
    for seat in range(4):
        totals[at + seat] = best[at + seat] = 0
    for i in range(6 + site.LANDMARKS):
        if i < 6:
            place = district * 6 + i
            value = table.VALUE[i]
        elif state.landmark_in[i - 6] == district:
            place = site.LANDMARK + i - 6
            value = state.landmark_value[i - 6]
        else:
            continue
        for seat in range(state.players):
            keys = state.keys_on[place * 4 + seat]
            if keys:
                totals[at + seat] += value * keys
                if value > best[at + seat]:
                    best[at + seat] = value


def ahead_in(state: State, district: int, seat: int, totals: list[int], best: list[int]) -> int:
    """How many seats are ahead in a surveyed district, or NOWHERE without property there (P-11.3).

    The higher total is ahead, then the most valuable single property (P-11.4). Those who are still tied
    share the better place, and the next places are skipped (P-11.5).
    """
    at = district * 4
    mine = totals[at + seat]
    if mine == 0:
        return site.NOWHERE
    ahead = 0
    for other in range(at, at + state.players):
        if totals[other] > mine or (totals[other] == mine and best[other] > best[at + seat]):
            ahead += 1
    return ahead


def points_in(state: State, district: int, seat: int, totals: list[int], best: list[int]) -> int:
    """What a seat would get from a surveyed district if it were scored now."""
    vp_tile = state.vp_tile_in[district]
    if vp_tile == site.NOWHERE:  # P-11.1
        return 0
    ahead = ahead_in(state, district, seat, totals, best)
    if ahead == site.NOWHERE or ahead > 2:  # P-11.2: the fourth gets nothing
        return 0
    if (
        state.players == 2
        and ahead == 1
        and totals[district * 4 + seat] * 2 < totals[district * 4 + 1 - seat]  # P-11.6
    ):
        return 0
    return table.VP_POINTS[vp_tile * 3 + ahead]


def total(state: State, district: int, seat: int) -> int:
    """The value of a seat's property in a district."""
    totals = [0] * 24
    best = [0] * 24
    survey(state, district, totals, best)
    return totals[district * 4 + seat]


def rank(state: State, district: int, seat: int) -> int:
    """How many seats are ahead in a district, or NOWHERE without property there."""
    totals = [0] * 24
    best = [0] * 24
    survey(state, district, totals, best)
    return ahead_in(state, district, seat, totals, best)


def district_points(state: State, district: int, seat: int) -> int:
    """What a seat would get from a district if it were scored now."""
    totals = [0] * 24
    best = [0] * 24
    survey(state, district, totals, best)
    return points_in(state, district, seat, totals, best)


# --- P-11 the end of the game ------------------------------------------------------------------


def sell_leftovers(state: State) -> None:
    """Everybody's leftover tokens are sold (P-11.13)."""
    for seat in range(state.players):
        francs = 0
        for kind in range(6):
            count = state.tokens[seat * 6 + kind]
            francs += count * table.SELL_PRICE[kind]
            state.tokens[seat * 6 + kind] = 0
            if kind < 3:
                state.supply[kind] += count
        state.francs[seat] += francs
        if francs and state.ledger is not None:
            state.ledger.append({"type": "leftovers", "seat": seat, "francs": francs})


def franc_points(state: State, seat: int) -> int:
    """Tile 27: a point for every franc at the end (P-11.7)."""
    if state.held[seat] >> tile.FRANCS_AT_END & 1:
        return state.francs[seat]
    return 0


def final(state: State, seat: int) -> int:
    """All points of a seat if the game ended now."""
    points = vp(state, seat) + franc_points(state, seat)
    for district in range(6):
        points += district_points(state, district, seat)
    return points


def estate(state: State, seat: int) -> int:
    """The value of all of a seat's property: the last tie-break (P-11.8)."""
    value = 0
    for district in range(6):
        value += total(state, district, seat)
    return value
