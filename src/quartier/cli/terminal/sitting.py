"""One game in the terminal: who sits where, what was played, and whose move it is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import quartier
from quartier import bots
from quartier.bots.bot import Known
from quartier.kernel.course import Course
from quartier.kernel.rng import Rng


class Sitting:
    """A game in progress with people and bots in its seats."""

    def __init__(
        self,
        start: quartier.Record,
        seed: int,
        people: dict[int, str],
        levels: Sequence[str],
    ) -> None:
        self.start = start
        """The record before its first move."""
        self.title = start.title
        self.seed = seed
        self.people = people
        machines = [seat for seat in range(start.players) if seat not in people]
        self.levels = {seat: levels[min(index, len(levels) - 1)] for index, seat in enumerate(machines)}
        """The level of each bot, in the order of the seats; the last level given is for all further bots."""
        self._course = Course(start)
        self.news: list[dict[str, Any]] = []
        """What has happened since the last question, as the asked player may know it."""
        self._rng = Rng(seed)
        self._bots = {
            seat: bots.make(level, start.title, self._rng.split().bits())
            for seat, level in self.levels.items()
        }

    @property
    def game(self) -> quartier.Game:
        """The game as it stands."""
        return self._course.game

    @property
    def moves(self) -> list[int]:
        """The moves so far."""
        return self._course.moves

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.to_move == quartier.OVER

    @property
    def asks(self) -> int | None:
        """The seat of the person who is to move, or None."""
        return self.game.to_move if self.game.to_move in self.people else None

    def watcher(self) -> int | None:
        """The seat whose view the screen shows; None if no person or more than one plays."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def play(self, move: int) -> None:
        """Play a move and keep the news of it."""
        ledger = self._course.play(move)
        self.news += self.game.tell(ledger, self.watcher())

    def step(self) -> None:
        """Let chance or a bot make its move."""
        game = self.game
        if game.to_move == quartier.CHANCE:
            self.play(quartier.draw(game, self._rng))
        else:
            known = Known(game, game.to_move, self._rng)
            self.play(self._bots[game.to_move].choose(known, bots.budget(self.levels[game.to_move])))

    def take_back(self) -> bool:
        """Take back the last move of the person who is asked, if it is theirs and showed them nothing new."""
        return self.asks is not None and self._course.take_back(self.asks)

    def save(self, file: Path, names: list[str]) -> None:
        """Write the record. An existing file is replaced completely or not at all."""
        record = replace(self.start, moves=self.moves, names=names)
        written = file.with_name(f".{file.name}.{os.getpid()}")
        written.write_text(record.to_json() + "\n", encoding="utf-8")
        written.replace(file)
