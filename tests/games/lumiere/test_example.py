"""The rulebook's worked example, 48 : 57, on a whole board laid out for it.

The rulebook's picture is lost; this board has the buildings, lamps and groups of its text::

      a b c d e f g h
    1 I . F * . . . .      A B C  orange: courtyard, long hook with its annex on f7, garden
    2 . * F F * G G G      D E F G H  blue: stairs, tee, zigzag, row, corner
    3 * D . F E * * B      I  blue's painter
    4 . D D E E C C B      *  lamps
    5 . . D D E * . B
    6 . . . . . B B B
    7 . . H A . B A *
    8 . H H A A A A .
"""

from __future__ import annotations

from typing import Any

import quartier
from tests.games.lumiere.boards import PLAIN_EIGHT, game

TILES = {
    "a1": "orange tile6/1", "b1": "blue tile7/1", "c1": "blue tile6/2", "d1": "blue tile8/3",
    "a2": "blue tile4/0", "b2": "blue tile2/2", "c2": "blue tile3/0", "d2": "orange tile7/0",
    "a3": "orange tile2/1", "b3": "blue tile5/3", "c3": "orange tile4/1", "d3": "orange tile1/0",
    "a4": "blue tile1/1", "b4": "orange tile5/0", "c4": "orange tile8/2", "d4": "orange tile3/0",
}  # fmt: skip
EXAMPLE: dict[str, Any] = {
    "options": {"postcards": PLAIN_EIGHT},
    "tiles": TILES,
    "buildings": [
        {"c6": "2@d7", "v6": "2@f3", "garden": "0@f4"},
        {"w5": "1@b3", "t4": "2@d3", "s4": "0@c1", "line3": "0@f2", "corner3": "0@b7"},
    ],
    "reserves": [["x5", "p5"], ["t5"]],
    "taken": [
        ["levitation", "jardin", "sacre-coeur", "bouquinistes"],
        ["peintre", "lampadaire", "moulin-rouge", "penseur"],
    ],
    "used": ["jardin", "bouquinistes", "peintre"],
    "pieces": {"annex": "v6@f7", "painter": "a1"},
}


def parts(seat: int) -> dict[str, Any]:
    """The score pad of a seat, by part."""
    return {part["part"]: part for part in game(**EXAMPLE).result()["scores"][seat]["parts"]}


def light(seat: int) -> dict[str, tuple[int, int, int]]:
    """Size, number of lamps and points of each building."""
    lit = parts(seat)["light"]["buildings"]
    return {each["building"]: (each["size"], len(each["lamps"]), each["points"]) for each in lit}


def test_nobody_can_build_any_more_so_the_example_is_over() -> None:
    """L-4.12"""
    assert game(**EXAMPLE).to_move == quartier.OVER


def test_orange_has_48_points() -> None:
    """L-6.1, L-6.3, L-6.4, L-5.6"""
    assert light(0) == {"c6": (6, 1, 6), "v6": (7, 3, 21), "garden": (2, 3, 6)}
    found = parts(0)
    assert {name: part["points"] for name, part in found.items()} == {"light": 33, "group": 15, "unbuilt": 0}
    assert found["group"]["buildings"] == ["c6", "v6", "garden"]
    assert (found["unbuilt"]["count"], found["unbuilt"]["spared"]) == (2, True)
    assert game(**EXAMPLE).result()["scores"][0]["total"] == 48


def test_blue_has_57_points_and_wins() -> None:
    """L-6.1, L-6.3, L-6.4, L-6.5, L-6.6"""
    assert light(1) == {
        "w5": (5, 2, 10),
        "t4": (4, 3, 12),
        "s4": (4, 3, 12),
        "line3": (3, 3, 9),
        "corner3": (3, 0, 0),
    }
    found = parts(1)
    points = {name: part["points"] for name, part in found.items()}
    assert points == {"light": 43, "group": 13, "unbuilt": -3, "peintre": 4}
    assert sorted(found["group"]["buildings"]) == ["s4", "t4", "w5"]
    result = game(**EXAMPLE).result()
    assert result["scores"][1]["total"] == 57
    assert (result["winners"], result["ranks"]) == ([1], [2, 1])
