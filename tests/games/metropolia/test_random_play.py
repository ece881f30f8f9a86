"""What holds in every position of random games."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import CARD_IDS, ESTABLISHMENTS, START_CITY
from quartier.kernel.playout import play_randomly
from tests.games.metropolia.setting import coins

SPREAD: list[dict[str, Any]] = [
    {},
    {"plus": False},
    {"market": "5-5-2", "business_center": "forced"},
    {"plus": False, "market": "ten", "dead_purples": "clear"},
    {"edition": "international"},
]


def random_positions(players: int, options: dict[str, Any], seed: int) -> list[Metropolia]:
    """A whole random game, position by position."""
    game = quartier.new("metropolia", players, options)
    assert isinstance(game, Metropolia)
    return [*(game.copy() for _ in play_randomly(game, seed)), game]


@pytest.mark.parametrize("options", SPREAD, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_made_or_lost_and_nobody_has_debts(players: int, options: dict[str, Any]) -> None:
    """M-1.2, M-4.2, M-5.2, M-7.1, M-7.8"""
    for game in random_positions(players, options, players):
        assert min(coins(game)) >= 0
        for number, card in enumerate(ESTABLISHMENTS):
            held = [game.cities[seat * 25 + number] for seat in range(players)]
            there = sum(held) + game.supply[number] + game.deck[number]
            boxed = card.copies + players * (card.id in START_CITY)
            if card.set == "plus" and not game.options["plus"]:
                boxed = 0
            if card.colour == "purple":
                assert max(held) <= 1
            if card.colour == "purple" and game.options["dead_purples"] == "clear":
                assert there <= boxed
            else:
                assert there == boxed


@pytest.mark.parametrize("options", SPREAD, ids=str)
def test_a_seat_is_asked_only_when_it_has_a_choice(options: dict[str, Any]) -> None:
    """M-2.7"""
    for game in random_positions(3, options, 11):
        if game.to_move >= 0:
            assert len(game.legal()) > 1


def test_the_market_is_never_short_while_the_deck_has_cards() -> None:
    """M-7.5"""
    for game in random_positions(2, {}, 3):
        names = sum(game.supply[number] > 0 for number in range(len(CARD_IDS)))
        if game.position()["phase"] != "deal":
            assert names >= 10 or sum(game.deck) == 0


def test_random_games_last_as_long_as_they_should() -> None:
    """M-2.1: mean turns of random play, measured with an independent model: 84 and 108, and 140 with Plus."""
    for players, options, turns in ((2, {"plus": False}, 84), (4, {"plus": False}, 108), (4, {}, 140)):
        rng = quartier.Rng(1)
        total = 0
        for _ in range(120):
            game = quartier.playout(quartier.new("metropolia", players, options), rng)
            assert isinstance(game, Metropolia)
            total += game.turns
        assert abs(total / 120 - turns) < 6
