"""Other processes for slow work: computer opponents think in them, and records are checked there."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor

from quartier import bots
from quartier.bots.hint import Hint, find_hint
from quartier.bots.pool import BotPool, follow
from quartier.kernel.game import Game
from quartier.kernel.record import Record
from quartier.kernel.rng import Rng

BRIEF = bots.Budget(seconds=0.05)
"""How long bots think in the server's own process."""


def check_record(text: bytes) -> tuple[str, int]:
    """A record as this program writes it, and its number of moves; ``BadRecord`` if there is none in it."""
    record = Record.from_json(text)
    return record.to_json(), len(record.moves)


class Processes:
    """Processes that are started when they are first needed. With a count of 0 there are none."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = BotPool(count) if count else None
        self._clerk: ProcessPoolExecutor | None = None

    async def choose(self, title: str, game: Game, seat: int, level: str) -> int:
        """A legal move of a bot, which sees a world where everything hidden from its seat was drawn anew."""
        if self._pool is not None:
            return await self._pool.choose(title, game, seat, level)
        seed = secrets.randbits(60)
        return bots.make(level, title, seed).choose(bots.Known(game, seat, Rng(seed)), BRIEF)

    async def hint(self, title: str, game: Game, seat: int) -> Hint | None:
        """The move that the best bot would play, and why."""
        if self._pool is not None:
            return await self._pool.hint(title, game, seat)
        seed = secrets.randbits(60)
        return find_hint(bots.Known(game, seat, Rng(seed)), title, seed, BRIEF)

    async def check_record(self, text: bytes) -> tuple[str, int]:
        """See ``check_record``; done in another process, because a long record takes a while."""
        if not self.count:
            return check_record(text)
        if self._clerk is None:
            context = multiprocessing.get_context("spawn")
            self._clerk = ProcessPoolExecutor(1, context, follow, (os.getpid(),))
        return await asyncio.get_running_loop().run_in_executor(self._clerk, check_record, text)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.close()
        if self._clerk is not None:
            self._clerk.shutdown(wait=True, cancel_futures=True)
