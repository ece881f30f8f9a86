"""All seats as a PettingZoo environment."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from pettingzoo.test import api_test, seed_test

import quartier
from quartier.adapters.pettingzoo import Table
from tests.conformance.cases import FEW, Case


@pytest.mark.parametrize("case", FEW, ids=str)
# Masked observations are a dictionary, as in the library's own classic games; it warns of that, and of
# nothing to render.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning")
def test_the_checker_of_the_library_is_content(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Table(case.title, case.players), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    seed_test(lambda: Table(case.title, case.players), num_cycles=100)
    tables = [Table(case.title, case.players) for _ in range(2)]
    for table in tables:
        table.reset(seed=9)
    assert tables[0].record() == tables[1].record()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_agent_ends_with_what_the_game_was_worth_to_it(case: Case) -> None:
    env = Table(case.title, case.players)
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
            env.action_space(agent).seed(len(env.course.moves))
            env.step(env.action_space(agent).sample(mask=seen["action_mask"]))
    winners = [f"seat_{seat}" for seat in env.record().replay().result()["winners"]]
    assert sum(worth.values()) == pytest.approx(0)
    assert sorted(agent for agent in worth if worth[agent] == max(worth.values())) == winners
    assert env.agents == []


def test_an_agent_whose_turn_it_is_not_has_no_moves() -> None:
    env = Table("paris", players=3)
    env.reset(seed=2)
    idle = [agent for agent in env.agents if agent != env.agent_selection]
    assert len(idle) == 2
    assert not any(env.observe(agent)["action_mask"].any() for agent in idle)


@pytest.mark.parametrize("wrong", [None, -1, 0, 10**9])
def test_an_illegal_move_is_refused_and_nothing_is_lost(wrong: int | None) -> None:
    env = Table("metropolia")
    env.reset(seed=2)
    before = env.record()
    with pytest.raises(quartier.IllegalMove):
        env.step(wrong)
    assert env.record() == before
