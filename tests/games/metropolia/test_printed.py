"""Chapters 1, 3 and 8: the table of cards in RULES.md is the one the engine plays with."""

from __future__ import annotations

import pytest

from quartier.games.metropolia.pieces import ESTABLISHMENTS, START_CITY, Establishment
from tests.clauses import rules_of, tables
from tests.games.metropolia.setting import PLUS, city, coins, play, table

BASE_PAYOUTS = [
    ("wheat_field", "1", 1),
    ("ranch", "2", 1),
    ("bakery", "2", 1),
    ("bakery", "1+2", 1),
    ("convenience_store", "4", 3),
    ("forest", "5", 1),
    ("mine", "4+5", 5),
    ("apple_orchard", "5+5", 3),
]
PLUS_PAYOUTS = [("flower_field", "4", 1), ("mackerel_boat", "4+4", 3)]
BASE_FEES = [("cafe", "3", 1), ("family_restaurant", "4+5", 2), ("family_restaurant", "5+5", 2)]
PLUS_FEES = [("sushi_bar", "1", 3), ("pizza_joint", "3+4", 1), ("hamburger_stand", "4+4", 1)]


def row_of(card: Establishment) -> list[str]:
    """A card as RULES.md prints it, without the last column."""
    words = (
        card.id.replace("_", " ").replace("cafe", "café").replace("tv", "TV").replace("veg", "and vegetable")
    )
    numbers = str(card.number) if card.number == card.highest else f"{card.number}-{card.highest}"
    cost = f"{card.cost} (M-8.15)" if card.id == "sushi_bar" else str(card.cost)
    return [card.set.replace("plus", "Plus"), words, numbers, cost, card.colour, card.icon]


def test_the_table_of_cards_is_the_one_in_the_rules() -> None:
    """M-1.3, M-1.2, M-7.1"""
    (rows,) = [each for each in tables(rules_of("metropolia")) if each[0][1] == "establishment"]
    assert [row[:6] for row in rows[1:]] == [row_of(card) for card in ESTABLISHMENTS]


def test_the_table_of_cards_has_every_fixed_payout() -> None:
    """M-3.14, M-8.16: a card of another kind names its clause instead."""
    (rows,) = [each for each in tables(rules_of("metropolia")) if each[0][1] == "establishment"]
    fixed = {card: brings for card, _, brings in BASE_PAYOUTS + PLUS_PAYOUTS + BASE_FEES + PLUS_FEES}
    for card, row in zip(ESTABLISHMENTS, rows[1:], strict=True):
        if card.id in fixed:
            assert row[6] == str(fixed[card.id]) == str(card.pays)
        else:
            assert row[6].startswith("M-")


def collected(card: str, dice: str) -> int:
    """What one more copy of a card brings the roller; boats have their harbor."""
    purses = []
    landmarks = ("train_station", "harbor") if card == "mackerel_boat" else ("train_station",)
    for more in (0, 1):
        owner = city(5, *landmarks, **{card: START_CITY.count(card) + more})
        game = table(owner, city(5), options=PLUS, rolling=2 if "+" in dice else 1)
        purses.append(play(game, dice).coins[0])
    return purses[1] - purses[0]


@pytest.mark.parametrize(("card", "dice", "brings"), BASE_PAYOUTS)
def test_a_plain_card_of_the_base_game_brings_a_fixed_sum(card: str, dice: str, brings: int) -> None:
    """M-3.14"""
    assert collected(card, dice) == brings


@pytest.mark.parametrize(("card", "dice", "brings"), PLUS_PAYOUTS)
def test_a_plain_card_of_plus_brings_a_fixed_sum(card: str, dice: str, brings: int) -> None:
    """M-8.16"""
    assert collected(card, dice) == brings


def taken(card: str, dice: str) -> int:
    """What one copy of a red card, whose owner has the harbor, takes from the roller."""
    purses = []
    for copies in (0, 1):
        game = table(
            city(9, "train_station"),
            city(9, "harbor", **{card: copies}),
            options=PLUS,
            rolling=2 if "+" in dice else 1,
        )
        purses.append(coins(play(game, dice)))
    assert sum(purses[0]) == sum(purses[1])
    return purses[0][0] - purses[1][0]


@pytest.mark.parametrize(("card", "dice", "fee"), BASE_FEES)
def test_a_red_card_of_the_base_game_takes_a_fixed_sum(card: str, dice: str, fee: int) -> None:
    """M-3.14"""
    assert taken(card, dice) == fee


@pytest.mark.parametrize(("card", "dice", "fee"), PLUS_FEES)
def test_a_red_card_of_plus_takes_a_fixed_sum(card: str, dice: str, fee: int) -> None:
    """M-8.16"""
    assert taken(card, dice) == fee
