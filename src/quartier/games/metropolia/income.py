"""Income from the bank: what the blue and green cards bring, and what one copy is worth (M-3, M-8)."""

from __future__ import annotations

from quartier.games.metropolia import colour, establishment, icon, landmark, pieces, table
from quartier.games.metropolia.pieces import CARD_IDS
from quartier.games.metropolia.state import State


def is_hit(card: int, total: int) -> bool:
    """Whether a card has the number of this total (M-2.4)."""
    return table.NUMBER[card] <= total <= table.HIGHEST[card]


def collect(state: State, total: int) -> None:
    """Everybody's blue cards and the roller's green ones bring coins from the bank (M-3.1, M-3.2)."""
    for step in range(state.players):
        seat = (state.seat - step + state.players) % state.players
        end = colour.GREEN if step else colour.PURPLE  # green cards only for the roller
        for hit in range(table.STARTS[total * 5 + colour.BLUE], table.STARTS[total * 5 + end]):
            card = table.HITS[hit]
            copies = state.cities[seat * 25 + card]
            if copies and card != establishment.TUNA_BOAT:
                coins = copies * brings(state, card, seat)  # M-3.5
                state.coins[seat] += coins  # M-3.13
                if state.ledger is not None and coins:
                    state.ledger.append(
                        {
                            "type": "income",
                            "seat": seat,
                            "card": CARD_IDS[card],
                            "copies": copies,
                            "coins": coins,
                        }
                    )


def brings(state: State, card: int, seat: int) -> int:
    """The coins of one copy of a blue, green or red card in a seat's city."""
    if card == establishment.CHEESE_FACTORY:  # M-3.7
        return table.PAYS[card] * count(state, icon.COW, seat)
    if card == establishment.FURNITURE_FACTORY:
        return table.PAYS[card] * count(state, icon.GEAR, seat)
    if card == establishment.FRUIT_VEG_MARKET:
        return table.PAYS[card] * count(state, icon.WHEAT, seat)
    if card == establishment.FOOD_WAREHOUSE:  # M-8.14
        return table.PAYS[card] * count(state, icon.CUP, seat)
    if (card == establishment.SUSHI_BAR or card == establishment.MACKEREL_BOAT) and not (
        state.landmarks[seat] & landmark.HARBOR  # M-8.7
    ):
        return 0
    coins = table.PAYS[card]
    if table.HAS_MALL_BONUS[card] and state.landmarks[seat] & landmark.SHOPPING_MALL:  # M-3.6
        coins += pieces.MALL_ADDS
    if card == establishment.FLOWER_SHOP:  # M-8.10
        return coins * state.cities[seat * 25 + establishment.FLOWER_FIELD]
    return coins


def count(state: State, wanted: int, seat: int) -> int:
    """How many cards with an icon stand in a seat's city."""
    found = 0
    for place in range(wanted * 5, wanted * 5 + 5):
        if table.WITH_ICON[place] < 0:
            break
        found += state.cities[seat * 25 + table.WITH_ICON[place]]
    return found


# --- tuna boats (M-8.11, M-8.12) --------------------------------------------------------------


def has_catch(state: State, total: int) -> bool:
    """Whether dice are rolled for the tuna boats: some boat that can sail has the number of this total."""
    if not is_hit(establishment.TUNA_BOAT, total):
        return False
    for seat in range(state.players):
        if can_sail(state, seat):
            return True
    return False


def can_sail(state: State, seat: int) -> bool:
    """Whether a seat has tuna boats and a harbor (M-8.7)."""
    return (
        state.cities[seat * 25 + establishment.TUNA_BOAT] != 0
        and state.landmarks[seat] & landmark.HARBOR != 0
    )


def land_tuna(state: State, first: int, second: int) -> None:
    """Each boat brings what the two dice show: they are rolled once for all boats."""
    if state.ledger is not None:
        state.ledger.append(
            {"type": "tuna", "seat": state.seat, "first": first, "second": second, "total": first + second}
        )
    for step in range(state.players):
        seat = (state.seat - step + state.players) % state.players
        if can_sail(state, seat):
            boats = state.cities[seat * 25 + establishment.TUNA_BOAT]
            coins = boats * (first + second)
            state.coins[seat] += coins
            if state.ledger is not None:
                state.ledger.append(
                    {"type": "income", "seat": seat, "card": "tuna_boat", "copies": boats, "coins": coins}
                )
