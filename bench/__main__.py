"""``make bench``: prints tables and writes all figures to ``bench/results.json``."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from quartier import engine

RESULTS = Path(__file__).parent / "results.json"
FIGURES = ("games/s", "moves/s", "copies/s", "legal lists/s", "late lists/s")


def run(module: str, **environment: str) -> dict[str, Any]:
    """Run a benchmark module in a process of its own and return the JSON it prints."""
    done = subprocess.run(
        [sys.executable, "-m", module],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def engines(console: Console) -> dict[str, Any]:
    """Measure both engines and show them side by side."""
    plain = run("bench.engine", QUARTIER_ENGINE="python")
    fast = run("bench.engine") if engine.is_built() else plain
    table = Table("game", *FIGURES, "compiled : plain", title="Engine, one core, CPU time (compiled, plain)")
    for quick, slow in zip(fast["rows"], plain["rows"], strict=True):
        chosen = " ".join(f"{name}={value}" for name, value in quick["options"].items())
        table.add_row(
            f"{quick['title']} {quick['players']}p {chosen}",
            *(f"{quick[figure]:,.0f}\n{slow[figure]:,.0f}" for figure in FIGURES),
            f"{quick['games/s'] / slow['games/s']:.0f}x",
        )
    console.print(table)
    if not engine.is_built():
        console.print(f"The engine is not compiled: {engine.why_plain()}")
    return {"compiled": fast["rows"] if fast["compiled"] else None, "plain": plain["rows"]}


def main() -> None:
    """Run every benchmark."""
    console = Console(width=150)
    results: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    results["engine"] = engines(console)
    for module in ("search", "server"):
        if find_spec(f"bench.{module}") is not None:
            results[module] = run(f"bench.{module}")
            table = Table("what", "figure", title=module.capitalize())
            for row in results[module]["rows"]:
                table.add_row(row["what"], row["figure"])
            console.print(table)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    console.print(f"All figures: {RESULTS.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main()
