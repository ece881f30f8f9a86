"""How many ways there are to play some moves from fixed positions, chance included.

A change in what is legal changes these numbers.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paris.setting import legal, table
from tests.perft import perft

RICH = {"francs": 30, "tokens": {"wood": 1, "marble": 2, "gold": 3, "gold-prestige": 1}}
POSITIONS: list[tuple[str, dict[str, Any], list[int]]] = [
    ("opening", {"players": 2, "built": (), "phase": "stack"}, [2, 12, 72, 504, 1008, 5460]),
    (
        "free placement",
        {"players": 3, "built": (), "phase": "stack", "options": {"placement": "free"}},
        [2, 12, 72, 432, 3024, 6048],
    ),
    (
        "middle",
        {
            "players": 3,
            "keys": {"montmartre-2": [0], "montmartre-5": [1], "chaillot-4": [2], "louvre": [1]},
            "landmarks": {"louvre": "chaillot"},
            "banks": {"montmartre": [0, 1], "belleville": [2]},
            "screens": {0: {**RICH, "held": [9, 10, 17, 25], "meeple": 6}, 1: {"francs": 12, "held": [16]}},
        },
        [66, 2227, 52671],
    ),
    (
        "fourth key",
        {
            "players": 4,
            "keys": {"montmartre-1": [1], "montmartre-4": [2], "montmartre-5": [3]},
            "banks": {"montmartre": [0]},
            "vp_tiles": {"chaillot": 20, "belleville": 18, "batignolles": 10},
            "screens": {0: {"held": [19, 21, 23, 24], "tokens": {"wood": 2, "bronze-prestige": 2}}},
        },
        [17, 209, 2327, 23679],
    ),
    (
        "last tiles",
        {
            "players": 2,
            "end_used": [f"e{i}" for i in range(1, 11)],
            "screens": {0: {"held": [27]}, 1: {"tokens": {"gold": 1}}},
            "arc": [1, 1],
        },
        [22, 450, 3423, 28046],
    ),
]


def test_the_opening_counted_by_hand() -> None:
    """P-3.1, P-3.2: two stacks, six tiles of a district each, then one of six new tops."""
    game = table(2, built=(), phase="stack")
    assert legal(game) == ["stack1", "stack2"]
    assert perft(game, 3) == 2 * 6 * 6
    assert perft(game, 4) == 2 * 6 * 6 * 7


@pytest.mark.parametrize(
    ("fields", "counts"), [row[1:] for row in POSITIONS], ids=[row[0] for row in POSITIONS]
)
def test_the_number_of_ways_to_play(fields: dict[str, Any], counts: list[int]) -> None:
    """P-3.1, P-4.1, P-5.1, P-5.9, P-8.1, P-9.9, P-9.16, P-10.3, P-12.2"""
    given = dict(fields)
    game = table(given.pop("players"), **given)
    assert counts
    assert [perft(game, depth + 1) for depth in range(len(counts))] == counts
