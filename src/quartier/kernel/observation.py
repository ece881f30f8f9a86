"""What a seat knows as a row of numbers, for programs that learn.

A title lists its facts in a table, each with a function that reads it; the row is what these return, in
order. Its length depends only on the title and the number of players, not on the options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from quartier.kernel.argument import seat_number
from quartier.kernel.game import Game
from quartier.kernel.quote import quote

UNBOUNDED = 32767
"""The ``most`` of a fact that the rules do not limit, such as money. It stands for this number or more."""


class Fact(NamedTuple):
    """One line of the table: every number that ``read`` gives lies between 0 and ``most``."""

    name: str
    most: int
    meaning: str
    """What the numbers mean, in their order, in a sentence for those who write learners."""
    read: Callable[[Any, int], Sequence[int]]
    scale: int = 0
    """A number that counts as large in play, for rows of fractions; 0 stands for ``most``."""


class Block(NamedTuple):
    """Where a fact stands in the row."""

    name: str
    start: int
    length: int
    most: int
    scale: int
    """The divisor that makes a fraction of a number; only a number without a limit can then exceed 1."""


def observe(facts: Iterable[Fact], game: Game, seat: int) -> list[int]:
    """The row of numbers for what ``seat`` knows; nothing in it depends on what the seat may not know."""
    observer = seat_number(seat, game_of(game).players)
    row: list[int] = []
    try:
        for fact in facts:
            row += fact.read(game, observer)
    except (AttributeError, LookupError) as missing:
        raise TypeError(f"these are not the facts of {game.title}: {missing}") from missing
    return row


def layout(facts: Iterable[Fact], game: Game) -> list[Block]:
    """What stands where in a row of this game."""
    blocks: list[Block] = []
    start = 0
    for fact in facts:
        length = len(observe((fact,), game, 0))
        blocks.append(Block(fact.name, start, length, fact.most, fact.scale or fact.most))
        start += length
    return blocks


def game_of(game: Game) -> Game:
    """The game, if it is one."""
    if not isinstance(game, Game):
        raise TypeError(f"facts are read from a game, not from {quote(game)}")
    return game


def capped(amounts: Iterable[int]) -> list[int]:
    """Amounts that the rules do not limit, none above ``UNBOUNDED``."""
    return [amount if amount < UNBOUNDED else UNBOUNDED for amount in amounts]


def one_of(number: int, size: int) -> list[int]:
    """``size`` numbers with a 1 in place ``number``; zeros only if that is negative, which means none."""
    row = [0] * size
    if number >= 0:
        row[number] = 1
    return row


BITS = tuple([byte >> number & 1 for number in range(8)] for byte in range(256))
"""The members of every set of numbers below 8."""


def members(found: int, size: int) -> list[int]:
    """A set of numbers below ``size`` as ones and zeros."""
    row: list[int] = []
    for byte in (found & (1 << size) - 1).to_bytes((size + 7) // 8, "little"):
        row += BITS[byte]
    del row[size:]
    return row


def from_seat(seat: int, players: int) -> list[int]:
    """All seats in the order of play, beginning with this one."""
    return [(seat + step) % players for step in range(players)]


def seat_of(other: int, seat: int, players: int) -> list[int]:
    """Which seat ``other`` is, counted from ``seat``, as a 1 among zeros; zeros only if there is none."""
    return one_of((other - seat) % players if other >= 0 else -1, players)
