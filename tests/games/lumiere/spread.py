"""The options of the recorded games, one set after the other."""

from __future__ import annotations

from typing import Any

BOTS: list[dict[str, Any]] = [{}, {"postcards": "random", "hand": 2, "flip": True}]

CARDS = ["chartier", "moulin-rouge", "penseur", "fontaine", "grande-lumiere"]

TEN: list[dict[str, Any]] = [
    {},
    {"first_player": "seat-1"},
    {"first_player": "seat-2"},
    {"hand": 2},
    {"flip": True},
    {"postcards": "random"},
    {"postcards": "random", "hand": 2, "flip": True},
    {"postcards": [*CARDS, "peintre", "bouquinistes", "lampadaire"]},
    {"postcards": [*CARDS, "metropolitain", "levitation", "jardin"]},
    {"postcards": "random", "first_player": "seat-2"},
]

SPREAD = TEN * 2
