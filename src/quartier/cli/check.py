"""``quartier check``: whether a title keeps the contract, and how much of the title the checks have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE

if TYPE_CHECKING:
    from quartier.conformance import Case, Check, Report
    from quartier.locales import Words

SHOWN = 3
"""How many failures of one check are printed in full; the others are usually the same in another game."""


@spoken
@click.argument("title", type=TITLE)
@click.option("--seed", type=int, default=0, metavar="N")
@click.option("--only", "wanted", multiple=True, metavar="WORD")
@click.option("--list", "listed", is_flag=True)
def check(ctx: click.Context, title: str, seed: int, wanted: tuple[str, ...], listed: bool) -> None:
    """Check that a title keeps the contract of all games."""
    from quartier import conformance

    if listed:
        for each in conformance.CHECKS:
            click.echo(each.sentence)
        return
    words = words_of(ctx)
    names = tuple(word.replace(" ", "_") for word in wanted)
    if not any(word in each.name for each in conformance.CHECKS for word in names or ("",)):
        raise click.BadParameter(words("cli-check-none"), param_hint="--only")
    told: dict[str, int] = {}

    def tell(check: Check, case: Case, problem: str) -> None:
        if not problem:
            return
        told[check.name] = told.get(check.name, 0) + 1
        if told[check.name] == 1:
            click.echo(click.style(f"!!  {check.sentence}", fg="red"))
        if told[check.name] <= SHOWN:
            click.echo("\n".join(f"    {line}" for line in problem.splitlines()))

    report = conformance.examine(title, seed, names, tell)
    for line in summary(report, words):
        click.echo(line)
    ctx.exit(1 if report.faults else 0)


def summary(report: Report, words: Words) -> list[str]:
    """Print the result of the checks, and what they have seen of the title."""
    from quartier.kernel.title import title

    known, tally = title(report.title), report.tally
    seeds = sorted({seed for _, seed in tally.games})
    options = {f"{name}={value}" for case in report.cases for name, value in case.options}
    lines = [
        words("cli-check-seeds", seed=str(report.seed), first=str(seeds[0]), last=str(seeds[-1]))
        if seeds
        else "",
        words("cli-check-games", games=len(tally.games), positions=tally.positions),
        words(
            "cli-check-moves", met=len(tally.met), actions=known.actions, percent=round(100 * report.share)
        ),
        words("cli-check-reasons", reasons=", ".join(sorted(tally.reasons)) or "-"),
        words("cli-check-unrefused", reasons=", ".join(report.unmet_reasons)) if report.unmet_reasons else "",
        words("cli-check-players", players=", ".join(map(str, known.players))),
        words("cli-check-options", options=", ".join(sorted(options)) or "-"),
        words("cli-check-unmet", things=", ".join(report.unmet)) if report.unmet else "",
        words("cli-check-result", passed=report.passed, failed=len(report.faults)),
    ]
    return [line for line in lines if line]
