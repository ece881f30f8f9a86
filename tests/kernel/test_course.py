"""The course of a game: which moves may be taken back, and what is left of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import quartier
from quartier.kernel.course import Course
from quartier.kernel.playout import random_move
from quartier.kernel.title import title

TITLES = quartier.titles()
SECRET = [name for name in TITLES if title(name).has_secrets]


def start_of(name: str, in_the_middle: bool = False) -> quartier.Record:
    """A game with the most players, before its first move: set up, or from a position."""
    players = title(name).players[-1]
    if not in_the_middle:
        return quartier.Record(name, players)
    game, rng = quartier.new(name, players), quartier.Rng(8)
    for _ in range(25):
        game.play(random_move(game, rng))
    return quartier.Record(name, position=game.position())


def random_courses(name: str, decisions: int = 150) -> Iterator[tuple[Course, quartier.Rng]]:
    """A set-up and a position, each at every moment of a random game."""
    for in_the_middle in (False, True):
        course, rng = Course(start_of(name, in_the_middle)), quartier.Rng(3)
        for _ in range(decisions):
            if course.game.to_move == quartier.OVER:
                break
            yield course, rng


def allowed(course: Course, seat: int) -> int:
    """How many moves the seat may take back, worked out from the record alone."""
    games = [course.start.start()]
    for move in course.moves:
        after = games[-1].copy()
        after.play(move)
        games.append(after)
    count = 0
    if games[-1].to_move == seat:
        for before, move in zip(reversed(games[:-1]), reversed(course.moves)):
            if before.to_move != seat or before.reveals(move):
                break
            count += 1
    return count


@pytest.mark.parametrize("name", TITLES)
def test_a_seat_takes_back_its_own_moves_down_to_chance_another_seat_or_a_look(name: str) -> None:
    most = 0
    for course, rng in random_courses(name):
        course.play(random_move(course.game, rng))
        for seat in range(course.game.players):
            assert course.undoable(seat) == allowed(course, seat)
            most = max(most, course.undoable(seat))
    assert most


@pytest.mark.parametrize("name", TITLES)
def test_what_is_taken_back_is_gone_without_a_trace(name: str) -> None:
    for course, rng in random_courses(name):
        seat, before, moves = course.game.to_move, course.game.copy(), list(course.moves)
        views = [before.view(viewer) for viewer in (None, *range(before.players))]
        could = course.undoable(seat) if seat >= 0 else 0
        course.play(random_move(course.game, rng))
        if seat >= 0 and course.undoable(seat):
            assert course.take_back(seat)
            assert course.game == before
            assert course.moves == moves
            assert [course.game.view(viewer) for viewer in (None, *range(before.players))] == views
            assert course.undoable(seat) == could
            course.play(random_move(course.game, rng))


@pytest.mark.parametrize("name", TITLES)
def test_nobody_takes_back_what_they_may_not(name: str) -> None:
    refused = 0
    for course, rng in random_courses(name):
        course.play(random_move(course.game, rng))
        for seat in range(course.game.players):
            if not allowed(course, seat):
                moves, game = list(course.moves), course.game.copy()
                assert not course.take_back(seat)
                assert (course.moves, course.game) == (moves, game)
                refused += 1
    assert refused > 20


@pytest.mark.parametrize("name", TITLES)
def test_every_moment_of_the_course_can_be_looked_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.kernel.course.SPACING", 4)
    for course, rng in random_courses(name):
        move = random_move(course.game, rng)
        if course.game.to_move >= 0 and course.can_hold(move):
            course.play(move, hold=True)
            if rng.below(2):
                assert course.take_back(course.awaited or 0)
                continue
            course.commit()
        else:
            course.play(move)
            if course.awaited is not None and rng.below(2):
                course.take_back(course.awaited)
        if course.ply % 5 == 0:
            games = replace(course.start, moves=course.moves).games()
            for ply, game in enumerate(games):
                assert course.game_at(ply) == game


def test_a_move_that_was_dropped_after_all_leaves_room_for_another() -> None:
    """Logs of older versions take back what is sealed today."""
    course, rng = Course(start_of("paris")), quartier.Rng(4)
    while course.awaited is None or not course.undoable(course.awaited):
        course.play(random_move(course.game, rng))
    seat, before = course.awaited, course.game_at(course.ply - 1)
    course.seal()
    course.drop()
    assert course.game == before
    assert course.undoable(seat) == 0
    course.play(before.legal()[0])
    assert course.undoable(seat) == (1 if course.game.to_move == seat else 0)


@pytest.mark.parametrize("name", TITLES)
def test_a_held_move_is_shown_and_nothing_of_the_next_turn_happens(name: str) -> None:
    held = 0
    for course, rng in random_courses(name):
        move = random_move(course.game, rng)
        seat, before = course.game.to_move, course.game.copy()
        if seat < 0 or not course.can_hold(move):
            course.play(move)
            continue
        held += 1
        whole = played_at_once(before, move)
        first = course.play(move, hold=True)
        assert course.is_held
        assert course.awaited == seat
        assert course.game == before
        assert course.shown.turn == before.turn
        assert course.game_at(course.ply) == course.shown
        with pytest.raises(ValueError, match="held"):
            course.play(move)
        assert course.undoable(seat) >= 1
        assert all(course.undoable(other) == 0 for other in range(before.players) if other != seat)
        assert course.take_back(seat)
        assert not course.is_held
        assert (course.game, course.shown) == (before, before)
        assert course.play(move, hold=True) == first
        assert first + course.commit() == whole
        before.play(move)
        assert course.game == before
        assert course.undoable(seat) == 0
    assert held > 3


def played_at_once(game: quartier.Game, move: int) -> list[dict[str, object]]:
    """All events of a move that is not held."""
    after = game.copy()
    after.ledger = []
    after.play(move)
    return after.ledger


@pytest.mark.parametrize("name", TITLES)
def test_only_a_move_that_ends_the_turn_and_shows_nothing_new_is_worth_holding(name: str) -> None:
    for course, rng in random_courses(name):
        move = random_move(course.game, rng)
        after = course.game.copy()
        after.play(move)
        ends = course.game.ends_turn(move) and after.to_move != quartier.OVER
        shows = bool(course.game.tentative(move).ledger)
        assert course.can_hold(move) == (ends and shows and not course.game.reveals(move))
        course.play(move)


@pytest.mark.parametrize("name", TITLES)
def test_sealed_moves_stay(name: str) -> None:
    sealed = 0
    for course, rng in random_courses(name):
        course.play(random_move(course.game, rng))
        seat = course.awaited
        if seat is not None and course.undoable(seat):
            course.seal()
            sealed += 1
            assert course.undoable(seat) == 0
            assert not course.take_back(seat)
    assert sealed


def test_a_look_cannot_be_taken_back_nor_anything_before_it() -> None:
    looks = 0
    for name in SECRET:
        for course, rng in random_courses(name, 400):
            move, seat = random_move(course.game, rng), course.game.to_move
            reveals = seat >= 0 and course.game.reveals(move)
            course.play(move)
            if reveals:
                looks += 1
                assert course.undoable(seat) == 0
                assert not course.take_back(seat)
    assert looks > 10


def test_a_secret_draw_cannot_be_taken_back_by_the_one_who_saw_it() -> None:
    draws = 0
    for name in SECRET:
        for course, rng in random_courses(name, 400):
            move, mover = random_move(course.game, rng), course.game.to_move
            owner = course.game.private_to(move)
            course.play(move)
            if owner is not None and mover == quartier.CHANCE:
                draws += 1
                assert course.undoable(owner) == 0
                assert not course.take_back(owner)
    assert draws > 10


@pytest.mark.parametrize("name", TITLES)
def test_an_illegal_move_changes_nothing(name: str) -> None:
    course, rng = Course(start_of(name)), quartier.Rng(2)
    while course.game.to_move < 0 or course.ply < 12:
        course.play(random_move(course.game, rng))
    seat, game, moves = course.game.to_move, course.game.copy(), list(course.moves)
    could = course.undoable(seat)
    illegal = next(move for move in range(game.actions) if not game.is_legal(move))
    for hold in (False, True):
        with pytest.raises(quartier.IllegalMove):
            course.play(illegal, hold)
    with pytest.raises(ValueError, match="no move is held"):
        course.commit()
    assert (course.game, course.moves, course.undoable(seat)) == (game, moves, could)
    assert course.game.ledger is None
