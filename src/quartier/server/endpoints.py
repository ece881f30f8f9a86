"""The list of HTTP endpoints. The router, the OpenAPI document and the tests all read it."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from quartier.server import bodies as b


@dataclass(frozen=True)
class Endpoint:
    """One method on one path: what it takes, what it answers, and which problems it may report."""

    name: str
    method: str
    path: str
    summary: str
    reply: type[Struct] | None
    body: type[Struct] | None = None
    status: int = 200
    problems: tuple[int, ...] = ()
    query: dict[str, str] = field(default_factory=dict)
    """Optional query parameters, all of them whole numbers, and what they mean."""

    @property
    def parameters(self) -> list[str]:
        """The names in the path's braces."""
        return [part[1:-1].split(":")[0] for part in self.path.split("/") if part.startswith("{")]


SEAT_QUERY = {"seat": "see it through the eyes of this seat; a spectator's if left out"}

ENDPOINTS = (
    Endpoint("titles", "GET", "/api/titles", "The games, their options and levels", b.Titles),
    Endpoint(
        "words", "GET", "/api/words/{language}", "The words of titles that are packages of their own",
        b.GuestWords, problems=(404,),
    ),
    Endpoint("me", "GET", "/api/me", "Who I am", b.Me),
    Endpoint(
        "change_me", "PUT", "/api/me", "Change my nickname or language", b.Me, b.ChangeMe, problems=(400,)
    ),
    Endpoint("tables", "GET", "/api/tables", "The lobby", b.Tables),
    Endpoint(
        "open_table", "POST", "/api/tables", "Open a table", b.TableInfo, b.NewTable, 201, (400, 409, 422)
    ),
    Endpoint("table", "GET", "/api/tables/{id}", "One table", b.TableInfo, problems=(404,)),
    Endpoint(
        "join", "POST", "/api/tables/{id}/join", "Take a seat", b.TableInfo, b.JoinTable,
        problems=(400, 403, 404, 409),
    ),
    Endpoint(
        "leave", "POST", "/api/tables/{id}/leave", "Stand up from all my seats", b.TableInfo,
        problems=(403, 404, 409),
    ),
    Endpoint(
        "fill", "POST", "/api/tables/{id}/fill", "Let bots take the open seats (host only)", b.TableInfo,
        b.FillTable, problems=(400, 403, 404, 409, 422),
    ),
    Endpoint(
        "close", "POST", "/api/tables/{id}/close", 
        "Close the table for good (host only), or end a stranded game", b.TableInfo, problems=(403, 404, 409),
    ),
    Endpoint(
        "go_on", "POST", "/api/tables/{id}/continue",
        "Continue a stranded game at a new table", b.TableInfo, None, 201,
        (403, 404, 409, 422),
    ),
    Endpoint(
        "record", "GET", "/api/tables/{id}/record", "The record, once the game is over or stranded", None,
        problems=(404, 409),
    ),
    Endpoint(
        "chart", "GET", "/api/tables/{id}/chart", "The scores turn by turn, once the game is over", b.Chart,
        problems=(404, 409),
    ),
    Endpoint(
        "upload", "POST", "/api/replays", "Store a record that anyone can open", b.Stored, None, 201,
        (400, 409, 422),
    ),
    Endpoint(
        "replay", "GET", "/api/replays/{id}", "A stored record or a finished table, with its steps", b.Replay,
        problems=(400, 404), query=SEAT_QUERY,
    ),
    Endpoint(
        "replay_at", "GET", "/api/replays/{id}/at/{ply:int}", "The board after ply moves",
        b.ReplayPoint, problems=(400, 404), query=SEAT_QUERY,
    ),
    Endpoint(
        "replay_chart", "GET", "/api/replays/{id}/chart", "The scores of a record, turn by turn", b.Chart,
        problems=(404,),
    ),
    Endpoint(
        "replay_record", "GET", "/api/replays/{id}/record", "The stored record itself", None, problems=(404,)
    ),
    Endpoint("health", "GET", "/healthz", "Whether the server is healthy", b.Health),
)  # fmt: skip

SOCKET = "/api/tables/{id}/socket"
"""A WebSocket that takes ``ClientMessage`` and answers ``ServerMessage``, as JSON text."""

PROBLEMS = {
    400: "The request could not be read",
    403: "This guest may not do it",
    404: "It does not exist",
    409: "It is not possible now",
    413: "Too large",
    422: "Understood, but it makes no sense for this title",
    429: "Too many requests",
}
