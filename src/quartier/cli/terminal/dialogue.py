"""The dialogue between a game and the people at the terminal."""

from __future__ import annotations

from typing import Any

from quartier import IllegalMove
from quartier.cli.terminal import screen
from quartier.cli.terminal.rulebook import clauses, search
from quartier.cli.terminal.sitting import Sitting
from quartier.cli.terminal.telling import Teller
from quartier.kernel.title import title as title_of
from quartier.locales import Words

MOST_CLAUSES = 5
"""How many clauses a search in the rules shows during a game."""


class Left(Exception):
    """The player wants to leave, or the input has ended."""


class Dialogue:
    """Shows a game, asks for moves, and says what happens."""

    def __init__(self, sitting: Sitting, words: Words) -> None:
        self.sitting = sitting
        self.words = words
        self.names = [
            sitting.people.get(seat)
            or words("cli-bot", number=seat + 1, level=words(f"bot-level-{sitting.levels[seat]}"))
            for seat in range(sitting.start.players)
        ]
        self.teller = Teller(words, sitting.title, self.names)
        self.screen = screen.console()
        self.pass_on = len(sitting.people) > 1 and title_of(sitting.title).has_secrets
        self._shown_to: int | None = None

    def say(self, text: str) -> None:
        """Print a line."""
        self.screen.print(text)

    def play(self) -> None:
        """Play the game to its end."""
        for machine, level in self.sitting.levels.items():
            character = self.words(f"bot-level-{level}-help")
            self.say(self.words("cli-play-meet", name=self.names[machine], character=character))
        while not self.sitting.over:
            seat = self.sitting.asks
            if seat is None:
                self.sitting.step()
                if not self.sitting.people:
                    self.tell_news()
            else:
                self.turn(seat)
        self.tell_news()
        self.screen.rule()
        screen.show_result(self.screen, self.sitting.game.result(), self.teller)

    def turn(self, seat: int) -> None:
        """Show the table to one person and play the move they choose."""
        if self.pass_on and self._shown_to not in (None, seat):
            self.screen.clear()
            self.ask(self.words("cli-play-pass", name=self.names[seat]))
        self._shown_to = seat
        view = self.sitting.game.view(seat)
        self.screen.rule(f"{self.names[seat]}")
        screen.show(self.screen, screen.sections(view, self.sitting.game.printed(), self.teller))
        self.tell_news()
        choices = [entry["move"] for entry in view["legal"]]
        self.list_choices(view)
        while True:
            move = self.read(self.ask(self.words("cli-play-prompt", count=len(choices))), choices)
            if move == TOOK_BACK:
                return
            if move is not None:
                self.sitting.play(move)
                return

    def list_choices(self, view: dict[str, Any], detailed: bool = False) -> None:
        """Print the numbered choices; in detail with what each of them brings."""
        lines = [self.teller.offer(entry) for entry in view["legal"]]
        if detailed:
            more = [self.teller.explanation(entry) for entry in view["legal"]]
            lines = [f"{line} ({why})" if why else line for line, why in zip(lines, more)]
        screen.show_choices(self.screen, lines)

    def tell_news(self) -> None:
        """Print what has happened since the last time."""
        for event in self.sitting.news:
            if line := self.teller.event(event):
                self.screen.print(f"  {line}", style="bold" if event["type"] == "turn" else None)
        self.sitting.news.clear()

    def ask(self, question: str) -> str:
        """One line of input, trimmed."""
        try:
            return input(f"{question} ").strip()
        except EOFError:
            self.say("")
            raise Left from None

    def read(self, text: str, choices: list[int]) -> int | None:
        """The move that was typed; None if it was something else, which has then been answered."""
        command, _, rest = text.partition(" ")
        if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        if text.lower() in ("q", "quit", "exit"):
            raise Left
        if text.lower() in ("u", "undo"):
            if self.sitting.take_back():
                return TOOK_BACK
            self.say(self.words("cli-play-no-undo"))
        elif text.startswith("?"):
            self.help((command[1:] + " " + rest).strip(), choices)
        elif text.lower() == "s":
            screen.show_result(self.screen, self.sitting.game.result(), self.teller)
        else:
            return self.notation(text, choices)
        return None

    def notation(self, text: str, choices: list[int]) -> int | None:
        """The move that a notation names, or None after saying what can be typed."""
        game = self.sitting.game
        try:
            move = game.parse(text)
            if move not in choices:
                game.copy().play(move)
            return move
        except IllegalMove as refused:
            if text and refused.reason != "unknown-move":
                self.say(self.teller.refusal(refused.reason, refused.clause, refused.detail))
            self.say(self.words("cli-play-hint", count=len(choices), example=game.name(choices[0])))
            return None

    def help(self, wanted: str, choices: list[int]) -> None:
        """Explain the choices, or look something up in the rules."""
        if not wanted:
            self.list_choices(self.sitting.game.view(self.sitting.asks), detailed=True)
            names = ", ".join(self.sitting.game.name(move) for move in choices[:6])
            self.say(self.words("cli-play-help", names=names))
            return
        found = search(clauses(self.words, self.sitting.title), wanted)
        for clause in found[:MOST_CLAUSES]:
            self.say(f"{clause.number}  {clause.text}")
        if len(found) > MOST_CLAUSES:
            self.say(self.words("cli-rules-more", count=len(found) - MOST_CLAUSES, title=self.sitting.title))
        if not found:
            self.say(self.words("cli-rules-none", word=wanted))


TOOK_BACK = -1
"""Stands for a move that was taken back."""
