"""Building: what may be built, what it costs, and the airport's reward for building nothing (M-5, M-8)."""

from __future__ import annotations

from quartier.games.metropolia import action, colour, landmark, market, pieces, table
from quartier.games.metropolia.pieces import CARD_IDS, LANDMARK_IDS
from quartier.games.metropolia.state import State
from quartier.kernel.movelist import Moves


def can_build(state: State, card: int, coins: int) -> bool:
    """Whether the roller, with this many coins, may build an establishment."""
    if state.supply[card] == 0 or state.cost[card] > coins:  # M-5.3, M-5.1
        return False
    return table.COLOUR[card] != colour.PURPLE or state.cities[state.seat * 25 + card] == 0  # M-5.2


def can_raise(state: State, number: int, coins: int) -> bool:
    """Whether the roller, with this many coins, may build a landmark."""
    if table.LANDMARK_COST[number] > coins:
        return False
    return (state.all_landmarks & ~state.landmarks[state.seat]) >> number & 1 == 1  # M-5.4


def can_build_any(state: State) -> bool:
    """Whether the roller may build anything at all."""
    coins = state.coins[state.seat]
    for card in range(state.kinds):
        if can_build(state, card, coins):
            return True
    for number in range(6):
        if can_raise(state, number, coins):
            return True
    return False


def offer(state: State, into: Moves) -> None:
    """One establishment, one landmark, or nothing (M-5.1)."""
    coins = state.coins[state.seat]
    for card in range(state.kinds):
        if can_build(state, card, coins):
            into.add(action.BUILD + card, 1)
    for number in range(6):
        if can_raise(state, number, coins):
            into.add(action.LANDMARK + number, 1)
    into.add(action.NOTHING, 1)


def build(state: State, card: int) -> None:
    """The roller buys an establishment from the market."""
    state.coins[state.seat] -= state.cost[card]
    state.cities[state.seat * 25 + card] += 1
    if state.ledger is not None:
        state.ledger.append(
            {"type": "build", "seat": state.seat, "card": CARD_IDS[card], "coins": state.cost[card]}
        )
    market.sell(state, card)


def raise_landmark(state: State, number: int) -> None:
    """The roller builds a landmark, which works from now on (M-5.4)."""
    state.coins[state.seat] -= table.LANDMARK_COST[number]
    state.landmarks[state.seat] |= 1 << number
    if state.ledger is not None:
        state.ledger.append(
            {
                "type": "landmark",
                "seat": state.seat,
                "landmark": LANDMARK_IDS[number],
                "coins": table.LANDMARK_COST[number],
            }
        )


def build_nothing(state: State) -> None:
    """The roller builds nothing; the airport pays for that (M-8.8)."""
    if state.ledger is not None:
        state.ledger.append({"type": "nothing", "seat": state.seat})
    if state.landmarks[state.seat] & landmark.AIRPORT:
        state.coins[state.seat] += pieces.AIRPORT_PAYS
        if state.ledger is not None:
            state.ledger.append(
                {"type": "airport", "seat": state.seat, "landmark": "airport", "coins": pieces.AIRPORT_PAYS}
            )
