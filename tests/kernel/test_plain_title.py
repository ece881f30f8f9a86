"""A title in plain Python on either engine: its errors are raised by the call that ran into them."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.kernel.game import Game, Turn
from quartier.kernel.movelist import Moves


class Countdown(Game):
    """Two players take one or two from a heap in turn; whoever takes the last one has won."""

    title = "countdown"
    actions = 2

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.heap = 7
        self.turns = 1
        self._await(0)

    def _offer(self, into: Moves) -> None:
        for taken in range(min(2, self.heap)):
            into.put(taken)

    def _do(self, move: int) -> None:
        self.heap -= move + 1
        self.turns += 1
        self._await(1 - self.to_move if self.heap else quartier.OVER)

    def _turn(self) -> Turn:
        return Turn(self.turns, 1 - self.turns % 2)

    def copy(self) -> Countdown:
        twin = self._twin()
        assert isinstance(twin, Countdown)
        twin.heap, twin.turns = self.heap, self.turns
        return twin

    def key(self) -> tuple[Any, ...]:
        return (self.heap, self.turns)


class Faulty(Countdown):
    """Offers moves but fails to play them."""

    def _do(self, move: int) -> None:
        raise ZeroDivisionError("a slip in the title")


class Mute(Countdown):
    """Fails to offer moves."""

    def _offer(self, into: Moves) -> None:
        raise LookupError("nothing on the list")


class Stuck(Countdown):
    """Offers nothing although the game is not over."""

    def _offer(self, into: Moves) -> None:
        pass


class Endless(Countdown):
    """Offers more than any position may."""

    def _offer(self, into: Moves) -> None:
        for move in range(5000):
            into.put(move)


def test_a_plain_title_plays_without_a_type_file() -> None:
    game = Countdown(2, {})
    assert game.legal() == [0, 1]
    twin = game.copy()
    twin.play(1)
    assert (twin.heap, game.heap, twin.to_move, twin.turn) == (5, 7, 1, Turn(2, 1))
    assert game.ends_turn(0)
    assert quartier.playout(game, 3).to_move == quartier.OVER


def test_an_error_in_a_title_comes_out_of_the_call_that_met_it() -> None:
    with pytest.raises(ZeroDivisionError, match="a slip"):
        Faulty(2, {}).play(0)
    with pytest.raises(ZeroDivisionError, match="a slip"):
        quartier.playout(Faulty(2, {}), 1)
    with pytest.raises(LookupError, match="nothing on the list"):
        Mute(2, {}).legal()
    with pytest.raises(LookupError, match="nothing on the list"):
        Mute(2, {}).play(0)
    with pytest.raises(LookupError, match="nothing on the list"):
        Mute(2, {}).is_legal(0)


def test_a_dead_end_is_reported_and_no_loop_runs_for_ever() -> None:
    with pytest.raises(RuntimeError, match="dead end"):
        quartier.playout(Stuck(2, {}), 1)
    with pytest.raises(ValueError, match="at most 2048"):
        Endless(2, {}).legal()


def test_a_title_without_a_needed_method_hears_which_one_it_is() -> None:
    class Bare(Game):
        title, actions = "bare", 1

    game = Bare(2, {})
    game._await(0)
    with pytest.raises(TypeError, match="Bare must write _offer"):
        game.legal()
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        game._await(2)


@pytest.mark.parametrize("name", quartier.titles())
def test_what_means_nothing_is_refused_in_a_sentence(name: str) -> None:
    game = quartier.new(name)
    with pytest.raises(quartier.IllegalMove, match="this title has no such move") as written:
        game.parse("nonsense")
    with pytest.raises(quartier.IllegalMove, match="this title has no such move"):
        game.number({"type": "nonsense"})
    assert written.value.reason == "unknown-move"
