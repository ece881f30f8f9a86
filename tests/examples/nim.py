"""The smallest complete title: no chance, no secrets, no options, no words, no rules, no board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.kernel.errors import BadPosition, IllegalMove, Refusal
from quartier.kernel.game import Game, Turn
from quartier.kernel.movelist import Moves
from quartier.kernel.mover import OVER
from quartier.kernel.title import Title

HEAP = 5


class Nim(Game):
    """Two players take one or two from a heap in turn; whoever takes the last one wins."""

    title = "nim"
    actions = 2

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(players, options)
        self.heap = HEAP
        self.turns = 1
        self._await(0)

    def _offer(self, into: Moves) -> None:
        for move in range(min(2, self.heap)):
            into.put(move)

    def _do(self, move: int) -> None:
        self.heap -= move + 1
        if self.ledger is not None:
            self.ledger.append({"type": "take", "seat": self._turn().seat, "taken": move + 1})
        if self.heap == 0:
            self._await(OVER)
        elif self.holding:
            self.passed = True
        else:
            self.turns += 1
            self._await(1 - self.to_move)

    def _turn(self) -> Turn:
        return Turn(self.turns, (self.turns - 1) % 2)

    def _refusal(self, move: int) -> Refusal:
        return Refusal("heap-too-small", "", {"left": self.heap})

    def _describe(self, move: int) -> dict[str, Any]:
        return {"type": "take", "taken": move + 1}

    def _number(self, record: Mapping[str, Any]) -> int:
        for move in range(self.actions):
            if record == self._describe(move):
                return move
        raise IllegalMove("unknown-move")

    def _name(self, move: int) -> str:
        return f"take{move + 1}"

    def _parse(self, text: str) -> int:
        if text not in ("take1", "take2"):
            raise IllegalMove("unknown-move")
        return int(text[-1]) - 1

    def copy(self) -> Nim:
        twin = self._twin()
        assert isinstance(twin, Nim)
        twin.heap, twin.turns = self.heap, self.turns
        return twin

    def key(self) -> tuple[Any, ...]:
        return self.heap, self.turns, self.to_move

    def position(self) -> dict[str, Any]:
        return {"title": "nim", "heap": self.heap, "turn": self.turns}

    def result(self) -> dict[str, Any]:
        over = self.to_move == OVER
        won = [over and self._turn().seat == seat for seat in (0, 1)]
        scores = [
            {"seat": seat, "total": int(won[seat]), "parts": [{"part": "last", "points": int(won[seat])}]}
            for seat in (0, 1)
        ]
        ranks = [1 if each or not over else 2 for each in won]
        return {"over": over, "scores": scores, "ranks": ranks, "winners": [won.index(True)] if over else []}

    def _view(self, seat: int | None) -> dict[str, Any]:
        return {"heap": self.heap, "seats": [{}, {}]}


def from_position(document: Mapping[str, Any]) -> Nim:
    """The game that a document describes."""
    game = Nim(2, {})
    heap, turn = document.get("heap", HEAP), document.get("turn", 1)
    whole = all(isinstance(each, int) and not isinstance(each, bool) for each in (heap, turn))
    if not set(document) <= {"title", "heap", "turn"} or document.get("title", "nim") != "nim" or not whole:
        raise BadPosition("a position of nim has a heap and a turn, both numbers")
    played = turn if heap == 0 else turn - 1
    if not 0 <= heap <= HEAP or turn < 1 or not played <= HEAP - heap <= 2 * played:
        raise BadPosition("no game of nim comes to this heap in this turn")
    game.heap, game.turns = heap, turn
    game._await(OVER if heap == 0 else (turn - 1) % 2)
    return game


TITLE = Title("nim", 1, (2,), Nim.actions, (), Nim, from_position)
