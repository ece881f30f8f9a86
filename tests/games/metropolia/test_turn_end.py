"""Where a turn ends, and what is shown while it is held back."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.kernel.playout import random_move
from tests.games.metropolia.setting import PLUS, city, coins, phase, play, table
from tests.games.metropolia.spread import SPREAD

TEN = {"plus": True, "market": "ten"}
NAMES = (
    "wheat_field", "ranch", "bakery", "cafe", "convenience_store", "forest", "stadium", "mine", "sushi_bar",
    "flower_field",
)  # fmt: skip
BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}


def ends(game: Metropolia, name: str) -> bool:
    return game.ends_turn(game.parse(name))


def held(game: Metropolia, name: str) -> Metropolia:
    after = game.tentative(game.parse(name))
    assert isinstance(after, Metropolia)
    return after


def types(game: quartier.Game) -> list[str]:
    return [event["type"] for event in game.ledger or []]


def test_building_ends_the_turn_and_choosing_does_not() -> None:
    """M-2.1"""
    game = table(city(30, "train_station", "radio_tower"), city(5), options=PLUS, phase="dice")
    assert not ends(game, "two")
    play(game, "two")
    assert not game.ends_turn(game.parse("3+4"))  # chance has no turn
    play(game, "3+4")
    assert not ends(game, "keep")
    assert not ends(game, "again-one")
    play(game, "keep")
    for name in ("build-cafe", "build-airport", "nothing"):
        assert ends(game, name)


def test_a_purchase_that_empties_a_pile_ends_the_turn_before_the_dealing() -> None:
    """M-7.5: whatever is turned up."""
    game = table(city(9), city(9), options=TEN, supply=dict.fromkeys(NAMES, 1), **BUILD)
    assert ends(game, "build-ranch")
    play(game, "build-ranch")
    assert (phase(game), game.turn) == ("deal", (1, 0))
    play(game, "deal-publisher")
    assert game.turn == (2, 1)


def test_a_choice_with_nothing_left_to_build_ends_the_turn() -> None:
    """M-2.7: the swap leaves a purse without coins."""
    game = table(
        city(0, business_center=1), city(5), phase="give", dice=[6], options={"plus": False, "market": "all"}
    )
    assert ends(game, "no-swap")
    assert not ends(game, "give-bakery")


def test_the_last_landmark_ends_the_turn() -> None:
    """M-6.1"""
    last = city(50, "train_station", "shopping_mall", "amusement_park", "radio_tower", "airport")
    game = table(last, city(5), options=PLUS, **BUILD)
    assert ends(game, "build-harbor")
    won = held(game, "build-harbor")
    assert won.to_move == quartier.OVER
    assert types(won) == ["landmark", "win"]


def test_nothing_of_the_next_turn_is_shown_while_the_turn_is_held() -> None:
    """M-8.3: no city hall, no new turn."""
    game = table(city(9), city(9), options=PLUS, **BUILD)
    after = held(game, "build-cafe")
    assert types(after) == ["build"]
    assert coins(after) == [7, 9]
    assert after.turn == game.turn == (1, 0)
    assert (after.to_move, after.legal(), after.view(0)["legal"]) == (0, [], [])
    assert after.view(None)["phase"] == "build"
    assert after.view(None)["roll"] == {"dice": [5], "added": 0, "total": 5}
    assert coins(game) == [9, 9]
    full = game.events(game.parse("build-cafe"), None)
    assert [event["type"] for event in full] == ["build", "turn", "city-hall"]
    assert full[:1] == after.ledger


def test_an_extra_turn_has_not_begun_while_the_turn_is_held() -> None:
    """M-5.5"""
    owner = city(9, "train_station", "amusement_park")
    game = table(owner, city(9), options=PLUS, phase="build", dice=[3, 3])
    after = held(game, "nothing")
    assert types(after) == ["nothing"]
    assert (after.turn, coins(after)) == ((1, 0), [9, 9])
    assert play(game, "nothing").turn == (2, 0)


def test_nothing_is_dealt_while_the_turn_is_held() -> None:
    """M-7.5"""
    game = table(city(9), city(9), options=TEN, supply=dict.fromkeys(NAMES, 1), **BUILD)
    after = held(game, "build-ranch")
    assert types(after) == ["build"]
    view = after.view(0)
    assert (view["phase"], view["to_move"], len(view["market"])) == ("build", 0, 9)


@pytest.mark.parametrize("options", SPREAD, ids=str)
def test_every_turn_ends_once_and_is_held_with_the_beginning_of_its_ledger(options: dict[str, Any]) -> None:
    """M-2.1, M-2.5"""
    game = quartier.new("metropolia", 3, options)
    rng = quartier.Rng(8)
    while game.to_move != quartier.OVER:
        chance = game.to_move == quartier.CHANCE
        move = random_move(game, rng)
        before, ended = game.turn, game.ends_turn(move)
        assert not game.reveals(move)
        assert game.imagine(0, 1) == game.imagine(1, 2) == game
        if not chance:
            after = game.tentative(move)
            assert after.ledger == game.events(move, None)[: len(after.ledger or [])]
            assert after.turn == before
            assert not {"turn", "deal", "first-player"} & set(types(after))
        game.play(move)
        dealing = game.position()["phase"] == "deal"
        if not chance:
            assert ended == (game.turn != before or dealing or game.to_move == quartier.OVER)
