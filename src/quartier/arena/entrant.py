"""Who may enter a match: a level, a yardstick, or a class in somebody's Python file."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from quartier import bots
from quartier.arena.fault import named, written
from quartier.bots import Bot, Budget
from quartier.kernel.errors import BadOptions

OWN_SECONDS = 1.0
"""The time for a bot of your own that does not say how long it wants to think."""


@cache
def own_class(entrant: str) -> type[Bot]:
    """The class that ``path/to/file.py:Name`` means."""
    path, _, name = entrant.rpartition(":")
    file = Path(path)
    if not path or not file.is_file():
        raise BadOptions(f"{entrant!r}: there is no file {path or entrant!r}; write file.py:ClassName")
    spec = spec_from_file_location(f"quartier_entrant_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BadOptions(f"{entrant!r}: {file.name} is not a Python file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:
        raise BadOptions(f"{entrant!r}: {file.name} cannot be imported: {named(problem)}") from problem
    bot = getattr(module, name, None)
    if not isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
        raise BadOptions(f"{entrant!r}: {file.name} has no class {name!r} with a method named choose")
    return bot


def is_own(entrant: str) -> bool:
    """Whether the entrant is a class in a file."""
    return ".py:" in entrant


def enter(entrant: str, title: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    if is_own(entrant):
        return own_class(entrant)(title, seed)  # type: ignore[call-arg]
    return bots.make(entrant, title, seed)


def budget_of(entrant: str) -> Budget:
    """How long an entrant thinks about one move; a class of your own may say so in ``seconds``."""
    if is_own(entrant):
        seconds = getattr(own_class(entrant), "seconds", OWN_SECONDS)
        if not isinstance(seconds, int | float) or not 0 < seconds < float("inf"):
            raise BadOptions(f"{entrant!r}: seconds is a number above 0, not {written(seconds)}")
        return Budget(seconds=float(seconds))
    return bots.budget(entrant)
