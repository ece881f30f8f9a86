"""A hint for the table: the best move with the reasons that its evaluation has for it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from quartier.bots.bot import Budget, Known
from quartier.bots.evaluation import Evaluation, Reason, evaluation
from quartier.bots.expectation import Expectation
from quartier.bots.glance import MOST_WEIGHED
from quartier.bots.tree import TreeBot
from quartier.kernel.game import Game
from quartier.kernel.rng import Rng

CLOSE = 0.01
"""A second move that is worse by less than this is nearly as good."""
EVEN = 0.5
SURE = {"hint-wins": 1.0, "hint-draws": 0.5, "hint-loses": 0.0}
"""The chance to win where the end is known."""
MOST_REASONS = 3
LONGEST = 8
"""So many moves of a turn are told as one at most."""


@dataclass(frozen=True)
class Hint:
    """A move, what chance to win it leaves, and reasons as codes (words in the locale files)."""

    move: int
    chance: float
    reasons: tuple[Reason, ...]

    def document(self) -> dict[str, Any]:
        """For the table: codes and numbers."""
        return asdict(self)


def whole(judge: Evaluation, game: Game, move: int) -> list[int]:
    """The move, and where it only begins something, what looks best to finish that in the same turn."""
    seat, world, moves = game.to_move, game.copy(), [move]
    world.play(move)
    while world.to_move == seat and judge.is_half(world, seat) and len(moves) < LONGEST:
        ways = Expectation(judge, MOST_WEIGHED).each(world, moves[-1])
        moves.append(max(ways, key=lambda way: way[1])[0])
        world.play(moves[-1])
    return moves


def beside(bot: TreeBot, judge: Evaluation, world: Game, move: int) -> Reason | None:
    """How sure the choice is, beside the other moves."""
    if judge.sensible(world) == [move]:
        return Reason("hint-sensible", 0.0)
    if bot.duel is not None and judge.is_duel(world):
        if not bot.duel.solved:
            return Reason("hint-ahead", bot.duel.depth) if bot.duel.depth else None
        end = "draws" if bot.duel.worth == EVEN else "wins" if bot.duel.worth > EVEN else "loses"
        return Reason(f"hint-{end}", 0.0)
    others = [worth for number, worth in bot.worths.items() if number != move]
    if not others:
        return None
    ahead = bot.worths[move] - max(others)
    return Reason("hint-close", 0.0) if ahead < CLOSE else Reason("hint-better", round(100 * ahead))


def find_hint(known: Known, title: str, seed: int, budget: Budget) -> Hint:
    """The best move by a search within the budget, and why."""
    moves = known.legal()
    if len(moves) == 1:
        return Hint(moves[0], 0.0, (Reason("hint-only", 0.0),))
    bot = TreeBot(title, seed)
    move = bot.choose(known, budget)
    chance = bot.worths.get(move, 0.0)
    judge, world = evaluation(title), known.imagine(Rng(seed))
    reasons = judge.reasons(world, whole(judge, world, move), known.seat)[:MOST_REASONS]
    last = beside(bot, judge, world, move)
    if last is not None:
        reasons.append(last)
        chance = SURE.get(last.code, chance)
    return Hint(move, chance, (*reasons, Reason("hint-chance", round(100 * chance))))
