"""The titles as games of OpenSpiel."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import quartier
import quartier.adapters.openspiel
from quartier.kernel.title import title
from tests.conformance.cases import FEW, Case


def load(case: Case, options: str = "{}") -> Any:
    return pyspiel.load_game(f"quartier_{case.title}", {"players": case.players, "options": options})


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_simulation_test_of_the_library_is_content(case: Case) -> None:
    game = load(case)
    assert game.num_players() == case.players
    assert game.num_distinct_actions() == title(case.title).actions
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_state_goes_the_way_of_the_game(case: Case) -> None:
    state = load(case).new_initial_state()
    rng = quartier.Rng(11)
    game = case.new()
    while game.to_move != quartier.OVER:
        assert state.legal_actions() == game.legal()
        assert state.is_chance_node() == (game.to_move == quartier.CHANCE)
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            move = quartier.draw(game, rng)
        else:
            assert state.current_player() == game.to_move
            move = game.legal()[rng.below(len(game.legal()))]
        assert state.action_to_string(move) == game.name(move)
        state.apply_action(move)
        game.play(move)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == state.returns()[game.result()["winners"][0]]


@pytest.mark.parametrize("case", [case for case in FEW if title(case.title).has_secrets], ids=str)
def test_an_information_state_hides_the_private_moves_of_others(case: Case) -> None:
    state = load(case).new_initial_state()
    rng = quartier.Rng(12)
    hidden = [0] * case.players
    while not state.is_terminal():
        moves = state.legal_actions()
        move = moves[rng.below(len(moves))]
        owner = state.position.private_to(move)
        for seat in range(case.players):
            hidden[seat] += owner not in (None, seat)
        state.apply_action(move)
    for seat in range(case.players):
        assert state.information_state_string(seat).split().count("?") == hidden[seat]
    assert any(hidden)


def test_a_clone_goes_its_own_way() -> None:
    state = load(FEW[0]).new_initial_state()
    twin = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert twin.history() == []
    assert twin.position != state.position


def test_numbers_are_between_0_and_1() -> None:
    for case in FEW:
        game = load(case)
        state = game.new_initial_state()
        tensor = state.observation_tensor(0)
        assert [len(tensor)] == game.observation_tensor_shape()
        assert 0 <= min(tensor) < max(tensor) <= 1


@pytest.mark.parametrize("wrong", ["[1", "[]", '{"colour": "red"}'])
def test_wrong_options_are_refused_in_words(wrong: str) -> None:
    with pytest.raises(quartier.BadOptions):
        load(FEW[0], wrong)


def test_python_ends_well_after_a_game_was_registered() -> None:
    code = "import quartier.adapters.openspiel"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
