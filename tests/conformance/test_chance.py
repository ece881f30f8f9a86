"""Chance draws what the weights say, in every title."""

from __future__ import annotations

from collections import Counter

import pytest

import quartier
from tests.conformance.cases import FEW, Case, walk

DRAWS = 2000


def agrees(counts: Counter[int], weights: dict[int, int]) -> bool:
    """Whether the counts fit the weights: chi-square within six standard deviations."""
    total, draws = sum(weights.values()), counts.total()
    off = sum(
        (counts[move] - draws * weight / total) ** 2 / (draws * weight / total)
        for move, weight in weights.items()
    )
    freedom = len(weights) - 1
    return set(counts) <= set(weights) and off <= freedom + 6 * (2 * freedom) ** 0.5 + 6


@pytest.mark.parametrize("case", FEW, ids=str)
def test_draws_have_the_frequencies_of_the_weights(case: Case) -> None:
    rng = quartier.Rng(5)
    met: set[tuple[int, ...]] = set()
    for game, _ in walk(case, 21):
        weights = dict(game.chances())
        if game.to_move != quartier.CHANCE:
            assert weights == {}
            continue
        assert sorted(weights) == game.legal()
        assert all(isinstance(weight, int) and weight > 0 for weight in weights.values())
        kind = tuple(sorted(weights.values()))
        if kind in met or len(met) >= 12:
            continue
        met.add(kind)
        before = game.key()
        counts = Counter(quartier.draw(game, rng) for _ in range(DRAWS))
        assert agrees(counts, weights), (weights, counts)
        assert game.key() == before
    assert met, "a title without chance"


def test_the_frequency_check_can_fail() -> None:
    even = {0: 1, 1: 1}
    assert agrees(Counter({0: 1010, 1: 990}), even)
    assert not agrees(Counter({0: 1200, 1: 800}), even)
    assert not agrees(Counter({0: 1000, 1: 900, 2: 100}), even)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_drawing_is_refused_when_a_player_is_to_move(case: Case) -> None:
    for game, _ in walk(case, 22):
        if game.to_move >= 0:
            with pytest.raises(quartier.IllegalMove):
                quartier.draw(game, quartier.Rng(0))
            return
    raise AssertionError("nobody ever moved")


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    games = [quartier.playout(case.new(), quartier.Rng(9)) for _ in range(2)]
    other = quartier.playout(case.new(), quartier.Rng(10))
    assert games[0] == games[1]
    assert games[0] != other
