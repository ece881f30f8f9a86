"""``quartier ladder``: the ratings of all levels, and the matches that they come from."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from quartier.cli.terminal.contest import Contest, contest, failures, gathered, progress
from quartier.cli.terminal.missing import Missing
from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE, read_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from quartier.arena.ladder import Rating
    from quartier.arena.statistic import Report
    from quartier.locales import Words


@spoken
@click.option("--title", "names", type=TITLE, multiple=True, metavar="TITLE")
@click.option("--reach", type=click.IntRange(1), default=2, metavar="N")
@click.option("--yardsticks", is_flag=True)
@contest(games=40, scale=0.1)
def ladder(ctx: click.Context, how: Contest, names: tuple[str, ...], reach: int, yardsticks: bool) -> None:
    """Rate every level of every title."""
    from rich.console import Console

    import quartier
    from quartier import bots
    from quartier.arena import ladder as rungs
    from quartier.arena import statistic
    from quartier.kernel.title import title as title_of

    try:
        rungs.require()
    except rungs.NoRatings as problem:
        raise Missing(str(problem)) from problem
    words = words_of(ctx)
    console = Console()
    document = {}
    levels = bots.levels()
    pairs = rungs.pairs(["random", *levels], reach)
    if yardsticks:
        pairs += [each for each in rungs.measured(levels[-1], bots.YARDSTICKS) if each not in pairs]
    entrants = list(dict.fromkeys(name for pair in pairs for name in reversed(pair)))
    for title in names or quartier.titles():
        if how.players not in title_of(title).players:
            continue
        options = read_options(title, how.options)
        jobs = list(rungs.pairings(title, pairs, how.games, how.players, options, how.seed, how.pace))
        outcomes, stopped = gathered(progress(jobs, how, title))
        ratings = rungs.rate(entrants, outcomes)
        reports = [
            statistic.report(
                upper, lower, [each for each in outcomes if {*each.job.entrants} == {upper, lower}]
            )
            for upper, lower in pairs
        ]
        console.print(standings(words, title, how, ratings), matches(words, reports))
        faults = [each.fault for each in outcomes if each.fault is not None]
        failed = failures(words, Counter(each.entrant for each in faults if each.seat is not None).items())
        if failed:
            console.print(failed, markup=False, highlight=False)
        document[title] = {
            "ratings": {each.entrant: {"mu": each.mu, "sigma": each.sigma} for each in ratings},
            "matches": [each.document() for each in reports],
            "time_scale": how.scale,
            "nodes": how.nodes,
            "seed": how.seed,
            "faults": [asdict(each) for each in faults],
        }
        if stopped:
            break
    if how.file is not None:
        how.file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def standings(words: Words, title: str, how: Contest, ratings: Iterable[Rating]) -> Table:
    """Every entrant with its rating, strongest first."""
    from rich.table import Table

    table = Table(
        *(words(f"ladder-column-{each}") for each in ("level", "rating", "games", "share")),
        title=words("ladder-title", title=title, players=str(how.players), games=str(how.games)),
    )
    for each in ratings:
        table.add_row(
            each.entrant, f"{each.mu:.1f} ± {each.sigma:.1f}", str(each.games), f"{100 * each.share:.0f} %"
        )
    return table


def matches(words: Words, reports: Iterable[Report]) -> Table:
    """Every pair with what its games show."""
    from rich.table import Table

    table = Table(
        *(words(f"ladder-column-{each}") for each in ("match", "games", "first", "difference", "time"))
    )
    for each in reports:
        table.add_row(
            f"{each.first} : {each.second}",
            str(each.games),
            f"{100 * each.rate:.1f} % ({100 * each.low:.1f}-{100 * each.high:.1f})",
            f"{each.difference:+.1f} ± {each.difference_half:.1f}",
            f"{1000 * each.seconds[0]:.0f} : {1000 * each.seconds[1]:.0f}",
        )
    return table
