"""Mistakes that other programs of this game have made, each shut out by a test."""

from __future__ import annotations

import quartier
from quartier.games.metropolia.pieces import ESTABLISHMENTS
from tests.games.metropolia.setting import (
    BASE,
    FOUR,
    PLUS,
    ZERO_COINS,
    city,
    coins,
    legal,
    phase,
    play,
    table,
    told,
)


def test_red_income_is_not_taken_from_the_bank() -> None:
    """M-3.4: the coins on the table stay the same."""
    game = table(city(2, bakery=0, ranch=1), city(0, bakery=2, cafe=5))
    assert sum(coins(play(game, "3"))) == 2


def test_a_double_does_not_give_a_second_roll_before_building() -> None:
    """M-5.5"""
    game = play(table(city(5, "train_station", "amusement_park"), city(0), rolling=2), "4+4")
    assert phase(game) == "build"


def test_red_payees_are_not_served_in_seat_order_nor_clockwise() -> None:
    """M-4.3"""
    game = table(
        city(0, cafe=1), city(0, cafe=1), city(1, bakery=0, ranch=1), city(0, bakery=2, cafe=1), turn=2
    )
    assert coins(play(game, "3")) == [0, 1, 0, 0]


def test_the_mall_bonus_is_not_missing_on_the_bakery() -> None:
    """M-3.6"""
    assert play(table(city(0, "shopping_mall", bakery=3), city(0)), "3").coins[0] == 6


def test_the_mall_bonus_is_not_missing_on_the_flower_shop() -> None:
    """M-8.10"""
    game = table(city(0, "shopping_mall", flower_shop=1, flower_field=1), city(0), options=PLUS)
    assert play(game, "6").coins[0] == 2


def test_a_bakery_is_no_restaurant_for_the_warehouse() -> None:
    """M-8.14"""
    game = table(city(1, "train_station", food_warehouse=1, bakery=5), city(0), options=PLUS, rolling=2)
    assert play(game, "6+6").coins[0] == 1


def test_the_tuna_roll_is_not_made_anew_for_every_boat() -> None:
    """M-8.11"""
    seats = city(0, "train_station", "harbor", tuna_boat=3), city(0, "harbor", tuna_boat=3)
    game = play(table(*seats, options=PLUS, rolling=2), "6+6", "add-0", "tuna-1+2")
    assert (phase(game), coins(game)) == ("build", [9, 9])


def test_not_only_one_of_several_purple_cards_acts_on_a_six() -> None:
    """M-3.12"""
    game = table(city(0, stadium=1, tv_station=1, business_center=1), city(9))
    assert [event["card"] for event in told(game, "6", "payment")] == ["stadium", "tv_station"]
    assert phase(play(game, "6")) == "give"


def test_purple_cards_are_not_swappable() -> None:
    """M-3.10"""
    game = play(table(city(1, business_center=1, stadium=1), city(0, tv_station=1)), "6")
    assert legal(game) == ["no-swap", "give-wheat_field", "give-bakery"]
    assert legal(play(game, "give-bakery")) == ["take-2-wheat_field", "take-2-bakery"]


def test_there_are_not_six_copies_of_a_purple_card() -> None:
    """M-1.2, M-7.1"""
    assert {card.copies for card in ESTABLISHMENTS if card.colour == "purple"} == {4}


def test_the_city_hall_does_not_pay_before_the_tv_choice() -> None:
    """M-8.4"""
    game = table(city(0, tv_station=1), city(5), city(5), options=ZERO_COINS)
    assert told(game, "6", "city-hall") == []
    assert coins(play(game, "6", "tv-2")) == [5, 0, 5]


def test_the_city_hall_pays_whatever_came_before_building() -> None:
    """M-8.4: after a plain roll, a declined swap, a swap, the harbor and the tuna roll."""
    center = city(0, "train_station", "harbor", business_center=1)
    plain = table(center, city(0, cafe=1), options=ZERO_COINS)
    assert play(plain.copy(), "5").coins[0] == 1
    assert play(plain.copy(), "6", "no-swap").coins[0] == 1
    assert play(plain.copy(), "6", "give-bakery", "take-2-cafe").coins[0] == 1
    two = table(center, city(0, "harbor", tuna_boat=1), options=ZERO_COINS, rolling=2)
    assert play(two.copy(), "4+6", "add-0").coins[0] == 1
    assert play(two.copy(), "6+6", "add-0", "tuna-1+1").coins[0] == 1


def test_an_extra_turn_has_a_second_roll_of_its_own() -> None:
    """M-2.6, M-5.5"""
    seats = city(5, "train_station", "amusement_park", "radio_tower"), city(0)
    game = play(table(*seats, rolling=2), "1+2", "again-two", "4+4", "nothing", "two", "1+2")
    assert (game.seat, phase(game)) == (0, "reroll")


def test_two_dice_are_not_forced_once_the_station_stands() -> None:
    """M-2.2"""
    assert legal(table(city(5, "train_station"), city(0), phase="dice")) == ["one", "two"]


def test_a_park_built_this_turn_does_not_grant_the_extra_turn() -> None:
    """M-5.7"""
    game = table(city(16, "train_station"), city(0), phase="build", dice=[3, 3])
    assert play(game, "build-amusement_park").seat == 1


def test_the_harbor_is_not_optional_for_the_win() -> None:
    """M-8.1"""
    game = table(city(30, *FOUR), city(0), options=PLUS, phase="build", dice=[5])
    assert play(game, "build-airport").to_move != quartier.OVER


def test_the_base_game_has_no_harbor() -> None:
    """M-9.2"""
    assert "build-harbor" not in legal(table(city(60), city(0), options=BASE, phase="build", dice=[5]))
