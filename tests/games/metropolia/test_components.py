"""Chapter 1 and the beginning of chapter 7: the cards and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import ESTABLISHMENTS, LANDMARKS
from tests.games.metropolia.setting import BASE, PLUS, coins, legal

ICONS = {
    "wheat": {"wheat_field", "apple_orchard", "flower_field"},
    "cow": {"ranch"},
    "gear": {"forest", "mine"},
    "bread": {"bakery", "convenience_store", "flower_shop"},
    "cup": {"cafe", "family_restaurant", "sushi_bar", "pizza_joint", "hamburger_stand"},
    "factory": {"cheese_factory", "furniture_factory", "food_warehouse"},
    "fruit": {"fruit_veg_market"},
    "boat": {"mackerel_boat", "tuna_boat"},
    "tower": {"stadium", "tv_station", "business_center", "publisher", "tax_office"},
}


def start(players: int = 2, **options: object) -> Metropolia:
    game = quartier.new("metropolia", players, options)
    assert isinstance(game, Metropolia)
    return game


@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_player_or_five_are_refused(players: int) -> None:
    """M-1.1"""
    with pytest.raises(quartier.BadOptions):
        quartier.new("metropolia", players)


def test_the_base_game_has_84_cards_of_15_kinds() -> None:
    """M-1.2"""
    base = [card for card in ESTABLISHMENTS if card.set == "base"]
    assert Counter(card.colour for card in base) == {"green": 5, "blue": 5, "red": 2, "purple": 3}
    assert sum(card.copies for card in base) == 84
    assert all(card.copies == (4 if card.colour == "purple" else 6) for card in base)


def test_plus_adds_56_cards_of_10_kinds() -> None:
    """M-7.1"""
    plus = [card for card in ESTABLISHMENTS if card.set == "plus"]
    assert Counter(card.colour for card in plus) == {"green": 2, "blue": 3, "red": 3, "purple": 2}
    assert sum(card.copies for card in plus) == 56


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_is_the_same_for_every_number_of_players(players: int) -> None:
    """M-1.2: purple cards stay at four, even for two players."""
    game = start(players, **BASE)
    assert list(game.supply) == [card.copies for card in ESTABLISHMENTS[:15]] + [0] * 10


def test_the_icons_are_the_printed_ones() -> None:
    """M-1.3"""
    found: dict[str, set[str]] = {}
    for card in ESTABLISHMENTS:
        found.setdefault(card.icon, set()).add(card.id)
    assert found == ICONS


def test_the_numbers_and_costs_are_the_printed_ones() -> None:
    """M-1.3"""
    assert [(card.id, card.number, card.highest, card.cost) for card in ESTABLISHMENTS] == [
        ("wheat_field", 1, 1, 1),
        ("ranch", 2, 2, 1),
        ("bakery", 2, 3, 1),
        ("cafe", 3, 3, 2),
        ("convenience_store", 4, 4, 2),
        ("forest", 5, 5, 3),
        ("stadium", 6, 6, 6),
        ("tv_station", 6, 6, 7),
        ("business_center", 6, 6, 8),
        ("cheese_factory", 7, 7, 5),
        ("furniture_factory", 8, 8, 3),
        ("mine", 9, 9, 6),
        ("family_restaurant", 9, 10, 3),
        ("apple_orchard", 10, 10, 3),
        ("fruit_veg_market", 11, 12, 2),
        ("sushi_bar", 1, 1, 2),
        ("flower_field", 4, 4, 2),
        ("flower_shop", 6, 6, 1),
        ("pizza_joint", 7, 7, 1),
        ("publisher", 7, 7, 5),
        ("hamburger_stand", 8, 8, 1),
        ("mackerel_boat", 8, 8, 2),
        ("tax_office", 8, 9, 4),
        ("food_warehouse", 12, 13, 2),
        ("tuna_boat", 12, 14, 5),
    ]


def test_every_city_starts_with_a_field_and_a_bakery_of_its_own() -> None:
    """M-1.4: the start cards do not come out of the supply."""
    game = start(3, **BASE)
    for seat in game.position()["seats"]:
        assert seat["cards"] == {"wheat_field": 1, "bakery": 1}
    assert game.position()["supply"]["wheat_field"] == 6


def test_the_landmarks_cost_what_is_printed() -> None:
    """M-1.5, M-7.3"""
    assert {each.id: each.cost for each in LANDMARKS if each.set == "base"} == {
        "train_station": 4,
        "shopping_mall": 10,
        "amusement_park": 16,
        "radio_tower": 22,
    }
    assert {each.id: each.cost for each in LANDMARKS if each.set == "plus"} == {"harbor": 2, "airport": 30}


@pytest.mark.parametrize(("options", "number"), [(BASE, 4), (PLUS, 6)])
def test_all_landmarks_are_under_construction_at_first(options: dict[str, object], number: int) -> None:
    """M-1.5, M-7.3"""
    for seat in start(4, **options).view(None)["seats"]:
        assert list(seat["landmarks"].values()) == [False] * number


def test_everybody_starts_with_three_coins() -> None:
    """M-1.6"""
    assert coins(start(4, **BASE)) == [3, 3, 3, 3]


def test_all_piles_of_the_base_game_lie_open() -> None:
    """M-1.7"""
    assert len(start(2, plus=False).view(None)["market"]) == 15


def test_the_first_player_is_drawn_by_lot() -> None:
    """M-1.8"""
    game = start(3, **BASE)
    assert game.to_move == quartier.CHANCE
    assert game.chances() == [(game.parse(f"first-{seat}"), 1) for seat in (1, 2, 3)]
    game.play(game.parse("first-3"))
    assert game.view(None)["turn"]["seat"] == 2


def test_the_option_gives_the_first_turn_to_seat_1() -> None:
    """M-1.8"""
    game = start(3, **BASE, first_player="seat-1")
    assert (game.seat, game.turns) == (0, 1)
    assert legal(game) == ["1", "2", "3", "4", "5", "6"]


def test_every_city_of_plus_has_a_city_hall_from_the_start() -> None:
    """M-7.2"""
    assert start(2).printed()["city_hall"] is True
    assert start(2, plus=False).printed()["city_hall"] is False
