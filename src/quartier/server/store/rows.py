"""The rows that the store keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from quartier.server.status import Ending, EntryKind, Pace, SeatKind, Status


class EntryRow(NamedTuple):
    """One entry of a table's log, from which everything else is derived."""

    seq: int
    kind: EntryKind
    seat: int
    """Who did it; -1 is chance."""
    move: int
    """The move number; -1 for undo and commit."""
    held: bool
    """Whether the move waits for its player to commit."""
    time: int
    """Unix time in milliseconds."""


class ChatRow(NamedTuple):
    """One line of chat."""

    id: int
    seat: int | None
    name: str
    text: str
    time: int


@dataclass
class SeatRow:
    """Who sits in one seat. A human seat with a level is played by a bot in the player's place."""

    seat: int
    kind: SeatKind
    name: str = ""
    guest: str | None = None
    level: str | None = None
    key: str = ""
    left: bool = False
    conceded: bool = False


@dataclass
class TableRow:
    """One table, without its log."""

    id: str
    title: str
    rules: int
    players: int
    options: dict[str, Any]
    host: str
    public: bool
    hints: bool
    pace: Pace
    invite: str
    created: int
    changed: int
    status: Status = "waiting"
    ending: Ending | None = None
    winners: list[int] = field(default_factory=list)
    rematch: str | None = None
    turn: int | None = None
    """The seat that is to move, for the lobby."""
    seq: int = 0
    position: dict[str, Any] | None = None
    """The position from which the game began, if it did not begin with a set-up."""
    seats: list[SeatRow] = field(default_factory=list)
