"""A search tree that is kept: what stays while the same turn goes on, and what is forgotten."""

from __future__ import annotations

import pytest

import quartier
from quartier.bots import Budget, Known
from quartier.bots.evaluation import evaluation
from quartier.bots.search import Search
from quartier.bots.tree import TreeBot
from tests.bots.position import midgame

NODES = 300


def grown(title: str) -> tuple[Search, quartier.Game]:
    """A search after some hundred simulations, and the position that it searched."""
    game = midgame(title, 2, 3, share=0.4)
    search = Search(evaluation(title), weighs=True, merges=True)
    search.think(Known(game, game.to_move, quartier.Rng(1)), quartier.Rng(2), None, NODES)
    return search, game


@pytest.mark.parametrize("title", quartier.titles())
def test_the_kept_part_of_a_tree_holds_what_the_whole_held_of_that_move(title: str) -> None:
    search, _ = grown(title)
    used = search.used
    move, visits, _ = max(search.tried(), key=lambda row: row[1])
    search.keep(move)
    assert 0 < search.used < used
    assert search.simulations == visits - 1
    below = search.tried()
    assert [number for number, _, _ in below] == sorted({number for number, _, _ in below})
    assert sum(each for _, each, _ in below) >= visits - 1


@pytest.mark.parametrize("title", quartier.titles())
def test_a_move_that_was_not_looked_at_leaves_an_empty_tree(title: str) -> None:
    search, game = grown(title)
    search.keep(10**6)
    assert (search.used, search.simulations, search.tried()) == (0, 0, [])
    search.think(Known(game, game.to_move, quartier.Rng(1)), quartier.Rng(2), None, 20)
    assert search.simulations == 20


def turn(bot: TreeBot, game: quartier.Game) -> list[int]:
    """Let a bot finish its turn; returns how many simulations each choice had from before."""
    seat, counted = game.to_move, []
    while game.to_move == seat:
        begun = Known(game, seat, quartier.Rng(5))
        move = bot.choose(begun, Budget(nodes=NODES))
        game.play(move)
        counted.append(bot.search.simulations)
    return counted


def test_the_tree_is_kept_while_the_turn_of_its_bot_goes_on() -> None:
    """In the title with the longest turns something is carried over again and again."""
    carried = 0
    for seed in range(4):
        game = midgame("paris", 2, seed, share=0.6)
        carried += sum(count > 0 for count in turn(TreeBot("paris", seed), game))
    assert carried >= 2


@pytest.mark.parametrize("title", quartier.titles())
def test_a_position_that_was_not_expected_begins_a_new_tree(title: str) -> None:
    bot = TreeBot(title, 1)
    for seed in (3, 4):
        game = midgame(title, 2, seed, share=0.3)
        fresh = TreeBot(title, 1)
        fresh.rng = quartier.Rng(9)
        bot.rng = quartier.Rng(9)
        budget = Budget(nodes=40)
        known = Known(game, game.to_move, quartier.Rng(2))
        assert bot.choose(known, budget) == fresh.choose(known, budget)
