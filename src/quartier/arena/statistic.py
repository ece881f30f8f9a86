"""What the games of a match show: the win rate with its interval, the difference in score, the time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from quartier.arena.match import Outcome

Z = 1.959964
"""Two-sided 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a win rate; a shared win counts as its share.

    >>> [round(bound, 3) for bound in wilson(60, 100)]
    [0.502, 0.691]
    """
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * (rate * (1 - rate) / games + spread / (4 * games)) ** 0.5 / (1 + spread)
    return (max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    if not values:
        return (0.0, 0.0)
    middle = sum(values) / len(values)
    if len(values) < 2:
        return (middle, 0.0)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return (middle, Z * (variance / len(values)) ** 0.5)


@dataclass(frozen=True)
class Report:
    """A match from the point of view of its first entrant."""

    title: str
    players: int
    first: str
    second: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    even: float
    """The win rate among equals: one divided by the number of players."""
    difference: float
    """The mean difference between the first entrant's score and the best other one."""
    difference_half: float
    seconds: tuple[float, float]
    """The seconds per decision, for each of the two entrants."""
    moves: float
    failed: tuple[int, int] = (0, 0)
    """How many games each entrant lost because it named no legal move; ``difference`` leaves them out."""

    def document(self) -> dict[str, Any]:
        """All figures, for a JSON file."""
        return asdict(self)


def own_seat(outcome: Outcome, first: str) -> int:
    """Where the first entrant sat; if it plays against itself, the first of its seats."""
    return outcome.job.entrants.index(first)


def report(first: str, second: str, outcomes: Iterable[Outcome]) -> Report:
    """The figures of a match so far."""
    played = list(outcomes)
    wins = 0.0
    gaps: list[float] = []
    spent, decided, failed = [0.0, 0.0], [0, 0], [0, 0]
    for outcome in played:
        seat = own_seat(outcome, first)
        wins += outcome.shares[seat]
        if outcome.fault is None:
            others = [score for other, score in enumerate(outcome.scores) if other != seat]
            gaps.append(outcome.scores[seat] - max(others, default=0.0))
        elif outcome.fault.seat is not None:
            failed[outcome.fault.seat != seat] += 1
        for other in range(len(outcome.scores)):
            spent[other != seat] += outcome.seconds[other]
            decided[other != seat] += outcome.decisions[other]
    low, high = wilson(wins, len(played))
    middle, half = mean(gaps)
    job = played[0].job if played else None
    players = len(job.entrants) if job else 2
    return Report(
        job.title if job else "",
        players,
        first,
        second,
        len(played),
        wins,
        wins / len(played) if played else 0.0,
        low,
        high,
        1 / players,
        middle,
        half,
        (spent[0] / max(1, decided[0]), spent[1] / max(1, decided[1])),
        sum(outcome.moves for outcome in played) / max(1, len(played)),
        (failed[0], failed[1]),
    )
