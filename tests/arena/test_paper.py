"""The bot of docs/writing-a-bot.md plays."""

from __future__ import annotations

import re
from pathlib import Path

from quartier.arena.match import Pace, plan, play
from quartier.arena.statistic import report

PAPER = Path(__file__).resolve().parents[2] / "docs" / "writing-a-bot.md"


def test_the_bot_of_the_paper_beats_random(tmp_path: Path) -> None:
    block = re.search(r"```python\n# cautious.py\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    file = tmp_path / "cautious.py"
    file.write_text(block[1], encoding="utf-8")
    entrant = f"{file}:Cautious"
    jobs = plan("metropolia", entrant, "random", 6, options={"plus": False}, pace=Pace(0.1))
    assert report(entrant, "random", map(play, jobs)).wins >= 4
