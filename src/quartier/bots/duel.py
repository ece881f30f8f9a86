"""Search for two players without chance and secrets: alpha-beta with a transposition table.

It looks deeper step by step. At first it considers only the moves that look best; once the end is in sight
it considers all of them, so that its answer is then exact. Several decisions in one turn are several plies
of the same seat.
"""

from __future__ import annotations

from array import array
from time import perf_counter

from quartier.bots.evaluation import Evaluation
from quartier.bots.expectation import Expectation
from quartier.kernel.game import Game
from quartier.kernel.movelist import Moves
from quartier.kernel.mover import OVER

DEEPEST = 40
ROOM = 1024
"""The most moves of one node that are considered."""
SLOTS = 1 << 18
BELOW, EXACT, ABOVE = 0, 1, 2


class Duel:
    """One search after another over the same evaluation."""

    def __init__(self, evaluation: Evaluation, broad: int = 24, narrow: int = 8) -> None:
        self.evaluation = evaluation
        self.expectation = Expectation(evaluation, 1)
        self.broad = broad
        self.narrow = narrow
        """How many moves are considered, at the root and below it, while the end is not in sight."""
        self.me = 0
        self.nodes = 0
        self.most = 0
        self.until = 0.0
        self.full = False
        self.stopped = False
        self.guessed = False
        """Whether a leaf was weighed instead of played to the end."""
        self.narrowed = False
        self.depth = 0
        self.solved = False
        self.chosen = -1
        self.worth = 0.0
        self.offered = Moves()
        self.best = [-1] * 40
        self.killer = [-1] * 40
        """For each ply, the last move that was so good that the others did not matter."""
        self.numbers = array("i", bytes(4 * DEEPEST * ROOM))
        self.values = array("d", bytes(8 * DEEPEST * ROOM))
        self.begun = 0
        self.age = 0
        """A move in the table counts if it is as old as this search, a value only if it is of this age."""
        self._make_table(1)

    def _make_table(self, slots: int) -> None:
        """Make an empty table. It is small at first, since many searches never come to a duel."""
        self.slots = slots
        self.keys = array("Q", bytes(8 * slots))
        self.held = array("d", bytes(8 * slots))
        self.reach = array("i", bytes(4 * slots))
        self.bound = array("i", bytes(4 * slots))
        self.guess = array("i", bytes(4 * slots))
        self.cut = array("i", bytes(4 * slots))
        self.first = array("i", bytes(4 * slots))
        self.ages = array("i", bytes(4 * slots))

    def _order(self, game: Game, ply: int) -> int:
        """List the moves of a node with their worth to ``me`` at first sight; returns how many there are."""
        base = ply * 1024
        self.offered.count = 0
        game._offer(self.offered)
        count = self.offered.count if self.offered.count < 1024 else 1024
        for i in range(count):
            self.numbers[base + i] = self.offered.numbers[i]
        for i in range(count):
            after = game.copy()
            after._do(self.numbers[base + i])
            self.expectation.weighed = 0
            self.expectation._expect(after, 0, -1)
            self.values[base + i] = self.evaluation.worth[self.me]
        return count

    def _front(self, ply: int, place: int, count: int, rising: bool) -> None:
        """Move the best of the moves from ``place`` onwards to that place."""
        base = ply * 1024
        best = base + place
        for i in range(base + place + 1, base + count):
            if self.values[i] > self.values[best] if rising else self.values[i] < self.values[best]:
                best = i
        move = self.numbers[best]
        value = self.values[best]
        self.numbers[best] = self.numbers[base + place]
        self.values[best] = self.values[base + place]
        self.numbers[base + place] = move
        self.values[base + place] = value

    def _search(self, game: Game, ply: int, depth: int, low: float, high: float) -> float:
        """The worth of ``game`` for ``me``, exact between the bounds."""
        if game.to_move == OVER:
            self.evaluation._outcome(game)
            return self.evaluation.worth[self.me]
        self.nodes += 1
        if self.nodes > self.most or (
            self.until > 0 and self.nodes % 16 == 0 and perf_counter() > self.until
        ):
            self.stopped = True
            return 0.0
        key = self.evaluation._digest(game)
        slot = key & (self.slots - 1)
        first = -1
        if ply > 0 and self.keys[slot] == key and self.ages[slot] >= self.begun:
            first = self.first[slot]
            value = self.held[slot]
            if (
                self.ages[slot] == self.age
                and self.reach[slot] >= depth
                and (
                    self.bound[slot] == EXACT
                    or (self.bound[slot] == ABOVE and value >= high)
                    or (self.bound[slot] == BELOW and value <= low)
                )
            ):
                if self.guess[slot]:
                    self.guessed = True
                if self.cut[slot]:
                    self.narrowed = True
                return value
        guessed = self.guessed
        narrowed = self.narrowed
        self.guessed = self.narrowed = False
        value = self._widen(game, ply, depth, low, high, first)
        if not self.stopped and ply > 0:
            self.keys[slot] = key
            self.held[slot] = value
            self.reach[slot] = depth
            self.bound[slot] = BELOW if value <= low else (ABOVE if value >= high else EXACT)
            self.guess[slot] = self.guessed
            self.cut[slot] = self.narrowed
            self.first[slot] = self.best[ply]
            self.ages[slot] = self.age
        self.guessed = self.guessed or guessed
        self.narrowed = self.narrowed or narrowed
        return value

    def _widen(self, game: Game, ply: int, depth: int, low: float, high: float, first: int) -> float:
        """Try the moves of a node: first the one that was best here before, then the best-looking."""
        rising = game.to_move == self.me
        base = ply * 1024
        best = -1.0 if rising else 2.0
        self.best[ply] = -1
        if depth <= 1:
            first = -1
        elif first < 0 and self.full and self.killer[ply] >= 0 and game.is_legal(self.killer[ply]):
            first = self.killer[ply]
        if first >= 0:  # it is often enough, and then the others need not be weighed
            after = game.copy()
            after._do(first)
            best = self._search(after, ply + 1, depth - 1, low, high)
            if self.stopped:
                return best
            self.best[ply] = first
            low, high = (max(low, best), high) if rising else (low, min(high, best))
            if low >= high:
                return best
        count = self._order(game, ply)
        width = count
        if not self.full and width > (self.broad if ply == 0 else self.narrow):
            width = self.broad if ply == 0 else self.narrow
            self.narrowed = True
        for place in range(width):
            self._front(ply, place, count, rising)
            if self.numbers[base + place] == first:
                continue
            after = game.copy()
            after._do(self.numbers[base + place])
            if after.to_move != OVER and (depth <= 1 or ply >= 38):
                self.guessed = True
                value = self.values[base + place]
            else:
                value = self._search(after, ply + 1, depth - 1, low, high)
            if self.stopped:
                return best
            if value > best if rising else value < best:
                best = value
                self.best[ply] = self.numbers[base + place]
                if ply == 0:
                    self.chosen = self.best[0]
            if rising:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                if ply > 0:
                    self.killer[ply] = self.best[ply]
                break
        return best

    def think(self, game: Game, seconds: float | None, nodes: int | None) -> int:
        """The best move for the seat to move, by the deepest search that ends within the budget."""
        self.me = game.to_move
        self.nodes = 0
        self.most = 1 << 30 if nodes is None else max(nodes, 1)
        begun = perf_counter()
        self.until = 0.0 if seconds is None else begun + seconds
        self.full = self.stopped = self.solved = False
        self.depth = 0
        best = game.legal()[0]
        if self.slots < SLOTS:
            self._make_table(SLOTS)
        self.age += 1
        self.begun = self.age
        for ply in range(40):
            self.killer[ply] = -1
        depth = 1
        while depth < 38:
            self.guessed = self.narrowed = False
            self.chosen = -1
            worth = self._search(game, 0, depth, -1.0, 2.0)
            if self.stopped:
                if self.depth == 0 and self.chosen >= 0:
                    best = self.chosen
                break
            best = self.chosen
            self.worth = worth
            self.depth = depth
            if not self.guessed:
                if not self.narrowed:
                    self.solved = True
                    break
                self.full = True
                self.age += 1
                continue
            if seconds is not None and perf_counter() - begun > seconds * 0.6:
                break
            depth += 1
        return best
