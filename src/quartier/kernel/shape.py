"""What a view looks like, whatever the title: the envelope, offers, events and the score pad.

Each title declares the shapes of its own part as typed dictionaries and names them in its ``Shapes``.
The web client's types are made from them, and the conformance suite holds every view to them.
"""

from __future__ import annotations

from typing import Any, NamedTuple, NotRequired, TypedDict


class TurnShape(TypedDict):
    """Which turn it is, counted from 1, and whose; 0 and null before the first player is known."""

    number: int
    seat: int | None


class OfferShape(TypedDict):
    """What every offer has; a title's own have a ``type`` and more."""

    move: int
    reveals: NotRequired[bool]
    """True if the move shows its player something new, so that it cannot be taken back; otherwise absent."""


class PartShape(TypedDict):
    """One line of the score pad. A title's own may have more."""

    part: str
    points: int


class Envelope(TypedDict):
    """What every view has. A title's own extends it with precise types for offers and seats."""

    title: str
    turn: TurnShape
    seat: int | None
    """Whose view this is; null is a spectator."""
    to_move: int
    """A seat, -1 for chance, -2 when the game is over."""


class AnyOffer(OfferShape):
    """An offer of any title: what it does is in ``type`` and in fields of the title's own."""

    type: str


class AnyEvent(TypedDict):
    """An event of any title."""

    type: str


class ScoreShape(TypedDict):
    """The line of one seat on the score pad. A title's own may have more."""

    seat: int
    total: int
    parts: list[PartShape]


class ResultShape(TypedDict):
    """The score pad. A title's own may have more."""

    over: bool
    scores: list[ScoreShape]
    ranks: list[int]
    """The place of each seat: 1 is the best, and equals share a place."""
    winners: list[int]


class AnyView(Envelope):
    """A view of any title."""

    legal: list[AnyOffer]
    """What the seat whose view this is may play now; empty if it is not to move."""
    seats: list[Any]
    """The players in the order of their seats."""
    result: ResultShape | None
    """Null until the game is over."""


class PrintedEnvelope(TypedDict):
    """What every document of components has."""

    title: str
    players: int
    options: dict[str, Any]


class Shapes(NamedTuple):
    """The shapes of a title."""

    view: Any
    """A ``TypedDict`` that extends ``Envelope``, with ``legal``, ``seats`` and ``result``."""
    printed: Any
    """A ``TypedDict`` that extends ``PrintedEnvelope``."""
    event: Any
    """The union of the ``TypedDict``s of all events."""
