"""A title from a package of its own can be used by learners like any other."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from quartier.adapters.gymnasium import SeatEnv
from quartier.adapters.paper import page
from quartier.adapters.pettingzoo import TableEnv

BY_NAME = """
import gymnasium, quartier.adapters.gymnasium
env = gymnasium.make("quartier/quay-v0", opponent="greedy", nodes=1, scaled=True, render_mode="svg")
env.reset(seed=1)
print(env.render()[:4])
"""
IN_OPENSPIEL = """
import pickle, pyspiel, quartier.adapters.openspiel
game = pyspiel.load_game("quartier_quay")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
state = game.new_initial_state()
for _ in range(12):
    state.apply_action(state.legal_actions()[-1])
found = pickle.loads(pickle.dumps(state)).resample_from_infostate(0, lambda: 0.5)
print(found.information_state_string(0) == state.information_state_string(0))
"""


# Masked observations are a dictionary, as in the library's own classic games; it warns of that.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_the_checkers_of_the_libraries_are_content(quay: str) -> None:
    check_env(SeatEnv(quay, illegal="lose"), skip_render_check=True)
    api_test(TableEnv(quay, 3), num_cycles=60)


def test_an_environment_pickles_in_the_middle_of_a_game(quay: str) -> None:
    env = SeatEnv(quay, seat=0, render_mode="ansi")
    env.reset(seed=2)
    env.step(int(env.action_masks().argmax()))
    twin = pickle.loads(pickle.dumps(env))
    move = int(env.action_masks().argmax())
    assert env.step(move)[0].tolist() == twin.step(move)[0].tolist()
    assert env.render() == twin.render()
    assert "| `holds` |" in page([quay])


@pytest.mark.parametrize(
    ("library", "code", "said"), [("gymnasium", BY_NAME, "<svg"), ("pyspiel", IN_OPENSPIEL, "True")]
)
def test_the_libraries_know_it_by_name(library: str, code: str, said: str, site: Path) -> None:
    pytest.importorskip(library)
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(said)
