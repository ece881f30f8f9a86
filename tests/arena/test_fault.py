"""A bot that fails is named, with the position, and loses that game or stops the match."""

from __future__ import annotations

import json
import pickle
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier import extra
from quartier.arena import entrant
from quartier.arena.alone import alone
from quartier.arena.fault import LONGEST, Fault, written
from quartier.arena.journal import BadJournal, read
from quartier.arena.ladder import NoRatings, rate
from quartier.arena.match import Outcome, Pace, plan, play
from quartier.arena.statistic import report
from quartier.arena.workers import NoCluster, WorkerDied, run
from quartier.cli import main
from quartier.kernel import title as registry

FILE = Path(__file__).with_name("faulty.py")
TITLE = quartier.titles()[0]


def entered(name: str) -> str:
    return f"{FILE}:{name}"


def spoilt(name: str, title: str = TITLE, players: int = 2) -> Outcome:
    """The first game of a faulty bot, which has seat 0, against random."""
    return play(next(plan(title, entered(name), "random", 1, players, pace=Pace(nodes=1))))


def arena(*arguments: str, games: int = 4) -> Result:
    return CliRunner().invoke(
        main,
        ["arena", *arguments, "--title", TITLE, "--games", str(games), "--nodes", "1", "--lang", "en"],
    )


@pytest.mark.parametrize("title", quartier.titles())
@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("Cheat", "move", ""),
        ("Stranger", "move", ""),
        ("Silent", "move", "None"),
        ("Clumsy", "exception", "ZeroDivisionError"),
        ("Quitter", "exception", "enough"),
        ("Stillborn", "exception", "no weights"),
    ],
)
def test_a_fault_says_who_did_what_in_which_position(title: str, name: str, kind: str, said: str) -> None:
    outcome = spoilt(name, title)
    fault = outcome.fault
    assert fault is not None
    assert (fault.kind, fault.entrant, fault.seat) == (kind, entered(name), 0)
    assert (fault.title, fault.players, fault.seed) == (title, 2, outcome.job.seed)
    assert said in f"{fault.answer} {fault.problem}"
    game = fault.record().replay()
    assert game.to_move == (quartier.CHANCE if name == "Stillborn" else 0)
    if name == "Cheat":
        assert not game.is_legal(int(fault.answer))
    assert all(part in str(fault) for part in (name, "seat 0", title, f"seed {fault.seed}", fault.line))


def test_the_trace_shows_the_bots_code_and_not_the_arenas() -> None:
    fault = spoilt("Clumsy").fault
    assert fault is not None
    assert "faulty.py" in fault.trace
    assert 'match.py", line' not in fault.trace.split("faulty.py")[-1]
    assert "ZeroDivisionError" in fault.trace


def test_whoever_fails_has_lost_and_the_others_share_the_win() -> None:
    title = next(name for name in quartier.titles() if 3 in registry.title(name).players)
    outcome = spoilt("Cheat", title, 3)
    assert outcome.shares == (0.0, 0.5, 0.5)
    assert outcome.ranks == (3, 1, 1)
    strongest = rate([entered("Cheat"), "random"], [outcome])[0]
    assert strongest.entrant == "random"


def test_a_spoilt_game_counts_but_its_scores_do_not() -> None:
    outcomes = [play(job) for job in plan(TITLE, entered("Fair"), "random", 2, pace=Pace(nodes=1))]
    honest = report(entered("Fair"), "random", outcomes)
    found = report(entered("Cheat"), "random", [spoilt("Cheat")])
    assert honest.failed == (0, 0)
    assert (found.games, found.wins, found.failed) == (1, 0.0, (1, 0))
    assert (found.difference, found.difference_half) == (0.0, 0.0)


@pytest.mark.parametrize("place", ["here", "processes"])
def test_a_match_with_a_faulty_bot_goes_on_and_says_so(place: str, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    result = arena(entered("Cheat"), "random", "--on", place, "--workers", "2", "--json", str(file))
    assert result.exit_code == 0, result.output
    assert "Cheat in seat 0 chose" in result.output
    assert "Cheat in seat 1 chose" in result.output
    assert "counts as lost for it" in result.output
    assert f"Games lost because a bot named no legal move: {entered('Cheat')}: 4." in result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert (document["games"], document["wins"], document["failed"]) == (4, 0, [4, 0])
    assert {fault["seed"] for fault in document["faults"]} == {1, 2}


def test_only_some_faults_are_printed_in_full() -> None:
    result = arena(entered("Cheat"), "random", "--on", "here", games=12)
    assert result.output.count("counts as lost for it") == 5
    assert "Cheat: 12." in result.output


@pytest.mark.parametrize("name", ["Cheat", "Clumsy"])
@pytest.mark.parametrize("place", ["here", "processes"])
def test_or_it_stops_at_the_first_fault(name: str, place: str) -> None:
    result = arena(entered(name), "random", "--on", place, "--workers", "1", "--on-error", "stop")
    assert result.exit_code == 1
    assert result.output.count(f"{name} in seat") == 1
    assert ('faulty.py", line' in result.output) == (name == "Clumsy")
    assert "games: " not in result.output


def test_a_stopped_match_keeps_only_honest_games_so_that_it_can_go_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = (entered("Clumsy"), "random", "--on", "here", "--record", str(file))
    assert arena(*command, "--on-error", "stop").exit_code == 1
    assert read(file) == {}
    assert arena(*command).exit_code == 0
    kept = list(read(file).values())
    assert len(kept) == 4
    assert [outcome.fault for outcome in kept] == [play(outcome.job).fault for outcome in kept]
    assert arena(*command, "--on-error", "stop").exit_code == 1


def test_a_process_that_dies_is_reported_with_the_games_under_way() -> None:
    jobs = list(plan(TITLE, entered("Deadly"), "random", 2, pace=Pace(nodes=1)))
    with pytest.raises(WorkerDied) as died:
        list(run("processes", play, jobs, 1))
    assert died.value.jobs
    assert all(job in jobs for job in died.value.jobs)
    assert pickle.loads(pickle.dumps(died.value)).jobs == died.value.jobs


@pytest.mark.parametrize("title", quartier.titles())
def test_a_bot_that_ends_its_process_is_named_with_the_position(title: str) -> None:
    job = next(plan(title, entered("Deadly"), "random", 1, pace=Pace(nodes=1)))
    fault = alone(job).fault
    assert fault is not None
    assert (fault.kind, fault.seat, fault.problem) == ("died", 0, "exit code 3")
    cheat = play(replace(job, entrants=(entered("Cheat"), "random"))).fault
    assert cheat is not None
    assert fault.moves == cheat.moves
    fair = replace(job, entrants=(entered("Fair"), "random"))
    assert alone(fair).scores == play(fair).scores


def test_a_match_goes_on_after_a_process_has_died(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    result = arena(entered("Deadly"), "random", "--workers", "2", "--json", str(file), games=3)
    assert result.exit_code == 0, result.output
    assert "Deadly in seat 0 ended its process: exit code 3." in result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert (document["games"], document["failed"]) == (3, [3, 0])
    stopped = arena(entered("Deadly"), "random", "--workers", "1", "--on-error", "stop", games=3)
    assert stopped.exit_code == 1
    assert stopped.output.count("ended its process") == 1


def test_a_game_without_an_end_is_nobodys_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.arena.match.LONGEST", 5)
    outcome = spoilt("Fair")
    assert outcome.fault is not None
    assert (outcome.fault.kind, outcome.fault.seat) == ("endless", None)
    assert outcome.shares == (0.5, 0.5)
    result = arena(entered("Fair"), "random", "--on", "here")
    assert "the game does not end" in result.output
    assert "Everybody shares the win" in result.output
    assert "named no legal move" not in result.output


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import nowhere_to_be_found", "cannot be imported: ModuleNotFoundError"),
        ("raise SystemExit(4)", "cannot be imported: SystemExit"),
        (
            "class Bot:\n    seconds = 'long'\n    def choose(self): ...",
            "seconds is a number above 0, not 'long'",
        ),
        ("class Bot:\n    seconds = float('nan')\n    def choose(self): ...", "above 0, not nan"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_before_the_first_game(
    source: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "own.py"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(quartier.BadOptions) as refused:
        entrant.budget_of(f"{file}:Bot")
    assert said in str(refused.value)


def test_the_ladder_asks_for_its_library_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a game was begun")

    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setattr("quartier.arena.ladder.find_spec", lambda name: None)
    monkeypatch.setattr("quartier.cli.ladder.progress", never)
    result = CliRunner().invoke(main, ["ladder", "--title", TITLE, "--lang", "en"])
    assert result.exit_code == extra.STATUS
    assert "pip install 'quartier[arena]'" in result.output


def test_the_ladder_reports_faults_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tests.arena.faulty import Cheat

    greedy = quartier.bots.YARDSTICKS["greedy"]
    monkeypatch.setattr("quartier.bots.LEVELS", {"cheat": (Cheat, greedy[1])})
    file = tmp_path / "out.json"
    command = ["ladder", "--title", TITLE, "--games", "2", "--nodes", "1", "--on", "here", "--lang", "en"]
    result = CliRunner().invoke(main, [*command, "--json", str(file)])
    assert result.exit_code == 0, result.output
    assert "cheat in seat 0 chose" in result.output
    assert "named no legal move: cheat: 2." in result.output
    found = json.loads(file.read_text(encoding="utf-8"))[TITLE]
    assert [fault["seat"] for fault in found["faults"]] == [0, 1]
    assert found["ratings"]["random"]["mu"] > found["ratings"]["cheat"]["mu"]
    stopped = CliRunner().invoke(main, [*command, "--on-error", "stop"])
    assert stopped.exit_code == 1


def test_what_a_bot_says_is_cut_short_whatever_it_is() -> None:
    class Rude:
        def __repr__(self) -> str:
            raise ValueError

    assert len(written("x" * 1000)) == LONGEST
    assert "Rude" in written(Rude())


@pytest.mark.parametrize("kind", [BadJournal, NoCluster, NoRatings])
def test_every_exception_of_the_arena_travels(kind: type[Exception]) -> None:
    twin = pickle.loads(pickle.dumps(kind("in words")))
    assert (type(twin), str(twin)) == (kind, "in words")


def test_a_fault_travels() -> None:
    fault = spoilt("Clumsy").fault
    assert isinstance(fault, Fault)
    assert pickle.loads(pickle.dumps(fault)) == fault
