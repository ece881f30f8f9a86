"""All tables: they are opened here, found, read from the store when needed, and unloaded when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, cast

from quartier.kernel.errors import BadOptions, BadRecord, IllegalMove
from quartier.kernel.mover import OVER
from quartier.kernel.record import Record
from quartier.kernel.title import titles
from quartier.server import seating
from quartier.server.bodies import NewTable, TableInfo, Tables
from quartier.server.denial import Denial
from quartier.server.guests import Guests
from quartier.server.metrics import Metrics
from quartier.server.processes import Processes
from quartier.server.settings import Settings
from quartier.server.status import ENDED
from quartier.server.store import Store, TableRow
from quartier.server.stranding import rules_of
from quartier.server.table import Table

log = logging.getLogger("quartier.tables")
MOST_LISTED = 60
"""Tables in each list of the lobby."""
MOST_RESUMED = 2_000
"""Tables of one kind that are read when the server starts."""


def as_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options as they are in JSON, where tuples become lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def opening(order: NewTable) -> Record:
    """The game that an order asks for, before its first move."""
    if order.position is None:
        try:
            return Record(order.title, len(order.seats), order.options)
        except BadOptions as problem:
            raise Denial("bad-options", str(problem)) from problem
    if order.public:
        raise Denial("position-public")
    try:
        start = Record(order.title, options=order.options, position=order.position)
    except (BadOptions, BadRecord) as problem:
        raise Denial("bad-position", str(problem)) from problem
    if start.players != len(order.seats):
        raise Denial("bad-seats", f"there are {len(order.seats)}; the position has {start.players}")
    if start.start().to_move == OVER:
        raise Denial("position-over")
    return start


class TableRoom:
    """The tables of one server."""

    def __init__(
        self, settings: Settings, store: Store, guests: Guests, processes: Processes, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.processes = processes
        self.metrics = metrics
        self.loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    # --- opening -----------------------------------------------------------------------------

    async def open(self, order: NewTable, guest: str) -> Table:
        """Open a table as its host ordered it."""
        start = opening(order)
        await self._check_room(guest)
        name = await self.guests.name(guest)
        now = int(time.time())
        row = TableRow(
            id=seating.new_id(),
            title=start.title,
            rules=start.rules,
            players=start.players,
            options=as_options(start.options),
            host=guest,
            public=order.public,
            hints=order.hints,
            pace=order.pace,
            invite=seating.new_secret(),
            created=now,
            changed=now,
            position=cast(dict[str, Any] | None, start.position),
            seats=seating.new_seats(order, guest, name),
        )
        table = self._put(row)
        await table.chairs.open()
        log.info("table opened", extra={"table": row.id, "title": row.title, "players": row.players})
        return table

    async def rematch(self, before: Table, guest: str) -> str:
        """The id of the next game of the same players; opened when somebody first asks for it."""
        ident, is_new = await before.sequel.rematch(guest, self._place)
        if is_new:
            await self.loaded[ident].chairs.open()
        return ident

    async def go_on(self, before: Table, guest: str) -> Table:
        """A new table with the same seats, at which a stranded game goes on."""
        table = self.loaded[await before.sequel.go_on(guest, self._place)]
        await table.chairs.open()
        log.info("game goes on", extra={"table": table.row.id, "before": before.row.id})
        return table

    async def _place(self, row: TableRow, guest: str) -> None:
        await self._check_room(guest)
        self._put(row)

    async def check_told(self, table: Table) -> None:
        """Check that this game's record gives nothing away about a game that goes on elsewhere."""
        if table.row.ending == "continued" and table.row.rematch is not None:
            after = await self.find(table.row.rematch)
            if after.row.status not in ENDED:
                raise Denial("not-over")
            await self.check_told(after)

    async def _check_room(self, guest: str) -> None:
        # Only tables that can be played count: those of an older version are stranded or not yet checked.
        counted = await self.store.count_open(guest)
        current = sum(count for name, rules, count in counted if rules == rules_of(name))
        if current >= self.settings.limits.tables:
            raise Denial("too-many-tables")

    def _put(self, row: TableRow) -> Table:
        table = Table(row, self.settings, self.store, self.processes, self.metrics)
        self.loaded[row.id] = table
        self.metrics.tables.set(len(self.loaded))
        return table

    # --- finding -----------------------------------------------------------------------------

    async def find(self, ident: str) -> Table:
        """The table with this id, from memory or from the store."""
        table = self.loaded.get(ident)
        if table is not None and table.is_retired:
            await self._drop(table)
            table = None
        if table is None:
            if ident not in self._loading:
                self._loading[ident] = asyncio.ensure_future(self._load(ident))
            table = await asyncio.shield(self._loading[ident])
        if table is None:
            raise Denial("no-such-table")
        table.touch()
        return table

    async def _load(self, ident: str) -> Table | None:
        try:
            stored = await self.store.table(ident)
            if stored is None:
                return None
            row, entries, chat = stored
            table = Table(row, self.settings, self.store, self.processes, self.metrics)
            is_current = row.rules == rules_of(row.title) and row.status != "stranded"
            try:
                if is_current or row.status == "closed":
                    table.load(entries, chat)
            except IllegalMove:
                # A rule was corrected, and nobody raised its version.
                is_current = False
            if not is_current and row.status != "closed":
                await table.revise(entries, chat)
            self.loaded[ident] = table
            self.metrics.tables.set(len(self.loaded))
            table.wake()
            return table
        finally:
            del self._loading[ident]

    async def lobby(self, guest: str) -> Tables:
        """A guest's tables (those with their turn first), those that wait for players, and those to watch."""
        mine, waiting, watch = (
            [self._show(row, guest) for row in rows] for rows in await self.store.lobby(guest, MOST_LISTED)
        )
        rank = {"running": 1, "waiting": 1, "stranded": 1, "over": 2}
        mine.sort(key=lambda info: (0 if info.my_turn else rank.get(info.status, 3), -info.changed))
        return Tables(mine=mine, waiting=waiting, watch=watch)

    def _show(self, row: TableRow, guest: str) -> TableInfo:
        live = self.loaded.get(row.id)
        return live.info(guest) if live else seating.show_table(row, guest, seating.show_seats(row, (), {}))

    # --- chores ------------------------------------------------------------------------------

    def start(self) -> None:
        """Carry on where the server stopped, and look after the tables from time to time."""
        self._chores = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def _resume(self) -> None:
        """Read the tables at which a bot is to move, and those begun under another version of the rules."""
        versions = {name: rules_of(name) for name in titles()}
        waiting = await self.store.bots_to_move(MOST_RESUMED)
        for ident in waiting + await self.store.outdated(versions, MOST_RESUMED):
            try:
                await self.find(ident)
            except Exception:
                log.exception("table could not be resumed", extra={"table": ident})
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            for table in list(self.loaded.values()):
                try:
                    await table.moves.end_abandoned_turn()
                    if table.is_retired or table.is_idle:
                        await self._drop(table)
                except Exception:
                    log.exception("sweep failed", extra={"table": table.row.id})

    async def _drop(self, table: Table) -> None:
        # It is not read again before what it is writing is on the disk.
        await table.stop()
        if self.loaded.get(table.row.id) is table:
            del self.loaded[table.row.id]
            self.metrics.tables.set(len(self.loaded))

    async def stop(self) -> None:
        """Let each table finish the change that is being written, then unload it."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for table in list(self.loaded.values()):
            await self._drop(table)
