"""The market: the supply that lies open, and the decks that fill it (M-7.4 to M-7.10)."""

from __future__ import annotations

from quartier.games.metropolia import action, colour, table
from quartier.games.metropolia.pieces import CARD_IDS
from quartier.games.metropolia.state import State
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng


def count(state: State) -> None:
    """Count the names that lie open and the cards that are left, deck by deck."""
    for deck in range(3):
        state.names[deck] = state.left[deck] = 0
    for card in range(25):
        deck = table.DECK[state.market * 25 + card]
        state.names[deck] += state.supply[card] > 0
        state.left[deck] += state.deck[card]


def short_deck(state: State) -> int:
    """The deck to deal from because fewer of its names lie open than should, or -1 (M-7.5, M-7.7)."""
    for deck in range(table.DECKS[state.market]):
        if state.left[deck] and state.names[deck] < table.ROOM[state.market * 3 + deck]:
            return deck
    return -1


def offer(state: State, into: Moves) -> None:
    """The cards that may be turned up, with their copies as weights."""
    at = state.market * 25
    deck = short_deck(state)
    for card in range(state.kinds):
        if state.deck[card] and table.DECK[at + card] == deck:
            into.add(action.DEAL + card, state.deck[card])


def draw(state: State, rng: Rng) -> int:
    """One of these cards by its weight."""
    at = state.market * 25
    deck = short_deck(state)
    ticket = rng._below(state.left[deck])
    for card in range(state.kinds):
        if table.DECK[at + card] == deck:
            ticket -= state.deck[card]
            if ticket < 0:
                return action.DEAL + card
    return action.DEAL


def deal(state: State, card: int) -> None:
    """A card is turned up and goes on its pile (M-7.6)."""
    deck = table.DECK[state.market * 25 + card]
    state.deck[card] -= 1
    state.left[deck] -= 1
    state.supply[card] += 1
    if state.supply[card] == 1:
        state.names[deck] += 1
    if state.ledger is not None:
        state.ledger.append({"type": "deal", "card": CARD_IDS[card], "pile": state.supply[card]})
    clear_if_dead(state, card)


def sell(state: State, card: int) -> None:
    """A card leaves the market because the roller has built it."""
    state.supply[card] -= 1
    if state.supply[card] == 0:
        state.names[table.DECK[state.market * 25 + card]] -= 1
    else:
        clear_if_dead(state, card)


def clear_if_dead(state: State, card: int) -> None:
    """Take a purple pile away that nobody may build any more, where the option asks for it (M-7.8)."""
    if not state.clears_purples or table.COLOUR[card] != colour.PURPLE:
        return
    for seat in range(state.players):
        if state.cities[seat * 25 + card] == 0:
            return
    if state.ledger is not None:
        state.ledger.append({"type": "clear", "card": CARD_IDS[card], "copies": state.supply[card]})
    state.supply[card] = 0
    state.names[table.DECK[state.market * 25 + card]] -= 1
