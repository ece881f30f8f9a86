"""Paying resources, with tokens or with tiles that stand for them (P-5.5, P-5.6, P-8.3, P-9)."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import ANY_RESOURCE_TILE, ASK_PAY, NOWHERE, PAY, TWO_RESOURCES, WAYS
from quartier.games.paris.tiles import Tiles
from quartier.kernel.game import Moves


class Payment(Tiles):
    """What the seat to move can pay, and how it does."""

    def stock(self, kind: int) -> int:
        """Resources of a kind that the seat has as tokens or as tile 2, 3 or 4 (P-9.2 to P-9.4)."""
        return self.tokens[self.seat * 6 + kind] + (self.held[self.seat] >> (2 + kind) & 1)

    def wild(self) -> int:
        """Resources of any kind that the seat's tiles stand for (P-9.10, P-9.21)."""
        tiles = self.held[self.seat]
        return self.open_resources + (tiles >> ANY_RESOURCE_TILE & 1) + 2 * (tiles >> TWO_RESOURCES & 1)

    def can_pay(self, wood: int, marble: int, gold: int) -> bool:
        """Whether tokens and tiles cover these resources (P-5.5, P-8.3)."""
        missing = 0
        if wood > self.stock(0):
            missing += wood - self.stock(0)
        if marble > self.stock(1):
            missing += marble - self.stock(1)
        if gold > self.stock(2):
            missing += gold - self.stock(2)
        return missing == 0 or missing <= self.wild()

    def due_kind(self) -> int:
        """The resource that is to be paid next, or NOWHERE."""
        for kind in range(3):
            if self.due[kind]:
                return kind
        return NOWHERE

    def ways_to_pay(self, kind: int) -> int:
        """The set of WAYS in which the next resource can be paid so that the rest can be, too."""
        tiles = self.held[self.seat]
        ways = 0
        if self.tokens[self.seat * 6 + kind]:
            ways |= 1
        if tiles >> (2 + kind) & 1:
            ways |= 2
        missing = 0
        for other in range(3):
            if self.due[other] > self.stock(other):
                missing += self.due[other] - self.stock(other)
        if self.due[kind] > self.stock(kind) or missing < self.wild():
            if tiles >> ANY_RESOURCE_TILE & 1:
                ways |= 4
            if tiles >> TWO_RESOURCES & 1:
                ways |= 8
            if self.open_resources:
                ways |= 16
        return ways

    def _settle_due(self) -> bool:
        """Pay what can be paid in one way only (P-5.6); whether all is paid, or there is something to ask."""
        while True:
            kind = self.due_kind()
            if kind == NOWHERE:
                return True
            ways = self.ways_to_pay(kind)
            if ways & (ways - 1):
                self.phase = ASK_PAY
                return False
            way = 0
            while ways > 1:
                ways >>= 1
                way += 1
            self._hand_over(kind, way)

    def _offer_payment(self, into: Moves) -> None:
        ways = self.ways_to_pay(self.due_kind())
        for way in range(5):
            if ways >> way & 1:
                into.add(PAY + way, 1)

    def _hand_over(self, kind: int, way: int) -> None:
        if way == 0:
            self.tokens[self.seat * 6 + kind] -= 1
            self.supply[kind] += 1  # P-7.2
        elif way == 1:
            self._discard(2 + kind)
        elif way == 2:
            self._discard(ANY_RESOURCE_TILE)
        elif way == 3:
            self._discard(TWO_RESOURCES)
            self.open_resources += 1
        else:
            self.open_resources -= 1
        self.due[kind] -= 1
        if self.ledger is not None:
            with_what = f"tile-{2 + kind}" if way == 1 else WAYS[way]
            self.ledger.append(
                {"type": "pay", "seat": self.seat, "kind": pieces.KINDS[kind], "with": with_what}
            )
