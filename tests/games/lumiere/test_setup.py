"""Chapter 2 of the rules: postcards, tiles in hand, the first player."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.pieces import CARDS, FIRST_GAME
from tests.games.lumiere.boards import OTHER_EIGHT, offered, play


def start(**options: object) -> quartier.Game:
    """A new game."""
    return quartier.new("lumiere", options=options)


def test_the_postcards_of_the_first_game_are_in_play_by_default() -> None:
    """L-2.1, L-2.2"""
    cards = start().view(None)["cards"]
    assert [card["card"] for card in cards] == list(FIRST_GAME)
    printed = {card["card"]: card for card in start().printed()["cards"]}
    assert printed["jardin"] == {"card": "jardin", "first_game": True, "kept": False, "piece": "garden"}
    assert [name for name, card in printed.items() if card["first_game"]] == list(FIRST_GAME)


def test_eight_postcards_are_drawn_one_by_one_and_all_are_equally_likely() -> None:
    """L-2.2"""
    game = start(postcards="random", first_player="seat-1")
    for drawn in range(8):
        assert [weight for _, weight in game.chances()] == [1] * (12 - drawn)
        game.play(game.legal()[-1])
    assert [card["card"] for card in game.view(None)["cards"]] == list(CARDS[4:])
    assert all(game.describe(move)["type"] == "draw" for move in game.legal())


def test_the_players_may_pick_eight_postcards() -> None:
    """L-2.2"""
    game = start(postcards=list(OTHER_EIGHT))
    assert [card["card"] for card in game.view(None)["cards"]] == list(OTHER_EIGHT)
    with pytest.raises(quartier.BadOptions):
        start(postcards=["peintre"] * 8)


def test_everybody_starts_with_eight_tiles_and_four_tokens_and_the_pool_is_full() -> None:
    """L-2.3"""
    view = start().view(None)
    assert len(view["pool"]) == 12
    assert [len(seat["tiles_left"]) for seat in view["seats"]] == [8, 8]
    assert [seat["tokens"] for seat in view["seats"]] == [4, 4]
    assert view["ground"] == "." * 64


def test_each_player_draws_one_tile_that_nobody_else_sees() -> None:
    """L-2.4"""
    game = start(first_player="seat-2")
    assert game.to_move == quartier.CHANCE
    assert game.chances() == [(game.parse(f"draw tile{n}"), 1) for n in range(1, 9)]
    move = game.parse("draw tile3")
    assert game.private_to(move) == 1
    assert [game.private_to(game.parse(other)) for other in ("first blue", "take line3")] == [None, None]
    assert game.events(move, 1) == [{"type": "draw", "seat": 1, "tile": "tile3"}]
    assert game.events(move, 0) == game.events(move, None) == [{"type": "draw", "seat": 1, "tile": None}]
    play(game, "draw tile3", "draw tile5")
    assert game.view(1)["seats"][1]["hand"] == ["tile3"]
    assert game.view(1)["seats"][0]["hand"] is None
    assert game.view(None)["seats"][0]["hand_count"] == 1
    assert game.to_move == 1


def test_imagining_keeps_ones_own_hand_and_draws_the_rivals_anew() -> None:
    """L-2.4"""
    game = play(start(first_player="seat-1"), "draw tile3", "draw tile5")
    worlds = [game.imagine(0, seed).position()["hands"] for seed in range(60)]
    assert {tuple(hands[0]) for hands in worlds} == {("tile3",)}
    assert {hands[1][0] for hands in worlds} == {f"tile{n}" for n in range(1, 9)}


def test_with_two_tiles_in_hand_either_may_be_laid() -> None:
    """L-2.5"""
    game = start(first_player="seat-1", hand=2)
    play(game, "draw tile3", "draw tile5", "draw tile1", "draw tile2")
    tiles = {name.split("/")[0] for name in offered(game, "tile")}
    assert tiles == {"tile3", "tile5"}
    play(game, "tile5/0@a1")
    assert game.private_to(game.parse("draw tile8")) == 0
    play(game, "draw tile8")
    assert game.view(0)["seats"][0]["hand"] == ["tile3", "tile8"]


@pytest.mark.parametrize(("option", "seat"), [("seat-1", 0), ("seat-2", 1)])
def test_a_given_seat_starts(option: str, seat: int) -> None:
    """L-2.6"""
    game = play(start(first_player=option), "draw tile1", "draw tile1")
    assert game.to_move == seat


def test_the_first_player_is_drawn_at_random_by_default() -> None:
    """L-2.6"""
    game = start()
    assert [(game.name(move), weight) for move, weight in game.chances()] == [
        ("first orange", 1),
        ("first blue", 1),
    ]
    play(game, "first blue", "draw tile1", "draw tile1")
    assert game.to_move == 1


@pytest.mark.parametrize(
    "options",
    [
        {"hand": 3},
        {"hand": True},
        {"postcards": ["peintre"]},
        {"flip": 1},
        {"first_player": "seat-3"},
        {"x": 1},
    ],
    ids=str,
)
def test_the_class_itself_refuses_options_that_do_not_exist(options: dict[str, Any]) -> None:
    with pytest.raises(quartier.BadOptions):
        Lumiere(2, options)


def test_the_class_itself_refuses_a_third_player_and_fills_in_missing_options() -> None:
    with pytest.raises(quartier.BadOptions):
        Lumiere(3, {})
    assert Lumiere(2, {}) == quartier.new("lumiere")
