"""What a seat cannot know is drawn anew, and what it knows stays (P-10.5)."""

from __future__ import annotations

from typing import cast

import quartier
from quartier.games.paris import pieces
from quartier.games.paris.game import Paris
from tests.games.paris.setting import play, table

TAKEN = [(0, "e1"), (1, "e4"), (1, "e7"), (0, "e2"), (1, "e9"), (2, "e10")]
"""Who took which end-game tile, in this order."""


def taken(order: list[tuple[int, str]], used: list[str]) -> Paris:
    """A game in which these tiles are taken and these are used."""
    screens = {
        seat: {"end_held": [tile for taker, tile in order if taker == seat and tile not in used]}
        for seat in range(3)
    }
    takes = [{"seat": seat, "tile": tile} for seat, tile in order]
    return table(3, screens=screens, end_taken=takes, end_used=used)


def worlds(game: Paris, seat: int) -> list[tuple[object, ...]]:
    """What the seat imagines, for some generators."""
    return [game.imagine(seat, number).key() for number in range(20)]


def test_nobody_knows_which_take_a_used_tile_came_from() -> None:
    """P-10.5: seat 1 used e4; it may have come with its first take or with its second."""
    order = [*TAKEN]
    order[1], order[2] = order[2], order[1]
    one, other = taken(TAKEN, ["e4"]), taken(order, ["e4"])
    assert one != other
    assert one.view(2) == other.view(2)
    assert worlds(one, 2) == worlds(other, 2)
    assert worlds(one, 0) == worlds(other, 0)


def test_a_seat_knows_which_tiles_were_gone_before_it_looked() -> None:
    """P-10.5: seat 0 looked after three tiles were gone, and so e9 and e10 went later."""
    game = taken(TAKEN, [])
    for number in range(20):
        imagined = cast(Paris, game.imagine(0, number))
        assert imagined.view(0) == game.view(0)
        held = [set(imagined.view(seat)["seats"][seat]["end_held"]) for seat in range(3)]
        assert held[0] == {"e1", "e2"}
        assert len(held[1] & {"e4", "e7"}) == 2
        assert len(held[1]) == 3


def test_worlds_that_a_seat_cannot_tell_apart_are_imagined_alike() -> None:
    """P-10.5: seat 2 looked last; seats 0 and 1 took what seat 2 knows to be gone, in either order."""
    other = [(0, "e4"), (1, "e1"), (1, "e2"), (0, "e7"), (1, "e9"), (2, "e10")]
    one, two = taken(TAKEN, []), taken(other, [])
    assert one.view(2) == two.view(2)
    assert worlds(one, 2) == worlds(two, 2)
    assert len(set(worlds(one, 2))) > 5


def test_after_the_end_everything_shown_stays() -> None:
    """P-2.16: whatever is imagined, the tiles before the screens are the same."""
    tiles = list(pieces.END_TILES)
    takes = [{"seat": i % 3, "tile": tile} for i, tile in enumerate(tiles)]
    screens = {seat: {"end_held": tiles[seat::3]} for seat in range(3)}
    games: list[quartier.Game] = [table(3, phase="over", ending="last", screens=screens, end_taken=takes)]
    games += [quartier.playout(quartier.new("paris", 2 + seed % 3), seed) for seed in range(20)]
    for game in games:
        for seat in range(game.players):
            for number in range(5):
                assert game.imagine(seat, number).view(seat) == game.view(seat)


def test_a_look_shows_something_new_and_nothing_else_does() -> None:
    """P-10.3"""
    game = table(2)
    assert [game.name(move) for move in game.legal() if game.reveals(move)] == ["look"]
    play(game, "look")
    assert not any(game.reveals(move) for move in game.legal())


def test_a_turn_that_is_not_confirmed_shows_nothing_of_the_next() -> None:
    """P-4.4"""
    game = play(table(2, screens={0: {"francs": 9}}, supply={"wood": 1}), "+be")
    end = game.parse("end")
    assert game.ends_turn(end)
    tentative = game.tentative(end)
    assert tentative.turn == game.turn
    assert tentative.legal() == []
    assert tentative.view(1)["turn"] == game.view(1)["turn"]
    assert [event["type"] for event in game.events(end, None)] == ["turn"]
    assert tentative.ledger == []
