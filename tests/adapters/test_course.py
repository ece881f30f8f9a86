"""What all adapters share: the course of a game, its rows and masks, and its record."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the adapters' libraries are not installed")

import numpy as np

import quartier
from quartier.adapters.course import Course
from quartier.adapters.paper import page
from quartier.kernel.observation import UNBOUNDED
from quartier.kernel.title import built_in, title
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
    assert course.record().replay() == course.game


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_mask_of_a_finished_game_leaves_a_single_choice(case: Case) -> None:
    course = Course(case.title, case.players)
    play_on(course, 3)
    assert course.is_over
    assert course.mask().nonzero()[0].tolist() == [0]


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda course: pickle.loads(pickle.dumps(course))])
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_copy_in_the_middle_of_a_game_goes_the_same_way(case: Case, twin: Any) -> None:
    course = Course(case.title, case.players, scaled=True)
    course.begin(4)
    for _ in range(12):
        course.play(course.game.legal()[-1])
    other = twin(course)
    before = list(course.moves)
    play_on(other, 6)
    assert course.moves == before
    play_on(course, 6)
    assert course.moves == other.moves
    assert course.game == other.game
    assert (course.row(1) == other.row(1)).all()
    assert course.record() == other.record()
    assert other.title is course.title


@pytest.mark.parametrize("case", FEW, ids=str)
def test_fractions_are_the_numbers_divided_by_their_scales(case: Case) -> None:
    plain, scaled = (Course(case.title, case.players, scaled=each) for each in (False, True))
    for course in (plain, scaled):
        course.begin(8)
        play_on(course, 8)
    numbers, fractions = plain.row(0), scaled.row(0)
    assert [str(row.dtype) for row in (numbers, fractions)] == ["int16", "float32"]
    assert (fractions <= scaled.most()).all()
    for block in plain.layout:
        part = slice(block.start, block.start + block.length)
        assert fractions[part] == pytest.approx(numbers[part] / block.scale)
        assert 0 < block.scale <= block.most
        if block.most < UNBOUNDED:
            assert fractions[part].max() <= 1


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_network_sees_every_number(case: Case) -> None:
    """A step of one is at least a hundredth, and what is seen in play stays of the order of 1."""
    course = Course(case.title, case.players, scaled=True)
    assert max(block.scale for block in course.layout) <= 100
    for seed in range(3):
        course.begin(seed)
        play_on(course, seed)
        assert course.row(0).max() <= 20


def test_an_amount_beyond_all_bounds_stays_in_the_row() -> None:
    middle = Course("metropolia")
    middle.play(middle.game.legal()[0])
    document = middle.game.position()
    document["seats"][1]["coins"] = 40_000
    course = Course("metropolia", position=document)
    block = next(block for block in course.layout if block.name == "coins")
    assert course.row(0)[block.start + 1] == 32767


@pytest.mark.parametrize("case", FEW, ids=str)
def test_games_may_begin_from_a_position(case: Case) -> None:
    middle = Course(case.title, case.players)
    middle.begin(2)
    for _ in range(10):
        middle.play(middle.game.legal()[0])
    course = Course(case.title, position=middle.game.position())
    assert (course.players, course.options) == (middle.players, middle.options)
    assert course.game == middle.game
    assert (course.row(0) == middle.row(0)).all()
    play_on(course, 5)
    assert course.record().position is not None
    assert quartier.Record.from_json(course.record().to_json()).replay() == course.game
    course.begin(1)
    assert course.game == middle.game


def test_a_position_must_be_one_and_leave_something_to_play() -> None:
    with pytest.raises(quartier.BadPosition):
        Course("paris", position={"seats": 7})
    course = Course("paris")
    play_on(course, 1)
    with pytest.raises(quartier.BadPosition, match="over"):
        Course("paris", position=course.game.position())
    with pytest.raises(quartier.BadOptions, match="players"):
        Course("paris", 3, position=quartier.new("paris").position())


@pytest.mark.parametrize("seed", [1.0, "1", None, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    course = Course("lumiere")
    before = course.record()
    with pytest.raises(TypeError, match="a seed is a whole number"):
        course.begin(seed)
    assert course.record() == before
    course.begin(np.int64(3))  # type: ignore[arg-type]
    assert course.record() != before


def test_a_seat_is_one_of_the_table() -> None:
    course = Course("lumiere")
    assert (course.row(np.int8(1)) == course.row(1)).all()  # type: ignore[arg-type]
    for seat in (-1, 2, 10**30):
        with pytest.raises(quartier.BadSeat, match="0 to 1"):
            course.row(seat)
    for wrong in (None, "0", 0.0, True):
        with pytest.raises(TypeError):
            course.row(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    courses = [Course(case.title, case.players) for _ in range(3)]
    for course, seed in zip(courses, (5, 5, 6)):
        course.begin(seed)
        play_on(course, 8)
    assert courses[0].moves == courses[1].moves != courses[2].moves


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


def test_the_paper_has_the_layout_of_every_row_in_words() -> None:
    assert page(built_in()) in PAPER.read_text(encoding="utf-8"), (
        "python -m quartier.adapters.paper prints it anew"
    )
