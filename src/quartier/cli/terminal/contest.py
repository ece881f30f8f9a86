"""What ``quartier arena`` and ``quartier ladder`` have in common: their options, and the games on a bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quartier.cli.terminal.spoken import words_of

if TYPE_CHECKING:
    from quartier.arena.match import Job, Outcome, Pace

PLACES = click.Choice(["processes", "here", "ray"])
FILE = click.Path(dir_okay=False, path_type=Path)
SCALE = click.FloatRange(0.0, min_open=True)


@dataclass(frozen=True)
class Contest:
    """How games are played: how many, how fast, where, and what is kept of them."""

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
    """Play nothing: tell what is in the record."""
    file: Path | None

    @property
    def pace(self) -> Pace:
        """How long the bots think."""
        from quartier.arena.match import Pace

        return Pace(self.scale, self.nodes)


def contest(games: int, scale: float) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options of a contest; it is called with them as one ``Contest``."""
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
    """All outcomes, or those that there are when somebody presses Ctrl-C; and whether somebody did."""
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
    """Play the jobs with a bar on the screen (on the error stream, so that the figures can be piped)."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from quartier.arena.match import play
    from quartier.arena.record import BadRecord, resumed
    from quartier.arena.workers import NoCluster, run

    def played(jobs: list[Job]) -> Iterator[Outcome]:
        return run(how.place, play, [] if how.recorded else jobs, how.workers)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(name, total=len(jobs))
            for outcome in resumed(how.record, jobs, played) if how.record else played(jobs):
                bar.advance(task)
                yield outcome
    except (NoCluster, BadRecord) as problem:
        raise click.ClickException(str(problem)) from problem
