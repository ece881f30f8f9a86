"""What all adapters share: the episode of a game, its rows and masks, and its record."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the adapters' libraries are not installed")

import numpy as np

import quartier
from quartier.adapters.episode import Episode
from quartier.adapters.paper import page
from quartier.kernel.observation import UNBOUNDED
from quartier.kernel.playout import random_move
from quartier.kernel.title import built_in, title
from tests.conformance.cases import FEW, Case

PAPER = Path(__file__).resolve().parents[2] / "docs" / "learning.md"


def play_on(episode: Episode, seed: int) -> None:
    """Random legal moves to the end."""
    rng = quartier.Rng(seed)
    while episode.game.to_move != quartier.OVER:
        episode.play(random_move(episode.game, rng))


@pytest.mark.parametrize("case", FEW, ids=str)
def test_only_seats_are_asked_and_the_record_has_every_move(case: Case) -> None:
    episode = Episode(case.title, case.players)
    episode.begin(3)
    assert 0 <= episode.game.to_move < case.players
    assert list(episode.mask().nonzero()[0]) == episode.game.legal()
    assert episode.row(0).shape == episode.most().shape
    play_on(episode, 3)
    assert episode.record().replay() == episode.game


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_mask_of_a_finished_game_leaves_a_single_choice(case: Case) -> None:
    episode = Episode(case.title, case.players)
    play_on(episode, 3)
    assert episode.is_over
    assert episode.mask().nonzero()[0].tolist() == [0]


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda episode: pickle.loads(pickle.dumps(episode))])
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_copy_in_the_middle_of_a_game_goes_the_same_way(case: Case, twin: Any) -> None:
    episode = Episode(case.title, case.players, scaled=True)
    episode.begin(4)
    for _ in range(12):
        episode.play(episode.game.legal()[-1])
    other = twin(episode)
    before = list(episode.moves)
    play_on(other, 6)
    assert episode.moves == before
    play_on(episode, 6)
    assert episode.moves == other.moves
    assert episode.game == other.game
    assert (episode.row(1) == other.row(1)).all()
    assert episode.record() == other.record()
    assert other.title is episode.title


@pytest.mark.parametrize("case", FEW, ids=str)
def test_fractions_are_the_numbers_divided_by_their_scales(case: Case) -> None:
    plain, scaled = (Episode(case.title, case.players, scaled=each) for each in (False, True))
    for episode in (plain, scaled):
        episode.begin(8)
        play_on(episode, 8)
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
    episode = Episode(case.title, case.players, scaled=True)
    assert max(block.scale for block in episode.layout) <= 100
    for seed in range(3):
        episode.begin(seed)
        play_on(episode, seed)
        assert episode.row(0).max() <= 20


def test_an_amount_beyond_all_bounds_stays_in_the_row() -> None:
    middle = Episode("metropolia")
    middle.play(middle.game.legal()[0])
    document = middle.game.position()
    document["seats"][1]["coins"] = 40_000
    episode = Episode("metropolia", position=document)
    block = next(block for block in episode.layout if block.name == "coins")
    assert episode.row(0)[block.start + 1] == 32767


@pytest.mark.parametrize("case", FEW, ids=str)
def test_games_may_begin_from_a_position(case: Case) -> None:
    middle = Episode(case.title, case.players)
    middle.begin(2)
    for _ in range(10):
        middle.play(middle.game.legal()[0])
    episode = Episode(case.title, position=middle.game.position())
    assert (episode.players, episode.options) == (middle.players, middle.options)
    assert episode.game == middle.game
    assert (episode.row(0) == middle.row(0)).all()
    play_on(episode, 5)
    assert episode.record().position is not None
    assert quartier.Record.from_json(episode.record().to_json()).replay() == episode.game
    episode.begin(1)
    assert episode.game == middle.game


def test_a_position_must_be_one_and_leave_something_to_play() -> None:
    with pytest.raises(quartier.BadPosition):
        Episode("paris", position={"seats": 7})
    episode = Episode("paris")
    play_on(episode, 1)
    with pytest.raises(quartier.BadPosition, match="over"):
        Episode("paris", position=episode.game.position())
    with pytest.raises(quartier.BadOptions, match="players"):
        Episode("paris", 3, position=quartier.new("paris").position())


@pytest.mark.parametrize("seed", [1.0, "1", None, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    episode = Episode("lumiere")
    before = episode.record()
    with pytest.raises(TypeError, match="a seed is a whole number"):
        episode.begin(seed)
    assert episode.record() == before
    episode.begin(np.int64(3))  # type: ignore[arg-type]
    assert episode.record() != before


def test_a_seat_is_one_of_the_table() -> None:
    episode = Episode("lumiere")
    assert (episode.row(np.int8(1)) == episode.row(1)).all()  # type: ignore[arg-type]
    for seat in (-1, 2, 10**30):
        with pytest.raises(quartier.BadSeat, match="0 to 1"):
            episode.row(seat)
    for wrong in (None, "0", 0.0, True):
        with pytest.raises(TypeError):
            episode.row(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    courses = [Episode(case.title, case.players) for _ in range(3)]
    for episode, seed in zip(courses, (5, 5, 6)):
        episode.begin(seed)
        play_on(episode, 8)
    assert courses[0].moves == courses[1].moves != courses[2].moves


def test_a_wrong_option_is_refused_in_words() -> None:
    with pytest.raises(quartier.BadOptions, match="no option 'colour'"):
        Episode("paris", 2, {"colour": "red"})


def test_an_illegal_move_changes_nothing() -> None:
    episode = Episode("paris", 2)
    before = episode.record()
    with pytest.raises(quartier.IllegalMove):
        episode.play(0)
    assert episode.record() == before


@pytest.mark.parametrize("name", quartier.titles())
def test_the_paper_says_how_long_the_rows_are_and_how_many_moves_there_are(name: str) -> None:
    known = title(name)
    rows = {players: f"{len(Episode(name, players).row(0)):,}" for players in known.players}
    cells = [f"`{name}`", *(rows.get(players, "") for players in (2, 3, 4)), f"{known.actions:,}"]
    lines = PAPER.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if [cell.strip() for cell in line.split("|")[1:-1]] == cells]


def test_the_paper_has_the_layout_of_every_row_in_words() -> None:
    assert page(built_in()) in PAPER.read_text(encoding="utf-8"), (
        "python -m quartier.adapters.paper prints it anew"
    )
