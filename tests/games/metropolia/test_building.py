"""Chapter 5: building, and the amusement park."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from tests.games.metropolia.setting import BASE, PLUS, city, coins, legal, phase, play, table, told

BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}


def refused(game: quartier.Game, name: str) -> tuple[str, str]:
    with pytest.raises(quartier.IllegalMove) as problem:
        game.play(game.parse(name))
    return problem.value.reason, problem.value.clause


def test_one_establishment_is_built_and_paid_to_the_bank() -> None:
    """M-5.1"""
    game = play(table(city(5), city(5), **BUILD), "build-forest")
    assert coins(game) == [2, 5]
    assert game.position()["seats"][0]["cards"]["forest"] == 1
    assert game.position()["supply"]["forest"] == 5
    assert game.seat == 1


def test_everything_affordable_is_offered_and_nothing_else() -> None:
    """M-5.1"""
    game = table(city(2), city(5), **BUILD)
    assert legal(game) == [
        "build-wheat_field",
        "build-ranch",
        "build-bakery",
        "build-cafe",
        "build-convenience_store",
        "build-fruit_veg_market",
        "nothing",
    ]
    assert refused(game, "build-forest") == ("too-dear", "M-5.1")
    assert refused(game, "build-train_station") == ("too-dear", "M-5.1")


def test_the_roller_may_build_nothing() -> None:
    """M-5.1"""
    game = play(table(city(5), city(5), **BUILD), "nothing")
    assert (coins(game), game.seat) == ([5, 5], 1)


def test_a_second_purple_card_of_the_same_name_is_refused() -> None:
    """M-5.2"""
    game = table(city(20, stadium=1, cafe=2), city(5), **BUILD)
    assert refused(game, "build-stadium") == ("second-purple", "M-5.2")
    assert "build-tv_station" in legal(game)
    assert "build-cafe" in legal(game)


def test_a_sold_out_card_is_refused() -> None:
    """M-5.3"""
    game = table(city(20, cafe=3), city(5, cafe=3), **BUILD)
    assert refused(game, "build-cafe") == ("sold-out", "M-5.3")


def test_landmarks_are_built_in_any_order() -> None:
    """M-5.4"""
    game = table(city(30, "radio_tower"), city(5), **BUILD)
    wanted = ["build-train_station", "build-shopping_mall", "build-amusement_park"]
    assert [name for name in legal(game) if name in wanted] == wanted
    assert refused(game, "build-radio_tower") == ("already-built", "M-5.4")


def test_a_landmark_works_from_the_moment_it_is_built() -> None:
    """M-5.4"""
    game = table(city(10), city(5), **BUILD)
    play(game, "build-train_station", "5", "nothing")
    assert (game.seat, phase(game)) == (0, "dice")


def test_a_double_with_the_park_gives_another_whole_turn() -> None:
    """M-5.5"""
    seats = city(9, "train_station", "amusement_park", "radio_tower"), city(9)
    game = play(table(*seats, rolling=2), "1+1", "again-two", "4+4", "build-ranch")
    assert (game.seat, game.turns, phase(game)) == (0, 2, "dice")
    play(game, "two", "4+4")
    assert phase(game) == "reroll"
    play(game, "keep", "build-ranch")
    assert (game.seat, game.turns) == (0, 3)
    play(game, "one", "4", "keep", "nothing")
    assert game.seat == 1


def test_the_extra_turn_comes_after_building_nothing_too() -> None:
    """M-5.5"""
    game = table(city(9, "train_station", "amusement_park"), city(9), rolling=2)
    assert told(play(game, "4+4"), "nothing", "extra-turn") == [{"type": "extra-turn", "seat": 0}]


def test_without_the_park_a_double_is_nothing_special() -> None:
    """M-5.5"""
    game = play(table(city(9, "train_station"), city(9, "amusement_park"), rolling=2), "4+4", "nothing")
    assert game.seat == 1


def test_one_die_is_never_a_double() -> None:
    """M-5.6"""
    game = play(table(city(9, "train_station", "amusement_park"), city(9)), "4", "nothing")
    assert game.seat == 1


def test_only_the_final_roll_makes_the_double() -> None:
    """M-5.6"""
    seats = city(9, "train_station", "amusement_park", "radio_tower"), city(9)
    game = play(table(*seats, rolling=2), "4+4")
    assert play(game.copy(), "keep", "nothing").seat == 0
    assert play(game.copy(), "again-two", "3+4", "nothing").seat == 1


def test_the_harbors_two_does_not_change_the_double() -> None:
    """M-5.6"""
    seats = city(9, "train_station", "amusement_park", "harbor"), city(9)
    game = table(*seats, options=PLUS, rolling=2)
    assert play(game.copy(), "5+5", "add-2", "nothing").seat == 0
    assert play(game.copy(), "4+6", "add-2", "nothing").seat == 1


def test_a_double_of_the_tuna_roll_gives_no_turn() -> None:
    """M-5.6"""
    seats = city(9, "train_station", "amusement_park", "harbor", tuna_boat=1), city(9)
    game = play(table(*seats, options=PLUS, rolling=2), "5+6", "add-2", "tuna-3+3", "nothing")
    assert game.seat == 1


def test_a_park_built_in_the_turn_of_the_double_comes_too_late() -> None:
    """M-5.7"""
    game = play(table(city(20, "train_station"), city(9), rolling=2), "4+4", "build-amusement_park")
    assert game.seat == 1


def test_another_landmark_built_in_the_turn_of_the_double_leaves_the_extra_turn() -> None:
    """M-5.5, M-5.7"""
    game = table(city(20, "train_station", "amusement_park"), city(9), rolling=2)
    assert play(game, "4+4", "build-shopping_mall").seat == 0


def test_the_extra_turn_still_comes_when_the_market_is_refilled_first() -> None:
    """M-5.5, M-7.5"""
    seats = city(20, "train_station", "amusement_park", ranch=5), city(9)
    options = {**BASE, "market": "ten"}
    names = [
        *("wheat_field", "ranch", "bakery", "cafe", "convenience_store", "forest", "stadium"),
        *("tv_station", "business_center", "mine"),
    ]
    game = table(*seats, options=options, rolling=2, supply=dict.fromkeys(names, 1))
    play(game, "4+4", "build-ranch")
    assert phase(game) == "deal"
    play(game, "deal-apple_orchard")
    assert (game.seat, game.turns, phase(game)) == (0, 2, "dice")
