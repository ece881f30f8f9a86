"""What ``quartier arena`` and ``quartier ladder`` share: options, the bar with the games, faults."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quartier.cli.terminal.missing import Missing
from quartier.cli.terminal.spoken import words_of

if TYPE_CHECKING:
    from quartier.arena.fault import Fault
    from quartier.arena.match import Job, Outcome, Pace
    from quartier.locales import Words

PLACES = click.Choice(["processes", "here", "ray"])
FILE = click.Path(dir_okay=False, path_type=Path)
ON_ERROR = click.Choice(["lose", "stop"])
SHOWN = 5
"""How many faults of one match are printed while it is played; ``--json`` has all of them."""
SCALE = click.FloatRange(0.0, min_open=True)


@dataclass(frozen=True)
class Contest:
    """How games are played: how many, how fast, where, and what is saved of them."""

    games: int
    players: int
    options: tuple[str, ...]
    seed: int
    scale: float
    nodes: int | None
    place: str
    workers: int | None
    record: Path | None
    recorded: bool
    """Whether nothing is played and only the games in the record count."""
    on_error: str
    """What follows from a bot's fault: it loses the game, or the contest stops."""
    file: Path | None

    @property
    def pace(self) -> Pace:
        """How long the bots think."""
        from quartier.arena.match import Pace

        return Pace(self.scale, self.nodes)


def contest(games: int, scale: float) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options of a contest. The command gets them as one ``Contest``."""
    options = (
        click.option("--games", type=click.IntRange(1), default=games, metavar="N"),
        click.option("--players", type=click.IntRange(2, 4), default=2, metavar="N"),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE"),
        click.option("--seed", type=int, default=1, metavar="N"),
        click.option("--time-scale", "scale", type=SCALE, default=scale, metavar="X"),
        click.option("--nodes", type=click.IntRange(1), metavar="N"),
        click.option("--on", "place", type=PLACES, default="processes"),
        click.option("--workers", type=click.IntRange(1), metavar="N"),
        click.option("--record", type=FILE, metavar="FILE"),
        click.option("--recorded", is_flag=True),
        click.option("--on-error", type=ON_ERROR, default="lose"),
        click.option("--json", "file", type=FILE, metavar="FILE"),
    )

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def called(ctx: click.Context, *args: Any, **given: Any) -> None:
            how = Contest(**{name: given.pop(name) for name in Contest.__dataclass_fields__})
            for file in (how.record, how.file):
                if file is not None and not file.parent.is_dir():
                    raise click.UsageError(words_of(ctx)("arena-no-folder", folder=str(file.parent)), ctx)
            if how.recorded and how.record is None:
                raise click.UsageError(words_of(ctx)("arena-no-record"), ctx)
            command(ctx, how, *args, **given)

        for option in reversed(options):
            called = option(called)
        return called

    return decorate


def gathered(played: Iterator[Outcome]) -> tuple[list[Outcome], bool]:
    """All outcomes, or those before Ctrl-C was pressed; and whether it was."""
    outcomes: list[Outcome] = []
    try:
        for outcome in played:
            outcomes.append(outcome)
    except KeyboardInterrupt:
        if not outcomes:
            raise
        return outcomes, True
    return outcomes, False


def progress(jobs: list[Job], how: Contest, name: str) -> Iterator[Outcome]:
    """Play the jobs and show a bar, on the error stream so that the figures can be piped."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from quartier.arena.alone import alone
    from quartier.arena.journal import BadJournal, resumed
    from quartier.arena.match import play
    from quartier.arena.workers import NoCluster, run

    words = words_of(click.get_current_context())
    stops = how.on_error == "stop"
    faults = 0

    def played(jobs: list[Job]) -> Iterator[Outcome]:
        return run(how.place, play, [] if how.recorded else jobs, how.workers, alone)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(name, total=len(jobs))
            for outcome in resumed(how.record, jobs, played, not stops) if how.record else played(jobs):
                bar.advance(task)
                if outcome.fault is not None:
                    if stops:
                        raise click.ClickException(told(words, outcome.fault) + "\n" + outcome.fault.trace)
                    faults += 1
                    if faults <= SHOWN:
                        end = "arena-fault-shared" if outcome.fault.seat is None else "arena-fault-lost"
                        said = f"{told(words, outcome.fault)} {words(end)}"
                        bar.console.print(said, markup=False, highlight=False, soft_wrap=True)
                yield outcome
    except NoCluster as problem:
        raise Missing(str(problem)) from problem
    except BadJournal as problem:
        raise click.ClickException(str(problem)) from problem


def told(words: Words, fault: Fault) -> str:
    """Who did what, and in which position."""
    who = fault.entrant
    if fault.seat is not None:
        who = words("arena-fault-who", entrant=who, seat=str(fault.seat))
    what = words(f"arena-fault-{fault.kind}", who=who, answer=fault.answer, problem=fault.problem)
    where = words(
        "arena-fault-where",
        title=fault.title,
        players=str(fault.players),
        options=json.dumps(fault.options),
        seed=str(fault.seed),
        count=str(len(fault.moves)),
        moves=fault.line,
    )
    return f"{what} {where}"


def failures(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    """How many games each entrant lost through its own faults; empty if none did."""
    found = ", ".join(f"{entrant}: {count}" for entrant, count in counts if count)
    return words("arena-failures", failed=found) if found else ""
