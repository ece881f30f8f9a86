"""``quartier ladder``: the ratings of all levels, and each level against the one below."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import click

from quartier.cli.arena import PLACES, gathered, progress
from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE, read_options


@spoken
@click.option("--title", "names", type=TITLE, multiple=True, metavar="TITLE")
@click.option("--games", type=click.IntRange(2), default=40, metavar="N")
@click.option("--players", type=click.IntRange(2, 4), default=2, metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=int, default=1, metavar="N")
@click.option("--time-scale", "scale", type=click.FloatRange(0.0, min_open=True), default=0.1, metavar="X")
@click.option("--nodes", type=click.IntRange(1), metavar="N")
@click.option("--reach", type=click.IntRange(1), default=2, metavar="N")
@click.option("--yardsticks", is_flag=True)
@click.option("--on", "place", type=PLACES, default="processes")
@click.option("--workers", type=click.IntRange(1), metavar="N")
@click.option("--json", "file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def ladder(
    ctx: click.Context,
    names: tuple[str, ...],
    games: int,
    players: int,
    options: tuple[str, ...],
    seed: int,
    scale: float,
    nodes: int | None,
    reach: int,
    yardsticks: bool,
    place: str,
    workers: int | None,
    file: Path | None,
) -> None:
    """Rate every level of every title."""
    from rich.console import Console
    from rich.table import Table

    import quartier
    from quartier import bots
    from quartier.arena import ladder as rungs
    from quartier.arena import match, statistic
    from quartier.kernel.title import title as title_of

    words = words_of(ctx)
    console = Console()
    document = {}
    entrants = ["random", "greedy", "uct", *bots.levels()] if yardsticks else ["random", *bots.levels()]
    for title in names or quartier.titles():
        if players not in title_of(title).players:
            continue
        pace = match.Pace(scale, nodes)
        jobs = list(
            rungs.pairings(
                title, entrants, games, players, read_options(title, options), seed, pace,
                len(entrants) if yardsticks else reach,
            )
        )  # fmt: skip
        outcomes, stopped = gathered(progress(jobs, place, workers, title))
        ratings = rungs.rate(entrants, outcomes)
        reports = {}
        for lower, upper in pairwise(entrants):
            own = [each for each in outcomes if set(each.job.entrants) == {lower, upper}]
            reports[upper] = statistic.report(upper, lower, own)
        table = Table(
            *(words(f"ladder-column-{each}") for each in ("level", "rating", "games", "share", "below")),
            title=words("ladder-title", title=title, players=str(players), games=str(games)),
        )
        for each in ratings:
            found = reports.get(each.entrant)
            table.add_row(
                each.entrant,
                f"{each.mu:.1f} ± {each.sigma:.1f}",
                str(each.games),
                f"{100 * each.share:.0f} %",
                f"{100 * found.rate:.1f} % ({100 * found.low:.1f}-{100 * found.high:.1f}) : {found.second}"
                if found
                else "",
            )
        console.print(table)
        document[title] = {
            "ratings": {each.entrant: {"mu": each.mu, "sigma": each.sigma} for each in ratings},
            "matches": [each.document() for each in reports.values()],
            "time_scale": scale,
            "nodes": nodes,
        }
        if stopped:
            break
    if file is not None:
        file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
