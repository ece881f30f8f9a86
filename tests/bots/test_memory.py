"""Bots can be pickled and copied in the middle of a game, and the copies choose as they would."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import quartier
from quartier.bots import LEVELS, YARDSTICKS, Budget, Known, make
from quartier.bots.tree import TreeBot
from quartier.kernel.playout import let_chance_move
from quartier.kernel.rng import Rng

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda bot: pickle.loads(pickle.dumps(bot)),
    "deepcopy": copy.deepcopy,
}
BUDGET = Budget(nodes=8)


@pytest.mark.parametrize("title", quartier.titles())
@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_a_bot_and_its_twin_choose_the_same(level: str, title: str) -> None:
    bot, game, rng = make(level, title, 5), quartier.new(title), Rng(9)
    trees = 0
    for decision in range(15):
        let_chance_move(game, rng)
        if game.to_move == quartier.OVER:
            break
        seat, seed = game.to_move, rng.bits()
        twins = [way(bot) for way in WAYS.values()] if decision % 3 == 2 else []
        trees += any(isinstance(twin, TreeBot) and twin.search.used > 0 for twin in twins)
        move = bot.choose(Known(game, seat, Rng(seed)), BUDGET)
        assert [twin.choose(Known(game, seat, Rng(seed)), BUDGET) for twin in twins] == [move] * len(twins)
        if isinstance(bot, TreeBot):
            assert [twin.worths for twin in twins] == [bot.worths] * len(twins)
        game.play(move)
    if level == "prefect" and title == "paris":
        assert trees, "no tree was kept, so none was carried over"


def test_a_twin_goes_its_own_way() -> None:
    title = quartier.titles()[0]
    bot = make("visitor", title, 5)
    twin = copy.deepcopy(bot)
    game = quartier.new(title)
    let_chance_move(game, Rng(3))
    state = pickle.dumps(bot)
    twin.choose(Known(game, game.to_move, Rng(1)), BUDGET)
    assert pickle.dumps(bot) == state != pickle.dumps(twin)
