"""What the bots know of Paris: the points as they stand, and what no sensible player does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quartier
from quartier.bots import Budget, Known, make
from quartier.bots.evaluation import evaluation
from quartier.bots.learned import Learned
from quartier.bots.paris import INPUTS
from quartier.games.paris.game import Paris
from quartier.kernel.playout import play_randomly

TRADES = ("buy", "sell")
ACTIONS = {"place", "move", "look"}


def positions(players: int, seed: int) -> Iterator[Paris]:
    """Every position of a random game, the last one too."""
    game = quartier.new("paris", players=players)
    assert isinstance(game, Paris)
    for _ in play_randomly(game, seed):
        yield game
    yield game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_that_the_net_sees_are_those_of_the_rules(players: int) -> None:
    judge = evaluation("paris")
    assert isinstance(judge, Learned)
    for game in positions(players, players):
        judge.describe(game)
        features = judge.net.taken(players)
        for seat in range(players):
            assert features[seat * INPUTS + 1] * 60 == pytest.approx(
                game.result()["scores"][seat]["total"], abs=0.01
            )


@pytest.mark.parametrize("players", [2, 4])
def test_sensible_moves_are_legal_in_order_and_never_none(players: int) -> None:
    judge = evaluation("paris")
    fewer = 0
    for game in positions(players, 7):
        if game.to_move < 0:
            continue
        legal, sensible = game.legal(), judge.sensible(game)
        assert sensible
        assert sensible == [move for move in legal if move in sensible]
        fewer += len(sensible) < len(legal)
    assert fewer > 20


@pytest.mark.parametrize("level", ["greedy", "merchant"])
def test_nobody_buys_what_is_sold_again_in_the_same_turn(level: str) -> None:
    for seed in range(3):
        game, rng = quartier.new("paris"), quartier.Rng(seed)
        bots = [make(level, "paris", seed * 2 + seat) for seat in range(2)]
        turn: list[tuple[str, object]] = []
        of = -1
        while game.to_move != quartier.OVER:
            seat = game.to_move
            if seat < 0:
                game.play(quartier.draw(game, rng))
                continue
            move = bots[seat].choose(Known(game, seat, rng), Budget(nodes=30))
            record = game.describe(move)
            number = game.view(None)["turn"]["number"]
            turn, of = ([], number) if number != of else (turn, of)
            actions = {game.describe(each)["type"] for each in game.legal()} & ACTIONS
            if record["type"] in TRADES and actions:
                kind = record["kind"]
                other = "sell" if record["type"] == "buy" else "buy"
                assert (other, kind) not in turn, f"seed {seed}, turn {number}: {turn}, then {record}"
                turn.append((record["type"], kind))
            game.play(move)
