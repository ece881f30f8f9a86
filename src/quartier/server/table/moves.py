"""The moves of the players at a table: played, committed, taken back and thought about."""

from __future__ import annotations

from typing import Any

from quartier.bots.hint import Hint
from quartier.server.audience import Asked
from quartier.server.denial import Denial
from quartier.server.entropy import GENERATOR
from quartier.server.processes import Processes
from quartier.server.table.book import Book, now_ms


class Moves:
    """What players do in the game itself."""

    def __init__(self, book: Book, processes: Processes) -> None:
        self._book = book
        self._processes = processes

    async def play(
        self,
        guest: str,
        seq: int,
        move: int | None,
        record: dict[str, Any] | None,
        commit: bool,
        asked: Asked | None = None,
    ) -> None:
        """Play a player's move, given by number or by record, in the position of ``seq``."""
        async with self._book.alone():
            history = self._book.running_at(seq)
            seat = self._book.seat_to_move(guest)
            number = history.number(move, record)
            await self._book.append(history.play(seat, number, commit, GENERATOR, now_ms()), asked)

    async def commit(self, guest: str, seq: int, asked: Asked | None = None) -> None:
        """End the turn that a player's move holds."""
        async with self._book.alone():
            history = self._book.running_at(seq)
            if not history.held:
                raise Denial("nothing-held")
            self._book.seat_to_move(guest)
            await self._book.append(history.commit(GENERATOR, now_ms()), asked)

    async def undo(self, guest: str, seq: int, asked: Asked | None = None) -> None:
        """Take back a player's last move."""
        async with self._book.alone():
            history = self._book.running_at(seq)
            own = [each for each in self._book.row.seats if each.guest == guest and each.level is None]
            able = [each.seat for each in own if history.undoable(each.seat)]
            if not able or history.seq >= self._book.settings.limits.entries:
                raise Denial("nothing-to-undo")
            await self._book.append(history.undo(able[0], now_ms()), asked)

    async def end_abandoned_turn(self) -> None:
        """End a held turn whose player has gone."""
        if self._book.history is None or not self._book.history.held:
            return
        async with self._book.alone():
            history, row = self._book.history, self._book.row
            if not history.held or history.awaited is None or row.status != "running":
                return
            if self._book.audience.is_absent(row.seats[history.awaited].guest, self._book.settings.absence):
                await self._book.append(history.commit(GENERATOR, now_ms()))

    async def hint(self, guest: str, seq: int) -> tuple[int, Hint, dict[str, Any]]:
        """What the best bot would do for a player: the seat, the hint and its move as a record."""
        async with self._book.alone():
            if not self._book.row.hints:
                raise Denial("no-hints")
            history = self._book.running_at(seq)
            seat = self._book.seat_to_move(guest)
            if history.held:
                raise Denial("held")
            game = history.game.copy()
        hint = await self._processes.hint(self._book.row.title, game, seat)
        if history.seq != seq:
            raise Denial("stale")
        if hint is None:
            raise Denial("no-hint-now")
        return seat, hint, game.describe(hint.move)
