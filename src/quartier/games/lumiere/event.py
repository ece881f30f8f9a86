"""The events of a move. A game that has a ledger writes them there; ``secret.py`` hides what is private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.lumiere import action, moves
from quartier.games.lumiere.pieces import SPACE_NAMES
from quartier.kernel.game import Event

if TYPE_CHECKING:
    from quartier.games.lumiere.state import State


def note(state: State, event: Event) -> None:
    """Add an event to the ledger, which must be there."""
    assert state.ledger is not None
    state.ledger.append(event)


def deal(state: State, card: int) -> None:
    """A postcard comes into play."""
    note(state, moves.describe(action.DEAL + card))


def draw(state: State, seat: int, tile: int) -> None:
    """A tile is drawn into a hand."""
    note(state, {"seat": seat, **moves.describe(action.DRAW + tile)})


def start(state: State) -> None:
    """It is decided who starts."""
    note(state, {"type": "first", "seat": state.starter})


def turn(state: State, kind: str) -> None:
    """The seat on turn passes (``pass``), is skipped (``skip``) or begins phase 2 (``phase``)."""
    note(state, {"type": kind, "seat": state.seat})


def move(state: State, number: int) -> None:
    """What the seat on turn has done."""
    note(state, {"seat": state.seat, **moves.describe(number)})


def power(state: State, card: str, space: int) -> None:
    """A building or the fountain goes where only a power lets it."""
    note(state, {"type": card, "seat": state.seat, "space": SPACE_NAMES[space]})


def end(state: State) -> None:
    """The game is over."""
    note(state, {"type": "end"})
