"""``quartier play``: a game in the terminal, against bots or with people beside you."""

from __future__ import annotations

import secrets
import signal
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from quartier.cli.terminal.position import FILE, record_from
from quartier.cli.terminal.spoken import spoken, words_of
from quartier.cli.terminal.title import TITLE, read_options

if TYPE_CHECKING:
    from quartier import Record
    from quartier.cli.terminal.dialogue import Dialogue
    from quartier.cli.terminal.sitting import Sitting
    from quartier.locales import Words

STOPS = {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}
"""The signals that end a program, or come when its terminal is closed."""


@spoken
@click.argument("title", type=TITLE)
@click.option("--players", type=int, metavar="N")
@click.option("--seed", type=int, metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--position", type=FILE, metavar="FILE")
@click.option("--human", "humans", type=int, multiple=True, metavar="SEAT")
@click.option("--name", "names", multiple=True, metavar="TEXT")
@click.option("--watch", is_flag=True)
@click.option("--bots", "levels", multiple=True, metavar="LEVEL")
@click.option("--record", type=click.Path(dir_okay=False, writable=True, path_type=Path), metavar="FILE")
def play(
    ctx: click.Context,
    title: str,
    players: int | None,
    seed: int | None,
    options: tuple[str, ...],
    position: Path | None,
    humans: tuple[int, ...],
    names: tuple[str, ...],
    watch: bool,
    levels: tuple[str, ...],
    record: Path | None,
) -> None:
    """Play a game in the terminal."""
    from quartier import bots
    from quartier.cli.terminal.sitting import Sitting

    words = words_of(ctx)
    start = start_at(ctx, title, position, players, options)
    count = start.players
    seats = [] if watch else [seat - 1 for seat in humans or (1,)]
    if any(not 0 <= seat < count for seat in seats):
        raise click.BadParameter(words("cli-play-no-seat", players=count), param_hint="--human")
    strengths = (*bots.levels(), *bots.YARDSTICKS)
    for level in levels:
        if level not in strengths:
            raise click.BadParameter(f"{level!r}: {', '.join(strengths)}", param_hint="--bots")
    machines = count - len(set(seats))
    if len(levels) > max(1, machines):
        raise click.BadParameter(words("cli-play-few-bots", bots=machines), param_hint="--bots")
    if record is not None and not record.absolute().parent.is_dir():
        raise click.BadParameter(words("cli-play-no-folder", file=str(record)), param_hint="--record")
    people = {
        seat: names[index] if index < len(names) else words("cli-person", number=seat + 1)
        for index, seat in enumerate(sorted(set(seats)))
    }
    sitting = Sitting(
        start,
        secrets.randbelow(1_000_000) if seed is None else seed,
        people,
        levels or (bots.default_level(),),
    )
    ctx.exit(run(sitting, words, record))


def start_at(
    ctx: click.Context, title: str, position: Path | None, players: int | None, options: tuple[str, ...]
) -> Record:
    """The game before its first move: set up by the options, or in the position of a file."""
    from quartier import BadOptions, Record
    from quartier.kernel.title import title as title_of

    words = words_of(ctx)
    if position is None:
        count = title_of(title).players[0] if players is None else players
        try:
            return Record(title, count, read_options(title, options))
        except BadOptions as problem:
            raise click.UsageError(words("cli-play-bad-options", problem=str(problem)), ctx) from problem
    if players is not None or options:
        raise click.UsageError(words("cli-play-position-alone"), ctx)
    return record_from(ctx, title, position)


def run(sitting: Sitting, words: Words, record: Path | None) -> int:
    """Play until the end or until the players leave; returns the exit status."""
    from quartier.cli.terminal.dialogue import Dialogue, Left

    before = {number: signal.signal(number, stop) for number in STOPS}
    dialogue = Dialogue(sitting, words)
    status = 0
    try:
        dialogue.play()
    except Left:
        dialogue.say(words("cli-quit"))
    except KeyboardInterrupt:
        dialogue.say("\n" + words("cli-quit"))
        status = 130
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if record is not None:
            status = save(dialogue, record) or status
    dialogue.say(words("cli-play-again", seed=str(sitting.seed)))
    return status


def stop(number: int, frame: object) -> NoReturn:
    """Leave when a signal comes; the record is still written."""
    raise SystemExit(128 + number)


def save(dialogue: Dialogue, record: Path) -> int:
    """Write the record; returns the exit status, which is not 0 if that fails."""
    try:
        dialogue.sitting.save(record, dialogue.names)
    except OSError as problem:
        dialogue.say(dialogue.words("cli-play-no-record", file=str(record), problem=str(problem)))
        return 1
    dialogue.say(dialogue.words("cli-play-saved", file=str(record)))
    return 0
