"""The components, laid out as they lie on the table.

Values that no source shows are marked RECONSTRUCTED. They contradict no known fact, and each can be
corrected in one line.
"""

from __future__ import annotations

from dataclasses import dataclass

# --- P-1.1 The six districts and their banks; the amounts run from 2 to 7 francs ---------------

DISTRICTS = ("belleville", "la-villette", "batignolles", "montmartre", "saint-germain", "chaillot")

BANKS = (2, 3, 4, 5, 6, 7)
# RECONSTRUCTED (P-13.1): which bank pays how much; each amount from 2 to 7 is known to be there once.

VALUES = (1, 2, 3, 4, 5, 8)
"""The six building spaces of every district."""

# --- P-1.2 The 36 building tiles: district on the back, building and value on the front --------

TYPES = ("cafe", "bakery", "restaurant", "residence", "theatre", "hotel")
LANDMARK_TYPE = len(TYPES)
"""All landmarks together are a seventh type (P-9.30)."""

# RECONSTRUCTED (P-13.2) but for the cells marked with a star, which the rulebooks' examples show.
BUILDINGS = {
    #                 1             2             3             4              5             8
    "belleville": ("hotel", "restaurant", "theatre", "bakery", "residence", "cafe"),
    "la-villette": ("bakery", "residence", "cafe", "hotel", "restaurant", "theatre"),  # 8 *
    "batignolles": ("restaurant", "theatre", "hotel", "cafe", "bakery", "residence"),
    "montmartre": ("cafe", "bakery", "restaurant", "residence", "theatre", "hotel"),  # 2 * and 5 *
    "saint-germain": ("theatre", "cafe", "residence", "restaurant", "hotel", "bakery"),  # 4 * and 5 *
    "chaillot": ("residence", "hotel", "bakery", "theatre", "cafe", "restaurant"),
}

BUILDING_TYPES = tuple(TYPES.index(name) for district in DISTRICTS for name in BUILDINGS[district])
"""The type of each tile; tile ``district * 6 + space`` is the one that shows that district and value."""

BUILDING_COSTS: dict[int, dict[str, int]] = {1: {}, 2: {}, 3: {}, 4: {}, 5: {}, 8: {"wood": 1}}
"""What a building costs besides francs (P-5.4)."""

# --- P-1.3 The tokens: six of each kind; one beside every building space -----------------------

RESOURCES = ("wood", "marble", "gold")
PRESTIGE = ("bronze-prestige", "silver-prestige", "gold-prestige")
KINDS = RESOURCES + PRESTIGE
OF_EACH_KIND = 6

SPACE_TOKENS = {
    1: "bronze-prestige",  # RECONSTRUCTED (P-13.3): which prestige lies at 1, 2, 3
    2: "silver-prestige",
    3: "gold-prestige",
    4: "wood",  # RECONSTRUCTED (P-13.3): wood at 4 and marble at 5
    5: "marble",
    8: "gold",
}

# --- P-1.4 The prices on the player's screen, in francs: all RECONSTRUCTED (P-13.4) ------------

BUY = {"wood": 2, "marble": 3, "gold": 4}
SELL = {"wood": 1, "marble": 2, "gold": 3, "bronze-prestige": 1, "silver-prestige": 2, "gold-prestige": 3}

GROUPS = ("any-resource", "any-prestige")
"""What a tile can stand for besides a certain token."""
DEAREST = {
    "any-resource": max(SELL[name] for name in RESOURCES),
    "any-prestige": max(SELL[name] for name in PRESTIGE),
}
"""Such a token is sold as the dearest of its group (P-7.6)."""

# --- P-1.5 The eight landmarks -----------------------------------------------------------------

PRESTIGE_OF = {"B": "bronze-prestige", "S": "silver-prestige", "G": "gold-prestige"}
"""The letters of the slots below."""
PRESTIGE_POINTS = {"bronze-prestige": 3, "silver-prestige": 4, "gold-prestige": 5}
# RECONSTRUCTED (P-13.6): bronze and silver; gold is known.


@dataclass(frozen=True)
class Landmark:
    """A landmark tile: value, resources, and the prestige it takes."""

    id: str
    value: int
    value_in_set_b: int
    marble: int
    gold: int
    prestige: str
    """One letter for each slot: Bronze, Silver, Gold."""


LANDMARKS = (
    # P-13.11  name                 A   B   marble gold slots
    Landmark("luxembourg-gardens", 10, 9, 1, 0, "BBB"),  # RECONSTRUCTED (P-13.5), as are the next five
    Landmark("tuileries", 11, 10, 0, 1, "BBS"),
    Landmark("grand-palais", 11, 11, 2, 0, "BSS"),
    Landmark("sacre-coeur", 12, 12, 1, 1, "BSG"),  # known: value 12 costs 1 marble and 1 gold
    Landmark("opera-garnier", 13, 13, 0, 2, "SSS"),  # RECONSTRUCTED, the name too
    Landmark("notre-dame", 14, 14, 2, 1, "SSG"),
    Landmark("louvre", 15, 15, 1, 2, "SGG"),  # known but for the silver slot
    Landmark("eiffel-tower", 16, 16, 0, 3, "GGG"),  # known
)

# --- P-1.6 The 42 bonus tiles: thirty numbers, some with copies for three and four players ------


@dataclass(frozen=True)
class BonusTile:
    """One number of the bonus track: ``kind`` says what it does, the rest how much."""

    kind: str
    francs: int = 0
    vp: int = 0
    value: int = 0
    token: str = ""
    more: bool = False
    """Whether three players use one more copy, and four another: RECONSTRUCTED (P-13.8)."""


BONUS_TILES = {
    1: BonusTile("gain", francs=3),  # P-9.1; RECONSTRUCTED (P-13.7): the amounts on 1, 5, 7, 12, 22
    2: BonusTile("resource", token="wood"),  # P-9.2
    3: BonusTile("resource", token="marble"),  # P-9.3
    4: BonusTile("resource", token="gold"),  # P-9.4
    5: BonusTile("gain", francs=5),  # P-9.5; RECONSTRUCTED
    6: BonusTile("value", value=1, vp=2, more=True),  # P-9.6; RECONSTRUCTED (P-13.7), as 11, 15, 26, 28
    7: BonusTile("gain", vp=4),  # P-9.7; RECONSTRUCTED
    8: BonusTile("any-prestige"),  # P-9.8
    9: BonusTile("double"),  # P-9.9
    10: BonusTile("any-resource"),  # P-9.10
    11: BonusTile("value", value=2, vp=3, more=True),  # P-9.11; RECONSTRUCTED
    12: BonusTile("gain", francs=4, vp=3),  # P-9.12; RECONSTRUCTED
    13: BonusTile("key", francs=4),  # P-9.13; RECONSTRUCTED: the price
    14: BonusTile("key", francs=2),  # P-9.14; RECONSTRUCTED: the price
    15: BonusTile("value", value=3, vp=4, more=True),  # P-9.15; RECONSTRUCTED
    16: BonusTile("share"),  # P-9.16
    17: BonusTile("take"),  # P-9.17
    18: BonusTile("value", value=4, vp=5, more=True),  # P-9.18
    19: BonusTile("any-prestige"),  # P-9.19
    20: BonusTile("unused"),  # P-9.20
    21: BonusTile("any-resource"),  # P-9.21
    22: BonusTile("gain", vp=8),  # P-9.22; RECONSTRUCTED
    23: BonusTile("prestige-pairs"),  # P-9.23
    24: BonusTile("resource-pairs"),  # P-9.24
    25: BonusTile("retreat"),  # P-9.25
    26: BonusTile("value", value=5, vp=6, more=True),  # P-9.26; RECONSTRUCTED
    27: BonusTile("francs"),  # P-9.27
    28: BonusTile("value", value=8, vp=7, more=True),  # P-9.28; RECONSTRUCTED
    29: BonusTile("landmarks", vp=8),  # P-9.29
    30: BonusTile("types"),  # P-9.30
}

ZONES = {"A": range(1, 11), "B": range(11, 21), "C": range(21, 31)}
# RECONSTRUCTED (P-13.8): where the zones begin.
ZONE_OF = (0, *(next(i for i, zone in enumerate(ZONES.values()) if n in zone) for n in range(1, 31)))
"""The zone of each number and of each space of the track, from 1 on."""

UNUSED_POINTS = {2: 1, 3: 2, 4: 3}
"""Points of tile 20 for each other unused bonus tile, by number of players."""
PAIR_POINTS = {2: 2, 3: 3, 4: 4}
"""Points of tiles 23 and 24 for each pair, by number of players."""
TYPE_POINTS = {4: 10, 5: 15, 6: 20, 7: 25}
"""Points of tile 30, by the number of types owned."""


def copies(number: int, players: int) -> int:
    """How many tiles of a number are in play (P-2.12)."""
    return players - 1 if BONUS_TILES[number].more else 1


# --- P-1.7 The twelve end-game tiles: all RECONSTRUCTED (P-13.9) -------------------------------


@dataclass(frozen=True)
class EndTile:
    """An end-game tile: francs, points, or a token of any kind in its group."""

    francs: int = 0
    vp: int = 0
    token: str = ""


END_TILES = {
    "e1": EndTile(vp=5),
    "e2": EndTile(vp=4),
    "e3": EndTile(vp=3),
    "e4": EndTile(francs=6),
    "e5": EndTile(francs=5),
    "e6": EndTile(francs=4),
    "e7": EndTile(token="any-resource"),
    "e8": EndTile(token="any-resource"),
    "e9": EndTile(token="any-prestige"),
    "e10": EndTile(token="any-prestige"),
    "e11": EndTile(francs=3, vp=2),
    "e12": EndTile(francs=2, vp=3),
}

END_NAMES = tuple(END_TILES)

# --- P-1.8 The six VP tiles: first, second, third place ----------------------------------------

VP_TILES = (
    (20, 10, 5),
    (18, 9, 4),  # 9 and 4 RECONSTRUCTED (P-13.10)
    (16, 8, 4),
    (14, 7, 3),  # RECONSTRUCTED
    (12, 6, 3),  # RECONSTRUCTED
    (10, 5, 2),  # RECONSTRUCTED
)

# --- P-1.9 Keys, money -------------------------------------------------------------------------

KEYS = {2: 10, 3: 9, 4: 7}
"""Behind the screen at the start, by number of players (P-2.9)."""
SPARE_KEYS = 2
START_FRANCS = 3
SET_ASIDE = 3
"""Building tiles that go back to the box unseen (P-2.13)."""
FOURTH_KEY = 4
"""How many keys in a district bring a VP tile (P-5.9)."""
BONUS_FEE = 2
"""Francs to pay before a value-3 building lets its owner advance on the bonus track (P-6.3)."""
VALUE_8_POINTS = 2
"""Points for acquiring a building of value 8 (P-6.4)."""
