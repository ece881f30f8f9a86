"""A real server on a free port of this machine, and guests who use it as a browser would."""

from __future__ import annotations

import json
import socket
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from quartier.server.app import create_app
from quartier.server.delta import changed
from quartier.server.settings import Limits, Settings

WIDE = Limits(
    messages_rate=1e6, messages_burst=1_000_000, writes_rate=1e6, writes_burst=1_000_000, reads_rate=1e6,
    reads_burst=1_000_000, strikes=1_000_000, opens_rate=1e6, opens_burst=1_000_000, tables=10_000,
    sockets=10_000,
)  # fmt: skip
"""For tests that are not about limits."""
WAIT = 30.0


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a server that is fast enough for a test."""
    return replace(Settings(data=folder, bot_workers=0, limits=WIDE, absence=0.0), **changes)


class House:
    """A server in a thread, which runs inside a ``with`` block."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: Starlette = create_app(settings)
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(256)
        self.port: int = self.listener.getsockname()[1]
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, ws_max_size=16384, timeout_graceful_shutdown=5
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],))
        self.guests: list[Guest] = []

    def __enter__(self) -> House:
        self.thread.start()
        limit = time.monotonic() + WAIT
        while not self.server.started and time.monotonic() < limit:
            time.sleep(0.005)
        assert self.server.started
        return self

    def __exit__(self, *problem: object) -> None:
        for guest in self.guests:
            guest.close()
        self.server.should_exit = True
        self.thread.join(WAIT)
        self.listener.close()
        assert not self.thread.is_alive()

    def guest(self, name: str = "", cookie: str | None = None) -> Guest:
        """Somebody with a browser of their own."""
        guest = Guest(self.port, cookie)
        self.guests.append(guest)
        if name:
            guest.put("/api/me", {"name": name})
        return guest


class Guest:
    """One browser: a cookie, requests, sockets."""

    def __init__(self, port: int, cookie: str | None = None) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)
        if cookie:
            self.http.cookies.set("quartier", cookie)
        self.lines: list[Line] = []

    @property
    def cookie(self) -> str:
        """The signed cookie."""
        return str(self.http.cookies.get("quartier"))

    def close(self) -> None:
        """Shut the browser."""
        for line in self.lines:
            line.close()
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        """A GET that must end with ``status``."""
        return self._ask("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """A POST that must end with ``status``, or with success if none is given."""
        return self._ask("POST", path, body, status)

    def put(self, path: str, body: Any, status: int | None = None) -> Any:
        """A PUT that must end with ``status``, or with success if none is given."""
        return self._ask("PUT", path, body, status)

    def _ask(self, method: str, path: str, body: Any, status: int | None) -> Any:
        content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        answer = self.http.request(method, path, content=content)
        good = answer.status_code in (200, 201) if status is None else answer.status_code == status
        assert good, (answer.status_code, answer.text)
        return answer.json()

    def open(self, seats: list[str], title: str = "metropolia", **more: Any) -> Any:
        """Open a table: seats are me, local, open or the level of a bot."""
        choices = [
            {"kind": each} if each in ("me", "local", "open") else {"kind": "bot", "level": each}
            for each in seats
        ]
        return self.post("/api/tables", {"title": title, "seats": choices, "pace": "instant", **more})

    def sit(self, table: str, since: int = 0, hello: bool = True, **headers: str) -> Line:
        """Open a table's socket and say hello."""
        if self.http.cookies.get("quartier"):
            headers["Cookie"] = f"quartier={self.cookie}"
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        line = Line(address, headers)
        self.lines.append(line)
        if hello:
            line.say("hello", since=since)
            line.welcome = line.hear("welcome")
        return line


class Line:
    """A socket to a table, with everything it received."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.stack = ExitStack()
        self.connection: ClientConnection = self.stack.enter_context(
            connect(address, additional_headers=headers, compression=None, open_timeout=WAIT, close_timeout=1)
        )
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.welcome: Any = None
        self.state: Any = None
        self.views: list[Any] = []
        """The view after each message: a whole one that came, or the last one with its changes applied."""

    def close(self) -> None:
        """Close the socket."""
        self.stack.close()

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps({"type": type, **fields}))

    def next(self, timeout: float = WAIT) -> Any:
        """The next message, whatever it is."""
        text = str(self.connection.recv(timeout))
        self.raw.append(text)
        message = json.loads(text)
        self.heard.append(message)
        if "state" in message:
            state = message["state"]
            view = state["view"]
            if state["changes"] is not None:
                assert state["since"] == self.state["seq"]
                view = changed(self.state["view"], state["changes"])
            self.state = {**state, "view": view}
        self.views.append(self.state and self.state["view"])
        return message

    def hear(self, *types: str, timeout: float = WAIT) -> Any:
        """The next message of one of these types."""
        while True:
            message = self.next(timeout)
            if message["type"] in types:
                return message
            assert message["type"] != "fault", message

    def ask(self, type: str, *types: str, **fields: Any) -> Any:
        """Send, and wait for the answer."""
        self.say(type, **fields)
        return self.hear(*types)

    @property
    def seq(self) -> int:
        """The number of the last entry that was received."""
        return int(self.state["seq"])

    @property
    def legal(self) -> list[int]:
        """The moves that are offered."""
        return [each["move"] for each in self.state["view"]["legal"]]

    def play(self, move: int, commit: bool = True) -> Any:
        """Play a move, and wait until it was made or refused."""
        return self.ask("play", "update", "refused", seq=self.seq, move=move, commit=commit)

    def until_my_turn(self) -> bool:
        """Wait until one of this browser's seats is to move; False if the game is over."""
        while self.state["status"] == "running" and self.state["to_move"] not in self.state["mine"]:
            self.next()
        return bool(self.state["status"] == "running")
