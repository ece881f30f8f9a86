"""Processes for what takes long: the thinking of computer opponents and the check of a record.

A bot's process gets a world in which everything hidden from its seat was drawn anew, never the truth.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from quartier import bots
from quartier.kernel.game import Game
from quartier.kernel.record import Record
from quartier.kernel.rng import Rng
from quartier.kernel.title import from_position

Result = TypeVar("Result")
log = logging.getLogger("quartier.workers")


def choose(title: str, position: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """The move of a bot in the world that was made up for its seat."""
    known = bots.Known(from_position(title, position), seat, Rng(seed))
    return bots.make(level, title, seed).choose(known, bots.budget(level))


def check_record(text: bytes) -> tuple[str, int]:
    """The record as this program writes it, and its number of moves; ``BadRecord`` if it is none."""
    record = Record.from_json(text)
    return record.to_json(), len(record.moves)


def follow(parent: int) -> None:
    """End this process when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """A few processes that are started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, title: str, game: Game, seat: int, level: str) -> int:
        """A legal move of that bot; any legal one if the bot fails."""
        seed = secrets.randbits(63)
        world = game.imagine(seat, Rng(secrets.randbits(63)))
        legal = game.legal()
        try:
            move = await self._run(choose, title, world.position(), seat, level, seed)
            if move in legal:
                return move
            log.error("bot chose an illegal move", extra={"level": level, "title": title})
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot failed", extra={"level": level, "title": title})
        return secrets.choice(legal)

    async def check_record(self, text: bytes) -> tuple[str, int]:
        """See ``check_record``; off the server's own process."""
        return await self._run(check_record, text)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for each in processes:
                each.terminate()
            for each in processes:
                each.join(5)

    async def _run(self, work: Callable[..., Result], *given: Any) -> Result:
        if self.count < 1:
            return work(*given)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work, *given)
        except BrokenProcessPool:
            log.warning("a worker process ended; starting another")
            self._pool = None
            return await loop.run_in_executor(self._processes(), work, *given)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, follow, (os.getpid(),))
        return self._pool
