"""Turns: how one ends, and how idle ones end the game (L-3.1, L-4.2)."""

from __future__ import annotations

from quartier.games.lumiere import event, stage
from quartier.games.lumiere.state import State


def pass_on(state: State) -> None:
    """The turn goes to the rival."""
    if state.holding:
        state.passed = True
        return
    state.seat = 1 - state.seat
    state.turns += 1


def finish(state: State) -> None:
    """Something was built or put on the board: the turn is over (L-4.2)."""
    state.pending = -1
    state.returned = -1
    state.idle = 0
    state.stage = stage.BUILDING
    pass_on(state)


def skip(state: State) -> None:
    """This player has nothing to do (L-3.7, L-4.11)."""
    if state.ledger is not None:
        event.turn(state, "skip")
    pass_on(state)


def decline(state: State) -> None:
    """This player passes (L-3.6, L-4.10)."""
    if state.ledger is not None:
        event.turn(state, "pass")
    pass_on(state)


def rest(state: State) -> None:
    """Count a turn of phase 2 in which nothing was done: two of them running end the game (L-4.12)."""
    state.idle += 1
    if state.idle == 2:
        state.stage = stage.ENDED
        if state.ledger is not None:
            event.end(state)
