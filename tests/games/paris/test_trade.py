"""Chapter 7: buying and selling."""

from __future__ import annotations

import pytest

import quartier
from quartier.games.paris import pieces
from tests.games.paris.setting import legal, play, refusal, table


def test_prices_are_those_of_the_table() -> None:
    """P-7.1, P-13.4"""
    kinds = dict.fromkeys(pieces.KINDS, 1)
    for kind in pieces.KINDS:
        game = play(table(2, screens={0: {"tokens": kinds}}), f"sell:{kind}")
        assert game.francs[0] == 3 + pieces.SELL[kind]
    for kind in pieces.RESOURCES:
        game = play(
            table(2, supply={"wood": 1, "marble": 1, "gold": 1}, screens={0: {"francs": 9}}), f"buy:{kind}"
        )
        assert game.francs[0] == 9 - pieces.BUY[kind]
        assert game.supply[pieces.KINDS.index(kind)] == 0


def test_prestige_cannot_be_bought() -> None:
    """P-7.1"""
    with pytest.raises(quartier.IllegalMove) as refused:
        table(2).number({"type": "buy", "kind": "gold-prestige"})
    assert refused.value.reason == "unknown-move"


def test_spent_resources_go_to_the_supply() -> None:
    """P-7.2"""
    game = table(2, banks={"montmartre": [0]}, screens={0: {"francs": 20, "tokens": {"wood": 1}}})
    play(game, "mo$>mo8")
    assert game.supply[0] == 1


def test_nothing_can_be_bought_at_the_start() -> None:
    """P-7.3"""
    game = table(2, screens={0: {"francs": 20}})
    assert not [name for name in legal(game) if name.startswith("buy")]
    assert refusal(game, "buy:wood") == ("supply-empty", "P-7.3")


def test_sold_resources_can_be_bought_and_sold_prestige_is_gone() -> None:
    """P-7.3"""
    game = table(2, screens={0: {"tokens": {"gold": 1, "gold-prestige": 1}}})
    play(game, "sell:gold", "sell:gold-prestige", "buy:gold")
    assert game.francs[0] == 3 + 3 + 3 - 4
    assert sum(1 for kind in game.token if kind == 5) == 5
    assert refusal(game, "sell:gold-prestige") == ("no-token", "P-7.1")


def test_what_is_too_dear_is_refused() -> None:
    """P-7.1"""
    game = table(2, supply={"gold": 1}, screens={0: {"francs": 3}})
    assert refusal(game, "buy:gold") == ("too-few-francs", "P-7.1")


def test_nobody_trades_in_another_players_turn() -> None:
    """P-7.5: only the seat whose turn it is has anything to trade."""
    game = table(2, screens={1: {"tokens": {"gold": 1}}})
    assert game.view(1)["legal"] == []
    assert refusal(game, "sell:gold") == ("no-token", "P-7.1")


def test_a_tile_of_any_kind_is_sold_as_the_dearest() -> None:
    """P-7.6, P-8.3"""
    for number in (8, 10):
        game = play(table(2, screens={0: {"held": [number]}}), f"use{number}")
        assert (game.francs[0], game.used[0]) == (6, 1 << number)
        assert game.supply == [0, 0, 0]
