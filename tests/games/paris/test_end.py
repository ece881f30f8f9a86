"""Chapter 11: the end of the game and the final scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import quartier
from quartier.games.paris.game import Paris
from tests.games.paris.setting import BUILT, legal, play, points, refusal, table, totals

TAKEN = [f"e{i}" for i in range(1, 12)]


def ending(players: int, seat: int, **fields: Any) -> Paris:
    """One end-game tile is left and it is this seat's turn."""
    fields.setdefault("first", 0)
    return table(players, seat=seat, end_used=TAKEN, **fields)


def over(players: int, **fields: Any) -> Paris:
    """A game whose last turn has been played."""
    used = [*TAKEN, "e12"]
    screens: dict[int, Mapping[str, Any]] = dict(fields.pop("screens", {}))
    screens.setdefault(players - 1, {})
    return table(players, phase="over", ending="last", end_used=used, screens=screens, **fields)


def test_the_last_end_game_tile_begins_the_end() -> None:
    """P-11.10"""
    game = ending(2, 0)
    play(game, "look")
    assert [event["type"] for event in game.events(game.parse("keep:e12"), 1)][:2] == ["take-end", "ending"]
    play(game, "keep:e12", "use:e12")
    assert game.ending == 1
    assert game.seat == 1
    assert "look" not in legal(game)


@pytest.mark.parametrize(("players", "seat", "turns"), [(2, 0, 3), (2, 1, 2), (4, 1, 6), (4, 3, 4)])
def test_the_round_is_played_out_and_everybody_has_one_more_turn(players: int, seat: int, turns: int) -> None:
    """P-11.11"""
    game = ending(players, seat)
    play(game, "look", "keep:e12", "use:e12")
    begun = game.turns if game.seat == seat else game.turns - 1
    seats: list[int] = []
    while game.to_move != quartier.OVER:
        if not seats or seats[-1] != game.seat:
            seats.append(game.seat)
        names = legal(game)
        play(game, "end" if "end" in names else "+arc" if "+arc" in names else names[0])
    assert game.turns - begun == turns
    assert len([each for each in seats if each != seat]) >= players - 1


def test_in_the_last_turn_the_action_may_be_left_out() -> None:
    """P-11.12"""
    used = [*TAKEN, "e12"]
    game = table(2, ending="last", end_used=used)
    assert "end" in legal(game)
    round_out = table(2, ending="round", end_used=used)
    assert refusal(round_out, "end") == ("must-act", "P-4.1")


def test_leftover_tokens_are_sold_for_tile_27_and_unused_tiles_are_not() -> None:
    """P-11.7, P-11.13, P-8.4, P-9.27"""
    screens = {1: {"francs": 5, "tokens": {"gold": 1, "silver-prestige": 1}, "held": [27, 10]}}
    game = table(2, seat=1, ending="last", end_used=[*TAKEN, "e12"], screens=screens, built=BUILT)
    play(game, "end")
    assert game.to_move == quartier.OVER
    assert game.francs[1] == 5 + 3 + 2
    assert points(game, 1)["francs"] == 10
    assert game.tokens[6:12] == [0] * 6
    assert sum(game.supply) + sum(1 for kind in game.token if 0 <= kind < 3) == 18


def test_example_1_batignolles() -> None:
    """P-11.1, P-11.2, P-11.4: 13 (11 + 2), 10 (5 + 4 + 1), 13 and 3 with 20/10/5."""
    keys = {
        "grand-palais": [0], "batignolles-2": [0],
        "batignolles-5": [1], "batignolles-4": [1], "batignolles-1": [1],
        "opera-garnier": [2], "batignolles-3": [3],
    }  # fmt: skip
    landmarks = {"grand-palais": "batignolles", "opera-garnier": "batignolles"}
    game = over(4, keys=keys, landmarks=landmarks, vp_tiles={"batignolles": 20})
    assert totals(game, "batignolles") == [13, 10, 13, 3]
    assert [points(game, seat)["batignolles"] for seat in range(4)] == [10, 5, 20, 0]


def test_example_2_montmartre() -> None:
    """P-11.5, P-9.9, P-9.16: 16, 21 (15 + 3 + 3), 8, 21 (15 + 4 + 2), the Louvre shared, with 16/8/4."""
    keys = {
        "tuileries": [0], "montmartre-5": [0], "louvre": [1, 3], "montmartre-3": [1, 1],
        "montmartre-8": [2], "montmartre-4": [3], "montmartre-2": [3],
    }  # fmt: skip
    landmarks = {"tuileries": "montmartre", "louvre": "montmartre"}
    used = {1: {"used": [9]}, 3: {"used": [16]}}
    game = over(4, keys=keys, landmarks=landmarks, vp_tiles={"montmartre": 16}, screens=used)
    assert totals(game, "montmartre") == [16, 21, 8, 21]
    assert [points(game, seat)["montmartre"] for seat in range(4)] == [4, 16, 0, 16]


def test_example_3_belleville_with_two_players() -> None:
    """P-11.6: 12 against 5 with 18: less than half gets nothing."""
    keys = {"sacre-coeur": [0], "belleville-5": [1]}
    game = over(2, keys=keys, landmarks={"sacre-coeur": "belleville"}, vp_tiles={"belleville": 18})
    assert [points(game, seat)["belleville"] for seat in range(2)] == [18, 0]


def test_exactly_half_is_enough() -> None:
    """P-11.6"""
    keys = {"sacre-coeur": [0], "belleville-5": [1], "belleville-1": [1]}
    game = over(2, keys=keys, landmarks={"sacre-coeur": "belleville"}, vp_tiles={"belleville": 18})
    assert [points(game, seat)["belleville"] for seat in range(2)] == [18, 9]


def test_the_half_rule_is_for_two_players_only() -> None:
    """P-11.6"""
    keys = {"sacre-coeur": [0], "belleville-5": [1]}
    game = over(3, keys=keys, landmarks={"sacre-coeur": "belleville"}, vp_tiles={"belleville": 18})
    assert [points(game, seat)["belleville"] for seat in range(3)] == [18, 9, 0]


def test_nobody_scores_in_a_district_without_a_vp_tile_or_without_property() -> None:
    """P-11.1, P-11.3"""
    keys = {"belleville-5": [0], "chaillot-4": [0]}
    game = over(2, keys=keys, vp_tiles={"belleville": 20})
    assert points(game, 0)["chaillot"] == 0
    assert points(game, 0)["belleville"] == 20
    assert points(game, 1)["belleville"] == 0


def test_three_tied_skip_two_places() -> None:
    """P-11.5"""
    keys = {"louvre": [0, 1, 2], "belleville-8": [3]}
    used = {1: {"used": [16]}}
    game = over(4, keys=keys, landmarks={"louvre": "belleville"}, vp_tiles={"belleville": 20}, screens=used)
    assert [points(game, seat)["belleville"] for seat in range(4)] == [20, 20, 20, 0]


def test_a_key_in_a_bank_is_not_property() -> None:
    """P-11.3"""
    game = over(2, banks={"belleville": [0, 1]}, keys={"belleville-1": [1]}, vp_tiles={"belleville": 20})
    assert [points(game, seat)["belleville"] for seat in range(2)] == [0, 20]


def test_ties_go_to_francs_then_property_then_are_shared() -> None:
    """P-11.8, P-11.9"""
    richer = over(2, screens={0: {"francs": 7}, 1: {"francs": 8}}).result()
    assert (richer["ranks"], richer["winners"]) == ([2, 1], [1])
    owner = over(2, keys={"belleville-5": [0], "chaillot-4": [1, 1]}, screens={1: {"used": [9]}}).result()
    assert (owner["ranks"], owner["winners"]) == ([2, 1], [1])
    assert owner["tie_breaks"][1] == {"seat": 1, "francs": 3, "property": 8}
    shared = over(3, keys={"belleville-5": [0], "chaillot-5": [2]}).result()
    assert (shared["ranks"], shared["winners"]) == ([1, 3, 1], [0, 2])
