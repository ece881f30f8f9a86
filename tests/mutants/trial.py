"""Trying one mutant: the title's tests on a copy of the tree, quickest first, until one fails.

pytest is imported once; every trial is a fork of this process that imports the copy's modules afresh.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import current_process, get_context
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.mutant import Mutant

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build/mutants"
COPIED = (
    "src",
    "tests",
    "docs",
    "examples",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "hatch_build.py",
)
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "static", "browser", "server", "mutants")
SHOWING = ("test_picture.py", "test_words.py", "test_shape.py", "test_terminal.py")
"""Tests of how things look; a rule that only these defend is not held by a test."""
PATIENCE = 4.0
"""How many times as long as usual a test may take, with a second more for those that take none."""
LONGEST = 8.0
"""A test that takes more seconds of the processor is left out of the trials."""


class Report:
    """A pytest plugin that runs the wanted tests in their order and keeps what became of each.

    A test that takes far longer than it should ends the process: a mutant may never end.
    """

    def __init__(self, wanted: dict[str, float]) -> None:
        self.wanted = wanted
        self.order = {name: place for place, name in enumerate(wanted)}
        self.seconds: dict[str, float] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.order:
            items[:] = sorted(
                (item for item in items if item.nodeid in self.order),
                key=lambda item: self.order[item.nodeid],
            )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.seconds[nodeid] = -time.process_time()
        if self.wanted:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE * (1 + self.wanted[nodeid]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.seconds[nodeid] += time.process_time()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = report.nodeid or "collection"


class Bench:
    """A copy of the tree in which one worker tries mutants of one title."""

    def __init__(self, folder: Path, title: str) -> None:
        self.folder = folder
        self.title = title
        self.wanted: dict[str, float] = {}
        """The tests, quickest first, and what each takes."""

    def lay_out(self) -> None:
        """Make the copy anew."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(ROOT / name, self.folder / name)

    def measure(self) -> None:
        """Run all tests on the unchanged copy: they must pass, and show how long each takes."""
        found = self.run()
        if found["failed"]:
            raise SystemExit(f"without any change {found['failed']} fails")
        timed = sorted((seconds, name) for name, seconds in found["seconds"].items())
        self.wanted = {name: seconds for seconds, name in timed if seconds < LONGEST}

    def try_change(self, module: str, text: str) -> str:
        """The test that fails with another text of a module; "hangs", or empty when none does."""
        file = self.folder / "src/quartier/games" / self.title / module
        kept = file.read_text(encoding="utf-8")
        file.write_text(text, encoding="utf-8")
        os.utime(file, (1, 1))  # the bytecode of the unchanged module must not pass for this one's
        try:
            return str(self.run()["failed"])
        finally:
            file.write_text(kept, encoding="utf-8")

    def run(self) -> dict[str, Any]:
        """Run the tests in a fork."""
        answer = self.folder / "answer.json"
        answer.unlink(missing_ok=True)
        child = os.fork()
        if child == 0:
            try:
                self.inside(answer)
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        if not answer.exists():
            return {"failed": "hangs", "seconds": {}}
        found: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
        return found

    def inside(self, answer: Path) -> None:
        """What the fork does: it runs pytest and writes the answer."""
        if self.wanted:
            signal.setitimer(signal.ITIMER_PROF, 10 * PATIENCE)  # for what is done on import
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.chdir(self.folder)
        os.environ["QUARTIER_ENGINE"] = "python"
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        sys.dont_write_bytecode = bool(self.wanted)  # the first run leaves it for the trials
        for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "quartier")]:
            del sys.modules[name]
        sys.path[:0] = [str(self.folder / "src"), str(self.folder)]
        report = Report(self.wanted)
        chosen = [f"tests/games/{self.title}", "-m", "not slow", "-q", "-x", "-p", "no:cacheprovider"]
        ignored = [f"--ignore-glob=**/{name}" for name in SHOWING]
        code = pytest.main([*chosen, *ignored, "--tb=no", "-p", "no:faulthandler"], plugins=[report])
        failed = report.failed or ("" if code == 0 else f"pytest ended with {int(code)}")
        told = {"failed": failed, "seconds": report.seconds}
        answer.write_text(json.dumps(told), encoding="utf-8")
        os._exit(0)


BENCH: list[Bench] = []
"""The copy of the tree of this worker, once it is laid out."""


def start(title: str) -> None:
    """Lay out the copy of a new worker."""
    bench = Bench(KEPT / f"{title}-{current_process().name}", title)
    bench.lay_out()
    bench.measure()
    BENCH.append(bench)


def attempt(mutant: Mutant) -> str:
    """Try one mutant in this worker."""
    return BENCH[0].try_change(mutant.module, mutant.change.made(mutant.text))


def tried(title: str, wanted: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
    """Try the mutants on as many workers as there are jobs, each as soon as it is done."""
    waiting = iter(wanted)
    running: dict[Future[str], Mutant] = {}
    with ProcessPoolExecutor(jobs, get_context("spawn"), start, (title,)) as pool:
        while True:
            for mutant in waiting:
                running[pool.submit(attempt, mutant)] = mutant
                if len(running) > jobs:
                    break
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
