"""One game between bots as a job that any process can do, and the plan of a whole match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import quartier
from quartier.arena.entrant import budget_of, enter
from quartier.bots import Budget, Known
from quartier.kernel.rng import Rng
from quartier.kernel.title import title as title_of

LONGEST = 20_000
"""Moves after which a game is given up as endless."""


@dataclass(frozen=True)
class Pace:
    """How long the bots of a match think: their own limits scaled, or a number of nodes."""

    scale: float = 1.0
    nodes: int | None = None

    def of(self, entrant: str) -> Budget:
        """The budget of one entrant for one move."""
        if self.nodes is not None:
            return Budget(nodes=self.nodes)
        seconds = budget_of(entrant).seconds
        return Budget(seconds=None if seconds is None else seconds * self.scale)


@dataclass(frozen=True)
class Job:
    """A game to play: who sits where, and the seed of all its dice and draws."""

    title: str
    entrants: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = Pace()


@dataclass(frozen=True)
class Outcome:
    """How a job's game ended."""

    job: Job
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    shares: tuple[float, ...]
    """The win, shared among the winners."""
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    """Moves with a choice, of each seat."""
    moves: int


def play(job: Job) -> Outcome:
    """Play a job's game to the end. Dice, draws and each bot have streams of their own."""
    players = len(job.entrants)
    game = quartier.new(job.title, players=players, options=job.options)
    chance = Rng(job.seed)
    bots = [
        enter(name, job.title, (job.seed * 8 + seat) * 0x9E3779B1 + 1)
        for seat, name in enumerate(job.entrants)
    ]
    budgets = [job.pace.of(name) for name in job.entrants]
    worlds = [Rng(job.seed * 8 + 4 + seat) for seat in range(players)]
    seconds, decisions = [0.0] * players, [0] * players
    moves = 0
    while game.to_move != quartier.OVER:
        if moves >= LONGEST:
            raise RuntimeError(f"{job.title}: not over after {LONGEST} moves (seed {job.seed})")
        seat = game.to_move
        if seat == quartier.CHANCE:
            game.play(quartier.draw(game, chance))
        else:
            known = Known(game, seat, worlds[seat])
            begun = perf_counter()
            move = bots[seat].choose(known, budgets[seat])
            if len(known.legal()) > 1:
                seconds[seat] += perf_counter() - begun
                decisions[seat] += 1
            game.play(move)
        moves += 1
    result = game.result()
    winners = result["winners"]
    return Outcome(
        job,
        tuple(result["ranks"]),
        tuple(float(row["total"]) for row in sorted(result["scores"], key=lambda row: int(row["seat"]))),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players)),
        tuple(seconds),
        tuple(decisions),
        moves,
    )


def plan(
    title: str,
    first: str,
    second: str,
    games: int,
    players: int = 2,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    pace: Pace = Pace(),  # noqa: B008
) -> Iterator[Job]:
    """The games of a match: each seed is played from every seat by ``first``, ``second`` has the others."""
    if players not in title_of(title).players:
        raise quartier.BadOptions(f"{title} is not for {players} players")
    for number in range(games):
        pair, seat = divmod(number, players)
        entrants = [second] * players
        entrants[seat] = first
        yield Job(title, tuple(entrants), seed + pair, dict(options or {}), pace)
