"""The components as tables that look like the printed ones.

Each table says how sure it is: *rulebook* (in words or counts), *one source* (fits every count in
the rulebook) or *reconstruction* (the rulebook has it only in a picture that is lost).
"""

from __future__ import annotations

SEATS = ("orange", "blue")
"""The colours of the two players, by seat."""

AREAS = 16
"""Marked squares of the board, four by four; each takes one tile (L-1.1)."""
SPACES = 64
"""Each tile has two by two spaces, so the board has eight by eight (L-1.1)."""

# L-1.2: one player's tiles, seen by the owner: o own colour, r rival's colour, m mixed, l lamp.
# The other player's eight are the same with the two colours swapped. Counts: two sources;
# where the colours lie on each tile: one source.
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

# L-1.3: the twelve buildings. Sizes: rulebook; shapes and their handedness: one source.
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

# L-1.5: the two special pieces of more than one space. Garden: rulebook (size 2); fountain: one source.
GARDEN_SHAPE = ("##",)
FOUNTAIN_SHAPE = ("##",)

SHAPES: dict[str, tuple[str, ...]] = {**BUILDINGS, "garden": GARDEN_SHAPE, "fountain": FOUNTAIN_SHAPE}
SHAPE_NAMES = tuple(SHAPES)
BUILDING_NAMES = SHAPE_NAMES[:13]
"""The twelve of the pool, then the garden, which is a building too (L-5.5)."""
POOL = 12
GARDEN = 12
FOUNTAIN = 13

SINGLES = ("painter", "dancer", "lamp", "large-lamp")
"""Special pieces of one space without a facing; the statue and the annex have moves of their own."""
FACINGS = ("north", "east", "south", "west")
"""Where a statue looks (L-5.14), a quarter turn clockwise from one to the next."""
Step = tuple[int, int]
"""Columns to the right and rows down."""
FACING_STEPS: tuple[Step, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the space in front of the statue, by facing."""

# L-5.18, reconstruction: the spaces that a large lamp lights, as steps from it, and the spaces in between.
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

# L-1.4: the twelve postcards in the order of the rulebook; the first eight bear the first-game mark.
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


def space_name(space: int) -> str:
    """Column a to h from the left, row 1 to 8 from the top: 0 is ``a1``, 63 is ``h8``."""
    return "abcdefgh"[space % 8] + str(space // 8 + 1)


def area_name(area: int) -> str:
    """Column a to d from the left, row 1 to 4 from the top."""
    return "abcd"[area % 4] + str(area // 4 + 1)


SPACE_NAMES = tuple(space_name(space) for space in range(SPACES))
AREA_NAMES = tuple(area_name(area) for area in range(AREAS))
