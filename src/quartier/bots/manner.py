"""How a title is searched, and how often its weaker levels go wrong."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from quartier.bots.evaluation import Evaluation
from quartier.kernel.title import title as title_of


@dataclass(frozen=True)
class Manner:
    """How a title is searched. A title's module in this package may have its own as ``MANNER``."""

    exploration: float = 0.6
    focus: float = 0.06
    lookahead: int = 400
    """The most positions weighed at a leaf to answer the open questions of a turn."""
    merges: bool = False
    fresh: int = 0
    capacity: int = 1_000_000
    """The most nodes of a tree; each takes 64 bytes."""
    effort: int = 1
    """What the simulations of a bounded level are multiplied by in this title."""
    enough: int | None = None
    """The number of simulations beyond which more did not win more games."""
    slips: float = 1.0
    """What the temperature of a level is multiplied by: the more chance evens out, the higher."""


def manner(title: str, known_evaluation: Evaluation) -> Manner:
    """How to search a title: in its own manner, or in one that suits what it hides."""
    if type(known_evaluation) is not Evaluation:
        own = getattr(import_module(f"quartier.bots.{title}"), "MANNER", None)
        if own is not None:
            assert isinstance(own, Manner)
            return own
    secrets = title_of(title).has_secrets
    return Manner(merges=secrets, fresh=8 if secrets else 0)
