"""The contract of a bot: it gets what its seat may know, and names a move.

A bot never meets the true game. ``Known`` holds a world in which everything hidden from the
seat was drawn anew, so whatever a bot does with it, there is no truth in it to find.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from quartier.kernel.game import Game
from quartier.kernel.rng import Rng


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: whichever of the two bounds is met first."""

    seconds: float | None = None
    nodes: int | None = None


class Known:
    """What one seat may know of a game."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.seat = seat
        self._world = game.imagine(seat, rng.split())

    def view(self) -> dict[str, Any]:
        """What the seat sees, as its client would get it."""
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        """The moves to choose from."""
        return self._world.legal()

    def describe(self, move: int) -> dict[str, Any]:
        """A move as a tagged record."""
        return self._world.describe(move)

    def imagine(self, rng: Rng) -> Game:
        """A whole game that agrees with all that the seat knows; the hidden rest is drawn anew."""
        return self._world.imagine(self.seat, rng)


class Bot(Protocol):
    """A computer opponent. ``choose`` is called when its seat is to move."""

    def choose(self, known: Known, budget: Budget) -> int:
        """One of the legal moves, within the budget; the same for the same seed and nodes."""
