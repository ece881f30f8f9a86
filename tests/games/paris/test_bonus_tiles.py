"""Chapters 8 and 9: the bonus tiles, number by number."""

from __future__ import annotations

from typing import Any

import pytest

from quartier.games.paris import bonus_tile, scoring
from quartier.games.paris.pieces import VALUES
from tests.games.paris.setting import legal, phase, play, points, refusal, table, totals
from tests.games.paris.setting import vp as vp_of


def holding(*numbers: int, players: int = 4, **more: Any) -> Any:
    """A game in which seat 0 holds these tiles, a wood token and whatever else is given."""
    screen = {"held": list(numbers), **more.pop("screen", {})}
    return table(players, screens={0: screen}, **more)


def test_a_used_tile_lies_in_front_of_the_screen_and_cannot_be_used_again() -> None:
    """P-8.1"""
    game = play(holding(7, 22), "use7")
    assert (game.held[0], game.used[0]) == (1 << 22, 1 << 7)
    assert refusal(game, "use7") == ("no-bonus-tile", "P-8.1")
    play(game, "+mo", "use22")
    assert points(game, 0)["bonus-tiles"] == 12


def test_a_tile_that_would_bring_nothing_is_not_used() -> None:
    """P-8.2"""
    game = holding(6, 20, 23, 24, 29, 30, players=2)
    assert [name for name in legal(game) if name.startswith("use")] == ["use20"]
    for number in (6, 23, 24, 29, 30):
        assert refusal(game, f"use{number}") == ("brings-nothing", "P-8.2")


def test_tiles_are_tokens_for_costs_landmarks_and_sale_only() -> None:
    """P-8.3, P-8.4: tile 8 and a token make no pair, nor does tile 10."""
    game = holding(8, 10, 23, 24, screen={"tokens": {"gold-prestige": 1, "wood": 1}})
    assert refusal(game, "use23") == ("brings-nothing", "P-8.2")
    assert refusal(game, "use24") == ("brings-nothing", "P-8.2")


@pytest.mark.parametrize(
    ("number", "francs", "vp"), [(1, 3, 0), (5, 5, 0), (7, 0, 4), (12, 4, 3), (22, 0, 8)]
)
def test_1_5_7_12_22_bring_francs_and_points(number: int, francs: int, vp: int) -> None:
    """P-9.1, P-9.5, P-9.7, P-9.12, P-9.22, P-13.7"""
    game = play(holding(number), f"use{number}")
    assert (game.francs[0], vp_of(game, 0)) == (3 + francs, vp)


@pytest.mark.parametrize(("number", "francs"), [(2, 1), (3, 2), (4, 3)])
def test_2_3_4_are_wood_marble_gold_to_sell(number: int, francs: int) -> None:
    """P-9.2, P-9.3, P-9.4"""
    game = play(holding(number), f"use{number}")
    assert game.francs[0] == 3 + francs
    assert game.supply == [0, 0, 0]


def test_2_3_4_are_wood_marble_gold_to_pay_with() -> None:
    """P-9.2, P-9.3, P-9.4"""
    game = holding(2, screen={"held": [2], "francs": 8}, banks={"montmartre": [0]})
    assert play(game, "mo$>mo8").used[0] == 1 << 2
    game = holding(3, 4, screen={"held": [3, 4], "francs": 12}, banks={"montmartre": [0]})
    assert play(game, "mo$>sac").used[0] == 1 << 3 | 1 << 4


@pytest.mark.parametrize(
    ("number", "value", "vp"), [(6, 1, 2), (11, 2, 3), (15, 3, 4), (18, 4, 5), (26, 5, 6), (28, 8, 7)]
)
def test_6_11_15_18_26_28_pay_for_every_building_of_a_value(number: int, value: int, vp: int) -> None:
    """P-9.6, P-9.11, P-9.15, P-9.18, P-9.26, P-9.28"""
    keys = {f"montmartre-{value}": [0], f"belleville-{value}": [0], f"la-villette-{value}": [1]}
    game = play(holding(number, keys=keys), f"use{number}")
    assert vp_of(game, 0) == 2 * vp


def test_example_tile_18_with_three_buildings_of_value_4_brings_15_points() -> None:
    """P-9.18: Ula moves to 18 with a building of value 2 and uses the tile some turns later."""
    keys = {"montmartre-4": [0], "belleville-4": [0], "chaillot-4": [0]}
    game = table(4, keys=keys, banks={"montmartre": [0]})
    play(game, "mo$>mo2", "go18")
    assert game.held[0] == 1 << 18
    play(game, "use18")
    assert vp_of(game, 0) == 15


def test_8_is_prestige_of_any_kind() -> None:
    """P-9.8"""
    game = holding(8, screen={"held": [8], "francs": 16, "tokens": {"gold": 3}}, arc=[1, 0, 0, 0])
    play(game, "arc>eif@ch")
    assert legal(game) == ["give:tile-8", "give-"]
    play(game, "give:tile-8")
    assert (vp_of(game, 0), game.used[0]) == (5, 1 << 8)


def test_9_puts_a_second_key_on_a_property() -> None:
    """P-9.9: the token is gone, but the player may advance again, and the property counts twice."""
    game = holding(9, keys={"montmartre-2": [0]}, banks={"montmartre": [0]}, vp_tiles={"montmartre": 20})
    play(game, "mo$>mo2")
    assert phase(game) == "advance"
    play(game, "stay")
    assert (game.francs[0], game.used[0]) == (1, 1 << 9)
    assert totals(game, "montmartre")[0] == 4
    assert scoring.count_on(game, VALUES.index(2), 0) == 2


def test_without_9_a_player_cannot_enter_their_own_property() -> None:
    """P-9.9"""
    game = table(2, keys={"montmartre-2": [0]}, banks={"montmartre": [0]})
    assert refusal(game, "mo$>mo2") == ("own-key-there", "P-9.9")
    assert refusal(holding(9), "use9") == ("use-by-moving", "P-9.9")


def test_9_works_on_a_shared_property() -> None:
    """P-9.9"""
    screens = {0: {"held": [9]}, 1: {"used": [16]}}
    game = table(4, keys={"montmartre-2": [0, 1]}, banks={"montmartre": [0]}, screens=screens)
    play(game, "mo$>mo2", "stay")
    assert game.position()["districts"]["montmartre"]["spaces"]["2"]["keys"] == [2, 1, 0, 0]


def test_10_is_a_resource_of_any_kind() -> None:
    """P-9.10"""
    game = holding(10, screen={"held": [10], "francs": 10}, arc=[1, 0, 0, 0])
    play(game, "arc>lux@ch")
    assert game.used[0] == 1 << 10


@pytest.mark.parametrize(("number", "price"), [(13, 4), (14, 2)])
def test_13_and_14_buy_a_key_from_the_pool(number: int, price: int) -> None:
    """P-9.13, P-9.14"""
    game = play(holding(number, screen={"held": [number], "francs": 5}), f"use{number}")
    assert (game.francs[0], game.keys[0], game.spare[0]) == (5 - price, 8, 1)
    poor = holding(number, screen={"held": [number], "francs": price - 1})
    assert refusal(poor, f"use{number}") == ("too-few-francs", "P-9.13")


def test_a_key_needs_to_be_in_the_pool() -> None:
    """P-9.13"""
    game = holding(13, screen={"held": [13], "francs": 9, "spare": 0})
    assert refusal(game, "use13") == ("no-spare-key", "P-9.13")


def test_16_shares_another_players_property() -> None:
    """P-9.16: an acquisition like any other, with what is left of the benefits."""
    keys = {"montmartre-2": [1]}
    game = holding(16, keys=keys, banks={"montmartre": [0]})
    play(game, "mo$>mo2")
    assert phase(game) == "advance"
    play(game, "stay")
    assert game.used[0] == 1 << 16
    assert totals(game, "montmartre")[:2] == [2, 2]
    without = table(4, keys=keys, banks={"montmartre": [0]})
    assert refusal(without, "mo$>mo2") == ("taken", "P-5.1")


def test_17_takes_any_tile_and_the_meeple_stays() -> None:
    """P-9.17"""
    game = holding(17, screen={"held": [17], "meeple": 12})
    assert refusal(game, "use17") == ("use-by-taking", "P-9.17")
    play(game, "take3")
    assert (game.meeple[0], game.held[0], game.used[0]) == (12, 1 << 3, 1 << 17)
    assert game.left_on[3] == 0


def test_19_is_two_prestige_used_one_by_one() -> None:
    """P-9.19: one for the landmark, the other is sold at the end of the turn."""
    game = holding(19, screen={"held": [19], "francs": 16, "tokens": {"gold": 3}}, arc=[1, 0, 0, 0])
    play(game, "arc>eif@ch", "give:tile-19")
    assert legal(game) == ["give:open", "give-"]
    play(game, "give-")
    assert (vp_of(game, 0), game.open_prestige) == (5, 1)
    play(game, "end")
    assert (game.francs[0], game.open_prestige) == (3, 0)


def test_both_halves_of_19_for_one_landmark() -> None:
    """P-9.19"""
    game = holding(19, screen={"held": [19], "francs": 16, "tokens": {"gold": 3}}, arc=[1, 0, 0, 0])
    play(game, "arc>eif@ch", "give:tile-19", "give:open")
    assert (vp_of(game, 0), game.open_prestige) == (10, 0)


@pytest.mark.parametrize(("players", "vp"), [(2, 1), (3, 2), (4, 3)])
def test_20_counts_the_other_unused_bonus_tiles(players: int, vp: int) -> None:
    """P-9.20: neither itself, nor used ones, nor end-game tiles."""
    screen = {"held": [20, 27, 30], "used": [1, 2], "end_held": ["e1", "e2"]}
    game = table(players, screens={0: screen})
    play(game, "use20")
    assert vp_of(game, 0) == 2 * vp


def test_21_is_two_resources_for_different_purposes() -> None:
    """P-9.21: one half sold pays the francs that the other half's building costs."""
    game = holding(21, screen={"held": [21], "francs": 5}, banks={"montmartre": [0]})
    assert refusal(game, "mo$>mo8") == ("too-few-francs", "P-5.4")
    play(game, "use21")
    assert (game.francs[0], game.open_resources) == (8, 1)
    play(game, "mo$>mo8")
    assert (game.francs[0], game.open_resources) == (0, 0)


def test_what_is_left_of_21_is_sold_at_the_end_of_the_turn() -> None:
    """P-9.21"""
    game = holding(21, screen={"held": [21], "francs": 10}, arc=[1, 0, 0, 0])
    play(game, "arc>lux@ch")
    assert game.open_resources == 1
    assert legal(game) == ["sell:any-resource", "end"]
    play(game, "end")
    assert game.francs[0] == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_23_pays_for_pairs_of_equal_prestige(players: int) -> None:
    """P-9.23"""
    tokens = {"bronze-prestige": 3, "gold-prestige": 4}
    game = table(players, screens={0: {"held": [23], "tokens": tokens}})
    play(game, "use23")
    assert legal(game) == ["pair1", "pair3"]
    assert refusal(game, "pair2") == ("no-pair", "P-9.23")
    assert refusal(game, "end") == ("pairs-first", "P-9.23")
    play(game, "pair3", "pair1")
    assert legal(game) == ["pair3", "enough"]
    play(game, "enough")
    assert vp_of(game, 0) == 2 * players
    assert game.tokens[3:6] == [1, 0, 2]


def test_24_pays_for_pairs_of_resources_and_fills_the_supply() -> None:
    """P-9.24: the only pair is handed in unasked."""
    game = table(4, screens={0: {"held": [24], "tokens": {"wood": 2, "marble": 1}}})
    play(game, "use24")
    assert (vp_of(game, 0), game.supply[0], game.tokens[0]) == (4, 2, 0)
    assert phase(game) == "act"
    assert refusal(game, "pair1") == ("no-pairs-asked", "P-9.23")


def test_25_goes_back_one_to_five_spaces() -> None:
    """P-9.25"""
    screens: dict[int, dict[str, Any]] = {0: {"held": [25, 11], "meeple": 12}, 1: {"held": [8]}}
    game = table(4, screens=screens)
    assert [name for name in legal(game) if name.startswith("back")] == ["back2", "back3", "back5"]
    assert refusal(game, "back1") == ("number-owned", "P-6.8")
    assert refusal(game, "back4") == ("space-empty", "P-6.6")
    play(game, "back5")
    assert (game.meeple[0], game.held[0] >> 7 & 1) == (7, 1)
    start = table(2, screens={0: {"held": [25], "meeple": 2}})
    assert refusal(start, "back3") == ("off-the-track", "P-9.25")


def test_27_waits_for_the_end() -> None:
    """P-9.27"""
    assert refusal(holding(27), "use27") == ("only-at-the-end", "P-9.27")


def test_29_pays_eight_points_a_landmark() -> None:
    """P-9.29: a doubled one counts twice."""
    keys = {"louvre": [0, 0], "tuileries": [0], "grand-palais": [1]}
    landmarks = {"louvre": "chaillot", "tuileries": "montmartre", "grand-palais": "belleville"}
    game = table(2, keys=keys, landmarks=landmarks, screens={0: {"held": [29], "used": [9]}})
    assert vp_of(play(game, "use29"), 0) == 24


@pytest.mark.parametrize("bakeries", [2, 3])
def test_example_tile_30_with_five_types_brings_15_points(bakeries: int) -> None:
    """P-9.30: 1 café, 2 (Polish) or 3 (Italian) bakeries, 2 hotels, 1 theatre, 2 landmarks."""
    places = ["montmartre-1", "montmartre-2", "la-villette-1", "montmartre-8", "belleville-1", "montmartre-5"]
    places += ["batignolles-5"] if bakeries == 3 else []
    keys = {place: [0] for place in [*places, "luxembourg-gardens", "eiffel-tower"]}
    landmarks = {"luxembourg-gardens": "chaillot", "eiffel-tower": "chaillot"}
    game = table(2, keys=keys, landmarks=landmarks, screens={0: {"held": [30]}})
    assert scoring.count_of_types(game, 0) == 5
    assert vp_of(play(game, "use30"), 0) == 15


@pytest.mark.parametrize(("types", "vp"), [(3, 0), (4, 10), (5, 15), (6, 20), (7, 25)])
def test_30_pays_by_the_number_of_types(types: int, vp: int) -> None:
    """P-9.30"""
    values = (1, 2, 3, 4, 5, 8)[: min(types, 6)]
    keys = {f"montmartre-{value}": [0] for value in values}
    if types == 7:
        keys["louvre"] = [0]
    game = table(2, keys=keys, landmarks={"louvre": "chaillot"}, screens={0: {"held": [30]}})
    assert bonus_tile.points(game, 30, 0) == vp
