"""The bodies of all HTTP requests and answers, and the values that they are made of.

The OpenAPI document and the web client's TypeScript types are made from these structs and from those of
``messages.py`` (``python -m quartier.server.schema``). They hold codes and numbers only: the reader's side
puts them into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from quartier.server.status import Ending, EntryKind, Pace, SeatKind, Status

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""A nickname."""
Language = Literal["en", "pl", "it", "fr"]
Ident = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
"""The id of a table or a replay. It cannot be guessed, so whoever has it may watch."""
Secret = Annotated[str, Meta(min_length=22, max_length=22)]
"""128 random bits in URL-safe base64."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Move = Annotated[int, Meta(ge=0, le=1_073_741_823)]
Ref = Annotated[int, Meta(ge=0, le=2_147_483_647)]
"""A number that the sender chooses and that comes back in the answer."""
Value = bool | int | str | list[str]
"""The value of an option."""
Detail = dict[str, int | str | list[str]]
"""The numbers and codes behind a refusal, to put it into words."""


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends; an unknown field is an error."""


# --- titles and guests ---------------------------------------------------------------------


class OptionInfo(Struct):
    """One option of a title; ``default`` is null if it follows from the other options."""

    name: str
    values: list[Value]
    default: Value | None
    clause: str
    pick: int
    among: list[str]


class TitleInfo(Struct):
    """What the lobby needs to know about a title."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]
    has_secrets: bool
    levels: list[str]
    default_level: str


class Titles(Struct):
    """All games that can be played here."""

    titles: list[TitleInfo]
    version: str


class GuestWords(Struct):
    """The words, as Fluent text, of the titles that are packages of their own."""

    titles: dict[str, str]


class Me(Struct):
    """The guest to whom the cookie belongs; the name is empty until one is chosen."""

    name: str
    language: Language | None


class ChangeMe(Body):
    """A new nickname or language."""

    name: Name | None = None
    language: Language | None = None


# --- tables ----------------------------------------------------------------------------------


class SeatChoice(Body):
    """Who is to sit in one seat of a new table."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Body):
    """A table to open. The seats are in order of play; the first one begins."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    """To be left out if there is a position, which has its own."""
    public: bool = False
    hints: bool = True
    pace: Pace = "human"
    position: dict[str, Any] | None = None
    """Where to begin (``game.position()``) instead of a set-up; only at a table that is not public."""


class SeatInfo(Struct):
    """One seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None = None
    """The level of the bot that plays here, for good or in place of a player who left."""
    connected: bool = False
    left: bool = False
    """The player left, or was replaced by a bot; ``resume`` takes the seat back."""
    conceded: bool = False
    votes: list[int] = []
    """The seats that voted to put a bot here."""


class Stranded(Struct):
    """Where the rules in force stop a game that was begun under an older version of them."""

    ply: int
    """The number of moves before it, which still count."""
    seat: int | None
    """Who made the refused move; -1 is chance, null if no move is to blame."""
    name: str | None
    """The move in short notation; null if it has none or is another player's secret."""
    code: str
    """Why: as in ``Refused``, or ``other-turn``, ``other-result``, ``other-setup``."""
    clause: str
    detail: Detail
    rules: int
    """The version of the rules by which the game was played."""


class TableInfo(Struct):
    """A table as the lobby lists it and as its page opens it."""

    id: str
    title: str
    rules: int
    players: int
    options: dict[str, Value]
    status: Status
    ending: Ending | None
    seats: list[SeatInfo]
    mine: list[int]
    """The seats that this browser plays."""
    my_turn: bool
    host: bool
    public: bool
    hints: bool
    pace: Pace
    created: int
    changed: int
    """Unix time in seconds."""
    seq: int
    from_position: bool = False
    """Whether the game began from a position instead of a set-up."""
    stranded: Stranded | None = None
    """Why the rules in force stop the game, once somebody has opened the table."""
    invite: str | None = None
    """The invitation, for those who sit here while seats are open: append ``#invite=...`` to the address."""
    keys: dict[int, str] = {}
    """The secrets of this browser's seats: with one of them the seat can be moved to another device."""


class Tables(Struct):
    """The lobby: my games (those with my turn first), games that wait for players, and games to watch."""

    mine: list[TableInfo]
    waiting: list[TableInfo]
    watch: list[TableInfo]


class JoinTable(Body):
    """Take an open seat, by invitation or at a public table; or bring one's own seat here by its key."""

    invite: Secret | None = None
    key: Secret | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class FillTable(Body):
    """Let bots of this level take the open seats, so that the game begins."""

    level: Level


# --- records and replays ---------------------------------------------------------------------


class Stored(Struct):
    """Where an uploaded record can be opened."""

    id: str


class Step(Struct):
    """One entry of a table's log as one seat may know it."""

    seq: int
    ply: int
    """The number of moves in force after this entry."""
    kind: EntryKind
    seat: int
    """Who did it; -1 is chance."""
    time: int
    """Unix time in milliseconds; 0 in a replay."""
    record: dict[str, Any] | None
    """The move (``game.describe``); null for undo and commit, and if it is another player's secret."""
    name: str | None
    """The move in short notation; null if ``record`` is."""
    events: list[dict[str, Any]]
    """What it brought about, in order."""


class Replay(Struct):
    """A record with all its steps, as one seat saw them or (null) a spectator."""

    id: str
    title: str
    rules: int
    players: int
    options: dict[str, Value]
    names: list[str]
    plies: int
    seat: int | None
    printed: dict[str, Any]
    """``game.printed()``: the components, which never change."""
    steps: list[Step]
    result: dict[str, Any]
    stranded: Stranded | None = None
    """Why a record of an older version is shown only up to here."""


class ReplayPoint(Struct):
    """The board after ``ply`` moves, and the step that led to it (null at the start)."""

    ply: int
    view: dict[str, Any]
    step: Step | None


class ChartPoint(Struct):
    """The scores after ``ply`` moves, when the turn of ``seat`` ended."""

    ply: int
    seat: int
    scores: list[dict[str, Any]]


class Chart(Struct):
    """The scores of a finished game, turn by turn."""

    points: list[ChartPoint]


class Problem(Struct):
    """Why a request was refused: a code, for which ``server.ftl`` has words, and detail for programmers."""

    code: str
    detail: str = ""


class Health(Struct):
    """The answer of a healthy server."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
