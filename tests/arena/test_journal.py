"""The games of a match are saved in a file and not played again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import quartier
from quartier.arena.journal import BadJournal, read, resumed
from quartier.arena.match import Job, Outcome, Pace, plan, play
from quartier.cli import main

TITLE = "metropolia"


def jobs(games: int, nodes: int = 1) -> list[Job]:
    return list(plan(TITLE, "greedy", "random", games, pace=Pace(nodes=nodes)))


def played(waiting: list[Job]) -> Iterator[Outcome]:
    return map(play, waiting)


def never(waiting: list[Job]) -> Iterator[Outcome]:
    assert waiting == []
    return iter(())


def test_a_match_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = list(resumed(file, jobs(2), played))
    asked: list[Job] = []

    def counting(waiting: list[Job]) -> Iterator[Outcome]:
        asked.extend(waiting)
        return played(waiting)

    whole = list(resumed(file, jobs(6), counting))
    assert asked == jobs(6)[2:]
    assert whole[:2] == first
    assert list(resumed(file, jobs(6), never)) == whole
    assert list(read(file).values()) == whole


def test_a_job_that_is_there_twice_is_played_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    alike = list(plan(TITLE, "random", "random", 2))
    assert alike[0] == alike[1]
    first = list(resumed(file, alike, played))
    assert len(first) == 2
    assert first[0] is first[1]
    assert list(resumed(file, alike, never)) == first


def test_only_the_same_game_is_taken_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(resumed(file, jobs(2), played))
    others = [
        *jobs(2, nodes=2),
        *plan(TITLE, "random", "greedy", 2, seed=9, pace=Pace(nodes=1)),
        *plan(TITLE, "greedy", "random", 2, options={"market": "all"}, pace=Pace(nodes=1)),
    ]
    list(resumed(file, others, played))
    assert len(read(file)) == 8


def test_a_line_broken_off_in_writing_is_cut_away(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = list(resumed(file, jobs(4), played))
    text = file.read_bytes()
    file.write_bytes(text[:-20])
    assert list(read(file).values()) == whole[:3]
    assert list(resumed(file, jobs(4), played))[:3] == whole[:3]
    assert file.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize("line", ["no game", "{}", "[1]", '{"title": 1}'])
def test_what_is_not_a_game_is_named_and_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    list(resumed(file, jobs(2), played))
    text = file.read_text(encoding="utf-8") + line + "\n"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadJournal, match=r"games\.jsonl, line 3"):
        read(file)
    result = CliRunner().invoke(
        main, ["arena", "greedy", "random", "--title", TITLE, "--record", str(file), "--lang", "en"]
    )
    assert result.exit_code == 1
    assert "line 3" in result.output
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("option", ["--record", "--json"])
def test_a_missing_folder_is_reported_before_anything_is_played(tmp_path: Path, option: str) -> None:
    file = tmp_path / "nowhere" / "out"
    result = CliRunner().invoke(main, ["ladder", "--games", "400", option, str(file), "--lang", "en"])
    assert result.exit_code == 2
    assert "nowhere" in result.output


def test_what_is_in_a_record_is_reported_without_playing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(resumed(file, jobs(4), played))
    kept = file.read_bytes()
    command = ["arena", "greedy", "random", "--title", TITLE, "--games", "400", "--nodes", "1", "--recorded"]
    result = CliRunner().invoke(main, [*command, "--record", str(file), "--lang", "en"])
    assert result.exit_code == 0, result.output
    assert "games: 4." in result.output
    assert file.read_bytes() == kept
    nameless = CliRunner().invoke(main, [*command, "--lang", "en"])
    assert nameless.exit_code == 2
    assert "--record FILE" in nameless.output


def test_the_ladder_finds_its_games_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.bots.LEVELS", {"greedy": quartier.bots.YARDSTICKS["greedy"]})
    file = tmp_path / "games.jsonl"
    command = [
        "ladder", "--title", TITLE, "--games", "2", "--nodes", "1", "--on", "here", "--yardsticks",
        "--record", str(file), "--lang", "en",
    ]  # fmt: skip
    first = CliRunner().invoke(main, command)
    assert first.exit_code == 0, first.output
    kept = file.read_text(encoding="utf-8")
    again = CliRunner().invoke(main, command)
    assert again.output == first.output
    assert file.read_text(encoding="utf-8") == kept
    assert {frozenset(outcome.job.entrants) for outcome in read(file).values()} == {
        frozenset({"greedy", "random"}), frozenset({"greedy"}), frozenset({"greedy", "uct"}),
    }  # fmt: skip
