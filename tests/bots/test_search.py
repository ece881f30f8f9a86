"""The search core: budgets, bounds, chance, duels, and wins that must not be missed."""

from __future__ import annotations

import itertools
from typing import Any, cast

import pytest

import quartier
from quartier.bots import Budget, Known, make
from quartier.bots.duel import Duel
from quartier.bots.evaluation import Evaluation, evaluation
from quartier.bots.expectation import Expectation
from quartier.bots.learned import Learned
from quartier.bots.search import Search
from quartier.bots.tree import TreeBot
from quartier.kernel.playout import play_randomly
from tests.bots.position import midgame

DUELS = ["lumiere"]
"""Titles that end without chance and secrets."""


def last_decisions(title: str, seed: int, count: int) -> list[quartier.Game]:
    """The last decisions of a random game, latest first."""
    game = quartier.new(title)
    decisions = [game.copy() for _ in play_randomly(game, seed) if game.to_move >= 0]
    return decisions[-count:][::-1]


def minimax(game: quartier.Game, judge: Evaluation, me: int) -> float:
    """The exact worth, found in the simplest way."""
    if game.to_move == quartier.OVER:
        return judge.weigh(game)[me]
    worths = []
    for move in game.legal():
        after = game.copy()
        after.play(move)
        worths.append(minimax(after, judge, me))
    return max(worths) if game.to_move == me else min(worths)


@pytest.mark.parametrize("title", DUELS)
def test_a_solved_duel_has_the_worth_of_plain_minimax(title: str) -> None:
    compared = 0
    for seed in range(6):
        judge = evaluation(title)
        duel = Duel(judge)
        for game in last_decisions(title, seed, 3):
            if not judge.is_duel(game) or len(game.legal()) > 60:
                continue
            move = duel.think(game, None, 3000)
            if not duel.solved:
                break
            exact = minimax(game, judge, game.to_move)
            assert duel.worth == pytest.approx(exact)
            after = game.copy()
            after.play(move)
            assert minimax(after, judge, game.to_move) == pytest.approx(exact)
            compared += 1
            if game.legal() and len(game.legal()) > 25:
                break
    assert compared >= 4


@pytest.mark.parametrize("light", [True, False])
@pytest.mark.parametrize("title", quartier.titles())
def test_as_many_simulations_as_nodes_and_each_is_counted_at_the_root(title: str, light: bool) -> None:
    game = midgame(title, 2, 3, share=0.2)
    bot = TreeBot(title, 1, light=light)
    bot.search.think(Known(game, game.to_move, quartier.Rng(1)), bot.rng, None, 60)
    assert bot.search.simulations == 60
    found = bot.search.tried()
    assert {move for move, _, _ in found} <= set(game.legal())
    assert all(0 <= worth <= 1 for _, _, worth in found)
    assert sum(visits for _, visits, _ in found) >= 59


def test_a_tree_grows_with_what_it_holds() -> None:
    """Room is made when it is needed, and the result is the same."""
    game = midgame("lumiere", 2, 3, share=0.3)
    known = Known(game, game.to_move, quartier.Rng(1))
    found = []
    for first_room in (50_000, 1_000_000):
        search = Search(evaluation("lumiere"), True, merges=True, fresh=4)
        search.nodes._make_room(first_room)
        search.think(known, quartier.Rng(2), None, 2_000)
        found.append(search.tried())
        assert search.used > 50_000
    assert found[0] == found[1]


def test_a_leaf_is_worth_the_same_with_and_without_room() -> None:
    """A tree with no room for another leaf judges it as a larger tree would."""
    game = midgame("lumiere", 2, 3, share=0.3)
    moves = len(game.legal())
    worths = []
    for capacity in (1 + moves, 1 + 3 * moves):
        search = Search(evaluation("lumiere"), True, merges=True, capacity=capacity)
        search.think(Known(game, game.to_move, quartier.Rng(1)), quartier.Rng(2), None, 2)
        worths.append(sorted(search.tried()))
    assert worths[0] == worths[1]


@pytest.mark.parametrize("weighs", [True, False])
@pytest.mark.parametrize("title", quartier.titles())
def test_a_full_tree_goes_on_without_growing(title: str, weighs: bool) -> None:
    game = midgame(title, 2, 3, share=0.3)
    search = Search(evaluation(title), weighs, merges=False, capacity=40)
    search.think(Known(game, game.to_move, quartier.Rng(1)), quartier.Rng(2), None, 100)
    assert search.used <= 40
    assert search.simulations == 100


def test_chance_is_averaged_exactly_and_choices_are_the_best_for_who_makes_them() -> None:
    game = midgame("metropolia", 2, 3, share=0.5)
    while game.to_move != quartier.CHANCE:
        game.play(game.legal()[-1])
    judge = evaluation("metropolia")
    assert isinstance(judge, Learned)
    look = Expectation(judge, 1 << 30)
    seat: int = cast(Any, game).seat

    def worth(each: quartier.Game, depth: int) -> float:
        if each.to_move == quartier.OVER or (depth and judge.is_at_rest(each)):
            return judge.weigh(each)[seat]
        found = []
        for move in each.legal():
            after = each.copy()
            after.play(move)
            found.append(worth(after, depth + 1))
        if each.to_move != quartier.CHANCE:
            return max(found)
        weights = [weight for _, weight in each.chances()]
        return sum(value * weight for value, weight in zip(found, weights)) / sum(weights)

    exact = sum(weight * look.of(played(game, move))[seat] for move, weight in game.chances()) / sum(
        weight for _, weight in game.chances()
    )
    assert exact == pytest.approx(worth(game, 0))


def played(game: quartier.Game, move: int) -> quartier.Game:
    """The position after a move."""
    after = game.copy()
    after.play(move)
    return after


def winning(seed: int) -> quartier.Game:
    """The first position of a random game where a move wins at once."""
    game = quartier.new("metropolia", players=2, options={"plus": False})
    for _ in play_randomly(game, seed):
        if game.to_move >= 0 and any(played(game, move).to_move == quartier.OVER for move in game.legal()):
            break
    return game


def test_a_clear_choice_takes_only_a_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a millisecond whenever it is read, which is once for four simulations."""
    for seed in range(3):
        ticks = itertools.count()
        monkeypatch.setattr("quartier.bots.search.perf_counter", lambda ticks=ticks: next(ticks) / 1000)
        game = winning(seed)
        known = Known(game, game.to_move, quartier.Rng(seed))
        search = TreeBot("metropolia", seed).search
        search.think(known, quartier.Rng(seed), 0.4, None)
        assert 200 < search.simulations < 1500
        search.forget()
        search.think(known, quartier.Rng(seed), None, 1600)
        assert search.simulations == 1600


@pytest.mark.parametrize("level", ["greedy", "merchant", "prefect"])
def test_a_win_in_one_is_taken(level: str) -> None:
    for seed in range(4):
        game = winning(seed)
        known = Known(game, game.to_move, quartier.Rng(seed))
        move = make(level, "metropolia", seed).choose(known, Budget(nodes=40))
        assert played(game, move).to_move == quartier.OVER
