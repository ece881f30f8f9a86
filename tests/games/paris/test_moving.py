"""Chapter 5: moving a key: where, what it costs, landmarks, VP tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paris.setting import BUILT, legal, phase, play, refusal, table, told, vp


def moves(game: Any) -> list[str]:
    """The offered key moves."""
    return [name for name in legal(game) if ">" in name]


def test_example_from_bakery_2_to_theatre_5_in_montmartre_costs_3() -> None:
    """P-5.3, P-5.4: the example of both rulebooks."""
    game = table(4, keys={"montmartre-2": [0]})
    assert game.francs[0] == 3
    play(game, "mo2>mo5")
    assert game.francs[0] == 0
    assert game.position()["districts"]["montmartre"]["spaces"]["5"]["keys"] == [1, 0, 0, 0]
    assert game.position()["districts"]["montmartre"]["spaces"]["2"]["keys"] == [0, 0, 0, 0]


def test_example_from_the_residence_3_only_the_restaurant_4_is_free() -> None:
    """P-5.1, P-5.3: hotel 5 and landmark 13 are taken, 1 and 2 are lower; from the display a landmark of
    a higher value could be added, which the example leaves out."""
    game = table(
        4,
        keys={"saint-germain-3": [0], "saint-germain-5": [1], "opera-garnier": [2]},
        landmarks={"opera-garnier": "saint-germain"},
        built=[tile for tile in BUILT if tile != "saint-germain-8"],
        screens={0: {"francs": 50}},
    )
    assert moves(game) == ["sg3>sg4"]
    assert refusal(game, "sg3>sg2") == ("not-higher", "P-5.3")
    assert refusal(game, "sg3>sg5") == ("taken", "P-5.1")
    assert refusal(game, "sg3>ope") == ("taken", "P-5.1")
    assert refusal(game, "sg3>sg8") == ("no-building", "P-5.2")
    assert refusal(game, "sg3>not") == ("too-few-resources", "P-5.5")


def test_example_from_theatre_8_to_a_landmark_of_12() -> None:
    """P-5.3, P-5.5, P-5.7: 4 francs, 1 marble and 1 gold."""
    screens = {0: {"francs": 4, "tokens": {"marble": 1, "gold": 1}}}
    game = table(4, keys={"la-villette-8": [0]}, screens=screens)
    play(game, "lv8>sac")
    assert game.francs[0] == 0
    assert game.tokens[1:3] == [0, 0]
    assert game.position()["landmarks"]["sacre-coeur"] == {"district": "la-villette", "keys": [1, 0, 0, 0]}
    assert game.position()["supply"] == {"wood": 0, "marble": 1, "gold": 2}


def test_example_after_a_landmark_of_12_only_13_or_more() -> None:
    """P-5.8"""
    screens = {0: {"francs": 50, "tokens": {"marble": 3, "gold": 3}}}
    game = table(
        4,
        banks={"saint-germain": [0]},
        keys={"sacre-coeur": [1]},
        landmarks={"sacre-coeur": "saint-germain"},
        screens=screens,
        built=(),
    )
    assert moves(game) == ["sg$>ope", "sg$>not", "sg$>lou", "sg$>eif"]
    assert refusal(game, "sg$>gra") == ("landmark-too-low", "P-5.8")
    assert refusal(game, "sg$>sac") == ("taken", "P-5.1")


def test_example_from_the_arc_to_the_louvre_in_belleville() -> None:
    """P-5.4, P-5.5, P-5.7, P-6.9: 15 francs, 1 marble, 2 gold; two gold prestige bring 10 VP."""
    game = table(
        4,
        arc=[1, 0, 0, 0],
        keys={"luxembourg-gardens": [1]},
        landmarks={"luxembourg-gardens": "belleville"},
        screens={0: {"francs": 15, "tokens": {"marble": 1, "gold": 2, "gold-prestige": 2}}},
    )
    play(game, "arc>lou@be")
    assert game.francs[0] == 0
    assert phase(game) == "prestige"
    play(game, "give:token", "give:token")
    assert vp(game, 0) == 10
    assert game.tokens[0:6] == [0] * 6
    assert game.arc[0] == 0


def test_from_the_arc_into_any_district_from_a_bank_only_into_its_own() -> None:
    """P-5.3"""
    game = table(2, arc=[1, 0], banks={"montmartre": [0]}, built=("montmartre-2", "chaillot-1"))
    assert moves(game) == ["mo$>mo2", "arc>mo2", "arc>ch1"]
    assert refusal(game, "arc>ch2") == ("no-building", "P-5.2")


def test_only_to_a_building_on_the_board() -> None:
    """P-5.2"""
    game = table(2, banks={"montmartre": [0]}, built=())
    assert refusal(game, "mo$>mo2") == ("no-building", "P-5.2")


def test_a_building_of_value_8_also_costs_a_wood() -> None:
    """P-5.4"""
    without = table(2, keys={"montmartre-5": [0]})
    assert refusal(without, "mo5>mo8") == ("too-few-resources", "P-5.5")
    game = table(2, keys={"montmartre-5": [0]}, screens={0: {"tokens": {"wood": 1}}})
    play(game, "mo5>mo8")
    assert (game.francs[0], game.supply[0], vp(game, 0)) == (0, 1, 2)


def test_a_player_with_too_few_francs_cannot_move_there() -> None:
    """P-5.4"""
    game = table(2, banks={"montmartre": [0]})
    assert refusal(game, "mo$>mo4") == ("too-few-francs", "P-5.4")


def test_all_printed_resources_are_paid_from_a_landmark_too() -> None:
    """P-5.5"""
    screens = {0: {"francs": 5, "tokens": {"gold": 3}}}
    game = table(2, keys={"louvre": [0]}, landmarks={"louvre": "chaillot"}, screens=screens)
    play(game, "lou>eif")
    assert (game.francs[0], game.tokens[2]) == (4, 0)
    assert game.landmark_in[7] == 5


def test_a_player_with_a_token_and_a_tile_is_asked_how_to_pay() -> None:
    """P-5.6, P-8.3"""
    game = table(2, keys={"montmartre-5": [0]}, screens={0: {"tokens": {"wood": 1}, "held": [2, 10]}})
    play(game, "mo5>mo8")
    assert legal(game) == ["pay:token", "pay:tile", "pay:tile-10"]
    assert refusal(game, "+mo") == ("pay-first", "P-5.6")
    assert refusal(game, "pay:tile-21") == ("cannot-pay-with", "P-5.6")
    play(game, "pay:tile")
    assert (game.tokens[0], game.used[0]) == (1, 1 << 2)
    sole = table(2, keys={"montmartre-5": [0]}, screens={0: {"held": [10]}})
    assert told(sole, "mo5>mo8")[:3] == ["pay-francs", "pay", "move"]


def test_a_tile_is_not_offered_where_it_is_needed_for_something_else() -> None:
    """P-5.6: there is a token for the marble, so the tile of any kind must pay the gold."""
    screens = {0: {"francs": 20, "tokens": {"marble": 1}, "held": [10]}}
    game = table(2, keys={"la-villette-8": [0]}, screens=screens)
    play(game, "lv8>sac")
    assert phase(game) != "pay"
    assert game.used[0] == 1 << 10


def test_a_landmark_is_laid_and_entered_in_one_go() -> None:
    """P-5.7"""
    screens = {0: {"francs": 20, "tokens": {"marble": 1}}}
    game = table(2, banks={"chaillot": [0]}, screens=screens)
    assert told(game, "ch$>lux")[:3] == ["pay-francs", "pay", "move"]
    event = game.events(game.parse("ch$>lux"), None)[2]
    assert (event["laid"], event["district"]) == (True, "chaillot")


def test_the_two_landmarks_of_11_never_share_a_district() -> None:
    """P-5.8"""
    screens = {0: {"francs": 50, "tokens": {"marble": 3, "gold": 3}}}
    game = table(
        2,
        banks={"chaillot": [0]},
        keys={"tuileries": [1]},
        landmarks={"tuileries": "chaillot"},
        screens=screens,
    )
    assert refusal(game, "ch$>gra") == ("landmark-too-low", "P-5.8")


def test_a_landmark_in_another_district_can_be_reached_only_from_the_arc() -> None:
    """P-5.3"""
    screens = {0: {"francs": 50, "tokens": {"marble": 3}}}
    game = table(
        2,
        banks={"chaillot": [0]},
        arc=[1, 0],
        landmarks={"luxembourg-gardens": "montmartre"},
        screens=screens,
    )
    assert refusal(game, "ch$>lux") == ("other-district", "P-5.3")
    assert refusal(game, "arc>lux@ch") == ("other-district", "P-5.3")
    assert "arc>lux@mo" in legal(game)


THREE = {"montmartre-1": [1], "montmartre-4": [1], "montmartre-5": [0]}


def test_the_fourth_key_of_a_district_places_a_vp_tile_anywhere() -> None:
    """P-5.9, P-5.10, P-5.11"""
    game = table(2, keys=THREE, banks={"montmartre": [0, 1]}, vp_tiles={"chaillot": 20})
    play(game, "mo$>mo2")
    assert phase(game) == "vp-tile"
    assert len(legal(game)) == 5 * 5 + 1
    assert refusal(game, "vp20@mo") == ("vp-tile-gone", "P-5.10")
    assert refusal(game, "vp18@ch") == ("vp-tile-there", "P-5.10")
    assert refusal(game, "go1") == ("no-advance", "P-6.2")
    assert refusal(game, "end") == ("vp-tile-first", "P-5.9")
    assert game.tokens[4] == 0
    play(game, "vp18@be")
    assert game.position()["districts"]["belleville"]["vp_tile"] == 18
    assert game.tokens[4] == 1
    assert phase(game) == "advance"


def test_a_player_who_declines_has_lost_the_chance() -> None:
    """P-5.9: the fifth key brings no new one."""
    game = table(2, keys=THREE, banks={"montmartre": [0, 1]}, screens={1: {"francs": 9}})
    play(game, "mo$>mo2", "vp-", "stay", "end")
    play(game, "mo$>mo3")
    assert phase(game) == "advance"
    assert refusal(game, "vp20@mo") == ("no-fourth-key", "P-5.9")


def test_a_key_that_moves_within_its_district_is_not_a_new_one() -> None:
    """P-5.9"""
    keys = {**THREE, "montmartre-2": [0]}
    game = table(2, keys=keys, screens={0: {"francs": 9}})
    play(game, "mo2>mo3")
    assert phase(game) == "advance"


def test_keys_in_the_bank_do_not_count() -> None:
    """P-5.9"""
    game = table(2, keys={"montmartre-1": [1], "montmartre-4": [1]}, banks={"montmartre": [0, 1]})
    play(game, "mo$>mo2")
    assert phase(game) == "advance"


def test_both_keys_on_a_doubled_property_count() -> None:
    """P-5.9, P-9.9: with a second key on one building and keys on two more a district has four."""
    keys = {"montmartre-2": [0], "montmartre-4": [1], "montmartre-5": [1]}
    game = table(2, keys=keys, banks={"montmartre": [0]}, screens={0: {"held": [9]}})
    play(game, "mo$>mo2")
    assert phase(game) == "vp-tile"
    before = {"montmartre-2": [0, 0], "montmartre-4": [1]}
    game = table(2, keys=before, banks={"montmartre": [0]}, screens={0: {"francs": 9, "used": [9]}})
    play(game, "mo$>mo5")
    assert phase(game) == "vp-tile"


@pytest.mark.parametrize(("home", "asked"), [("montmartre", "vp-tile"), ("chaillot", "act")])
def test_only_landmarks_of_the_district_count_for_its_fourth_key(home: str, asked: str) -> None:
    """P-5.9"""
    keys = {"montmartre-2": [0], "montmartre-4": [1], "louvre": [1]}
    screens = {0: {"francs": 9, "held": [7]}}
    game = table(2, keys=keys, banks={"montmartre": [0]}, landmarks={"louvre": home}, screens=screens)
    assert phase(play(game, "mo$>mo5")) == asked


def test_even_with_tile_9_a_key_does_not_move_onto_its_own_building() -> None:
    """P-5.3, P-9.9"""
    game = table(2, keys={"montmartre-2": [0]}, screens={0: {"held": [9]}})
    assert refusal(game, "mo2>mo2") == ("not-higher", "P-5.3")


@pytest.mark.parametrize("name", ["vp20@mo", "vp-"])
def test_a_vp_tile_is_for_the_fourth_key_only(name: str) -> None:
    """P-5.9"""
    assert refusal(table(2), name) == ("no-fourth-key", "P-5.9")
