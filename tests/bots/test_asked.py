"""What a bot may be asked: its own title, when its seat is to move, with a budget that ends."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier import bots

NAMES = [*bots.levels(), *bots.YARDSTICKS]
FEW = bots.Budget(nodes=4)


def begun(name: str) -> quartier.Game:
    """A game in which a seat is to move and has a choice."""
    game, rng = quartier.new(name), quartier.Rng(1)
    while game.to_move < 0 or len(game.legal()) == 1:
        game.play(quartier.draw(game, rng) if game.to_move < 0 else game.legal()[0])
    return game


def known(game: quartier.Game, seat: int | None = None) -> bots.Known:
    """What the seat to move knows, or another seat."""
    return bots.Known(game, game.to_move if seat is None else seat, quartier.Rng(2))


@pytest.mark.parametrize("level", NAMES)
def test_a_bot_of_one_title_refuses_to_choose_in_another(level: str) -> None:
    for mine in quartier.titles():
        bot = bots.make(level, mine, 1)
        for other in quartier.titles():
            if other == mine:
                assert begun(mine).is_legal(bot.choose(known(begun(mine)), FEW))
                continue
            with pytest.raises(ValueError, match=f"plays {mine}, not {other}"):
                bot.choose(known(begun(other)), FEW)


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("name", quartier.titles())
def test_a_bot_is_asked_only_when_its_seat_is_to_move(name: str, level: str) -> None:
    bot, game = bots.make(level, name, 1), begun(name)
    over = quartier.playout(game.copy(), 1)
    for wrong in (known(game, 1 - game.to_move), known(quartier.new(name), 0), known(over, 0)):
        with pytest.raises(ValueError, match="seat is to move"):
            bot.choose(wrong, FEW)
    for nonsense in (None, game, 7, "known"):
        with pytest.raises(TypeError, match="Known"):
            bot.choose(nonsense, FEW)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="Budget"):
            bot.choose(known(game), nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -1, -0.5])
def test_a_budget_is_a_time_that_passes(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        bots.Budget(seconds=seconds)


@pytest.mark.parametrize("given", [True, "1", [1], 1.5])
def test_the_nodes_of_a_budget_are_a_whole_number(given: Any) -> None:
    with pytest.raises(TypeError, match="nodes"):
        bots.Budget(nodes=given)


@pytest.mark.parametrize("given", [True, "1", [1]])
def test_the_seconds_of_a_budget_are_a_number(given: Any) -> None:
    with pytest.raises(TypeError, match="seconds"):
        bots.Budget(seconds=given)


def test_a_budget_has_at_least_one_node() -> None:
    with pytest.raises(ValueError, match="nodes"):
        bots.Budget(nodes=0)


def test_a_search_without_a_bound_is_refused_and_does_not_go_on_for_ever() -> None:
    game = begun("metropolia")
    with pytest.raises(ValueError, match="bound"):
        bots.make("uct", "metropolia", 1).choose(known(game), bots.Budget())
    assert game.is_legal(bots.make("greedy", "metropolia", 1).choose(known(game), bots.Budget()))


def test_a_bot_is_made_only_for_an_existing_title_and_level_and_from_a_whole_number() -> None:
    for title in ("search", "nonsense", "", None, 3, ["paris"]):
        with pytest.raises(quartier.BadOptions, match="there is no title"):
            bots.make("prefect", title, 1)  # type: ignore[arg-type]
    for level in ("nonsense", None, ["visitor"], 3):
        with pytest.raises(quartier.BadOptions, match="there is no level"):
            bots.make(level, "paris", 1)  # type: ignore[arg-type]
    for seed in (True, 1.5, "1", None):
        with pytest.raises(TypeError, match="seed"):
            bots.make("random", "paris", seed)  # type: ignore[arg-type]
