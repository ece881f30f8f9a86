"""Environments show the table as text and as a picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from gymnasium.utils.env_checker import check_env

import quartier
from quartier.adapters.drawn import MODES
from quartier.adapters.gymnasium import SeatEnv
from quartier.adapters.pettingzoo import TableEnv
from quartier.kernel.drawing import text
from tests.conformance.cases import FEW, Case


def is_picture(document: Any) -> bool:
    """Whether this is a well-formed SVG document."""
    return ElementTree.fromstring(document).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_seat_is_shown_what_it_sees(case: Case) -> None:
    env = SeatEnv(case.title, case.players, seat=1, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == text(env.episode.game, 1)
    assert case.title in str(env.render())
    env.render_mode = "svg"
    assert env.render() == env.episode.game.picture(1)
    assert is_picture(env.render())


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_table_is_shown_as_a_spectator_sees_it(case: Case) -> None:
    env = TableEnv(case.title, case.players, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == str(env.episode.game)
    env.render_mode = "svg"
    assert is_picture(env.render())
    env.close()


def test_without_a_mode_nothing_is_shown() -> None:
    assert SeatEnv("lumiere").render() is None
    assert TableEnv("lumiere").render() is None


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", quartier.titles())
# It would rather see rgb_array, a picture in pixels, or human, a window.
@pytest.mark.filterwarnings("ignore:.*render mode.*:UserWarning")
def test_the_checker_of_the_library_is_content_with_the_pictures(name: str, mode: str) -> None:
    env = gymnasium.make(f"quartier/{name}-v0", illegal="lose", render_mode=mode)
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert isinstance(env.render(), str)
    env.close()


def test_the_picture_of_a_lost_game_is_that_of_its_last_position() -> None:
    env = SeatEnv("metropolia", seat=0, illegal="lose", render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    env.step(int(env.action_masks().argmin()))
    assert env.render() == before
