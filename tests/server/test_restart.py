"""The server stops, gently or not, and everything goes on where it was."""

from __future__ import annotations

import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import WAIT, Guest, House, Line, settings_for

ROUNDS = 5


class Program:
    """``quartier serve`` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = "from quartier.cli import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, "--lang", "en", "serve", "--port", "0", "--data", str(folder),
             "--no-browser", "--log", "error"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.port = int(self.first_line().split("127.0.0.1:")[1].split("/")[0])

    def first_line(self) -> str:
        """What it says once it listens."""
        lines: queue.Queue[str] = queue.Queue()
        output: Any = self.process.stdout
        threading.Thread(target=lambda: lines.put(output.readline()), daemon=True).start()
        return lines.get(timeout=WAIT)

    def end(self, how: signal.Signals) -> int:
        """End it with a signal, and wait until its bots' processes are gone too."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        os.kill(self.process.pid, how)
        code = self.process.wait(WAIT)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        _, alive = psutil.wait_procs(children, WAIT)
        assert not alive
        return code


def play_on(line: Line, rng: random.Random, acknowledged: list[Any], limit: float) -> None:
    """Play, and note every acknowledged entry, until the connection breaks or the time is up."""
    try:
        while time.monotonic() < limit and line.until_my_turn():
            time.sleep(0.02)  # as fast as a guest may be
            if line.state["held"]:  # also when the server was killed in that state
                line.ask(rng.choice(["commit", "undo"]), "update", "refused", seq=line.seq)
            else:
                line.play(rng.choice(line.legal), commit=rng.random() < 0.5)
    except ConnectionClosed:
        pass
    for message in line.heard:
        acknowledged += message.get("steps", [])


def test_killing_the_server_in_the_middle_of_play_loses_no_acknowledged_move(tmp_path: Path) -> None:
    rng = random.Random(9)
    cookie = table = None
    acknowledged: list[Any] = []
    for number in range(ROUNDS):
        program = Program(tmp_path)
        ala = Guest(program.port, cookie)
        try:
            if table is None:
                table = ala.open(["me", "local"])["id"]
                cookie = ala.cookie
            line = ala.sit(table)
            kept = line.welcome["steps"]
            assert kept[: len(acknowledged)] == acknowledged, f"lost in round {number}"
            acknowledged.clear()
            killer = threading.Timer(0.1 + rng.random() * 0.4, program.process.kill)
            children = psutil.Process(program.process.pid).children(recursive=True)
            killer.start()
            play_on(line, rng, acknowledged, time.monotonic() + WAIT)
            killer.join()
            program.process.wait(WAIT)
        finally:
            ala.close()
            if program.process.poll() is None:
                program.process.kill()
                program.process.wait()
            for pipe in (program.process.stdout, program.process.stderr):
                assert pipe is not None
                pipe.close()
        _, alive = psutil.wait_procs(children, WAIT)
        assert not alive
    assert len(acknowledged) > ROUNDS


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["interrupt", "terminate"])
def test_a_gentle_stop_ends_well_and_leaves_nothing_running(tmp_path: Path, how: signal.Signals) -> None:
    program = Program(tmp_path)
    ala = Guest(program.port)
    line = ala.sit(ala.open(["me", "visitor"])["id"])
    line.until_my_turn()
    line.play(line.legal[0])
    assert program.end(how) == (0 if how == signal.SIGINT else -signal.SIGTERM)
    ala.close()


def test_a_restart_resumes_every_table_with_its_bots_and_holds(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, absence=60.0)) as house:
        ala = house.guest("Ala")
        cookie = ala.cookie
        held = ala.open(["me", "local"])["id"]
        line = ala.sit(held)
        line.play(line.legal[0], commit=False)
        assert line.state["held"]
        before = line.state
        slow = ala.open(["me", "visitor"], pace="slow", options={"first_player": "seat-1"})["id"]
        line = ala.sit(slow)
        line.play(line.legal[0])
        assert line.state["to_move"] == 1
        waiting = ala.open(["me", "open"])
    with House(settings_for(tmp_path, absence=60.0)) as house:
        ala = house.guest(cookie=cookie)
        line = ala.sit(held)
        assert line.state["held"]
        assert line.state["view"] == before["view"]
        assert line.state["undoable"] == before["undoable"]
        line.ask("undo", "update", seq=line.seq)
        assert not line.state["held"]
        assert ala.sit(slow).until_my_turn()
        again = ala.get(f"/api/tables/{waiting['id']}")
        assert again["invite"] == waiting["invite"]
        assert again["keys"] == waiting["keys"]


def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    with House(settings_for(tmp_path)) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "visitor"], pace="slow", options={"first_player": "seat-1"})["id"]
        line = ala.sit(table)
        line.play(line.legal[0])
        assert line.state["to_move"] == 1
    with House(settings_for(tmp_path)) as house:
        limit = time.monotonic() + WAIT
        while True:
            loaded = house.app.state.tables.loaded.get(table)
            if loaded is not None and loaded.history.awaited == 0:
                break
            assert time.monotonic() < limit
            time.sleep(0.01)
