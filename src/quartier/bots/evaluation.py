"""What a position is worth to each seat: the contract of a title's evaluation.

A title's module in this package has ``EVALUATION``, a subclass of ``Evaluation``. A title without one gets
``Evaluation`` itself, which knows how a game ended and what the score pad says. A worth lies between 0 and 1,
and the worths of all seats add up to 1. Compiled, the methods with an underscore are C methods and cannot
raise.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from quartier.kernel.game import Game
from quartier.kernel.movelist import Moves
from quartier.kernel.mover import OVER
from quartier.kernel.rng import Rng
from quartier.kernel.standing import win_shares
from quartier.kernel.title import built_in


@dataclass(frozen=True)
class Reason:
    """One reason for a move: a code, the change that the move brings, and what the reason is about."""

    code: str
    amount: float
    about: str = ""


class Evaluation:
    """Knows the worth of a finished game, and weighs other positions by the current scores."""

    def __init__(self) -> None:
        self.worth = [0.0] * 4

    def _outcome(self, game: Game) -> None:
        """Put the worth of a finished game into ``worth``: the win, shared among the winners."""
        for seat, share in enumerate(win_shares(game.result()["winners"], game.players)):
            self.worth[seat] = share

    def _weigh(self, game: Game) -> None:
        """Put the worth of a position at rest into ``worth``."""
        scores = game.result()["scores"]
        highest = max([float(score["total"]) for score in scores])
        total = 0.0
        for seat in range(game.players):
            self.worth[seat] = 1.1 ** (float(scores[seat]["total"]) - highest)
            total += self.worth[seat]
        for seat in range(game.players):
            self.worth[seat] /= total

    def _rests(self, game: Game) -> bool:
        """Whether ``_weigh`` may be called here; not while the turn leaves a question open."""
        return True

    def _pick(self, game: Game, offered: Moves, rng: Rng) -> int:
        """A move for a light playout."""
        return offered.numbers[rng._below(offered.count)]

    def _sift(self, game: Game, offered: Moves, last: int) -> None:
        """Remove offered moves that no sensible player would play now. At least one stays; the order is kept.

        ``last`` is the move that led here, -1 if it is unknown or was a move of chance.
        """

    def _opens(self, game: Game, mover: int) -> bool:
        """Whether the move just played only prepares another of the same turn, as a purchase does."""
        return False

    def _is_minor(self, game: Game) -> bool:
        """Whether little depends on the choice, so that a part of the time is enough."""
        return False

    def _is_duel(self, game: Game) -> bool:
        """Whether from here on two players play without chance and secrets."""
        return False

    def _digest(self, game: Game) -> int:
        """A number by which the positions of a duel are told apart."""
        return 0

    def sensible(self, game: Game, last: int = -1) -> list[int]:
        """The legal moves without those that no sensible player would play."""
        offered = Moves()
        game._offer(offered)
        self._sift(game, offered, last)
        return [offered.numbers[i] for i in range(offered.count)]

    def is_minor(self, game: Game) -> bool:
        """Whether little depends on the choice."""
        return self._is_minor(game)

    def is_duel(self, game: Game) -> bool:
        """Whether the position is one for ``Duel``."""
        return self._is_duel(game)

    def weigh(self, game: Game) -> list[float]:
        """The worth of any position for each seat, even if the turn leaves a question open."""
        if game.to_move == OVER:
            self._outcome(game)
        else:
            self._weigh(game)
        return [self.worth[seat] for seat in range(game.players)]

    def is_half(self, game: Game, seat: int) -> bool:
        """Whether the move that ``seat`` has just played means little without the next move of its turn.

        Examples are a purchase before the action, and an action that leaves a question open.
        """
        return self._opens(game, seat) or not self._rests(game)

    def reasons(self, game: Game, moves: list[int], seat: int) -> list[Reason]:
        """The reasons for playing ``moves`` one after another, the strongest first, as a hint gives them."""
        return []


def evaluation(title: str) -> Evaluation:
    """A fresh evaluation for a title."""
    name = f"quartier.bots.{title}"
    if title not in built_in() or find_spec(name) is None:
        return Evaluation()
    made = import_module(name).EVALUATION()
    assert isinstance(made, Evaluation)
    return made
