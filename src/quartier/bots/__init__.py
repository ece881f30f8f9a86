"""Computer opponents: the levels that a player can choose from."""

from __future__ import annotations

from quartier.bots.bot import Bot, Budget, Known
from quartier.bots.random import RandomBot
from quartier.kernel.errors import BadOptions

__all__ = ["Bot", "Budget", "Known", "budget", "levels", "make"]

LEVELS = {"random": (RandomBot, Budget(seconds=0.3))}


def levels() -> tuple[str, ...]:
    """The names of the levels, weakest first."""
    return tuple(LEVELS)


def make(level: str, title: str, seed: int) -> Bot:
    """A bot of that level for one seat of one game."""
    if level not in LEVELS:
        raise BadOptions(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level][0](title, seed)


def budget(level: str) -> Budget:
    """How long a bot of that level may think about one move."""
    return LEVELS[level][1]
