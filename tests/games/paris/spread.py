"""The options of the recorded games, one set after the other."""

from __future__ import annotations

from typing import Any

BOTS: list[dict[str, Any]] = [{}]

SPREAD: list[dict[str, Any]] = [
    {},
    {"setup": "advanced"},
    {"placement": "free"},
    {"stacks": 3, "open_screens": True},
    {"landmarks": "b", "after_30": "effects"},
    {"first_player": "seat-1", "last_building_end_tile": False},
    {"setup": "advanced", "placement": "free", "stacks": 3, "landmarks": "b", "after_30": "effects"},
]
