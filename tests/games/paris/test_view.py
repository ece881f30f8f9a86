"""What a seat sees: everything that a screen needs to show without knowing the rules."""

from __future__ import annotations

import json
from typing import Any

import quartier
from quartier import engine
from quartier.games.paris import pieces, terminal
from quartier.games.paris.terminal import explain
from quartier.kernel.playout import play_randomly
from tests.games.paris.setting import play, table

GAMES = 8 if engine.is_compiled() else 1


def said(message: str, **values: Any) -> str:
    """The last word of a message's name."""
    return message.rsplit("-", 1)[1]


def offer(view: dict[str, Any], name: str, game: Any) -> dict[str, Any]:
    """The offer of that notation."""
    return next(each for each in view["legal"] if each["move"] == game.parse(name))


def test_an_offer_says_what_it_costs_and_brings() -> None:
    """P-5.4, P-5.5, P-6.1, P-6.4"""
    screens = {0: {"francs": 20, "tokens": {"wood": 1, "marble": 1, "gold": 1}, "held": [9]}}
    game = table(2, banks={"montmartre": [0]}, keys={"montmartre-2": [0]}, screens=screens)
    view = game.view(0)
    eight = offer(view, "mo$>mo8", game)
    assert eight["token"] == "gold"
    assert explain(eight, said, []) == "-8 francs, -1 wood, +1 gold, +2 vp"
    assert explain(offer(view, "mo$>sac", game), said, []) == "-12 francs, -1 marble, -1 gold"
    assert offer(view, "mo$>mo2", game)["uses"] == 9
    assert offer(view, "+be", game)["gain"] == {"francs": 2}
    assert offer(view, "sell:wood", game)["gain"] == {"francs": 1}


def test_an_offer_leaves_out_what_does_not_apply() -> None:
    game = table(2, banks={"montmartre": [0]}, keys={"montmartre-2": [0]}, screens={0: {"francs": 9}})
    assert offer(game.view(0), "mo$>mo4", game) == {
        "move": game.parse("mo$>mo4"),
        "type": "move",
        "name": "mo$>mo4",
        "token": "wood",
    }


def test_a_move_is_offered_by_its_notation_and_the_codes_are_printed() -> None:
    """P-5.7: from the Arc a landmark can be laid in any district."""
    screens = {0: {"francs": 20, "tokens": {"marble": 1}}}
    game = table(2, arc=[1, 0], screens=screens)
    view, printed = game.view(0), game.printed()
    codes = [each["code"] for each in (*printed["districts"], *printed["landmarks"])]
    assert len(set(codes)) == 14
    for each in view["legal"]:
        if each["type"] == "move":
            assert game.parse(each["name"]) == each["move"]
            assert each["name"].split(">")[1].rstrip("123458").partition("@")[0] in codes
    laid = offer(view, "arc>lux@mo", game)
    assert terminal.offer(laid, said, []) == "move (montmartre)"


def test_a_district_shows_who_would_get_what_now() -> None:
    """P-11.2"""
    keys = {"montmartre-5": [0], "montmartre-4": [1]}
    game = table(2, keys=keys, vp_tiles={"montmartre": 16})
    district = game.view(None)["districts"][pieces.DISTRICTS.index("montmartre")]
    assert (district["totals"], district["places"], district["points"]) == ([5, 4], [1, 2], [16, 8])


def test_every_bonus_tile_shows_what_it_would_bring_the_viewer_now() -> None:
    """P-9.6, P-9.27"""
    game = table(2, keys={"montmartre-4": [1]}, screens={1: {"francs": 6}})
    now = game.view(1)["bonus_now"]
    assert (now[18 - 1], now[27 - 1]) == (5, 6)
    assert game.printed()["bonus_tiles"][0]["now"] == 3
    assert game.view(None)["bonus_now"] is None


def test_the_track_shows_what_the_viewer_can_reach() -> None:
    """P-6.5, P-6.8"""
    game = table(4, screens={0: {"meeple": 10, "held": [11]}})
    assert game.view(0)["track"]["reachable"] == list(range(12, 31))
    assert game.view(None)["track"]["reachable"] == []


def test_a_property_that_the_seat_cannot_pay_for_is_shown_with_what_is_missing() -> None:
    """P-5.4, P-5.5"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"held": [10]}})
    lacks = {each["to"]: each["lacks"] for each in game.view(0)["out_of_reach"]}
    assert lacks["montmartre-4"] == {"francs": 1}
    assert lacks["montmartre-8"] == {"francs": 5}
    assert lacks["eiffel-tower"] == {"francs": 13, "gold": 2}
    assert "montmartre-3" not in lacks
    assert game.view(1)["out_of_reach"] == []


def test_the_pile_is_open_only_to_the_seat_that_looks() -> None:
    """P-10.3"""
    game = play(table(2), "look")
    assert len(game.view(0)["end_tiles"]["open"]) == 12
    assert game.view(1)["end_tiles"]["open"] is None


def test_every_end_game_tile_shows_what_it_would_bring() -> None:
    """P-10.4: a token of any kind is sold as the dearest."""
    now = {tile["id"]: (tile["vp"], tile["now"]) for tile in table(2).printed()["end_tiles"]}
    assert (now["e1"], now["e7"], now["e12"]) == ((5, 0), (0, 3), (3, 2))


def test_a_closed_screen_hides_the_points_of_tile_27() -> None:
    """P-2.16"""
    screens = {1: {"francs": 9, "held": [27]}}
    hidden = table(2, screens=screens).view(0)["seats"][1]
    opened = table(2, screens=screens, options={"open_screens": True}).view(0)["seats"][1]
    assert (hidden["if_ended_now"], opened["if_ended_now"]) == (0, 9)


def test_what_is_printed_does_not_change_during_a_game() -> None:
    """P-13.5: but the set of landmarks is an option."""
    game = quartier.new("paris", 3)
    start = game.printed()
    assert quartier.playout(game, 1).printed() == start
    assert quartier.new("paris", 3, {"landmarks": "b"}).printed() != start


def test_a_view_is_small() -> None:
    """The largest view that one of four seats is sent in random games, and what is sent once a table."""
    largest = 0
    for seed in range(GAMES):
        game = quartier.new("paris", 4, {"open_screens": seed % 2 == 1})
        for _ in play_randomly(game, seed):
            if game.to_move >= 0:
                largest = max(largest, len(json.dumps(game.view(game.to_move), separators=(",", ":"))))
        largest = max(largest, len(json.dumps(game.view(0), separators=(",", ":"))))
    assert 4_000 < largest < 10_000
    assert len(json.dumps(quartier.new("paris", 4).printed(), separators=(",", ":"))) < 9_000
