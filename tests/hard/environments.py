"""The adapters' environments, as far as their libraries are installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

ENVIRONMENTS: dict[str, Callable[..., Any]] = {}
"""What to call to make each of them."""
KINDS: tuple[type, ...] = ()
"""The classes whose methods are called too."""
REFUSALS: tuple[type[Exception], ...] = ()
"""Exceptions that the libraries ask for."""

try:
    from gymnasium.error import ResetNeeded

    from quartier.adapters.gymnasium import SeatEnv
except ImportError:
    pass
else:
    ENVIRONMENTS["SeatEnv"] = SeatEnv
    KINDS += (SeatEnv,)
    REFUSALS += (ResetNeeded,)

try:
    from quartier.adapters.pettingzoo import TableEnv
except ImportError:
    pass
else:
    ENVIRONMENTS["TableEnv"] = TableEnv
    KINDS += (TableEnv,)

try:
    from quartier.adapters.openspiel import QuartierGame
    from quartier.kernel.title import title as title_of
except ImportError:
    pass
else:

    def openspiel_game(title: str, params: dict[str, Any] | None = None) -> Any:
        """A title as OpenSpiel makes it from its parameters."""
        known = title_of(title)
        return type(f"{known.name}_game", (QuartierGame,), {"known": known})(params)

    ENVIRONMENTS["openspiel_game"] = openspiel_game


def methods(environment: Any) -> list[str]:
    """The public methods that our class of environment defines."""
    found = [name for name, value in vars(type(environment)).items() if callable(value)]
    return [name for name in found if not name.startswith("_")]
