"""One-ply players: look at every move once, with dice and draws averaged exactly."""

from __future__ import annotations

import math
from typing import Any

from quartier.bots.bot import Budget, Known, moves_to_choose_from
from quartier.bots.evaluation import evaluation
from quartier.bots.expectation import Expectation
from quartier.bots.learned import Learned
from quartier.bots.manner import manner
from quartier.bots.memory import Lasting
from quartier.kernel.rng import Rng
from quartier.kernel.title import title as title_of

MOST_WEIGHED = 4000
"""The most positions weighed for one move, if its turn has many open questions."""
SURE = 0.9999
WORLDS = 4
"""How many imagined worlds a glance is averaged over, if something is hidden."""


def by_lot(worths: dict[int, float], temperature: float, rng: Rng) -> int:
    """A random move; one that is worse by ``temperature`` than another comes about a third as often.

    A sure win is never missed.
    """
    best = max(worths.values())
    if best >= SURE:
        return max(worths, key=lambda move: worths[move])
    odds = {move: math.exp(max(-30.0, (worth - best) / temperature)) for move, worth in worths.items()}
    ticket = rng.below(1 << 30) / (1 << 30) * sum(odds.values())
    for move, share in odds.items():
        ticket -= share
        if ticket < 0:
            return move
    return max(worths, key=lambda move: worths[move])


class Glance(Lasting):
    """Plays the move that looks best; with a temperature also moves that look nearly as good."""

    def __init__(self, title: str, seed: int, temperature: float = 0.0) -> None:
        self.title = title
        self.rng = Rng(seed)
        known = evaluation(title)
        self.expectation = Expectation(known, MOST_WEIGHED)
        self.worlds = WORLDS if title_of(title).has_secrets else 1
        self.temperature = temperature * manner(title, known).slips
        self.last = -1
        """Its own last move."""

    def memory(self) -> dict[str, Any]:
        return {"rng": self.rng, "last": self.last}

    def remember(self, memory: dict[str, Any]) -> None:
        self.rng, self.last = memory["rng"], memory["last"]

    def worths(self, known: Known) -> dict[int, float]:
        """Every sensible move with its worth to the seat at first sight."""
        sums: dict[int, float] = {}
        for _ in range(self.worlds):
            for move, worth in self.expectation.each(known.imagine(self.rng), self.last):
                sums[move] = sums.get(move, 0.0) + worth / self.worlds
        return sums

    def choose(self, known: Known, budget: Budget) -> int:
        """The best-looking move; among equals a random one."""
        moves = moves_to_choose_from(known, budget, self.title)
        if len(moves) > 1:
            worths = self.worths(known)
            moves = [move for move in worths if worths[move] >= max(worths.values()) - 1e-9]
            if self.temperature > 0:
                moves = [by_lot(worths, self.temperature, self.rng)]
        self.last = moves[self.rng.below(len(moves))]
        return self.last


class Greedy(Glance):
    """Looks one ply ahead and counts, with nothing learned: a yardstick that stays the same."""

    def __init__(self, title: str, seed: int) -> None:
        super().__init__(title, seed, 0.0)
        if isinstance(self.expectation.evaluation, Learned):
            self.expectation.evaluation.is_plain = True
