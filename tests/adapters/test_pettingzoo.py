"""All seats as a PettingZoo environment."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import quartier
from quartier.adapters.pettingzoo import TableEnv
from tests.conformance.cases import FEW, Case


@pytest.mark.parametrize("case", FEW, ids=str)
# Masked observations are a dictionary, as in the library's own classic games; it warns of that.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_the_checker_of_the_library_is_content(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv(case.title, case.players), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    seed_test(lambda: TableEnv(case.title, case.players), num_cycles=100)
    tables = [TableEnv(case.title, case.players) for _ in range(2)]
    for table in tables:
        table.reset(seed=9)
    assert tables[0].record() == tables[1].record()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_agent_ends_with_what_the_game_was_worth_to_it(case: Case) -> None:
    env = TableEnv(case.title, case.players)
    env.reset(seed=5)
    worth: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            worth[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            assert seen["action_mask"].any()
            env.action_space(agent).seed(len(env.episode.moves))
            env.step(env.action_space(agent).sample(mask=seen["action_mask"]))
    winners = [f"seat_{seat}" for seat in env.record().replay().result()["winners"]]
    assert sum(worth.values()) == pytest.approx(0)
    assert sorted(agent for agent in worth if worth[agent] == max(worth.values())) == winners
    assert env.agents == []


def test_an_agent_whose_turn_it_is_not_has_no_moves() -> None:
    env = TableEnv("paris", players=3)
    env.reset(seed=2)
    idle = [agent for agent in env.agents if agent != env.agent_selection]
    assert len(idle) == 2
    assert not any(env.observe(agent)["action_mask"].any() for agent in idle)


@pytest.mark.parametrize("wrong", [-1, 0, 10**9])
def test_an_illegal_move_is_refused_and_nothing_is_lost(wrong: int) -> None:
    env = TableEnv("metropolia")
    env.reset(seed=2)
    before = env.record()
    with pytest.raises(quartier.IllegalMove):
        env.step(wrong)
    assert env.record() == before


@pytest.mark.parametrize("wrong", [None, "0", 1.0, False])
def test_a_move_is_a_number(wrong: Any) -> None:
    env = TableEnv("metropolia")
    env.reset(seed=2)
    before = env.record()
    with pytest.raises(TypeError, match="move number"):
        env.step(wrong)
    assert env.record() == before


@pytest.mark.parametrize("case", FEW, ids=str)
def test_or_it_loses_the_game_and_the_game_is_over_for_all(case: Case) -> None:
    env = TableEnv(case.title, case.players, illegal="lose", reward="margin")
    env.reset(seed=2)
    finish(env, 9)
    before, offender = env.record(), env.agent_selection
    env.step(int((env.observe(offender)["action_mask"] == 0).nonzero()[0][0]))
    assert env.infos[offender]["refused"]["reason"]
    last = {agent: (worth, over) for agent, _, worth, over in finish(env)}
    assert last.pop(offender) == (-1.0, True)
    assert set(last.values()) == {(1 / (case.players - 1), True)}
    assert env.agents == []
    assert env.record() == before
    assert [env.observe(agent)["action_mask"].sum() for agent in env.possible_agents] == [1] * case.players
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=2)
    assert len(env.agents) == case.players


def test_the_library_can_make_an_illegal_move_a_loss() -> None:
    env = TerminateIllegalWrapper(TableEnv("lumiere"), illegal_reward=-1)
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int((env.observe(agent)["action_mask"] == 0).nonzero()[0][0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def finish(env: Any, steps: int = 10**6, seed: int = 1) -> list[Any]:
    """Play masked random moves, at most ``steps`` of them, and return what was seen on the way."""
    rng = quartier.Rng(seed)
    seen: list[Any] = []
    while env.agents and len(seen) < steps:
        found, reward, over, _, _ = env.last()
        seen.append((env.agent_selection, found["observation"].tolist(), reward, over))
        moves = found["action_mask"].nonzero()[0]
        assert len(moves), "a masked policy has nothing to choose"
        env.step(None if over else int(moves[rng.below(len(moves))]))
    return seen


@pytest.mark.parametrize("case", FEW, ids=str)
def test_whoever_is_asked_has_a_valid_mask_at_the_end_too(case: Case) -> None:
    env = TableEnv(case.title, case.players)
    env.reset(seed=6)
    last = finish(env)[-case.players :]
    assert [over for *_, over in last] == [True] * case.players
    assert [env.observe(agent)["action_mask"].sum() for agent in env.possible_agents] == [1] * case.players


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_copy_in_the_middle_of_a_game_goes_the_same_way(case: Case, twin: Any) -> None:
    env = TableEnv(case.title, case.players, scaled=True)
    env.reset(seed=6)
    finish(env, 15)
    other = twin(env)
    kept = env.record()
    seen = finish(other, seed=8)
    assert env.record() == kept
    assert finish(env, seed=8) == seen
    assert env.record() == other.record() != kept
    env.reset()
    other.reset()
    assert env.record() == other.record()


def test_a_table_that_is_over_or_not_begun_takes_no_step() -> None:
    env = TableEnv("lumiere")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    finish(env)
    for move in (None, 0):
        with pytest.raises(ResetNeeded):
            env.step(move)


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_the_reward_can_be_chosen(reward: str) -> None:
    env = TableEnv("paris", 3, reward=reward)
    env.reset(seed=3)
    last = finish(env)[-3:]
    worth = {agent: given for agent, _, given, _ in last}
    assert [worth[agent] for agent in env.possible_agents] == env.episode.returns()
    assert any(worth.values())


def test_a_table_may_begin_from_a_position() -> None:
    game = quartier.new("metropolia", players=3)
    for _ in range(40):
        game.play(game.legal()[0])
    while game.to_move == quartier.CHANCE:
        game.play(game.legal()[0])
    env = TableEnv("metropolia", position=game.position())
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.agent_selection == f"seat_{game.to_move}"
    finish(env)
    assert env.record().position == game.position()


def test_a_wrong_argument_is_refused_at_once() -> None:
    with pytest.raises(quartier.BadOptions, match="'raise' or 'lose'"):
        TableEnv("lumiere", illegal="ignore")


@pytest.mark.parametrize("wrong", ["seat_2", "", None, 0])
def test_an_agent_is_checked_with_an_error_of_our_own(wrong: Any) -> None:
    env = TableEnv("lumiere")
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(quartier.BadSeat, match="seat_0, seat_1"):
            ask(wrong)


@pytest.mark.parametrize(("seed", "error"), [(-1, quartier.BadOptions), (1.5, TypeError), (True, TypeError)])
def test_a_seed_is_checked_with_an_error_of_our_own(seed: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="a seed is"):
        TableEnv("lumiere").reset(seed=seed)
