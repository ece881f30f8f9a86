"""The business center: which cards may change hands, and the swap (M-3.10 to M-3.12)."""

from __future__ import annotations

from quartier.games.metropolia import action, colour, establishment, income, table
from quartier.games.metropolia.pieces import CARD_IDS
from quartier.games.metropolia.state import State
from quartier.kernel.movelist import Moves


def has_swap(state: State, total: int) -> bool:
    """Whether the roller's business center acts on this total; every city has a card to swap."""
    return state.cities[state.seat * 25 + establishment.BUSINESS_CENTER] != 0 and income.is_hit(
        establishment.BUSINESS_CENTER, total
    )


def can_swap(state: State, card: int, seat: int) -> bool:
    """Whether a seat has a card that may leave its city: purple ones never do (M-3.10)."""
    return state.cities[seat * 25 + card] != 0 and table.COLOUR[card] != colour.PURPLE


def offer_give(state: State, into: Moves) -> None:
    """The roller declines, where that is allowed, or picks a card to give."""
    if not state.must_swap:  # M-3.11
        into.add(action.NO_SWAP, 1)
    for card in range(state.kinds):
        if can_swap(state, card, state.seat):
            into.add(action.GIVE + card, 1)


def offer_take(state: State, into: Moves) -> None:
    """The roller picks a card of an opponent."""
    for seat in range(state.players):
        if seat != state.seat:
            for card in range(state.kinds):
                if can_swap(state, card, seat):
                    into.add(action.TAKE + seat * 25 + card, 1)


def only_gift(state: State) -> int:
    """The card that the roller gives if there is only one to choose, otherwise -1 (M-2.7)."""
    only = -1
    for card in range(state.kinds):
        if can_swap(state, card, state.seat):
            if only >= 0:
                return -1
            only = card
    return only


def only_take(state: State) -> int:
    """The card (seat * 25 + card) that is taken if there is only one to choose, otherwise -1 (M-2.7)."""
    only = -1
    for seat in range(state.players):
        if seat != state.seat:
            for card in range(state.kinds):
                if can_swap(state, card, seat):
                    if only >= 0:
                        return -1
                    only = seat * 25 + card
    return only


def decline(state: State) -> None:
    """The roller swaps nothing."""
    if state.ledger is not None:
        state.ledger.append({"type": "no-swap", "seat": state.seat})


def exchange(state: State, taken: int) -> None:
    """Swap the card that the roller gives for the one taken (seat * 25 + card)."""
    seat = taken // 25
    card = taken % 25
    state.cities[state.seat * 25 + state.given] -= 1
    state.cities[taken] -= 1
    state.cities[state.seat * 25 + card] += 1
    state.cities[seat * 25 + state.given] += 1
    if state.ledger is not None:
        gave = {"type": "gave", "seat": state.seat, "to": seat, "card": CARD_IDS[state.given]}
        took = {"type": "took", "seat": state.seat, "from": seat, "card": CARD_IDS[card]}
        state.ledger += [gave, took]
    state.given = -1
