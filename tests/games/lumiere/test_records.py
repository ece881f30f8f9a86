"""Recorded games replay to exactly the same results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quartier
from tests.games.lumiere.spread import BOTS, SPREAD

FOLDER = Path(__file__).parent / "records"
RANDOM = sorted(FOLDER.glob("*.json"))
OF_BOTS = sorted(FOLDER.glob("bots/*.json"))


def test_there_is_a_game_for_every_set_of_options() -> None:
    for files, spread in ((RANDOM, SPREAD), (OF_BOTS, BOTS)):
        assert {file.stem for file in files} == {f"{number}-2" for number in range(1, len(spread) + 1)}


def test_the_random_games_use_every_option_and_postcard() -> None:
    games = [quartier.Record.from_json(file.read_text(encoding="utf-8")) for file in RANDOM]
    assert {record.options["hand"] for record in games} == {1, 2}
    assert {record.options["flip"] for record in games} == {False, True}
    used = {card for record in games for card in record.replay().position()["used"]}
    assert len(used) == 11, "all but Sacré Coeur, which works by being owned"


@pytest.mark.parametrize("file", RANDOM + OF_BOTS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    """L-6.1, L-6.6: reading checks every move and compares the result."""
    text = file.read_text(encoding="utf-8")
    record = quartier.Record.from_json(text)
    game = record.replay()
    assert game.to_move == quartier.OVER
    assert game.result() == json.loads(text)["result"]
    assert json.loads(record.to_json()) == {**json.loads(text), "quartier": 2}
