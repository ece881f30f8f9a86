"""Sets of spaces: their size, their neighbours, and regions that hang together by sides (L-1.1).

A set is a 64-bit integer. Space 0 is the top left one, bit 0; 63 the bottom right one.
"""

from __future__ import annotations

FULL = 0xFFFFFFFFFFFFFFFF
NOT_LEFT = 0xFEFEFEFEFEFEFEFE
NOT_RIGHT = 0x7F7F7F7F7F7F7F7F
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
SUM = 0x0101010101010101


def size(members: int) -> int:
    """How many members a set has."""
    members = members - ((members >> 1) & PAIRS)
    members = (members & FOURS) + ((members >> 2) & FOURS)
    members = (members + (members >> 4)) & BYTES
    return ((members * SUM) & FULL) >> 56


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return size((members & -members) - 1)


def nth(members: int, number: int) -> int:
    """The member of a set that has this many members below it."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


def around(members: int) -> int:
    """The spaces that touch a set by a side; spaces of the set itself may be among them."""
    across = ((members << 1) & NOT_LEFT) | ((members >> 1) & NOT_RIGHT)
    return (across | (members << 8) | (members >> 8)) & FULL


def reached(start: int, passable: int) -> int:
    """The region that can be reached from ``start`` by sides through ``passable``."""
    region = start
    grown = start | (around(start) & passable)
    while grown != region:
        region = grown
        grown = region | (around(region) & passable)
    return region


def largest(members: int) -> int:
    """The largest part of a set that hangs together by sides; of equal parts the first one."""
    found = 0
    most = 0
    while members:
        part = reached(members & -members, members)
        spaces = size(part)
        if spaces > most:
            most = spaces
            found = part
        members &= ~part
    return found
