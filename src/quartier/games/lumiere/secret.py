"""What a seat may not know: the tiles in the rival's hand (L-2.4)."""

from __future__ import annotations

from quartier.games.lumiere import region
from quartier.games.lumiere.state import State
from quartier.kernel.game import Event
from quartier.kernel.rng import Rng


def redraw(state: State, seat: int, rng: Rng) -> None:
    """Draw the hand of the rival of ``seat`` anew from the tiles that the rival has not laid."""
    rival = 1 - seat
    tiles = region.size(state.hand[rival])
    state.stack[rival] |= state.hand[rival]
    state.hand[rival] = 0
    for _ in range(tiles):
        tile = region.nth(state.stack[rival], rng._below(region.size(state.stack[rival])))
        state.stack[rival] &= ~(1 << tile)
        state.hand[rival] |= 1 << tile


def tell(ledger: list[Event], seat: int | None) -> list[Event]:
    """The events as ``seat`` may know them: a drawn tile is hidden from everybody but its owner."""
    return [
        {**event, "tile": None} if event["type"] == "draw" and event["seat"] != seat else event
        for event in ledger
    ]
