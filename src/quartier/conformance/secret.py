"""What a seat may not know does not reach it, in every title."""

from __future__ import annotations

from collections import Counter

import quartier
from quartier.conformance.case import Case, as_json, walk
from quartier.conformance.chance import DRAWS, alike
from quartier.conformance.demand import check
from quartier.kernel.title import title


@check("cases")
def games_that_differ_only_in_the_hidden_look_the_same(case: Case) -> None:
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
        case.meets("something hidden", differing > 0)
    else:
        assert not differing, "something is hidden, but has_secrets is not set"


@check("cases")
def what_a_seat_imagines_does_not_depend_on_what_is_hidden_from_it(case: Case) -> None:
    """Two games that a seat cannot tell apart are imagined alike, even if they are over."""
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
    """Different worlds with the same knowledge lead to the same imagined world."""
    before = game.key()
    world, seed = game.imagine(seat, rng), rng.bits()
    assert world.imagine(seat, seed) == game.imagine(seat, seed)
    assert world.view(seat) == game.view(seat)
    assert game.key() == before


@check("counts")
def a_view_is_a_document_and_offers_moves_to_the_seat_to_move_only(case: Case) -> None:
    for game, _ in walk(case, 32):
        for seat in [None, *range(case.players)]:
            view = game.view(seat)
            assert as_json(view) == view
            assert view["title"] == case.title
            assert view["to_move"] == game.to_move
            offered = [offer["move"] for offer in view["legal"]]
            assert offered == (game.legal() if seat == game.to_move else [])


@check("counts")
def a_private_move_looks_the_same_to_everybody_else(case: Case) -> None:
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


@check("counts")
def a_move_that_a_seat_cannot_see_is_private(case: Case) -> None:
    """What is not private is told to everybody, so views and events must not hide it."""
    rng = quartier.Rng(7)
    for game, move in walk(case, 37):
        moves = [each for each in game.legal() if game.private_to(each) is None]
        if game.private_to(move) is not None or len(moves) < 2:
            continue
        other = moves[rng.below(len(moves))]
        here, there = game.copy(), game.copy()
        here.play(move)
        there.play(other)
        if here == there:
            continue
        for seat in [None, *range(case.players)]:
            if here.view(seat) == there.view(seat):
                told = game.events(move, seat) != game.events(other, seat)
                assert told, (
                    f"{game.name(move)} and {game.name(other)} look the same to {seat}, but are not private"
                )


@check("counts")
def events_told_to_a_seat_hold_nothing_that_was_hidden_from_it(case: Case) -> None:
    """Unless the move shows it to the seat: then the view shows it too."""
    rng = quartier.Rng(6)
    for game, move in walk(case, 34):
        if game.private_to(move) is not None:
            continue
        for seat in range(case.players):
            world = game.imagine(seat, rng)
            if world.is_legal(move) and world.events(move, seat) != game.events(move, seat):
                after = game.copy()
                for each in (after, world):
                    each.play(move)
                assert after.view(seat) != world.view(seat), f"{game.name(move)} tells seat {seat} a secret"


@check("counts")
def the_hidden_is_imagined_as_often_as_it_was_likely(case: Case) -> None:
    """A private draw, as the next seat imagines it; some draws of a game are checked, early and late ones.

    The seat learns nothing from such a draw. So it makes no difference whether it imagines a world before the
    draw and lets chance move there, or imagines a world after the draw.
    """
    drawn = 0
    for game, move in walk(case, 35):
        owner = game.private_to(move)
        if owner is None or game.to_move != quartier.CHANCE:
            continue
        drawn += 1
        if drawn & (drawn - 1):  # the first, second, fourth, eighth draw and so on
            continue
        after = game.copy()
        after.play(move)
        rng = quartier.Rng(8)
        stranger = (owner + 1) % case.players
        expected = Counter(
            quick_look(let_draw(game.imagine(stranger, rng), rng), owner) for _ in range(DRAWS)
        )
        imagined = Counter(quick_look(after.imagine(stranger, rng), owner) for _ in range(DRAWS))
        assert alike(expected, imagined), (drawn, expected, imagined)
        kept = [after.imagine(owner, rng).view(owner) for _ in range(20)]
        assert all(view == after.view(owner) for view in kept)
    if drawn or has_private_draws(case):
        case.meets("a secret draw", drawn > 0)


def let_draw(world: quartier.Game, rng: quartier.Rng) -> quartier.Game:
    """The world after one move of chance."""
    world.play(quartier.draw(world, rng))
    return world


def quick_look(world: quartier.Game, owner: int) -> str:
    """Everything that the owner of a secret sees, as one text to count by."""
    return repr(world.view(owner))


def has_private_draws(case: Case) -> bool:
    """Whether any of some random games has a private move of chance."""
    return any(
        game.to_move == quartier.CHANCE and game.private_to(move) is not None
        for seed in range(3)
        for game, move in walk(case, seed)
    )
