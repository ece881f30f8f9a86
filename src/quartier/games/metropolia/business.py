"""The business center: which cards may change hands, and the swap (M-3.10 to M-3.12)."""

from __future__ import annotations

from quartier.games.metropolia import moves as table
from quartier.games.metropolia.market import Market
from quartier.games.metropolia.pieces import CARD_IDS, ESTABLISHMENTS
from quartier.kernel.game import Moves

TO_NOT_SWAP, TO_GIVE, TO_TAKE = table.first_of("no-swap"), table.first_of("give"), table.first_of("take")
SWAPS = [int(card.colour != "purple") for card in ESTABLISHMENTS]  # M-3.10


class Business(Market):
    """The swap of the business center."""

    def _offer_give(self, into: Moves) -> None:
        if not self.must_swap:  # M-3.11
            into.add(TO_NOT_SWAP, 1)
        for card in range(self.kinds):
            if self.cities[self.seat * 25 + card] and SWAPS[card]:
                into.add(TO_GIVE + card, 1)

    def _offer_take(self, into: Moves) -> None:
        for seat in range(self.players):
            if seat != self.seat:
                for card in range(self.kinds):
                    if self.cities[seat * 25 + card] and SWAPS[card]:
                        into.add(TO_TAKE + seat * 25 + card, 1)

    def _only_gift(self) -> int:
        """The one card that the roller can give, or -1 when there are several."""
        only = -1
        for card in range(self.kinds):
            if self.cities[self.seat * 25 + card] and SWAPS[card]:
                if only >= 0:
                    return -1
                only = card
        return only

    def _only_take(self) -> int:
        """The one card that can be taken (seat * 25 + card), or -1 when there are several."""
        only = -1
        for seat in range(self.players):
            if seat != self.seat:
                for card in range(self.kinds):
                    if self.cities[seat * 25 + card] and SWAPS[card]:
                        if only >= 0:
                            return -1
                        only = seat * 25 + card
        return only

    def _exchange(self, taken: int) -> None:
        seat = taken // 25
        card = taken % 25
        self.cities[self.seat * 25 + self.given] -= 1
        self.cities[taken] -= 1
        self.cities[self.seat * 25 + card] += 1
        self.cities[seat * 25 + self.given] += 1
        if self.ledger is not None:
            gave = {"type": "gave", "seat": self.seat, "to": seat, "card": CARD_IDS[self.given]}
            took = {"type": "took", "seat": self.seat, "from": seat, "card": CARD_IDS[card]}
            self.ledger += [gave, took]
        self.given = -1
