"""The chairs at a table: who sits down, stands up, gives up, is replaced by a bot or comes back."""

from __future__ import annotations

from quartier.server import seating, stranding
from quartier.server.audience import Asked
from quartier.server.bodies import FillTable, JoinTable
from quartier.server.denial import Denial
from quartier.server.entropy import GENERATOR
from quartier.server.history import History
from quartier.server.status import ENDED
from quartier.server.store import EntryRow
from quartier.server.table.book import Book, now_ms


class Chairs:
    """Everything that changes who plays."""

    def __init__(self, book: Book) -> None:
        self._book = book

    # --- before the game -------------------------------------------------------------------------

    async def open(self) -> None:
        """Write a new table for the first time, and begin if all its seats are taken."""
        async with self._book.alone():
            await self._book.keep(self._begin())

    async def join(self, order: JoinTable, guest: str, name: str) -> None:
        """Give a guest a seat; when the last seat is taken, the game begins."""
        async with self._book.alone():
            seating.join(self._book.row, order, guest, name)
            await self._book.keep(self._begin())

    async def fill(self, order: FillTable, guest: str) -> None:
        """Let bots take the open seats, if the host asks for it."""
        async with self._book.alone():
            seating.check_host(self._book.row, guest)
            seating.fill(self._book.row, order)
            await self._book.keep(self._begin())

    def _begin(self) -> list[EntryRow]:
        """Begin the game if it can begin; returns its first entries."""
        row = self._book.row
        if row.status != "waiting" or any(each.kind == "open" for each in row.seats):
            return []
        row.status = "running"
        self._book.history = History(stranding.start_of(row))
        self._book.metrics.games.labels(row.title).inc()
        return self._book.history.begin(GENERATOR, now_ms())

    # --- during the game ---------------------------------------------------------------------------

    async def leave(self, guest: str) -> None:
        """Let a guest stand up."""
        async with self._book.alone():
            seating.leave(self._book.row, guest)
            await self._book.keep(self._released(guest))

    async def concede(self, guest: str, seat: int, asked: Asked | None = None) -> None:
        """Give up a player's seat."""
        async with self._book.alone():
            self._book.running()
            if self._book.own_seat(guest, seat).conceded:
                raise Denial("already-over")
            seating.concede(self._book.row, seat)
            await self._book.keep(self._released(), asked)

    async def replace(self, guest: str, seat: int, level: str | None, asked: Asked | None = None) -> None:
        """Put a bot in the place of an absent player: the host decides, others vote."""
        async with self._book.alone():
            self._book.running()
            row, audience = self._book.row, self._book.audience
            voter = seating.voter(row, guest)
            if seat >= len(row.seats) or row.seats[seat].kind != "human":
                raise Denial("not-absent")
            chair = row.seats[seat]
            is_gone = chair.left or audience.is_absent(chair.guest, self._book.settings.absence)
            if chair.level is not None or chair.guest == guest or not is_gone:
                raise Denial("not-absent")
            if guest != row.host and voter is not None:
                audience.votes.setdefault(seat, set()).add(voter)
                if not seating.is_voted(row, seat, audience.votes[seat]):
                    audience.presence(asked)
                    return
            chair.left, chair.level = True, seating.check_level(level) if level else seating.stand_in()
            audience.votes.pop(seat, None)
            await self._book.keep(self._released(), asked)

    async def resume(self, guest: str, seat: int, asked: Asked | None = None) -> None:
        """Give a player the seat back that a bot took over."""
        async with self._book.alone():
            self._book.running()
            chair = self._book.own_seat(guest, seat)
            if chair.level is None or chair.conceded:
                raise Denial("not-replaced")
            chair.level, chair.left = None, False
            await self._book.keep(None, asked)

    async def welcome_back(self, guest: str) -> None:
        """Note that a player who left is here again, if no bot has taken over. Called with the lock held."""
        row, votes = self._book.row, self._book.audience.votes
        for seat in [seat for seat in votes if row.seats[seat].guest == guest]:
            del votes[seat]
        back = [each for each in row.seats if each.guest == guest and each.left and each.level is None]
        if back and row.status == "running":
            for each in back:
                each.left = False
            await self._book.keep_quietly()

    def _released(self, guest: str | None = None) -> list[EntryRow]:
        """End the held turn of a player who left or whose seat a bot plays now; returns the new entries."""
        history, row = self._book.history, self._book.row
        if history is None or not history.held or row.status != "running" or history.awaited is None:
            return []
        chair = row.seats[history.awaited]
        is_theirs = guest is not None and chair.guest == guest
        return history.commit(GENERATOR, now_ms()) if is_theirs or chair.level is not None else []

    # --- the end -----------------------------------------------------------------------------------

    async def close(self, guest: str) -> None:
        """Close a table at which nobody but its host plays; a stranded game any of its players may end."""
        async with self._book.alone():
            row = self._book.row
            if row.status == "stranded":
                if not seating.has_seat(row, guest):
                    seating.check_host(row, guest)
                row.status, row.ending = "over", "rules"
            else:
                seating.check_host(row, guest)
                if row.status in ENDED:
                    raise Denial("already-over")
                if any(each.guest not in (None, guest) and not each.left for each in row.seats):
                    raise Denial("others-play")
                row.status, row.ending = "closed", "closed"
            await self._book.keep()
