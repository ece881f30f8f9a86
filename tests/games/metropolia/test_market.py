"""Chapter 7: the market of ten piles, 5-5-2, and what is cleared away."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import ESTABLISHMENTS
from tests.games.metropolia.setting import city, coins, legal, phase, play, table, told

TEN = {"plus": True, "market": "ten"}
NAMES = (
    "wheat_field", "ranch", "bakery", "cafe", "convenience_store", "forest", "stadium", "mine", "sushi_bar",
    "flower_field",
)  # fmt: skip
LOW = ("wheat_field", "ranch", "bakery", "cafe", "forest")
HIGH = ("cheese_factory", "mine", "apple_orchard", "pizza_joint", "tuna_boat")
BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}


def one_each(*names: str) -> dict[str, int]:
    return dict.fromkeys(names, 1)


def refilled(*names: str, options: dict[str, Any] = TEN) -> Metropolia:
    """After a ranch was bought from a market with one card of each name."""
    game = table(city(9), city(9), options=options, supply=one_each(*names), **BUILD)
    return play(game, "build-ranch")


def test_cards_are_turned_up_until_ten_names_lie_open() -> None:
    """M-7.4"""
    game = quartier.new("metropolia")
    assert isinstance(game, Metropolia)
    assert sum(weight for _, weight in game.chances()) == 140
    for name in NAMES[:9]:
        play(game, f"deal-{name}", f"deal-{name}")
    assert phase(game) == "deal"
    play(game, f"deal-{NAMES[9]}")
    assert phase(game) == "first-player"
    assert game.position()["supply"] == {**dict.fromkeys(NAMES, 2), NAMES[9]: 1}
    assert game.view(None)["deck"] == 140 - 19


def test_a_card_is_dealt_by_the_copies_left_in_the_deck() -> None:
    """M-7.4"""
    game = quartier.new("metropolia")
    weights = dict(game.chances())
    assert weights[game.parse("deal-cafe")] == 6
    assert weights[game.parse("deal-stadium")] == 4
    game.play(game.parse("deal-cafe"))
    assert dict(game.chances())[game.parse("deal-cafe")] == 5


def test_only_what_lies_open_can_be_built() -> None:
    """M-7.4"""
    game = table(city(50), city(9), options=TEN, supply=one_each(*NAMES), **BUILD)
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "build-tv_station")
    assert (refused.value.reason, refused.value.clause) == ("not-on-market", "M-7.4")


def test_the_market_is_refilled_at_once() -> None:
    """M-7.5"""
    game = refilled(*NAMES)
    assert (phase(game), game.seat) == ("deal", 0)
    play(game, "deal-publisher")
    assert (phase(game), game.seat) == ("roll", 1)


def test_a_pile_with_cards_left_needs_no_refill() -> None:
    """M-7.5"""
    game = table(city(9), city(9), options=TEN, supply={**one_each(*NAMES), "ranch": 2}, **BUILD)
    assert phase(play(game, "build-ranch")) == "roll"


def test_a_repeated_name_goes_on_its_pile_and_one_more_is_dealt() -> None:
    """M-7.6"""
    game = refilled(*NAMES)
    assert told(game, "deal-cafe", "deal") == [{"type": "deal", "card": "cafe", "pile": 2}]
    play(game, "deal-cafe")
    assert phase(game) == "deal"
    assert game.position()["supply"]["cafe"] == 2


def test_an_empty_deck_refills_nothing() -> None:
    """M-7.7"""
    purple = [card.id for card in ESTABLISHMENTS if card.colour == "purple"]
    supply = {
        **dict.fromkeys(purple, 2),
        **dict.fromkeys(("cafe", "forest", "mine", "flower_shop"), 6),
        "ranch": 1,
    }
    sold = {card.id: 6 for card in ESTABLISHMENTS if card.id not in supply}
    owner = city(9, **{**sold, **one_each(*purple), "ranch": 5, "wheat_field": 7, "bakery": 7})
    game = table(owner, city(9, **one_each(*purple)), options=TEN, supply=supply, **BUILD)
    assert game.position()["deck"] == {}
    play(game, "build-ranch")
    assert (phase(game), game.seat) == ("roll", 1)


def test_a_deck_may_run_out_in_the_middle_of_a_refill() -> None:
    """M-7.7"""
    cards = {card.id: card.copies for card in ESTABLISHMENTS if card.set == "base"}
    mine = {name: copies for name, copies in cards.items() if name not in NAMES and copies == 6}
    theirs = {"tv_station": 1, "business_center": 1}
    supply = {name: cards[name] for name in NAMES if name in cards}
    supply["ranch"] = 1
    owner = city(9, "train_station", ranch=5, **mine)
    options = {"plus": False, "market": "ten"}
    supply |= {"tv_station": 3, "business_center": 2}
    game = table(
        owner, city(9, **theirs), options=options, supply=supply, deck={"business_center": 1}, **BUILD
    )
    play(game, "build-ranch")
    assert legal(game) == ["deal-business_center"]
    play(game, "deal-business_center")
    assert (phase(game), game.view(None)["deck"]) == ("roll", 0)


def test_a_dead_purple_pile_stays_by_default() -> None:
    """M-7.8"""
    supply = {**one_each(*NAMES), "stadium": 2}
    game = table(city(9), city(9, stadium=1), options=TEN, supply=supply, **BUILD)
    play(game, "build-stadium")
    assert game.position()["supply"]["stadium"] == 1
    assert phase(game) == "roll"


def test_the_option_clears_dead_purple_piles_and_refills() -> None:
    """M-7.8"""
    options = {**TEN, "dead_purples": "clear"}
    supply = {**one_each(*NAMES), "stadium": 2}
    game = table(city(9), city(9, stadium=1), options=options, supply=supply, **BUILD)
    assert told(game, "build-stadium", "clear") == [{"type": "clear", "card": "stadium", "copies": 1}]
    play(game, "build-stadium")
    assert phase(game) == "deal"
    assert "stadium" not in game.position()["supply"]
    play(game, "deal-stadium")
    assert "stadium" not in game.position()["supply"]
    assert phase(game) == "deal"


def test_a_purple_pile_that_somebody_may_still_build_is_not_cleared() -> None:
    """M-7.8"""
    options = {**TEN, "dead_purples": "clear"}
    supply = {**one_each(*NAMES), "stadium": 2}
    game = table(city(9), city(9, stadium=1), city(9), options=options, supply=supply, **BUILD)
    assert phase(play(game, "build-stadium")) == "roll"


def test_five_five_two_is_dealt_from_three_decks() -> None:
    """M-7.9"""
    game = quartier.new("metropolia", 2, {"market": "5-5-2"})
    rng = quartier.Rng(5)
    while game.to_move == quartier.CHANCE and game.position()["phase"] == "deal":
        game.play(quartier.draw(game, rng))
    cards = {card.id: card for card in ESTABLISHMENTS}
    market = [cards[card] for card in game.view(None)["market"]]
    purple = [card for card in market if card.colour == "purple"]
    others = [card for card in market if card.colour != "purple"]
    assert len(purple) == 2
    assert sorted(card.number > 6 for card in others) == [False] * 5 + [True] * 5


def test_five_five_two_refills_each_part_from_its_own_deck() -> None:
    """M-7.9"""
    game = refilled(*LOW, *HIGH, "stadium", "publisher", options={"market": "5-5-2"})
    assert phase(game) == "deal"
    dealt = {name.removeprefix("deal-") for name in legal(game)}
    assert dealt == {card.id for card in ESTABLISHMENTS if card.number <= 6 and card.colour != "purple"}
    with pytest.raises(quartier.IllegalMove) as refused:
        play(game, "deal-mine")
    assert (refused.value.reason, refused.value.clause) == ("other-deck", "M-7.9")


@pytest.mark.parametrize(
    ("options", "market"),
    [
        ({"plus": False}, "all"),
        ({"plus": True}, "ten"),
        ({"plus": False, "market": "ten"}, "ten"),
        ({"plus": True, "market": "all"}, "all"),
        ({"plus": False, "market": "5-5-2"}, "5-5-2"),
    ],
)
def test_the_set_decides_the_market_if_the_option_does_not(options: dict[str, Any], market: str) -> None:
    """M-7.10"""
    assert quartier.new("metropolia", 3, options).options["market"] == market


def test_a_refill_moves_no_coins() -> None:
    """M-7.5: with a city hall that pays at the start of a turn, only the next roller gets one."""
    game = play(refilled(*NAMES), "deal-publisher")
    assert coins(game) == [8, 10]
