"""Chapter 4: one action a turn, and placing keys."""

from __future__ import annotations

from typing import Any

import pytest

from quartier.games.paris import building, pieces
from tests.games.paris.setting import legal, phase, play, refusal, table, told

SPOTS = ["+be", "+lv", "+ba", "+mo", "+sg", "+ch", "+arc"]


def test_exactly_one_action_is_done() -> None:
    """P-4.1"""
    game = table(2, screens={0: {"tokens": {"wood": 1}}})
    assert legal(game) == [*SPOTS, "look", "sell:wood"]
    assert refusal(game, "end") == ("must-act", "P-4.1")
    play(game, "+mo")
    assert legal(game) == ["sell:wood", "end"]
    assert refusal(game, "+arc") == ("acted-already", "P-4.1")
    assert refusal(game, "look") == ("acted-already", "P-4.1")


@pytest.mark.parametrize(("code", "francs"), list(zip(SPOTS, [*pieces.BANKS, 0])))
def test_a_bank_pays_its_amount_and_the_arc_nothing(code: str, francs: int) -> None:
    """P-4.2"""
    game = table(2, screens={0: {"tokens": {"wood": 1}}})
    play(game, code)
    assert game.francs[0] == 3 + francs
    assert game.keys[0] == 9


def test_a_player_has_at_most_one_key_in_each_bank_and_on_the_arc() -> None:
    """P-4.3"""
    game = table(2, banks={"montmartre": [0, 1]}, arc=[1, 0])
    assert legal(game)[:5] == ["+be", "+lv", "+ba", "+sg", "+ch"]
    assert refusal(game, "+mo") == ("bank-taken", "P-4.3")
    assert refusal(game, "+arc") == ("arc-taken", "P-4.3")


def test_a_key_that_moved_on_leaves_its_bank_free_again() -> None:
    """P-4.3"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 9}, 1: {"tokens": {"gold": 1}}})
    play(game, "mo$>mo4", "end", "+be", "end")
    assert "+mo" in legal(game)


def test_a_key_from_behind_the_screen_goes_only_to_a_bank_or_the_arc() -> None:
    """P-4.3"""
    game = table(2, screens={0: {"francs": 50}})
    assert refusal(game, "mo$>mo4") == ("no-key-there", "P-5.1")


def test_a_player_without_keys_cannot_place_one() -> None:
    """P-4.2"""
    keys = {tile: [0] for tile in ("montmartre-1", "montmartre-2", "montmartre-4", "belleville-1")}
    keys |= {tile: [0] for tile in ("belleville-2", "belleville-4", "chaillot-4")}
    game = table(4, keys=keys)
    assert game.keys[0] == 0
    assert refusal(game, "+mo") == ("no-key", "P-4.2")


def test_trading_is_possible_before_and_after_the_action() -> None:
    """P-4.4, P-7.5"""
    game = table(2, screens={0: {"tokens": {"wood": 2}}, 1: {"tokens": {"gold": 1}}})
    play(game, "sell:wood", "+arc", "sell:wood", "buy:wood", "end")
    assert game.seat == 1
    assert "sell:wood" not in legal(game)


FULL = {f"{district}-8": [0] for district in pieces.DISTRICTS}


def test_a_turn_ends_without_an_action_only_if_none_can_be_made_possible() -> None:
    """P-4.5: seven keys on the eights, no francs; the tokens would not pay for a landmark."""
    built = [*FULL, "belleville-1"]
    screens = {0: {"francs": 0, "tokens": {"wood": 1}}}
    game = table(4, keys={**FULL, "belleville-1": [0]}, built=built, screens=screens)
    assert game.keys[0] == 0
    assert building.tiles_left(game) > 0
    assert legal(game) == ["sell:wood", "end"]


def test_a_player_who_could_act_after_trading_must_act() -> None:
    """P-4.5: selling the marble pays for Belleville's 2; then the only action is played unasked."""
    built = [*FULL, "belleville-1", "belleville-2"]
    screens = {0: {"francs": 0, "tokens": {"marble": 1}}}
    game = table(4, keys={**FULL, "belleville-1": [0]}, built=built, screens=screens)
    assert refusal(game, "end") == ("must-act", "P-4.1")
    assert told(game, "sell:marble")[:3] == ["sell", "pay-francs", "move"]
    play(game, "sell:marble")
    assert phase(game) == "advance"


def test_a_bonus_tile_that_could_help_counts_too() -> None:
    """P-4.5: tile 17 could fetch the five francs of tile 5."""
    built = [*FULL, "belleville-1", "belleville-4"]
    keys = {**FULL, "belleville-1": [0]}
    stuck = table(4, keys=keys, built=built, screens={0: {"francs": 0, "held": [30]}})
    assert legal(stuck) == ["use30", "end"]
    rich = table(4, keys=keys, built=built, screens={0: {"francs": 0, "held": [17]}})
    assert "end" not in legal(rich)
    assert told(rich, "take5") == ["take", "use"]
    play(rich, "take5")
    assert "be1>be4" in legal(rich)


@pytest.mark.parametrize(("number", "moves"), [(10, ["use10", "end"]), (19, ["use19"]), (21, ["use21"])])
def test_both_halves_of_a_tile_could_be_sold_for_the_action(number: int, moves: list[str]) -> None:
    """P-4.5, P-9.19, P-9.21: keys in all banks and on the Arc, and the only building costs 5 francs."""
    banks = {district: [0] for district in pieces.DISTRICTS}
    screens = {0: {"francs": 0, "held": [number]}}
    game = table(4, banks=banks, arc=[1, 0, 0, 0], built=["montmartre-5"], screens=screens)
    assert legal(game) == moves


def test_a_key_from_the_pool_makes_an_action_possible() -> None:
    """P-4.5, P-9.13"""
    built = [*FULL, "belleville-1"]
    screens = {0: {"francs": 4, "held": [13]}}
    game = table(4, keys={**FULL, "belleville-1": [0]}, built=built, screens=screens)
    assert "end" not in legal(game)
    play(game, "use13")
    assert legal(game) == SPOTS


def test_a_tile_that_brings_francs_makes_an_action_possible() -> None:
    """P-4.5, P-9.1: tile 1 would pay for Belleville's 2."""
    built = [*FULL, "belleville-1", "belleville-2"]
    game = table(4, keys={**FULL, "belleville-1": [0]}, built=built, screens={0: {"francs": 0, "held": [1]}})
    assert refusal(game, "end") == ("must-act", "P-4.1")


def test_a_landmark_that_can_be_paid_after_selling_counts() -> None:
    """P-4.5, P-5.4: from a building of value 8 the Luxembourg costs two francs more, and a marble."""
    built = [*FULL, "belleville-1"]
    keys = {**FULL, "belleville-1": [0]}
    game = table(4, keys=keys, built=built, screens={0: {"francs": 0, "tokens": {"marble": 1, "wood": 2}}})
    assert refusal(game, "end") == ("must-act", "P-4.1")
    poorer = table(4, keys=keys, built=built, screens={0: {"francs": 0, "tokens": {"marble": 1, "wood": 1}}})
    assert legal(poorer) == ["sell:wood", "sell:marble", "end"]


def test_a_landmark_of_another_district_makes_no_action_possible() -> None:
    """P-4.5, P-5.3: the Luxembourg could be paid, but it stands where the seat has no key."""
    places = [place for place in FULL if place != "chaillot-8"] + ["belleville-5", "la-villette-5"]
    screens = {0: {"francs": 2, "tokens": {"marble": 1}}}
    fields: dict[str, Any] = {
        "keys": {place: [0] for place in places},
        "built": places,
        "screens": screens,
    }
    game = table(4, landmarks={"luxembourg-gardens": "chaillot"}, **fields)
    assert legal(game) == ["sell:marble", "end"]
    nearer = table(4, landmarks={"luxembourg-gardens": "belleville"}, **fields)
    assert "be8>lux" in legal(nearer)
