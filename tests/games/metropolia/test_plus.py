"""Chapter 8: the cards of Plus, with the rulebook's example of the tax office."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from tests.games.metropolia.setting import PLUS, ZERO_COINS, city, coins, legal, phase, play, table, told

BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}
STATION = "train_station"


def test_red_acts_first_then_green_and_blue_then_purple() -> None:
    """M-8.2: on 9 the restaurant is paid, the mines bring 5 each, then the tax office takes."""
    roller = city(4, STATION, mine=1, tax_office=1)
    opponent = city(3, family_restaurant=2, mine=1)
    game = table(roller, opponent, options=PLUS, rolling=2)
    events = told(game, "4+5", "payment", "income")
    assert [event["card"] for event in events] == ["family_restaurant", "mine", "mine", "tax_office"]
    assert coins(play(game, "4+5")) == [0 + 5 + 6, 3 + 4 + 5 - 6]


def test_the_order_is_the_same_without_a_red_card() -> None:
    """M-8.2: the tax office sees the money after blue income."""
    game = table(city(0, STATION, tax_office=1), city(7, mine=1), options=PLUS, rolling=2)
    assert coins(play(game, "4+5")) == [6, 6]


def test_the_city_hall_gives_its_owner_a_coin_at_the_start_of_each_turn() -> None:
    """M-8.3"""
    game = table(city(9), city(9), options=PLUS, **BUILD)
    assert told(game, "nothing", "city-hall") == [
        {"type": "city-hall", "seat": 1, "card": "city_hall", "coins": 1}
    ]
    assert coins(play(game, "nothing")) == [9, 10]
    assert coins(play(game, "5", "nothing")) == [10, 10]


def test_the_city_hall_gives_a_coin_in_the_first_turn() -> None:
    """M-8.3"""
    game = quartier.new("metropolia", 2, {**PLUS, "first_player": "seat-1"})
    assert [seat["coins"] for seat in game.view(None)["seats"]] == [4, 3]


def test_the_city_hall_gives_a_coin_in_an_extra_turn() -> None:
    """M-8.3, M-5.5"""
    seats = city(9, STATION, "amusement_park"), city(9)
    game = play(table(*seats, options=PLUS, phase="build", dice=[4, 4]), "nothing")
    assert coins(game) == [10, 9]


def test_with_zero_coins_the_city_hall_helps_only_the_penniless() -> None:
    """M-8.4"""
    game = table(city(0), city(0), options=ZERO_COINS)
    assert coins(play(game.copy(), "6")) == [1, 0]
    assert coins(play(game.copy(), "1")) == [1, 1]
    assert told(play(game.copy(), "6"), "nothing", "city-hall") == []


def test_the_city_hall_pays_after_the_tv_choice() -> None:
    """M-8.4"""
    game = play(table(city(0, tv_station=1), city(2), city(0), options=ZERO_COINS), "6")
    assert coins(play(game.copy(), "tv-2")) == [2, 0, 0]
    assert coins(play(game.copy(), "tv-3")) == [1, 2, 0]


def test_the_city_hall_helps_the_roller_only() -> None:
    """M-8.4"""
    assert coins(play(table(city(5), city(0), options=ZERO_COINS), "6")) == [5, 0]


def test_the_coin_of_the_city_hall_can_be_spent_at_once() -> None:
    """M-8.4"""
    game = play(table(city(0), city(0), options=ZERO_COINS), "6")
    assert "build-ranch" in legal(game)


@pytest.mark.parametrize("dice", ["4+6", "5+5", "5+6", "6+6"])
def test_the_harbor_may_add_two_to_ten_or_more(dice: str) -> None:
    """M-8.5"""
    game = play(table(city(9, STATION, "harbor"), city(9), options=PLUS, rolling=2), dice)
    assert legal(game) == ["add-0", "add-2"]


def test_the_harbor_adds_nothing_to_nine() -> None:
    """M-8.5"""
    game = play(table(city(9, STATION, "harbor"), city(9), options=PLUS, rolling=2), "4+5")
    assert phase(game) == "build"


def test_the_harbor_is_asked_after_the_second_roll() -> None:
    """M-8.5"""
    seats = city(9, STATION, "harbor", "radio_tower"), city(9)
    game = play(table(*seats, options=PLUS, rolling=2), "5+5")
    assert phase(game) == "reroll"
    assert phase(play(game.copy(), "keep")) == "harbor"
    assert phase(play(game.copy(), "again-two", "6+6")) == "harbor"
    assert phase(play(game.copy(), "again-one", "6")) == "build"


def test_the_changed_total_counts_for_all() -> None:
    """M-8.6: twelve in place of ten misses the opponent's orchard and restaurant."""
    opponent = city(0, family_restaurant=1, apple_orchard=1)
    game = play(table(city(9, STATION, "harbor"), opponent, options=PLUS, rolling=2), "4+6")
    assert coins(play(game.copy(), "add-0")) == [7, 5]
    assert coins(play(game.copy(), "add-2")) == [9, 0]


def test_sushi_needs_its_owners_harbor() -> None:
    """M-8.7"""
    swapped = {"wheat_field": 0, "ranch": 1}
    farmer = city(0, wheat_field=3)
    without = city(0, "shopping_mall", sushi_bar=2, **swapped)
    assert coins(play(table(city(9, "harbor", **swapped), without, farmer, options=PLUS), "1")) == [9, 0, 3]
    with_harbor = city(0, "harbor", sushi_bar=2, **swapped)
    assert coins(play(table(city(9, **swapped), with_harbor, farmer, options=PLUS), "1")) == [3, 6, 3]
    with_both = city(0, "harbor", "shopping_mall", sushi_bar=2, **swapped)
    assert coins(play(table(city(9, **swapped), with_both, farmer, options=PLUS), "1")) == [1, 8, 3]


def test_mackerel_needs_its_owners_harbor() -> None:
    """M-8.7"""
    seats = city(1, STATION, mackerel_boat=1), city(0, "harbor", mackerel_boat=2)
    assert coins(play(table(*seats, options=PLUS, rolling=2), "4+4")) == [1, 6]


def test_the_airport_pays_ten_for_building_nothing() -> None:
    """M-8.8"""
    game = table(city(5, "airport"), city(5), options=PLUS, **BUILD)
    assert play(game.copy(), "nothing").coins[0] == 15
    assert play(game.copy(), "build-ranch").coins[0] == 4


def test_the_airport_also_pays_a_roller_who_can_afford_nothing() -> None:
    """M-8.8"""
    game = play(table(city(0, "airport"), city(5), options=PLUS), "6")
    assert (game.seat, game.coins[0]) == (1, 10)


def test_the_airport_pays_in_every_extra_turn() -> None:
    """M-8.8"""
    seats = city(9, STATION, "amusement_park", "airport"), city(9)
    game = table(*seats, options=PLUS, phase="build", dice=[4, 4])
    play(game, "nothing", "two", "4+4", "nothing")
    assert game.coins[0] == 9 + 10 + 1 + 10 + 1


def test_the_airport_pays_nothing_in_the_turn_that_builds_it() -> None:
    """M-8.8"""
    assert play(table(city(30), city(9), options=PLUS, **BUILD), "build-airport").coins[0] == 0


def test_example_the_tax_office_takes_ten_of_twenty_one() -> None:
    """M-8.9"""
    game = table(city(0, STATION, tax_office=1), city(21), options=PLUS, rolling=2)
    assert coins(play(game.copy(), "4+4")) == [10, 11]
    assert coins(play(game.copy(), "4+5")) == [10, 11]


def test_the_tax_office_takes_from_each_opponent_with_ten_or_more() -> None:
    """M-8.9"""
    seats = city(0, STATION, tax_office=1), city(10), city(9), city(13)
    assert coins(play(table(*seats, options=PLUS, rolling=2), "4+4")) == [5 + 6, 5, 9, 7]


def test_the_flower_shop_pays_for_each_flower_field() -> None:
    """M-8.10"""
    game = table(city(0, flower_shop=2, flower_field=3), city(0, flower_field=2), options=PLUS)
    assert coins(play(game, "6")) == [6, 0]


def test_with_the_mall_the_flower_shop_pays_two_for_each_field() -> None:
    """M-8.10"""
    game = table(city(0, "shopping_mall", flower_shop=2, flower_field=3), city(0), options=PLUS)
    assert coins(play(game, "6")) == [12, 0]


def test_one_tuna_roll_serves_all_boats() -> None:
    """M-8.11"""
    seats = (
        city(0, STATION, "harbor", tuna_boat=2),
        city(0, "harbor", tuna_boat=1),
        city(0, tuna_boat=1),
    )
    game = play(table(*seats, options=PLUS, rolling=2), "6+6", "add-0")
    assert (phase(game), game.to_move) == ("tuna", quartier.CHANCE)
    assert sum(weight for _, weight in game.chances()) == 36
    assert [(event["seat"], event["coins"]) for event in told(game, "tuna-2+5", "income")] == [
        (0, 14),
        (1, 7),
    ]
    assert coins(play(game, "tuna-2+5")) == [14, 7, 0]


@pytest.mark.parametrize(("choice", "sails"), [("add-0", False), ("add-2", True)])
def test_tuna_boats_sail_on_twelve_to_fourteen(choice: str, sails: bool) -> None:
    """M-8.11"""
    seats = city(1, STATION, "harbor", tuna_boat=1), city(0)
    for dice in ("4+6", "5+6"):
        game = play(table(*seats, options=PLUS, rolling=2), dice, choice)
        assert (phase(game) == "tuna") is sails
    assert phase(play(table(*seats, options=PLUS, rolling=2), "6+6", choice)) == "tuna"


def test_the_tuna_roll_activates_nothing_and_cannot_be_changed() -> None:
    """M-8.12"""
    seats = (
        city(0, STATION, "harbor", "radio_tower", tuna_boat=1),
        city(0, "harbor", apple_orchard=3, family_restaurant=2),
    )
    game = play(table(*seats, options=PLUS, rolling=2), "6+6", "keep", "add-2", "tuna-5+5")
    assert (phase(game), coins(game)) == ("build", [10, 0])


def test_the_tuna_roll_is_left_out_when_no_boat_may_sail() -> None:
    """M-8.12: boats without a harbor, and a harbor without boats."""
    seats = city(1, STATION, tuna_boat=2), city(0, "harbor")
    assert phase(play(table(*seats, options=PLUS, rolling=2), "6+6")) == "build"


def test_purple_cards_act_after_the_tuna_boats_and_the_game_goes_on() -> None:
    """M-8.2, M-8.11"""
    seats = city(1, STATION, "harbor", tuna_boat=1), city(0)
    game = play(table(*seats, options=PLUS, rolling=2), "6+6", "add-0", "tuna-1+1")
    assert (phase(game), coins(game)) == ("build", [3, 0])


def test_the_publisher_counts_cups_and_breads_of_each_opponent() -> None:
    """M-8.13: the start bakery counts, the opponent's mall does not."""
    seats = (
        city(0, STATION, bakery=2, publisher=1),
        city(9, "shopping_mall", cafe=2, flower_shop=1, ranch=3),
        city(9, bakery=0, sushi_bar=1),
    )
    assert coins(play(table(*seats, options=PLUS, rolling=2), "3+4")) == [4 + 1, 5, 8]


def test_the_warehouse_counts_cups() -> None:
    """M-8.14: a bakery has no cup."""
    seats = city(0, STATION, "harbor", food_warehouse=2, cafe=1, pizza_joint=2, bakery=4), city(0)
    game = play(table(*seats, options=PLUS, rolling=2), "5+6")
    assert coins(play(game.copy(), "add-0")) == [0, 1]
    assert coins(play(game.copy(), "add-2")) == [12, 0]


@pytest.mark.parametrize("price", [1, 2, 4])
def test_the_sushi_bar_costs_what_the_option_says(price: int) -> None:
    """M-8.15"""
    options = {**PLUS, "sushi_price": price}
    game = table(city(4), city(0), options=options, **BUILD)
    assert play(game, "build-sushi_bar").coins[0] == 4 - price
    poor = [seat for seat in (city(1), city(3)) if seat["coins"] < price]
    for seat in poor:
        assert "build-sushi_bar" not in legal(table(seat, city(5), options=options, **BUILD))
