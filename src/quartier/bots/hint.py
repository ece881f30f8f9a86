"""A hint for the table: the best move, and the reasons for it."""

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
"""A move that is worse by less than this counts as nearly as good."""
EVEN = 0.5
SURE = {"hint-wins": 1.0, "hint-draws": 0.5, "hint-loses": 0.0}
"""The chance to win if the end is known."""
MOST_REASONS = 3
LONGEST = 8
"""The most moves of a turn that a hint takes together."""


@dataclass(frozen=True)
class Hint:
    """A move, the chance to win with it, and the reasons as codes (the locale files have their words)."""

    move: int
    chance: float
    reasons: tuple[Reason, ...]

    def document(self) -> dict[str, Any]:
        """The hint for the table, in codes and numbers."""
        return asdict(self)


def whole(judge: Evaluation, game: Game, move: int) -> list[int]:
    """The move and, if it only begins something, the moves of the same turn that look best to finish it."""
    seat, world, moves = game.to_move, game.copy(), [move]
    world.play(move)
    while world.to_move == seat and judge.is_half(world, seat) and len(moves) < LONGEST:
        ways = Expectation(judge, MOST_WEIGHED).each(world, moves[-1])
        moves.append(max(ways, key=lambda way: way[1])[0])
        world.play(moves[-1])
    return moves


def beside(bot: TreeBot, judge: Evaluation, world: Game, move: int) -> Reason | None:
    """How sure the choice is, compared with the other moves."""
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
    """Search for the best move within the budget, and say why it is best."""
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
