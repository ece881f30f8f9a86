"""The fuzz in a process of its own, so that a crash is a finding and not the end of the tests."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 60.0
"""The seconds after which a call is taken to be endless."""


def finding(
    title: str,
    seed: int,
    calls: int,
    seconds: float,
    plant: str = "",
    longest: float = LONGEST,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run the fuzz and return its finding, with the call and the command that repeats it, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder, "journal")
        asked = [title, "--seed", str(seed), "--calls", str(calls)]
        limits = ["--seconds", str(seconds), "--longest", str(longest), "--journal", str(journal)]
        planted = ["--plant", plant] if plant else []
        ended = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-m", "tests.hard.fuzz", *asked, *limits, *planted],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", timeout=seconds + longest + 600,
        )  # fmt: skip
        last = last_call(journal)
    if ended.returncode == 0:
        return ""
    again = f"again with: python -m tests.hard.fuzz {' '.join(asked)} --seconds 3600"
    return f"{ended.stdout[-6000:]}\nended with {ended.returncode} in {last}\n{again}"


def last_call(journal: Path) -> str:
    """The last call in the journal: the one that was being made."""
    return journal.read_text(errors="replace").strip() if journal.exists() else "before the first call"
