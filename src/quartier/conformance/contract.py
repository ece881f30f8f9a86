"""In every title arguments are checked, and what is returned cannot be used to change the game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import quartier
from quartier.bots import Known
from quartier.conformance.case import Case, walk
from quartier.conformance.demand import check, raises
from quartier.kernel.observation import observe
from quartier.kernel.title import title


class Seven:
    """Something that only ``operator.index`` takes for a number."""

    def __index__(self) -> int:
        return 7


def early(case: Case, moves: int = 12) -> quartier.Game:
    """A game some moves after its start, or just before its end if that comes sooner."""
    found = case.new()
    for played, (game, _) in enumerate(walk(case, 51)):
        found = game.copy()
        if played == moves:
            break
    return found


@check("counts")
def a_seat_that_is_not_at_the_table_is_refused_with_the_range(case: Case) -> None:
    game = early(case)
    before = game.key()
    move = game.legal()[0]
    imagine: Any = game.imagine
    calls: list[Callable[[Any], object]] = [
        game.view,
        lambda seat: imagine(seat, 1),
        lambda seat: game.events(move, seat),
        lambda seat: game.tell([], seat),
        game.picture,
        lambda seat: observe(title(case.title).facts, game, seat),
        lambda seat: Known(game, seat, quartier.Rng(1)),
    ]
    for call in calls:
        for seat in (-1, case.players, 199, 1 << 70):
            with raises(quartier.BadSeat, match=f"0 to {case.players - 1}"):
                call(seat)
        junk: list[Any] = ["0", 0.0, float("nan"), True, [0], {}]
        for nonsense in junk:
            with raises(TypeError, match=f"a seat is a number from 0 to {case.players - 1}"):
                call(nonsense)
    with raises(TypeError):
        imagine(None, 1)
    assert game.key() == before


@check("counts")
def whatever_is_a_number_to_python_is_a_number(case: Case) -> None:
    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    game = case.new()
    for _, move in walk(case, 52):
        wrapped: Any = Number(move)
        assert game.is_legal(wrapped)
        assert game.describe(wrapped) == game.describe(move)
        assert game.name(wrapped) == game.name(move)
        assert game.refusal(wrapped) is None
        game.play(wrapped)
        seat: Any = Number(case.players - 1)
        assert game.view(seat) == game.view(case.players - 1)
        assert game.imagine(seat, Seven()) == game.imagine(case.players - 1, 7)  # type: ignore[arg-type]
    assert game.to_move == quartier.OVER or game.legal()


@check("counts")
def a_text_in_place_of_a_move_is_refused_with_what_to_do(case: Case) -> None:
    game = early(case)
    move = game.legal()[0]
    name: Any = game.name(move)
    record: Any = game.describe(move)
    for call in (
        game.play,
        game.is_legal,
        game.refusal,
        game.describe,
        game.name,
        game.ends_turn,
        game.reveals,
    ):
        with raises(TypeError, match="parse"):
            call(name)
        with raises(TypeError, match="number"):
            call(record)
        for nonsense in (True, 1.0, float("nan"), None, b"1"):
            with raises(TypeError, match="a move is a number"):
                call(nonsense)  # type: ignore[arg-type]
    with raises(TypeError, match="describe"):
        game.number(name)
    with raises(TypeError, match="name"):
        game.parse(move)  # type: ignore[arg-type]


@check("counts")
def a_seed_is_a_whole_number_and_a_draw_wants_a_generator(case: Case) -> None:
    game = case.new()
    for seed in (True, 1.5, "1", None, float("nan")):
        with raises(TypeError, match=r"seed|random numbers"):
            quartier.playout(game, seed)  # type: ignore[arg-type]
    with raises(TypeError, match="generator"):
        quartier.draw(game, 6)  # type: ignore[arg-type]
    assert game == case.new()


@check("cases")
def the_options_cannot_be_changed_through_a_game(case: Case) -> None:
    game = case.new()
    before = game.key()
    options = game.options
    for name in options:
        options[name] = "changed"
    game.options.clear()
    game.printed()["options"].clear()
    assert game.key() == before
    assert set(game.options) == set(options)
    assert "changed" not in game.options.values()


@check("cases")
def a_game_and_a_refusal_travel_to_another_process(case: Case) -> None:
    for played, (game, _) in enumerate(walk(case, 53)):
        if played % 9:
            continue
        for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
            assert twin == game
            assert twin.legal() == game.legal()
            assert twin is not game
        illegal = next(move for move in range(title(case.title).actions + 1) if not game.is_legal(move))
        with raises(quartier.IllegalMove) as refused:
            game.play(illegal)
        again = pickle.loads(pickle.dumps(refused.value))
        assert (again.reason, again.clause, again.detail) == (
            refused.value.reason,
            refused.value.clause,
            refused.value.detail,
        )
        assert str(again) == str(refused.value)


@check("counts")
def a_game_says_what_it_is(case: Case) -> None:
    for played, (game, _) in enumerate(walk(case, 55)):
        if played % 25:
            continue
        assert game.title == case.title
        assert game.rules_version == title(case.title).rules_version
        number, seat = game.turn
        for part in (
            case.title,
            f"{case.players} players",
            f"turn {number}" if number else "before the first",
        ):
            assert part in repr(game)
        awaited = "chance" if game.to_move == quartier.CHANCE else f"seat {game.to_move} to move"
        assert awaited in repr(game)
        assert seat is None or f"of seat {seat}" in repr(game)
        assert len(str(game).split("\n")) > 1
        assert game._repr_html_() == game.picture() == game.picture(None)
        assert game.picture().startswith("<svg")
