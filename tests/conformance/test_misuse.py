"""Nothing that a caller passes can break a game or Python: a few seconds of what ``make hard`` does."""

from __future__ import annotations

import pytest

import quartier
from tests.hard.runs import finding


@pytest.mark.parametrize("name", quartier.titles())
def test_every_call_returns_or_refuses_in_words_and_then_changes_nothing(name: str) -> None:
    assert finding(name, seed=1, calls=3000, seconds=6) == ""


@pytest.mark.parametrize(
    ("plant", "told"),
    [
        ("crash", "Fatal Python error: Aborted"),
        ("hang", "Timeout (0:00:01)!"),
        ("error", "KeyError: 'planted'"),
        ("swallow", "swallowed: OSError('planted')"),
        ("meddle", "refused, but the game has changed"),
    ],
)
def test_the_fuzz_finds_what_is_planted_and_names_the_call(plant: str, told: str) -> None:
    longest = 1 if plant == "hang" else 60
    found = finding(quartier.titles()[0], seed=1, calls=2000, seconds=60, plant=plant, longest=longest)
    assert told in found
    assert f": planted.{plant}(" in found
    assert "--seed 1 --calls 2000" in found
