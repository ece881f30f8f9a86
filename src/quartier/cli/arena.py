"""``quartier arena``: a match between two bots, and what it shows."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from quartier.cli.terminal.contest import Contest, contest, failures, gathered, progress
from quartier.cli.terminal.position import FILE, record_from
from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE, read_options

if TYPE_CHECKING:
    from quartier.arena.statistic import Report
    from quartier.locales import Words


@spoken
@click.argument("entrants", nargs=-1, metavar="[A] [B]")
@click.option("--title", type=TITLE, required=True, metavar="TITLE")
@click.option("--bot", "own", multiple=True, metavar="FILE.py:CLASS")
@click.option("--position", type=FILE, metavar="FILE")
@contest(games=100, scale=1.0)
def arena(
    ctx: click.Context,
    how: Contest,
    entrants: tuple[str, ...],
    title: str,
    own: tuple[str, ...],
    position: Path | None,
) -> None:
    """Let two bots play a match."""
    from quartier import BadOptions
    from quartier.arena import entrant, match, statistic

    words = words_of(ctx)
    sides = [*own, *entrants]
    if len(sides) != 2:
        raise click.UsageError(words("arena-two-sides"), ctx)
    first, second = sides
    begins = None
    if position is not None:
        if how.options or ctx.get_parameter_source("players") is not ParameterSource.DEFAULT:
            raise click.UsageError(words("cli-play-position-alone"), ctx)
        begins = record_from(ctx, title, position).position
    try:
        for side in sides:
            entrant.budget_of(side)
        options = read_options(title, how.options)
        jobs = list(
            match.plan(title, first, second, how.games, how.players, options, how.seed, how.pace, begins)
        )
    except BadOptions as problem:
        raise click.UsageError(str(problem), ctx) from problem
    outcomes, _ = gathered(progress(jobs, how, f"{first} : {second}"))
    found = statistic.report(first, second, outcomes)
    click.echo(line(words, found))
    failed = failures(words, zip((first, second), found.failed))
    if failed:
        click.echo(failed)
    if how.file is not None:
        document = {
            **found.document(),
            "time_scale": how.scale,
            "nodes": how.nodes,
            "seed": how.seed,
            "faults": [asdict(each.fault) for each in outcomes if each.fault is not None],
        }
        how.file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


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
