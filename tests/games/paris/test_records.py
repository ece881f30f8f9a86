"""Recorded games replay to exactly the results that they had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quartier
from tests.games.paris.spread import SPREAD

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_a_game_for_every_number_of_players_and_set_of_options() -> None:
    assert len(FILES) == 3 * len(SPREAD) > 20


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    """P-11.1, P-11.8: reading checks every move and compares the result."""
    text = file.read_text(encoding="utf-8")
    record = quartier.Record.from_json(text)
    game = record.replay()
    assert game.to_move == quartier.OVER
    assert game.result() == json.loads(text)["result"]
    assert json.loads(record.to_json()) == {**json.loads(text), "quartier": 2}
