"""Chapter 6: tokens, points, the bonus track, prestige."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paris.setting import legal, phase, play, points, refusal, table, vp


def test_the_first_owner_takes_the_token_and_the_next_gets_none() -> None:
    """P-6.1"""
    game = table(2, banks={"montmartre": [0, 1]}, screens={1: {"francs": 9}})
    play(game, "mo$>mo2", "stay")
    assert game.tokens[4] == 1
    again = table(2, banks={"montmartre": [0]}, tokens={"montmartre-2": None})
    play(again, "mo$>mo2", "stay")
    assert again.tokens[4] == 0


def test_values_1_and_2_advance_for_free() -> None:
    """P-6.2, P-6.5"""
    for name in ("mo$>mo1", "mo$>mo2"):
        game = table(2, banks={"montmartre": [0]})
        play(game, name)
        assert legal(game) == [*(f"go{space}" for space in range(1, 31)), "stay"]
        francs = game.francs[0]
        play(game, "go18")
        assert (game.meeple[0], game.held[0], game.francs[0]) == (18, 1 << 18, francs)


def test_values_4_and_5_do_not_advance() -> None:
    """P-6.2"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 9}})
    play(game, "mo$>mo4")
    assert phase(game) == "act"
    assert refusal(game, "go5") == ("no-advance", "P-6.2")


def test_value_3_advances_for_two_francs() -> None:
    """P-6.3"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 6}})
    play(game, "mo$>mo3", "go7")
    assert game.francs[0] == 1


def test_the_new_token_may_be_sold_to_pay_the_two_francs() -> None:
    """P-6.3: a gold prestige token sells for 3."""
    game = table(2, banks={"montmartre": [0]})
    play(game, "mo$>mo3")
    assert game.francs[0] == 0
    assert legal(game) == ["stay", "sell:gold-prestige"]
    assert refusal(game, "go7") == ("no-fee", "P-6.3")
    play(game, "sell:gold-prestige", "go7")
    assert game.francs[0] == 1


def test_a_player_who_cannot_raise_two_francs_is_not_asked() -> None:
    """P-6.3"""
    game = table(2, banks={"montmartre": [0]}, tokens={"montmartre-3": None})
    play(game, "mo$>mo3")
    assert game.seat == 1


def test_a_player_with_an_end_game_tile_is_asked_even_without_francs() -> None:
    """P-6.3, P-4.7: e1 brings no francs, but that is its owner's secret."""
    screens = {0: {"end_held": ["e1"]}}
    game = table(2, banks={"montmartre": [0]}, tokens={"montmartre-3": None}, screens=screens)
    play(game, "mo$>mo3")
    assert (phase(game), game.francs[0]) == ("advance", 0)
    assert legal(game) == ["stay", "use:e1"]


def test_value_8_brings_two_points() -> None:
    """P-6.4"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 8, "tokens": {"wood": 1}}})
    play(game, "mo$>mo8")
    assert points(game, 0)["value-8"] == 2


def test_the_meeple_only_goes_forward() -> None:
    """P-6.5"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"meeple": 20}})
    play(game, "mo$>mo1")
    assert legal(game)[0] == "go21"
    assert refusal(game, "go20") == ("only-forward", "P-6.5")


def test_the_meeple_stops_only_where_a_tile_lies_and_may_join_others() -> None:
    """P-6.6"""
    screens: dict[int, dict[str, Any]] = {0: {"held": []}, 1: {"used": [1], "held": [2], "meeple": 3}}
    game = table(2, banks={"montmartre": [0]}, screens=screens)
    play(game, "mo$>mo1")
    assert legal(game)[:2] == ["go3", "go4"]
    assert refusal(game, "go1") == ("space-empty", "P-6.6")
    play(game, "go3")
    assert game.meeple == [3, 3, 0, 0]


def test_the_top_tile_of_a_space_is_taken() -> None:
    """P-6.5"""
    game = table(4, banks={"montmartre": [0]})
    play(game, "mo$>mo1", "go6")
    assert game.left_on[6] == 2


def test_on_space_30_there_are_no_more_bonus_tiles() -> None:
    """P-6.7"""
    screens = {0: {"meeple": 30, "held": [17, 25]}}
    game = table(2, banks={"montmartre": [0]}, screens=screens)
    assert not [name for name in legal(game) if name.startswith(("take", "back"))]
    assert refusal(game, "take5") == ("at-space-30", "P-6.7")
    play(game, "mo$>mo1")
    assert phase(game) == "act"


def test_with_the_option_tiles_17_and_25_still_work_on_space_30() -> None:
    """P-6.7"""
    screens = {0: {"meeple": 30, "held": [17, 25]}}
    game = table(2, options={"after_30": "effects"}, screens=screens)
    play(game, "back3")
    assert (game.meeple[0], game.held[0]) == (27, 1 << 17 | 1 << 27)


def test_nobody_owns_a_number_twice_even_if_it_is_used() -> None:
    """P-6.8"""
    screens = {0: {"used": [6], "held": [11, 17]}}
    game = table(4, banks={"montmartre": [0]}, screens=screens)
    assert refusal(game, "take6") == ("number-owned", "P-6.8")
    play(game, "mo$>mo1")
    assert refusal(game, "go6") == ("number-owned", "P-6.8")
    assert refusal(game, "go11") == ("number-owned", "P-6.8")
    assert refusal(game, "go17") == ("space-empty", "P-6.6")


def test_prestige_slots_take_their_kind_and_may_be_left_empty() -> None:
    """P-6.9: the Louvre takes gold, gold, silver."""
    tokens = {"marble": 1, "gold": 2, "gold-prestige": 1, "silver-prestige": 2, "bronze-prestige": 1}
    game = table(2, arc=[1, 0], screens={0: {"francs": 15, "tokens": tokens}})
    play(game, "arc>lou@ch")
    assert legal(game) == ["give:token", "give-"]
    assert refusal(game, "give:tile-8") == ("no-prestige", "P-6.9")
    play(game, "give-")
    assert game.view(0)["asked"] == {"kind": "silver-prestige"}
    play(game, "give:token")
    assert points(game, 0)["prestige"] == 4
    assert game.tokens[3:6] == [1, 1, 1]
    assert refusal(game, "give:token") == ("no-landmark", "P-6.9")


def test_a_landmark_that_was_laid_earlier_takes_prestige_too() -> None:
    """P-6.9"""
    tokens = {"marble": 1, "bronze-prestige": 4}
    game = table(
        2,
        banks={"chaillot": [0]},
        landmarks={"luxembourg-gardens": "chaillot"},
        screens={0: {"francs": 10, "tokens": tokens}},
    )
    play(game, "ch$>lux", "give:token", "give:token", "give:token")
    assert points(game, 0)["prestige"] == 9
    assert game.tokens[3] == 1


def test_landmarks_bring_no_token_no_two_points_and_no_advance() -> None:
    """P-6.9"""
    game = table(2, arc=[1, 0], screens={0: {"francs": 10, "tokens": {"marble": 1}}})
    play(game, "arc>lux@ch")
    assert vp(game, 0) == 0
    assert sum(game.tokens[0:6]) == 0
    assert game.seat == 1, "the turn is over, and nothing was asked"


@pytest.mark.parametrize(
    ("held", "asked"), [([], False), ([1], True), ([8], True), ([19], True), ([7], False)]
)
def test_a_tile_that_can_be_sold_or_brings_francs_pays_the_fee(held: list[int], asked: bool) -> None:
    """P-6.3: with no francs and no token left, it is asked only if a tile can bring the two francs."""
    screens = {0: {"francs": 3, "held": held}}
    game = table(2, banks={"montmartre": [0]}, tokens={"montmartre-3": None}, screens=screens)
    play(game, "mo$>mo3")
    assert (game.francs[0], phase(game) == "advance") == (0, asked)


@pytest.mark.parametrize("number", [19, 21])
def test_half_a_tile_that_lies_open_pays_the_fee(number: int) -> None:
    """P-6.3, P-9.19, P-9.21: one half sold pays for the building, and the other for the track."""
    screens = {0: {"francs": 0, "held": [number]}}
    game = table(2, banks={"montmartre": [0]}, tokens={"montmartre-3": None}, screens=screens)
    play(game, f"use{number}", "mo$>mo3")
    assert (game.francs[0], phase(game)) == (0, "advance")
