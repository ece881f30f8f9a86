"""Buying and selling on one's own turn (chapter P-7)."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import BUY, SELL, SELL_OPEN
from quartier.games.paris.scoring import Scoring
from quartier.kernel.game import Moves

BUY_PRICE = [0] * 3
SELL_PRICE = [0] * 6
for _kind in range(6):
    SELL_PRICE[_kind] = pieces.SELL[pieces.KINDS[_kind]]
for _kind in range(3):
    BUY_PRICE[_kind] = pieces.BUY[pieces.KINDS[_kind]]

DEAREST_RESOURCE = max(pieces.SELL[_name] for _name in pieces.RESOURCES)
DEAREST_PRESTIGE = max(pieces.SELL[_name] for _name in pieces.PRESTIGE)

# A turn ends (P-4.6). Let W be the seat's francs and what its tokens and open tokens would sell for, and
# N the number of these tokens. Buying is dearer than selling (P-7.4): a purchase takes at least 1 from W
# and adds 1 to N, a sale leaves W and takes 1 from N, a pair takes 2 from N. So 2 W + N falls with each of
# them, and everything else happens a bounded number of times: each of the 30 bonus and 12 end-game tiles
# is used once, and at most 18 more questions are asked (stack, space, one action with its payments, VP
# tile, track, prestige, end-game tile, ends of pairs, end of turn).


class Trade(Scoring):
    """The supply and the table of prices."""

    def can_buy(self, kind: int) -> bool:
        """Only what lies in the supply can be bought (P-7.3)."""
        return self.supply[kind] > 0 and self.francs[self.seat] >= BUY_PRICE[kind]

    def _offer_buying(self, into: Moves) -> None:
        for kind in range(3):
            if self.can_buy(kind):
                into.add(BUY + kind, 1)

    def _offer_selling(self, into: Moves) -> None:
        for kind in range(6):
            if self.tokens[self.seat * 6 + kind] > 0:
                into.add(SELL + kind, 1)

    def _offer_selling_open(self, into: Moves) -> None:
        if self.open_resources:
            into.add(SELL_OPEN, 1)
        if self.open_prestige:
            into.add(SELL_OPEN + 1, 1)

    def _buy(self, kind: int) -> None:
        self.supply[kind] -= 1
        self.tokens[self.seat * 6 + kind] += 1
        self.francs[self.seat] -= BUY_PRICE[kind]
        if self.ledger is not None:
            self.ledger.append(
                {"type": "buy", "seat": self.seat, "kind": pieces.KINDS[kind], "francs": BUY_PRICE[kind]}
            )

    def _sell(self, kind: int) -> None:
        self.tokens[self.seat * 6 + kind] -= 1
        if kind < 3:  # P-7.3: sold prestige leaves the game
            self.supply[kind] += 1
        self.francs[self.seat] += SELL_PRICE[kind]
        if self.ledger is not None:
            self.ledger.append(
                {"type": "sell", "seat": self.seat, "kind": pieces.KINDS[kind], "francs": SELL_PRICE[kind]}
            )

    def _sell_open(self, group: int) -> None:
        """A token that a tile stands for is sold as the dearest of its group (P-7.6)."""
        price = DEAREST_PRESTIGE if group else DEAREST_RESOURCE
        if group:
            self.open_prestige -= 1
        else:
            self.open_resources -= 1
        self.francs[self.seat] += price
        if self.ledger is not None:
            group_name = "any-prestige" if group else "any-resource"
            self.ledger.append({"type": "sell", "seat": self.seat, "kind": group_name, "francs": price})

    def worth(self) -> int:
        """The seat's francs after selling every token and open token."""
        worth = self.francs[self.seat]
        for kind in range(6):
            worth += self.tokens[self.seat * 6 + kind] * SELL_PRICE[kind]
        return worth + self.open_resources * DEAREST_RESOURCE + self.open_prestige * DEAREST_PRESTIGE

    def longest_turn(self) -> int:
        """No turn has more moves than this from here on (P-4.6; the proof is above)."""
        count = self.open_resources + self.open_prestige
        for kind in range(6):
            count += self.tokens[self.seat * 6 + kind]
        # All tiles together add at most 32 francs and 13 tokens worth 3 each to W and 13 to N; the
        # action adds 7 francs or one token.
        return 2 * (self.worth() + 32 + 39 + 7) + count + 14 + 60
