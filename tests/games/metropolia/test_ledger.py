"""The events of a move: who got what from which card, and who paid."""

from __future__ import annotations

from typing import Any

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.kernel.playout import play_randomly
from tests.games.metropolia.setting import PLUS, city, coins, play, table, told

GAINS = {"income", "city-hall", "airport"}


def test_the_events_of_a_roll_list_every_payment_and_every_income() -> None:
    """M-2.4, M-8.2"""
    game = table(city(1, bakery=2), city(0, cafe=2), city(0))
    assert told(game, "3") == [
        {"type": "roll", "seat": 0, "first": 3, "second": 0, "total": 3},
        {
            "type": "payment",
            "seat": 1,
            "payer": 0,
            "card": "cafe",
            "copies": 2,
            "due": 2,
            "coins": 1,
            "forgiven": 1,
        },
        {"type": "income", "seat": 0, "card": "bakery", "copies": 2, "coins": 2},
    ]


def test_income_is_listed_from_the_roller_on_counter_clockwise() -> None:
    boats = city(0, "train_station", "harbor", wheat_field=1, tuna_boat=1)
    game = table(boats, boats, boats, options=PLUS, turn=1, rolling=2)
    assert [event["seat"] for event in told(play(game.copy(), "6+6", "add-2"), "tuna-1+1", "income")] == [
        1,
        0,
        2,
    ]
    one = table(city(), city(), city(), options=PLUS, turn=1)
    assert [event["seat"] for event in told(one, "1", "income")] == [1, 0, 2]


def test_choices_are_events_too() -> None:
    """M-2.2, M-2.6, M-8.5"""
    owner = city(5, "train_station", "radio_tower", "harbor")
    game = table(owner, city(0), options=PLUS, phase="dice")
    assert told(game, "two") == [{"type": "dice", "seat": 0, "count": 2}]
    play(game, "two", "5+5")
    assert told(game, "again-one") == [{"type": "reroll", "seat": 0, "count": 1}]
    assert told(game, "keep") == [{"type": "keep", "seat": 0}]
    play(game, "keep")
    assert told(game, "add-2")[0] == {"type": "harbor", "seat": 0, "added": 2, "total": 12}
    assert told(game, "add-0")[0] == {"type": "harbor", "seat": 0, "added": 0, "total": 10}


def test_the_events_of_a_swap_are_two_cards_that_move() -> None:
    """M-3.10"""
    game = play(table(city(1, business_center=1), city(0, mine=1)), "6")
    assert told(game, "no-swap") == [{"type": "no-swap", "seat": 0}]
    play(game, "give-bakery")
    assert told(game, "take-2-mine") == [
        {"type": "gave", "seat": 0, "to": 1, "card": "bakery"},
        {"type": "took", "seat": 0, "from": 1, "card": "mine"},
    ]


def test_building_and_the_next_turn_are_events() -> None:
    """M-5.1, M-8.8"""
    game = table(city(9, "airport"), city(0), options=PLUS, phase="build", dice=[5])
    assert told(game, "build-forest")[0] == {"type": "build", "seat": 0, "card": "forest", "coins": 3}
    assert told(game, "build-harbor")[0] == {"type": "landmark", "seat": 0, "landmark": "harbor", "coins": 2}
    assert told(game, "nothing") == [
        {"type": "nothing", "seat": 0},
        {"type": "airport", "seat": 0, "landmark": "airport", "coins": 10},
        {"type": "turn", "seat": 1, "turn": 2},
        {"type": "city-hall", "seat": 1, "card": "city_hall", "coins": 1},
    ]


def balance(events: list[dict[str, Any]], before: list[int]) -> list[int]:
    """The coins after the events, from the coins before."""
    after = list(before)
    for event in events:
        if event["type"] in GAINS:
            after[event["seat"]] += event["coins"]
        elif event["type"] == "payment":
            after[event["seat"]] += event["coins"]
            after[event["payer"]] -= event["coins"]
        elif event["type"] in ("build", "landmark"):
            after[event["seat"]] -= event["coins"]
    return after


def test_the_ledger_accounts_for_every_coin_of_whole_games() -> None:
    """M-3.13, M-4.2"""
    spread: list[dict[str, Any]] = [{}, {"plus": False}, {"edition": "international"}]
    for seed, options in enumerate(spread):
        game = quartier.new("metropolia", 3, options)
        assert isinstance(game, Metropolia)
        expected = coins(game)
        for move in play_randomly(game, seed):
            assert coins(game) == expected
            expected = balance(game.events(move, None), coins(game))
        assert coins(game) == expected
