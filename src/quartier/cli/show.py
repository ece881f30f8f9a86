"""``quartier show``: a position, or one point of a record, as text or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from quartier.cli.terminal.spoken import spoken, words_of

if TYPE_CHECKING:
    from quartier import Game, Record
    from quartier.locales import Words

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
PICTURE = click.Path(dir_okay=False, writable=True, path_type=Path)


@spoken
@click.argument("file", type=FILE)
@click.option("--output", "-o", type=PICTURE, metavar="FILE")
@click.option("--at", type=click.IntRange(0), metavar="N")
@click.option("--seat", type=int, metavar="SEAT")
def show(ctx: click.Context, file: Path, output: Path | None, at: int | None, seat: int | None) -> None:
    """Show a position, or one point of a record."""
    from quartier import BadRecord

    words = words_of(ctx)
    try:
        record, is_position = read(file)
    except (BadRecord, OSError) as problem:
        click.echo(words("cli-show-bad", file=str(file), problem=str(problem)), err=True)
        ctx.exit(1)
    last = len(record.moves)
    if at is not None and (is_position or at > last):
        told = words("cli-show-no-moves") if is_position else words("cli-show-few", count=last)
        raise click.BadParameter(told, param_hint="--at")
    if seat is not None and not 1 <= seat <= record.players:
        raise click.BadParameter(words("cli-play-no-seat", players=record.players), param_hint="--seat")
    game = record.game_at(last if at is None else at)
    eyes = None if seat is None else seat - 1
    if output is None:
        draw(record, game, eyes, words)
        return
    try:
        output.write_text(game.picture(eyes), encoding="utf-8")
    except OSError as problem:
        click.echo(words("cli-show-unwritten", file=str(output), problem=str(problem)), err=True)
        ctx.exit(1)
    click.echo(words("cli-show-saved", file=str(output)))


def read(file: Path) -> tuple[Record, bool]:
    """The record in a file; for a position a record without moves. Also whether it is a position."""
    from quartier import BadOptions, BadRecord, Record
    from quartier.kernel.record import parse

    text = file.read_bytes()
    document = parse(text)
    if "quartier" in document:
        return Record.rescue(text)[0], False
    try:
        return Record(document.get("title", ""), position=document), True
    except BadOptions as problem:
        raise BadRecord(f"title: {problem}") from problem


def draw(record: Record, game: Game, seat: int | None, words: Words) -> None:
    """Print the table."""
    from quartier.cli.terminal import screen
    from quartier.cli.terminal.telling import Teller

    people = [words("cli-person", number=number) for number in range(1, record.players + 1)]
    teller = Teller(words, record.title, list(record.names) or people)
    screen.show(screen.console(), screen.sections(game.view(seat), game.printed(), teller))
