"""What can be wrong with what a caller hands in.

All four are ``ValueError``s: the input was refused and nothing has changed.
"""

from __future__ import annotations


class IllegalMove(ValueError):
    """A move that the rules do not allow here.

    ``reason`` is a short code (the locale files have its words) and ``clause``
    the number of the rule clause in the title's ``RULES.md``.
    """

    def __init__(self, reason: str, clause: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.reason = reason
        self.clause = clause


class BadOptions(ValueError):
    """Options or a number of players that a title does not have."""


class BadPosition(ValueError):
    """A position document that describes no possible game."""


class BadRecord(ValueError):
    """A record that cannot be read or that does not replay."""
