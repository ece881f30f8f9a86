"""The income of every roll against a second model, written from the table of cards alone.

It is slow and knows nothing of the engine: cities are dicts, and each card is a formula.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quartier
from quartier.kernel.playout import random_move

City = dict[str, int]
WHEAT = ("wheat_field", "apple_orchard", "flower_field")
CUPS = ("cafe", "family_restaurant", "sushi_bar", "pizza_joint", "hamburger_stand")
BREADS = ("bakery", "convenience_store", "flower_shop")


def number_of(city: City, *cards: str) -> int:
    return sum(city.get(card, 0) for card in cards)


# card: (numbers, coins of one copy from city, M = 1 with the mall, H = 1 with the harbor)
Formula = Callable[[City, int, int], int]
RED: dict[str, tuple[range, Formula]] = {
    "sushi_bar": (range(1, 2), lambda city, m, h: h * (3 + m)),
    "cafe": (range(3, 4), lambda city, m, h: 1 + m),
    "pizza_joint": (range(7, 8), lambda city, m, h: 1 + m),
    "hamburger_stand": (range(8, 9), lambda city, m, h: 1 + m),
    "family_restaurant": (range(9, 11), lambda city, m, h: 2 + m),
}
BLUE: dict[str, tuple[range, Formula]] = {
    "wheat_field": (range(1, 2), lambda city, m, h: 1),
    "ranch": (range(2, 3), lambda city, m, h: 1),
    "flower_field": (range(4, 5), lambda city, m, h: 1),
    "forest": (range(5, 6), lambda city, m, h: 1),
    "mackerel_boat": (range(8, 9), lambda city, m, h: 3 * h),
    "mine": (range(9, 10), lambda city, m, h: 5),
    "apple_orchard": (range(10, 11), lambda city, m, h: 3),
    "tuna_boat": (range(12, 15), lambda city, m, h: 7 * h),
}
GREEN: dict[str, tuple[range, Formula]] = {
    "bakery": (range(2, 4), lambda city, m, h: 1 + m),
    "convenience_store": (range(4, 5), lambda city, m, h: 3 + m),
    "flower_shop": (range(6, 7), lambda city, m, h: (1 + m) * number_of(city, "flower_field")),
    "cheese_factory": (range(7, 8), lambda city, m, h: 3 * number_of(city, "ranch")),
    "furniture_factory": (range(8, 9), lambda city, m, h: 3 * number_of(city, "forest", "mine")),
    "fruit_veg_market": (range(11, 13), lambda city, m, h: 2 * number_of(city, *WHEAT)),
    "food_warehouse": (range(12, 14), lambda city, m, h: 2 * number_of(city, *CUPS)),
}


def model(seats: list[dict[str, Any]], roller: int, total: int) -> list[int]:
    """The change of coins for each seat; tuna counts 7, TV takes from the richest (or next to move)."""
    coins = [seat["coins"] for seat in seats]
    others = [(roller - step) % len(seats) for step in range(1, len(seats))]

    def earn(seat: int, table: dict[str, tuple[range, Formula]]) -> int:
        city, built = seats[seat]["cards"], seats[seat]["landmarks"]
        mall, harbor = int("shopping_mall" in built), int("harbor" in built)
        return sum(
            city.get(card, 0) * formula(city, mall, harbor)
            for card, (numbers, formula) in table.items()
            if total in numbers
        )

    def pay(payer: int, payee: int, due: int) -> None:
        paid = min(due, coins[payer])
        coins[payer] -= paid
        coins[payee] += paid

    for other in others:
        pay(roller, other, earn(other, RED))
    for seat in range(len(seats)):
        coins[seat] += earn(seat, BLUE)
    coins[roller] += earn(roller, GREEN)
    own = seats[roller]["cards"]
    for other in others:
        if total == 6 and "stadium" in own:
            pay(other, roller, 2)
        if total == 7 and "publisher" in own:
            pay(other, roller, number_of(seats[other]["cards"], *CUPS, *BREADS))
        if total in (8, 9) and "tax_office" in own and coins[other] >= 10:
            pay(other, roller, coins[other] // 2)
    if total == 6 and "tv_station" in own:
        pay(max(reversed(others), key=lambda seat: coins[seat]), roller, 5)
    return [coins[seat] - seats[seat]["coins"] for seat in range(len(seats))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plus", [False, True])
def test_the_engine_and_the_model_agree_on_every_roll_of_random_games(players: int, plus: bool) -> None:
    """M-2.4, M-3.5, M-8.2"""
    game = quartier.new("metropolia", players, {"plus": plus})
    rng = quartier.Rng(players)
    compared = 0
    while game.to_move != quartier.OVER:
        game.play(random_move(game, rng))
        if rng.below(8):
            continue
        seats = game.position()["seats"]
        for seat in game.view(None)["seats"]:
            for total, coins in enumerate(seat["odds"], start=1):
                expected = model(seats, seat["seat"], total)
                assert coins == expected, (seats, seat["seat"], total)
                compared += 1
    assert compared > 200
