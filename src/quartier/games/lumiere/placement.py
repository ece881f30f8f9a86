"""Tables of the board: every way to lay every piece, neighbours, light; made once at import."""

from __future__ import annotations

from quartier.games.lumiere.pieces import LARGE_LIGHT, SHAPES, TILES

PLACEMENTS = 2277
"""All ways to lay the fourteen shapes on the board, turned-over ones included."""
Cells = tuple[tuple[int, int], ...]


class Tables:
    """What never changes, as arrays. A placement is a number below ``PLACEMENTS``."""

    def __init__(self) -> None:
        self.cells = [0] * 2277
        self.first = [0] * 15
        self.last = [0] * 28
        self.is_flipped = [0] * 2277
        self.near = [0] * 64
        self.corner = [0] * 64
        self.ahead = [0] * 256
        self.light = [0] * 768
        self.between = [0] * 768
        self.tile_own = [0] * 32
        self.tile_rival = [0] * 32
        self.tile_mixed = [0] * 32
        self.tile_lamp = [0] * 32

    def fill(self) -> None:
        """Work the tables out."""
        for number, (_shape, orientation, _anchor, members) in enumerate(LAID):
            self.cells[number] = members
            self.is_flipped[number] = orientation // 4
        for shape in range(15):
            self.first[shape] = sum(laid[0] < shape for laid in LAID)
        for shape in range(14):  # a shape's turned-over placements come after its others
            self.last[14 + shape] = self.first[shape + 1]
            self.last[shape] = self.first[shape] + sum(laid[0] == shape and laid[1] < 4 for laid in LAID)
        for space in range(64):
            self.near[space] = at(space, ((0, -1), (1, 0), (0, 1), (-1, 0)))
            self.corner[space] = at(space, ((-1, -1), (1, -1), (1, 1), (-1, 1)))
            for facing, step in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                self.ahead[space * 4 + facing] = at(space, (step,))
            for index, (step, between) in enumerate(LARGE_LIGHT):
                self.light[space * 12 + index] = at(space, (step,))
                self.between[space * 12 + index] = at(space, between)
        for tile, rows in enumerate(TILES.values()):
            for rotation in range(4):
                kinds = turned_tile(rows, rotation)
                self.tile_own[tile * 4 + rotation] = quarter(kinds, "o")
                self.tile_rival[tile * 4 + rotation] = quarter(kinds, "r")
                self.tile_mixed[tile * 4 + rotation] = quarter(kinds, "m")
                self.tile_lamp[tile * 4 + rotation] = quarter(kinds, "l")


class Sites:
    """Where each shape fits the colours of a paved board, by seat, without and with powers.

    A list is made when it is first asked for, and then serves for the whole of phase 2: pieces laid
    later are tested against it. Copies of a game share it.
    """

    def __init__(self) -> None:
        self.coloured = [0] * 2
        self.lamps = 0
        self.with_flips = 0
        self.used = 1  # so that no list stops at 0: that says it is not made yet
        self.start = [0] * 56
        self.stop = [0] * 56
        self.spots = [0] * 9109

    def row(self, seat: int, shape: int, powered: bool) -> int:
        """Which of the lists is that of a seat and a shape: ``spots`` from its ``start`` to its ``stop``."""
        row = (seat + 2 if powered else seat) * 14 + shape
        if self.stop[row] == 0:
            self._fill(row, seat, shape, powered)
        return row

    def _fill(self, row: int, seat: int, shape: int, powered: bool) -> None:
        """List the placements on the own colour; with powers also those that one or both could make."""
        tables = TABLES
        self.start[row] = self.used
        for number in range(tables.first[shape], tables.last[self.with_flips * 14 + shape]):
            lamps = tables.cells[number] & self.lamps
            rival = tables.cells[number] & self.coloured[1 - seat]
            if powered:
                lamps &= lamps - ONE  # L-5.3, L-5.8: one space each
                rival &= rival - ONE
            self.spots[self.used] = number
            self.used += lamps | rival == 0
        self.stop[row] = self.used


ONE = 1


def at(space: int, steps: tuple[tuple[int, int], ...]) -> int:
    """The set of spaces that many (column, row) steps away, those off the board left out."""
    members = 0
    for across, down in steps:
        column, row = space % 8 + across, space // 8 + down
        if 0 <= column < 8 and 0 <= row < 8:
            members |= 1 << (row * 8 + column)
    return members


def turned_tile(rows: tuple[str, str], rotation: int) -> str:
    """The four kinds of a tile turned clockwise: top left, top right, bottom left, bottom right."""
    ring = rows[0][0] + rows[0][1] + rows[1][1] + rows[1][0]
    ring = ring[4 - rotation :] + ring[: 4 - rotation]
    return ring[0] + ring[1] + ring[3] + ring[2]


def quarter(kinds: str, kind: str) -> int:
    """Which of the spaces 0, 1, 8, 9 of a tile in the first area are of that kind."""
    return sum(1 << space for space, each in zip((0, 1, 8, 9), kinds) if each == kind)


def cells_of(rows: tuple[str, ...]) -> Cells:
    """A drawn shape as (column, row) pairs."""
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def settled(cells: Cells) -> Cells:
    """The same shape moved to the top left corner."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - top) for x, y in cells))


def turned(rows: tuple[str, ...]) -> list[Cells]:
    """A shape in eight orientations: 0 to 3 turned clockwise, 4 to 7 turned over first."""
    found = []
    for flip in (1, -1):
        cells = tuple((x * flip, y) for x, y in cells_of(rows))
        for _ in range(4):
            found.append(settled(cells))
            cells = tuple((-y, x) for x, y in cells)
    return found


def lay_all() -> list[tuple[int, int, int, int]]:
    """(shape, orientation, anchor, cells) of every placement; the anchor is its box's top left."""
    laid = []
    for shape, orientations in enumerate(TURNED):
        for orientation, cells in enumerate(orientations):
            if LOOKS_LIKE[shape][orientation] != orientation:
                continue
            for anchor in range(64):
                width, height = max(x for x, _ in cells), max(y for _, y in cells)
                if anchor % 8 + width < 8 and anchor // 8 + height < 8:
                    laid.append((shape, orientation, anchor, at(anchor, cells)))
    return laid


TURNED = [turned(rows) for rows in SHAPES.values()]
LOOKS_LIKE = [[each.index(shape) for shape in each] for each in TURNED]
"""By shape and orientation: the first orientation that looks the same; only that one is laid."""
LAID = lay_all()
NUMBER_OF = {(shape, orientation, anchor): n for n, (shape, orientation, anchor, _) in enumerate(LAID)}

TABLES = Tables()
TABLES.fill()
