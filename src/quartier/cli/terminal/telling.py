"""Moves and events in words: codes and numbers go in, sentences come out.

The names alone say which message is used, so a new title needs no code here: for an event of type ``build``
it is ``<title>-event-build``, for an offer ``<title>-offer-build``. The fields become the variables of the
message. A field with a seat number becomes the name of that player, and a code with words of its own
(``<title>-card-cafe``) becomes these words. What has no words is shown as codes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from quartier.kernel.title import home
from quartier.locales import Words

SEATS = frozenset({"seat", "from", "to", "with", "owner", "payer", "payee", "target", "player", "other"})
"""Fields that always contain a seat number."""


class Teller:
    """Puts the moves and events of one game into words for one reader."""

    def __init__(self, words: Words, title: str, names: Sequence[str]) -> None:
        self.words = words
        self.title = title
        self.names = names
        self.own = own_module(title)
        self._kinds: dict[str, str] = getattr(self.own, "FIELDS", {})
        self._tells_events = bool(words.starting(f"{title}-event-"))
        """Whether the title has words for events at all. If so, events without words are not mentioned."""

    def offer(self, record: dict[str, Any]) -> str:
        """What a move would do; ``record`` is an entry of a view's ``legal``."""
        told = getattr(self.own, "offer", None)
        if told is not None and (line := told(record, self.words, list(self.names))) is not None:
            return str(line)
        return self._say("offer", record)

    def explanation(self, record: dict[str, Any]) -> str:
        """More about an offer, if the title has more to say."""
        told = getattr(self.own, "explain", None)
        return str(told(record, self.words, list(self.names))) if told is not None else ""

    def event(self, record: dict[str, Any]) -> str:
        """What has happened; empty for an event that is not mentioned."""
        told = getattr(self.own, "event", None)
        if told is not None and (line := told(record, self.words, list(self.names))) is not None:
            return str(line)
        if self._tells_events and f"{self.title}-event-{slug(record['type'])}" not in self.words:
            return ""
        return self._say("event", record)

    def refusal(self, reason: str, clause: str, detail: Mapping[str, Any]) -> str:
        """Why a move is not allowed, with the numbers behind it and the number of its rule."""
        message = f"{self.title}-refusal-{slug(reason)}"
        if message not in self.words:
            message = f"cli-refusal-{slug(reason)}"
        values = {slug(name): self._value(name, value) for name, value in detail.items()}
        said = self.words(message, **values) if message in self.words else readable(reason)
        return said + (f" ({clause})" if clause else "")

    def part(self, code: str) -> str:
        """The name of a line on the score pad."""
        message = f"{self.title}-part-{slug(code)}"
        return self.words(message) if message in self.words else readable(code)

    def field(self, name: str) -> str:
        """The name of a fact of a view."""
        message = f"{self.title}-field-{slug(name)}"
        return self.words(message) if message in self.words else readable(name)

    def fact(self, name: str, value: Any) -> str:
        """A value of a view on one line."""
        if isinstance(value, dict):
            return "  ".join(f"{self.field(each)}: {self.fact(each, inner)}" for each, inner in value.items())
        if isinstance(value, list | tuple):
            nested = any(isinstance(each, dict | list) for each in value)
            return (" | " if nested else ", ").join(self.fact(name, each) for each in value)
        if value is None:
            return "-"
        if isinstance(value, bool):
            return self.words("lobby-yes" if value else "lobby-no")
        told = self._value(name, value)
        return readable(told) if told == value and isinstance(value, str) else str(told)

    def _say(self, kind: str, record: dict[str, Any]) -> str:
        message = f"{self.title}-{kind}-{slug(record['type'])}"
        if message not in self.words:
            return self._codes(record)
        values: dict[str, Any] = {}
        for name, value in record.items():
            inner = value if isinstance(value, dict) else {name: value}
            values |= {slug(each): self._value(each, inner[each]) for each in inner}
        if isinstance(record.get("seat"), int):
            values["name"] = self.names[record["seat"]]
        return " ".join(self.words(message, **values).split())

    def _codes(self, record: dict[str, Any]) -> str:
        """A record without words of its own: its type, whose it is, and its other fields."""
        seat = record.get("seat")
        who = f"{self.names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(self.names) else ""
        rest = [
            f"{self.field(name)} {self.fact(name, value)}"
            for name, value in record.items()
            if name not in ("type", "move", "seat", "reveals") and value is not None
        ]
        return who + ", ".join([readable(record["type"]), *rest])

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
    return home(title).part("terminal")


def readable(code: str) -> str:
    """A code without words of its own, in the way people write."""
    return str(code).replace("_", " ").replace("-", " ")


def slug(code: str) -> str:
    """A code in the form that message ids have."""
    return str(code).replace("_", "-").replace(" ", "-").lower()
