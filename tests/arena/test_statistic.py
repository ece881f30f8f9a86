"""The mathematics of a match's report."""

from __future__ import annotations

import pytest

from quartier.arena.match import Job, Outcome, Pace, plan
from quartier.arena.statistic import mean, report, wilson


def outcome(entrants: tuple[str, ...], scores: tuple[float, ...], winner: int) -> Outcome:
    shares = tuple(float(seat == winner) for seat in range(len(entrants)))
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(entrants)))
    return Outcome(Job("any", entrants, 1), ranks, scores, shares, (1.0, 4.0), (10, 20), 30)


def test_the_wilson_interval_is_the_one_of_the_textbook() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_mean_comes_with_half_its_interval() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3.0, 1.3859), abs=1e-4)
    assert mean([7]) == (7, 0)
    assert mean([]) == (0, 0)


def test_a_report_is_from_the_view_of_the_first_entrant_wherever_it_sat() -> None:
    games = [
        outcome(("a", "b"), (50, 40), 0),
        outcome(("b", "a"), (30, 36), 1),
        outcome(("a", "b"), (1, 3), 1),
    ]
    found = report("a", "b", games)
    assert (found.games, found.wins) == (3, 2)
    assert found.rate == pytest.approx(2 / 3)
    assert found.difference == pytest.approx((10 + 6 - 2) / 3)
    assert found.seconds == pytest.approx((6 / 40, 9 / 50))


def test_a_plan_pairs_seeds_and_rotates_seats() -> None:
    jobs = list(plan("metropolia", "a", "b", 6, players=3, seed=5))
    assert [job.seed for job in jobs] == [5, 5, 5, 6, 6, 6]
    assert [job.entrants.index("a") for job in jobs] == [0, 1, 2, 0, 1, 2]
    assert all(job.entrants.count("b") == 2 for job in jobs)


def test_a_pace_is_a_scale_of_the_levels_own_limit_or_a_number_of_nodes() -> None:
    assert Pace(0.1).of("prefect").seconds == pytest.approx(0.4)
    assert Pace(0.1, nodes=50).of("prefect").seconds is None
    assert Pace(0.1, nodes=50).of("prefect").nodes == 50
