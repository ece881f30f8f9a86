"""The components as tables that look like the printed ones.

Each table names its source with the words of ``RULES.md``: rulebook, other edition or reconstruction.
"""

from __future__ import annotations

SEATS = ("orange", "blue")
"""The colours of the two players, by seat."""

AREAS = 16
"""The marked squares of the board, four by four. Each takes one tile (L-1.1)."""
SPACES = 64
"""A tile has two by two spaces, so the board has eight by eight (L-1.1)."""

# L-1.2: one player's tiles, seen by their owner: o own colour, r rival's colour, m mixed, l lamp. The other
# player's eight are the same with the two colours swapped. Their number: rulebook. How many spaces of each
# kind a set has: other edition. Where they lie on each tile: reconstruction.
TILES: dict[str, tuple[str, str]] = {
    "tile1": ("ro", "mo"),
    "tile2": ("mo", "or"),
    "tile3": ("ol", "or"),
    "tile4": ("lo", "rm"),
    "tile5": ("mo", "ro"),
    "tile6": ("ol", "ro"),
    "tile7": ("lo", "om"),
    "tile8": ("oo", "or"),
}
TILE_NAMES = tuple(TILES)

# L-1.3: the twelve buildings. Sizes: rulebook. Shapes, and which way round they are: reconstruction.
BUILDINGS: dict[str, tuple[str, ...]] = {
    "line3": ("###",),
    "corner3": (".#", "##"),
    "square4": ("##", "##"),
    "t4": ("#.", "##", "#."),
    "l4": ("##", ".#", ".#"),
    "s4": ("#.", "##", ".#"),
    "t5": (".#.", ".#.", "###"),
    "w5": ("..#", ".##", "##."),
    "x5": (".#.", "###", ".#."),
    "p5": (".##", "###"),
    "c6": ("####", "#..#"),
    "v6": ("###", "#..", "#..", "#.."),
}

# L-1.5: the two special pieces that cover more than one space. Garden: rulebook. Fountain: reconstruction.
GARDEN_SHAPE = ("##",)
FOUNTAIN_SHAPE = ("##",)

SHAPES: dict[str, tuple[str, ...]] = {**BUILDINGS, "garden": GARDEN_SHAPE, "fountain": FOUNTAIN_SHAPE}
SHAPE_NAMES = tuple(SHAPES)
BUILDING_NAMES = SHAPE_NAMES[:13]
"""The twelve of the pool, then the garden, which is a building too (L-5.5)."""
POOL = 12
"""How many buildings there are without the garden."""
GARDEN = 12
FOUNTAIN = 13
"""The shapes by number: the buildings of the pool, the garden and, as the last one, the fountain."""

SINGLES = ("painter", "dancer", "lamp", "large-lamp")
"""Special pieces of one space without a facing; the statue and the annex have moves of their own."""
FACINGS = ("north", "east", "south", "west")
"""Where a statue can look (L-5.14). Each is a quarter turn clockwise from the one before."""
Step = tuple[int, int]
"""Columns to the right and rows down."""
FACING_STEPS: tuple[Step, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By facing: the step to the space in front of the statue."""

# L-5.18: the spaces that a large lamp lights, as steps from it, and the spaces in between (reconstruction).
# A space is dark when every space in between is under a building.
LARGE_LIGHT: tuple[tuple[Step, tuple[Step, ...]], ...] = (
    ((0, -1), ()),
    ((1, 0), ()),
    ((0, 1), ()),
    ((-1, 0), ()),
    ((0, -2), ((0, -1),)),
    ((2, 0), ((1, 0),)),
    ((0, 2), ((0, 1),)),
    ((-2, 0), ((-1, 0),)),
    ((1, -1), ((0, -1), (1, 0))),
    ((1, 1), ((1, 0), (0, 1))),
    ((-1, 1), ((0, 1), (-1, 0))),
    ((-1, -1), ((-1, 0), (0, -1))),
)

# L-1.4: the twelve postcards in the order of the rulebook. The first eight bear the mark for first games.
CARDS = (
    "levitation",
    "metropolitain",
    "jardin",
    "sacre-coeur",
    "peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
    "moulin-rouge",
    "penseur",
    "fontaine",
    "grande-lumiere",
)
FIRST_GAME = CARDS[:8]
PIECE_OF = {
    "jardin": "garden",
    "peintre": "painter",
    "chartier": "mixed",
    "bouquinistes": "annex",
    "lampadaire": "lamp",
    "moulin-rouge": "dancer",
    "penseur": "statue",
    "fontaine": "fountain",
    "grande-lumiere": "large-lamp",
}
"""The special piece that lies beside a postcard (L-2.1)."""
CARD_OF = {piece: card for card, piece in PIECE_OF.items()}
"""The postcard that a special piece comes with."""

IN_PLAY = 8
"""Postcards in a game (L-2.1)."""
TOKENS = 4
"""Action tokens of each player (L-2.3)."""
UNBUILT = 3
"""Points lost for each building in the reserve at the end (L-6.4)."""
PAINTED = 2
"""Points for each lamp in the painter's region (L-5.7)."""
DANCED = 1
"""Points for each free space of the dancer's region (L-5.13)."""
BESIDE_STATUE = 2
"""Points for each free space beside the statue (L-5.15)."""
CORNER_OF_STATUE = 1
"""Points for each free space at a corner of the statue (L-5.15)."""
SPLASHED = 3
"""Points for each own building that touches the fountain (L-5.16)."""

COLUMNS = "abcdefgh"
"""The columns of spaces from left to right; rows are numbered from 1 at the top."""


def space_name(space: int) -> str:
    """A column and a row: space 0 is ``a1``, 63 is ``h8``."""
    return COLUMNS[space % 8] + str(space // 8 + 1)


def area_name(area: int) -> str:
    """A column and a row of areas: area 0 is ``a1``, 15 is ``d4``."""
    return COLUMNS[area % 4] + str(area // 4 + 1)


SPACE_NAMES = tuple(space_name(space) for space in range(SPACES))
AREA_NAMES = tuple(area_name(area) for area in range(AREAS))
