"""Bots that can be pickled and copied in the middle of a game, and then choose as they would have."""

from __future__ import annotations

from typing import Any


class Lasting:
    """A bot that is made anew from what it was made of, and then told what it remembers.

    What it was made of says how it thinks, with nets and tables that do not pickle when compiled; what it
    remembers is what its next choice depends on besides.
    """

    _made: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *given: Any, **named: Any) -> Lasting:
        bot = super().__new__(cls)
        bot._made = given, named
        return bot

    def memory(self) -> dict[str, Any]:
        """What the next choice depends on, in things that pickle."""
        raise NotImplementedError

    def remember(self, memory: dict[str, Any]) -> None:
        """Take over what another bot, made of the same, remembers."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), *self._made, self.memory())


def remade(
    kind: type[Lasting], given: tuple[Any, ...], named: dict[str, Any], memory: dict[str, Any]
) -> Lasting:
    """The same bot again."""
    bot = kind(*given, **named)
    bot.remember(memory)
    return bot
