"""The whole of ``make hard``: ``python -m tests.hard`` after ``python hatch_build.py hard``.

The conformance suite runs first, then the fuzz of every title: 120 seconds for each, or ``HARD_SECONDS``,
with a new seed every time, or ``HARD_SEED``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.hard.runs import ROOT, finding

BUILT = ROOT / "build" / "hard"


def environment() -> dict[str, str]:
    """An environment with the hardened engine first on the path and its sanitizers loaded and unforgiving."""
    preload = Path(BUILT, "preload").read_text()
    sanitizers = {
        "LD_PRELOAD": preload,
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1:handle_segv=1",  # Python itself leaves things behind
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1:abort_on_error=1",
        "PYTHONMALLOC": "malloc",  # Python's own pools would hide where an object ends
    }
    where = {"PYTHONPATH": str(BUILT / "src"), "QUARTIER_ENGINE": "compiled"}
    return {**os.environ, **where, **(sanitizers if preload else {})}


def main() -> int:
    if not (BUILT / "preload").exists():
        print("there is no hardened engine: python hatch_build.py hard makes it")
        return 2
    hardened = environment()
    checked = "with" if hardened.get("LD_PRELOAD") else "without"
    print(f"hardened engine in {BUILT.relative_to(ROOT)}, {checked} sanitizers", flush=True)
    suite = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "tests/conformance"]
    if subprocess.run(suite, cwd=ROOT, env=hardened).returncode:
        return 1
    seconds = float(os.environ.get("HARD_SECONDS", "120"))
    seed = int(os.environ.get("HARD_SEED") or time.time())
    names = sorted(each.parent.name for each in (BUILT / "src" / "quartier" / "games").glob("*/__init__.py"))
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda name: finding(name, seed, 10**9, seconds, environment=hardened), names)
        problems = dict(zip(names, found))
    for name, problem in problems.items():
        print(f"{name}, seed {seed}: {problem or f'{seconds:g} seconds of fuzz, nothing found'}")
    return 1 if any(problems.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
