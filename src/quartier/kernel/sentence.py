"""English sentences with numbers in them, for the messages of exceptions."""

from __future__ import annotations

from string import Formatter
from typing import Any


class Sentence(Formatter):
    """A formatter that counts: ``{coins:coin}`` is "1 coin" or "3 coins"."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, int) and len(format_spec) > 1 and format_spec.isalpha():
            return f"{value} {format_spec}" if value == 1 else f"{value} {format_spec}s"
        return str(super().format_field(value, format_spec))


FORMATTER = Sentence()


def worded(words: str, **values: Any) -> str:
    """The sentence with its values in place."""
    return FORMATTER.format(words, **values)
