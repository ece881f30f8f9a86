"""Ratings of many entrants from all their games (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import chain, combinations
from typing import Any

from quartier.arena.match import Job, Outcome, Pace, plan
from quartier.extra import missing


class NoRatings(RuntimeError):
    """The library that rates is not installed."""


def require() -> None:
    """Make sure that ratings can be computed, before any game is played for them."""
    if find_spec("openskill") is None:
        raise NoRatings(missing("openskill"))


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is, and how certain that is."""

    entrant: str
    mu: float
    sigma: float
    games: int
    share: float
    """The share of its games that it won."""

    @property
    def ordinal(self) -> float:
        """The strength that it has almost certainly: ``mu - 3 sigma``."""
        return self.mu - 3 * self.sigma


def pairs(rungs: Sequence[str], reach: int) -> list[tuple[str, str]]:
    """The upper and the lower of every pair that is at most ``reach`` rungs apart."""
    return [
        (upper, lower)
        for (low, lower), (high, upper) in combinations(enumerate(rungs), 2)
        if high - low <= reach
    ]


def measured(top: str, yardsticks: Iterable[str]) -> list[tuple[str, str]]:
    """The pairs that measure the top level: it against every yardstick, and greedy against random."""
    return [("greedy", "random"), *((top, each) for each in yardsticks)]


def pairings(
    title: str,
    pairs: Iterable[tuple[str, str]],
    games: int,
    players: int = 2,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    pace: Pace = Pace(),  # noqa: B008
) -> Iterator[Job]:
    """The games of all pairs in turn, so that an interrupted ladder knows equally much about each pair."""
    matches = [plan(title, upper, lower, games, players, options, seed, pace) for upper, lower in pairs]
    return chain.from_iterable(zip(*matches))


def rate(entrants: Sequence[str], outcomes: Iterable[Outcome]) -> list[Rating]:
    """Ratings, strongest first. The games are taken in a fixed order, although it matters little."""
    require()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in entrants}
    games = dict.fromkeys(entrants, 0)
    wins = dict.fromkeys(entrants, 0.0)
    ordered = sorted(outcomes, key=lambda each: (each.job.seed, each.job.entrants))
    for outcome in ordered:
        names = outcome.job.entrants
        for name, share in zip(names, outcome.shares):
            games[name] += 1
            wins[name] += share
        # Every seat is a team. A bot in several seats gets the mean of their new ratings.
        teams = [[model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in names]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])]
        for name in set(names) if len(set(names)) > 1 else ():
            own = [rating for other, rating in zip(names, rated) if other == name]
            ratings[name].mu = sum(rating.mu for rating in own) / len(own)
            ratings[name].sigma = sum(rating.sigma for rating in own) / len(own)
    rated_entrants = [
        Rating(name, ratings[name].mu, ratings[name].sigma, games[name], wins[name] / max(1, games[name]))
        for name in entrants
    ]
    return sorted(rated_entrants, key=lambda each: -each.mu)
