"""All messages on a table's socket; the bodies of HTTP requests are in ``bodies.py``.

A table's log is a growing list of *entries* (a move, an undo, a commit). ``seq`` counts them and never goes
back. ``ply`` counts the moves in force: it rises with a move and falls with an undo.

The browser opens with ``hello`` and the last ``seq`` it has seen, and is answered with ``welcome``. After
that every new entry brings an ``update``. The components of the game come once, with the welcome. An update
holds only the changes to the view since the one before (``delta.py``), unless the whole view is smaller;
``welcome``, ``refused`` and the answer to ``look`` hold the whole view.

``play``, ``commit`` and ``undo`` name the ``seq`` that they were made for; one with an old ``seq`` is
``refused`` and answered with the present state. A player's move that ends a turn is *held*: others see it,
but nothing of the next turn happens until the player sends ``commit`` (or ``undo``). ``play`` with
``commit: true`` skips this. A move that only ends the turn is not held, and a move that shows its player
something new cannot be taken back.

A browser that plays several seats gets the view of the seat to move. If the title has secrets, ``pass_to``
asks to pass the device first, and ``look`` says that this was done.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from quartier.server.bodies import (
    Count,
    Detail,
    Level,
    Move,
    Ref,
    SeatInfo,
    SeatNumber,
    Step,
    TableInfo,
)
from quartier.server.status import Ending, Status

# --- the socket: from the browser --------------------------------------------------------------


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a browser says on a table's socket; ``ref`` comes back in the answer."""

    ref: Ref | None = None


class Hello(Message):
    """The first message, with the last ``seq`` that was seen (0 if none)."""

    since: Count = 0


class Play(Message, kw_only=True):
    """Play a move, by number or by record, in the position of ``seq``; ``commit`` ends the turn at once."""

    seq: Count
    move: Move | None = None
    record: dict[str, bool | int | str | list[int | str] | None] | None = None
    commit: bool = False


class Commit(Message, kw_only=True):
    """End the turn: the held move counts from now on, and what follows it is drawn."""

    seq: Count


class Undo(Message, kw_only=True):
    """Take my last move back."""

    seq: Count


class Look(Message, kw_only=True):
    """Say that the player of this seat now holds the device."""

    seat: SeatNumber


class At(Message, kw_only=True):
    """Show the board as it was after that many moves."""

    ply: Count


class Why(Message, kw_only=True):
    """Ask why a move is not offered, by number or by record."""

    move: Move | None = None
    record: dict[str, bool | int | str | list[int | str] | None] | None = None


class AskHint(Message, kw_only=True, tag="hint"):
    """Ask what the best bot would do here; only at tables that allow hints."""

    seq: Count


class Say(Message, kw_only=True):
    """Say something in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Concede(Message, kw_only=True):
    """Give up one of my seats. A game of two ends; in a larger game a bot plays on."""

    seat: SeatNumber


class Replace(Message, kw_only=True):
    """Put a bot in the place of a player who left: the host decides, others vote."""

    seat: SeatNumber
    level: Level | None = None


class Resume(Message, kw_only=True):
    """Take my seat back from the bot."""

    seat: SeatNumber


class Rematch(Message):
    """Play again with the next starting player, once the game is over."""


class Ping(Message):
    """Ask whether the server is still there."""


ClientMessage = (
    Hello
    | Play
    | Commit
    | Undo
    | Look
    | At
    | Why
    | AskHint
    | Say
    | Concede
    | Replace
    | Resume
    | Rematch
    | Ping
)


# --- the socket: to the browser ----------------------------------------------------------------


class TableState(Struct):
    """What a browser draws: who sits where, whose turn it is, and the view."""

    seq: int
    ply: int
    status: Status
    ending: Ending | None
    seats: list[SeatInfo]
    watchers: int
    mine: list[int]
    to_move: int | None
    """The seat that must move, or commit its held move; null before the game and after it."""
    held: bool
    """Whether the last move waits for its player to send ``commit``."""
    undoable: int
    """How many moves this browser may take back now."""
    seat: int | None
    """The seat that ``view`` is for; null is a spectator."""
    pass_to: int | None
    """The seat of mine to whose player the device must be passed; they then send ``look``."""
    view: dict[str, Any] | None
    """``game.view(seat)``; null while the table waits for players, and if there are ``changes`` instead."""
    changes: dict[str, Any] | None
    """The changes since the last view on this socket (see ``delta.py``); null if ``view`` is whole."""
    since: int | None
    """The ``seq`` of that view. A browser that has another one opens a new socket."""
    winners: list[int]
    """Empty until the table is over; then those of ``view.result``, or those who did not concede."""
    rematch: str | None
    """The id of the table of the rematch."""


class ChatLine(Struct):
    """One line of chat; ``seat`` is null for a spectator."""

    id: int
    seat: int | None
    name: str
    text: str
    time: int


class Answer(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """What the server says on a table's socket; ``ref`` is that of the message it answers."""

    ref: int | None = None


class Welcome(Answer):
    """The answer to ``hello``: the table, the state, the steps after ``since`` and the chat."""

    table: TableInfo
    printed: dict[str, Any] | None
    """``game.printed()``: the components, which never change; null if a corrected rule forbids the set-up."""
    state: TableState
    steps: list[Step]
    chat: list[ChatLine]


class Update(Answer):
    """Something happened: the steps since the last message and the state after them."""

    steps: list[Step]
    state: TableState


class Presence(Answer):
    """Who is here; nothing else has changed."""

    seats: list[SeatInfo]
    watchers: int


class Chat(Answer):
    """A new line of chat."""

    line: ChatLine


class Past(Answer):
    """The answer to ``at``: the board as it was."""

    ply: int
    view: dict[str, Any]


class Reason(Answer):
    """The answer to ``why``; the code is null if the move is offered after all."""

    code: str | None
    clause: str
    detail: Detail = {}


class HintReason(Struct):
    """A reason for a move: a code (the locale files have its words), an amount, and what it is about."""

    code: str
    amount: float
    about: str


class Hint(Answer):
    """The answer to ``hint``: a move in the position of ``seq``, the chance to win with it, and reasons."""

    seq: int
    move: int
    record: dict[str, Any]
    chance: float
    reasons: list[HintReason]


class Refused(Answer):
    """The move was not made: the reason, its clause and its numbers, and the present state."""

    code: str
    clause: str
    state: TableState
    detail: Detail = {}


class Fault(Answer):
    """The message was not understood or not allowed; nothing has changed."""

    code: str


class Again(Answer):
    """The rematch is open at this table."""

    table: str


class Pong(Answer):
    """The answer to ``ping``."""


ServerMessage = Welcome | Update | Presence | Chat | Past | Reason | Hint | Refused | Fault | Again | Pong
