"""The contract of a bot: it gets what its seat may know, and names a move.

A bot never sees the true game. ``Known`` holds a world in which everything that is hidden from the seat was
drawn anew, so whatever a bot does with it, it cannot find out what is hidden.
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
    """How long a bot may think: until the first of the two bounds is reached."""

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and whole_number(self.nodes, "nodes is a whole number of at least 1") < 1:
            raise ValueError(f"nodes is a whole number of at least 1, not {quote(self.nodes)}")
        if self.seconds is None:
            return
        if isinstance(self.seconds, bool) or not isinstance(self.seconds, int | float):
            raise TypeError(f"seconds is a number that is not negative, not {quote(self.seconds)}")
        if not 0 <= self.seconds < math.inf:
            raise ValueError(f"seconds is a number that is not negative, not {quote(self.seconds)}")


class Known:
    """What one seat may know about a game."""

    def __init__(self, game: Game, seat: int, rng: Source) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"Known needs a game, not {quote(game)}")
        self.seat = seat_number(seat, game.players)
        self._world = game.imagine(self.seat, as_rng(rng).split())

    @property
    def title(self) -> str:
        """The name of the title."""
        return self._world.title

    @property
    def to_move(self) -> int:
        """Who is to move: the bot's own seat when it has to choose."""
        return self._world.to_move

    def view(self) -> dict[str, Any]:
        """What the seat sees, as its client would receive it."""
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        """The moves to choose from."""
        return self._world.legal()

    def describe(self, move: int) -> dict[str, Any]:
        """A move as a tagged record."""
        return self._world.describe(move)

    def imagine(self, rng: Source) -> Game:
        """A whole game that agrees with everything the seat knows; the rest is drawn anew."""
        return self._world.imagine(self.seat, rng)


def moves_to_choose_from(known: Known, budget: Budget, title: str) -> list[int]:
    """The legal moves for a bot of this title, after a check of what the bot was given."""
    if not isinstance(known, Known):
        raise TypeError(f"a bot needs what its seat knows, Known(game, seat, rng), not {quote(known)}")
    if not isinstance(budget, Budget):
        raise TypeError(f"a bot needs a Budget(seconds, nodes), not {quote(budget)}")
    if known.title != title:
        raise ValueError(f"this bot plays {title}, not {known.title}")
    if known.to_move != known.seat:
        raise ValueError(f"a bot can choose only when its seat is to move, and seat {known.seat} is not")
    return known.legal()


class Bot(Protocol):
    """A computer opponent. ``choose`` is called when its seat is to move."""

    def choose(self, known: Known, budget: Budget) -> int:
        """One of the legal moves, within the budget. The same seed and nodes lead to the same move."""
