"""One live table: its queue of changes, its log, its bots.

Every change goes through ``Table.queue``, one after the other: the game is asked, the log is written, and
only then anybody is told. If the disk refuses, the table is dropped and read again from what is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from quartier.bots.hint import Hint
from quartier.kernel.errors import IllegalMove
from quartier.kernel.record import Record
from quartier.server import seating, stranding
from quartier.server.audience import Asked, Audience
from quartier.server.bodies import FillTable, JoinTable, TableInfo
from quartier.server.entropy import Entropy
from quartier.server.history import History
from quartier.server.messages import ChatLine
from quartier.server.metrics import Metrics
from quartier.server.opponents import Opponents
from quartier.server.refusal import Refusal
from quartier.server.settings import Settings
from quartier.server.store import ChatRow, EntryRow, Store, TableRow
from quartier.server.workers import Workers

log = logging.getLogger("quartier.table")
GENERATOR = Entropy()


def now_ms() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Table:
    """A table in memory."""

    def __init__(
        self, row: TableRow, settings: Settings, store: Store, workers: Workers, metrics: Metrics
    ) -> None:
        self.row = row
        self.settings = settings
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.queue = asyncio.Lock()
        self.history: History | None = None
        self.halt: stranding.Halt | None = None
        """Where the rules in force stop the game, if they were corrected since it began."""
        self._played: list[int] = []
        """All moves of such a game."""
        self.chat: list[ChatRow] = []
        self.audience = Audience(row)
        self.touched = time.monotonic()
        self.is_broken = False
        self._opponents = Opponents(self, self._play_bot)

    def load(self, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        """Bring the stored log into force."""
        self.chat = chat
        if self.row.status in ("running", "over"):
            self.history = History(stranding.start_of(self.row))
            for entry in entries:
                self.history.apply(entry)

    async def revise(self, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        """Bring a log of another version of the rules into force, as far as those of today go along."""
        before, self.chat = self.row.rules, chat
        self._played = [entry.move for entry in stranding.in_force(entries)]
        self.history, self.halt, added = stranding.revise(self.row, entries, GENERATOR, now_ms())
        await self.store.keep_table(self.row, added)
        told = {"table": self.row.id, "before": before, "now": self.row.rules, "status": self.row.status}
        log.info("rules changed", extra=told)

    # --- questions ---------------------------------------------------------------------------

    def info(self, guest: str) -> TableInfo:
        """The table as this guest may see it."""
        stranded = self.halt.show(self.row, self.history, guest) if self.halt is not None else None
        return seating.show_table(self.row, guest, self.audience.seats(), stranded)

    def export(self, guest: str) -> str:
        """The record as a file: of a game that a corrected rule stopped, marked as one of the old version."""
        if self.halt is None or self.row.status == "closed":
            return self.record().to_json()
        if not stranding.may_export(self.row, self.history, guest):
            raise Refusal("not-over")
        return stranding.old_record(self.row, self._played)

    def record(self) -> Record:
        """The record, once nothing is secret any more: as much of it as the rules in force allow."""
        if self.history is None or self.row.status != "over":
            raise Refusal("not-over" if self.halt is None else "rules-changed")
        names = [each.name for each in self.row.seats]
        return replace(self.history.start, moves=self.history.moves, names=names)

    def running(self) -> History:
        """The history of a running game."""
        if self.row.status == "stranded":
            raise Refusal("rules-changed")
        if self.row.status != "running" or self.history is None:
            raise Refusal("already-over" if self.row.status in ("over", "closed") else "not-running")
        return self.history

    def seat_of(self, guest: str, seat: int) -> None:
        """Check that the guest plays that seat."""
        if seat >= len(self.row.seats) or self.row.seats[seat].guest != guest:
            raise Refusal("not-your-seat")

    def is_idle(self) -> bool:
        """Whether the table may leave the memory."""
        if self.audience.viewers or self.queue.locked() or self._opponents.are_busy():
            return False
        return time.monotonic() - self.touched > self.settings.idle

    # --- moves -------------------------------------------------------------------------------

    async def play(
        self,
        guest: str,
        seq: int,
        move: int | None,
        record: dict[str, Any] | None,
        commit: bool,
        asked: Asked | None = None,
    ) -> None:
        """A player's move in the position of ``seq``."""
        async with self.queue:
            history = self._at(seq)
            seat = self._awaited_of(guest, history)
            if move is None and record is not None:
                move = history.game.number(record)
            if move is None:
                raise IllegalMove("unknown-move", "")
            await self._append(history.play(seat, move, commit, GENERATOR, now_ms()), asked)

    async def commit(self, guest: str, seq: int, asked: Asked | None = None) -> None:
        """A player ends the held turn."""
        async with self.queue:
            history = self._at(seq)
            if not history.held:
                raise Refusal("nothing-held")
            self._awaited_of(guest, history)
            await self._append(history.commit(GENERATOR, now_ms()), asked)

    async def undo(self, guest: str, seq: int, asked: Asked | None = None) -> None:
        """A player takes their last move back."""
        async with self.queue:
            history = self._at(seq)
            able = [
                each.seat
                for each in self.row.seats
                if each.guest == guest and history.undoable(each.seat) > 0
            ]
            is_long = history.seq >= self.settings.limits.entries
            if not able or is_long or self.row.seats[able[0]].level is not None:
                raise Refusal("nothing-to-undo")
            await self._append(history.undo(able[0], now_ms()), asked)

    def _at(self, seq: int) -> History:
        history = self.running()
        if seq != history.seq:
            raise Refusal("stale")
        return history

    def _awaited_of(self, guest: str, history: History) -> int:
        seat = history.awaited
        if seat is None or self.row.seats[seat].guest != guest or self.row.seats[seat].level is not None:
            raise Refusal("not-your-turn")
        return seat

    async def _append(self, entries: list[EntryRow], asked: Asked | None = None) -> None:
        """Write what was played to the disk, then tell everybody. Called inside the queue."""
        history = self.running()
        started = time.perf_counter()
        self._note_turn()
        if history.is_over:
            seating.finish(self.row, history.game.result()["winners"])
            await self._kept(lambda: self.store.keep_table(self.row, entries))
        else:
            await self._kept(lambda: self.store.append(self.row, entries))
        self.metrics.entries.inc(len(entries))
        self.metrics.write_time.observe(time.perf_counter() - started)
        self.audience.update(history, asked)
        self.wake()

    def _note_turn(self) -> None:
        self.touched = time.monotonic()
        self.row.changed = int(time.time())
        if self.history is not None:
            self.row.seq = self.history.seq
            self.row.turn = self.history.awaited if self.row.status == "running" else None

    async def _kept(self, write: Callable[[], Awaitable[None]]) -> None:
        try:
            await write()
        except BaseException:
            # What is in memory may now differ from the disk: nobody may see it.
            self.is_broken = True
            for viewer in self.audience.viewers:
                viewer.cut()
            raise

    async def _keep(self, entries: list[EntryRow] | None = None, asked: Asked | None = None) -> None:
        """Write the table's row and seats, then tell everybody. Called inside the queue."""
        self._note_turn()
        await self._kept(lambda: self.store.keep_table(self.row, entries))
        self.audience.update(self.history, asked)
        self.wake()

    async def hint(self, guest: str, seq: int) -> tuple[int, Hint, dict[str, Any]]:
        """What the best bot would do for a player: the seat, the hint and its move as a record."""
        if not self.row.hints:
            raise Refusal("no-hints")
        history = self._at(seq)
        seat = self._awaited_of(guest, history)
        if history.held:
            raise Refusal("held")
        hint = await self.workers.hint(self.row.title, history.game.copy(), seat)
        if history.seq != seq:
            raise Refusal("stale")
        if hint is None:
            raise Refusal("no-hint-now")
        return seat, hint, history.game.describe(hint.move)

    # --- seats -------------------------------------------------------------------------------

    async def join(self, order: JoinTable, guest: str, name: str) -> None:
        """A guest takes a seat; the last one to come starts the game."""
        async with self.queue:
            seating.join(self.row, order, guest, name)
            await self._keep(self._start())

    async def fill(self, order: FillTable, guest: str) -> None:
        """The host lets bots take the open seats."""
        async with self.queue:
            self._host_only(guest)
            seating.fill(self.row, order)
            await self._keep(self._start())

    async def start(self) -> None:
        """Write a new table for the first time, and begin if all seats are taken."""
        async with self.queue:
            await self._keep(self._start())

    def _start(self) -> list[EntryRow]:
        if self.row.status != "waiting" or any(each.kind == "open" for each in self.row.seats):
            return []
        self.row.status = "running"
        self.history = History(stranding.start_of(self.row))
        self.metrics.games.labels(self.row.title).inc()
        return self.history.begin(GENERATOR, now_ms())

    async def leave(self, guest: str) -> None:
        """A guest stands up."""
        async with self.queue:
            seating.leave(self.row, guest)
            await self._keep(self._free(guest))

    def _free(self, guest: str) -> list[EntryRow]:
        """A turn that its player left is over."""
        history = self.history
        if history is None or not history.held or self.row.status != "running" or history.awaited is None:
            return []
        chair = self.row.seats[history.awaited]
        return history.commit(GENERATOR, now_ms()) if chair.guest == guest or chair.level is not None else []

    async def close(self, guest: str) -> None:
        """The host closes a table at which no other player sits; any player ends a stranded game."""
        async with self.queue:
            if self.row.status == "stranded":
                if not seating.has_seat(self.row, guest):
                    self._host_only(guest)
                self.row.status, self.row.ending = "over", "rules"
                await self._keep()
                return
            self._host_only(guest)
            if self.row.status in ("over", "closed"):
                raise Refusal("already-over")
            if any(each.guest not in (None, guest) and not each.left for each in self.row.seats):
                raise Refusal("others-play")
            self.row.status, self.row.ending = "closed", "closed"
            await self._keep()

    async def concede(self, guest: str, seat: int, asked: Asked | None = None) -> None:
        """A player gives up."""
        async with self.queue:
            self.running()
            self.seat_of(guest, seat)
            if self.row.seats[seat].conceded:
                raise Refusal("already-over")
            seating.concede(self.row, seat)
            await self._keep(self._free("") if self.row.status == "running" else [], asked)

    async def replace(self, guest: str, seat: int, level: str | None, asked: Asked | None = None) -> None:
        """The host puts a bot in an absent player's place; others vote for it."""
        async with self.queue:
            self.running()
            voters = [
                each
                for each in self.row.seats
                if each.guest == guest and each.kind == "human" and not each.level
            ]
            if guest != self.row.host and not voters:
                raise Refusal("not-seated")
            if seat >= len(self.row.seats) or self.row.seats[seat].kind != "human":
                raise Refusal("not-absent")
            chair = self.row.seats[seat]
            gone = chair.left or self.audience.is_absent(chair.guest, self.settings.absence)
            if chair.level is not None or chair.guest == guest or not gone:
                raise Refusal("not-absent")
            if guest != self.row.host:
                self.audience.votes.setdefault(seat, set()).add(voters[0].seat)
                if not seating.is_voted(self.row, seat, self.audience.votes[seat]):
                    self.audience.presence(asked)
                    return
            chair.left, chair.level = True, seating.check_level(level) if level else seating.stand_in()
            self.audience.votes.pop(seat, None)
            await self._keep(self._free(""), asked)

    async def resume(self, guest: str, seat: int, asked: Asked | None = None) -> None:
        """A player takes their seat back from the bot."""
        async with self.queue:
            self.running()
            self.seat_of(guest, seat)
            chair = self.row.seats[seat]
            if chair.level is None or chair.conceded:
                raise Refusal("not-replaced")
            chair.level, chair.left = None, False
            await self._keep(None, asked)

    def _host_only(self, guest: str) -> None:
        if self.row.host != guest:
            raise Refusal("not-host")

    # --- coming, going, chatting ---------------------------------------------------------------

    async def welcome_back(self, guest: str) -> None:
        """Somebody who had left and whom no bot replaced is here again. Called inside the queue."""
        back = [each for each in self.row.seats if each.guest == guest and each.left and each.level is None]
        votes = [seat for seat in self.audience.votes if self.row.seats[seat].guest == guest]
        for seat in votes:
            del self.audience.votes[seat]
        if back and self.row.status == "running":
            for each in back:
                each.left = False
            await self._kept(lambda: self.store.keep_table(self.row))

    async def say(self, guest: str, name: str, text: str) -> ChatLine:
        """A line of chat."""
        async with self.queue:
            own = [each for each in self.row.seats if each.guest == guest]
            line = ChatRow(
                self.chat[-1].id + 1 if self.chat else 1,
                own[0].seat if own else None,
                own[0].name if own else name,
                text,
                now_ms(),
            )
            await self.store.say(self.row.id, line, self.settings.limits.chat)
            self.chat.append(line)
            del self.chat[: -self.settings.limits.chat]
            return ChatLine(*line)

    async def lead_to(self, also: TableRow, goes_on: bool = False) -> None:
        """Write the next table together with the pointer to it. Called inside the queue."""
        self.row.rematch = also.id
        if goes_on:
            self.row.status, self.row.ending = "over", "continued"
        await self._kept(lambda: self.store.keep_table(self.row, None, also))
        self.audience.update(self.history)

    async def sweep(self) -> None:
        """A turn held by somebody who has gone is over."""
        history = self.history
        if self.row.status == "running" and history is not None and history.held:
            async with self.queue:
                if history.held and self.row.status == "running" and history.awaited is not None:
                    chair = self.row.seats[history.awaited]
                    if self.audience.is_absent(chair.guest, self.settings.absence):
                        await self._append(history.commit(GENERATOR, now_ms()))

    def wake(self) -> None:
        """Let a bot think if it is its turn."""
        self._opponents.wake()

    async def _play_bot(self, history: History, seat: int, move: int) -> None:
        await self._append(history.play(seat, move, True, GENERATOR, now_ms()))

    async def stop(self) -> None:
        """Let nothing of this table go on."""
        await self._opponents.stop()
        for viewer in list(self.audience.viewers):
            viewer.cut()
