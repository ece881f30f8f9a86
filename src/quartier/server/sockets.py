"""The live channel: one WebSocket for each browser at a table.

Whatever a browser sends, the table comes to no harm: a message that cannot be read or granted is answered
with a code, and a socket that sends too many of them is closed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartier.kernel.errors import IllegalMove
from quartier.server import messages as m
from quartier.server.audience import Viewer
from quartier.server.denial import Denial
from quartier.server.guests import Guests
from quartier.server.headers import is_own_origin
from quartier.server.limits import Bucket
from quartier.server.metrics import Metrics
from quartier.server.seating import plain
from quartier.server.settings import Settings
from quartier.server.table import Table
from quartier.server.tables import TableRoom

log = logging.getLogger("quartier.sockets")
decode = msgspec.json.Decoder(m.ClientMessage).decode
PATIENCE = 20.0
"""Seconds that a socket may stay open before it says hello."""


class Sockets:
    """All sockets of the server."""

    def __init__(self, settings: Settings, guests: Guests, tables: TableRoom, metrics: Metrics) -> None:
        self.settings = settings
        self.guests = guests
        self.tables = tables
        self.metrics = metrics
        self._open: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one socket until it is closed."""
        if not is_own_origin(websocket.headers, self.settings.origins):
            self.metrics.refused.labels("wrong-origin").inc()
            await websocket.close(4403)
            return
        guest = self.guests.find(websocket.cookies) or self.guests.new()
        await websocket.accept()
        limits = self.settings.limits
        try:
            if self._open[guest] >= limits.sockets or self._open.total() >= limits.all_sockets:
                raise Denial("too-many-sockets")
            table = await self.tables.find(websocket.path_params["id"])
        except Denial as refusal:
            self.metrics.refused.labels(refusal.code).inc()
            await websocket.send_text(msgspec.json.encode(m.Fault(code=refusal.code)).decode())
            await websocket.close(4404 if refusal.code == "no-such-table" else 4429)
            return
        except Exception:
            # A table that cannot be read now cannot be read in a second either: the browser should give up.
            log.exception("table could not be read", extra={"table": websocket.path_params["id"]})
            await websocket.send_text(msgspec.json.encode(m.Fault(code="internal")).decode())
            await websocket.close(4500)
            return
        self._open[guest] += 1
        self.metrics.sockets.inc()
        try:
            await Channel(websocket, Viewer(guest, limits.backlog), table, self).run()
        finally:
            self.metrics.sockets.dec()
            self._open[guest] -= 1
            if not self._open[guest]:
                del self._open[guest]


class Channel:
    """One browser's socket to one table."""

    def __init__(self, websocket: WebSocket, viewer: Viewer, table: Table, sockets: Sockets) -> None:
        self.websocket = websocket
        self.viewer = viewer
        self.table = table
        self.sockets = sockets
        self.limits = sockets.settings.limits
        self.bucket = Bucket(self.limits.messages_rate, self.limits.messages_burst)
        self.strikes = 0
        self.is_greeted = False
        self.work: asyncio.Task[None] | None = None
        self.hint: asyncio.Task[None] | None = None
        self.hinted = 0

    async def run(self) -> None:
        """Read and write until either side ends."""
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.audience.exit(self.viewer)
            if self.hint is not None:
                self.hint.cancel()
            for task in (reader, writer):
                task.cancel()
            outcomes = await asyncio.gather(reader, writer, return_exceptions=True)
            for outcome in outcomes:
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.warning("socket broke", extra={"table": self.table.row.id, "problem": repr(outcome)})
            if self.is_greeted:
                self.table.audience.presence()

    async def _write(self) -> None:
        while (message := await self.viewer.outbox.get()) is not None:
            await self.websocket.send_text(message.decode())
        await self.websocket.close(1013)

    async def _read(self) -> None:
        while not self.viewer.is_cut:
            patience = None if self.is_greeted else PATIENCE
            try:
                message = await asyncio.wait_for(self.websocket.receive(), patience)
            except TimeoutError:
                self.viewer.cut()
                break
            if message["type"] == "websocket.disconnect":
                return
            started = time.perf_counter()
            self.sockets.metrics.messages.inc()
            # A socket that breaks must not stop a move on its way to the disk.
            self.work = asyncio.create_task(self._take(message))
            await asyncio.shield(self.work)
            self.sockets.metrics.message_time.observe(time.perf_counter() - started)
        await asyncio.sleep(5)

    async def _take(self, message: Any) -> None:
        """Decode one message and answer it."""
        ref: int | None = None
        try:
            if not self.bucket.take():
                raise Denial("too-fast")
            text = message.get("text")
            if not isinstance(text, str):
                raise Denial("bad-json")
            if len(text) > self.limits.message:
                raise Denial("too-large")
            try:
                said = decode(text)
            except msgspec.ValidationError as problem:
                raise Denial("bad-body") from problem
            except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
                raise Denial("bad-json") from problem
            ref = said.ref
            if isinstance(said, m.Play | m.Commit | m.Undo):
                await self._change(said)
            else:
                await self._answer(said)
        except Denial as refusal:
            self._fault(refusal.code, ref)
        except Exception:
            log.exception("message failed", extra={"table": self.table.row.id})
            self._fault("internal", ref)

    def _fault(self, code: str, ref: int | None) -> None:
        self.sockets.metrics.refused.labels(code).inc()
        log.info("refused", extra={"table": self.table.row.id, "code": code})
        self.viewer.tell(m.Fault(ref=ref, code=code))
        self.strikes += 1
        if self.strikes > self.limits.strikes:
            self.viewer.cut()

    async def _change(self, said: m.Play | m.Commit | m.Undo) -> None:
        """Make a move, or refuse it and show how things stand."""
        self._check_greeted()
        moves, guest, asked = self.table.moves, self.viewer.guest, (self.viewer, said.ref)
        try:
            if isinstance(said, m.Play):
                await moves.play(guest, said.seq, said.move, said.record, said.commit, asked)
            elif isinstance(said, m.Commit):
                await moves.commit(guest, said.seq, asked)
            else:
                await moves.undo(guest, said.seq, asked)
        except IllegalMove as illegal:
            self.sockets.metrics.refused.labels("illegal-move" if illegal.clause else illegal.reason).inc()
            await self.table.visits.refuse(
                self.viewer, said.ref, illegal.reason, illegal.clause, illegal.detail
            )
        except Denial as denial:
            self.sockets.metrics.refused.labels(denial.code).inc()
            await self.table.visits.refuse(self.viewer, said.ref, denial.code, "", {})

    async def _answer(self, said: Any) -> None:
        table, viewer, guest = self.table, self.viewer, self.viewer.guest
        match said:
            case m.Hello():
                await self._greet(said)
                return
            case m.Ping():
                viewer.tell(m.Pong(ref=said.ref))
                return
        self._check_greeted()
        asked = (viewer, said.ref)
        match said:
            case m.Look():
                await table.visits.look(viewer, said.seat, said.ref)
            case m.At():
                await table.visits.look_back(viewer, said.ply, said.ref)
            case m.Why():
                await table.visits.why(viewer, said)
            case m.AskHint():
                before = None if self.hint is None or self.hint.done() else self.hint
                if before is not None and said.seq == self.hinted:
                    raise Denial("too-fast")
                self.hinted = said.seq
                self.hint = asyncio.create_task(self._hint(said, before))
            case m.Say():
                text = plain(said.text)
                if not text:
                    raise Denial("bad-body")
                await table.visits.say(viewer, await self.sockets.guests.name(guest), text, said.ref)
            case m.Concede():
                await table.chairs.concede(guest, said.seat, asked)
            case m.Replace():
                await table.chairs.replace(guest, said.seat, said.level, asked)
            case m.Resume():
                await table.chairs.resume(guest, said.seat, asked)
            case m.Rematch():
                ident = await self.sockets.tables.rematch(table, guest)
                table.audience.everybody(m.Again(table=ident), asked)
            case _:
                assert_never(said)

    def _check_greeted(self) -> None:
        if not self.is_greeted:
            raise Denial("hello-first")

    async def _greet(self, said: m.Hello) -> None:
        if self.is_greeted:
            raise Denial("hello-again")
        await self.table.visits.greet(self.viewer, said.since, said.ref)
        self.is_greeted = True
        self.table.wake()

    async def _hint(self, said: m.AskHint, before: asyncio.Task[None] | None) -> None:
        """Ask the best bot while the channel goes on with other things; one thought at a time."""
        if before is not None:
            await before
        try:
            seat, hint, described = await self.table.moves.hint(self.viewer.guest, said.seq)
            log.info("hint", extra={"table": self.table.row.id, "seat": seat})
            reasons = [m.HintReason(each.code, each.amount, each.about) for each in hint.reasons]
            self.viewer.tell(
                m.Hint(
                    ref=said.ref, seq=said.seq, move=hint.move, record=described, chance=hint.chance,
                    reasons=reasons,
                )
            )  # fmt: skip
        except Denial as refusal:
            self._fault(refusal.code, said.ref)
        except Exception:
            log.exception("hint failed", extra={"table": self.table.row.id})
            self._fault("internal", said.ref)
