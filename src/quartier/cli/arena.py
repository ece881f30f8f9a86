"""``quartier arena``: a match between two bots, and what it proves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE, read_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quartier.arena.match import Job, Outcome
    from quartier.arena.statistic import Report
    from quartier.locales import Words

PLACES = click.Choice(["processes", "here", "ray"])


@spoken
@click.argument("entrants", nargs=-1, metavar="[A] [B]")
@click.option("--title", type=TITLE, required=True, metavar="TITLE")
@click.option("--bot", "own", multiple=True, metavar="FILE.py:CLASS")
@click.option("--games", type=click.IntRange(1), default=100, metavar="N")
@click.option("--players", type=click.IntRange(2, 4), default=2, metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=int, default=1, metavar="N")
@click.option("--time-scale", "scale", type=click.FloatRange(0.0, min_open=True), default=1.0, metavar="X")
@click.option("--nodes", type=click.IntRange(1), metavar="N")
@click.option("--on", "place", type=PLACES, default="processes")
@click.option("--workers", type=click.IntRange(1), metavar="N")
@click.option("--json", "file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def arena(
    ctx: click.Context,
    entrants: tuple[str, ...],
    title: str,
    own: tuple[str, ...],
    games: int,
    players: int,
    options: tuple[str, ...],
    seed: int,
    scale: float,
    nodes: int | None,
    place: str,
    workers: int | None,
    file: Path | None,
) -> None:
    """Let two bots play a match."""
    from quartier import BadOptions
    from quartier.arena import entrant, match, statistic

    words = words_of(ctx)
    sides = [*own, *entrants]
    if len(sides) != 2:
        raise click.UsageError(words("arena-two-sides"), ctx)
    first, second = sides
    try:
        for side in sides:
            entrant.budget_of(side)
        jobs = list(
            match.plan(
                title, first, second, games, players, read_options(title, options), seed,
                match.Pace(scale, nodes),
            )
        )  # fmt: skip
    except BadOptions as problem:
        raise click.UsageError(str(problem), ctx) from problem
    outcomes, _ = gathered(progress(jobs, place, workers, f"{first} : {second}"))
    found = statistic.report(first, second, outcomes)
    click.echo(line(words, found))
    if file is not None:
        document = {**found.document(), "time_scale": scale, "nodes": nodes, "seed": seed}
        file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def line(words: Words, report: Report) -> str:
    """The figures of a match in words."""
    return words(
        "arena-result",
        first=report.first,
        second=report.second,
        title=report.title,
        games=str(report.games),
        rate=f"{100 * report.rate:.1f}",
        low=f"{100 * report.low:.1f}",
        high=f"{100 * report.high:.1f}",
        even=f"{100 * report.even:.0f}",
        difference=f"{report.difference:+.2f}",
        half=f"{report.difference_half:.2f}",
        spent=f"{1000 * report.seconds[0]:.1f}",
        other=f"{1000 * report.seconds[1]:.1f}",
    )


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


def progress(jobs: list[Job], place: str, workers: int | None, name: str) -> Iterator[Outcome]:
    """Play the jobs with a bar on the screen (on the error stream, so that the figures can be piped)."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from quartier.arena.match import play
    from quartier.arena.workers import NoCluster, run

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(name, total=len(jobs))
            for outcome in run(place, play, jobs, workers):
                bar.advance(task)
                yield outcome
    except NoCluster as problem:
        raise click.ClickException(str(problem)) from problem
