"""What a seat sees: facts that the screen shows without knowing any rule."""

from __future__ import annotations

from typing import Any

from tests.games.paris.setting import play, table


def offer(view: dict[str, Any], name: str, game: Any) -> dict[str, Any]:
    """The offer of that notation."""
    return next(each for each in view["legal"] if each["move"] == game.parse(name))


def test_an_offer_says_what_it_costs_and_brings() -> None:
    """P-5.4, P-5.5, P-6.1, P-6.4"""
    screens = {0: {"francs": 20, "tokens": {"wood": 1, "marble": 1, "gold": 1}, "held": [9]}}
    game = table(2, banks={"montmartre": [0]}, keys={"montmartre-2": [0]}, screens=screens)
    view = game.view(0)
    eight = offer(view, "mo$>mo8", game)
    assert (eight["cost"], eight["gain"]) == ({"francs": 8, "wood": 1}, {"gold": 1, "vp": 2})
    landmark = offer(view, "mo$>sac", game)
    assert landmark["cost"] == {"francs": 12, "marble": 1, "gold": 1}
    assert landmark["lays"]
    assert offer(view, "mo$>mo2", game)["uses"] == 9
    assert offer(view, "mo$>mo1", game)["advance"]
    assert offer(view, "+be", game)["gain"] == {"francs": 2}
    assert offer(view, "sell:wood", game)["gain"] == {"francs": 1}


def test_a_district_tells_who_would_get_what_now() -> None:
    """P-11.2"""
    keys = {"montmartre-5": [0], "montmartre-4": [1]}
    game = table(2, keys=keys, vp_tiles={"montmartre": 16})
    district = next(each for each in game.view(None)["districts"] if each["id"] == "montmartre")
    assert [(each["total"], each["place"], each["points"]) for each in district["standing"]] == [
        (5, 1, 16),
        (4, 2, 8),
    ]


def test_every_bonus_tile_tells_what_it_would_bring_the_viewer_now() -> None:
    """P-9.6, P-9.27"""
    game = table(2, keys={"montmartre-4": [1]}, screens={1: {"francs": 6}})
    now = {tile["number"]: tile["now"] for tile in game.view(1)["bonus_tiles"]}
    assert (now[18]["vp"], now[27]["vp"], now[1]["francs"]) == (5, 6, 3)
    assert "now" not in game.view(None)["bonus_tiles"][0]


def test_the_track_shows_what_the_viewer_can_reach() -> None:
    """P-6.5, P-6.8"""
    game = table(4, screens={0: {"meeple": 10, "held": [11]}})
    track = game.view(0)["track"]
    assert [space["space"] for space in track if space["reachable"]] == list(range(12, 31))
    assert track[10]["owned"]


def test_what_is_not_offered_comes_with_its_reason() -> None:
    """P-5.4, P-7.3"""
    game = table(2, banks={"montmartre": [0]})
    refused = {each["move"]: (each["reason"], each["clause"]) for each in game.view(0)["refused"]}
    assert refused[game.parse("mo$>mo4")] == ("too-few-francs", "P-5.4")
    assert refused[game.parse("buy:gold")] == ("supply-empty", "P-7.3")
    assert refused[game.parse("end")] == ("must-act", "P-4.1")
    assert game.view(1)["refused"] == []


def test_the_pile_is_open_only_to_who_looks() -> None:
    """P-10.3"""
    game = play(table(2), "look")
    assert len(game.view(0)["end_tiles"]["open"]) == 12
    assert game.view(1)["end_tiles"]["open"] is None


def test_every_end_game_tile_tells_what_it_would_bring() -> None:
    """P-10.4: a token of any kind is sold as the dearest."""
    now = {tile["id"]: tile["now"] for tile in table(2).view(0)["end_tiles"]["tiles"]}
    assert now["e1"] == {"vp": 5, "francs": 0}
    assert now["e7"] == {"vp": 0, "francs": 3}
    assert now["e12"] == {"vp": 3, "francs": 2}


def test_a_closed_screen_does_not_tell_the_points_of_tile_27() -> None:
    """P-2.16"""
    screens = {1: {"francs": 9, "held": [27]}}
    hidden = table(2, screens=screens).view(0)["screens"][1]
    opened = table(2, screens=screens, options={"open_screens": True}).view(0)["screens"][1]
    assert (hidden["if_ended_now"], opened["if_ended_now"]) == (0, 9)
