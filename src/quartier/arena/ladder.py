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
    """See that ratings can be made, before any game is played for them."""
    if find_spec("openskill") is None:
        raise NoRatings(missing("openskill"))


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is, and how sure that is."""

    entrant: str
    mu: float
    sigma: float
    games: int
    share: float
    """Of its games won."""

    @property
    def ordinal(self) -> float:
        """The strength that it has almost surely: ``mu - 3 sigma``."""
        return self.mu - 3 * self.sigma


def pairs(rungs: Sequence[str], reach: int) -> list[tuple[str, str]]:
    """Upper and lower of every pair not further apart than ``reach`` rungs."""
    return [
        (upper, lower)
        for (low, lower), (high, upper) in combinations(enumerate(rungs), 2)
        if high - low <= reach
    ]


def measured(top: str, yardsticks: Iterable[str]) -> list[tuple[str, str]]:
    """What shows how strong the top is: itself against every yardstick, and greedy against random."""
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
    """That many games of each pair, in turns, so that a ladder broken off knows as much of every pair."""
    matches = [plan(title, upper, lower, games, players, options, seed, pace) for upper, lower in pairs]
    return chain.from_iterable(zip(*matches))


def rate(entrants: Sequence[str], outcomes: Iterable[Outcome]) -> list[Rating]:
    """Ratings, strongest first. The order in which games came in does not matter much, but is fixed."""
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
        # Every seat is a team; a bot in several seats takes the mean of what they teach.
        teams = [[model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in names]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])]
        for name in set(names) if len(set(names)) > 1 else ():
            own = [rating for other, rating in zip(names, rated) if other == name]
            ratings[name].mu = sum(rating.mu for rating in own) / len(own)
            ratings[name].sigma = sum(rating.sigma for rating in own) / len(own)
    found = [
        Rating(name, ratings[name].mu, ratings[name].sigma, games[name], wins[name] / max(1, games[name]))
        for name in entrants
    ]
    return sorted(found, key=lambda each: -each.mu)
