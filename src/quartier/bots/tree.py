"""Players that search a tree, with an evaluation or with light playouts only."""

from __future__ import annotations

from typing import Any

from quartier.bots.bot import Budget, Known, moves_to_choose_from
from quartier.bots.duel import Duel
from quartier.bots.evaluation import Evaluation, evaluation
from quartier.bots.glance import by_lot
from quartier.bots.manner import manner
from quartier.bots.memory import Lasting
from quartier.bots.search import Search
from quartier.kernel.game import Game
from quartier.kernel.rng import Rng

MINOR = 0.25
"""The share of the time that is used if little depends on the choice."""


class TreeBot(Lasting):
    """Searches with the title's evaluation; without one, with light playouts."""

    def __init__(
        self, title: str, seed: int, light: bool = False, most: int | None = None, temperature: float = 0.0
    ) -> None:
        self.title = title
        self.rng = Rng(seed)
        known = evaluation(title)
        how = manner(title, known)
        weighs = type(known) is not Evaluation and not light
        self.weighs = weighs
        self.temperature = temperature * how.slips
        self.most = None if most is None else most * how.effort
        """The most simulations, however much time there is."""
        if most is None and weighs:
            self.most = how.enough
        self.search = Search(
            known,
            weighs,
            how.merges,
            exploration=how.exploration if weighs else 1.0,
            focus=how.focus,
            lookahead=how.lookahead,
            fresh=how.fresh,
            capacity=how.capacity,
        )
        self.duel = Duel(known) if weighs else None
        self.worths: dict[int, float] = {}
        """The worths that the last search found for the moves it tried."""
        self.expected: dict[str, Any] | None = None
        """What the seat will see next if its turn goes on."""

    def memory(self) -> dict[str, Any]:
        # A tree that is not kept is forgotten before the next choice.
        kept = None if self.expected is None else self.search.saved()
        return {"rng": self.rng, "worths": self.worths, "expected": self.expected, "tree": kept}

    def remember(self, memory: dict[str, Any]) -> None:
        self.rng, self.worths, self.expected = memory["rng"], memory["worths"], memory["expected"]
        if memory["tree"] is not None:
            self.search.restore(memory["tree"])

    def goes_on(self, known: Known) -> bool:
        """Whether nothing has happened since except its own last move: then the tree is still good."""
        return self.expected is not None and known.view() == self.expected

    def choose(self, known: Known, budget: Budget) -> int:
        """The move that is best according to the tree."""
        moves = moves_to_choose_from(known, budget, self.title)
        if len(moves) == 1:
            return moves[0]
        world = known.imagine(self.rng)
        if not self.goes_on(known):
            self.search.forget()
        judge = self.search.evaluation
        if self.weighs:
            moves = judge.sensible(world, self.search.last)
            if len(moves) == 1:
                self.worths = {moves[0]: judge.weigh(world)[known.seat]}
                return self._played(world, moves[0])
        bounds = [bound for bound in (budget.nodes, self.most) if bound is not None]
        if budget.seconds is None and not bounds:
            raise ValueError("a search needs a bound: give a Budget(seconds=...) or a Budget(nodes=...)")
        if self.duel is not None and self.search.evaluation.is_duel(world):
            move = self.duel.think(world, budget.seconds, min(bounds, default=None))
            self.worths = {move: self.duel.worth}
            return move
        seconds = budget.seconds
        if seconds is not None and judge.is_minor(world):
            seconds *= MINOR
        self.search.think(known, self.rng, seconds, min(bounds, default=None))
        # A kept tree may contain moves from worlds that were imagined before the seat knew more.
        tried = [row for row in self.search.tried() if row[0] in moves]
        self.worths = {number: worth for number, _, worth in tried}
        if self.temperature > 0:
            return self._played(world, by_lot(self.worths, self.temperature, self.rng))
        return self._played(world, max(tried, key=lambda row: (row[1], row[2], -row[0]))[0])

    def _played(self, world: Game, move: int) -> int:
        """Return the move. If the seat's turn goes on after it, keep the tree for the next choice."""
        seat = world.to_move
        world.play(move)
        self.expected = None
        if world.to_move == seat and self.weighs:
            self.search.keep(move)
            self.expected = world.view(seat)
        return move


class Uct(TreeBot):
    """Plain UCT with random playouts: the yardstick for the search with an evaluation."""

    def __init__(self, title: str, seed: int) -> None:
        super().__init__(title, seed, light=True)
