"""What all adapters share: the course of a game, its worth, and its record."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the adapters' libraries are not installed")

import quartier
from quartier.adapters.course import Course, returns
from quartier.kernel.title import title
from tests.conformance.cases import FEW, Case

PAPER = Path(__file__).resolve().parents[2] / "docs" / "learning.md"


def play_on(course: Course, seed: int) -> None:
    """Random legal moves to the end."""
    rng = quartier.Rng(seed)
    while course.game.to_move != quartier.OVER:
        moves = course.game.legal()
        course.play(moves[rng.below(len(moves))])


@pytest.mark.parametrize("case", FEW, ids=str)
def test_only_seats_are_asked_and_the_record_has_every_move(case: Case) -> None:
    course = Course(case.title, case.players)
    course.begin(3)
    assert 0 <= course.game.to_move < case.players
    assert list(course.mask().nonzero()[0]) == course.game.legal()
    assert course.row(0).shape == course.most().shape
    play_on(course, 3)
    assert not course.mask().any()
    assert course.record().replay() == course.game


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    courses = [Course(case.title, case.players) for _ in range(3)]
    for course, seed in zip(courses, (5, 5, 6)):
        course.begin(seed)
        play_on(course, 8)
    assert courses[0].moves == courses[1].moves != courses[2].moves


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_returns_add_up_to_nothing_and_the_winners_have_the_most(case: Case) -> None:
    course = Course(case.title, case.players)
    assert returns(course.game) == [0.0] * case.players
    for seed in range(4):
        course.begin(seed)
        play_on(course, seed)
        worth = returns(course.game)
        winners = course.game.result()["winners"]
        assert sum(worth) == pytest.approx(0)
        assert [seat for seat in range(case.players) if worth[seat] == max(worth)] == winners
        assert max(worth) == pytest.approx(1) or len(winners) > 1


def test_a_shared_win_of_two_is_worth_nothing_to_either() -> None:
    class Drawn(quartier.Game):
        def result(self) -> dict[str, list[int]]:
            return {"winners": [0, 1]}

    drawn = Drawn(2, {})
    drawn._await(quartier.OVER)
    assert returns(drawn) == [0.0, 0.0]


def test_a_wrong_option_is_refused_in_words() -> None:
    with pytest.raises(quartier.BadOptions, match="no option 'colour'"):
        Course("paris", 2, {"colour": "red"})


def test_an_illegal_move_changes_nothing() -> None:
    course = Course("paris", 2)
    before = course.record()
    with pytest.raises(quartier.IllegalMove):
        course.play(0)
    assert course.record() == before


@pytest.mark.parametrize("name", quartier.titles())
def test_the_paper_tells_how_long_the_rows_are_and_how_many_moves_there_are(name: str) -> None:
    known = title(name)
    rows = {players: f"{len(Course(name, players).row(0)):,}" for players in known.players}
    cells = [f"`{name}`", *(rows.get(players, "") for players in (2, 3, 4)), f"{known.actions:,}"]
    lines = PAPER.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if [cell.strip() for cell in line.split("|")[1:-1]] == cells]
