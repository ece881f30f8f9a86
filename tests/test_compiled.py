"""The compiled engine and the plain Python engine play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quartier import engine

ROOT = Path(__file__).resolve().parent.parent


def trace(kind: str) -> list[str]:
    """What ``tests.trace`` prints with that engine."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.trace", "0", "2"],
        cwd=ROOT,
        env={**os.environ, "QUARTIER_ENGINE": kind},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.skipif(not engine.is_built(), reason="the engine is not compiled here")
def test_both_engines_go_through_the_same_states() -> None:
    compiled, plain = trace("compiled"), trace("python")
    assert compiled[0] == "compiled=True"
    assert plain[0] == "compiled=False"
    assert len(compiled) > 1000
    for left, right in zip(compiled[1:], plain[1:], strict=True):
        assert left == right


def test_the_switch_decides_which_engine_runs() -> None:
    code = "from quartier import engine; print(engine.is_compiled(), engine.why_plain())"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "QUARTIER_ENGINE": "python"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "False QUARTIER_ENGINE=python is set\n"


def test_an_unknown_switch_is_refused() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import quartier"],
        env={**os.environ, "QUARTIER_ENGINE": "rust"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert "QUARTIER_ENGINE is 'python', 'compiled' or unset, not 'rust'" in run.stderr
