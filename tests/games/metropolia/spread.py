"""The options of the recorded games, one set after the other."""

from __future__ import annotations

from typing import Any

BOTS: list[dict[str, Any]] = [{}, {"plus": False}]

SPREAD: list[dict[str, Any]] = [
    {},
    {"plus": False},
    {"edition": "international"},
    {"market": "5-5-2", "business_center": "forced"},
    {"market": "all", "first_player": "seat-1", "sushi_price": 4},
    {"plus": False, "market": "ten", "dead_purples": "clear"},
    {"plus": False, "market": "5-5-2", "edition": "international"},
]
