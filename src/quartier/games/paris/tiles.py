"""The bonus track, the 30 bonus tiles and the 12 end-game tiles (chapters P-6, P-8, P-9 and P-10)."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ADVANCE,
    ASK_ACT,
    ASK_END_TILE,
    ASK_PAIR,
    ENOUGH,
    FARTHEST_BACK,
    FIRST_TOKEN_TILE,
    FROM_BONUS,
    FROM_END,
    NOWHERE,
    OPEN_END,
    PAIR,
    RETREAT,
    RETREATING,
    STAY,
    TAKE,
    TAKE_END,
    TAKING,
    TWO_PRESTIGE,
    TWO_RESOURCES,
    USE,
    USE_END,
)
from quartier.games.paris.trade import Trade
from quartier.kernel.game import Moves

TILE_KINDS = (
    "gain", "resource", "any-resource", "any-prestige", "value", "key", "unused", "prestige-pairs",
    "resource-pairs", "landmarks", "types", "double", "share", "take", "retreat", "francs",
)  # fmt: skip
(
    GAIN, RESOURCE, ANY_RESOURCE, ANY_PRESTIGE, OF_VALUE, KEY, UNUSED, PRESTIGE_PAIRS,
    RESOURCE_PAIRS, LANDMARKS, TYPES,
) = range(11)  # fmt: skip

KIND_OF = [0] * 31
FRANCS_OF = [0] * 31
POINTS_OF = [0] * 31
VALUE_OF = [0] * 31
for _number, _tile in pieces.BONUS_TILES.items():
    KIND_OF[_number] = TILE_KINDS.index(_tile.kind)
    FRANCS_OF[_number] = _tile.francs
    if _tile.token:
        FRANCS_OF[_number] = pieces.SELL[_tile.token]
    if _tile.kind in ("any-resource", "any-prestige"):
        FRANCS_OF[_number] = max(
            pieces.SELL[_name]
            for _name in (pieces.RESOURCES if _tile.kind == "any-resource" else pieces.PRESTIGE)
        )
    POINTS_OF[_number] = _tile.vp
    VALUE_OF[_number] = _tile.value

END_NAMES = tuple(pieces.END_TILES)
END_FRANCS = [0] * 12
END_POINTS = [0] * 12
END_TOKEN = [0] * 12
for _i in range(12):
    _end = pieces.END_TILES[END_NAMES[_i]]
    END_TOKEN[_i] = ("", "any-resource", "any-prestige").index(_end.token)
    END_FRANCS[_i] = FRANCS_OF[10] if _end.token == "any-resource" else _end.francs
    if _end.token == "any-prestige":
        END_FRANCS[_i] = FRANCS_OF[8]
    END_POINTS[_i] = _end.vp

SPACE_30 = 30


class Tiles(Trade):
    """Getting tiles and using them."""

    # --- the bonus track -----------------------------------------------------------------------

    def owns(self, number: int) -> bool:
        """Whether the seat has this number already, used or not (P-6.8)."""
        return (self.held[self.seat] | self.used[self.seat]) >> number & 1 == 1

    def can_take(self, space: int) -> bool:
        """Whether a tile lies there that the seat may own."""
        return self.left_on[space] > 0 and not self.owns(self.number_on[space])

    def can_advance(self) -> bool:
        """Whether any space ahead has a tile for the seat (P-6.5, P-6.6)."""
        for space in range(self.meeple[self.seat] + 1, 31):
            if self.can_take(space):
                return True
        return False

    def is_past_the_end(self) -> bool:
        """On space 30 no bonus tile is to be had any more (P-6.7), unless the option lets tiles work."""
        return self.meeple[self.seat] == SPACE_30 and not self.is_after_30

    def _offer_advance(self, into: Moves) -> None:
        if self.francs[self.seat] >= self.fee:
            for space in range(self.meeple[self.seat] + 1, 31):
                if self.can_take(space):
                    into.add(ADVANCE + space - 1, 1)
        into.add(STAY, 1)
        if self.francs[self.seat] < self.fee:  # P-6.3: what is at hand may be sold first
            self._offer_selling(into)
            self._offer_use(into, 1)
            self._offer_end_use(into)
            self._offer_selling_open(into)

    def can_raise_fee(self) -> bool:
        """Whether the two francs can be paid, perhaps after a sale.

        With an end-game tile in hand it is always asked: what is on it is the owner's secret.
        """
        if self.francs[self.seat] >= self.fee or self.end_held[self.seat]:
            return True
        worth = self.worth()
        for number in range(1, 31):
            if self.held[self.seat] >> number & 1 and KIND_OF[number] <= ANY_PRESTIGE:
                worth += FRANCS_OF[number]
        return worth >= self.fee

    def _take(self, space: int) -> None:
        self.left_on[space] -= 1
        self.held[self.seat] |= 1 << self.number_on[space]

    def _advance(self, space: int) -> None:
        self.francs[self.seat] -= self.fee
        self.meeple[self.seat] = space
        self._take(space)
        if self.ledger is not None:
            self.ledger.append(
                {
                    "type": "advance",
                    "seat": self.seat,
                    "space": space,
                    "tile": self.number_on[space],
                    "francs": self.fee,
                }
            )
        self._finish_action()

    def _finish_action(self) -> None:
        self.acted = 1
        self.fee = self.slot = 0
        self.source = self.target = self.district = NOWHERE
        self.phase = ASK_ACT

    # --- bonus tiles ---------------------------------------------------------------------------

    def unused(self, seat: int) -> int:
        """How many bonus tiles a seat has not used."""
        count = 0
        tiles = self.held[seat]
        while tiles:
            count += tiles & 1
            tiles >>= 1
        return count

    def pairs_of(self, group: int, seat: int) -> int:
        """How many pairs of equal resources (group 0) or prestige (1) tokens a seat has.

        Tiles are no tokens for this (P-8.4).
        """
        at = seat * 6 + group * 3
        return self.tokens[at] // 2 + self.tokens[at + 1] // 2 + self.tokens[at + 2] // 2

    def bonus_points(self, number: int, seat: int) -> int:
        """What using a bonus tile would score for a seat now."""
        kind = KIND_OF[number]
        if kind == OF_VALUE:
            return POINTS_OF[number] * self.count_of_value(VALUE_OF[number], seat)
        if kind == UNUSED:  # P-9.20
            others = self.unused(seat) - (self.held[seat] >> number & 1)
            return (self.players - 1) * others
        if kind == LANDMARKS:
            return POINTS_OF[number] * self.count_of_landmarks(seat)
        if kind == TYPES:
            return self.type_points(seat)
        if kind in (PRESTIGE_PAIRS, RESOURCE_PAIRS):  # P-9.23, P-9.24
            return self.players * self.pairs_of(1 if kind == PRESTIGE_PAIRS else 0, seat)
        return POINTS_OF[number]

    def bonus_francs(self, number: int) -> int:
        """What using a bonus tile would bring the seat in francs now; a key costs some."""
        if KIND_OF[number] == KEY:
            return -FRANCS_OF[number]
        return FRANCS_OF[number]

    def can_use(self, number: int) -> bool:
        """Whether a held tile may be used by itself now; one that brings nothing may not (P-8.2)."""
        kind = KIND_OF[number]
        if kind > TYPES:
            return False
        if kind == KEY:  # P-9.13
            return self.spare[self.seat] > 0 and self.francs[self.seat] >= FRANCS_OF[number]
        if kind <= ANY_PRESTIGE:
            return True
        return self.bonus_points(number, self.seat) > 0

    def _offer_use(self, into: Moves, for_francs: int) -> None:
        tiles = self.held[self.seat]
        for number in range(1, 31):
            if tiles >> number & 1:
                if for_francs:
                    if KIND_OF[number] <= ANY_PRESTIGE and FRANCS_OF[number]:
                        into.add(USE + number - 1, 1)
                elif self.can_use(number):
                    into.add(USE + number - 1, 1)

    def _offer_take(self, into: Moves) -> None:
        if self.is_past_the_end():
            return
        tiles = self.held[self.seat]
        if tiles >> TAKING & 1:  # P-9.17
            for space in range(1, 31):
                if self.can_take(space):
                    into.add(TAKE + space - 1, 1)
        if tiles >> RETREATING & 1:  # P-9.25
            for steps in range(1, FARTHEST_BACK + 1):
                if self.meeple[self.seat] > steps and self.can_take(self.meeple[self.seat] - steps):
                    into.add(RETREAT + steps - 1, 1)

    def _discard(self, number: int) -> None:
        """A used tile lies before the screen (P-8.1)."""
        self.held[self.seat] &= ~(1 << number)
        self.used[self.seat] |= 1 << number

    def _use(self, number: int) -> None:
        kind = KIND_OF[number]
        points = self.bonus_points(number, self.seat)
        francs = self.bonus_francs(number)
        self._discard(number)
        if kind in (PRESTIGE_PAIRS, RESOURCE_PAIRS):
            if self.ledger is not None:
                self.ledger.append({"type": "use", "seat": self.seat, "tile": number, "francs": 0, "vp": 0})
            self.pair_kind = 1 if kind == PRESTIGE_PAIRS else 0
            self.pairs = 0
            self.phase = ASK_PAIR
            self._settle_pairs()
            return
        self.francs[self.seat] += francs
        self._score(FROM_BONUS, points)
        if kind == KEY:
            self.spare[self.seat] -= 1
            self.keys[self.seat] += 1
        elif number == TWO_PRESTIGE:  # P-9.19: one is sold, the other is open until the turn ends
            self.open_prestige += 1
        elif number == TWO_RESOURCES:
            self.open_resources += 1
        if self.ledger is not None:
            self.ledger.append(
                {"type": "use", "seat": self.seat, "tile": number, "francs": francs, "vp": points}
            )

    def _use_taking(self, space: int) -> None:
        self._discard(TAKING)
        self._take(space)
        if self.ledger is not None:
            self.ledger.append(
                {"type": "take", "seat": self.seat, "space": space, "tile": self.number_on[space]}
            )

    def _use_retreating(self, steps: int) -> None:
        self._discard(RETREATING)
        self.meeple[self.seat] -= steps
        space = self.meeple[self.seat]
        self._take(space)
        if self.ledger is not None:
            self.ledger.append(
                {"type": "retreat", "seat": self.seat, "space": space, "tile": self.number_on[space]}
            )

    # --- pairs for tiles 23 and 24 -------------------------------------------------------------

    def _offer_pairs(self, into: Moves) -> None:
        for kind in range(3):
            if self.tokens[self.seat * 6 + self.pair_kind * 3 + kind] > 1:
                into.add(PAIR + kind, 1)
        if self.pairs:
            into.add(ENOUGH, 1)

    def _settle_pairs(self) -> None:
        """Ask only while there is something to choose."""
        at = self.seat * 6 + self.pair_kind * 3
        kinds = 0
        only = 0
        for kind in range(3):
            if self.tokens[at + kind] > 1:
                kinds += 1
                only = kind
        if kinds == 0:
            self._finish_pairs()
        elif kinds == 1 and self.pairs == 0:
            self._hand_in(only)

    def _finish_pairs(self) -> None:
        self.pairs = self.pair_kind = 0
        self.phase = ASK_ACT

    def _hand_in(self, kind: int) -> None:
        self.tokens[self.seat * 6 + self.pair_kind * 3 + kind] -= 2
        if self.pair_kind == 0:
            self.supply[kind] += 2
        self.pairs += 1
        self._score(FROM_BONUS, self.players)
        if self.ledger is not None:
            name = pieces.KINDS[self.pair_kind * 3 + kind]
            self.ledger.append({"type": "pair", "seat": self.seat, "kind": name, "vp": self.players})
        self._settle_pairs()

    # --- end-game tiles ------------------------------------------------------------------------

    def can_look(self) -> bool:
        """End-game tiles may be taken once the stacks are empty (P-10.1, P-10.2)."""
        if self.tiles_left() > 0 or self.end_pile == 0:
            return False
        return self.is_end_tile_with_last == 1 or self.drew == 0

    def _look(self) -> None:
        """Even the last tile is taken only after it has been looked at (P-10.3)."""
        self.phase = ASK_END_TILE
        if self.ledger is not None:
            self.ledger.append({"type": "look", "seat": self.seat})

    def _offer_end_tiles(self, into: Moves) -> None:
        for tile in range(12):
            if self.end_pile >> tile & 1:
                into.add(TAKE_END + tile, 1)

    def _take_end(self, tile: int) -> None:
        self.end_pile &= ~(1 << tile)
        self.end_held[self.seat] |= 1 << tile
        self.end_taker[self.end_count] = self.seat
        self.end_tile[self.end_count] = tile
        self.end_count += 1
        if self.ledger is not None:
            self.ledger.append({"type": "take-end", "seat": self.seat, "tile": END_NAMES[tile]})
        if self.end_pile == 0:  # P-11.10
            self.ending = 1
            if self.ledger is not None:
                self.ledger.append({"type": "ending", "seat": self.seat})
        self._finish_action()

    def _deal_end_tiles(self, tiles: list[int]) -> None:
        """Give every take another tile; what is used stays with its taker."""
        self.end_pile = 4095
        for seat in range(4):
            self.end_held[seat] = 0
        for i in range(self.end_count):
            tile = tiles[i]
            self.end_tile[i] = tile
            self.end_pile &= ~(1 << tile)
            if not self.end_used >> tile & 1:
                self.end_held[self.end_taker[i]] |= 1 << tile

    def _offer_end_use(self, into: Moves) -> None:
        for tile in range(12):
            if self.end_held[self.seat] >> tile & 1:
                into.add(USE_END + tile, 1)

    def _offer_end_open(self, into: Moves) -> None:
        for i in range(4):
            if self.end_held[self.seat] >> (FIRST_TOKEN_TILE + i) & 1:
                into.add(OPEN_END + i, 1)

    def _discard_end(self, tile: int) -> None:
        self.end_held[self.seat] &= ~(1 << tile)
        self.end_used |= 1 << tile

    def _use_end(self, tile: int) -> None:
        self._discard_end(tile)
        self.francs[self.seat] += END_FRANCS[tile]
        self._score(FROM_END, END_POINTS[tile])
        if self.ledger is not None:
            self.ledger.append(
                {
                    "type": "use-end",
                    "seat": self.seat,
                    "tile": END_NAMES[tile],
                    "francs": END_FRANCS[tile],
                    "vp": END_POINTS[tile],
                }
            )

    def _open_end(self, tile: int) -> None:
        self._discard_end(tile)
        if END_TOKEN[tile] == 1:
            self.open_resources += 1
        else:
            self.open_prestige += 1
        if self.ledger is not None:
            self.ledger.append({"type": "open-end", "seat": self.seat, "tile": END_NAMES[tile]})
