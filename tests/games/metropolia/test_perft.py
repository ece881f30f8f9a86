"""How many ways there are to play some moves from fixed positions, chance included.

A change in what is legal changes these numbers.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.metropolia.setting import BASE, FOUR, PLUS, city, table
from tests.perft import perft

OPENING = (city(3), city(3))
MIDDLE = (
    city(12, "train_station", "radio_tower", ranch=2, cheese_factory=1, stadium=1),
    city(7, "shopping_mall", cafe=2, convenience_store=1),
    city(3, forest=2, mine=1, business_center=1),
)
HARBORS = (
    city(20, *FOUR[:3], "harbor", tuna_boat=1, tv_station=1, business_center=1),
    city(11, "harbor", "airport", tuna_boat=2, sushi_bar=1, tax_office=1),
    city(0, flower_shop=1, flower_field=2),
)
TEN = (
    "wheat_field",
    "ranch",
    "cafe",
    "mine",
    "stadium",
    "sushi_bar",
    "publisher",
    "forest",
    "tuna_boat",
    "bakery",
)


POSITIONS: list[tuple[str, dict[str, Any], list[int]]] = [
    ("opening", {"seats": OPENING, "options": BASE}, [6, 69, 414, 4827, 28110]),
    ("middle", {"seats": MIDDLE, "options": BASE, "phase": "dice"}, [2, 27, 81, 1166, 14421]),
    ("harbors", {"seats": HARBORS, "options": PLUS, "phase": "dice"}, [2, 27, 476, 2677, 68161]),
    (
        "refill",
        {
            "seats": OPENING,
            "options": {"market": "ten"},
            "phase": "build",
            "dice": [5],
            "supply": dict.fromkeys(TEN, 1),
        },
        [8, 162, 2046, 25287],
    ),
    (
        "swap",
        {"seats": MIDDLE, "options": {**BASE, "business_center": "forced"}, "turn": 2},
        [6, 56, 136, 1756, 4916, 70174],
    ),
    (
        "last landmark",
        {"seats": (city(22, *FOUR[:3]), city(4, "train_station")), "options": BASE, "phase": "dice"},
        [2, 27, 459, 891, 11691],
    ),
]


def test_the_opening_counted_by_hand() -> None:
    """M-5.1: after 1, 2 or 3 the roller has 4 coins and 12 choices; after 4, 5 or 6 it is 3 and 11."""
    assert perft(table(*OPENING, options=BASE), 2) == 3 * 12 + 3 * 11


@pytest.mark.parametrize(
    ("fields", "counts"), [row[1:] for row in POSITIONS], ids=[row[0] for row in POSITIONS]
)
def test_the_number_of_ways_to_play(fields: dict[str, Any], counts: list[int]) -> None:
    """M-2.1, M-2.6, M-3.11, M-5.1, M-7.5, M-8.5"""
    given = dict(fields)
    game = table(*given.pop("seats"), **given)
    assert [perft(game, depth + 1) for depth in range(len(counts))] == counts
