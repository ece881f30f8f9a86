"""Processes in which bots think, so that nobody else has to wait for them.

A process is never given the true game, but a world in which everything hidden from the bot's seat was drawn
anew. If a bot crashes, hangs or names an illegal move, the next lower level plays instead, and in the end
any legal move is played; each failure is logged.
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
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from quartier.bots import Bot, Budget, Known, budget, levels, make
from quartier.bots.hint import Hint, find_hint
from quartier.bots.tree import TreeBot
from quartier.kernel.game import Game
from quartier.kernel.rng import Rng
from quartier.kernel.title import from_position

log = logging.getLogger("quartier.bots")

GRACE = 5.0
"""Seconds beyond the level's own limit before a bot counts as hung."""
START = 60.0
"""Seconds that a new process may take to be ready."""


@dataclass(frozen=True)
class Request:
    """A position imagined for the seat, and who is to think about it."""

    title: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    seconds: float | None = None
    """A limit to use instead of the level's own."""


@dataclass(frozen=True)
class Recent:
    """A bot that may be in the middle of a turn."""

    level: str
    bot: TreeBot


RECENT: deque[Recent] = deque(maxlen=3)
"""The latest bots of this process. Each goes on only in exactly the position that it expects."""

Work = Callable[[Request], Any]


def limit_of(request: Request) -> Budget:
    """How long the bot may think: the time in the request, or that of its level."""
    return budget(request.level) if request.seconds is None else Budget(seconds=request.seconds)


def think(request: Request) -> int:
    """The move of the requested level. A bot whose turn goes on uses the tree that it already has."""
    known = Known(from_position(request.title, request.position), request.seat, Rng(request.seed))
    for recent in RECENT:
        if recent.level == request.level and recent.bot.goes_on(known):
            RECENT.remove(recent)
            bot: Bot = recent.bot
            break
    else:
        bot = make(request.level, request.title, request.seed)
    move = bot.choose(known, limit_of(request))
    if isinstance(bot, TreeBot) and bot.expected is not None:
        RECENT.append(Recent(request.level, bot))
    return move


def hint_for(request: Request) -> Hint:
    """The hint of the requested level."""
    known = Known(from_position(request.title, request.position), request.seat, Rng(request.seed))
    return find_hint(known, request.title, request.seed, limit_of(request))


def follow(parent: int) -> None:
    """In a new process: leave Ctrl-C to the parent, and end when the parent is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def serve(line: Connection, parent: int) -> None:
    """What a process does: answer requests until the line or the parent is gone."""
    follow(parent)
    line.send("ready")
    while True:
        try:
            work, request = line.recv()
        except EOFError:
            return
        try:
            line.send((True, work(request)))
        except Exception as problem:
            line.send((False, f"{type(problem).__name__}: {problem}"))


class Failed(RuntimeError):
    """A bot gave no answer."""


class ProcessLost(Failed):
    """The process did not start, did not answer in time or has ended: it is of no more use."""


class BotRaised(Failed):
    """The bot raised an exception; its process is ready for the next request."""


class PoolClosed(Failed):
    """The pool takes no more requests."""


class Process:
    """One process and the line to it. If it fails, a new one takes its place."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, os.getpid()), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False

    def ask(self, work: Work, request: Request, seconds: float) -> Any:
        """The answer to a request; ``Failed`` when there is none in time."""
        try:
            if not self.ready:
                if not self.line.poll(START):
                    raise ProcessLost("the process did not start")
                self.line.recv()
                self.ready = True
            self.line.send((work, request))
            if not self.line.poll(seconds):
                raise ProcessLost(f"no answer within {seconds:.1f} s")
            worked, answer = self.line.recv()
        except (EOFError, OSError) as problem:
            raise ProcessLost("the process ended") from problem
        if not worked:
            raise BotRaised(str(answer))
        return answer

    @property
    def is_sound(self) -> bool:
        """Whether it can be used again: it is alive, and no answer is outstanding."""
        return self.process.is_alive() and not self.line.closed

    def end(self) -> None:
        """Stop it at once."""
        self.process.kill()
        self.process.join(5)
        self.line.close()


class BotPool:
    """A few processes, started when they are first needed."""

    def __init__(self, workers: int | None = None, grace: float = GRACE, work: Work = think) -> None:
        self.count = max(1, workers or (os.cpu_count() or 1))
        self.grace = grace
        self.work = work
        self._threads = ThreadPoolExecutor(self.count, thread_name_prefix="quartier-bot")
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._lock = threading.Lock()
        self._closed = False

    async def choose(self, title: str, game: Game, seat: int, level: str, seed: int | None = None) -> int:
        """A legal move for the seat: of that level, or of the highest level below it that finds one."""
        chosen = secrets.randbits(60) if seed is None else seed
        world = game.imagine(seat, Rng(secrets.randbits(60) if seed is None else seed + 1))
        request = Request(title, world.position(), seat, level, chosen)
        legal = game.legal()
        for name in [level, *reversed(lower(level))]:
            try:
                move = await self._ask(self.work, replace(request, level=name))
            except Failed as problem:
                log.error("bot failed", extra={"title": title, "level": name, "problem": str(problem)})
                continue
            if move in legal:
                return int(move)
            log.error("bot chose an illegal move", extra={"title": title, "level": name, "move": move})
        return legal[Rng(chosen).below(len(legal))]

    async def hint(
        self, title: str, game: Game, seat: int, seconds: float | None = None, seed: int | None = None
    ) -> Hint | None:
        """The top level's hint with its reasons; None when there is none."""
        chosen = secrets.randbits(60) if seed is None else seed
        world = game.imagine(seat, Rng(chosen + 1))
        request = Request(title, world.position(), seat, levels()[-1], chosen, seconds)
        try:
            found = await self._ask(hint_for, request)
        except Failed as problem:
            log.error("hint failed", extra={"title": title, "problem": str(problem)})
            return None
        return found if isinstance(found, Hint) and game.is_legal(found.move) else None

    async def _ask(self, work: Work, request: Request) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._wait, work, request)

    def _wait(self, work: Work, request: Request) -> Any:
        """In a thread: take an idle process, ask it, put it back or end it."""
        with self._lock:
            if self._closed:
                raise PoolClosed("the pool is closed")
            process = self._idle.pop() if self._idle else Process()
            self._all.add(process)
        limit = (request.seconds or budget(request.level).seconds or 0.0) + self.grace
        try:
            answer = process.ask(work, request, limit)
        except ProcessLost:
            self._drop(process)
            raise
        except BotRaised:
            self._back(process)
            raise
        self._back(process)
        return answer

    def _back(self, process: Process) -> None:
        with self._lock:
            if not self._closed and process.is_sound:
                self._idle.append(process)
                return
        self._drop(process)

    def _drop(self, process: Process) -> None:
        with self._lock:
            self._all.discard(process)
        process.end()

    def close(self) -> None:
        """End all processes; what they are thinking about is lost."""
        with self._lock:
            self._closed = True
            every, self._all, self._idle = list(self._all), set(), []
        for process in every:
            process.process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in every:
            process.process.join(5)


def lower(level: str) -> tuple[str, ...]:
    """The levels below this one, weakest first."""
    known = levels()
    return known[: known.index(level)] if level in known else ()
