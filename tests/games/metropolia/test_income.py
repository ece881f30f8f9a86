"""Chapter 3: what each card brings."""

from __future__ import annotations

import pytest

import quartier
from tests.games.metropolia.setting import BASE, PLUS, city, coins, legal, phase, play, table

FORCED = {**BASE, "business_center": "forced"}


@pytest.mark.parametrize(
    ("card", "roll", "brings"),
    [("bakery", "2", 1), ("bakery", "3", 1), ("convenience_store", "4", 3)],
)
def test_a_green_card_pays_only_in_its_owners_turn(card: str, roll: str, brings: int) -> None:
    """M-3.1"""
    game = table(city(5, **{card: 1}), city(5, **{card: 1}))
    assert coins(play(game, roll)) == [5 + brings, 5]


@pytest.mark.parametrize(
    ("card", "dice", "brings"),
    [
        ("wheat_field", "1", 1),
        ("ranch", "2", 1),
        ("forest", "5", 1),
        ("mine", "4+5", 5),
        ("apple_orchard", "5+5", 3),
        ("flower_field", "4", 1),
    ],
)
def test_a_blue_card_pays_its_owner_in_everybodys_turn(card: str, dice: str, brings: int) -> None:
    """M-3.2"""
    roller = city(5, "train_station")
    owner = city(5, **{card: 1})
    game = table(roller, owner, options=PLUS, rolling=2 if "+" in dice else 1)
    assert play(game, dice).coins[1] == 5 + brings


def test_purple_cards_act_only_in_their_owners_turn() -> None:
    """M-3.3"""
    game = table(city(5), city(5, stadium=1, tv_station=1))
    assert coins(play(game, "6")) == [5, 5]


def test_red_cards_are_paid_by_the_roller_not_by_the_bank() -> None:
    """M-3.4"""
    game = table(city(5, bakery=0, ranch=1), city(5, cafe=1), city(5, bakery=3))
    assert coins(play(game, "3")) == [4, 6, 5]


def test_red_cards_never_act_in_their_owners_turn() -> None:
    """M-3.4"""
    game = table(city(5, cafe=3), city(5))
    assert coins(play(game, "3")) == [6, 5]


def test_every_copy_acts() -> None:
    """M-3.5: two cheese factories with three ranches bring 18."""
    game = table(city(0, "train_station", cheese_factory=2, ranch=3), city(0), rolling=2)
    assert coins(play(game, "3+4")) == [18, 0]


@pytest.mark.parametrize(
    ("card", "dice", "brings"),
    [("bakery", "2", 2), ("convenience_store", "4", 4)],
)
def test_the_mall_adds_1_to_bread(card: str, dice: str, brings: int) -> None:
    """M-3.6"""
    game = table(city(0, "shopping_mall", **{card: 1}), city(0))
    assert play(game, dice).coins[0] == brings


@pytest.mark.parametrize(
    ("card", "dice", "brings"),
    [
        ("cafe", "1+2", 2),
        ("family_restaurant", "4+5", 3),
        ("family_restaurant", "5+5", 3),
        ("pizza_joint", "3+4", 2),
        ("hamburger_stand", "4+4", 2),
    ],
)
def test_the_mall_adds_1_to_cups(card: str, dice: str, brings: int) -> None:
    """M-3.6: the card's owner has the mall."""
    game = table(
        city(9, "train_station", bakery=0, forest=1),
        city(0, "shopping_mall", bakery=2, **{card: 1}),
        options=PLUS,
        rolling=2,
    )
    assert coins(play(game, dice)) == [9 - brings, brings]


def test_the_mall_of_the_payer_does_not_count() -> None:
    """M-3.6"""
    game = table(city(9, "shopping_mall", bakery=0, forest=1), city(0, bakery=2, cafe=1))
    assert coins(play(game, "3")) == [8, 1]


def test_factories_and_markets_count_other_cards_of_their_city() -> None:
    """M-3.7"""
    owner = city(
        0,
        *("train_station", "shopping_mall"),
        ranch=2,
        forest=1,
        mine=2,
        apple_orchard=2,
        wheat_field=3,
        cheese_factory=1,
        furniture_factory=1,
        fruit_veg_market=1,
    )
    other = city(0, ranch=4, forest=5, mine=4)
    game = table(owner, other, rolling=2)
    assert play(game.copy(), "3+4").coins[0] == 3 * 2
    assert play(game.copy(), "4+4").coins[0] == 3 * (1 + 2)
    assert play(game.copy(), "5+6").coins[0] == 2 * (3 + 2)
    assert play(game.copy(), "6+6").coins[0] == 2 * (3 + 2)


def test_the_market_counts_flower_fields_as_wheat() -> None:
    """M-3.7"""
    owner = city(0, "train_station", flower_field=2, fruit_veg_market=1)
    assert play(table(owner, city(), options=PLUS, rolling=2), "5+6").coins[0] == 2 * (1 + 2)


def test_the_stadium_takes_two_from_each_opponent() -> None:
    """M-3.8"""
    game = table(city(1, stadium=1), city(5), city(1), city(0))
    assert coins(play(game, "6")) == [1 + 2 + 1, 3, 0, 0]


def test_the_tv_station_takes_five_from_the_chosen_opponent() -> None:
    """M-3.9"""
    game = play(table(city(0, tv_station=1), city(7), city(3)), "6")
    assert legal(game) == ["tv-2", "tv-3"]
    assert coins(play(game.copy(), "tv-2")) == [5, 2, 3]
    assert coins(play(game.copy(), "tv-3")) == [3, 7, 0]
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "tv-1")
    assert (refused.value.reason, refused.value.clause) == ("own-city", "M-3.9")


def test_the_business_center_swaps_one_card_with_an_opponent() -> None:
    """M-3.10"""
    game = play(table(city(1, business_center=1), city(0, mine=1), city(0, forest=1)), "6")
    assert legal(game) == ["no-swap", "give-wheat_field", "give-bakery"]
    play(game, "give-bakery")
    assert legal(game) == [
        "take-2-wheat_field",
        "take-2-bakery",
        "take-2-mine",
        "take-3-wheat_field",
        "take-3-bakery",
        "take-3-forest",
    ]
    play(game, "take-2-mine")
    seats = game.position()["seats"]
    assert seats[0]["cards"] == {"wheat_field": 1, "mine": 1, "business_center": 1}
    assert seats[1]["cards"] == {"wheat_field": 1, "bakery": 2}
    assert phase(game) == "build"


def test_purple_cards_are_never_swapped() -> None:
    """M-3.10"""
    game = play(table(city(1, business_center=1), city(0, stadium=1)), "6")
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "give-business_center")
    assert (refused.value.reason, refused.value.clause) == ("purple-stays", "M-3.10")
    play(game, "give-bakery")
    assert "take-2-stadium" not in legal(game)


def test_landmarks_and_the_city_hall_are_never_swapped() -> None:
    """M-3.10, M-7.2: there is no such move at all."""
    game = play(table(city(1, "harbor", business_center=1), city(0, "airport"), options=PLUS), "6")
    for wish in ("give-harbor", "give-city_hall"):
        with pytest.raises(quartier.IllegalMove):
            game.parse(wish)


def test_two_cards_of_the_same_name_may_be_swapped() -> None:
    """M-3.10"""
    game = play(table(city(1, business_center=1), city(0)), "6", "give-bakery", "take-2-bakery")
    assert game.position()["seats"][0]["cards"] == {"wheat_field": 1, "bakery": 1, "business_center": 1}


def test_the_swap_may_be_declined() -> None:
    """M-3.11"""
    game = play(table(city(1, business_center=1), city(0)), "6", "no-swap")
    assert phase(game) == "build"


def test_the_option_forces_the_swap() -> None:
    """M-3.11"""
    game = play(table(city(1, business_center=1), city(0), options=FORCED), "6")
    assert "no-swap" not in legal(game)
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "no-swap")
    assert (refused.value.reason, refused.value.clause) == ("swap-forced", "M-3.11")


def test_all_purple_cards_of_a_six_act_in_order() -> None:
    """M-3.12"""
    roller = city(0, stadium=1, tv_station=1, business_center=1)
    game = play(table(roller, city(9), city(4)), "6")
    assert (phase(game), coins(game)) == ("tv", [4, 7, 2])
    play(game, "tv-2")
    assert (phase(game), coins(game)) == ("give", [9, 2, 2])
    play(game, "give-bakery", "take-3-bakery")
    assert phase(game) == "build"


def test_there_is_no_limit_to_money() -> None:
    """M-3.13"""
    game = play(table(city(5000, wheat_field=3), city(0)), "1")
    assert coins(game) == [5003, 1]
    assert [seat["coins"] for seat in game.view(1)["seats"]] == [5003, 1]
