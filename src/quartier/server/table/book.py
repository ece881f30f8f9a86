"""What a table has in memory, and the lock under which it changes.

A change holds the lock from its first question to its last word: the game is asked, the disk is written, and
only then is anybody told. If the disk refuses, the table is retired: nobody is shown anything more of it, and
it is read again from what is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from quartier.server import seating, stranding
from quartier.server.audience import Asked, Audience
from quartier.server.denial import Denial
from quartier.server.entropy import GENERATOR
from quartier.server.history import History
from quartier.server.metrics import Metrics
from quartier.server.settings import Settings
from quartier.server.status import ENDED
from quartier.server.store import ChatRow, EntryRow, SeatRow, Store, TableRow

log = logging.getLogger("quartier.table")


def now_ms() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Book:
    """The row, the log and the audience of one table."""

    def __init__(
        self,
        row: TableRow,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        after_change: Callable[[], None],
    ) -> None:
        self.row = row
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.history: History | None = None
        """None until the game begins."""
        self.halt: stranding.Halt | None = None
        """Where the rules in force stop the game, if they were corrected after it began."""
        self.old_moves: list[int] = []
        """All moves of a game that was begun under other rules."""
        self.chat: list[ChatRow] = []
        self.audience = Audience(row)
        self.touched = time.monotonic()
        """When somebody last asked for this table or changed it."""
        self._retired_for: str | None = None
        """Why this book is closed for good: the code for a disk that refused, or for a table that stopped."""
        self._after_change = after_change
        self._lock = asyncio.Lock()

    # --- reading it from the store -------------------------------------------------------------

    def load(self, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        """Bring the stored log into force; ``IllegalMove`` if the rules no longer allow it."""
        self.chat = chat
        if self.row.status in ("running", "over"):
            self.history = History(stranding.start_of(self.row))
            for entry in entries:
                self.history.apply(entry)

    async def revise(self, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        """Bring a log of another version of the rules into force, as far as the rules of today allow it."""
        before, self.chat = self.row.rules, chat
        self.old_moves = [entry.move for entry in stranding.in_force(entries)]
        self.history, self.halt, added = stranding.revise(self.row, entries, GENERATOR, now_ms())
        await self.store.keep_table(self.row, added)
        told = {"table": self.row.id, "before": before, "now": self.row.rules, "status": self.row.status}
        log.info("rules changed", extra=told)

    # --- the lock ------------------------------------------------------------------------------

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Have the table for oneself. What is seen inside is on the disk."""
        async with self._lock:
            if self._retired_for is not None:
                raise Denial(self._retired_for)
            yield

    @property
    def is_busy(self) -> bool:
        """Whether somebody has the table for themselves."""
        return self._lock.locked()

    @property
    def is_retired(self) -> bool:
        """Whether this book is closed for good."""
        return self._retired_for is not None

    async def retire(self) -> None:
        """Close the book for good, once the change that is being written is done."""
        async with self._lock:
            self._retired_for = "stopping"

    # --- questions -----------------------------------------------------------------------------

    def running(self) -> History:
        """The history of a running game."""
        if self.row.status == "stranded":
            raise Denial("rules-changed")
        if self.row.status != "running" or self.history is None:
            raise Denial("already-over" if self.row.status in ENDED else "not-running")
        return self.history

    def running_at(self, seq: int) -> History:
        """The same, if ``seq`` is its last entry."""
        history = self.running()
        if seq != history.seq:
            raise Denial("stale")
        return history

    def seat_to_move(self, guest: str) -> int:
        """The seat that is to move, if this guest plays it."""
        seat = self.running().awaited
        if seat is None or self.row.seats[seat].guest != guest or self.row.seats[seat].level is not None:
            raise Denial("not-your-turn")
        return seat

    def own_seat(self, guest: str, seat: int) -> SeatRow:
        """The row of a seat, if it belongs to this guest."""
        if seat >= len(self.row.seats) or self.row.seats[seat].guest != guest:
            raise Denial("not-your-seat")
        return self.row.seats[seat]

    # --- writing, with the lock held -------------------------------------------------------------

    async def append(self, entries: list[EntryRow], asked: Asked | None = None) -> None:
        """Write new entries to the disk, then tell everybody."""
        history = self.running()
        started = time.perf_counter()
        self._note_turn()
        if history.is_over:
            seating.finish(self.row, history.game.result()["winners"])
            await self._written(self.store.keep_table(self.row, entries))
        else:
            await self._written(self.store.append(self.row, entries))
        self.metrics.entries.inc(len(entries))
        self.metrics.write_time.observe(time.perf_counter() - started)
        self._tell(asked)

    async def keep(self, entries: list[EntryRow] | None = None, asked: Asked | None = None) -> None:
        """Write the table's row and seats, and new entries if there are any; then tell everybody."""
        self._note_turn()
        await self._written(self.store.keep_table(self.row, entries))
        self._tell(asked)

    async def keep_quietly(self, also: TableRow | None = None) -> None:
        """Write the table's row and seats, and the table that it leads to. Nobody is told."""
        await self._written(self.store.keep_table(self.row, None, also))

    async def _written(self, write: Awaitable[None]) -> None:
        try:
            await write
        except BaseException:
            # What is in memory may now differ from what is on the disk: nobody may see it.
            self._retired_for = "internal"
            for viewer in self.audience.viewers:
                viewer.cut()
            raise

    def _note_turn(self) -> None:
        self.touched = time.monotonic()
        self.row.changed = int(time.time())
        if self.history is not None:
            self.row.seq = self.history.seq
            self.row.turn = self.history.awaited if self.row.status == "running" else None

    def _tell(self, asked: Asked | None) -> None:
        self.audience.update(self.history, asked)
        self._after_change()
