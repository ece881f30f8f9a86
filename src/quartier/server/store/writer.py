"""One thread that owns the database connection and does one job after another.

Jobs that wait at the same time share a transaction, so that a hundred tables cost one flush of the disk. A
job that fails is rolled back alone. Nobody is told of success before the transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from quartier.server.store.migrate import migrate

Result = TypeVar("Result")
Job = Callable[[sqlite3.Connection], Any]
MOST_JOBS = 256
"""The most jobs in one transaction."""


class Waiting:
    """A job and the coroutine that waits for it."""

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.problem: Exception | None = None

    def report(self) -> None:
        """Hand the result over to whoever waits, in their own thread."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.done.cancelled():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.result)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for durable writing and bring it up to date; only its owner may read a new one."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class Writer:
    """The thread and its queue."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def setting(self, name: str, first: bytes) -> bytes:
        """A setting in the file; ``first`` is written if there is none yet."""
        with self._lock:
            self._connection.execute("INSERT OR IGNORE INTO setting VALUES (?, ?)", (name, first))
            row = self._connection.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
        return bytes(row[0])

    async def do(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a job in the thread; returns when its transaction is on the disk."""
        waiting = Waiting(job, asyncio.get_running_loop())
        self._queue.put(waiting)
        result: Result = await asyncio.shield(waiting.done)
        return result

    def close(self) -> None:
        """Finish what is queued and close the file."""
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        running = True
        while running:
            batch: list[Waiting] = []
            first = self._queue.get()
            if first is None:
                return
            batch.append(first)
            while len(batch) < MOST_JOBS:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    running = False
                    break
                batch.append(more)
            with self._lock:
                self._transact(batch)
            for waiting in batch:
                waiting.report()

    def _transact(self, batch: list[Waiting]) -> None:
        database = self._connection
        try:
            database.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                database.execute("SAVEPOINT job")
                try:
                    waiting.result = waiting.job(database)
                except Exception as problem:
                    waiting.problem = problem
                    database.execute("ROLLBACK TO job")
                database.execute("RELEASE job")
            database.execute("COMMIT")
        except sqlite3.Error as problem:
            for waiting in batch:
                waiting.problem = problem
            if database.in_transaction:
                database.execute("ROLLBACK")
