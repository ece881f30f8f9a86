"""A hint for the table: the best move with the reasons that its evaluation has for it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from quartier.bots.bot import Budget, Known
from quartier.bots.evaluation import Reason, evaluation
from quartier.bots.tree import TreeBot
from quartier.kernel.rng import Rng

CLOSE = 0.01
"""A second move that is worse by less than this is nearly as good."""
MOST_REASONS = 3


@dataclass(frozen=True)
class Hint:
    """A move, what chance to win it leaves, and reasons as codes (words in the locale files)."""

    move: int
    chance: float
    reasons: tuple[Reason, ...]

    def document(self) -> dict[str, Any]:
        """For the table: codes and numbers."""
        return asdict(self)


def explain(known: Known, title: str, seed: int, budget: Budget) -> Hint:
    """The best move by a search within the budget, and why."""
    moves = known.legal()
    if len(moves) == 1:
        return Hint(moves[0], 0.0, (Reason("hint-only", 0.0),))
    bot = TreeBot(title, seed)
    move = bot.choose(known, budget)
    chance = bot.worths.get(move, 0.0)
    reasons = evaluation(title).reasons(known.imagine(Rng(seed)), move, known.seat)[:MOST_REASONS]
    if any(number != move and chance - worth < CLOSE for number, worth in bot.worths.items()):
        reasons.append(Reason("hint-close", 0.0))
    return Hint(move, chance, (*reasons, Reason("hint-chance", round(100 * chance))))
