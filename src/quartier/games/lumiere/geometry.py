"""The geometry of the pieces (L-1.2, L-1.3): tiles in every turn, and every way to lay every shape.

Worked out once, at import, from the drawings in ``pieces.py``.
"""

from __future__ import annotations

from quartier.games.lumiere.pieces import SHAPES, SPACES, TILES

Cells = tuple[tuple[int, int], ...]


def at(space: int, steps: Cells) -> int:
    """The set of spaces that lie these (column, row) steps from a space; those off the board are left out."""
    members = 0
    for across, down in steps:
        column, row = space % 8 + across, space // 8 + down
        if 0 <= column < 8 and 0 <= row < 8:
            members |= 1 << (row * 8 + column)
    return members


# --- tiles ------------------------------------------------------------------------------------


def turned_tile(rows: tuple[str, str], rotation: int) -> str:
    """The four kinds of a tile turned clockwise: top left, top right, bottom left, bottom right."""
    ring = rows[0][0] + rows[0][1] + rows[1][1] + rows[1][0]
    ring = ring[4 - rotation :] + ring[: 4 - rotation]
    return ring[0] + ring[1] + ring[3] + ring[2]


TURNED_TILES = tuple(turned_tile(rows, rotation) for rows in TILES.values() for rotation in range(4))
"""By tile * 4 + rotation: the kinds of the four spaces."""


def kind_on(turned: int, kind: str) -> int:
    """The spaces of one kind on a tile (tile * 4 + rotation) that lies on the first area."""
    return sum(1 << space for space, each in zip((0, 1, 8, 9), TURNED_TILES[turned]) if each == kind)


def top_left(area: int) -> int:
    """The top left space of an area."""
    return area // 4 * 16 + area % 4 * 2


# --- shapes -----------------------------------------------------------------------------------


def cells_of(rows: tuple[str, ...]) -> Cells:
    """A drawn shape as (column, row) pairs."""
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def cornered(cells: Cells) -> Cells:
    """The same shape moved to the top left corner."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - top) for x, y in cells))


def turned(rows: tuple[str, ...]) -> list[Cells]:
    """A shape in eight orientations: 0 to 3 turned clockwise, 4 to 7 turned over first."""
    found = []
    for flip in (1, -1):
        cells = tuple((x * flip, y) for x, y in cells_of(rows))
        for _ in range(4):
            found.append(cornered(cells))
            cells = tuple((-y, x) for x, y in cells)
    return found


def lay_all() -> list[tuple[int, int, int, int]]:
    """Every placement as (shape, orientation, anchor, cells); the anchor is the top left space of its box."""
    laid = []
    for shape, orientations in enumerate(TURNED):
        for orientation, cells in enumerate(orientations):
            if LOOKS_LIKE[shape][orientation] != orientation:
                continue
            width, height = max(x for x, _ in cells), max(y for _, y in cells)
            for anchor in range(SPACES):
                if anchor % 8 + width < 8 and anchor // 8 + height < 8:
                    laid.append((shape, orientation, anchor, at(anchor, cells)))
    return laid


TURNED = [turned(rows) for rows in SHAPES.values()]
LOOKS_LIKE = [[each.index(shape) for shape in each] for each in TURNED]
"""By shape and orientation: the first orientation that looks the same. Only that one is laid."""
LAID = lay_all()
"""All ways to lay the fourteen shapes, shape by shape; of each shape those that are turned over come last."""
PLACEMENTS = len(LAID)
"""A placement is a number below this: an index of ``LAID``."""
NUMBER_OF = {(shape, orientation, anchor): n for n, (shape, orientation, anchor, _) in enumerate(LAID)}
