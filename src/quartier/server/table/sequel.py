"""The table after this one: a rematch, or a stranded game that goes on."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from quartier.kernel.title import title
from quartier.server.denial import Denial
from quartier.server.seating import has_seat, new_id, new_secret
from quartier.server.store import SeatRow, TableRow
from quartier.server.stranding import rules_of
from quartier.server.table.book import Book

Placing = Callable[[TableRow, str], Awaitable[None]]
"""Puts a new table of a guest in the room; ``Denial`` if they have too many."""


class Sequel:
    """Leads from a table to the next one."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def rematch(self, guest: str, place: Placing) -> tuple[str, bool]:
        """The id of the next game of the same players, and whether it was opened just now."""
        async with self._book.alone():
            row, history = self._book.row, self._book.history
            if row.status != "over":
                raise Denial("not-over")
            if not has_seat(row, guest):
                raise Denial("not-seated")
            if row.rematch is not None:
                return row.rematch, False
            after = next_table(row, guest)
            after.options, after.public, after.position = next_options(row), row.public, row.position
            after.seats = next_seats(row, history.began if history else 0)
            await place(after, guest)
            await self._lead_to(after)
            return after.id, True

    async def go_on(self, guest: str, place: Placing) -> str:
        """The id of a new table with the same seats, at which a stranded game goes on."""
        async with self._book.alone():
            row, history = self._book.row, self._book.history
            if row.status != "stranded":
                raise Denial("not-stranded")
            if not has_seat(row, guest):
                raise Denial("not-seated")
            if history is None:
                raise Denial("rules-changed")
            if history.is_over:
                raise Denial("position-over")
            after = next_table(row, guest)
            after.position, after.seats = history.game.position(), same_seats(row)
            await place(after, guest)
            row.status, row.ending = "over", "continued"
            await self._lead_to(after)
            return after.id

    async def _lead_to(self, after: TableRow) -> None:
        """Write the next table together with the pointer to it."""
        self._book.row.rematch = after.id
        await self._book.keep_quietly(after)
        self._book.audience.update(self._book.history)


def next_table(row: TableRow, host: str) -> TableRow:
    """A new private table with the title, the options and the pace of an old one, and no seats yet."""
    now = int(time.time())
    return TableRow(
        id=new_id(),
        title=row.title,
        rules=rules_of(row.title),
        players=row.players,
        options=row.options,
        host=host,
        public=False,
        hints=row.hints,
        pace=row.pace,
        invite=new_secret(),
        created=now,
        changed=now,
    )


def same_seats(row: TableRow) -> list[SeatRow]:
    """The seats of a game that goes on elsewhere: everybody sits as before, with a new key."""
    return [replace(each, key=new_secret() if each.guest else "") for each in row.seats]


def next_first(row: TableRow, began: int) -> int:
    """The seat that begins the rematch: the loser where the rules say so, otherwise the next in turn."""
    losers = [each.seat for each in row.seats if each.seat not in row.winners]
    if title(row.title).loser_begins and len(losers) == 1:
        return losers[0]
    return (began + 1) % len(row.seats)


def next_seats(row: TableRow, began: int) -> list[SeatRow]:
    """The seats of the rematch, who begins first; who left gives way.

    In a position the seat that begins is given: the players change places around it.
    """
    first = next_first(row, began) - (began if row.position is not None else 0)
    turned = row.seats[first:] + row.seats[:first]
    seats = []
    for number, each in enumerate(turned):
        if each.kind == "human" and not each.left:
            seats.append(SeatRow(number, "human", each.name, each.guest, key=new_secret()))
        elif each.kind == "bot":
            seats.append(SeatRow(number, "bot", each.name, level=each.level))
        else:
            seats.append(SeatRow(number, "open"))
    return seats


def next_options(row: TableRow) -> dict[str, Any]:
    """The options of the rematch: where the first player can be named, it is the first seat."""
    if row.position is not None:
        return row.options
    named = [
        each for each in title(row.title).options if each.name == "first_player" and "seat-1" in each.values
    ]
    return {**row.options, "first_player": "seat-1"} if named else row.options
