"""``quartier replay`` without a terminal: everything at once, or a refusal that says what is wrong."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier.cli import main
from quartier.kernel.title import title
from tests.cli.told import TOLD


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "120", "QUARTIER_LANG": "en"})


@pytest.fixture(params=TOLD)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "out.json"
    run("play", request.param, "--watch", "--seed", "2", "--bots", "random", "--record", str(file))
    return file


def test_all_moves_and_the_result_are_printed(record: Path) -> None:
    found = run("replay", str(record))
    assert found.exit_code == 0
    game = quartier.Record.from_json(record.read_bytes())
    assert f"{len(game.moves):>4}  " in found.output
    assert "Winner" in found.output


def test_a_seat_sees_its_own_side(record: Path) -> None:
    assert run("replay", str(record), "--seat", "2", "--all").exit_code == 0
    assert run("replay", str(record), "--seat", "9").exit_code == 2


def test_a_record_without_names_has_players_by_number(tmp_path: Path) -> None:
    title = quartier.titles()[0]
    file = tmp_path / "start.json"
    file.write_text(quartier.Record(title, quartier.new(title).players).to_json(), encoding="utf-8")
    assert "Player 1" in run("replay", str(file)).output


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"quartier": 1}', b'{"quartier": 2, "title": "x"}', b"null"]
)
def test_what_is_no_record_is_refused_in_words(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    found = run("replay", str(file))
    assert found.exit_code == 1
    assert "is not a record that can be replayed" in found.output
    assert "Traceback" not in found.output


def test_a_record_with_an_illegal_move_says_which(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('"moves": [', '"moves": [999999, ')
    record.write_text(text, encoding="utf-8")
    found = run("replay", str(record))
    assert found.exit_code == 1
    assert "moves[0]" in found.output


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none.json")).exit_code == 2
    assert run("replay", str(tmp_path)).exit_code == 2


def test_a_record_that_a_corrected_rule_cuts_off_is_shown_as_far_as_it_goes(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = quartier.Record.from_json(record.read_bytes())
    known = title(whole.title)
    module = import_module(f"quartier.games.{whole.title}")
    monkeypatch.setattr(module, "TITLE", replace(known, rules_version=known.rules_version + 1))
    assert "Winner" in run("replay", str(record)).output
    wrong = next(move for move in range(known.actions) if not whole.game_at(30).is_legal(move))
    moves = [*whole.moves[:30], wrong, *whole.moves[30:]]
    old = replace(whole, moves=moves, rules=known.rules_version)
    record.write_text(old.to_json(), encoding="utf-8")
    found = run("replay", str(record))
    assert found.exit_code == 0, found.output
    words = " ".join(found.output.split())
    assert f"Move 31 ({whole.game_at(30).name(wrong)}) was allowed by version {known.rules_version}" in words
    assert f"{31:>4}  " not in found.output
    assert "Winner" not in found.output
