"""The contract of a bot: it gets what its seat may know, and names a move.

A bot never meets the true game. ``Known`` holds a world in which everything hidden from the
seat was drawn anew, so whatever a bot does with it, there is no truth in it to find.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

from quartier.kernel.argument import seat_number, whole_number
from quartier.kernel.game import Game
from quartier.kernel.quote import quote
from quartier.kernel.rng import Source, as_rng


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: whichever of the two bounds is met first."""

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and whole_number(self.nodes, "nodes are a whole number from 1") < 1:
            raise ValueError(f"nodes are a whole number from 1, not {quote(self.nodes)}")
        if self.seconds is None:
            return
        if isinstance(self.seconds, bool) or not isinstance(self.seconds, int | float):
            raise TypeError(f"seconds are a number from 0, not {quote(self.seconds)}")
        if not 0 <= self.seconds < math.inf:
            raise ValueError(f"seconds are a number from 0, not {quote(self.seconds)}")


class Known:
    """What one seat may know of a game."""

    def __init__(self, game: Game, seat: int, rng: Source) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a seat knows something of a game, not of {quote(game)}")
        self.seat = seat_number(seat, game.players)
        self._world = game.imagine(self.seat, as_rng(rng).split())

    @property
    def title(self) -> str:
        """The name of the title."""
        return self._world.title

    @property
    def to_move(self) -> int:
        """Whose move it is: the seat's own when a bot is asked."""
        return self._world.to_move

    def view(self) -> dict[str, Any]:
        """What the seat sees, as its client would get it."""
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        """The moves to choose from."""
        return self._world.legal()

    def describe(self, move: int) -> dict[str, Any]:
        """A move as a tagged record."""
        return self._world.describe(move)

    def imagine(self, rng: Source) -> Game:
        """A whole game that agrees with all that the seat knows; the hidden rest is drawn anew."""
        return self._world.imagine(self.seat, rng)


def moves_to_choose_from(known: Known, budget: Budget, title: str) -> list[int]:
    """The legal moves for a bot of this title. A bot asks here before it relies on what it was given."""
    if not isinstance(known, Known):
        raise TypeError(f"a bot is given what its seat knows, Known(game, seat, rng), not {quote(known)}")
    if not isinstance(budget, Budget):
        raise TypeError(f"a bot is given a Budget(seconds, nodes), not {quote(budget)}")
    if known.title != title:
        raise ValueError(f"this bot plays {title}, not {known.title}")
    if known.to_move != known.seat:
        raise ValueError(f"a bot chooses when its seat is to move; this one has seat {known.seat}")
    return known.legal()


class Bot(Protocol):
    """A computer opponent. ``choose`` is called when its seat is to move."""

    def choose(self, known: Known, budget: Budget) -> int:
        """One of the legal moves, within the budget; the same for the same seed and nodes."""
