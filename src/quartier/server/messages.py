"""Every HTTP body and socket message, defined once.

OpenAPI, JSON schema and the TypeScript types of the web client are made from these structs
(``python -m quartier.server.schema``). Codes and numbers only: words are made at the reader's side.

A table's log is a growing list of *entries* (a move, an undo, a commit); ``seq`` counts them and never
goes back. ``ply`` counts the moves in force: it rises with a move and falls with an undo.

On the socket the browser says ``hello`` with the last ``seq`` it has seen and gets ``welcome``; after
that an ``update`` comes with every new entry. ``play``, ``commit`` and ``undo`` name the ``seq`` they
were made for: an old one is ``refused`` with the state as it is. When a player's move ends a turn, it is
*held*: others see it, nothing is drawn and nobody goes on until the player sends ``commit`` (or
``undo``); ``play`` with ``commit: true`` skips this. A browser that plays several seats gets the view of
the one to move; where a title has secrets, ``pass_to`` asks to pass the device first, and ``look`` says
that it was.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""A nickname."""
Language = Literal["en", "pl", "it", "fr"]
Ident = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
"""The id of a table or a replay: unguessable, so whoever has it may watch."""
Secret = Annotated[str, Meta(min_length=22, max_length=22)]
"""128 random bits in URL-safe base64."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Move = Annotated[int, Meta(ge=0, le=1_073_741_823)]
Ref = Annotated[int, Meta(ge=0, le=2_147_483_647)]
"""A number of the sender's choice that comes back in the answer."""
Value = bool | int | str | list[str]
"""The value of an option."""
Pace = Literal["instant", "quick", "human", "slow"]
"""How long a computer opponent takes at least."""
Status = Literal["waiting", "running", "over", "closed"]
Ending = Literal["finished", "conceded", "closed"]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends: a field that is not known is an error."""


# --- titles and guests ---------------------------------------------------------------------


class OptionInfo(Struct):
    """One option of a title; ``default`` is null where it follows from the other options."""

    name: str
    values: list[Value]
    default: Value | None
    clause: str
    pick: int
    among: list[str]


class TitleInfo(Struct):
    """What the lobby needs to know of a title."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]
    has_secrets: bool
    levels: list[str]


class Titles(Struct):
    """All games that can be played here."""

    titles: list[TitleInfo]
    version: str


class Me(Struct):
    """The guest behind the cookie; the name is empty until one is chosen."""

    name: str
    language: Language | None


class ChangeMe(Body):
    """A new nickname or language."""

    name: Name | None = None
    language: Language | None = None


# --- tables ----------------------------------------------------------------------------------


class SeatChoice(Body):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Body):
    """A table to open; the seats are in order of play, the first begins."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    public: bool = False
    hints: bool = True
    pace: Pace = "human"


class Seat(Struct):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None = None
    """Of the bot that plays here, for good or in place of a player who left."""
    connected: bool = False
    left: bool = False
    """The player said goodbye, or a bot was voted in; may be taken back with ``resume``."""
    conceded: bool = False
    votes: list[int] = []
    """Seats that want a bot here."""


class TableInfo(Struct):
    """A table as the lobby lists it and as its page opens it."""

    id: str
    title: str
    rules: int
    players: int
    options: dict[str, Value]
    status: Status
    ending: Ending | None
    seats: list[Seat]
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
    invite: str | None = None
    """For those who sit here, while seats are open: append it as ``#invite=...`` to the table's address."""
    keys: dict[int, str] = {}
    """Own seats' secrets: with one of them the seat can be taken over on another device."""


class Tables(Struct):
    """The lobby: my games (my turn first), games that wait for players, games to watch."""

    mine: list[TableInfo]
    waiting: list[TableInfo]
    watch: list[TableInfo]


class JoinTable(Body):
    """Take an open seat (by invitation, or at a public table), or bring an own seat here by its key."""

    invite: Secret | None = None
    key: Secret | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class FillTable(Body):
    """The host lets bots take the open seats, and the game begins."""

    level: Level


# --- records and replays ---------------------------------------------------------------------


class Stored(Struct):
    """Where an uploaded record can be opened."""

    id: str


class Step(Struct):
    """One entry of a table's log as one seat may know it."""

    seq: int
    ply: int
    """Moves in force after this entry."""
    kind: Literal["move", "undo", "commit"]
    seat: int
    """Who did it; -1 is chance."""
    time: int
    """Unix time in milliseconds; 0 in a replay."""
    record: dict[str, Any] | None
    """The move (``game.describe``); null for undo and commit, and where the move is another's secret."""
    name: str | None
    """The move in short notation, null where ``record`` is."""
    events: list[dict[str, Any]]
    """What it brought about, in order."""


class Replay(Struct):
    """A record with all its steps, told to one seat or (null) to a spectator."""

    id: str
    title: str
    rules: int
    players: int
    options: dict[str, Value]
    names: list[str]
    plies: int
    seat: int | None
    steps: list[Step]
    result: dict[str, Any]


class ReplayPoint(Struct):
    """The board after ``ply`` moves, and the step that led there (null at the start)."""

    ply: int
    view: dict[str, Any]
    step: Step | None


class ChartPoint(Struct):
    """``game.result()`` as it stood after ``ply`` moves, when ``seat``'s turn ended."""

    ply: int
    seat: int
    scores: list[dict[str, Any]]


class Chart(Struct):
    """The scores of a finished game, turn by turn."""

    points: list[ChartPoint]


class Problem(Struct):
    """Why a request was refused: a code with words in ``server.ftl``, and detail for programmers."""

    code: str
    detail: str = ""


class Health(Struct):
    """The answer of a server that is well."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int


# --- the socket: from the browser --------------------------------------------------------------


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a browser says on a table's socket; ``ref`` comes back in the answer to it."""

    ref: Ref | None = None


class Hello(Message):
    """The first message: the last ``seq`` that was seen (0: nothing yet)."""

    since: Count = 0


class Play(Message, kw_only=True):
    """A move, by number or by record, in the position of ``seq``. ``commit`` ends the turn with it."""

    seq: Count
    move: Move | None = None
    record: dict[str, bool | int | str | list[int | str] | None] | None = None
    commit: bool = False


class Commit(Message, kw_only=True):
    """End the turn: the held moves count from here on and what follows them is drawn."""

    seq: Count


class Undo(Message, kw_only=True):
    """Take the last own move back."""

    seq: Count


class Look(Message, kw_only=True):
    """The device is in the hands of this seat's player now."""

    seat: SeatNumber


class At(Message, kw_only=True):
    """Show the board as it was after so many moves."""

    ply: Count


class Why(Message, kw_only=True):
    """Why is this not offered? By number or by record."""

    move: Move | None = None
    record: dict[str, bool | int | str | list[int | str] | None] | None = None


class Advise(Message, kw_only=True):
    """What would the best bot do here? Only at tables that allow hints; answered when it has thought."""

    seq: Count


class Say(Message, kw_only=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Concede(Message, kw_only=True):
    """Give up with one of the own seats: ends a game of two, else a bot plays on."""

    seat: SeatNumber


class Replace(Message, kw_only=True):
    """A bot for a player who left: the host's word decides, others vote."""

    seat: SeatNumber
    level: Level | None = None


class Resume(Message, kw_only=True):
    """Take the own seat back from the bot."""

    seat: SeatNumber


class Rematch(Message):
    """The same again with the next starting player, once the game is over."""


class Ping(Message):
    """Still there?"""


ClientMessage = (
    Hello
    | Play
    | Commit
    | Undo
    | Look
    | At
    | Why
    | Advise
    | Say
    | Concede
    | Replace
    | Resume
    | Rematch
    | Ping
)


# --- the socket: to the browser ----------------------------------------------------------------


class State(Struct):
    """All that a browser draws: who sits where, whose turn it is, and the view."""

    seq: int
    ply: int
    status: Status
    ending: Ending | None
    seats: list[Seat]
    watchers: int
    mine: list[int]
    to_move: int | None
    """The seat whose decision is awaited (also while its moves are held); null while waiting or over."""
    held: bool
    """The last moves are tentative until their player sends ``commit``."""
    undoable: int
    """How many moves this browser may take back now."""
    seat: int | None
    """Whose eyes ``view`` is for; null is a spectator."""
    pass_to: int | None
    """Pass the device to this own seat, which then sends ``look``."""
    view: dict[str, Any] | None
    """``game.view(seat)``; null while the table waits for players. While ``held`` nothing in
    ``view.legal`` can be played."""
    result: dict[str, Any] | None
    """``game.result()`` once the game is over."""
    winners: list[int]
    """Once the table is over; those who remain where somebody conceded."""
    rematch: str | None
    """The table of the rematch."""


class ChatLine(Struct):
    """One line of chat; ``seat`` is null for a spectator."""

    id: int
    seat: int | None
    name: str
    text: str
    time: int


class Answer(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """What the server says on a table's socket; ``ref`` is the one of the message it answers."""

    ref: int | None = None


class Welcome(Answer):
    """The answer to ``hello``: the table, the state, the steps after ``since`` and the chat."""

    table: TableInfo
    state: State
    steps: list[Step]
    chat: list[ChatLine]


class Update(Answer):
    """Something happened: the steps since the last message, and the state after them."""

    steps: list[Step]
    state: State


class Presence(Answer):
    """Who is here; nothing else changed."""

    seats: list[Seat]
    watchers: int


class Chat(Answer):
    """A new line of chat."""

    line: ChatLine


class Past(Answer):
    """The board as it was, for ``at``."""

    ply: int
    view: dict[str, Any]


class Reason(Answer):
    """The answer to ``why``: null code when the move is offered after all."""

    code: str | None
    clause: str


class Motive(Struct):
    """What speaks for a move: a code with words in the locale files, how much, and what it is about."""

    code: str
    amount: float
    about: str


class Advice(Answer):
    """The answer to ``advise``: a move for the position of ``seq``, the chance to win with it, and why."""

    seq: int
    move: int
    record: dict[str, Any]
    chance: float
    reasons: list[Motive]


class Refused(Answer):
    """The move was not made: the reason, the clause it rests on, and the state as it is."""

    code: str
    clause: str
    state: State


class Fault(Answer):
    """The message was not understood or not allowed; nothing changed."""

    code: str


class Again(Answer):
    """The rematch is open at this table."""

    table: str


class Pong(Answer):
    """Still here."""


ServerMessage = Welcome | Update | Presence | Chat | Past | Reason | Advice | Refused | Fault | Again | Pong
