"""Set-up: the postcards in play, who starts, and the tiles in hand (chapter 2 of the rules).

What is not settled by the options is left to chance, each outcome as likely as any other.
"""

from __future__ import annotations

from quartier.games.lumiere import action, card, event, pieces, region, stage
from quartier.games.lumiere.pieces import CARDS, FIRST_GAME
from quartier.games.lumiere.state import State
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng


def prepare(state: State) -> None:
    """What the options settle before the first move (L-2.2, L-2.6)."""
    chosen = state._options["postcards"]
    if chosen != "random":
        for name in FIRST_GAME if chosen == "first-game" else chosen:
            state.in_play |= 1 << CARDS.index(name)
    if state._options["first_player"] != "random":
        state.starter = int(state._options["first_player"] == "seat-2")


def is_dealt(state: State) -> bool:
    """Whether all postcards of this game are beside the board (L-2.1)."""
    return region.size(state.in_play) == pieces.IN_PLAY


def drawer(state: State) -> int:
    """The seat that draws the next tile, or -1 when both hands are full."""
    if lacks_tile(state, state.seat):
        return state.seat
    if lacks_tile(state, 1 - state.seat):
        return 1 - state.seat
    return -1


def lacks_tile(state: State, seat: int) -> bool:
    """Whether a hand is not full though there are tiles to draw (L-2.4, L-2.5)."""
    held = state.hand[seat]
    if state.hand_size == 2:
        held &= held - 1  # without one of them
    return held == 0 and state.stack[seat] != 0


def offer(state: State, into: Moves) -> None:
    """The outcomes of chance."""
    if state.stage == stage.DRAWING:  # L-2.4, L-3.3
        stack = state.stack[drawer(state)]
        for tile in range(8):
            if stack >> tile & 1:
                into.add(action.DRAW + tile, 1)
    elif state.stage == stage.STARTING:  # L-2.6
        into.add(action.FIRST, 1)
        into.add(action.FIRST + 1, 1)
    else:  # L-2.2
        for which in range(card.COUNT):
            if not state.in_play >> which & 1:
                into.add(action.DEAL + which, 1)


def pick(state: State, rng: Rng) -> int:
    """One of these outcomes, by chance."""
    if state.stage == stage.DRAWING:
        members = state.stack[drawer(state)]
        return action.DRAW + region.nth(members, rng._below(region.size(members)))
    if state.stage == stage.STARTING:
        return action.FIRST + rng._below(2)
    members = card.ALL & ~state.in_play
    return action.DEAL + region.nth(members, rng._below(region.size(members)))


def deal(state: State, which: int) -> None:
    """A postcard comes into play (L-2.1, L-2.2)."""
    state.in_play |= 1 << which
    if state.ledger is not None:
        event.deal(state, which)


def choose_starter(state: State, seat: int) -> None:
    """It is decided who starts (L-2.6)."""
    state.starter = seat
    if state.ledger is not None:
        event.start(state)


def start(state: State) -> None:
    """The first turn begins with drawing tiles (L-2.4)."""
    state.seat = state.starter
    state.turns = 1
    state.stage = stage.DRAWING


def draw(state: State, seat: int, tile: int) -> None:
    """A tile goes from the stack to the hand; only its owner sees it (L-2.4, L-3.3)."""
    state.stack[seat] &= ~(1 << tile)
    state.hand[seat] |= 1 << tile
    if state.ledger is not None:
        event.draw(state, seat, tile)
