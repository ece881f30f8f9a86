"""Moves and events in words: codes and numbers go in, sentences come out.

Which words belong to what follows from the names alone, so a new title needs no code here:
an event of type ``build`` is told by ``<title>-event-build``, an offer by ``<title>-offer-build``.
Their fields become the message's variables. A field with a seat number becomes that player's
name, and a code that has words of its own (``<title>-card-cafe``) becomes these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quartier.locales import Words

SEATS = frozenset({"seat", "from", "to", "with", "owner", "payer", "payee", "target", "player", "other"})
"""Fields that hold a seat number wherever they appear."""


class Teller:
    """Tells the moves and events of one game to one reader."""

    def __init__(self, words: Words, title: str, names: Sequence[str]) -> None:
        self.words = words
        self.title = title
        self.names = names

    def offer(self, record: dict[str, Any]) -> str:
        """What a move would do."""
        return self._say("offer", record)

    def event(self, record: dict[str, Any]) -> str:
        """What has happened; empty for an event that goes without saying."""
        if f"{self.title}-event-{slug(record['type'])}" not in self.words:
            return ""
        return self._say("event", record)

    def refusal(self, reason: str, clause: str) -> str:
        """Why a move is not allowed, with the number of its rule."""
        message = f"{self.title}-refusal-{slug(reason)}"
        if message not in self.words:
            message = f"cli-refusal-{slug(reason)}"
        if message not in self.words:
            message = "cli-refusal-unknown-move"
        return self.words(message) + (f" ({clause})" if clause else "")

    def part(self, code: str) -> str:
        """The name of a line on the score pad."""
        return self.words(f"{self.title}-part-{slug(code)}")

    def _say(self, kind: str, record: dict[str, Any]) -> str:
        values = {slug(name): self._value(name, value) for name, value in record.items()}
        return " ".join(self.words(f"{self.title}-{kind}-{slug(record['type'])}", **values).split())

    def _value(self, field: str, value: Any) -> Any:
        if field in SEATS and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, list | tuple):
            return ", ".join(str(self._value(field, each)) for each in value)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str) and (message := f"{self.title}-{slug(field)}-{slug(value)}") in self.words:
            return self.words(message)
        return value if isinstance(value, int | float) else str(value)


def slug(code: str) -> str:
    """A code as it stands in message ids."""
    return str(code).replace("_", "-").replace(" ", "-").lower()
