"""The client and the server agree on what a change means."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.kernel.playout import random_move
from quartier.kernel.title import title
from quartier.server.delta import changes

pytestmark = pytest.mark.browser
HERE = Path(__file__).parent
Case = dict[str, Any]


def random_value(rng: random.Random, depth: int) -> Any:
    """A leaf, a list or a mapping."""
    kind = rng.randrange(6 if depth else 3)
    if kind == 0:
        return rng.choice([None, True, False, "a", "b", ""])
    if kind < 3:
        return rng.randrange(4, 9)
    if kind == 3:
        return [random_value(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 4:
        return [
            {"move": move, "to": rng.randrange(3)} for move in sorted(rng.sample(range(40), rng.randrange(9)))
        ]
    return {key: random_value(rng, depth - 1) for key in rng.sample("abcdef", rng.randrange(5))}


def invented(count: int) -> list[Case]:
    """Random documents."""
    rng, cases = random.Random(7), []
    for _ in range(count):
        before, after = ({key: random_value(rng, 3) for key in "abcd"[: rng.randrange(5)]} for _ in range(2))
        cases.append({"before": before, "after": after, "change": changes(before, after)})
    return cases


def played(name: str) -> list[Case]:
    """The views of a random game, one after the other."""
    players, rng, cases = max(title(name).players), quartier.Rng(3), []
    game = quartier.new(name, players=players)
    last: dict[int | None, Any] = {}
    for _ in range(80):
        for seat in (0, None):
            view = game.view(seat)
            if seat in last:
                cases.append({"before": last[seat], "after": view, "change": changes(last[seat], view)})
            last[seat] = view
        if game.to_move == quartier.OVER:
            break
        game.play(random_move(game, rng))
    return cases


def applied(cases: list[Case]) -> list[Any]:
    """The views that the client makes."""
    node = shutil.which("node")
    assert node is not None, "node builds the client and is needed to test it"
    done = subprocess.run(
        [node, str(HERE / "delta.mjs")], input=json.dumps(cases), capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(
    "cases", [invented(400), *map(played, quartier.titles())], ids=["", *quartier.titles()]
)
def test_the_client_makes_the_next_view_from_the_last_one_and_its_changes(cases: list[Case]) -> None:
    assert cases
    for case, result in zip(cases, applied(cases), strict=True):
        assert result["after"] == json.loads(json.dumps(case["after"]))
        # What has not changed is the same object as before, so that nothing is drawn again for it.
        unchanged = [key for key in case["before"] if key not in case["change"]]
        assert sorted(result["shared"]) == sorted(unchanged)
