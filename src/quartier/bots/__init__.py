"""Computer opponents: the levels that a player can choose from."""

from __future__ import annotations

from collections.abc import Callable

from quartier.bots.bot import Bot, Budget, Known
from quartier.bots.glance import Glance, Greedy
from quartier.bots.random import RandomBot
from quartier.bots.tree import TreeBot, Uct
from quartier.kernel.errors import BadOptions
from quartier.kernel.quote import quote
from quartier.kernel.title import title as title_of

__all__ = ["YARDSTICKS", "Bot", "Budget", "Known", "budget", "default_level", "levels", "make"]

Maker = Callable[[str, int], Bot]

LEVELS: dict[str, tuple[Maker, Budget]] = {
    "visitor": (lambda title, seed: Glance(title, seed, temperature=0.08), Budget(seconds=0.3)),
    "apprentice": (lambda title, seed: Glance(title, seed, temperature=0.035), Budget(seconds=0.5)),
    "merchant": (lambda title, seed: TreeBot(title, seed, most=12, temperature=0.012), Budget(seconds=1.0)),
    "architect": (lambda title, seed: TreeBot(title, seed, most=60, temperature=0.004), Budget(seconds=2.0)),
    "prefect": (TreeBot, Budget(seconds=4.0)),
}
"""The levels, weakest first. The locale files have their names as ``bot-level-<name>``."""
YARDSTICKS: dict[str, tuple[Maker, Budget]] = {
    "random": (RandomBot, Budget(seconds=0.3)),
    "greedy": (Greedy, Budget(seconds=1.0)),
    "uct": (Uct, Budget(seconds=4.0)),
}
"""Bots for the arena and the command line; players at a table are not offered them."""


def levels() -> tuple[str, ...]:
    """The names of the levels, weakest first."""
    return tuple(LEVELS)


def default_level() -> str:
    """The level for a bot whose level nobody has chosen: the middle one."""
    return levels()[len(LEVELS) // 2]


def find(level: str) -> tuple[Maker, Budget]:
    """The maker and the budget of a level or a yardstick."""
    known = LEVELS.get(level) or YARDSTICKS.get(level) if isinstance(level, str) else None
    if known is None:
        raise BadOptions(f"there is no level {quote(level)}; there are {', '.join([*LEVELS, *YARDSTICKS])}")
    return known


def make(level: str, title: str, seed: int) -> Bot:
    """A bot of that level for one seat of one game."""
    return find(level)[0](title_of(title).name, seed)


def budget(level: str) -> Budget:
    """How long a bot of that level may think about one move."""
    return find(level)[1]
