"""What a finished game was worth to each seat."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.adapters.reward import REWARDS, margin, rank, returns, reward_of, win
from tests.conformance.cases import FEW, Case


class Ended:
    """Stands in for a finished game: only what a reward reads."""

    to_move = quartier.OVER

    def __init__(self, *totals: int, ranks: tuple[int, ...] = ()) -> None:
        self.players = len(totals)
        self.totals = totals
        self.ranks = list(ranks) or [1 + sum(other > own for other in totals) for own in totals]

    def result(self) -> dict[str, Any]:
        return {
            "scores": [{"seat": seat, "total": total} for seat, total in enumerate(self.totals)],
            "ranks": self.ranks,
            "winners": [seat for seat, place in enumerate(self.ranks) if place == 1],
        }


def ended(*totals: int, ranks: tuple[int, ...] = ()) -> Any:
    return Ended(*totals, ranks=ranks)


@pytest.mark.parametrize("name", REWARDS)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_rewards_come_at_the_end_and_add_up_to_nothing(case: Case, name: str) -> None:
    game = case.new()
    assert returns(game, name) == [0.0] * case.players
    for seed in range(3):
        game = quartier.playout(case.new(), quartier.Rng(seed))
        worth = returns(game, name)
        assert sum(worth) == pytest.approx(0)
        best = [seat for seat in range(case.players) if worth[seat] == pytest.approx(max(worth))]
        assert set(game.result()["winners"]) <= set(best)
        if name == "win":
            assert best == game.result()["winners"]


def test_a_win_is_shared_and_so_is_the_loss() -> None:
    assert win(ended(5, 3)) == [1, -1]
    assert win(ended(5, 5)) == [0, 0]
    assert win(ended(5, 3, 4)) == [1, -0.5, -0.5]
    assert win(ended(5, 5, 4)) == [0.25, 0.25, -0.5]


def test_ranks_are_even_steps_and_equals_share_theirs() -> None:
    assert rank(ended(5, 3)) == [1, -1]
    assert rank(ended(1, 3, 2)) == [-1, 1, 0]
    assert rank(ended(9, 3, 3, 1)) == [1, 0, 0, -1]
    assert rank(ended(4, 4, 4)) == [0, 0, 0]


def test_a_margin_is_in_points_over_the_mean_of_the_others() -> None:
    assert margin(ended(5, 3)) == [2, -2]
    assert margin(ended(10, 4, 2)) == [7, -2, -5]
    assert margin(ended(4, 4, ranks=(1, 2))) == [0, 0]


def test_a_function_of_ones_own_may_give_anything() -> None:
    game = ended(7, 9)
    assert returns(game, lambda game: [row["total"] for row in game.result()["scores"]]) == [7.0, 9.0]
    with pytest.raises(quartier.BadOptions, match="3 numbers for 2 seats"):
        returns(game, lambda game: [1, 2, 3])


@pytest.mark.parametrize("wrong", ["glory", None, 3])
def test_another_reward_is_refused(wrong: Any) -> None:
    with pytest.raises(quartier.BadOptions, match="win, rank, margin or a function"):
        reward_of(wrong)
