"""The games of a match on Ray, on a cluster of this machine alone.

Ray looks for a cloud when it starts. So it runs in a network of its own, which has nothing but its loopback,
and with process numbers of its own, which end with it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.arena.match import Pace, plan, play

FAULTY = Path(__file__).with_name("faulty.py")

ALONE = ("unshare", "--map-root-user", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
GAMES = (quartier.titles()[0], "random", "greedy", 4)
SCRIPT = """
import fcntl, json, socket, struct, sys
from quartier.arena.alone import alone
from quartier.arena.match import Pace, plan, play
from quartier.arena.workers import run

SET_FLAGS, UP = 0x8914, 1
with socket.socket() as any_socket:
    fcntl.ioctl(any_socket, SET_FLAGS, struct.pack("16sh14s", b"lo", UP, b""))
title, first, second, games = json.loads(sys.argv[1])
jobs = list(plan(title, first, second, games, pace=Pace(nodes=1)))
played = [
    [each.job.seed, each.scores, each.moves, each.fault and [each.fault.kind, each.fault.seat]]
    for each in run("ray", play, jobs, 2, alone)
]
print(json.dumps(sorted(played)))
"""


def can_be_alone() -> bool:
    """Whether this machine lets a process have a network of its own."""
    try:
        return subprocess.run([*ALONE, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def played(*match: Any) -> Any:
    """The games of a match on Ray: seeds, scores, moves and faults."""
    with tempfile.TemporaryDirectory() as short:  # the paths of Ray's sockets have few letters to spare
        done = subprocess.run(
            [*ALONE, sys.executable, "-c", SCRIPT, json.dumps(match)],
            env={**os.environ, "RAY_TMPDIR": short},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="the extra cluster is not installed"),
    pytest.mark.skipif(not can_be_alone(), reason="no network of one's own here"),
]


def test_the_same_jobs_give_the_same_games_on_ray() -> None:
    here = [play(job) for job in plan(*GAMES, pace=Pace(nodes=1))]
    expected = sorted([each.job.seed, list(each.scores), each.moves, None] for each in here)
    assert played(*GAMES) == expected


def test_a_bot_that_ends_its_process_is_named_on_ray_too() -> None:
    found = played(quartier.titles()[0], f"{FAULTY}:Deadly", "random", 2)
    assert [fault for *_, fault in found] == [["died", 0], ["died", 1]]
