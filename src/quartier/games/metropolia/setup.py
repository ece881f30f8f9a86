"""The set-up: coins, start cities, prices, the cards of the supply, and the first player (M-1, M-7)."""

from __future__ import annotations

from quartier.games.metropolia import action, establishment, pieces, table
from quartier.games.metropolia.state import State
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng


def lay_out(state: State) -> None:
    """Put on the table everything that chance does not decide."""
    for seat in range(state.players):
        state.coins[seat] = pieces.START_COINS  # M-1.6
        for name in pieces.START_CITY:  # M-1.4
            state.cities[seat * 25 + pieces.CARD_NUMBER[name]] = 1
    for card in range(25):
        state.cost[card] = pieces.ESTABLISHMENTS[card].cost
    state.cost[establishment.SUSHI_BAR] = state._options["sushi_price"]  # M-8.15
    for card in range(state.kinds):
        if table.DECKS[state.market]:  # M-7.4, M-7.9
            state.deck[card] = pieces.ESTABLISHMENTS[card].copies
        else:  # M-1.7
            state.supply[card] = pieces.ESTABLISHMENTS[card].copies


# --- the first player (M-1.8) -----------------------------------------------------------------


def offer_first(state: State, into: Moves) -> None:
    """Any seat may be drawn."""
    for seat in range(state.players):
        into.add(action.FIRST_PLAYER + seat, 1)


def draw_first(state: State, rng: Rng) -> int:
    """One of the seats."""
    return action.FIRST_PLAYER + rng._below(state.players)


def choose_first(state: State, seat: int) -> None:
    """This seat begins."""
    state.seat = seat
    if state.ledger is not None:
        state.ledger.append({"type": "first-player", "seat": seat})
