"""Sets of spaces as 64-bit integers: bit n stands for space n."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def spaces(members: int) -> Iterator[int]:
    """The spaces of a set, lowest first."""
    while members:
        lowest = members & -members
        yield lowest.bit_length() - 1
        members ^= lowest


def union(members: Iterable[int]) -> int:
    """The set of the given spaces."""
    total = 0
    for space in members:
        total |= 1 << space
    return total
