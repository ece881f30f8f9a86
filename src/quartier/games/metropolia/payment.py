"""Payments between players: what red and purple cards take, and from whom (M-4, M-3, M-8)."""

from __future__ import annotations

from quartier.games.metropolia import action, colour, establishment, icon, income, pieces, table
from quartier.games.metropolia.pieces import CARD_IDS
from quartier.games.metropolia.state import State
from quartier.kernel.movelist import Moves


def pay(state: State, payer: int, payee: int, card: int, copies: int, due: int) -> None:
    """One seat pays another what it owes for a card, or as much of it as it has (M-4.2)."""
    coins = due if due < state.coins[payer] else state.coins[payer]
    state.coins[payer] -= coins
    state.coins[payee] += coins
    if state.ledger is not None and due:
        state.ledger.append(
            {
                "type": "payment",
                "seat": payee,
                "payer": payer,
                "card": CARD_IDS[card],
                "copies": copies,
                "due": due,
                "coins": coins,
                "forgiven": due - coins,
            }
        )


# --- red cards: the roller pays (M-3.4) -------------------------------------------------------


def collect_red(state: State, total: int) -> None:
    """The roller pays for the red cards of the others, counter-clockwise (M-4.3)."""
    for step in range(1, state.players):
        payee = (state.seat - step + state.players) % state.players
        for hit in range(table.STARTS[total * 5 + colour.RED], table.STARTS[total * 5 + colour.BLUE]):
            card = table.HITS[hit]
            copies = state.cities[payee * 25 + card]
            if copies:
                pay(state, state.seat, payee, card, copies, copies * income.brings(state, card, payee))


# --- purple cards: the opponents pay (M-3.3) --------------------------------------------------


def collect_purple(state: State, total: int) -> None:
    """Every opponent pays for the roller's stadium, publisher or tax office, counter-clockwise (M-4.3)."""
    for hit in range(table.STARTS[total * 5 + colour.PURPLE], table.STARTS[total * 5 + colour.PURPLE + 1]):
        card = table.HITS[hit]
        if state.cities[state.seat * 25 + card]:
            for step in range(1, state.players):
                payer = (state.seat - step + state.players) % state.players
                pay(state, payer, state.seat, card, 1, owed(state, card, payer))


def owed(state: State, card: int, payer: int) -> int:
    """What an opponent owes for a purple card that takes from all; 0 for the other purple cards."""
    if card == establishment.STADIUM:  # M-3.8
        return table.PAYS[card]
    if card == establishment.PUBLISHER:  # M-8.13
        return table.PAYS[card] * (
            income.count(state, icon.CUP, payer) + income.count(state, icon.BREAD, payer)
        )
    if card == establishment.TAX_OFFICE and state.coins[payer] >= pieces.TAX_FROM:  # M-8.9
        return state.coins[payer] // 2
    return 0


# --- the TV station: one opponent pays (M-3.9) ------------------------------------------------


def has_tv(state: State, total: int) -> bool:
    """Whether the roller's TV station takes coins for this total."""
    return state.cities[state.seat * 25 + establishment.TV_STATION] != 0 and income.is_hit(
        establishment.TV_STATION, total
    )


def has_tv_choice(state: State) -> bool:
    """Whether it matters who pays: not with one opponent, nor when no opponent has a coin (M-2.7)."""
    if state.players == 2:
        return False
    for seat in range(state.players):
        if seat != state.seat and state.coins[seat]:
            return True
    return False


def offer_tv(state: State, into: Moves) -> None:
    """Any opponent may be chosen."""
    for seat in range(state.players):
        if seat != state.seat:
            into.add(action.TV + seat, 1)


def pay_tv(state: State, payer: int) -> None:
    """The chosen opponent pays."""
    pay(state, payer, state.seat, establishment.TV_STATION, 1, table.PAYS[establishment.TV_STATION])
