"""The HTTP endpoints: one method for each name in the endpoint list."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartier import __version__, bots
from quartier.kernel.title import title, titles
from quartier.locales import guest_words, languages
from quartier.server import bodies as b
from quartier.server.denial import Denial
from quartier.server.endpoints import ENDPOINTS, Endpoint
from quartier.server.guests import Guests
from quartier.server.headers import is_own_origin
from quartier.server.limits import Buckets
from quartier.server.metrics import Metrics
from quartier.server.replays import Shelf
from quartier.server.settings import Settings
from quartier.server.tables import TableRoom, as_options

log = logging.getLogger("quartier.api")
encode = msgspec.json.Encoder().encode


def as_json(body: bytes, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(body, status, media_type="application/json")


def as_problem(refusal: Denial) -> Response:
    """An answer that says what was wrong."""
    return as_json(encode(b.Problem(refusal.code, refusal.detail)), refusal.status)


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request; ``Denial`` if it is larger than ``most`` bytes."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Denial("too-large", f"at most {most} bytes")
    return bytes(body)


def decode(body: bytes, kind: type[msgspec.Struct]) -> Any:
    """The struct that a body holds."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as problem:
        raise Denial("bad-body", str(problem)) from problem
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Denial("bad-json", str(problem)) from problem


def show_titles() -> b.Titles:
    """What the lobby needs to know about every title."""
    infos = []
    for name in titles():
        known = title(name)
        options = [
            b.OptionInfo(
                each.name,
                [list(value) if isinstance(value, tuple) else value for value in each.values],
                list(each.default) if isinstance(each.default, tuple) else each.default,
                each.clause,
                each.pick,
                list(each.among),
            )
            for each in known.options
        ]
        presets = {preset: as_options(dict(values)) for preset, values in known.presets.items()}
        infos.append(
            b.TitleInfo(
                name, known.rules_version, list(known.players), options, presets, known.has_secrets,
                list(bots.levels()), bots.default_level(),
            )
        )  # fmt: skip
    return b.Titles(infos, __version__)


class Api:
    """The handlers and what they work with."""

    def __init__(
        self, settings: Settings, guests: Guests, tables: TableRoom, shelf: Shelf, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.guests = guests
        self.table_room = tables
        self.shelf = shelf
        self.metrics = metrics
        limits = settings.limits
        self._reads = Buckets(limits.reads_rate, limits.reads_burst)
        self._writes = Buckets(limits.writes_rate, limits.writes_burst)
        self._opens = Buckets(limits.opens_rate, limits.opens_burst)
        self._titles = show_titles()

    def routes(self) -> list[Route]:
        """A route for each endpoint."""
        return [Route(each.path, self._serve(each), methods=[each.method]) for each in ENDPOINTS]

    def _serve(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        handler = getattr(self, endpoint.name)
        limits = self.settings.limits
        largest = {"upload": limits.record, "open_table": limits.opening}.get(endpoint.name, limits.body)
        writes = endpoint.method != "GET"

        async def serve(request: Request) -> Response:
            known = self.guests.find(request.cookies)
            guest = known or self.guests.new()
            try:
                address = request.client.host if request.client else ""
                if not (self._writes if writes else self._reads).take(address):
                    raise Denial("too-fast")
                if endpoint.status == 201 and not self._opens.take(address):
                    raise Denial("too-fast")
                given: dict[str, Any] = dict(request.path_params)
                if writes:
                    if not is_own_origin(request.headers, self.settings.origins):
                        raise Denial("wrong-origin")
                    body = await read_body(request, largest)
                    if endpoint.body is not None:
                        given["order"] = decode(body, endpoint.body)
                    elif endpoint.name == "upload":
                        given["text"] = body
                if "seat" in endpoint.query:
                    given["seat"] = read_seat(request)
                answer = await handler(guest, **given)
                body = answer if isinstance(answer, bytes) else encode(answer)
                response = as_json(body, endpoint.status)
            except Denial as refusal:
                self.metrics.refused.labels(refusal.code).inc()
                log.info("refused", extra={"endpoint": endpoint.name, "code": refusal.code})
                response = as_problem(refusal)
            except Exception:
                log.exception("request failed", extra={"endpoint": endpoint.name})
                response = as_problem(Denial("internal"))
            self.metrics.requests.labels(endpoint.method, response.status_code).inc()
            if known is None:
                response.headers["Set-Cookie"] = self.guests.cookie(guest, request.url.scheme == "https")
            return response

        return serve

    # --- the endpoints -----------------------------------------------------------------------

    async def titles(self, guest: str) -> b.Titles:
        """All games."""
        return self._titles

    async def words(self, guest: str, language: str) -> b.GuestWords:
        """The words of titles that are packages of their own; the client has all the others."""
        if language not in languages():
            raise Denial("no-such-page", f"there are words in {', '.join(languages())}")
        return b.GuestWords(guest_words(language))

    async def me(self, guest: str) -> b.Me:
        """Who I am."""
        return await self.guests.me(guest)

    async def change_me(self, guest: str, order: b.ChangeMe) -> b.Me:
        """A new name or language."""
        return await self.guests.change(guest, order)

    async def tables(self, guest: str) -> b.Tables:
        """The lobby."""
        return await self.table_room.lobby(guest)

    async def open_table(self, guest: str, order: b.NewTable) -> b.TableInfo:
        """Open a table."""
        return (await self.table_room.open(order, guest)).info(guest)

    async def table(self, guest: str, id: str) -> b.TableInfo:
        """One table."""
        return (await self.table_room.find(id)).info(guest)

    async def join(self, guest: str, id: str, order: b.JoinTable) -> b.TableInfo:
        """Take a seat."""
        table = await self.table_room.find(id)
        await table.chairs.join(order, guest, await self.guests.name(guest))
        return table.info(guest)

    async def leave(self, guest: str, id: str) -> b.TableInfo:
        """Stand up."""
        table = await self.table_room.find(id)
        await table.chairs.leave(guest)
        return table.info(guest)

    async def fill(self, guest: str, id: str, order: b.FillTable) -> b.TableInfo:
        """Let bots take the open seats."""
        table = await self.table_room.find(id)
        await table.chairs.fill(order, guest)
        return table.info(guest)

    async def close(self, guest: str, id: str) -> b.TableInfo:
        """Close a table."""
        table = await self.table_room.find(id)
        await table.chairs.close(guest)
        return table.info(guest)

    async def go_on(self, guest: str, id: str) -> b.TableInfo:
        """Open a new table at which a stranded game goes on."""
        return (await self.table_room.go_on(await self.table_room.find(id), guest)).info(guest)

    async def record(self, guest: str, id: str) -> bytes:
        """The record of a finished game."""
        table = await self.table_room.find(id)
        await self.table_room.check_told(table)
        return table.export(guest).encode()

    async def chart(self, guest: str, id: str) -> b.Chart:
        """The scores of a finished game, turn by turn."""
        (await self.table_room.find(id)).record()
        return await self.shelf.chart(id)

    async def upload(self, guest: str, text: bytes) -> b.Stored:
        """Store a record."""
        return b.Stored(await self.shelf.upload(text, guest))

    async def replay(self, guest: str, id: str, seat: int | None) -> b.Replay:
        """A record with its steps."""
        return await self.shelf.replay(id, seat)

    async def replay_at(self, guest: str, id: str, ply: int, seat: int | None) -> b.ReplayPoint:
        """The board at one point of a record."""
        return await self.shelf.point(id, ply, seat)

    async def replay_chart(self, guest: str, id: str) -> b.Chart:
        """The scores of a record, turn by turn."""
        return await self.shelf.chart(id)

    async def replay_record(self, guest: str, id: str) -> bytes:
        """The record itself."""
        return (await self.shelf.text(id, guest)).encode()

    async def health(self, guest: str) -> b.Health:
        """Is the server well?"""
        await self.guests.me(guest)
        sockets = sum(len(each.audience.viewers) for each in self.table_room.loaded.values())
        return b.Health("ok", __version__, len(self.table_room.loaded), sockets)


def read_seat(request: Request) -> int | None:
    """The ``seat`` of the query, if there is one."""
    text = request.query_params.get("seat")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Denial("bad-query", "seat: must be one digit")
    return int(text)
