"""In every title: whose turn it is, where it ends, and what a player learns from a move."""

from __future__ import annotations

from collections.abc import Iterator

import quartier
from quartier.conformance.case import Case, as_json, walk
from quartier.conformance.demand import check, raises
from quartier.kernel.title import title

MOST_FUTURES = 60
MOST_MOVES = 25


def futures(game: quartier.Game) -> Iterator[quartier.Game]:
    """The games after whatever chance may bring, up to the next decision; only some if they are many."""
    waiting, found = [game], 0
    while waiting and found < MOST_FUTURES:
        world = waiting.pop()
        if world.to_move != quartier.CHANCE:
            found += 1
            yield world
            continue
        for move, _ in world.chances()[:8]:
            after = world.copy()
            after.play(move)
            waiting.append(after)


def decisions(case: Case, seed: int, every: int) -> Iterator[tuple[quartier.Game, int]]:
    """Some of the decisions of a random game, each with some of its legal moves."""
    rng = quartier.Rng(seed)
    for played, (game, _) in enumerate(walk(case, seed)):
        if game.to_move >= 0 and played % every == 0:
            legal = game.legal()
            for _ in range(min(len(legal), MOST_MOVES)):
                yield game, legal[rng.below(len(legal))]


@check("cases")
def turns_are_counted_from_the_first_and_never_back(case: Case) -> None:
    """A turn in which a player can do nothing passes by itself, so numbers may be left out."""
    last = 0
    for game, _ in walk(case, 41):
        number, seat = game.turn
        assert number >= last
        assert (seat is None) == (number == 0)
        assert seat is None or 0 <= seat < case.players
        last = number
    assert last >= 1, "no turn was ever counted"
    case.meets("a second turn", last > 1)


@check("counts")
def a_move_ends_the_turn_where_every_future_has_another_turn(case: Case) -> None:
    answers = set()
    for game, move in decisions(case, 42, 5):
        after = game.copy()
        after.play(move)
        passed = {world.to_move == quartier.OVER or world.turn != game.turn for world in futures(after)}
        assert game.ends_turn(move) == (passed == {True}), game.name(move)
        answers.add(game.ends_turn(move))
    case.meets("a move that ends the turn", True in answers)
    case.meets("a move that does not end the turn", False in answers)


@check("counts")
def a_move_of_chance_ends_no_turn(case: Case) -> None:
    met = 0
    for game, move in walk(case, 43):
        if game.to_move == quartier.CHANCE:
            assert not game.ends_turn(move)
            met += 1
    case.meets("a move of chance", met > 0)


@check("counts")
def while_a_move_is_tentative_the_next_turn_has_not_begun(case: Case) -> None:
    stopped = 0
    for game, move in decisions(case, 44, 7):
        before, mover = game.key(), game.to_move
        shown = game.tentative(move)
        after = game.copy()
        after.ledger = []
        after.play(move)
        assert shown.ledger is not None
        assert shown.ledger == after.ledger[: len(shown.ledger)]
        assert shown.legal() == []
        assert game.key() == before
        if after.to_move == quartier.OVER:
            continue
        assert shown.turn == game.turn
        assert shown.to_move == mover
        for seat in [None, *range(case.players)]:
            view = shown.view(seat)
            assert as_json(view) == view
            assert view["legal"] == []
        with raises(quartier.IllegalMove):
            shown.play(move)
        with raises(ValueError, match="tentative"):
            quartier.playout(shown, 1)
        assert shown.copy().legal() == []
        stopped += len(after.ledger) > len(shown.ledger)
    case.meets("a turn that passes on", stopped > 0)


@check("counts")
def a_move_shows_its_player_nothing_new_unless_it_says_so(case: Case) -> None:
    """Two games that the mover cannot tell apart stay so after the move, unless it reveals something."""
    rng = quartier.Rng(45)
    for game, move in decisions(case, 45, 4):
        seat = game.to_move
        world = game.imagine(seat, rng)
        if world == game or game.reveals(move):
            continue
        assert world.is_legal(move)
        assert not world.reveals(move)
        here = game.copy()
        for each in (here, world):
            each.play(move)
        assert here.view(seat) == world.view(seat), game.name(move)


@check("counts")
def an_offer_that_cannot_be_taken_back_says_so(case: Case) -> None:
    for game, _ in walk(case, 46):
        if game.to_move >= 0:
            for offer in game.view(game.to_move)["legal"]:
                assert offer.get("reveals", False) == game.reveals(offer["move"])


@check("counts")
def asking_about_an_illegal_move_is_refused_as_playing_it_is(case: Case) -> None:
    actions = title(case.title).actions
    for game, _ in walk(case, 47):
        illegal = next(move for move in range(actions + 1) if not game.is_legal(move))
        for ask in (game.ends_turn, game.reveals, game.tentative):
            with raises(quartier.IllegalMove):
                ask(illegal)
