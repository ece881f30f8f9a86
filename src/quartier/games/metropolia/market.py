"""The market: what lies open, what it costs, and what is dealt when a name is missing (M-5, M-7)."""

from __future__ import annotations

from quartier.games.metropolia import moves as table
from quartier.games.metropolia.income import Income
from quartier.games.metropolia.pieces import CARD_IDS, CARD_NUMBER, ESTABLISHMENTS, LANDMARK_IDS, LANDMARKS
from quartier.games.metropolia.state import ALL_PILES, TEN_PILES
from quartier.kernel.game import Moves
from quartier.kernel.rng import Rng

SUSHI_BAR = CARD_NUMBER["sushi_bar"]
COST = [0] * 25
IS_PURPLE = [0] * 25
STACK = [0] * 25
STACK_SIZE = [5, 5, 2]  # M-7.9
LANDMARK_COST = [0] * 6


def lay_tables() -> None:
    """Fill the tables of numbers from the printed ones."""
    for number, card in enumerate(ESTABLISHMENTS):
        COST[number] = card.cost
        IS_PURPLE[number] = card.colour == "purple"
        STACK[number] = 2 if card.colour == "purple" else int(card.number > 6)  # M-7.9
    for number, landmark in enumerate(LANDMARKS):
        LANDMARK_COST[number] = landmark.cost


lay_tables()

TO_DEAL, TO_BUILD = table.first_of("deal"), table.first_of("build")
TO_LANDMARK, TO_NOTHING = table.first_of("landmark"), table.first_of("nothing")


class Market(Income):
    """What can be bought, and how the market fills."""

    def _offer_build(self, into: Moves) -> None:
        for card in range(self.kinds):
            if can_build(self, card):
                into.add(TO_BUILD + card, 1)
        for card in range(6):
            if can_raise(self, card):
                into.add(TO_LANDMARK + card, 1)
        into.add(TO_NOTHING, 1)

    def _can_build_any(self) -> bool:
        for card in range(self.kinds):
            if can_build(self, card):
                return True
        for landmark in range(6):
            if can_raise(self, landmark):
                return True
        return False

    def _buy(self, card: int) -> None:
        self.coins[self.seat] -= price(self, card)
        self.supply[card] -= 1
        self.cities[self.seat * 25 + card] += 1
        if self.ledger is not None:
            build = {"type": "build", "seat": self.seat, "card": CARD_IDS[card], "coins": price(self, card)}
            self.ledger.append(build)
        if self.supply[card]:
            self._clear_if_dead(card)

    def _buy_landmark(self, landmark: int) -> None:
        self.coins[self.seat] -= LANDMARK_COST[landmark]
        self.landmarks[self.seat] |= 1 << landmark
        if self.ledger is not None:
            cost = LANDMARK_COST[landmark]
            name = LANDMARK_IDS[landmark]
            self.ledger.append({"type": "landmark", "seat": self.seat, "landmark": name, "coins": cost})

    # --- dealing (M-7.4 to M-7.10) --------------------------------------------------------

    def _short_stack(self) -> int:
        """The stack to deal from because names are missing in its part of the market, or -1."""
        if self.market == ALL_PILES:
            return -1
        for stack in range(1 if self.market == TEN_PILES else 3):
            names = 0
            left = 0
            for card in range(self.kinds):
                if self.market == TEN_PILES or STACK[card] == stack:
                    names += self.supply[card] > 0
                    left += self.deck[card]
            if left and names < (10 if self.market == TEN_PILES else STACK_SIZE[stack]):  # M-7.4, M-7.9
                return stack
        return -1

    def _offer_deal(self, into: Moves) -> None:
        for card in range(self.kinds):
            if self.deck[card] and (self.market == TEN_PILES or STACK[card] == self.dealing):
                into.add(TO_DEAL + card, self.deck[card])

    def _draw_card(self, rng: Rng) -> int:
        total = 0
        for card in range(self.kinds):
            if self.market == TEN_PILES or STACK[card] == self.dealing:
                total += self.deck[card]
        ticket = rng._below(total)
        for card in range(self.kinds):
            if self.market == TEN_PILES or STACK[card] == self.dealing:
                ticket -= self.deck[card]
                if ticket < 0:
                    return TO_DEAL + card
        return TO_DEAL

    def _lay_out(self, card: int) -> None:
        self.deck[card] -= 1
        self.supply[card] += 1  # M-7.6
        if self.ledger is not None:
            self.ledger.append({"type": "deal", "card": CARD_IDS[card], "pile": self.supply[card]})
        self._clear_if_dead(card)

    def _clear_if_dead(self, card: int) -> None:
        """M-7.8: take a purple card away that nobody may build any more."""
        if not self.clears_purples or not IS_PURPLE[card]:
            return
        for seat in range(self.players):
            if self.cities[seat * 25 + card] == 0:
                return
        if self.ledger is not None:
            self.ledger.append({"type": "clear", "card": CARD_IDS[card], "copies": self.supply[card]})
        self.supply[card] = 0


# What may be built is asked most often of all; compiled, these are plain C functions.


def price(game: Market, card: int) -> int:
    """What an establishment costs."""
    return game.sushi_price if card == SUSHI_BAR else COST[card]  # M-8.15


def can_build(game: Market, card: int) -> bool:
    """Whether the roller may build this establishment."""
    if game.supply[card] == 0 or price(game, card) > game.coins[game.seat]:  # M-5.1, M-5.3
        return False
    return not IS_PURPLE[card] or game.cities[game.seat * 25 + card] == 0  # M-5.2


def can_raise(game: Market, landmark: int) -> bool:
    """Whether the roller may build this landmark."""
    if LANDMARK_COST[landmark] > game.coins[game.seat]:
        return False
    return (game.all_landmarks & ~game.landmarks[game.seat]) >> landmark & 1 == 1  # M-5.4
