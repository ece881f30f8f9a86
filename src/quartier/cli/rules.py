"""``quartier rules``: the rules of a game, or the clauses that mention a word."""

from __future__ import annotations

import click

from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE


@spoken
@click.argument("title", type=TITLE)
@click.argument("word", nargs=-1)
def rules(ctx: click.Context, title: str, word: tuple[str, ...]) -> None:
    """Print the rules of a game; with a word or a number, the clauses about it."""
    from quartier.cli.terminal.rulebook import clauses, search

    words = words_of(ctx)
    found = clauses(words, title)
    if word:
        found = search(found, " ".join(word))
    if not found:
        click.echo(words("cli-rules-none", word=" ".join(word)) if word else words("cli-rules-empty"))
        ctx.exit(1)
    chapter = None
    for clause in found:
        if clause.chapter != chapter:
            chapter = clause.chapter
            click.echo(click.style(f"\n{chapter}", bold=True))
        click.echo(
            click.wrap_text(f"{clause.number}  {clause.text}", 88, "  ", " " * (len(clause.number) + 4))
        )
