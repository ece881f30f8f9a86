"""Tree search for every title: over chance moves, with a worth for each seat.

There is one tree for what the searching seat may know. A simulation starts in an imagined world, walks down
by what each mover would gain, and brings the worth of a leaf back up. Hidden things are drawn anew every few
simulations; a move counts only where it could be played. With an evaluation a leaf is weighed (``weighs``);
without one it is played out with light random moves.
"""

from __future__ import annotations

import math
from array import array
from time import perf_counter
from typing import Any

from quartier.bots.bot import Known
from quartier.bots.evaluation import Evaluation
from quartier.bots.expectation import Expectation
from quartier.bots.nodes import Nodes
from quartier.kernel import mover
from quartier.kernel.game import Game
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng

LONGEST = 250
"""No walk down the tree is longer than this."""
SPARE = 4096
"""More nodes than one simulation can add."""
CLEAR = 0.6
"""A lead of this share of the simulations to come will most likely last."""


class Search:
    """A tree that grows while the budget lasts."""

    def __init__(
        self,
        evaluation: Evaluation,
        weighs: bool,
        merges: bool,
        exploration: float = 1.0,
        focus: float = 0.1,
        lookahead: int = 0,
        fresh: int = 0,
        capacity: int = 1_000_000,
    ) -> None:
        self.evaluation = evaluation
        self.expectation = Expectation(evaluation, lookahead)
        self.weighs = weighs
        self.merges = merges
        """Whether outcomes of chance share one node: for titles where they are many, or secret."""
        self.exploration = exploration
        self.focus = focus
        """How much worse a move may look at first sight and still be tried readily."""
        self.fresh = fresh
        """How many simulations share an imagined world; 0 if nothing is hidden."""
        self.nodes = Nodes(capacity)
        self.simulations = 0
        self.spent = 0.0
        """The seconds that went into the tree as it is."""
        self.is_kept = False
        self.last = -1
        """The seat's own move that led to the root of a kept tree."""
        self.seat = 0
        self.players = 0
        self.rng = Rng(0)
        self.offered = Moves()
        self.path = [0] * 256
        self.shrink = array("d", [1.0, *(visits**-0.5 for visits in range(1, 4096))])
        """One over the square root, for the usual numbers of visits."""
        self.urge = array("d", (math.log(visits + 1) ** 0.5 for visits in range(4096)))
        """The root of the logarithm, for the same numbers."""
        self.most = [0.0] * 4

    @property
    def used(self) -> int:
        """How many nodes the tree has."""
        return self.nodes.used

    def _simulate(self, game: Game) -> None:
        """One walk down from the root, and the way back."""
        tree = self.nodes
        node = 0
        depth = 0
        last = self.last
        self.path[0] = 0
        while True:
            if game.to_move == mover.OVER:
                self.evaluation._outcome(game)
                break
            if game.to_move == mover.CHANCE:
                move = game._draw(self.rng)
                game._do(move)
                last = -1
                if self.merges:
                    continue
                node = tree._after(node, move)
                if node < 0 or depth >= LONGEST:
                    self._leaf(game)
                    break
                depth += 1
                self.path[depth] = node
                continue
            self.offered.count = 0
            game._offer(self.offered)
            if self.weighs:
                self.evaluation._sift(game, self.offered, last)
                if tree.open[node] == 0:
                    self._expand(node, game)
                    break
            node = self._select(node, game.to_move)
            if node < 0 or depth >= LONGEST:
                self._leaf(game)
                break
            last = tree.move[node]
            game._do(last)
            depth += 1
            self.path[depth] = node
            if not self.weighs and tree.visits[node] == 0:
                self._play_out(game)
                break
        for at in range(depth + 1):
            node = self.path[at]
            tree.visits[node] += 1
            for seat in range(self.players):
                tree.total[node * 4 + seat] += self.evaluation.worth[seat]

    def _leaf(self, game: Game) -> None:
        """The worth of a position for which the tree has no room."""
        if self.weighs:
            self.expectation.weighed = 0
            self.expectation._expect(game, 0, -1)
        else:
            self._play_out(game)

    def _play_out(self, game: Game) -> None:
        """Light moves to the end."""
        while game.to_move != mover.OVER:
            if game.to_move == mover.CHANCE:
                game._do(game._draw(self.rng))
            else:
                self.offered.count = 0
                game._offer(self.offered)
                game._do(self.evaluation._pick(game, self.offered, self.rng))
        self.evaluation._outcome(game)

    def _expand(self, node: int, game: Game) -> None:
        """Weigh every move of a leaf; the leaf itself is worth as much as its best move."""
        tree = self.nodes
        if tree.used + self.offered.count > tree.room:
            self._look(game)
            return
        who = game.to_move
        best = -1
        previous = -1
        first = tree.used
        for i in range(self.offered.count):
            fresh = tree._add(self.offered.numbers[i])
            tree._link(node, previous, fresh)
            previous = fresh
            after = game.copy()
            after._do(self.offered.numbers[i])
            tree.visits[fresh] = 1
            if best >= 0 and self.evaluation._opens(after, who):
                tree.prior[fresh] = -1.0
                continue
            self.expectation.weighed = 0
            self.expectation._expect(after, 0, self.offered.numbers[i])
            for seat in range(self.players):
                tree.total[fresh * 4 + seat] = self.evaluation.worth[seat]
            if best < 0 or tree.total[fresh * 4 + who] > tree.total[best * 4 + who]:
                best = fresh
        tree.open[node] = 1
        for at in range(first, tree.used):
            if tree.prior[at] < 0:
                # What a preparing move is good for shows only further down: take it as nearly the best.
                for seat in range(self.players):
                    tree.total[at * 4 + seat] = tree.total[best * 4 + seat]
                tree.total[at * 4 + who] -= self.focus
        shares = 0.0
        for at in range(first, tree.used):
            gap = (tree.total[best * 4 + who] - tree.total[at * 4 + who]) / self.focus
            tree.prior[at] = 1 / (1 + gap + gap * gap)
            shares += tree.prior[at]
        for at in range(first, tree.used):
            tree.prior[at] /= shares
        for seat in range(self.players):
            self.evaluation.worth[seat] = tree.total[best * 4 + seat]

    def _look(self, game: Game) -> None:
        """The worth of a leaf's best move, if no room is left to remember its moves.

        Weighing the leaf itself instead would measure such leaves differently from those in the tree.
        """
        who = game.to_move
        self.most[who] = -1.0
        for i in range(self.offered.count):
            after = game.copy()
            after._do(self.offered.numbers[i])
            if i > 0 and self.evaluation._opens(after, who):
                continue
            self.expectation.weighed = 0
            self.expectation._expect(after, 0, self.offered.numbers[i])
            if self.evaluation.worth[who] > self.most[who]:
                for seat in range(self.players):
                    self.most[seat] = self.evaluation.worth[seat]
        for seat in range(self.players):
            self.evaluation.worth[seat] = self.most[seat]

    def _select(self, parent: int, who: int) -> int:
        """The child to walk to among the offered moves, made if it is new; -1 if there is no room for it."""
        tree = self.nodes
        best = -1
        highest = -1.0
        unseen = 0
        new_move = 0
        new_previous = -1
        previous = -1
        at = tree.child[parent]
        mean = tree.total[parent * 4 + who] / (tree.visits[parent] + 1)
        if self.weighs:
            reach = self.exploration * tree.visits[parent] ** 0.5
        elif tree.visits[parent] < 4096:
            reach = self.exploration * self.urge[tree.visits[parent]]
        else:
            reach = self.exploration * math.log(tree.visits[parent] + 1) ** 0.5
        for i in range(self.offered.count):
            move = self.offered.numbers[i]
            while at >= 0 and tree.move[at] < move:
                previous = at
                at = tree.sibling[at]
            if at < 0 or tree.move[at] != move:
                unseen += 1
                if self.rng._below(unseen) == 0:
                    new_move = move
                    new_previous = previous
                continue
            visits = tree.visits[at]
            if self.weighs:
                score = (tree.total[at * 4 + who] + 0.5 * mean) / (visits + 0.5)
                score += reach * tree.prior[at] / (1 + visits)
            elif visits == 0:
                score = 1e9
            else:
                score = tree.total[at * 4 + who] / visits
                score += reach * (self.shrink[visits] if visits < 4096 else visits**-0.5)
            if score > highest:
                highest = score
                best = at
        if unseen > 0:
            node = tree._add(new_move)
            if node >= 0:
                tree._link(parent, new_previous, node)
                tree.prior[node] = 1.0 / self.offered.count
                return node
        return best

    def keep(self, move: int) -> None:
        """Make the child of that move the root, with all that is below it; the rest is forgotten."""
        if not self.nodes.keep(move):
            self.forget()
            return
        kept = self.nodes.visits[0] - 1
        self.spent *= kept / max(1, self.simulations)
        self.simulations = kept
        self.is_kept = True
        self.last = move

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.nodes.used = 0
        self.simulations = 0
        self.spent = 0.0
        self.last = -1
        self.is_kept = False

    def saved(self) -> dict[str, Any] | None:
        """A kept tree in a form that pickles; None if the next search begins with an empty tree."""
        if not self.is_kept:
            return None
        figures = (self.simulations, self.spent, self.last, self.seat, self.players)
        return {"figures": figures, "nodes": self.nodes.saved()}

    def restore(self, tree: dict[str, Any]) -> None:
        """Go on from a tree that another search of the same kind has saved."""
        self.simulations, self.spent, self.last, self.seat, self.players = tree["figures"]
        self.nodes.restore(tree["nodes"])
        self.is_kept = True

    def think(self, known: Known, rng: Rng, seconds: float | None, nodes: int | None) -> None:
        """Grow a tree from what the seat knows until the budget is spent or the choice is clear.

        What a kept tree holds counts as spent.
        """
        if not self.is_kept:
            self.forget()
        self.is_kept = False
        begun = perf_counter() - self.spent
        self.rng = rng
        world = known.imagine(rng)
        self.seat = known.seat
        self.players = world.players
        tree = self.nodes
        if tree.used == 0:
            tree._add(-1)
        fresh = 0 if self.evaluation._is_duel(world) else self.fresh
        while nodes is None or self.simulations < nodes:
            if fresh and self.simulations and self.simulations % fresh == 0:
                world = known.imagine(rng)
            if tree.used + SPARE > tree.room and tree.room < tree.capacity:
                tree._make_room(min(2 * tree.room, tree.capacity))
            self._simulate(world.copy())
            self.simulations += 1
            if seconds is not None and self.simulations % 4 == 0:
                self.spent = perf_counter() - begun
                if self.spent >= seconds:
                    return
                if self.simulations % 16 == 0 and self.spent > seconds / 8:
                    rest = int(self.simulations * (seconds - self.spent) / self.spent)
                    if tree._lead() > rest * CLEAR:
                        return

    def tried(self) -> list[tuple[int, int, float]]:
        """The moves tried at the root: number, visits, and mean worth for the searching seat."""
        return self.nodes.tried(self.seat)
