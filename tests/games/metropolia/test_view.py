"""What a seat is shown: the table, the offers, the odds, and why something is not offered."""

from __future__ import annotations

import json
from typing import Any

import quartier
from quartier.games.metropolia.pieces import ESTABLISHMENTS, LANDMARKS
from quartier.kernel.playout import play_randomly
from tests.games.metropolia.setting import BASE, PLUS, city, coins, legal, play, table

BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}


def test_offers_are_for_the_seat_to_move_only() -> None:
    """M-5.1"""
    game = table(city(2), city(9), **BUILD)
    assert [offer["move"] for offer in game.view(0)["legal"]] == game.legal()
    assert game.view(1)["legal"] == game.view(None)["legal"] == []


def test_an_offer_has_its_cost_and_can_be_sent_back_as_it_is() -> None:
    """M-5.1"""
    game = table(city(9, "train_station"), city(9), **BUILD)
    for offer in game.view(0)["legal"]:
        assert game.number(offer) == offer["move"]
    facts = {game.name(offer["move"]): offer["facts"] for offer in game.view(0)["legal"]}
    assert facts["build-mine"] == {"cost": 6, "left": 3}
    assert facts["nothing"] == {"cost": 0, "left": 9}


def test_keeping_and_adding_show_what_they_bring() -> None:
    """M-2.6, M-8.5"""
    owner = city(5, "train_station", "radio_tower", "harbor", fruit_veg_market=1)
    game = play(table(owner, city(0, apple_orchard=1), options=PLUS, rolling=2), "4+6")
    assert game.view(0)["legal"][0]["facts"] == {"total": 10, "coins": [0, 3]}
    play(game, "keep")
    assert [offer["facts"] for offer in game.view(0)["legal"]] == [
        {"total": 10, "coins": [0, 3]},
        {"total": 12, "coins": [2, 0]},
    ]


def test_choosing_dice_shows_what_they_bring_on_average() -> None:
    """M-2.2: one die hits the field on 1 and the bakery on 2 and 3; two dice miss the 1."""
    game = table(city(9, "train_station"), city(0), phase="dice")
    assert [offer["facts"]["mean"] for offer in game.view(0)["legal"]] == [[0.5, 0.1667], [0.0833, 0.0]]


def test_the_tv_offer_shows_what_the_opponent_can_pay() -> None:
    """M-3.9"""
    game = play(table(city(0, tv_station=1), city(9), city(2)), "6")
    assert [offer["facts"]["coins"] for offer in game.view(0)["legal"]] == [5, 2]


def test_the_odds_are_what_the_rolls_then_bring() -> None:
    """M-2.4: for every total of one die and of two, compared with playing it."""
    seats = (
        city(9, "train_station", ranch=2, cheese_factory=1, stadium=1, mine=1),
        city(5, "shopping_mall", cafe=2, family_restaurant=1),
        city(12, forest=1, apple_orchard=2),
    )
    odds = table(*seats).view(None)["seats"][0]["odds"]
    assert len(odds) == 12
    for total in range(1, 13):
        dice = (str(total), 1) if total <= 6 else (f"{total - 6}+6", 2)
        game = table(*seats, rolling=dice[1])
        before = coins(game)
        after = coins(play(game, dice[0]))
        assert odds[total - 1] == [a - b for a, b in zip(after, before, strict=True)]


def test_the_ways_to_roll_each_total_are_counted() -> None:
    """M-2.2: a row of odds for each."""
    game = table(city(), city(), options=PLUS)
    rolls = game.printed()["rolls"]
    assert [each["total"] for each in rolls] == list(range(1, 15))
    assert len(game.view(None)["seats"][1]["odds"]) == len(rolls)
    assert [each["one"] for each in rolls] == [1] * 6 + [0] * 8
    assert [each["two"] for each in rolls] == [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0, 0]


def test_the_odds_take_the_mean_tuna_catch_and_the_richest_for_tv() -> None:
    """M-8.11, M-3.9"""
    game = table(city(0, "harbor", tuna_boat=2, tv_station=1), city(3), city(4), options=PLUS)
    odds = game.view(None)["seats"][0]["odds"]
    assert odds[12 - 1] == [14, 0, 0]
    assert odds[6 - 1] == [4, 0, -4]


def test_the_odds_change_nothing() -> None:
    """M-2.4"""
    game = table(city(9, mine=2), city(9, cafe=2))
    before = game.copy()
    game.view(0)
    assert game == before


def test_everything_not_offered_in_the_building_step_has_its_reason() -> None:
    """M-5.1, M-5.2, M-5.3, M-5.4"""
    game = table(city(7, "harbor", stadium=1, cafe=3), city(5, cafe=3), options=PLUS, **BUILD)
    for name in [card.id for card in ESTABLISHMENTS] + [each.id for each in LANDMARKS]:
        refused = game.refusal(game.parse(f"build-{name}"))
        assert (refused is None) == (f"build-{name}" in legal(game))
    reasons = {
        name: game.refusal(game.parse(f"build-{name}")) for name in ("stadium", "cafe", "mine", "harbor")
    }
    assert reasons == {
        "stadium": ("second-purple", "M-5.2", {"card": "stadium", "seat": 0}),
        "cafe": ("sold-out", "M-5.3", {"card": "cafe"}),
        "mine": None,
        "harbor": ("already-built", "M-5.4", {"landmark": "harbor", "seat": 0}),
    }


def test_no_card_of_plus_is_named_in_the_base_game() -> None:
    """M-9.2"""
    game = table(city(7), city(5), options=BASE, **BUILD)
    for document in (game.view(0), game.printed()):
        assert "harbor" not in json.dumps(document)
        assert "sushi_bar" not in json.dumps(document)


def test_all_seats_see_the_same_table() -> None:
    """M-3.13: nothing is hidden."""
    game = table(city(7), city(5), **BUILD)
    first, second = game.view(0), game.view(1)
    for view in (first, second):
        view.pop("legal")
        view.pop("seat")
    assert first == second
    assert game.imagine(1, 5) == game


def test_a_view_is_json() -> None:
    """M-3.13"""
    game = quartier.new("metropolia", 4)
    for document in (game.view(0), game.printed()):
        assert json.loads(json.dumps(document)) == document


def test_what_is_printed_never_changes_and_is_not_in_the_view() -> None:
    """M-1.3, M-8.15"""
    game = quartier.new("metropolia", 3, {"sushi_price": 4})
    printed = game.printed()
    assert {card["id"]: card["cost"] for card in printed["cards"]} == {
        card.id: 4 if card.id == "sushi_bar" else card.cost for card in ESTABLISHMENTS
    }
    assert [(each["id"], each["cost"]) for each in printed["landmarks"]] == [
        (each.id, each.cost) for each in LANDMARKS
    ]
    quartier.playout(game, 5)
    assert game.printed() == printed
    assert not {"cards", "landmarks", "options", "players", "refusals"} & set(game.view(0))


def test_a_view_is_small() -> None:
    """M-3.13: late in a game of four, with everything on offer."""
    rng = quartier.Rng(2)
    largest = 0
    for _ in range(3):
        game = quartier.new("metropolia", 4)
        for _ in play_randomly(game, rng):
            largest = max(largest, len(json.dumps(game.view(0), separators=(",", ":"))))
        largest = max(largest, len(json.dumps(game.view(0), separators=(",", ":"))))
    assert 3000 < largest < 6500
