"""Chapters 3 and 12: drawing and placing a building."""

from __future__ import annotations

import quartier
from tests.games.paris.setting import ALL, BUILT, legal, phase, play, refusal, table, told


def test_a_turn_begins_with_a_draw_from_one_of_the_stacks() -> None:
    """P-3.1"""
    game = table(2, built=(), phase="stack", screens={0: {"tokens": {"wood": 1}}})
    assert legal(game) == ["stack1", "stack2"]
    assert refusal(game, "sell:wood") == ("draw-first", "P-3.1")
    assert refusal(game, "+mo") == ("draw-first", "P-3.1")


def test_the_back_is_open_and_the_building_is_not() -> None:
    """P-3.2: every unseen tile of the district is as likely as the others."""
    game = table(2, built=("montmartre-1", "montmartre-8"), phase="stack", stacks=[{"top": "montmartre"}, {}])
    play(game, "stack1")
    assert game.to_move == quartier.CHANCE
    assert [game.name(m) for m, _ in game.chances()] == ["draw:mo2", "draw:mo3", "draw:mo4", "draw:mo5"]
    assert {weight for _, weight in game.chances()} == {1}


def test_the_next_back_is_drawn_among_the_unseen_tiles_that_are_not_open_tops() -> None:
    """P-3.2"""
    game = table(
        2, built=("montmartre-1",), phase="stack", stacks=[{"top": "montmartre"}, {"top": "chaillot"}]
    )
    play(game, "stack1", "draw:mo2")
    assert phase(game) == "back"
    weights = {game.name(move): weight for move, weight in game.chances()}
    assert weights == {"top:be": 6, "top:lv": 6, "top:ba": 6, "top:mo": 4, "top:sg": 6, "top:ch": 5}


def test_the_tile_goes_to_its_space() -> None:
    """P-3.3"""
    game = table(2, built=(), phase="stack", stacks=[{"top": "montmartre"}, {}])
    play(game, "stack1", "draw:mo5", "top:ch")
    assert phase(game) == "act"
    assert game.position()["districts"]["montmartre"]["spaces"]["5"]["tile"] == "montmartre-5"
    assert game.position()["stacks"][0] == {"size": 16, "top": "chaillot"}
    assert refusal(game, "stack2") == ("drawn-already", "P-3.1")


def test_the_last_stack_is_not_asked_for() -> None:
    """P-3.4"""
    built = [tile for tile in ALL if tile not in ("chaillot-1", "chaillot-2", "chaillot-3", "montmartre-4")]
    tops = [{"size": 1, "top": "montmartre"}, {"size": 0}]
    game = table(2, built=built, stacks=tops, seat=1, acted=True, screens={1: {"tokens": {"wood": 1}}})
    play(game, "end")
    assert phase(game) == "act"
    assert game.position()["districts"]["montmartre"]["spaces"]["4"]["tile"] == "montmartre-4"
    assert "look" in legal(game)


def test_without_tiles_the_turn_begins_with_the_action() -> None:
    """P-3.5"""
    game = table(2, built=BUILT, acted=True, screens={0: {"tokens": {"wood": 1}}})
    assert told(game, "end") == ["turn"]
    play(game, "end")
    assert (game.seat, phase(game)) == (1, "act")


def test_with_free_placement_a_building_goes_to_any_district_without_its_type() -> None:
    """P-12.2: Saint-Germain has a theatre, Chaillot's 5 is taken."""
    built = ("saint-germain-1", "chaillot-5")
    options = {"placement": "free"}
    game = table(2, built=built, options=options, phase="stack", stacks=[{"top": "montmartre"}, {}])
    play(game, "stack1", "draw:mo5", "top:be")
    assert legal(game) == ["lay:be", "lay:lv", "lay:ba", "lay:mo"]
    assert refusal(game, "lay:sg") == ("no-room", "P-12.2")
    assert refusal(game, "+mo") == ("lay-first", "P-12.2")
    play(game, "lay:be")
    assert game.position()["districts"]["belleville"]["spaces"]["5"]["tile"] == "montmartre-5"
    assert phase(game) == "act"


def test_with_free_placement_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    """P-12.3: every space of value 5 but Belleville's is taken, and there is a theatre there."""
    fives = {f"{name}-5": f"{name}-5" for name in ("la-villette", "batignolles", "saint-germain", "chaillot")}
    tiles = {**fives, "montmartre-5": "belleville-5", "belleville-3": "belleville-3"}
    document = table(2, built=(), options={"placement": "free"}, phase="stack").position()
    for place, tile in tiles.items():
        district, _, value = place.rpartition("-")
        document["districts"][district]["spaces"][value]["tile"] = tile
    for name in ("unseen", "stacks"):
        del document[name]
    document["stacks"] = [{"top": "montmartre"}, {}]
    game = quartier.from_position("paris", document)
    for name in ("stack1", "draw:mo5"):
        game.play(game.parse(name))
    assert "removed" in [event["type"] for event in game.events(game.parse("top:mo"), None)]
    game.play(game.parse("top:mo"))
    assert game.position()["phase"] == "act"
    assert game.position()["districts"]["belleville"]["spaces"]["5"]["tile"] is None
    assert "montmartre-5" not in game.position()["unseen"]


def test_with_printed_placement_no_district_is_asked_for() -> None:
    """P-3.3"""
    assert refusal(table(2), "lay:mo") == ("nothing-to-lay", "P-3.3")
