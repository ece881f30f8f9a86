"""Random games: nothing is lost, nothing is made, and every turn ends."""

from __future__ import annotations

from typing import Any, cast

import pytest

import quartier
from quartier.games.paris import pieces, trade
from quartier.games.paris.check import check
from quartier.games.paris.game import Paris
from quartier.kernel.playout import play_randomly, random_move

VARIANTS: list[dict[str, Any]] = [
    {},
    {"setup": "advanced", "stacks": 3},
    {"placement": "free", "after_30": "effects"},
    {"landmarks": "b", "last_building_end_tile": False, "open_screens": True},
]


def conserved(game: Paris) -> None:
    """No key, resource, bonus tile or building is lost, and nobody has debts."""
    for seat in range(game.players):
        on_board = sum(game.keys_on[seat::4]) + sum(game.bank[seat::4]) + game.arc[seat]
        assert on_board + game.keys[seat] + game.spare[seat] == pieces.KEYS[game.players] + 2
        assert game.francs[seat] >= 0
        assert not game.held[seat] & game.used[seat]
    for kind in range(3):
        count = sum(1 for each in game.token if each == kind) + sum(game.tokens[kind::6]) + game.supply[kind]
        assert count == 6
    for number in range(1, 31):
        owners = sum((game.held[seat] | game.used[seat]) >> number & 1 for seat in range(game.players))
        left = sum(game.left_on[space] for space in range(1, 31) if game.number_on[space] == number)
        assert owners + left == pieces.copies(number, game.players)
    assert min(game.tokens) >= 0
    assert bin(game.end_pile).count("1") + game.end_count == 12


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pieces_are_conserved_in_every_ply(players: int, options: dict[str, Any]) -> None:
    """P-1.2, P-1.3, P-1.9, P-6.8, P-7.2"""
    rng = quartier.Rng(players)
    game = cast(Paris, quartier.new("paris", players, options))
    checked = 0
    while game.to_move != quartier.OVER:
        game.play(random_move(game, rng))
        if game.turns:
            conserved(game)
            check(game)
            checked += 1
    assert checked > 100, "a game with hardly a ply to check"


def test_francs_come_and_go_only_as_the_events_say() -> None:
    """P-4.2, P-7.1: the events of a game add up to every seat's francs."""
    signs = {"place": 1, "sell": 1, "buy": -1, "pay-francs": -1, "advance": -1, "use": 1, "use-end": 1}
    for seed in range(3):
        game = cast(Paris, quartier.new("paris", 3))
        purses = [3, 3, 3]
        for move in play_randomly(game, seed):
            assert list(game.francs[:3]) == purses
            for event in game.events(move, None):
                if event["type"] in signs:
                    purses[event["seat"]] += signs[event["type"]] * event["francs"]
                elif event["type"] == "leftovers":
                    purses[event["seat"]] += event["francs"]
        assert list(game.francs[:3]) == purses


@pytest.mark.parametrize("players", [2, 4])
def test_no_turn_is_longer_than_its_bound(players: int) -> None:
    """P-4.6: also for a player who trades whenever it is possible."""
    rng = quartier.Rng(9)
    game = cast(Paris, quartier.new("paris", players))
    turn, left = 0, 0
    while game.to_move != quartier.OVER:
        if game.turns != turn:
            turn, left = game.turns, trade.longest_turn(game)
        legal = game.legal()
        if game.to_move == quartier.CHANCE:
            move = quartier.draw(game, rng)
        else:
            trades = [each for each in legal if game.describe(each)["type"] in ("buy", "sell")]
            choice = trades or legal
            move = choice[rng.below(len(choice))]
            left -= 1
        assert left >= 0
        game.play(move)


def test_a_game_ends_within_its_bound_of_turns() -> None:
    """P-11.10, P-11.11: 33 buildings, 12 tiles, 12 keys a seat of at most 10 steps each, two rounds."""
    for seed in range(20):
        game = cast(Paris, quartier.playout(quartier.new("paris", 4), seed))
        assert 45 <= game.turns <= 33 + 12 + 4 * 12 * 10 + 8


def test_scores_are_of_a_sensible_size() -> None:
    """P-11.2: the points of the VP tiles are exceeded only by ties."""
    for seed in range(20):
        totals = [
            each["total"] for each in quartier.playout(quartier.new("paris", 4), seed).result()["scores"]
        ]
        assert min(totals) >= 0
        assert max(totals) < 250
