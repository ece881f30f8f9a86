"""One seat as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra rl is not installed")

from gymnasium.utils.env_checker import check_env

import quartier
from quartier.adapters.gymnasium import Seat
from quartier.bots import Bot, Known
from tests.conformance.cases import FEW, Case


def finish(env: Any, seed: int) -> tuple[float, list[float]]:
    """A game of masked random moves: the last reward, and all before it."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, over = [0.0], False
    while not over:
        assert info["action_mask"].any()
        _, reward, over, cut, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        assert not cut
        rewards.append(float(reward))
    return rewards[-1], rewards[:-1]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_checker_of_the_library_is_content(case: Case) -> None:
    check_env(Seat(case.title, case.players, illegal="lose"), skip_render_check=True)


@pytest.mark.parametrize("name", quartier.titles())
def test_every_title_is_registered(name: str) -> None:
    env = gymnasium.make(f"quartier/{name}-v0", opponent="random")
    last, before = finish(env, 4)
    assert last in (-1.0, 0.0, 1.0)
    assert not any(before)
    env.close()


def test_the_record_has_the_moves_of_all_seats() -> None:
    env = Seat("metropolia", players=4, seat=2, options={"plus": False})
    finish(env, 9)
    movers = [game.to_move for game in env.record().games()]
    assert set(movers) == {0, 1, 2, 3, quartier.CHANCE, quartier.OVER}


def test_a_seat_that_is_not_named_is_drawn_for_each_game() -> None:
    env = Seat("lumiere")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_with_nodes_the_same_seed_is_the_same_game() -> None:
    played = []
    for _ in range(2):
        env = Seat("lumiere", opponent="merchant", nodes=20)
        finish(env, 3)
        played.append(env.record().moves)
    assert played[0] == played[1]


def test_a_good_opponent_beats_random_moves() -> None:
    env = Seat("lumiere", opponent="greedy")
    assert sum(finish(env, seed)[0] for seed in range(8)) <= -4


def test_an_opponent_of_ones_own_gets_what_its_seat_may_know() -> None:
    asked: list[int] = []

    class First:
        def choose(self, known: Known, budget: object) -> int:
            asked.append(known.seat)
            return known.legal()[0]

    def make(name: str, seed: int) -> Bot:
        return First()

    env = Seat("metropolia", seat=1, opponent=make)
    finish(env, 2)
    assert set(asked) == {0}


def test_an_illegal_move_is_refused_and_nothing_is_lost() -> None:
    env = Seat("lumiere", seat=0)
    row, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(quartier.IllegalMove):
        env.step(wrong)
    assert (env.course.row(0) == row).all()
    assert (env.action_masks() == info["action_mask"]).all()


def test_or_it_loses_the_game_with_the_reason() -> None:
    env = Seat("lumiere", seat=0, illegal="lose")
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert info["refused"]["reason"]


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"illegal": "ignore"}, {"opponent": "nobody"}, {"players": 7}]
)
def test_a_wrong_argument_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(quartier.BadOptions):
        Seat("lumiere", **wrong)
