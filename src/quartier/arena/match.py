"""One game between bots as a job that any process can do, and the plan of a whole match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import quartier
from quartier.arena.entrant import budget_of, enter
from quartier.arena.fault import Fault, named, traced, written
from quartier.bots import Bot, Budget, Known
from quartier.kernel.game import Game
from quartier.kernel.rng import Rng
from quartier.kernel.standing import win_shares
from quartier.kernel.title import title as title_of

LONGEST = 20_000
"""The number of moves after which a game counts as endless."""


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
    """A game to play: who sits where, the seed of its dice and draws, and how it begins."""

    title: str
    entrants: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = Pace()
    position: Mapping[str, Any] | None = None
    """The position it begins from, if it does not begin with a set-up."""

    def start(self) -> Game:
        """The game before its first move."""
        if self.position is None:
            return quartier.new(self.title, players=len(self.entrants), options=self.options)
        return quartier.from_position(self.title, self.position)


@dataclass(frozen=True)
class Outcome:
    """How a job's game ended."""

    job: Job
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    shares: tuple[float, ...]
    """Each seat's share of the win."""
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    """For each seat, the number of moves at which it had a choice."""
    moves: int
    fault: Fault | None = None
    """Why the game was broken off. Whoever is to blame has lost; the scores are those of that moment."""


def play(job: Job) -> Outcome:
    """Play a job's game to the end, or until a bot fails. Dice, draws and each bot have streams of their own.

    Nothing that a bot does wrong is raised: the outcome has it as its ``fault``.
    """
    return RunningGame(job).play()


Asked = Callable[[int, list[int]], None]
"""Called before a seat is asked, with the seat and the moves so far."""


class RunningGame:
    """A job's game while it is being played."""

    def __init__(self, job: Job, asked: Asked = lambda seat, moves: None) -> None:
        self.job = job
        self.asked = asked
        self.players = len(job.entrants)
        self.game = job.start()
        self.moves: list[int] = []
        self.seconds, self.decisions = [0.0] * self.players, [0] * self.players

    def play(self) -> Outcome:
        """Play the whole game."""
        job, game = self.job, self.game
        chance = Rng(job.seed)
        worlds = [Rng(job.seed * 8 + 4 + seat) for seat in range(self.players)]
        budgets = [job.pace.of(name) for name in job.entrants]
        bots: list[Bot] = []
        for seat, name in enumerate(job.entrants):
            self.asked(seat, self.moves)
            try:
                bots.append(enter(name, job.title, (job.seed * 8 + seat) * 0x9E3779B1 + 1))
            except (Exception, SystemExit) as problem:
                return self.lost(seat, "exception", "", problem)
        while game.to_move != quartier.OVER:
            if len(self.moves) >= LONGEST:
                return self.broken_off(
                    self.fault(None, "endless", "", f"the game is not over after {LONGEST} moves")
                )
            seat = game.to_move
            if seat == quartier.CHANCE:
                move = quartier.draw(game, chance)
                game.play(move)
            else:
                self.asked(seat, self.moves)
                try:
                    move = self.choice(bots[seat], Known(game, seat, worlds[seat]), budgets[seat])
                except (Exception, SystemExit) as problem:
                    return self.lost(seat, "exception", "", problem)
                try:
                    game.play(move)
                except (quartier.IllegalMove, TypeError) as problem:
                    return self.lost(seat, "move", written(move), problem)
            self.moves.append(int(move))
        result = game.result()
        return self.outcome(tuple(result["ranks"]), tuple(win_shares(result["winners"], self.players)))

    def choice(self, bot: Bot, known: Known, budget: Budget) -> int:
        """The answer of a bot. Its time is counted if it had a choice."""
        begun = perf_counter()
        move = bot.choose(known, budget)
        if len(known.legal()) > 1:
            self.seconds[known.seat] += perf_counter() - begun
            self.decisions[known.seat] += 1
        return move

    def fault(self, seat: int | None, kind: str, answer: str, problem: str, trace: str = "") -> Fault:
        """What went wrong, and in which position."""
        job = self.job
        return Fault(
            kind,
            " : ".join(job.entrants) if seat is None else job.entrants[seat],
            seat,
            job.title,
            self.players,
            dict(job.options),
            job.seed,
            tuple(self.moves),
            answer,
            problem,
            trace,
            job.position,
        )

    def lost(self, seat: int, kind: str, answer: str, problem: BaseException) -> Outcome:
        """The outcome if a seat has lost by naming no legal move."""
        if kind == "move":
            return self.broken_off(self.fault(seat, kind, answer, str(problem)))
        return self.broken_off(self.fault(seat, kind, answer, named(problem), traced(problem)))

    def broken_off(self, fault: Fault) -> Outcome:
        """The offender is last and the others share the win; if there is no offender, all share it."""
        winners = [seat for seat in range(self.players) if seat != fault.seat]
        return self.outcome(
            tuple(1 if seat in winners else self.players for seat in range(self.players)),
            tuple(win_shares(winners, self.players)),
            fault,
        )

    def outcome(
        self, ranks: tuple[int, ...], shares: tuple[float, ...], fault: Fault | None = None
    ) -> Outcome:
        """The outcome with all figures of the game as it stands."""
        scores = sorted(self.game.result()["scores"], key=lambda row: int(row["seat"]))
        return Outcome(
            self.job,
            ranks,
            tuple(float(row["total"]) for row in scores),
            shares,
            tuple(self.seconds),
            tuple(self.decisions),
            len(self.moves),
            fault,
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
    position: Mapping[str, Any] | None = None,
) -> Iterator[Job]:
    """The games of a match: with each seed ``first`` plays once in every seat, and ``second`` in the others.

    With ``position`` all games begin there, with its players and options.
    """
    if position is not None:
        players = quartier.from_position(title, position).players
    if players not in title_of(title).players:
        raise quartier.BadOptions(f"{title} cannot be played by {players} players")
    for number in range(games):
        pair, seat = divmod(number, players)
        entrants = [second] * players
        entrants[seat] = first
        yield Job(title, tuple(entrants), seed + pair, dict(options or {}), pace, position)
