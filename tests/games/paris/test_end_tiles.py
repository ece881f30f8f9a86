"""Chapter 10: the end-game tiles."""

from __future__ import annotations

import pytest

import quartier
from quartier.games.paris import pieces
from tests.games.paris.setting import ALL, BUILT, legal, phase, play, refusal, table, vp


def test_end_game_tiles_can_be_taken_once_the_stacks_are_empty() -> None:
    """P-10.1"""
    assert refusal(table(2, built=()), "look") == ("tiles-left", "P-10.1")
    assert "look" in legal(table(2))


def test_one_may_be_taken_in_the_turn_of_the_last_building_unless_the_option_forbids_it() -> None:
    """P-10.2"""
    built = [tile for tile in ALL if tile not in ("chaillot-1", "chaillot-2", "chaillot-3", "montmartre-4")]
    for allowed in (True, False):
        game = table(
            2,
            built=built,
            stacks=[{"size": 1, "top": "montmartre"}, {"size": 0}],
            seat=1,
            acted=True,
            options={"last_building_end_tile": allowed},
            screens={0: {"tokens": {"marble": 1}}, 1: {"tokens": {"wood": 1}}},
        )
        play(game, "end")
        assert game.drew == 1
        assert ("look" in legal(game)) == allowed
        if not allowed:
            assert refusal(game, "look") == ("drew-last-tile", "P-10.2")
            play(game, "+arc", "end")
            assert "look" in legal(game)


def test_the_player_looks_through_the_pile_and_keeps_one_in_secret() -> None:
    """P-10.3"""
    game = table(2)
    play(game, "look")
    assert legal(game) == [f"keep:e{i}" for i in range(1, 13)]
    assert refusal(game, "+mo") == ("end-tile-first", "P-10.3")
    move = game.parse("keep:e5")
    assert game.private_to(move) == 0
    assert game.events(move, 0)[0] == {"type": "take-end", "seat": 0, "tile": "e5"}
    assert game.events(move, 1)[0] == {"type": "take-end", "seat": 0, "tile": None}
    play(game, "keep:e5")
    assert refusal(game, "keep:e6") == ("look-first", "P-10.3")
    assert game.view(0)["seats"][0]["end_held"] == ["e5"]
    assert game.view(1)["seats"][0]["end_held"] is None
    assert game.view(1)["seats"][0]["end_tiles"] == 1


@pytest.mark.parametrize("name", list(pieces.END_TILES))
def test_every_end_game_tile_is_used_in_its_owners_turn_and_discarded(name: str) -> None:
    """P-10.4, P-13.9"""
    game = table(2, screens={0: {"end_held": [name]}})
    play(game, f"use:{name}")
    tile = pieces.END_TILES[name]
    assert game.francs[0] == 3 + (3 if tile.token else tile.francs)
    assert vp(game, 0) == tile.vp
    assert game.position()["end_used"] == [name]
    assert refusal(game, f"use:{name}") == ("no-end-tile", "P-10.4")


def test_a_token_tile_may_be_laid_open_to_pay_with() -> None:
    """P-10.4"""
    game = table(2, arc=[1, 0], screens={0: {"francs": 10, "end_held": ["e7", "e9"]}})
    assert refusal(game, "arc>lux@ch") == ("too-few-resources", "P-5.5")
    play(game, "open:e7", "open:e9", "arc>lux@ch")
    assert legal(game) == ["give:open", "give-"]
    play(game, "give:open")
    assert (game.open_resources, game.open_prestige, vp(game, 0)) == (0, 0, 3)


def test_what_lies_open_at_the_end_of_the_turn_is_sold() -> None:
    """P-10.4"""
    game = table(2, screens={0: {"end_held": ["e8"]}})
    play(game, "open:e8", "+arc", "end")
    assert (game.francs[0], game.seat) == (6, 1)
    assert refusal(game, "sell:any-resource") == ("nothing-open", "P-8.3")


def test_a_player_who_has_looked_knows_what_was_left() -> None:
    """P-10.5"""
    game = table(3)
    play(game, "look", "keep:e1")
    play(game, "end", "look", "keep:e2")
    seats = [game.view(seat)["end_tiles"]["may_be_left"] for seat in range(3)]
    everything = list(pieces.END_TILES)
    assert seats[0] == [name for name in everything if name != "e1"]
    assert seats[1] == [name for name in everything if name not in ("e1", "e2")]
    assert seats[2] == everything
    assert game.view(None)["end_tiles"]["may_be_left"] is None


def test_imagined_worlds_keep_what_the_seat_knows() -> None:
    """P-10.5: seat 1 saw that e1 was gone before it looked, and who took it; seat 2 saw nothing."""
    game = table(3)
    play(game, "look", "keep:e1", "end", "look", "keep:e2", "end")
    rng = quartier.Rng(1)
    for _ in range(30):
        assert game.imagine(1, rng).position()["screens"][0]["end_held"] == ["e1"]
        world = game.imagine(0, rng).position()
        assert world["screens"][0]["end_held"] == ["e1"]
        assert world["screens"][1]["end_held"] != ["e1"]
    seen = {game.imagine(2, rng).position()["screens"][0]["end_held"][0] for _ in range(300)}
    assert seen == set(pieces.END_TILES)


def test_between_two_looks_the_tiles_are_known_but_not_who_took_which() -> None:
    """P-10.5"""
    game = table(3)
    play(game, "look", "keep:e1", "end", "look", "keep:e2", "end", "look", "keep:e3", "end")
    play(game, "look")
    rng = quartier.Rng(2)
    worlds = {
        (tuple(w["screens"][1]["end_held"]), tuple(w["screens"][2]["end_held"]))
        for w in (game.imagine(0, rng).position() for _ in range(60))
    }
    assert worlds == {(("e2",), ("e3",)), (("e3",), ("e2",))}


def test_used_tiles_are_known_to_all() -> None:
    """P-10.5"""
    game = table(3, built=BUILT)
    play(game, "look", "keep:e4", "use:e4")
    while game.seat == 0 and phase(game) == "act":
        play(game, "end")
    rng = quartier.Rng(3)
    assert all(game.imagine(2, rng).position()["end_used"] == ["e4"] for _ in range(10))
    assert "e4" not in game.view(2)["end_tiles"]["may_be_left"]
