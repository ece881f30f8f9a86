"""Twenty recorded games with every move and the exact result."""

from __future__ import annotations

from pathlib import Path

import pytest

import quartier

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_are_twenty_records_and_they_use_every_option_and_postcard() -> None:
    games = [quartier.Record.from_json(file.read_text(encoding="utf-8")) for file in RECORDS]
    assert len(games) == 20
    assert {record.options["hand"] for record in games} == {1, 2}
    assert {record.options["flip"] for record in games} == {False, True}
    used = {card for record in games for card in record.replay().position()["used"]}
    assert len(used) == 11, "all but Sacré Coeur, which works by being owned"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_replays_to_its_result(file: Path) -> None:
    record = quartier.Record.from_json(file.read_text(encoding="utf-8"))
    game = record.replay()
    assert game.to_move == quartier.OVER
    assert record.result is not None
    assert game.result()["scores"] == record.result["scores"]
    assert game.result()["winners"] == record.result["winners"]
