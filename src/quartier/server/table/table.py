"""One table in memory, put together from its parts."""

from __future__ import annotations

import time
from dataclasses import replace

from quartier.kernel.record import Record
from quartier.server import stranding
from quartier.server.audience import Audience
from quartier.server.bodies import TableInfo
from quartier.server.denial import Denial
from quartier.server.history import History
from quartier.server.metrics import Metrics
from quartier.server.processes import Processes
from quartier.server.settings import Settings
from quartier.server.store import ChatRow, EntryRow, Store, TableRow
from quartier.server.table.book import Book
from quartier.server.table.chairs import Chairs
from quartier.server.table.moves import Moves
from quartier.server.table.opponents import Opponents
from quartier.server.table.sequel import Sequel
from quartier.server.table.visits import Visits


class Table:
    """A table and what may be done at it."""

    def __init__(
        self, row: TableRow, settings: Settings, store: Store, processes: Processes, metrics: Metrics
    ) -> None:
        self._book = Book(row, settings, store, metrics, after_change=self.wake)
        self.moves = Moves(self._book, processes)
        self.chairs = Chairs(self._book)
        self.visits = Visits(self._book, self.chairs)
        self.sequel = Sequel(self._book)
        self._opponents = Opponents(self._book, processes)

    def load(self, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        """Bring the stored log into force; ``IllegalMove`` if the rules no longer allow it."""
        self._book.load(entries, chat)

    async def revise(self, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        """Bring a log of another version of the rules into force, as far as the rules of today allow it."""
        await self._book.revise(entries, chat)

    # --- questions ---------------------------------------------------------------------------

    @property
    def row(self) -> TableRow:
        """The table as the store keeps it."""
        return self._book.row

    @property
    def history(self) -> History | None:
        """The log and the game; None until it begins."""
        return self._book.history

    @property
    def halt(self) -> stranding.Halt | None:
        """Where the rules in force stop the game, if they do."""
        return self._book.halt

    @property
    def audience(self) -> Audience:
        """The browsers that look at the table."""
        return self._book.audience

    def info(self, guest: str) -> TableInfo:
        """The table as this guest may see it."""
        return self.visits.info(guest)

    def export(self, guest: str) -> str:
        """The record as a file. A game that a corrected rule stopped is marked with the old version."""
        if self.halt is None or self.row.status == "closed":
            return self.record().to_json()
        if not stranding.may_export(self.row, self.history, guest):
            raise Denial("not-over")
        return stranding.old_record(self.row, self._book.old_moves)

    def record(self) -> Record:
        """The record, once nothing is secret any more: as much of it as the rules in force allow."""
        if self.history is None or self.row.status != "over":
            raise Denial("not-over" if self.halt is None else "rules-changed")
        names = [each.name for each in self.row.seats]
        return replace(self.history.start, moves=self.history.moves, names=names)

    # --- in and out of the memory --------------------------------------------------------------

    @property
    def is_retired(self) -> bool:
        """Whether the table must be read again from the store."""
        return self._book.is_retired

    @property
    def is_idle(self) -> bool:
        """Whether the table may leave the memory."""
        if self.audience.viewers or self._book.is_busy or self._opponents.are_busy:
            return False
        return time.monotonic() - self._book.touched > self._book.settings.idle

    def touch(self) -> None:
        """Note that somebody asked for the table."""
        self._book.touched = time.monotonic()

    def wake(self) -> None:
        """Let a bot think if it is its turn."""
        self._opponents.wake()

    async def stop(self) -> None:
        """Let the change that is being written finish, and nothing more happen at this table."""
        await self._book.retire()
        await self._opponents.stop()
        for viewer in list(self.audience.viewers):
            viewer.cut()
