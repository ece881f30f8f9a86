"""What a bot did wrong and in which position: everything that is needed to reproduce it."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quartier.kernel.record import Record

LONGEST = 300
"""The most characters that are kept of what a bot said or returned."""


@dataclass(frozen=True)
class Fault:
    """A game that ended because a bot named no legal move.

    ``kind`` is ``move`` for an illegal move, ``exception`` for an error in the bot's own code (``choose``
    or its constructor), ``died`` if its process ended, and ``endless`` for a game without an end, which is
    nobody's fault: then ``seat`` is None.
    """

    kind: str
    entrant: str
    seat: int | None
    title: str
    players: int
    options: dict[str, Any]
    seed: int
    moves: tuple[int, ...]
    """All moves before it, including those of chance."""
    answer: str
    """What the bot chose, as ``repr`` writes it; empty if it chose nothing."""
    problem: str
    """Why the choice is wrong, or the exception."""
    trace: str = ""
    """Where in the bot's code an exception was raised."""
    position: Mapping[str, Any] | None = None
    """What the game began from, if not from a set-up."""

    def record(self) -> Record:
        """The game up to the fault, for ``quartier replay``."""
        return Record(self.title, self.players, self.options, self.moves, position=self.position)

    def __str__(self) -> str:
        where = f"{self.title}, {self.players} players, seed {self.seed}, after {len(self.moves)} moves"
        return f"{self.who}: {self.problem} ({where}: {self.line})"

    @property
    def who(self) -> str:
        """The entrant and its seat."""
        return self.entrant if self.seat is None else f"{self.entrant} in seat {self.seat}"

    @property
    def line(self) -> str:
        """The moves in one line."""
        return " ".join(map(str, self.moves)) or "-"


def shortened(text: str) -> str:
    """The beginning of a text of any length."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def written(value: object) -> str:
    """The ``repr`` of a value, or a substitute if that fails."""
    try:
        return shortened(repr(value))
    except Exception as problem:
        return f"<{type(value).__name__} whose repr raises {type(problem).__name__}>"


def named(problem: BaseException) -> str:
    """An exception in one line."""
    return shortened(" ".join("".join(traceback.format_exception_only(problem)).split()))


def traced(problem: BaseException) -> str:
    """Where an exception was raised, without the arena's own line."""
    frames = problem.__traceback__.tb_next if problem.__traceback__ else None
    return "".join(traceback.format_exception(type(problem), problem, frames))
