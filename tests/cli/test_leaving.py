"""Leaving by Ctrl-C, by the end of input and by a closed pipe, with a real process and a real terminal."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import quartier

TITLE = quartier.titles()[0]
AS_FROM_A_SHELL = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "signal.signal(signal.SIGHUP, signal.SIG_DFL);"
)
"""If the tests run in the background, these signals may be ignored, and children inherit that."""
COMMAND = [sys.executable, "-c", f"{AS_FROM_A_SHELL} from quartier.cli import main; main()"]
PATIENCE = 60.0


class Terminal:
    """A command that runs in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "dumb", "COLUMNS": "100", "QUARTIER_LANG": "en"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.output = ""

    def wait_for(self, text: str) -> str:
        """Read until this text appears; returns all that was read."""
        start = len(self.output)
        deadline = time.monotonic() + PATIENCE
        while text not in self.output[start:]:
            assert time.monotonic() < deadline, self.output
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.output += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    break
        return self.output[start:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def send(self, number: int) -> None:
        """Send a signal once the program waits for input, and again in case it came too early."""
        for _ in range(10):
            time.sleep(0.5)
            os.kill(self.process.pid, number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                return

    def leave(self) -> int:
        """Read the rest and wait for the end; returns the exit status."""
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, self.output
            if not select.select([self.master], [], [], 0.2)[0]:
                continue
            try:
                if not (read := os.read(self.master, 65536)):
                    break
            except OSError:  # the other end is closed
                break
            self.output += read.decode(errors="replace")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        each.close()


def test_ctrl_c_leaves_cleanly_and_keeps_the_record(terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    terminal = Terminal("play", TITLE, "--seed", "4", "--bots", "random", "--record", str(file))
    terminals.append(terminal)
    terminal.wait_for("Your choice")
    terminal.type("1\n")
    terminal.wait_for("Your choice")
    terminal.send(signal.SIGINT)
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.output
    assert "Goodbye." in terminal.output
    assert quartier.Record.from_json(file.read_bytes()).moves


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_the_system_stops_is_kept(
    terminals: list[Terminal], tmp_path: Path, number: signal.Signals
) -> None:
    file = tmp_path / "out.json"
    terminal = Terminal("play", TITLE, "--seed", "4", "--bots", "random", "--record", str(file))
    terminals.append(terminal)
    terminal.wait_for("Your choice")
    terminal.send(number)
    assert terminal.leave() == 128 + number
    assert "Traceback" not in terminal.output
    assert quartier.Record.from_json(file.read_bytes()).moves


def test_the_end_of_input_in_a_terminal_leaves_cleanly(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", TITLE, "--seed", "4", "--bots", "random")
    terminals.append(terminal)
    terminal.wait_for("Your choice")
    terminal.type("\x04")
    assert terminal.leave() == 0
    assert "Goodbye." in terminal.output
    assert "Traceback" not in terminal.output


def test_a_replay_is_stepped_through_in_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    play = [*COMMAND, "play", TITLE, "--watch", "--seed", "4", "--bots", "random", "--record", str(file)]
    subprocess.run(play, check=True, stdout=subprocess.DEVNULL)
    terminal = Terminal("replay", str(file))
    terminals.append(terminal)
    prompt = "q: leave"
    assert "After move 0 of" in terminal.wait_for(prompt)
    for typed, shown in [
        ("\n", "move 1 of"),
        ("\n", "move 2 of"),
        ("b\n", "move 1 of"),
        ("5\n", "move 5 of"),
    ]:
        terminal.type(typed)
        assert shown in terminal.wait_for(prompt)
    for nonsense in ("99999999\n", "x\n", "-3\n"):
        terminal.type(nonsense)
        assert "goes to that move" in terminal.wait_for(prompt)
    terminal.type("q\n")
    assert terminal.leave() == 0


def test_ctrl_c_leaves_a_replay(terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    file.write_text(quartier.Record(TITLE, quartier.new(TITLE).players).to_json(), encoding="utf-8")
    terminal = Terminal("replay", str(file))
    terminals.append(terminal)
    terminal.wait_for("q: leave")
    terminal.type("\n")
    terminal.wait_for("q: leave")
    terminal.send(signal.SIGINT)
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.output


def test_a_closed_pipe_ends_a_replay_without_a_trace(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    play = [*COMMAND, "play", TITLE, "--watch", "--seed", "4", "--bots", "random", "--record", str(file)]
    subprocess.run(play, check=True, stdout=subprocess.DEVNULL)
    with subprocess.Popen(
        [*COMMAND, "replay", str(file)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.readline()
        reading.stdout.close()
        said = reading.stderr.read().decode()
    assert "Traceback" not in said
