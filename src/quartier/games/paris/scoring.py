"""What property is worth: in its district, to a bonus tile, and at the end."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import LANDMARK, NOWHERE
from quartier.games.paris.city import City

VP_TILES = [0] * 18
for _place in range(18):
    VP_TILES[_place] = pieces.VP_TILES[_place // 3][_place % 3]

TYPE_OF = [0] * 36
for _tile in range(36):
    TYPE_OF[_tile] = pieces.BUILDING_TYPES[_tile]

TYPE_POINTS = [0] * 8
for _types, _points in pieces.TYPE_POINTS.items():
    TYPE_POINTS[_types] = _points

LANDMARK_TYPE = 6


class Scoring(City):
    """The scoring of districts (chapter P-11) and the counts that bonus tiles ask for."""

    def total(self, district: int, seat: int) -> int:
        """The value of a seat's property in a district; a doubled key counts twice (P-11.2, P-9.9)."""
        total = 0
        for space in range(6):
            place = district * 6 + space
            total += self.value_of(place) * self.keys_on[place * 4 + seat]
        for i in range(8):
            if self.landmark_in[i] == district:
                total += self.landmark_value[i] * self.keys_on[(LANDMARK + i) * 4 + seat]
        return total

    def best(self, district: int, seat: int) -> int:
        """The value of a seat's most valuable property in a district."""
        best = 0
        for space in range(6):
            place = district * 6 + space
            if self.keys_on[place * 4 + seat] and self.value_of(place) > best:
                best = self.value_of(place)
        for i in range(8):
            if (
                self.landmark_in[i] == district
                and self.keys_on[(LANDMARK + i) * 4 + seat]
                and self.landmark_value[i] > best
            ):
                best = self.landmark_value[i]
        return best

    def rank(self, district: int, seat: int) -> int:
        """How many seats are ahead in a district, or NOWHERE without property there.

        The higher total is ahead, then the most valuable single property (P-11.4). Who is still
        tied shares the better place, and the next places are skipped (P-11.5).
        """
        mine = self.total(district, seat)
        if mine == 0:  # P-11.3
            return NOWHERE
        ahead = 0
        for other in range(self.players):
            theirs = self.total(district, other)
            if theirs > mine or (theirs == mine and self.best(district, other) > self.best(district, seat)):
                ahead += 1
        return ahead

    def district_points(self, district: int, seat: int) -> int:
        """What a seat would get from a district if it were scored now."""
        tile = self.vp_tile_in[district]
        place = self.rank(district, seat)
        if tile == NOWHERE or place == NOWHERE or place > 2:  # P-11.1; the fourth gets nothing
            return 0
        if (
            self.players == 2
            and place == 1
            and self.total(district, seat) * 2 < self.total(district, 1 - seat)  # P-11.6
        ):
            return 0
        return VP_TILES[tile * 3 + place]

    def franc_points(self, seat: int) -> int:
        """Tile 27: a point for every franc at the end (P-11.7)."""
        if self.held[seat] >> 27 & 1:
            return self.francs[seat]
        return 0

    def final(self, seat: int) -> int:
        """All points of a seat if the game ended now."""
        points = self.vp(seat) + self.franc_points(seat)
        for district in range(6):
            points += self.district_points(district, seat)
        return points

    def estate(self, seat: int) -> int:
        """The value of all of a seat's property: the last tie-break (P-11.9)."""
        value = 0
        for place in range(LANDMARK + 8):
            value += self.value_of(place) * self.keys_on[place * 4 + seat]
        return value

    def count_of_value(self, value: int, seat: int) -> int:
        """A seat's keys on buildings of a value (tiles 6, 11, 15, 18, 26, 28: P-9.6)."""
        count = 0
        for place in range(LANDMARK):
            if self.value_of(place) == value:
                count += self.keys_on[place * 4 + seat]
        return count

    def count_of_landmarks(self, seat: int) -> int:
        """A seat's keys on landmarks (tile 29: P-9.29)."""
        count = 0
        for i in range(8):
            count += self.keys_on[(LANDMARK + i) * 4 + seat]
        return count

    def count_of_types(self, seat: int) -> int:
        """How many types a seat owns; all landmarks together are one (tile 30: P-9.30)."""
        types = 0
        for place in range(LANDMARK):
            if self.keys_on[place * 4 + seat]:
                types |= 1 << TYPE_OF[self.building[place]]
        if self.count_of_landmarks(seat):
            types |= 1 << LANDMARK_TYPE
        count = 0
        while types:
            count += types & 1
            types >>= 1
        return count

    def type_points(self, seat: int) -> int:
        """Tile 30 for a seat now."""
        return TYPE_POINTS[self.count_of_types(seat)]
