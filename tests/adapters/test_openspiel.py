"""The titles as games of OpenSpiel."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import quartier
import quartier.adapters.openspiel
from quartier.adapters.worlds import NoWorld, imagined, way_to
from quartier.kernel.playout import play_randomly
from quartier.kernel.title import title
from tests.conformance.cases import FEW, Case

SECRET = [case for case in FEW if title(case.title).has_secrets]


def load(case: Case, options: str = "{}", **more: str) -> Any:
    params = {"players": case.players, "options": options, **more}
    return pyspiel.load_game(f"quartier_{case.title}", params)


def walked(case: Case, moves: int, seed: int = 1, game: Any = None) -> Any:
    """A state after some random moves and at a decision, or at the end."""
    state = (game or load(case)).new_initial_state()
    rng = quartier.Rng(seed)
    while not state.is_terminal() and (state.is_chance_node() or len(state.history()) < moves):
        choices = state.legal_actions()
        state.apply_action(choices[rng.below(len(choices))])
    return state


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_simulation_test_of_the_library_is_content(case: Case) -> None:
    game = load(case)
    assert game.num_players() == case.players
    assert game.num_distinct_actions() == title(case.title).actions
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_state_goes_the_way_of_the_game(case: Case) -> None:
    state = load(case).new_initial_state()
    game = case.new()
    for move in play_randomly(game, 11):
        assert state.legal_actions() == game.legal()
        assert state.is_chance_node() == (game.to_move == quartier.CHANCE)
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.current_player() == game.to_move
        assert state.action_to_string(move) == game.name(move)
        state.apply_action(move)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == state.returns()[game.result()["winners"][0]]


@pytest.mark.parametrize("case", SECRET, ids=str)
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


@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_is_declared_is_there_and_what_is_not_is_absent(case: Case) -> None:
    game = load(case)
    kind, state = game.get_type(), walked(case, 30)
    player = state.current_player()
    assert kind.provides_information_state_string
    assert state.information_state_string(player).startswith(f"{player}: ")
    assert kind.provides_observation_string
    assert state.observation_string(player) != state.observation_string((player + 1) % case.players)
    assert kind.provides_observation_tensor
    assert [len(state.observation_tensor(player))] == game.observation_tensor_shape()
    assert not kind.provides_information_state_tensor
    for ask in (state.information_state_tensor, lambda: game.information_state_tensor_shape()):
        with pytest.raises(NotImplementedError, match="no information state tensor"):
            ask()
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)).tensor is None
    assert not kind.provides_factored_observation_string
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    assert (kind.information == kind.Information.PERFECT_INFORMATION) != title(case.title).has_secrets
    if title(case.title).has_secrets:
        with pytest.raises(quartier.BadOptions):
            game.make_py_observer(public)
    with pytest.raises(quartier.BadOptions):
        game.make_py_observer(private)
    with pytest.raises(quartier.BadOptions):
        game.make_py_observer(None, {"size": 3})
    assert kind.reward_model == kind.RewardModel.TERMINAL
    assert state.rewards() == [0.0] * case.players
    assert kind.min_num_players <= game.num_players() <= kind.max_num_players
    assert state.legal_actions((player + 1) % case.players) == []
    with pytest.raises(pyspiel.SpielError):
        state.undo_action(player, state.history()[-1])


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_bounds_that_are_declared_hold(case: Case) -> None:
    for reward in ("win", "rank", "margin"):
        game = load(case, reward=reward)
        state = walked(case, 10**6, 5, game)
        assert state.is_terminal()
        assert game.min_utility() <= min(state.returns()) < max(state.returns()) <= game.max_utility()
        assert sum(state.returns()) == pytest.approx(game.utility_sum() or 0)
        assert len(state.history()) <= game.max_game_length()
        assert max(state.history()) < min(game.num_distinct_actions(), game.max_chance_outcomes())


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_state_copied_in_the_middle_goes_the_same_way(case: Case) -> None:
    name = title(case.title).options[0]
    game = load(case, json.dumps({name.name: name.values[-1]}), reward="rank")
    state = walked(case, 40, 3, game)
    twins = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    rng = quartier.Rng(5)
    while not state.is_terminal():
        for twin in twins:
            assert twin.legal_actions() == state.legal_actions()
        move = state.legal_actions()[rng.below(len(state.legal_actions()))]
        for each in (state, *twins):
            each.apply_action(move)
    for twin in twins:
        assert twin.position == state.position
        assert twin.returns() == state.returns()
        assert twin.information_state_string(0) == state.information_state_string(0)
        assert twin.get_game().episode.options == game.episode.options


def test_a_game_travels_with_all_its_parameters() -> None:
    game = load(Case("metropolia", 3), '{"plus": false, "market": "all"}', reward="margin")
    twins = [
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        pyspiel.load_game(str(game)),
    ]
    for twin in twins:
        assert twin.episode.options == game.episode.options
        assert twin.episode.options["market"] == "all"
        assert (twin.num_players(), twin.reward) == (3, "margin")
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).num_players())"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, check=False, timeout=120
    )
    assert done.stdout.strip() == b"3", done.stderr


def along(case: Case, seed: int, every: int) -> Iterator[Any]:
    """States of a random game, the last one too."""
    state = load(case).new_initial_state()
    rng = quartier.Rng(seed)
    while not state.is_terminal():
        if len(state.history()) % every == 0:
            yield state
        choices = state.legal_actions()
        state.apply_action(choices[rng.below(len(choices))])
    yield state


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_a_resampled_state_cannot_be_told_apart_by_its_player(case: Case) -> None:
    rng = np.random.default_rng(4)
    others = 0
    for state in along(case, 3, 7):
        for player in range(case.players):
            found = state.resample_from_infostate(player, rng.random)
            assert found.information_state_string(player) == state.information_state_string(player)
            assert found.position.view(player) == state.position.view(player)
            record = quartier.Record(case.title, case.players, moves=found.history())
            assert record.replay() == found.position
            others += found.position != state.position
    assert others > 0


@pytest.mark.parametrize("case", SECRET, ids=str)
def test_a_resampled_state_depends_on_what_the_player_knows_alone(case: Case) -> None:
    for state in along(case, 3, 11):
        found = state.resample_from_infostate(0, lambda: 0.25)
        twin = state.resample_from_infostate(0, lambda: 0.5)
        again = twin.resample_from_infostate(0, lambda: 0.25)
        assert again.position == found.position
        assert again.history() == found.history()


def test_without_secrets_a_resampled_state_is_the_same() -> None:
    state = walked(Case("metropolia", 3), 50)
    found = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert found.history() == state.history()
    assert found.position == state.position
    for wrong in (-1, 3):
        with pytest.raises(quartier.BadSeat, match="0 to 2"):
            state.resample_from_infostate(wrong, lambda: 0.5)


@pytest.mark.parametrize("case", SECRET[:2], ids=str)
def test_the_librarys_search_with_hidden_information_plays(case: Case) -> None:
    game = load(case)
    state = walked(case, 45, 2, game)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 12, random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", quartier.titles())
def test_the_librarys_environment_for_learners_plays_to_the_end(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(f"quartier_{name}"))
    env.seed(3)
    rng = quartier.Rng(3)
    step = env.reset()
    while not step.last():
        moves = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([moves[rng.below(len(moves))]])
    assert sum(step.rewards) == pytest.approx(0)
    assert len(step.observations["info_state"][0]) == env.game.observation_tensor_size()


def test_a_world_that_cannot_have_come_about_is_found_out() -> None:
    case = SECRET[0]
    state = walked(case, 30)
    start, history, owners = case.new(), state.history(), state.owners
    assert way_to(state.position, start, history, owners, 0, quartier.Rng(1)) is not None
    other = walked(case, 32).position
    assert way_to(other, start, history, owners, 0, quartier.Rng(1)) is None
    with pytest.raises(NoWorld):
        imagined(other, start, history, owners, 0, quartier.Rng(1))


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_game_may_begin_from_a_position(case: Case) -> None:
    state = walked(case, 40)
    document = json.dumps(state.position.position())
    game = pyspiel.load_game(f"quartier_{case.title}", {"position": document})
    assert game.num_players() == case.players
    begun = game.new_initial_state()
    assert begun.position == state.position
    begun.apply_action(begun.legal_actions()[0])
    assert pickle.loads(pickle.dumps(begun)).position == begun.position
    assert begun.resample_from_infostate(0, lambda: 0.5).position.view(0) == begun.position.view(0)


@pytest.mark.parametrize("wrong", ["[1", "[]", '{"colour": "red"}'])
def test_wrong_options_are_refused_in_words(wrong: str) -> None:
    with pytest.raises(quartier.BadOptions):
        load(FEW[0], wrong)


@pytest.mark.parametrize("wrong", [{"reward": "glory"}, {"position": "[]"}, {"position": "{"}])
def test_wrong_parameters_are_refused_in_words(wrong: dict[str, str]) -> None:
    with pytest.raises(quartier.BadOptions):
        load(FEW[0], **wrong)


def test_python_ends_well_after_a_game_was_registered() -> None:
    code = "import quartier.adapters.openspiel"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
