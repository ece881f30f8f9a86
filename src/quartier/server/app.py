"""The application: it puts the parts together, starts them and stops them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from quartier.server import schema
from quartier.server.api import Api, as_json, as_problem
from quartier.server.denial import Denial
from quartier.server.endpoints import SOCKET
from quartier.server.guests import Guests
from quartier.server.handbook import handbook
from quartier.server.headers import SecurityHeaders
from quartier.server.metrics import Metrics
from quartier.server.pages import Pages
from quartier.server.processes import Processes
from quartier.server.replays import Shelf
from quartier.server.settings import Settings
from quartier.server.sockets import Sockets
from quartier.server.store import Store
from quartier.server.tables import TableRoom


@cache
def openapi() -> bytes:
    """The description of the HTTP endpoints."""
    return msgspec.json.encode(schema.openapi())


async def show_openapi(request: Request) -> Response:
    """The description of the HTTP endpoints."""
    return as_json(openapi())


async def show_handbook(request: Request) -> Response:
    """The same as a page for people."""
    return HTMLResponse(handbook(schema.openapi()))


async def refuse(request: Request, problem: Exception) -> Response:
    """Answer what was refused outside the endpoints."""
    if isinstance(problem, Denial):
        return as_problem(problem)
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    code = {404: "no-such-page", 405: "no-such-method"}.get(status, "internal")
    response = as_problem(Denial(code))
    if isinstance(problem, HTTPException) and problem.headers:
        response.headers.update(problem.headers)
    return response


def create_app(settings: Settings) -> Starlette:
    """A server over the data in ``settings.data``; ``NewerFile`` or ``UnusableFile`` if it cannot be used."""
    store = Store(settings.database)
    metrics = Metrics()
    processes = Processes(settings.bot_workers)
    guests = Guests(store, store.cookie_key)
    tables = TableRoom(settings, store, guests, processes, metrics)
    shelf = Shelf(settings, store, processes, tables)
    sockets = Sockets(settings, guests, tables, metrics)

    async def show_metrics(request: Request) -> Response:
        return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables.start()
        try:
            yield
        finally:
            await tables.stop()
            processes.close()
            store.close()

    app = Starlette(
        routes=[
            *Api(settings, guests, tables, shelf, metrics).routes(),
            Route("/api/openapi.json", show_openapi),
            Route("/api", show_handbook),
            Route("/metrics", show_metrics),
            WebSocketRoute(SOCKET, sockets.serve),
            Route("/{path:path}", Pages(settings.static, guests).serve),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={HTTPException: refuse, Denial: refuse, Exception: refuse},
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.metrics = metrics
    return app
