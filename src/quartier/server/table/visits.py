"""Browsers at a table: how they are greeted, what they may look at, and what they say to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.server import messages as m
from quartier.server.audience import Made, Viewer
from quartier.server.bodies import TableInfo
from quartier.server.denial import Denial
from quartier.server.seating import show_table
from quartier.server.store import ChatRow
from quartier.server.table.book import Book, now_ms
from quartier.server.table.chairs import Chairs


class Visits:
    """What a browser sees and says without changing the game."""

    def __init__(self, book: Book, chairs: Chairs) -> None:
        self._book = book
        self._chairs = chairs

    def info(self, guest: str) -> TableInfo:
        """The table as this guest may see it."""
        row, halt = self._book.row, self._book.halt
        stranded = halt.show(row, self._book.history, guest) if halt is not None else None
        return show_table(row, guest, self._book.audience.seats(), stranded)

    async def greet(self, viewer: Viewer, since: int, ref: int | None) -> None:
        """Let a browser in that has seen the entries up to ``since``."""
        async with self._book.alone():
            await self._chairs.welcome_back(viewer.guest)
            audience, history = self._book.audience, self._book.history
            audience.enter(viewer)
            state = audience.state(viewer, history, audience.seats(), Made())
            steps: Any = history.steps(state.seat, since if since <= state.seq else 0) if history else []
            viewer.sent = state.seq
            viewer.tell(
                m.Welcome(
                    ref=ref,
                    table=self.info(viewer.guest),
                    printed=audience.printed(history),
                    state=state,
                    steps=steps,
                    chat=[m.ChatLine(*each) for each in self._book.chat],
                )
            )

    async def look(self, viewer: Viewer, seat: int, ref: int | None) -> None:
        """Show the table to the player of this seat, who holds the device now."""
        async with self._book.alone():
            self._book.own_seat(viewer.guest, seat)
            viewer.looking = seat
            audience = self._book.audience
            audience.update_one(viewer, self._book.history, audience.seats(), Made(), ref, whole=True)

    async def look_back(self, viewer: Viewer, ply: int, ref: int | None) -> None:
        """Show the board as it was after that many moves."""
        async with self._book.alone():
            history = self._book.history
            if history is None:
                raise Denial("not-running")
            if ply > history.ply:
                raise Denial("no-such-point")
            seat, _ = self._book.audience.eyes(viewer, history)
            viewer.tell(m.Past(ref=ref, ply=ply, view=history.game_at(ply).view(seat)))

    async def why(self, viewer: Viewer, said: m.Why) -> None:
        """Say why a move is not offered to the seat through whose eyes the browser looks."""
        async with self._book.alone():
            history = self._book.running()
            seat, _ = self._book.audience.eyes(viewer, history)
            refusal = history.reason(seat, said.move, said.record)
            if refusal is None:
                viewer.tell(m.Reason(ref=said.ref, code=None, clause=""))
            else:
                code, clause, detail = refusal
                viewer.tell(m.Reason(ref=said.ref, code=code, clause=clause, detail=dict(detail)))

    async def refuse(
        self, viewer: Viewer, ref: int | None, code: str, clause: str, detail: Mapping[str, Any]
    ) -> None:
        """Say that a move was not made, and show how things stand."""
        async with self._book.alone():
            audience = self._book.audience
            state = audience.state(viewer, self._book.history, audience.seats(), Made())
            viewer.tell(m.Refused(ref=ref, code=code, clause=clause, detail=dict(detail), state=state))

    async def say(self, viewer: Viewer, name: str, text: str, ref: int | None) -> None:
        """Write a line of chat down and send it to everybody."""
        async with self._book.alone():
            chat, most = self._book.chat, self._book.settings.limits.chat
            own = [each for each in self._book.row.seats if each.guest == viewer.guest]
            line = ChatRow(
                id=chat[-1].id + 1 if chat else 1,
                seat=own[0].seat if own else None,
                name=own[0].name if own else name,
                text=text,
                time=now_ms(),
            )
            await self._book.store.say(self._book.row.id, line, most)
            chat.append(line)
            del chat[:-most]
            self._book.audience.everybody(m.Chat(line=m.ChatLine(*line)), (viewer, ref))
