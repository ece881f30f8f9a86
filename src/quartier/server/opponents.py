"""The computer opponents at one table: they think one after the other, and never while others write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from quartier.server.settings import PACES

if TYPE_CHECKING:
    from quartier.server.history import History
    from quartier.server.table import Table


class Opponents:
    """Plays the seats of a table that no person plays."""

    def __init__(self, table: Table, play: Callable[[History, int, int], Awaitable[None]]) -> None:
        self._table = table
        self._play = play
        """Plays a seat's move; called inside the table's queue."""
        self._thinking: asyncio.Task[None] | None = None

    def are_busy(self) -> bool:
        """Whether one of them is thinking."""
        return self._thinking is not None and not self._thinking.done()

    def wake(self) -> None:
        """Let a bot think if it is its turn; where only bots play, somebody must be watching."""
        if self.seat() is not None and not self.are_busy() and not self._table.is_broken:
            self._thinking = asyncio.create_task(self._run())

    def seat(self) -> int | None:
        """The seat of a bot that is to move."""
        history, row = self._table.history, self._table.row
        if history is None or history.held or row.status != "running" or history.awaited is None:
            return None
        if not self._table.audience.viewers and not any(
            each.kind == "human" and each.level is None for each in row.seats
        ):
            return None
        return history.awaited if row.seats[history.awaited].level is not None else None

    async def _run(self) -> None:
        table = self._table
        while (seat := self.seat()) is not None and not table.is_broken:
            history, level = table.history, table.row.seats[seat].level
            assert history is not None
            assert level is not None
            seq = history.seq
            started = time.monotonic()
            move = await table.workers.choose(table.row.title, history.game.copy(), seat, level)
            thought = time.monotonic() - started
            table.metrics.bot_time.labels(level).observe(thought)
            await asyncio.sleep(max(0.0, PACES[table.row.pace] - thought))
            async with table.queue:
                if history.seq == seq and self.seat() == seat and table.row.seats[seat].level == level:
                    await self._play(history, seat, move)

    async def stop(self) -> None:
        """Think no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
