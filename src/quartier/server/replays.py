"""Finished tables and uploaded records, which anyone may step through."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from quartier.kernel.errors import BadRecord
from quartier.kernel.record import Record
from quartier.server.bodies import Chart, ChartPoint, Replay, ReplayPoint
from quartier.server.denial import Denial
from quartier.server.history import History
from quartier.server.processes import Processes
from quartier.server.seating import new_id
from quartier.server.settings import Settings
from quartier.server.store import EntryRow, Store
from quartier.server.stranding import Halt, halt_of
from quartier.server.tables import TableRoom, as_options

MOST_KEPT = 16
"""The number of replays that stay in memory."""


class Shelf:
    """The records that can be opened."""

    def __init__(self, settings: Settings, store: Store, processes: Processes, tables: TableRoom) -> None:
        self._limits = settings.limits
        self._store = store
        self._processes = processes
        self._tables = tables
        self._kept: OrderedDict[str, tuple[Record, History, Halt | None]] = OrderedDict()

    async def upload(self, text: bytes, guest: str) -> str:
        """Check a record and store it; returns its id."""
        if await self._store.count_replays(guest) >= self._limits.replays:
            raise Denial("too-many-replays")
        try:
            clean, moves = await self._processes.check_record(text)
        except BadRecord as problem:
            raise Denial("bad-record", str(problem)) from problem
        if moves > self._limits.record_moves:
            raise Denial("bad-record", f"moves: {moves}, at most {self._limits.record_moves}")
        ident = new_id()
        await self._store.keep_replay(ident, guest, clean, int(time.time()))
        return ident

    async def record(self, ident: str) -> Record:
        """As much of a stored record or a finished table as can be shown."""
        return (await self._find(ident))[0]

    async def text(self, ident: str, guest: str) -> str:
        """The whole record as it was stored or played."""
        text = await self._store.replay(ident)
        if text is not None:
            record, halt = await self._find(ident)
            return text if halt is not None else record.to_json()
        await self._find(ident)
        return (await self._tables.find(ident)).export(guest)

    async def _find(self, ident: str) -> tuple[Record, Halt | None]:
        if ident in self._kept:
            return self._kept[ident][0], self._kept[ident][2]
        text = await self._store.replay(ident)
        if text is not None:
            try:
                record, broken = Record.rescue(text)
            except BadRecord as problem:
                raise Denial("rules-changed", str(problem)) from problem
            rules = json.loads(text)["rules"]
            return record, halt_of(broken, record, rules) if broken is not None else None
        try:
            table = await self._tables.find(ident)
            await self._tables.check_told(table)
            return table.record(), table.halt
        except Denial as problem:
            if problem.code == "rules-changed":
                raise
            raise Denial("no-such-replay") from problem

    async def _open(self, ident: str, seat: int | None) -> tuple[Record, History, Halt | None]:
        record, halt = await self._find(ident)
        if seat is not None and not 0 <= seat < record.players:
            raise Denial("bad-query", f"seat: there are {record.players}")
        if ident not in self._kept:
            self._kept[ident] = record, replayed(record), halt
        self._kept.move_to_end(ident)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[ident]

    async def replay(self, ident: str, seat: int | None) -> Replay:
        """A record with its steps as one seat saw them."""
        record, history, halt = await self._open(ident, seat)
        steps: Any = history.steps(seat, 0)
        return Replay(
            id=ident,
            title=record.title,
            rules=record.rules,
            players=record.players,
            options=as_options(record.options),
            names=list(record.names) or [""] * record.players,
            plies=history.ply,
            seat=seat,
            printed=history.game.printed(),
            steps=steps,
            result=history.game.result(),
            stranded=halt.show(None, history) if halt is not None else None,
        )

    async def point(self, ident: str, ply: int, seat: int | None) -> ReplayPoint:
        """The board after that many moves."""
        _, history, _ = await self._open(ident, seat)
        if not 0 <= ply <= history.ply:
            raise Denial("no-such-point")
        step: Any = history.steps(seat, ply - 1)[0] if ply else None
        return ReplayPoint(ply=ply, view=history.game_at(ply).view(seat), step=step)

    async def chart(self, ident: str) -> Chart:
        """The scores of a record, turn by turn."""
        return chart(await self.record(ident))


def replayed(record: Record) -> History:
    """The history of a record: the steps as at a table, but without times and undone moves."""
    history = History(replace(record, moves=(), result=None))
    for seq, move in enumerate(record.moves, start=1):
        history.apply(EntryRow(seq, "move", history.game.to_move, move, False, 0))
    return history


def chart(record: Record) -> Chart:
    """The scores each time the turn passed to another seat, and at the end."""
    points: list[ChartPoint] = []
    last: ChartPoint | None = None
    mover = -1
    for ply, game in enumerate(record.games()):
        if mover >= 0:
            if last is not None and last.seat != mover:
                points.append(last)
            last = ChartPoint(ply, mover, game.result()["scores"])
        mover = game.to_move
    if last is not None:
        points.append(ChartPoint(len(record.moves), last.seat, record.replay().result()["scores"]))
    return Chart(points)
