"""Chance draws what the weights say, in every title."""

from __future__ import annotations

from collections import Counter

import quartier
from quartier.conformance.case import Case, walk
from quartier.conformance.demand import check, raises

DRAWS = 2000
SEEDS = 50
"""How many random games are played; even in a small title they do not all end in the same position."""


def agrees(counts: Counter[int], weights: dict[int, int]) -> bool:
    """Whether the counts fit the weights: chi-square within six standard deviations."""
    total, draws = sum(weights.values()), counts.total()
    off = sum(
        (counts[move] - draws * weight / total) ** 2 / (draws * weight / total)
        for move, weight in weights.items()
    )
    freedom = len(weights) - 1
    return set(counts) <= set(weights) and off <= freedom + 6 * (2 * freedom) ** 0.5 + 6


def alike(counts: Counter[str], others: Counter[str]) -> bool:
    """Whether two rows of draws of equal length have the same odds, within the bound of ``agrees``."""
    seen = set(counts) | set(others)
    off = sum((counts[each] - others[each]) ** 2 / (counts[each] + others[each]) for each in seen)
    freedom = len(seen) - 1
    return counts.total() == others.total() and off <= freedom + 6 * (2 * freedom) ** 0.5 + 6


@check("counts")
def draws_have_the_frequencies_of_the_weights(case: Case) -> None:
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
    case.meets("a move of chance", bool(met))


@check("counts")
def drawing_is_refused_when_a_player_is_to_move(case: Case) -> None:
    for game, _ in walk(case, 22):
        if game.to_move >= 0:
            with raises(quartier.IllegalMove):
                quartier.draw(game, quartier.Rng(0))
            return
    raise AssertionError("no player ever had a move")


@check("counts")
def the_same_seed_gives_the_same_game(case: Case) -> None:
    games = [quartier.playout(case.new(), quartier.Rng(9)) for _ in range(2)]
    assert games[0] == games[1], "the same seed led to two different games"
    others = (quartier.playout(case.new(), quartier.Rng(seed)) for seed in range(10, 10 + SEEDS))
    assert any(other != games[0] for other in others), f"{SEEDS} seeds all led to the same game"
