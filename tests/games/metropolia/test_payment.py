"""Chapter 4: payments between players, with the two examples of the rulebook."""

from __future__ import annotations

from tests.games.metropolia.setting import PLUS, city, coins, play, table, told


def test_example_a_roller_without_money_pays_nothing_and_then_collects() -> None:
    """M-4.1, M-4.2: Bartek rolls a 3, cannot pay Kasia's café, and takes 2 for two bakeries."""
    game = play(table(city(0, bakery=2), city(0, cafe=1)), "3")
    assert coins(game) == [2, 0]


def test_example_the_last_coins_go_counter_clockwise() -> None:
    """M-4.3: Bartek has 3 coins; Michał on his right gets his 2, Kasia on his left only 1 of 3."""
    bartek, kasia, michal = city(3, bakery=0, ranch=1), city(0, cafe=3), city(0, bakery=2, cafe=2)
    game = table(bartek, kasia, michal)
    payments = told(game, "3", "payment")
    assert [(each["seat"], each["due"], each["coins"], each["forgiven"]) for each in payments] == [
        (2, 2, 2, 0),
        (1, 3, 1, 2),
    ]
    assert coins(play(game, "3")) == [0, 1, 2]


def test_each_payee_is_paid_in_full_before_the_next() -> None:
    """M-4.3: the player who moved just before the roller is first, whoever rolls."""
    first, second, third = city(0, cafe=2), city(0, cafe=2), city(0, bakery=2, cafe=2)
    game = play(table(first, city(3, bakery=0, ranch=1), second, third, turn=1), "3")
    assert coins(game) == [2, 0, 0, 1]


def test_payments_come_before_income() -> None:
    """M-4.1: the bakery's coins are not there yet when the café is paid."""
    game = play(table(city(1, bakery=3), city(0, cafe=2)), "3")
    assert coins(game) == [3, 1]


def test_an_opponent_with_too_little_pays_a_purple_card_all_there_is() -> None:
    """M-4.2"""
    game = play(table(city(1, stadium=1), city(1), city(0)), "6")
    assert coins(game) == [2, 0, 0]


def test_purple_payments_are_made_counter_clockwise_too() -> None:
    """M-4.3"""
    game = table(city(1), city(1, stadium=1), city(9), city(9), turn=1)
    assert [each["payer"] for each in told(game, "6", "payment")] == [0, 3, 2]


def test_what_was_forgiven_is_not_owed_later() -> None:
    """M-4.2"""
    game = table(city(0, bakery=0, wheat_field=3), city(1, bakery=2, cafe=3))
    play(game, "3", "1", "nothing")
    assert coins(game) == [3, 2]


def test_a_publisher_takes_no_more_than_there_is() -> None:
    """M-4.2"""
    roller = city(0, "train_station", publisher=1)
    game = play(table(roller, city(2, bakery=5), options=PLUS, rolling=2), "3+4")
    assert coins(game) == [2, 0]
