"""``quartier show``: positions and records as text and as pictures."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier.cli import main
from quartier.kernel.playout import play_randomly

TITLES = quartier.titles()


def show(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["show", *arguments], env={"COLUMNS": "120", "QUARTIER_LANG": "en"})


def record_of(title: str) -> quartier.Record:
    """The first moves of a game."""
    game = quartier.new(title)
    moves = list(islice(play_randomly(game, 3), 20))
    return quartier.Record(title, game.players, moves=moves, names=["Ada", "Zoë"])


@pytest.fixture(params=TITLES)
def files(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[quartier.Record, Path, Path]:
    """A record, and the files with it and with its last position."""
    record = record_of(request.param)
    kept, position = tmp_path / "record.json", tmp_path / "position.json"
    kept.write_text(record.to_json(), encoding="utf-8")
    position.write_text(json.dumps(record.replay().position()), encoding="utf-8")
    return record, kept, position


def test_a_record_is_shown_at_any_move(files: tuple[quartier.Record, Path, Path]) -> None:
    _, kept, _ = files
    first, last = show(str(kept), "--at", "0"), show(str(kept))
    assert (first.exit_code, last.exit_code) == (0, 0), first.output + last.output
    assert "Ada" in last.output
    assert first.output != last.output
    assert show(str(kept), "--at", "20").output == last.output
    assert show(str(kept), "--at", "21").exit_code == 2


def test_a_position_is_shown_like_the_record_that_led_to_it(
    files: tuple[quartier.Record, Path, Path],
) -> None:
    _, kept, position = files
    found = show(str(position))
    assert found.exit_code == 0, found.output
    assert "Player 1" in found.output
    assert show(str(position), "--at", "0").exit_code == 2
    assert show(str(position), "--seat", "3").exit_code == 2
    assert show(str(kept), "--seat", "2").exit_code == 0


def test_the_picture_is_the_one_that_the_game_draws(
    files: tuple[quartier.Record, Path, Path], tmp_path: Path
) -> None:
    record, kept, position = files
    for file, more, picture in (
        (position, [], record.replay().picture()),
        (kept, ["--at", "7", "--seat", "2"], record.game_at(7).picture(1)),
    ):
        drawn = tmp_path / "board.svg"
        found = show(str(file), "-o", str(drawn), *more)
        assert found.exit_code == 0, found.output
        text = drawn.read_text(encoding="utf-8")
        assert text == picture
        assert ElementTree.fromstring(text).tag.endswith("svg")


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"title": "chess"}', '{"quartier": 2}', '{"title": 7}'])
def test_what_is_neither_position_nor_record_is_refused_in_words(content: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content, encoding="utf-8")
    found = show(str(file))
    assert found.exit_code == 1
    assert "contains neither a position nor a record" in found.output


def test_a_picture_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(quartier.new(TITLES[0]).position()), encoding="utf-8")
    found = show(str(file), "-o", str(tmp_path / "none" / "board.svg"))
    assert found.exit_code == 1
    assert "could not be written" in found.output
