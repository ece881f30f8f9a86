"""One seat as a Gymnasium environment."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra rl is not installed")

from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

import quartier
from quartier.adapters.gymnasium import OpponentFailed, SeatEnv
from quartier.bots import Bot, Known
from quartier.kernel.title import title
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
    check_env(SeatEnv(case.title, case.players, illegal="lose"), skip_render_check=True)
    check_env(SeatEnv(case.title, case.players, illegal="lose", scaled=True), skip_render_check=True)


@pytest.mark.parametrize("name", quartier.titles())
def test_every_title_is_registered(name: str) -> None:
    env = gymnasium.make(f"quartier/{name}-v0", opponent="random")
    last, before = finish(env, 4)
    assert last in (-1.0, 0.0, 1.0)
    assert not any(before)
    env.close()


def test_the_record_has_the_moves_of_all_seats() -> None:
    env = SeatEnv("metropolia", players=4, seat=2, options={"plus": False})
    finish(env, 9)
    movers = [game.to_move for game in env.record().games()]
    assert set(movers) == {0, 1, 2, 3, quartier.CHANCE, quartier.OVER}


def test_a_seat_that_is_not_named_is_drawn_for_each_game() -> None:
    env = SeatEnv("lumiere")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_with_nodes_the_same_seed_is_the_same_game() -> None:
    played = []
    for _ in range(2):
        env = SeatEnv("lumiere", opponent="merchant", nodes=20)
        finish(env, 3)
        played.append(env.record().moves)
    assert played[0] == played[1]


def test_a_good_opponent_beats_random_moves() -> None:
    env = SeatEnv("lumiere", opponent="greedy")
    assert sum(finish(env, seed)[0] for seed in range(8)) <= -4


def test_an_opponent_of_ones_own_gets_what_its_seat_may_know() -> None:
    asked: list[int] = []

    class First:
        def choose(self, known: Known, budget: object) -> int:
            asked.append(known.seat)
            return known.legal()[0]

    def make(name: str, seed: int) -> Bot:
        return First()

    env = SeatEnv("metropolia", seat=1, opponent=make)
    finish(env, 2)
    assert set(asked) == {0}


def test_an_illegal_move_is_refused_and_nothing_is_lost() -> None:
    env = SeatEnv("lumiere", seat=0)
    row, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(quartier.IllegalMove):
        env.step(wrong)
    assert (env.episode.row(0) == row).all()
    assert (env.action_masks() == info["action_mask"]).all()


def test_or_it_loses_the_game_with_the_reason_and_the_game_is_over() -> None:
    env = SeatEnv("lumiere", seat=0, illegal="lose")
    row, info = env.reset(seed=1)
    before = env.record()
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    last, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert set(info["refused"]) == {"reason", "clause", "detail"}
    assert info["refused"]["reason"]
    assert info["action_mask"].nonzero()[0].tolist() == [0]
    assert (env.action_masks() == info["action_mask"]).all()
    assert env.record() == before
    assert (last == row).all()
    for move in (wrong, 0, before.replay().legal()[0]):
        with pytest.raises(ResetNeeded):
            env.step(move)
    assert env.reset(seed=1)[1]["action_mask"].sum() > 1


def test_a_game_that_is_over_or_not_begun_takes_no_step() -> None:
    env = SeatEnv("metropolia")
    with pytest.raises(ResetNeeded):
        env.step(0)
    finish(env, 3)
    with pytest.raises(ResetNeeded):
        env.step(0)


def masked(mask: Any, rng: Any) -> int:
    """A move as a masked policy draws it: with an empty mask the odds would not be numbers."""
    odds = np.exp(np.where(mask, 0.0, -np.inf))
    return int(rng.choice(len(odds), p=odds / odds.sum()))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("name", quartier.titles())
def test_a_masked_policy_never_meets_an_empty_mask(name: str, mode: Any) -> None:
    env = SyncVectorEnv([lambda: SeatEnv(name, illegal="raise")] * 2, autoreset_mode=mode)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=5)
    ended = 0
    for _ in range(600):
        moves = [masked(mask, rng) for mask in info["action_mask"]]
        _, _, over, _, info = env.step(np.array(moves))
        ended += over.sum()
        if ended > 3 and not over.any():
            break
    assert ended > 1
    env.close()


def test_an_environment_in_a_process_of_its_own_plays_the_same() -> None:
    seen = []
    for kind in (SyncVectorEnv, AsyncVectorEnv):
        env = kind([lambda: SeatEnv("metropolia", scaled=True)] * 2)
        rows, info = env.reset(seed=5)
        for _ in range(10):
            rows, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
        seen.append(rows)
        env.close()
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("opponent", ["random", "greedy", "prefect"])
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", quartier.titles())
def test_a_copy_in_the_middle_of_a_game_goes_the_same_way(name: str, twin: Any, opponent: str) -> None:
    env = gymnasium.make(f"quartier/{name}-v0", opponent=opponent, nodes=3)
    _, info = env.reset(seed=11)
    for _ in range(7):
        _, _, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
        assert not over
    other = twin(env)
    kept = env.unwrapped.record()
    played = []
    for each in (other, env):
        rng = np.random.default_rng(2)
        mask, steps = info["action_mask"], []
        for _ in range(12):
            row, reward, over, _, found = each.step(masked(mask, rng))
            mask = found["action_mask"]
            steps.append((row.tolist(), reward, over, mask.tolist()))
            if over:
                each.reset()
                break
        played.append((steps, each.unwrapped.record()))
        if each is other:
            assert env.unwrapped.record() == kept
    assert played[0] == played[1]


def test_an_environment_copies_before_its_first_game_too() -> None:
    env = SeatEnv("paris", seat=1)
    other = pickle.loads(pickle.dumps(env))
    assert other.reset(seed=4)[0].tolist() == env.reset(seed=4)[0].tolist()


def loser_takes_all(game: quartier.Game) -> list[float]:
    winners = game.result()["winners"]
    return [-5.0 if seat in winners else 5.0 for seat in range(game.players)]


@pytest.mark.parametrize("reward", ["win", "rank", "margin", loser_takes_all])
def test_the_reward_can_be_chosen(reward: Any) -> None:
    env = SeatEnv("metropolia", 3, seat=1, reward=reward)
    last, before = finish(env, 6)
    assert not any(before)
    assert last == env.episode.returns()[1] != 0
    assert pickle.loads(pickle.dumps(env)).episode.reward is env.episode.reward


def test_an_environment_may_begin_from_a_position() -> None:
    game = quartier.new("paris", players=3)
    for _ in range(40):
        game.play(game.legal()[0])
    while game.to_move == quartier.CHANCE:
        game.play(game.legal()[0])
    env = SeatEnv("paris", seat=game.to_move, position=game.position())
    row, _ = env.reset(seed=1)
    assert row.tolist() == env.episode.numbers_of(game, game.to_move)
    assert env.record().position == game.position()
    finish(env, 2)


def test_a_position_that_leaves_the_seat_nothing_to_decide_is_refused() -> None:
    before = None
    for game in quartier.Record("lumiere", 2, moves=finished("lumiere")).games():
        if game.to_move >= 0:
            before = game.copy()
    assert before is not None
    env = SeatEnv("lumiere", seat=1 - before.to_move, position=before.position())
    with pytest.raises(quartier.BadPosition, match="nothing left to decide"):
        env.reset(seed=1)


def finished(name: str) -> list[int]:
    """The moves of a random game."""
    env = SeatEnv(name, seat=0)
    finish(env, 8)
    return list(env.record().moves)


def test_an_opponent_that_plays_against_the_rules_is_named() -> None:
    class Cheat:
        def choose(self, known: Known, budget: object) -> int:
            return 10**6

    env = SeatEnv("metropolia", seat=0, opponent=lambda name, seed: Cheat(), illegal="lose")
    with pytest.raises(OpponentFailed, match="seat 1 chose 1000000"):
        finish(env, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"illegal": "ignore"},
        {"opponent": "nobody"},
        {"opponent": 7},
        {"players": 7},
        {"nodes": 0},
        {"reward": "glory"},
        {"render_mode": "human"},
    ],
)
def test_a_wrong_argument_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(quartier.BadOptions):
        SeatEnv("lumiere", **wrong)


@pytest.mark.parametrize(
    ("seat", "error"),
    [(2, quartier.BadSeat), (-1, quartier.BadSeat), (True, TypeError), ("0", TypeError), (0.0, TypeError)],
)
def test_a_seat_is_checked_with_an_error_of_our_own(seat: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="0 to 1"):
        SeatEnv("lumiere", seat=seat)


@pytest.mark.parametrize(("seed", "error"), [(-1, quartier.BadOptions), (1.5, TypeError), ("7", TypeError)])
def test_a_seed_is_checked_with_an_error_of_our_own(seed: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="a seed is"):
        SeatEnv("lumiere").reset(seed=seed)


def test_a_title_without_facts_has_nothing_to_learn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    blank = replace(title("lumiere"), facts=())
    monkeypatch.setattr("quartier.adapters.episode.title", lambda name: blank)
    with pytest.raises(quartier.BadOptions, match="lists no facts"):
        SeatEnv("lumiere")


@pytest.mark.parametrize("move", [None, 1.0, "3", True])
def test_a_move_is_a_number(move: Any) -> None:
    env = SeatEnv("lumiere", illegal="lose")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="move number"):
        env.step(move)
    assert env.step(np.int64(env.action_masks().argmax()))[2] is False
