"""Tree search for every title: over chance moves, with a worth for each seat.

One tree for what the searching seat may know. A simulation starts in an imagined world, walks
down by what each mover would gain, and brings a leaf's worth back up. Hidden things are drawn
anew for every few simulations; a move counts only where it could be played. With an evaluation
a leaf is weighed (``weighs``); without one it is played out with light random moves.

Nodes are numbers, and what belongs to a node lies in arrays.
"""

from __future__ import annotations

import math
from array import array
from time import perf_counter
from typing import Any

from quartier.bots.bot import Known
from quartier.bots.evaluation import Evaluation
from quartier.bots.expectation import Expectation
from quartier.kernel.game import Game, Moves
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.rng import Rng

LONGEST = 250
"""No walk down the tree is longer than this."""
FIRST_ROOM = 50_000
SPARE = 4096
"""More nodes than one simulation can add."""


def longer(kind: str, old: Any, size: int) -> array[Any]:
    """An array of so many bytes that begins with what the old one holds."""
    held = bytes(old)
    return array(kind, held + bytes(size - len(held)))


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
        """Outcomes of chance share one node: for titles where they are many, or secret."""
        self.exploration = exploration
        self.focus = focus
        """How much worse a move may look at first sight and still be tried as readily (e-fold)."""
        self.fresh = fresh
        """So many simulations share an imagined world; 0 where nothing is hidden."""
        self.capacity = capacity
        """Nodes at most."""
        self.room = 0
        """Nodes that there is room for now."""
        self.used = 0
        self.simulations = 0
        self.spent = 0.0
        """Seconds that went into the tree as it is."""
        self.is_kept = False
        self.last = -1
        """The own move that led to the root, when the tree was kept."""
        self.seat = 0
        self.players = 0
        self.rng = Rng(0)
        self.offered = Moves()
        self.move = self.child = self.sibling = self.visits = self.open = self.place = array("i")
        self.prior = self.total = array("d")
        self.path = [0] * 256
        self.shrink = array("d", [1.0, *(visits**-0.5 for visits in range(1, 4096))])
        """One over the square root, for the numbers of visits that are met most."""
        self.urge = array("d", (math.log(visits + 1) ** 0.5 for visits in range(4096)))
        """The root of the logarithm, for the same."""
        self.most = [0.0] * 4
        self._make_room(min(capacity, FIRST_ROOM))

    def _make_room(self, room: int) -> None:
        """Room for more nodes, beside those that there are."""
        self.room = room
        self.move = longer("i", self.move, 4 * room)
        self.child = longer("i", self.child, 4 * room)
        self.sibling = longer("i", self.sibling, 4 * room)
        self.visits = longer("i", self.visits, 4 * room)
        self.open = longer("i", self.open, 4 * room)
        self.place = longer("i", self.place, 4 * room)
        self.prior = longer("d", self.prior, 8 * room)
        self.total = longer("d", self.total, 32 * room)

    def _node(self, move: int) -> int:
        """A new node without parent; -1 when there is no room."""
        if self.used >= self.room:
            return -1
        node = self.used
        self.used += 1
        self.move[node] = move
        self.child[node] = -1
        self.sibling[node] = -1
        self.visits[node] = 0
        self.open[node] = 0
        self.prior[node] = 0.0
        for seat in range(4):
            self.total[node * 4 + seat] = 0.0
        return node

    def _link(self, parent: int, previous: int, node: int) -> None:
        """Put a node among the children of ``parent``, behind ``previous`` (-1: in front)."""
        if previous < 0:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        else:
            self.sibling[node] = self.sibling[previous]
            self.sibling[previous] = node

    def _below(self, parent: int, move: int) -> int:
        """The child for a chance outcome, made when it is new; -1 when there is no room."""
        previous = -1
        at = self.child[parent]
        while at >= 0 and self.move[at] < move:
            previous = at
            at = self.sibling[at]
        if at >= 0 and self.move[at] == move:
            return at
        node = self._node(move)
        if node >= 0:
            self._link(parent, previous, node)
        return node

    def _simulate(self, game: Game) -> None:
        """One walk down from the root, and the way back."""
        node = 0
        depth = 0
        last = self.last
        self.path[0] = 0
        while True:
            if game.to_move == OVER:
                self.evaluation._outcome(game)
                break
            if game.to_move == CHANCE:
                move = game._draw(self.rng)
                game._do(move)
                last = -1
                if self.merges:
                    continue
                node = self._below(node, move)
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
                if self.open[node] == 0:
                    self._expand(node, game)
                    break
            node = self._select(node, game.to_move)
            if node < 0 or depth >= LONGEST:
                self._leaf(game)
                break
            last = self.move[node]
            game._do(last)
            depth += 1
            self.path[depth] = node
            if not self.weighs and self.visits[node] == 0:
                self._play_out(game)
                break
        for at in range(depth + 1):
            node = self.path[at]
            self.visits[node] += 1
            for seat in range(self.players):
                self.total[node * 4 + seat] += self.evaluation.worth[seat]

    def _leaf(self, game: Game) -> None:
        """The worth of a position that finds no room in the tree."""
        if self.weighs:
            self.expectation.weighed = 0
            self.expectation._expect(game, 0, -1)
        else:
            self._play_out(game)

    def _play_out(self, game: Game) -> None:
        """Light moves to the end."""
        while game.to_move != OVER:
            if game.to_move == CHANCE:
                game._do(game._draw(self.rng))
            else:
                self.offered.count = 0
                game._offer(self.offered)
                game._do(self.evaluation._pick(game, self.offered, self.rng))
        self.evaluation._outcome(game)

    def _expand(self, node: int, game: Game) -> None:
        """Weigh every move of a leaf; the leaf itself is worth what its best move is."""
        if self.used + self.offered.count > self.room:
            self._look(game)
            return
        mover = game.to_move
        best = -1
        previous = -1
        room = self.used
        for i in range(self.offered.count):
            fresh = self._node(self.offered.numbers[i])
            self._link(node, previous, fresh)
            previous = fresh
            after = game.copy()
            after._do(self.offered.numbers[i])
            self.visits[fresh] = 1
            if best >= 0 and self.evaluation._opens(after, mover):
                self.prior[fresh] = -1.0
                continue
            self.expectation.weighed = 0
            self.expectation._expect(after, 0, self.offered.numbers[i])
            for seat in range(self.players):
                self.total[fresh * 4 + seat] = self.evaluation.worth[seat]
            if best < 0 or self.total[fresh * 4 + mover] > self.total[best * 4 + mover]:
                best = fresh
        self.open[node] = 1
        for at in range(room, self.used):
            if self.prior[at] < 0:
                # What a preparing move is good for shows only further down: nearly as good as the best.
                for seat in range(self.players):
                    self.total[at * 4 + seat] = self.total[best * 4 + seat]
                self.total[at * 4 + mover] -= self.focus
        shares = 0.0
        for at in range(room, self.used):
            gap = (self.total[best * 4 + mover] - self.total[at * 4 + mover]) / self.focus
            self.prior[at] = 1 / (1 + gap + gap * gap)
            shares += self.prior[at]
        for at in range(room, self.used):
            self.prior[at] /= shares
        for seat in range(self.players):
            self.evaluation.worth[seat] = self.total[best * 4 + seat]

    def _look(self, game: Game) -> None:
        """What the best move of a leaf is worth, where no room is left to remember it.

        To weigh the leaf itself would tell another story of those that were met when the tree was full.
        """
        mover = game.to_move
        self.most[mover] = -1.0
        for i in range(self.offered.count):
            after = game.copy()
            after._do(self.offered.numbers[i])
            if i > 0 and self.evaluation._opens(after, mover):
                continue
            self.expectation.weighed = 0
            self.expectation._expect(after, 0, self.offered.numbers[i])
            if self.evaluation.worth[mover] > self.most[mover]:
                for seat in range(self.players):
                    self.most[seat] = self.evaluation.worth[seat]
        for seat in range(self.players):
            self.evaluation.worth[seat] = self.most[seat]

    def _select(self, parent: int, mover: int) -> int:
        """The child to walk to among the offered moves, made when it is new; -1 without room."""
        best = -1
        highest = -1.0
        unseen = 0
        new_move = 0
        new_previous = -1
        previous = -1
        at = self.child[parent]
        mean = self.total[parent * 4 + mover] / (self.visits[parent] + 1)
        if self.weighs:
            reach = self.exploration * self.visits[parent] ** 0.5
        elif self.visits[parent] < 4096:
            reach = self.exploration * self.urge[self.visits[parent]]
        else:
            reach = self.exploration * math.log(self.visits[parent] + 1) ** 0.5
        for i in range(self.offered.count):
            move = self.offered.numbers[i]
            while at >= 0 and self.move[at] < move:
                previous = at
                at = self.sibling[at]
            if at < 0 or self.move[at] != move:
                unseen += 1
                if self.rng._below(unseen) == 0:
                    new_move = move
                    new_previous = previous
                continue
            visits = self.visits[at]
            if self.weighs:
                score = (self.total[at * 4 + mover] + 0.5 * mean) / (visits + 0.5)
                score += reach * self.prior[at] / (1 + visits)
            elif visits == 0:
                score = 1e9
            else:
                score = self.total[at * 4 + mover] / visits
                score += reach * (self.shrink[visits] if visits < 4096 else visits**-0.5)
            if score > highest:
                highest = score
                best = at
        if unseen > 0:
            node = self._node(new_move)
            if node >= 0:
                self._link(parent, new_previous, node)
                self.prior[node] = 1.0 / self.offered.count
                return node
        return best

    def keep(self, move: int) -> None:
        """Make the child of that move the root, with all that is below it; the rest is forgotten.

        A node's children come after it, so one walk finds what stays and can move it to the front.
        """
        root = self.child[0] if self.used else -1
        while root >= 0 and self.move[root] != move:
            root = self.sibling[root]
        if root < 0:
            self.forget()
            return
        for node in range(self.used):
            self.place[node] = -1
        self.place[root] = 0
        self.sibling[root] = -1
        used = 0
        for node in range(root, self.used):
            if self.place[node] < 0:
                continue
            at = self.child[node]
            while at >= 0:
                self.place[at] = 0
                at = self.sibling[at]
            self.place[node] = used
            used += 1
        for node in range(root, self.used):
            at = self.place[node]
            if at < 0:
                continue
            self.move[at] = self.move[node]
            self.child[at] = self.place[self.child[node]] if self.child[node] >= 0 else -1
            self.sibling[at] = self.place[self.sibling[node]] if self.sibling[node] >= 0 else -1
            self.visits[at] = self.visits[node]
            self.open[at] = self.open[node]
            self.prior[at] = self.prior[node]
            for seat in range(4):
                self.total[at * 4 + seat] = self.total[node * 4 + seat]
        self.used = used
        kept = self.visits[0] - 1
        self.spent *= kept / max(1, self.simulations)
        self.simulations = kept
        self.is_kept = True
        self.last = move

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.used = 0
        self.simulations = 0
        self.spent = 0.0
        self.last = -1
        self.is_kept = False

    def saved(self) -> dict[str, Any] | None:
        """A kept tree in things that pickle; None when the next search begins with an empty one."""
        if not self.is_kept:
            return None
        used = self.used
        return {
            "figures": (used, self.simulations, self.spent, self.last, self.seat, self.players),
            "move": bytes(self.move[:used]),
            "child": bytes(self.child[:used]),
            "sibling": bytes(self.sibling[:used]),
            "visits": bytes(self.visits[:used]),
            "open": bytes(self.open[:used]),
            "prior": bytes(self.prior[:used]),
            "total": bytes(self.total[: 4 * used]),
        }

    def restore(self, tree: dict[str, Any]) -> None:
        """Go on from a tree that another search of the same kind has saved."""
        self.used, self.simulations, self.spent, self.last, self.seat, self.players = tree["figures"]
        room = max(self.room, self.used)
        self.move = longer("i", tree["move"], 4 * room)
        self.child = longer("i", tree["child"], 4 * room)
        self.sibling = longer("i", tree["sibling"], 4 * room)
        self.visits = longer("i", tree["visits"], 4 * room)
        self.open = longer("i", tree["open"], 4 * room)
        self.prior = longer("d", tree["prior"], 8 * room)
        self.total = longer("d", tree["total"], 32 * room)
        self.place = longer("i", b"", 4 * room)
        self.room = room
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
        if self.used == 0:
            self._node(-1)
        fresh = 0 if self.evaluation._is_duel(world) else self.fresh
        while nodes is None or self.simulations < nodes:
            if fresh and self.simulations and self.simulations % fresh == 0:
                world = known.imagine(rng)
            if self.used + SPARE > self.room and self.room < self.capacity:
                self._make_room(min(2 * self.room, self.capacity))
            self._simulate(world.copy())
            self.simulations += 1
            if seconds is not None and self.simulations % 4 == 0:
                self.spent = perf_counter() - begun
                if self.spent >= seconds:
                    return
                if self.simulations % 16 == 0 and self.spent > seconds / 8:
                    rest = int(self.simulations * (seconds - self.spent) / self.spent)
                    if self._is_clear(rest):
                        return

    def _is_clear(self, rest: int) -> bool:
        """Whether the most visited move will most likely stay so for ``rest`` more simulations."""
        first = 0
        second = 0
        at = self.child[0]
        while at >= 0:
            if self.visits[at] > first:
                second = first
                first = self.visits[at]
            elif self.visits[at] > second:
                second = self.visits[at]
            at = self.sibling[at]
        return first - second > rest * 0.6

    def found(self) -> list[tuple[int, int, float]]:
        """The moves tried at the root: number, visits, and mean worth for the searching seat."""
        rows = []
        at = self.child[0] if self.used else -1
        while at >= 0:
            visits = self.visits[at]
            if visits:
                rows.append((self.move[at], visits, self.total[at * 4 + self.seat] / visits))
            at = self.sibling[at]
        return rows
