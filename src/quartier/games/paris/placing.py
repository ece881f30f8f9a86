"""Placing a key: from behind the screen into a bank or onto the Arc (P-4.2, P-4.3)."""

from __future__ import annotations

from quartier.games.paris import action, table
from quartier.games.paris.naming import spot_name
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves


def count_of_spots(state: State) -> int:
    """In how many places the seat has no key yet: six banks and the Arc (P-4.3)."""
    count = 1 - state.arc[state.seat]
    for district in range(6):
        count += 1 - state.bank[district * 4 + state.seat]
    return count


def offer(state: State, into: Moves) -> None:
    """The banks and the Arc, if the seat has a key to place."""
    if state.keys[state.seat] == 0:
        return
    for district in range(6):
        if state.bank[district * 4 + state.seat] == 0:
            into.add(action.PLACE + district, 1)
    if state.arc[state.seat] == 0:
        into.add(action.PLACE + 6, 1)


def place(state: State, spot: int) -> None:
    """A bank pays its amount, the Arc nothing (P-4.2)."""
    francs = 0
    state.keys[state.seat] -= 1
    if spot == 6:
        state.arc[state.seat] = 1
    else:
        state.bank[spot * 4 + state.seat] = 1
        francs = table.BANK_FRANCS[spot]
        state.francs[state.seat] += francs
    if state.ledger is not None:
        state.ledger.append({"type": "place", "seat": state.seat, "to": spot_name(spot), "francs": francs})
