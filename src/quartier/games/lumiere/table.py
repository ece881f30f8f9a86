"""The board and the pieces (L-1.1 to L-1.3) as arrays, laid out once for the compiled modules.

Compiled, these are C arrays, which Python does not see. Plain modules ask ``pieces.py`` and ``geometry.py``.
"""

from __future__ import annotations

from quartier.games.lumiere import region
from quartier.games.lumiere.geometry import LAID, TURNED_TILES, at, kind_on, top_left
from quartier.games.lumiere.pieces import AREAS, FACING_STEPS, LARGE_LIGHT, SPACES

BIT = [0] * 64
"""By space: the set that holds it alone."""
CORNERS = [0] * 64
"""By space: the spaces that touch it at a corner."""
AHEAD = [0] * 256
"""By space * 4 + facing: the space in front of a statue, or nothing at the edge of the board."""
LIGHT = [0] * 768
"""By space * 12 + index: one of the spaces that a large lamp there may light."""
BETWEEN = [0] * 768
"""In the same order: the spaces between that space and the lamp."""

TOP_LEFT = [0] * 16
"""By area: its top left space."""
TILE_OWN = [0] * 32
"""By tile * 4 + rotation, on the first area: the spaces in the owner's colour,"""
TILE_RIVAL = [0] * 32
"""those in the rival's,"""
TILE_MIXED = [0] * 32
"""the mixed ones"""
TILE_LAMP = [0] * 32
"""and the lamp spaces."""

SHAPE = [0] * 2277
"""By placement: which shape is laid,"""
CELLS = [0] * 2277
"""the spaces it covers,"""
BESIDE = [0] * 2277
"""and the spaces that touch those by a side."""
FIRST = [0] * 15
"""By shape: its first placement. Those of the next shape follow."""
LAST = [0] * 28
"""By shape: the end of its placements that are not turned over; by 14 + shape: the end of all of them."""
SIZE = [0] * 14
"""By shape: how many spaces it covers."""


def lay_board() -> None:
    """Fill in the tables of spaces."""
    for space in range(SPACES):
        BIT[space] = 1 << space
        CORNERS[space] = at(space, ((-1, -1), (1, -1), (1, 1), (-1, 1)))
        for facing, step in enumerate(FACING_STEPS):
            AHEAD[space * 4 + facing] = at(space, (step,))
        for index, (step, between) in enumerate(LARGE_LIGHT):
            LIGHT[space * 12 + index] = at(space, (step,))
            BETWEEN[space * 12 + index] = at(space, between)


def lay_tiles() -> None:
    """Fill in the tables of areas and tiles."""
    for area in range(AREAS):
        TOP_LEFT[area] = top_left(area)
    for turned in range(len(TURNED_TILES)):
        TILE_OWN[turned] = kind_on(turned, "o")
        TILE_RIVAL[turned] = kind_on(turned, "r")
        TILE_MIXED[turned] = kind_on(turned, "m")
        TILE_LAMP[turned] = kind_on(turned, "l")


def lay_shapes() -> None:
    """Fill in the tables of placements."""
    for number, (shape, orientation, _, cells) in enumerate(LAID):
        SHAPE[number] = shape
        CELLS[number] = cells
        BESIDE[number] = region.around(cells)
        SIZE[shape] = cells.bit_count()
        FIRST[shape + 1] = LAST[14 + shape] = number + 1
        if orientation < 4:
            LAST[shape] = number + 1


lay_board()
lay_tiles()
lay_shapes()
