"""A game that begins from the position in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from quartier.cli.terminal.spoken import words_of

if TYPE_CHECKING:
    from quartier import Record

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def record_from(ctx: click.Context, title: str, file: Path) -> Record:
    """The game before its first move. What is wrong with the file is said before anything is played."""
    from quartier import OVER, BadRecord, Record
    from quartier.kernel.record import parse

    words = words_of(ctx)
    try:
        start = Record(title, position=parse(file.read_bytes()))
    except (BadRecord, OSError) as problem:
        told = words("cli-play-bad-position", file=str(file), problem=str(problem))
        raise click.BadParameter(told, param_hint="--position") from problem
    if start.start().to_move == OVER:
        raise click.BadParameter(words("cli-play-position-over"), param_hint="--position")
    return start
