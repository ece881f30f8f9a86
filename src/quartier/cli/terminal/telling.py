"""Moves and events in words: codes and numbers go in, sentences come out.

Which words belong to what follows from the names alone, so a new title needs no code here:
an event of type ``build`` is told by ``<title>-event-build``, an offer by ``<title>-offer-build``.
Their fields become the message's variables. A field with a seat number becomes that player's
name, and a code that has words of its own (``<title>-card-cafe``) becomes these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
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
        self.own = own_module(title)
        self._kinds: dict[str, str] = getattr(self.own, "FIELDS", {})

    def offer(self, record: dict[str, Any]) -> str:
        """What a move would do; ``record`` is an entry of a view's ``legal``."""
        told = getattr(self.own, "offer", None)
        if told is not None and (line := told(record, self.words, list(self.names))) is not None:
            return str(line)
        return self._say("offer", record)

    def explanation(self, record: dict[str, Any]) -> str:
        """More about an offer, where the title has more to say."""
        told = getattr(self.own, "explain", None)
        return str(told(record, self.words, list(self.names))) if told is not None else ""

    def event(self, record: dict[str, Any]) -> str:
        """What has happened; empty for an event that goes without saying."""
        told = getattr(self.own, "event", None)
        if told is not None and (line := told(record, self.words, list(self.names))) is not None:
            return str(line)
        if f"{self.title}-event-{slug(record['type'])}" not in self.words:
            return ""
        return self._say("event", record)

    def refusal(self, reason: str, clause: str, detail: Mapping[str, Any]) -> str:
        """Why a move is not allowed, with the numbers behind it and the number of its rule."""
        message = f"{self.title}-refusal-{slug(reason)}"
        if message not in self.words:
            message = f"cli-refusal-{slug(reason)}"
        if message not in self.words:
            message = "cli-refusal-unknown-move"
        values = {slug(name): self._value(name, value) for name, value in detail.items()}
        return self.words(message, **values) + (f" ({clause})" if clause else "")

    def part(self, code: str) -> str:
        """The name of a line on the score pad."""
        return self.words(f"{self.title}-part-{slug(code)}")

    def _say(self, kind: str, record: dict[str, Any]) -> str:
        values: dict[str, Any] = {}
        for name, value in record.items():
            inner = value if isinstance(value, dict) else {name: value}
            values |= {slug(each): self._value(each, inner[each]) for each in inner}
        if isinstance(record.get("seat"), int):
            values["name"] = self.names[record["seat"]]
        return " ".join(self.words(f"{self.title}-{kind}-{slug(record['type'])}", **values).split())

    def _value(self, field: str, value: Any) -> Any:
        if field in SEATS and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, list | tuple):
            return ", ".join(str(self._value(field, each)) for each in value)
        if isinstance(value, bool):
            return str(value).lower()
        kind = slug(self._kinds.get(field, field))
        if isinstance(value, str) and (message := f"{self.title}-{kind}-{slug(value)}") in self.words:
            return self.words(message)
        return value if isinstance(value, int | float) else str(value)


def own_module(title: str) -> ModuleType | None:
    """What the title says about itself in the terminal, if it does."""
    module = f"quartier.games.{title}.terminal"
    return import_module(module) if find_spec(module) else None


def slug(code: str) -> str:
    """A code as it stands in message ids."""
    return str(code).replace("_", "-").replace(" ", "-").lower()
