"""The worth of a position once the open questions of the turn have been answered as well as possible.

Dice and draws are averaged over all outcomes, and each decision is the best one for the seat that takes it,
until the position is at rest for the evaluation.
"""

from __future__ import annotations

from quartier.bots.evaluation import Evaluation
from quartier.kernel.game import Game
from quartier.kernel.movelist import Moves
from quartier.kernel.mover import CHANCE, OVER

DEEPEST = 12
"""How many open questions in a row are looked through before a position is weighed as it is."""

PATIENCE = 0.01
"""How much better a prepared move must be than what can be had without the preparation."""


class Expectation:
    """Exact expectations over one evaluation, unless more than ``most`` positions would be weighed."""

    def __init__(self, evaluation: Evaluation, most: int) -> None:
        self.evaluation = evaluation
        self.most = most
        self.weighed = 0
        self.levels = [Moves() for _ in range(DEEPEST)]
        self.sums = [0.0] * 64

    def _expect(self, game: Game, depth: int, last: int) -> None:
        """Put the worth of ``game`` into the evaluation's ``worth``."""
        if game.to_move == OVER:
            self.weighed += 1
            self.evaluation._outcome(game)
        elif depth >= DEEPEST or self.weighed >= self.most or self.evaluation._rests(game):
            self.weighed += 1
            self.evaluation._weigh(game)
        else:
            self._look(game, depth, last)

    def _look(self, game: Game, depth: int, last: int) -> None:
        """The mean over chance moves, or the best of a seat's moves."""
        offered: Moves = self.levels[depth]
        offered.count = 0
        game._offer(offered)
        mover = game.to_move
        if mover != CHANCE:
            self.evaluation._sift(game, offered, last)
        base = depth * 4
        total = 0.0
        best = -1.0
        for seat in range(game.players):
            self.sums[base + seat] = 0.0
        for i in range(offered.count):
            after = game.copy()
            after._do(offered.numbers[i])
            if best >= 0 and self.evaluation._opens(after, mover):
                continue
            self._expect(after, depth + 1, -1 if mover == CHANCE else offered.numbers[i])
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
        self._expect(game, 0, -1)
        return [self.evaluation.worth[seat] for seat in range(game.players)]

    def each(self, game: Game, last: int = -1) -> list[tuple[int, float]]:
        """Every sensible move with its worth to the seat that plays it.

        A move that only prepares others is worth as much as the best of them.
        """
        worths = []
        mover = game.to_move
        for move in self.evaluation.sensible(game, last):
            after = game.copy()
            after._do(move)
            self.weighed = 0
            if self.evaluation._opens(after, mover):
                self._look(after, 0, move)
                self.evaluation.worth[mover] -= PATIENCE
            else:
                self._expect(after, 0, move)
            worths.append((move, self.evaluation.worth[mover]))
        return worths
