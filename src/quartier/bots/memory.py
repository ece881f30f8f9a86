"""Bots that can be pickled and copied in the middle of a game; the copy chooses as the original would."""

from __future__ import annotations

from typing import Any


class Lasting:
    """A bot whose copy is made with the same arguments and then takes over its memory.

    The arguments say how it thinks; its nets and tables, which do not pickle when compiled, follow from them.
    Its memory is everything else that its next choice depends on.
    """

    _made: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *given: Any, **named: Any) -> Lasting:
        bot = super().__new__(cls)
        bot._made = given, named
        return bot

    def memory(self) -> dict[str, Any]:
        """What the next choice depends on, in a form that pickles."""
        raise NotImplementedError

    def remember(self, memory: dict[str, Any]) -> None:
        """Take over the memory of a bot that was made with the same arguments."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), *self._made, self.memory())


def remade(
    kind: type[Lasting], given: tuple[Any, ...], named: dict[str, Any], memory: dict[str, Any]
) -> Lasting:
    """A bot with these arguments and this memory."""
    bot = kind(*given, **named)
    bot.remember(memory)
    return bot
