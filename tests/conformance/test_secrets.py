"""What a seat may not know does not reach it, in every title."""

from __future__ import annotations

from collections import Counter

import pytest

import quartier
from quartier.kernel.title import title
from tests.conformance.cases import CASES, FEW, Case, as_json, walk
from tests.conformance.test_chance import agrees


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_that_differ_only_in_the_hidden_look_the_same(case: Case) -> None:
    rng = quartier.Rng(3)
    differing = 0
    for game, _ in walk(case, 31):
        for seat in range(case.players):
            world = game.imagine(seat, rng)
            assert world.view(seat) == game.view(seat)
            assert world.to_move == game.to_move
            if game.to_move == seat:
                assert world.legal() == game.legal()
            differing += world != game
    if title(case.title).has_secrets:
        assert differing or dict(case.options).get("open_screens"), "nothing was ever hidden"
    else:
        assert not differing


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_imagines_does_not_depend_on_what_is_hidden_from_it(case: Case) -> None:
    """Two games that a seat cannot tell apart are imagined alike, the finished game included."""
    rng = quartier.Rng(36)
    last = case.new()
    for game, _ in walk(case, 36):
        last = game
        for seat in range(case.players):
            check_imagining(game, seat, rng)
    assert last.to_move == quartier.OVER
    for seat in range(case.players):
        check_imagining(last, seat, rng)


def check_imagining(game: quartier.Game, seat: int, rng: quartier.Rng) -> None:
    """Other worlds of the same knowledge lead to the same imagined one."""
    before = game.key()
    world, seed = game.imagine(seat, rng), rng.bits()
    assert world.imagine(seat, seed) == game.imagine(seat, seed)
    assert world.view(seat) == game.view(seat)
    assert game.key() == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_view_is_a_document_and_offers_moves_to_the_seat_to_move_only(case: Case) -> None:
    for game, _ in walk(case, 32):
        for seat in [None, *range(case.players)]:
            view = game.view(seat)
            assert as_json(view) == view
            assert view["title"] == case.title
            assert view["to_move"] == game.to_move
            offered = [offer["move"] for offer in view["legal"]]
            assert offered == (game.legal() if seat == game.to_move else [])


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_private_move_looks_the_same_to_everybody_else(case: Case) -> None:
    rng = quartier.Rng(4)
    for game, move in walk(case, 33):
        owner = game.private_to(move)
        for seat in [None, *range(case.players)]:
            told = game.events(move, seat)
            assert as_json(told) == told
            if owner is None or seat == owner:
                continue
            outcomes = [each for each in game.legal() if game.private_to(each) == owner]
            other = outcomes[rng.below(len(outcomes))]
            assert game.events(other, seat) == told
            here, there = game.copy(), game.copy()
            here.play(move)
            there.play(other)
            assert here.view(seat) == there.view(seat)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_events_told_to_a_seat_hold_nothing_that_was_hidden_from_it(case: Case) -> None:
    rng = quartier.Rng(6)
    for game, move in walk(case, 34):
        if game.private_to(move) is not None:
            continue
        for seat in range(case.players):
            world = game.imagine(seat, rng)
            if world.is_legal(move):
                assert world.events(move, seat) == game.events(move, seat)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_hidden_is_imagined_as_often_as_it_was_likely(case: Case) -> None:
    """The first private draw of a game, as the next seat imagines it."""
    for game, move in walk(case, 35):
        owner = game.private_to(move)
        if owner is None or game.to_move != quartier.CHANCE:
            continue
        weights, keys = {}, {}
        for outcome, weight in game.chances():
            after = game.copy()
            after.play(outcome)
            weights[outcome] = weight
            keys[after.key()] = outcome
        after = game.copy()
        after.play(move)
        rng = quartier.Rng(8)
        stranger = (owner + 1) % case.players
        counts = Counter(keys[after.imagine(stranger, rng).key()] for _ in range(2000))
        assert agrees(counts, weights), (weights, counts)
        kept = [after.imagine(owner, rng) for _ in range(20)]
        assert all(world == after for world in kept)
        return
    assert not has_private_draws(case), "the walk missed the private draws"


def has_private_draws(case: Case) -> bool:
    """Whether any of some random games has a private move of chance."""
    return any(
        game.to_move == quartier.CHANCE and game.private_to(move) is not None
        for seed in range(3)
        for game, move in walk(case, seed)
    )
