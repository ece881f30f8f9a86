"""A match may begin from a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier.arena.journal import read, resumed
from quartier.arena.match import Pace, plan, play
from quartier.cli import main
from quartier.kernel.title import title as title_of

FAULTY = Path(__file__).with_name("faulty.py")


def middle(title: str, players: int) -> dict[str, Any]:
    """A position some way into a game."""
    game = quartier.new(title, players=players)
    for _ in range(25):
        game.play(game.legal()[0])
    return game.position()


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(
        main,
        [
            "arena",
            "random",
            "greedy",
            "--games",
            "2",
            "--nodes",
            "1",
            "--on",
            "here",
            "--lang",
            "en",
            *arguments,
        ],
    )


@pytest.mark.parametrize("title", quartier.titles())
def test_the_games_of_a_match_begin_there(title: str) -> None:
    players = title_of(title).players[-1]
    document = middle(title, players)
    jobs = list(plan(title, "random", "greedy", players, pace=Pace(nodes=1), position=document))
    assert all(len(job.entrants) == players for job in jobs)
    assert all(job.start().position() == document for job in jobs)
    whole = plan(title, "random", "greedy", 1, players, pace=Pace(nodes=1))
    assert play(jobs[0]).moves != play(next(whole)).moves
    assert play(jobs[0]).scores == play(jobs[0]).scores


def test_a_fault_is_found_again_from_there() -> None:
    document = middle("metropolia", 3)
    outcome = play(next(plan("metropolia", f"{FAULTY}:Cheat", "random", 1, position=document)))
    assert outcome.fault is not None
    record = outcome.fault.record()
    assert record.position == document
    assert record.replay().to_move == 0


def test_saved_games_from_different_positions_are_not_confused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    positions: list[Any] = [None, middle("metropolia", 2)]
    jobs = [
        job
        for document in positions
        for job in plan("metropolia", "random", "greedy", 2, pace=Pace(nodes=1), position=document)
    ]
    played = list(resumed(file, jobs, lambda waiting: map(play, waiting)))
    assert len(read(file)) == 4
    assert [outcome.job.position for outcome in read(file).values()] == [None, None, *positions[1:] * 2]
    assert list(read(file).values()) == played
    assert '"position"' not in file.read_text(encoding="utf-8").splitlines()[0]


def test_the_command_reads_a_position_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(middle("paris", 3)), encoding="utf-8")
    out = tmp_path / "out.json"
    result = arena("--title", "paris", "--position", str(file), "--json", str(out))
    assert result.exit_code == 0, result.output
    assert json.loads(out.read_text(encoding="utf-8"))["players"] == 3


@pytest.mark.parametrize(
    ("text", "more", "said"),
    [
        ("{", (), "does not contain a position"),
        ('{"players": 9}', (), "does not contain a position"),
        ("{}", ("--players", "2"), "leave --players and --option out"),
        ("{}", ("--option", "plus=false"), "leave --players and --option out"),
    ],
)
def test_a_file_that_is_no_position_is_refused_before_the_first_game(
    text: str, more: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    result = arena("--title", "metropolia", "--position", str(file), *more)
    assert result.exit_code == 2
    assert said in " ".join(result.output.replace("│", " ").split())
