"""``quartier replay``: step through the record of a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quartier.cli.terminal.spoken import spoken, words_of

if TYPE_CHECKING:
    from quartier import Game, Record
    from quartier.kernel.record import Break
    from quartier.locales import Words


@spoken
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", type=int, metavar="SEAT")
@click.option("--all", "everything", is_flag=True)
def replay(ctx: click.Context, file: Path, seat: int | None, everything: bool) -> None:
    """Step through the record of a game."""
    from quartier import BadRecord, Record

    words = words_of(ctx)
    try:
        text = file.read_bytes()
        record, broken = Record.rescue(text)
    except (BadRecord, OSError) as problem:
        click.echo(words("cli-replay-bad", file=str(file), problem=str(problem)), err=True)
        ctx.exit(1)
    if seat is not None and not 1 <= seat <= record.players:
        raise click.BadParameter(words("cli-play-no-seat", players=record.players), param_hint="--seat")
    player = Player(record, words, None if seat is None else seat - 1)
    if broken is not None:
        player.warning = warning(words, broken, json.loads(text)["rules"])
    if everything or not sys.stdin.isatty():
        player.print_all()
        return
    try:
        player.step_through()
    except KeyboardInterrupt:
        click.echo("")
        ctx.exit(130)


def warning(words: Words, broken: Break, rules: int) -> str:
    """Why the rest of an old record cannot be played under the rules in force."""
    if broken.refusal is None:
        return words("cli-replay-result", rules=rules)
    return words(
        "cli-replay-cut",
        move=broken.ply + 1,
        name=broken.name or str(broken.move),
        rules=rules,
        problem=str(broken.refusal),
    )


class Player:
    """Shows a record move by move, as one seat or as a spectator saw it."""

    def __init__(self, record: Record, words: Words, seat: int | None) -> None:
        from quartier.cli.terminal import screen
        from quartier.cli.terminal.telling import Teller

        self.record = record
        self.words = words
        self.seat = seat
        self.names = list(record.names) or [
            words("cli-person", number=number) for number in range(1, record.players + 1)
        ]
        self.teller = Teller(words, record.title, self.names)
        self.screen = screen.console()
        self.warning = ""
        """What is printed after the last move."""

    def print_all(self) -> None:
        """Print every move in one line or more, and then the result."""
        from quartier.cli.terminal import screen

        game = self.record.start()
        for index, move in enumerate(self.record.moves, 1):
            self.tell(index, [self.teller.event(event) for event in game.events(move, self.seat)])
            game.play(move)
        screen.show(self.screen, screen.sections(game.view(self.seat), game.printed(), self.teller))
        self.finish(game)

    def finish(self, game: Game) -> None:
        """Print the result after the last move, and a warning if the record once had more moves."""
        from quartier.cli.terminal import screen

        screen.show_result(self.screen, game.result(), self.teller)
        if self.warning:
            self.screen.print(self.warning)

    def tell(self, index: int, lines: list[str]) -> None:
        """Print the events of one move."""
        for line in filter(None, lines):
            self.screen.print(f"{index:>4}  {line}")

    def show(self, played: int) -> None:
        """Print the table after that many moves, and what the last move did."""
        from quartier.cli.terminal import screen

        game = self.record.game_at(played)
        self.screen.rule(self.words("cli-replay-at", move=played, count=len(self.record.moves)))
        screen.show(self.screen, screen.sections(game.view(self.seat), game.printed(), self.teller))
        if played:
            before = self.record.game_at(played - 1)
            events = before.events(self.record.moves[played - 1], self.seat)
            self.tell(played, [self.teller.event(event) for event in events])
        if played == len(self.record.moves):
            self.finish(game)

    def step_through(self) -> None:
        """Let the reader step: Enter goes on, b goes back, a number goes to that move, q leaves."""
        at, last = 0, len(self.record.moves)
        self.show(at)
        while True:
            try:
                text = input(self.words("cli-replay-prompt") + " ").strip().lower()
            except EOFError:
                click.echo("")
                return
            if text in ("q", "quit", "exit"):
                return
            if text == "" and at < last:
                at += 1
            elif text == "b" and at > 0:
                at -= 1
            elif text.isascii() and text.isdecimal() and int(text) <= last:
                at = int(text)
            else:
                self.screen.print(self.words("cli-replay-hint", count=last))
                continue
            self.show(at)
