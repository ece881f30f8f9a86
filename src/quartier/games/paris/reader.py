from __future__ import annotations
from typing import Any
from collections.abc import Mapping
from quartier.games.paris.game import Paris


def from_position(document: Mapping[str, Any]) -> Paris:
    raise NotImplementedError
