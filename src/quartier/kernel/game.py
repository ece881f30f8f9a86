"""The contract that every title fulfils, and what follows from it for all of them.

A title writes a subclass of ``Game`` with the few methods marked *title* below; the rest of
the public contract is made of them here. Compiled, the methods with an underscore are C
methods; ``game.pxd`` beside this file has their types.
"""

from __future__ import annotations

import random
from typing import Any

from quartier.kernel.errors import IllegalMove
from quartier.kernel.rng import Rng, as_rng

CHANCE = -1
"""The player who rolls dice and draws tiles."""
OVER = -2
"""Nobody is to move: the game has ended."""
MOST_MOVES = 2048
"""No position of any title offers more moves than this."""

Event = dict[str, Any]
"""What happened, as codes and numbers: ``{"type": "income", "seat": 0, "coins": 3, ...}``."""


class Moves:
    """A reusable list of move numbers, with their weights when chance is to move."""

    def __init__(self) -> None:
        self.count = 0
        self.numbers = [0] * 2048
        self.weights = [0] * 2048

    def add(self, move: int, weight: int) -> None:
        """Put one more move on the list."""
        self.numbers[self.count] = move
        self.weights[self.count] = weight
        self.count += 1


class Game:
    """One game: the position, whose move it is, and what may be done."""

    players: int
    to_move: int
    options: dict[str, Any]
    ledger: list[Event] | None

    # --- what a title writes -------------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        """*Title.* Add every legal move to ``into``, numbers rising, weights for chance."""
        raise TypeError("a title must say what may be done")

    def _do(self, move: int) -> None:
        """*Title.* Play a move that is known to be legal."""
        raise TypeError("a title must say what a move does")

    def _draw(self, rng: Rng) -> int:
        """Pick a chance move by weight. A title may override it with something quicker."""
        SCRATCH.count = 0
        self._offer(SCRATCH)
        total = 0
        for i in range(SCRATCH.count):
            total += SCRATCH.weights[i]
        ticket = rng.below(total)
        for i in range(SCRATCH.count):
            ticket -= SCRATCH.weights[i]
            if ticket < 0:
                return SCRATCH.numbers[i]
        return SCRATCH.numbers[SCRATCH.count - 1]

    def copy(self) -> Game:
        """*Title.* An independent game in the same position."""
        raise TypeError("a title must say how it is copied")

    def key(self) -> tuple[Any, ...]:
        """*Title.* All that makes two positions different, as a hashable value."""
        raise TypeError("a title must say what makes a position")

    def refusal(self, move: int) -> tuple[str, str]:
        """*Title.* Why a move is not legal here: the reason's code and the rule clause."""
        raise TypeError("a title must give its reasons")

    def describe(self, move: int) -> dict[str, Any]:
        """*Title.* The move as a tagged record, such as ``{"type": "build", "card": "cafe"}``."""
        raise TypeError("a title must describe its moves")

    def number(self, record: dict[str, Any]) -> int:
        """*Title.* The move number of a tagged record; ``IllegalMove`` for one that means nothing."""
        raise TypeError("a title must number its moves")

    def name(self, move: int) -> str:
        """*Title.* Short notation of a move in this position."""
        raise TypeError("a title must name its moves")

    def parse(self, text: str) -> int:
        """*Title.* The move that a short notation names; ``IllegalMove`` for one that means nothing."""
        raise TypeError("a title must read its own notation")

    def position(self) -> dict[str, Any]:
        """*Title.* The whole truth as a JSON-able document in plain words."""
        raise TypeError("a title must write its position down")

    def view(self, seat: int | None) -> dict[str, Any]:
        """*Title.* A JSON-able document of what this seat may know; ``None`` is a spectator."""
        raise TypeError("a title must show itself")

    def imagine(self, seat: int, rng: Rng | random.Random | int) -> Game:
        """*Title.* A copy in which all that ``seat`` cannot know is drawn anew."""
        raise TypeError("a title must say what is hidden")

    def result(self) -> dict[str, Any]:
        """*Title.* Scores with their parts, ranks and winners, as they stand now."""
        raise TypeError("a title must score")

    def private_to(self, move: int) -> int | None:
        """The seat that alone may know this legal move, or None when everybody sees it."""
        return None

    def tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        """What ``seat`` may know of the events in ``ledger``. A title with secrets overrides it."""
        return ledger

    # --- what follows from it ------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal move numbers, rising; empty only when the game is over."""
        moves = Moves()
        if self.to_move != OVER:
            self._offer(moves)
        return [moves.numbers[i] for i in range(moves.count)]

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes with their integer weights; empty unless chance is to move."""
        moves = Moves()
        if self.to_move == CHANCE:
            self._offer(moves)
        return [(moves.numbers[i], moves.weights[i]) for i in range(moves.count)]

    def is_legal(self, move: int) -> bool:
        """Whether this move number may be played now."""
        if self.to_move == OVER:
            return False
        SCRATCH.count = 0
        self._offer(SCRATCH)
        for i in range(SCRATCH.count):
            if SCRATCH.numbers[i] == move:
                return True
        return False

    def play(self, move: int) -> None:
        """Play a move in place; ``IllegalMove`` leaves the game untouched."""
        if not isinstance(move, int) or isinstance(move, bool) or not -1 < move < 1 << 30:
            raise IllegalMove("unknown-move", "")
        if not self.is_legal(move):
            if self.to_move == OVER:
                raise IllegalMove("game-over", "")
            reason, clause = self.refusal(move)
            raise IllegalMove(reason, clause)
        self._do(move)

    def events(self, move: int, seat: int | None) -> list[Event]:
        """What playing ``move`` now would bring about, as ``seat`` may know it."""
        future = self.copy()
        future.ledger = []
        future.play(move)
        return future.tell(future.ledger, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()


SCRATCH = Moves()
# One list for the whole process: safe while one thread at a time is inside an engine.


def draw(game: Game, rng: Rng | random.Random | int) -> int:
    """Pick a chance move by weight. The game is not changed."""
    if game.to_move != CHANCE:
        raise IllegalMove("not-chance", "")
    return game._draw(as_rng(rng))


def playout(game: Game, rng: Rng | random.Random | int) -> Game:
    """Play uniformly random legal moves, in place, until the game is over; returns the game."""
    run(game, as_rng(rng))
    return game


def run(game: Game, rng: Rng) -> int:
    """The loop of ``playout``; the number of moves played."""
    played = 0
    over, chance = OVER, CHANCE  # read once: compiled, the names are Python objects
    while game.to_move != over:
        if game.to_move == chance:
            game._do(game._draw(rng))
        else:
            SCRATCH.count = 0
            game._offer(SCRATCH)
            game._do(SCRATCH.numbers[rng.below(SCRATCH.count)])
        played += 1
    return played
