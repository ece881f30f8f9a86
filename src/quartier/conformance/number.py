"""Moves, seats and seeds may be anything that can be an index, and nothing that only looks like a number."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import quartier
from quartier.bots import Known
from quartier.conformance.case import Case, walk
from quartier.conformance.demand import check, raises
from quartier.kernel.observation import observe
from quartier.kernel.title import title


class Index:
    """A number only because it has ``__index__``."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def kinds() -> list[Callable[[int], Any]]:
    """Kinds of whole numbers, including NumPy's if it is installed."""
    try:
        import numpy as np
    except ImportError:
        return [Index]
    return [Index, np.int64, np.int16, np.uint32]


def decision(case: Case, seed: int = 3) -> tuple[quartier.Game, int]:
    """A position in which a seat is to move, with one of its moves."""
    for game, move in walk(case, seed):
        if game.to_move >= 0:
            return game, move
    raise AssertionError("no player ever had a move")


@check("counts")
def a_move_a_seat_and_a_seed_may_be_any_whole_number(case: Case) -> None:
    for kind in kinds():
        whole_number(case, kind)


def whole_number(case: Case, kind: Callable[[int], Any]) -> None:
    """Everything that accepts a number accepts this kind."""
    game, move = decision(case)
    for ask in (
        game.is_legal,
        game.refusal,
        game.describe,
        game.name,
        game.private_to,
        game.ends_turn,
        game.reveals,
    ):
        assert ask(kind(move)) == ask(move)
    assert game.tentative(kind(move)) == game.tentative(move)
    assert game.events(kind(move), kind(1)) == game.events(move, 1)
    assert game.view(kind(1)) == game.view(1)
    assert game.tell([], kind(1)) == []
    assert game.imagine(kind(1), kind(7)) == game.imagine(1, 7)
    assert quartier.Rng(kind(9)).bits() == quartier.Rng(9).bits()
    assert quartier.playout(game.copy(), kind(9)) == quartier.playout(game.copy(), 9)
    assert Known(game, kind(1), quartier.Rng(3)).view() == Known(game, 1, quartier.Rng(3)).view()
    assert quartier.new(case.title, kind(case.players)) == quartier.new(case.title, case.players)
    facts = title(case.title).facts
    assert observe(facts, game, kind(1)) == observe(facts, game, 1)
    twin = game.copy()
    twin.play(kind(move))
    game.play(move)
    assert twin == game
    first = case.new().legal()[0]
    record = quartier.Record(case.title, kind(case.players), moves=[kind(first)])
    assert record == quartier.Record(case.title, case.players, moves=[first])
    assert quartier.Record.from_json(record.to_json()) == record
    assert record.game_at(kind(1)) == record.replay()


@check("counts")
def what_is_no_whole_number_is_refused_with_what_was_given(case: Case) -> None:
    for given in [True, 1.0, "1", b"1", Fraction(1), [1], None, float("nan")]:
        no_number(case, given)


def no_number(case: Case, given: Any) -> None:
    """Everything that takes a number refuses this."""
    game, move = decision(case)
    before = game.key()
    with_move = (
        game.play, game.is_legal, game.refusal, game.describe, game.name, game.private_to, game.ends_turn,
        game.reveals, game.tentative, lambda number: game.events(number, 0),
    )  # fmt: skip
    with_seat = (lambda number: game.imagine(number, 1), lambda number: Known(game, number, quartier.Rng(1)))
    may_watch = (game.view, lambda number: game.events(move, number), lambda number: game.tell([], number))
    with_seed = (
        quartier.Rng,
        lambda number: game.imagine(0, number),
        lambda number: quartier.playout(game, number),
    )
    for what, asked in (("move", with_move), ("seat", with_seat), ("", with_seed), ("seat", may_watch)):
        if asked is may_watch and given is None:
            continue
        for ask in asked:
            with raises(TypeError) as refused:
                ask(given)
            assert what in str(refused.value)
            assert repr(given) in str(refused.value)
            assert game.key() == before


@check("counts")
def a_notation_or_a_record_in_place_of_a_number_is_told_the_way(case: Case) -> None:
    game, move = decision(case)
    for ask in (game.play, game.is_legal, game.refusal, game.describe, game.name):
        with raises(TypeError, match="parse"):
            ask(game.name(move))  # type: ignore[arg-type]
        with raises(TypeError, match="number"):
            ask(game.describe(move))  # type: ignore[arg-type]


@check("counts")
def a_whole_number_out_of_range_is_refused_with_the_range(case: Case) -> None:
    game, move = decision(case)
    before = game.key()
    for seat in (-1, -(10**30), case.players, 199, 1 << 31, 1 << 64, 10**30):
        asked: tuple[Callable[[int], Any], ...] = (
            game.view, lambda seat: game.imagine(seat, 1), lambda seat: game.events(move, seat),
            lambda seat: game.tell([], seat), lambda seat: Known(game, seat, quartier.Rng(1)),
            lambda seat: observe(title(case.title).facts, game, seat),
        )  # fmt: skip
        for ask in asked:
            with raises(quartier.BadSeat, match=f"0 to {case.players - 1}"):
                ask(seat)
    actions = title(case.title).actions
    for number in (-1, -(10**30), actions, 1 << 30, 1 << 31, 1 << 64, 10**30):
        assert not game.is_legal(number)
        for act in (game.play, game.describe, game.name, game.tentative, game.reveals):
            with raises(quartier.IllegalMove, match=f"0 to {actions - 1}"):
                act(number)
    assert game.key() == before
