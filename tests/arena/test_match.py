"""Matches: the same games wherever they are played, bots of your own, ratings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import quartier
from quartier.arena import entrant
from quartier.arena.ladder import measured, pairings, pairs, rate
from quartier.arena.match import Job, Outcome, Pace, plan, play
from quartier.arena.workers import run
from quartier.cli import main

TITLE = quartier.titles()[0]
OWN = """
class First:
    def __init__(self, title, seed):
        self.title = title

    def choose(self, known, budget):
        return known.legal()[0]
"""


def facts(outcomes: list[Outcome]) -> list[tuple[int, tuple[float, ...], int]]:
    """What must not depend on the place or the order."""
    return sorted((each.job.seed, each.scores, each.moves) for each in outcomes)


def test_the_same_jobs_give_the_same_games_here_and_in_a_pool() -> None:
    jobs = list(plan(TITLE, "random", "greedy", 4, pace=Pace(nodes=1)))
    here = facts(list(run("here", play, jobs)))
    assert here == facts(list(run("processes", play, jobs, 2)))
    assert here == facts([play(job) for job in jobs])


def test_a_class_in_a_file_may_enter(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN, encoding="utf-8")
    result = CliRunner().invoke(
        main,
        ["arena", "--bot", f"{file}:First", "random", "--title", TITLE, "--games", "4", "--on", "here",
         "--nodes", "1", "--json", str(tmp_path / "out.json"), "--lang", "en"],
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "games: 4" in result.output
    document = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert document["first"] == f"{file}:First"
    assert document["games"] == 4
    assert 0 <= document["low"] <= document["rate"] <= document["high"] <= 1


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nobody", "no level"),
        ("missing.py:Bot", "no file"),
        ("own.py:Nobody", "no class"),
        ("own.py:", "no class"),
    ],
)
def test_an_entrant_that_does_not_exist_is_refused_in_words(name: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    wanted = str(tmp_path / name) if ".py" in name else name
    with pytest.raises(quartier.BadOptions, match=problem):
        entrant.budget_of(wanted)


@pytest.mark.parametrize("command", [["arena", "random", "greedy"], ["ladder"]])
def test_an_interrupted_match_reports_what_was_played(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(jobs: list[Job], *_: object) -> Iterator[Outcome]:
        yield from map(play, [job for job in jobs if set(job.entrants) == {"random", "greedy"}][:2])
        raise KeyboardInterrupt

    level = {"greedy": quartier.bots.YARDSTICKS["greedy"]}
    monkeypatch.setattr("quartier.bots.LEVELS", level)
    monkeypatch.setattr(f"quartier.cli.{command[0]}.progress", broken_off)
    file = tmp_path / "out.json"
    result = CliRunner().invoke(
        main,
        [*command, "--title", TITLE, "--games", "400", "--nodes", "1", "--json", str(file), "--lang", "en"],
    )
    assert result.exit_code == 0, result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    match = document if command[0] == "arena" else document[TITLE]["matches"][0]
    assert match["games"] == 2


def test_a_match_needs_two_sides() -> None:
    result = CliRunner().invoke(main, ["arena", "random", "--title", TITLE, "--lang", "en"])
    assert result.exit_code == 2
    assert "two sides" in result.output


def test_ratings_put_the_winner_first() -> None:
    def game(seed: int, seats: tuple[str, ...], winner: str) -> Outcome:
        ranks = tuple(1 if name == winner else 2 for name in seats)
        shares = tuple(float(name == winner) for name in seats)
        return Outcome(Job(TITLE, seats, seed), ranks, shares, shares, (0, 0), (1, 1), 1)

    games = [game(n, ("weak", "strong") if n % 2 else ("strong", "weak"), "strong") for n in range(12)]
    games += [game(20 + n, ("weak", "weakest"), "weak") for n in range(12)]
    ratings = rate(["weakest", "weak", "strong"], games)
    assert [each.entrant for each in ratings] == ["strong", "weak", "weakest"]
    assert ratings[0].games == 12
    assert ratings[0].share == 1
    assert ratings[0].ordinal > ratings[1].ordinal


def test_a_ladder_pairs_neighbours_only() -> None:
    assert pairs(["a", "b", "c", "d"], reach=1) == [("b", "a"), ("c", "b"), ("d", "c")]
    assert pairs(["a", "b", "c"], reach=2) == [("b", "a"), ("c", "a"), ("c", "b")]


def test_yardsticks_measure_the_top() -> None:
    assert measured("top", ["random", "uct"]) == [("greedy", "random"), ("top", "random"), ("top", "uct")]


def test_the_pairs_of_a_ladder_play_in_turns() -> None:
    jobs = list(pairings(TITLE, [("b", "a"), ("c", "b")], 4, seed=5))
    assert [(job.entrants, job.seed) for job in jobs[:4]] == [
        (("b", "a"), 5), (("c", "b"), 5), (("a", "b"), 5), (("b", "c"), 5),
    ]  # fmt: skip
    assert len(jobs) == 8


def test_the_ladder_command_prints_a_row_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.bots.LEVELS", {"greedy": __import__("quartier").bots.YARDSTICKS["greedy"]})
    result = CliRunner().invoke(
        main, ["ladder", "--title", TITLE, "--games", "2", "--nodes", "1", "--on", "here", "--lang", "en"]
    )
    assert result.exit_code == 0, result.output
    assert "greedy" in result.output
    assert "random" in result.output
