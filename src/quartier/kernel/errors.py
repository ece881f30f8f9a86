"""The exceptions for wrong input.

All of them are ``ValueError``s: the input was refused and nothing has changed. They can be pickled, so that
they can be passed from one process to another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Detail = dict[str, int | str | list[str]]
"""Numbers and codes behind a refusal: ``{"cost": 2, "coins": 1, "seat": 1}``."""


class Refusal(NamedTuple):
    """Why a move is not legal: a short code, the clause of ``RULES.md`` and the numbers behind it."""

    reason: str
    clause: str
    detail: Mapping[str, int | str | list[str]] = {}


SENTENCES = {"unknown-move": "this title has no such move"}
"""The words for reasons that need no numbers and belong to no title."""


class IllegalMove(ValueError):
    """A move that the rules do not allow here.

    ``reason`` is a short code (the locale files have its words), ``clause`` the number of the rule
    clause in the title's ``RULES.md`` and ``detail`` the numbers behind it. ``str()`` gives all of it as
    an English sentence.
    """

    def __init__(
        self,
        reason: str,
        clause: str = "",
        detail: Mapping[str, int | str | list[str]] | None = None,
        text: str = "",
    ) -> None:
        if not (isinstance(reason, str) and isinstance(clause, str) and isinstance(text, str)):
            raise TypeError("the reason, the clause and the sentence of an illegal move are texts")
        sentence = text or SENTENCES.get(reason, reason)
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.reason = reason
        self.clause = clause
        self.detail: Detail = dict(detail or {})
        self.text = text

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, Detail, str]]:
        return type(self), (self.reason, self.clause, self.detail, self.text)


class BadSeat(ValueError):
    """A seat that is not at this table."""


class BadOptions(ValueError):
    """Options or a number of players that a title does not have."""


class BadPosition(ValueError):
    """A position document that describes no possible game."""


class BadRecord(ValueError):
    """A record that cannot be read or that does not replay."""
