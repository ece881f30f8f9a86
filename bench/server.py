"""Live tables with scripted clients on this machine: how quickly a move comes back as a view.

``python -m bench.server`` starts a server process on a free port, plays, and prints the figures as
JSON. Each table has one guest with two seats on one screen. All counts and times are limited.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import websockets

from bench import wire
from quartier.server.delta import changed

TITLE = "metropolia"
TABLES = (10, 100, 500)
SECONDS = 8.0
"""How long each number of tables plays."""
FREE_TABLES = 24
"""The number of tables that play as fast as they can."""
LATE = 400
"""The number of moves in the game that is opened late."""


def serve(folder: str, descriptor: int) -> None:
    """The server process, with no limit on how fast a guest may be."""
    import uvicorn

    from quartier.server.app import create_app
    from quartier.server.settings import Limits, Settings

    many = 1_000_000
    limits = Limits(
        messages_rate=many, messages_burst=many, writes_rate=many, writes_burst=many, reads_rate=many,
        reads_burst=many, tables=many, sockets=many, opens_rate=many, opens_burst=many,
    )  # fmt: skip
    app = create_app(Settings(data=Path(folder), limits=limits, bot_workers=0))
    config = uvicorn.Config(
        app, log_config=None, access_log=False, ws_per_message_deflate=False, timeout_graceful_shutdown=5
    )
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=descriptor)])


class Running:
    """A server process that runs as long as its ``with`` block."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen(1024)
            self.port = listener.getsockname()[1]
            listener.set_inheritable(True)
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bench.server", folder, str(listener.fileno())],
                pass_fds=[listener.fileno()],
            )

    def __enter__(self) -> Running:
        return self

    def cpu(self) -> float:
        """The CPU time the server has used, in seconds."""
        used = psutil.Process(self.process.pid).cpu_times()
        return float(used.user + used.system)

    def __exit__(self, *problem: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


class Player:
    """One guest at one table."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.table = ""
        self.state: dict[str, Any] = {}
        self.times: list[float] = []
        self.rng = random.Random(port)

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open a table."""
        body = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "local"}]}
        answer = await http.post("/api/tables", json=body)
        http.cookies.clear()
        self.table = answer.json()["id"]
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def line(self) -> websockets.connect:
        """A socket to the table."""
        return websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.cookie},
            open_timeout=60,
        )

    async def hear(self, line: websockets.ClientConnection, kind: str) -> None:
        """Wait for a message of this type and keep its state."""
        while True:
            message = json.loads(await line.recv())
            if message["type"] == kind:
                state = message["state"]
                if state["changes"] is not None:
                    state["view"] = changed(self.state["view"], state["changes"])
                self.state = state
                return

    async def move(self, line: websockets.ClientConnection) -> bool:
        """Play any legal move and wait for the view after it; False when the game is over."""
        if self.state["status"] != "running":
            return False
        offer = self.rng.choice(self.state["view"]["legal"])
        play = {"type": "play", "seq": self.state["seq"], "move": offer["move"], "commit": True}
        started = time.perf_counter()
        await line.send(json.dumps(play))
        await self.hear(line, "update")
        self.times.append(time.perf_counter() - started)
        return True

    async def play(self, ready: asyncio.Barrier, pace: float, seconds: float) -> None:
        """Play for ``seconds``, with a move every ``pace`` seconds."""
        async with self.line() as line:
            await line.send('{"type": "hello"}')
            await self.hear(line, "welcome")
            await ready.wait()
            end = time.perf_counter() + seconds
            due = time.perf_counter() + self.rng.random() * pace
            while due < end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if not await self.move(line):
                    break
                due = max(due + pace, time.perf_counter()) if pace else time.perf_counter()


def share(times: list[float], part: float) -> float:
    """The quantile ``part`` of the times, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def tables(server: Running, count: int, pace: float, seconds: float) -> dict[str, Any]:
    """Play at ``count`` tables at once."""
    players = [Player(server.port) for _ in range(count)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for number, player in enumerate(players):
            player.rng.seed(number)
            await player.open(http)
    ready = asyncio.Barrier(count)
    used, started = server.cpu(), time.perf_counter()
    await asyncio.gather(*(player.play(ready, pace, seconds) for player in players))
    times = [each for player in players for each in player.times]
    return {
        "tables": count,
        "pace": pace,
        "moves": len(times),
        "moves/s": len(times) / seconds,
        "p50 ms": share(times, 0.5),
        "p99 ms": share(times, 0.99),
        "cpu ms": 1000 * (server.cpu() - used) / len(times),
        "seconds": time.perf_counter() - started,
    }


async def prepare_late(port: int) -> Player:
    """A table with a long game."""
    player = Player(port)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        await player.open(http)
    async with player.line() as line:
        await line.send('{"type": "hello"}')
        await player.hear(line, "welcome")
        while player.state["ply"] < LATE and player.state["status"] == "running":
            await player.move(line)
    return player


async def open_late(player: Player, port: int) -> dict[str, Any]:
    """The time from opening the socket to receiving the whole table with all its steps."""
    player.port = port
    started = time.perf_counter()
    async with player.line() as line:
        await line.send('{"type": "hello"}')
        await player.hear(line, "welcome")
        taken = time.perf_counter() - started
    return {"ply": player.state["ply"], "ms": 1000 * taken}


def in_words(row: dict[str, Any]) -> str:
    """The figures of one run on one line."""
    return (
        f"{row['moves/s']:.0f} moves/s, p50 {row['p50 ms']:.1f} ms, p99 {row['p99 ms']:.1f} ms, "
        f"server CPU {row['cpu ms']:.2f} ms a move"
    )


def measure() -> dict[str, Any]:
    """All figures of the server."""
    found: dict[str, Any] = {"tables": [], "rows": []}
    with tempfile.TemporaryDirectory() as folder:
        with Running(folder) as server:
            for count in TABLES:
                found["tables"].append(asyncio.run(tables(server, count, 1.0, SECONDS)))
            found["free"] = asyncio.run(tables(server, FREE_TABLES, 0.0, SECONDS / 2))
            player = asyncio.run(prepare_late(server.port))
        with Running(folder) as server:
            httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=60)
            found["late"] = asyncio.run(open_late(player, server.port))
    for row in found["tables"]:
        what = f"{row['tables']} tables, a move a second each: move to view"
        found["rows"].append({"what": what, "figure": in_words(row)})
    found["sizes"] = wire.measure()
    for row in found["sizes"]:
        what = f"{row['title']}, {row['players']} players: a view, an update after a move, the components"
        found["rows"].append({"what": what, "figure": wire.in_words(row)})
    free, late = found["free"], found["late"]
    found["rows"] += [
        {"what": f"{free['tables']} tables as fast as they can", "figure": in_words(free)},
        {"what": f"opening a game after {late['ply']} moves, cold", "figure": f"{late['ms']:.0f} ms"},
    ]
    return found


if __name__ == "__main__":
    if len(sys.argv) == 3:
        serve(sys.argv[1], int(sys.argv[2]))
    else:
        print(json.dumps(measure()))
