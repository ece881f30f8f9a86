"""A bot that plays any legal move: the yardstick for all others."""

from __future__ import annotations

from quartier.bots.bot import Budget, Known, moves_to_choose_from
from quartier.kernel.rng import Rng


class RandomBot:
    """Plays uniformly random legal moves."""

    def __init__(self, title: str, seed: int) -> None:
        self.title = title
        self.rng = Rng(seed)

    def choose(self, known: Known, budget: Budget) -> int:
        """Any legal move."""
        moves = moves_to_choose_from(known, budget, self.title)
        return moves[self.rng.below(len(moves))]
