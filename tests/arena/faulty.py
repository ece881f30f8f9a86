"""Bots that fail, each in its own way."""

from __future__ import annotations

import os
import sys

from quartier.bots import Budget, Known


class Fair:
    """Plays the first legal move; the others begin like it."""

    seconds = 0.1
    patience = 3
    """Moves before the fault."""

    def __init__(self, title: str, seed: int) -> None:
        self.asked = 0

    def choose(self, known: Known, budget: Budget) -> int:
        self.asked += 1
        return known.legal()[0] if self.asked <= self.patience else self.fail(known)

    def fail(self, known: Known) -> int:
        return known.legal()[0]


class Cheat(Fair):
    """Names a move that is not legal."""

    def fail(self, known: Known) -> int:
        legal = known.legal()
        return next(move for move in range(len(legal) + 1) if move not in legal)


class Stranger(Fair):
    """Names a move that no title has."""

    def fail(self, known: Known) -> int:
        return 10**30


class Silent(Fair):
    """Names none."""

    def fail(self, known: Known) -> int:
        return None  # type: ignore[return-value]


class Clumsy(Fair):
    """Stumbles over its own code."""

    def fail(self, known: Known) -> int:
        return 1 // (self.asked - self.asked)


class Quitter(Fair):
    """Wants to end the whole program."""

    def fail(self, known: Known) -> int:
        sys.exit("enough")


class Stillborn(Fair):
    """Cannot even be made."""

    def __init__(self, title: str, seed: int) -> None:
        raise RuntimeError("no weights for " + title)


class Deadly(Fair):
    """Takes its process with it."""

    def fail(self, known: Known) -> int:
        os._exit(3)
