"""Every message on a table's socket, defined once; bodies of HTTP requests are in ``bodies.py``.

A table's log is a growing list of *entries* (a move, an undo, a commit); ``seq`` counts them and never
goes back. ``ply`` counts the moves in force: it rises with a move and falls with an undo.

On the socket the browser says ``hello`` with the last ``seq`` it has seen and gets ``welcome``; after that
an ``update`` comes with every new entry. The components of the game come once, with the welcome. An update
has only what has changed in the view since the one before (``delta.py``), unless the whole view is
smaller; ``welcome``, ``refused`` and the answer to ``look`` have the whole view. ``play``, ``commit`` and
``undo`` name the ``seq`` they were made for: an old one is ``refused`` with the state as it is. When a
player's move ends a turn, it is *held*: others see it, but nothing of the next turn happens until the
player sends ``commit`` (or ``undo``); ``play`` with ``commit: true`` skips this. A move that does nothing
but end the turn is not held, and a move by which its player learns something new is not taken back. A
browser that plays several seats gets the view of the one to move; where a title has secrets, ``pass_to``
asks to pass the device first, and ``look`` says that it was.
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
    Seat,
    SeatNumber,
    Step,
    TableInfo,
)
from quartier.server.status import Ending, Status

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
    """Take my last move back."""

    seq: Count


class Look(Message, kw_only=True):
    """The device is in the hands of this seat's player now."""

    seat: SeatNumber


class At(Message, kw_only=True):
    """Show the board as it was after that many moves."""

    ply: Count


class Why(Message, kw_only=True):
    """Why is this not offered? By number or by record."""

    move: Move | None = None
    record: dict[str, bool | int | str | list[int | str] | None] | None = None


class AskHint(Message, kw_only=True, tag="hint"):
    """What would the best bot do here? Only at tables that allow hints; answered when it has thought."""

    seq: Count


class Say(Message, kw_only=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Concede(Message, kw_only=True):
    """Give up one of my seats: a game of two ends, in a larger one a bot plays on."""

    seat: SeatNumber


class Replace(Message, kw_only=True):
    """A bot for a player who left: the host's word decides, others vote."""

    seat: SeatNumber
    level: Level | None = None


class Resume(Message, kw_only=True):
    """Take my seat back from the bot."""

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
    | AskHint
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
    """Pass the device to the player of this seat of mine, who then sends ``look``."""
    view: dict[str, Any] | None
    """``game.view(seat)``; null while the table waits for players, and where ``changes`` says the rest.
    While ``held`` nothing in ``view.legal`` can be played."""
    changes: dict[str, Any] | None
    """What has changed since the last view that was sent on this socket (see ``delta.py``); null where
    ``view`` is whole."""
    since: int | None
    """The ``seq`` that came with that view. Who has another opens the socket anew."""
    winners: list[int]
    """Empty until the table is over; then those of ``view.result``, or who stayed when others conceded."""
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
    printed: dict[str, Any] | None
    """``game.printed()``: the components, which never change. Null where a corrected rule forbids it."""
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
    detail: Detail = {}


class HintReason(Struct):
    """What speaks for a move: a code with words in the locale files, how much, and what it is about."""

    code: str
    amount: float
    about: str


class Hint(Answer):
    """The answer to ``hint``: a move for the position of ``seq``, the chance to win with it, and why."""

    seq: int
    move: int
    record: dict[str, Any]
    chance: float
    reasons: list[HintReason]


class Refused(Answer):
    """The move was not made: the reason, its clause and the numbers behind it, and the state as it is."""

    code: str
    clause: str
    state: State
    detail: Detail = {}


class Fault(Answer):
    """The message was not understood or not allowed; nothing changed."""

    code: str


class Again(Answer):
    """The rematch is open at this table."""

    table: str


class Pong(Answer):
    """Still here."""


ServerMessage = Welcome | Update | Presence | Chat | Past | Reason | Hint | Refused | Fault | Again | Pong
