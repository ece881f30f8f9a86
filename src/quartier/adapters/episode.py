"""Games for a program that learns: chance moves by itself, numbers go in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from quartier.adapters.reward import Reward, returns, reward_of
from quartier.kernel.argument import seat_number, whole_number
from quartier.kernel.errors import BadOptions, BadPosition, BadRecord
from quartier.kernel.game import Game
from quartier.kernel.mover import OVER
from quartier.kernel.observation import Block, layout, observe
from quartier.kernel.playout import let_chance_move
from quartier.kernel.record import Record
from quartier.kernel.rng import Rng
from quartier.kernel.title import from_position, title

Row = npt.NDArray[np.int16] | npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def opening_of(
    name: str, players: int | None, options: Mapping[str, Any] | None, position: Mapping[str, Any] | None
) -> Record:
    """The record of a game that has not begun: from its set-up, or from a position."""
    if position is None:
        return Record(name, 2 if players is None else players, dict(options or {}))
    if from_position(name, position).to_move == OVER:
        raise BadPosition("the game is over in this position, so there is nothing to play")
    try:
        return Record(name, players or 0, dict(options or {}), position=position)
    except BadRecord as problem:
        raise BadOptions(str(problem)) from problem


class Episode:
    """One game after another of a title, each with a seed of its own.

    With ``position`` all of them begin there, with its players and options. With ``scaled`` a row is made of
    fractions. An episode can be pickled and copied at any moment, and the copy goes on as the original would.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        reward: str | Reward = "win",
        scaled: bool = False,
    ) -> None:
        self.title = title(name)
        self.opening = opening_of(name, players, options, position)
        self.players = self.opening.players
        self.options = self.opening.options
        self.reward = reward_of(reward)
        self.scaled = scaled
        self._start = self.opening.start()
        self.layout: list[Block] = layout(self.title.facts, self._start)
        self._scales = self._each("scale").astype(np.float32)
        self.begin(0)

    def __getstate__(self) -> dict[str, Any]:
        return {
            **self.__dict__,
            "title": self.title.name,
        }  # a title itself does not pickle

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, title=title(state["title"]))

    def begin(self, seed: int) -> None:
        """Begin a new game. The same seed leads to the same dice and draws."""
        self._rng = Rng(whole_number(seed, "a seed is a whole number"))
        self.game: Game = self._start.copy()
        self.moves = let_chance_move(self.game, self._rng)
        self.is_lost = False

    def play(self, move: int) -> None:
        """Play the move of the seat that is to move; ``IllegalMove`` leaves the game as it was."""
        self.game.play(move)
        self.moves += [int(move), *let_chance_move(self.game, self._rng)]

    def lose(self) -> list[float]:
        """End the game: the seat that is to move has lost it by an illegal move.

        Returns what that is worth to each seat, whatever the reward: -1 to the loser, and the others share 1.
        """
        self.is_lost = True
        share = 1 / (self.players - 1)
        return [-1.0 if seat == self.game.to_move else share for seat in range(self.players)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or by an illegal move."""
        return self.is_lost or self.game.to_move == OVER

    def _each(self, field: str) -> npt.NDArray[np.int16]:
        """A field of every block, repeated for each number of the block."""
        return np.repeat(
            np.array([getattr(block, field) for block in self.layout], dtype=np.int16),
            [block.length for block in self.layout],
        )

    def most(self) -> Row:
        """The greatest value of every number in a row; the least is 0."""
        most = self._each("most")
        return most.astype(np.float32) / self._scales if self.scaled else most

    def row(self, seat: int) -> Row:
        """What a seat knows now."""
        return self.row_of(self.game, seat_number(seat, self.players))

    def row_of(self, game: Game, seat: int) -> Row:
        """What a seat knows in any game of this title with these players."""
        numbers = self.numbers_of(game, seat)
        if self.scaled:
            return np.array(numbers, dtype=np.float32) / self._scales
        return np.array(numbers, dtype=np.int16)

    def numbers_of(self, game: Game, seat: int) -> list[int]:
        """The same as a list of whole numbers."""
        return observe(self.title.facts, game, seat)

    def mask(self) -> Mask:
        """A 1 for every move that is legal now.

        After the end there is a single 1, for move 0. Libraries that begin the next game by themselves ask
        a policy once more and ignore its answer: with an empty mask it would have nothing to choose from,
        and from a single choice it learns nothing.
        """
        mask = np.zeros(self.title.actions, dtype=np.int8)
        mask[0 if self.is_over else self.game.legal()] = 1
        return mask

    def returns(self) -> list[float]:
        """What the game was worth to each seat, by the chosen reward; 0 until it is over."""
        return returns(self.game, self.reward)

    def record(self) -> Record:
        """The record of the game so far."""
        opening = self.opening
        return Record(
            opening.title, opening.players, dict(opening.options), self.moves, position=opening.position
        )
