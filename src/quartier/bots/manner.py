"""How a title is searched, and how its weaker levels slip."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from quartier.bots.evaluation import Evaluation
from quartier.kernel.title import title as title_of


@dataclass(frozen=True)
class Manner:
    """How a title is searched; a title's module here may offer its own as ``MANNER``."""

    exploration: float = 0.6
    focus: float = 0.06
    lookahead: int = 400
    """Positions weighed at most to answer a turn's open questions at a leaf."""
    merges: bool = False
    fresh: int = 0
    capacity: int = 1_000_000
    """Nodes of a tree at most; one takes 64 bytes."""
    effort: int = 1
    """How many times the simulations of a bounded level the title asks for."""
    enough: int | None = None
    """Simulations after which more were not seen to win more."""
    slips: float = 1.0
    """How many times the temperature of a level: where chance evens out, weaker players slip more."""


def manner(title: str, known_evaluation: Evaluation) -> Manner:
    """How to search a title: its own manner, or one that suits what it hides."""
    if type(known_evaluation) is not Evaluation:
        own = getattr(import_module(f"quartier.bots.{title}"), "MANNER", None)
        if own is not None:
            assert isinstance(own, Manner)
            return own
    secrets = title_of(title).has_secrets
    return Manner(merges=secrets, fresh=8 if secrets else 0)
