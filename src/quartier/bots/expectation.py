"""The worth of a position when the open questions of the turn are answered as well as can be.

Dice and draws are averaged over all their outcomes, decisions go to what is best for the seat
that takes them, until the position is at rest for the evaluation.
"""

from __future__ import annotations

from quartier.bots.evaluation import Evaluation
from quartier.kernel.game import CHANCE, OVER, Game, Moves

DEEPEST = 12
"""So many open questions are looked through; what is open after them is weighed as it is."""


class Expectation:
    """Exact expectations over one evaluation, within a bound of positions weighed."""

    def __init__(self, evaluation: Evaluation, most: int) -> None:
        self.evaluation = evaluation
        self.most = most
        self.weighed = 0
        self.levels = [Moves() for _ in range(DEEPEST)]
        self.sums = [0.0] * 64

    def _settle(self, game: Game, depth: int) -> None:
        """Put the worth of ``game`` into the evaluation's ``worth``."""
        if game.to_move == OVER:
            self.weighed += 1
            self.evaluation._outcome(game)
        elif depth >= 12 or self.weighed >= self.most or self.evaluation._rests(game):
            self.weighed += 1
            self.evaluation._weigh(game)
        else:
            self._look(game, depth)

    def _look(self, game: Game, depth: int) -> None:
        """The mean over chance moves, or the best of a seat's moves."""
        offered: Moves = self.levels[depth]
        offered.count = 0
        game._offer(offered)
        mover = game.to_move
        base = depth * 4
        total = 0.0
        best = -1.0
        for seat in range(game.players):
            self.sums[base + seat] = 0.0
        for i in range(offered.count):
            after = game.copy()
            after._do(offered.numbers[i])
            self._settle(after, depth + 1)
            if mover == CHANCE:
                total += offered.weights[i]
                for seat in range(game.players):
                    self.sums[base + seat] += self.evaluation.worth[seat] * offered.weights[i]
            elif self.evaluation.worth[mover] > best:
                best = self.evaluation.worth[mover]
                for seat in range(game.players):
                    self.sums[base + seat] = self.evaluation.worth[seat]
        for seat in range(game.players):
            self.evaluation.worth[seat] = self.sums[base + seat] / (total if mover == CHANCE else 1.0)

    def of(self, game: Game) -> list[float]:
        """The worth of ``game`` for each seat."""
        self.weighed = 0
        self._settle(game, 0)
        return [self.evaluation.worth[seat] for seat in range(game.players)]

    def each(self, game: Game) -> list[tuple[int, float]]:
        """Every legal move with what it is worth to the seat that plays it."""
        found = []
        for move in game.legal():
            after = game.copy()
            after._do(move)
            found.append((move, self.of(after)[game.to_move]))
        return found
