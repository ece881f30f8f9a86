"""Chapter 2: the steps of a turn, one die or two, the radio tower."""

from __future__ import annotations

from collections import Counter

import pytest

import quartier
from tests.games.metropolia.setting import PLUS, city, coins, legal, phase, play, table, told


def test_a_turn_is_roll_then_income_then_building() -> None:
    """M-2.1"""
    game = table(city(0), city(0))
    assert (phase(game), game.to_move) == ("roll", quartier.CHANCE)
    types = [event["type"] for event in told(game, "1")]
    assert types == ["roll", "income", "income"]
    play(game, "1")
    assert (phase(game), game.to_move) == ("build", 0)
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "two")
    assert (refused.value.reason, refused.value.clause) == ("not-now", "M-2.1")


def test_without_the_station_one_die_is_rolled_and_nothing_is_asked() -> None:
    """M-2.2"""
    game = play(table(city(9), city(9)), "1", "nothing")
    assert (game.seat, game.to_move) == (1, quartier.CHANCE)
    assert game.chances() == [(game.parse(str(die)), 1) for die in range(1, 7)]
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "1+1")
    assert (refused.value.reason, refused.value.clause) == ("wrong-dice", "M-2.2")


def test_with_the_station_the_roller_chooses_one_die_or_two() -> None:
    """M-2.2"""
    game = table(city(9, "train_station"), city(9), phase="dice")
    assert legal(game) == ["one", "two"]
    assert len(play(game.copy(), "one").chances()) == 6
    two = dict(play(game.copy(), "two").chances())
    assert sum(two.values()) == 36
    assert two[game.parse("3+4")] == 2
    assert two[game.parse("4+4")] == 1


def test_only_the_sum_of_two_dice_counts() -> None:
    """M-2.3: 1 and 2 activate the 3, not the 1 or the 2."""
    roller = city(5, "train_station", ranch=1, wheat_field=1, bakery=1)
    game = play(table(roller, city(0, cafe=1), rolling=2), "1+2")
    assert coins(game) == [5 - 1 + 1, 1]


def test_income_is_taken_without_asking() -> None:
    """M-2.4"""
    game = play(table(city(0, wheat_field=2), city(0), city(0)), "1")
    assert coins(game) == [2, 1, 1]
    assert phase(game) == "build"


def test_the_turn_goes_clockwise() -> None:
    """M-2.5"""
    game = table(city(9), city(9), city(9))
    order = []
    for _ in range(4):
        order.append(game.seat)
        play(game, "5", "nothing")
    assert order == [0, 1, 2, 0]


def test_with_the_radio_tower_the_roller_may_roll_again_once() -> None:
    """M-2.6"""
    game = play(table(city(5, "radio_tower"), city(0)), "6")
    assert legal(game) == ["keep", "again-one"]
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "again-two")
    assert (refused.value.reason, refused.value.clause) == ("no-station", "M-2.2")
    play(game, "again-one", "1")
    assert (phase(game), coins(game)) == ("build", [6, 1])


def test_the_second_roll_stands_and_the_first_brings_nothing() -> None:
    """M-2.6"""
    game = table(city(5, "radio_tower", forest=2), city(0, forest=1))
    assert coins(play(game.copy(), "5", "keep")) == [7, 1]
    assert coins(play(game.copy(), "5", "again-one", "6")) == [5, 0]


def test_the_number_of_dice_is_chosen_anew_for_the_second_roll() -> None:
    """M-2.6"""
    game = play(table(city(5, "radio_tower", "train_station"), city(0), rolling=2), "1+1")
    assert legal(game) == ["keep", "again-one", "again-two"]
    assert len(play(game.copy(), "again-one").chances()) == 6
    assert len(play(game.copy(), "again-two").chances()) == 21


def test_every_turn_has_its_own_second_roll() -> None:
    """M-2.6"""
    game = table(city(5, "radio_tower"), city(5))
    play(game, "6", "again-one", "6", "nothing", "6", "nothing", "6")
    assert phase(game) == "reroll"


def test_a_roller_who_can_build_nothing_is_not_asked() -> None:
    """M-2.7"""
    game = play(table(city(0), city(0)), "6")
    assert (game.seat, phase(game)) == (1, "roll")


def test_with_one_opponent_the_tv_station_asks_nothing() -> None:
    """M-2.7"""
    game = play(table(city(1, tv_station=1), city(7)), "6")
    assert (phase(game), coins(game)) == ("build", [6, 2])


def test_with_penniless_opponents_the_tv_station_asks_nothing() -> None:
    """M-2.7"""
    game = play(table(city(1, tv_station=1), city(0), city(0)), "6")
    assert (phase(game), coins(game)) == ("build", [1, 0, 0])


def test_a_swap_with_one_outcome_is_made_at_once() -> None:
    """M-2.7: one kind to give and one to take, and the swap is forced."""
    seats = [
        {"coins": 1, "cards": {"wheat_field": 2, "business_center": 1}},
        {"coins": 0, "cards": {"bakery": 2}},
    ]
    options = {"plus": False, "market": "all", "business_center": "forced"}
    game = play(table(*seats, options=options), "6")
    assert phase(game) == "build"
    assert game.position()["seats"][0]["cards"] == {"wheat_field": 1, "bakery": 1, "business_center": 1}
    assert game.position()["seats"][1]["cards"] == {"wheat_field": 1, "bakery": 1}


@pytest.mark.parametrize(("prefix", "before"), [("", []), ("tuna-", ["6+6", "add-2"])])
def test_two_dice_are_thrown_as_often_as_two_dice_fall(prefix: str, before: list[str]) -> None:
    """M-2.3, M-8.11: each of the 36 ways is as likely as any other, and twice for faces that differ."""
    seats = city(9, "train_station", "harbor", tuna_boat=1), city(9)
    game = play(table(*seats, options=PLUS, rolling=2), *before)
    ways = {f"{prefix}{low}+{high}": 1 + (low < high) for low in range(1, 7) for high in range(low, 7)}
    assert {game.name(move): weight for move, weight in game.chances()} == ways
    rng = quartier.Rng(3)
    thrown = Counter(game.name(quartier.draw(game, rng)) for _ in range(7200))
    assert set(thrown) == set(ways)
    assert all(abs(count - 200 * ways[name]) < 100 for name, count in thrown.items())
