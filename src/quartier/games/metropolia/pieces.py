"""The cards, as printed: establishments, landmarks, and what each player starts with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Establishment(NamedTuple):
    """One kind of establishment card. ``number`` and ``highest`` are the roll that activates it."""

    id: str
    set: str
    number: int
    highest: int
    cost: int
    colour: str
    icon: str
    copies: int
    pays: int
    """Coins of one copy, before the shopping mall and before counting other cards."""

    @property
    def is_purple(self) -> bool:
        """Whether it stays where it was built and stands at most once in a city."""
        return self.colour == "purple"

    @property
    def deck(self) -> int:
        """Which of the three decks of the market 5-5-2 it is dealt from (M-7.9)."""
        return 2 if self.is_purple else int(self.number > 6)


class Landmark(NamedTuple):
    """One of the landmarks that every player builds to win."""

    id: str
    set: str
    cost: int


# M-1.2, M-1.3, M-7.1: 6 copies of every blue, green and red card, 4 of every purple one.
# M-3.14, M-8.16: what a card brings that counts no others.
ESTABLISHMENTS = (
    #             id                   set    number   cost colour    icon      copies pays
    Establishment("wheat_field",       "base",  1,  1,  1, "blue",   "wheat",   6, 1),
    Establishment("ranch",             "base",  2,  2,  1, "blue",   "cow",     6, 1),
    Establishment("bakery",            "base",  2,  3,  1, "green",  "bread",   6, 1),
    Establishment("cafe",              "base",  3,  3,  2, "red",    "cup",     6, 1),
    Establishment("convenience_store", "base",  4,  4,  2, "green",  "bread",   6, 3),
    Establishment("forest",            "base",  5,  5,  3, "blue",   "gear",    6, 1),
    Establishment("stadium",           "base",  6,  6,  6, "purple", "tower",   4, 2),
    Establishment("tv_station",        "base",  6,  6,  7, "purple", "tower",   4, 5),
    Establishment("business_center",   "base",  6,  6,  8, "purple", "tower",   4, 0),
    Establishment("cheese_factory",    "base",  7,  7,  5, "green",  "factory", 6, 3),
    Establishment("furniture_factory", "base",  8,  8,  3, "green",  "factory", 6, 3),
    Establishment("mine",              "base",  9,  9,  6, "blue",   "gear",    6, 5),
    Establishment("family_restaurant", "base",  9, 10,  3, "red",    "cup",     6, 2),
    Establishment("apple_orchard",     "base", 10, 10,  3, "blue",   "wheat",   6, 3),
    Establishment("fruit_veg_market",  "base", 11, 12,  2, "green",  "fruit",   6, 2),
    Establishment("sushi_bar",         "plus",  1,  1,  2, "red",    "cup",     6, 3),
    Establishment("flower_field",      "plus",  4,  4,  2, "blue",   "wheat",   6, 1),
    Establishment("flower_shop",       "plus",  6,  6,  1, "green",  "bread",   6, 1),
    Establishment("pizza_joint",       "plus",  7,  7,  1, "red",    "cup",     6, 1),
    Establishment("publisher",         "plus",  7,  7,  5, "purple", "tower",   4, 1),
    Establishment("hamburger_stand",   "plus",  8,  8,  1, "red",    "cup",     6, 1),
    Establishment("mackerel_boat",     "plus",  8,  8,  2, "blue",   "boat",    6, 3),
    Establishment("tax_office",        "plus",  8,  9,  4, "purple", "tower",   4, 0),
    Establishment("food_warehouse",    "plus", 12, 13,  2, "green",  "factory", 6, 2),
    Establishment("tuna_boat",         "plus", 12, 14,  5, "blue",   "boat",    6, 1),
)  # fmt: skip

LANDMARKS = (
    Landmark("train_station",  "base",  4),
    Landmark("shopping_mall",  "base", 10),
    Landmark("amusement_park", "base", 16),
    Landmark("radio_tower",    "base", 22),
    Landmark("harbor",         "plus",  2),
    Landmark("airport",        "plus", 30),
)  # fmt: skip

START_CITY = ("wheat_field", "bakery")
"""M-1.4: these cards are not taken from the supply."""
START_COINS = 3
"""M-1.6"""
CITY_HALL = "city_hall"
"""M-7.2: in every city of Plus from the start; neither a landmark nor an establishment."""
CITY_HALL_PAYS = 1
"""M-8.3, M-8.4"""
MALL_ADDS = 1
"""M-3.6"""
HARBOR_FROM = 10
"""M-8.5: the lowest roll to which the harbor may add."""
HARBOR_ADDS = 2
"""M-8.5"""
AIRPORT_PAYS = 10
"""M-8.8"""
TAX_FROM = 10
"""M-8.9: the tax office spares whoever has fewer coins."""
MARKETS = {"all": (), "ten": (10,), "5-5-2": (5, 5, 2)}
"""M-1.7, M-7.4, M-7.9: how many names lie open from each deck; without a deck, all do."""

CARD_IDS = tuple(card.id for card in ESTABLISHMENTS)
LANDMARK_IDS = tuple(landmark.id for landmark in LANDMARKS)
CARD_NUMBER = {card: number for number, card in enumerate(CARD_IDS)}
LANDMARK_NUMBER = {landmark: number for number, landmark in enumerate(LANDMARK_IDS)}
DICE_PAIRS = tuple((first, second) for first in range(1, 7) for second in range(first, 7))
TWO_DICE = {total: sum(2 - (a == b) for a, b in DICE_PAIRS if a + b == total) for total in range(2, 13)}
"""How many of the 36 rolls of two dice have each total."""


def counted(piles: Sequence[int]) -> dict[str, int]:
    """Copies of each establishment, in the order of the table, as a mapping without the empty piles."""
    return {card: copies for card, copies in zip(CARD_IDS, piles, strict=True) if copies}
