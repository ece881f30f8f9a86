"""Arguments of callers: checked here, once, with errors that say what is accepted."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from quartier.kernel.errors import BadSeat
from quartier.kernel.quote import quote

LARGEST = 1 << 30
"""No title has a move number as large as this."""


def whole_number(value: Any, what: str) -> int:
    """The value as ``operator.index`` takes it; ``TypeError`` for booleans and all that is no number."""
    if isinstance(value, bool):
        raise TypeError(f"{what}, not {value!r}")
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{what}, not {quote(value)}") from None


def move_number(move: Any) -> int:
    """The number of a move, fit to be passed to a title; -1 for a number that no title has."""
    if type(move) is not int:
        what = "a move is a number"
        if isinstance(move, str):
            raise TypeError(f"{what}, not {quote(move)}; game.parse(text) gives the number of a notation")
        if isinstance(move, dict):
            raise TypeError(f"{what}, not {quote(move)}; game.number(record) gives the number of a record")
        move = whole_number(move, what)
    try:
        number: int = move  # compiled, this is where a number that is too large for C is noticed
    except OverflowError:
        return -1
    return number if 0 <= number < LARGEST else -1


def move_record(record: Any) -> Mapping[str, Any]:
    """A tagged record of a move; what is in it, the title checks."""
    if not isinstance(record, Mapping):
        raise TypeError(f"a record is a mapping such as describe(move) returns, not {quote(record)}")
    return record


def notation(text: Any) -> str:
    """The short notation of a move; what it says, the title checks."""
    if not isinstance(text, str):
        raise TypeError(f"a notation is text such as name(move) returns, not {quote(text)}")
    return text


def seat_number(seat: Any, players: int) -> int:
    """The number of a seat at this table."""
    number = whole_number(seat, f"a seat is a number from 0 to {players - 1}")
    if not 0 <= number < players:
        raise BadSeat(f"there is no seat {quote(number)}; seats are numbered 0 to {players - 1}")
    return number


def viewer_number(seat: Any, players: int) -> int | None:
    """A seat, or None for a spectator."""
    return None if seat is None else seat_number(seat, players)
