"""The computer opponents at one table. They think one after the other, and never while others write."""

from __future__ import annotations

import asyncio
import time

from quartier.server.denial import Denial
from quartier.server.entropy import GENERATOR
from quartier.server.processes import Processes
from quartier.server.status import PACES
from quartier.server.table.book import Book, now_ms


class Opponents:
    """Plays the seats of a table that no person plays."""

    def __init__(self, book: Book, processes: Processes) -> None:
        self._book = book
        self._processes = processes
        self._thinking: asyncio.Task[None] | None = None

    @property
    def are_busy(self) -> bool:
        """Whether one of them is thinking."""
        return self._thinking is not None and not self._thinking.done()

    def wake(self) -> None:
        """Let a bot think if it is its turn."""
        if not self.are_busy and self._to_move() is not None:
            self._thinking = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop thinking."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _to_move(self) -> tuple[int, str] | None:
        """The seat and the level of the bot that is to move.

        Where only bots play, they wait until somebody watches.
        """
        history, row = self._book.history, self._book.row
        if row.status != "running" or history is None or history.held or history.awaited is None:
            return None
        has_player = any(each.kind == "human" and each.level is None for each in row.seats)
        if not has_player and not self._book.audience.viewers:
            return None
        level = row.seats[history.awaited].level
        return None if level is None else (history.awaited, level)

    async def _run(self) -> None:
        book = self._book
        while (bot := self._to_move()) is not None:
            seat, level = bot
            assert book.history is not None
            seq, game = book.history.seq, book.history.game.copy()
            started = time.monotonic()
            move = await self._processes.choose(book.row.title, game, seat, level)
            thought = time.monotonic() - started
            book.metrics.bot_time.labels(level).observe(thought)
            await asyncio.sleep(max(0.0, PACES[book.row.pace] - thought))
            try:
                await self._play(bot, seq, move)
            except Denial:
                return  # the table was retired; when it is read again, its bots are woken

    async def _play(self, bot: tuple[int, str], seq: int, move: int) -> None:
        """Play a bot's move, unless something has happened while it was thinking."""
        async with self._book.alone():
            history = self._book.history
            if history is not None and history.seq == seq and self._to_move() == bot:
                await self._book.append(history.play(bot[0], move, True, GENERATOR, now_ms()))
