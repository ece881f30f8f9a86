"""The course of a game for a program that learns: chance moves by itself, numbers go in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from quartier.kernel.game import CHANCE, OVER, Game, draw
from quartier.kernel.observation import Block, layout, observe
from quartier.kernel.record import Record
from quartier.kernel.rng import Rng
from quartier.kernel.title import resolve, title

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


def returns(game: Game) -> list[float]:
    """What the game was worth to each seat: all together 0, alone in front 1; 0 until it is over.

    With two players a loss is -1; with more the losers share it.
    """
    if game.to_move != OVER:
        return [0.0] * game.players
    winners = game.result()["winners"]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    return [(share * game.players - 1) / (game.players - 1) for share in shares]


class Course:
    """One game after another of a title, each from its own seed."""

    def __init__(self, name: str, players: int = 2, options: Mapping[str, Any] | None = None) -> None:
        self.title = title(name)
        self.players = players
        self.options = resolve(self.title, players, options)
        self.layout: list[Block] = layout(self.title.facts, self.title.start(players, dict(self.options)))
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; the same seed has the same dice and draws."""
        self.game = self.title.start(self.players, dict(self.options))
        self.moves: list[int] = []
        self._rng = Rng(seed)
        self._let_chance_move()

    def play(self, move: int) -> None:
        """Play the move of the seat that is to move; ``IllegalMove`` leaves the game as it was."""
        self.game.play(move)
        self.moves.append(move)
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while self.game.to_move == CHANCE:
            move = draw(self.game, self._rng)
            self.game.play(move)
            self.moves.append(move)

    def most(self) -> Row:
        """The greatest value of every number in a row; the least is 0."""
        return np.repeat(
            np.array([block.most for block in self.layout], dtype=np.int16),
            [block.length for block in self.layout],
        )

    def row(self, seat: int) -> Row:
        """What a seat knows now."""
        return np.array(observe(self.title.facts, self.game, seat), dtype=np.int16)

    def mask(self) -> Mask:
        """A 1 for every move that may be played now."""
        mask = np.zeros(self.title.actions, dtype=np.int8)
        mask[self.game.legal()] = 1
        return mask

    def record(self) -> Record:
        """All moves so far, to be kept, replayed and looked at."""
        return Record(self.title.name, self.players, dict(self.options), self.moves)
