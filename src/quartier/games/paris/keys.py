"""Placing and moving keys: costs, VP tiles, benefits (chapters P-4, P-5 and P-6)."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ANY_PRESTIGE_TILE,
    ARC,
    ASK_ADVANCE,
    ASK_PRESTIGE,
    ASK_VP_TILE,
    BANK,
    CLIMB,
    DECLINE,
    DOUBLE,
    FROM_EIGHT,
    FROM_PRESTIGE,
    GIFTS,
    GIVE,
    KEEP,
    LANDMARK,
    MOVE,
    NOWHERE,
    PLACE,
    PROPERTIES,
    SHARE,
    TWO_PRESTIGE,
    VP_TILE,
)
from quartier.games.paris.payment import Payment
from quartier.games.paris.words import property_name, source_name, spot_name
from quartier.kernel.game import Moves

BANK_FRANCS = [0] * 6
WOOD_OF = [0] * 6
VALUE = [0] * 6
MARBLE_OF = [0] * 8
GOLD_OF = [0] * 8
SLOTS = [0] * 24
"""The prestige slots of each landmark, dearest first: 0 bronze, 1 silver, 2 gold."""
SLOT_POINTS = [0] * 3
for _i in range(6):
    BANK_FRANCS[_i] = pieces.BANKS[_i]
    VALUE[_i] = pieces.VALUES[_i]
    WOOD_OF[_i] = pieces.BUILDING_COSTS[pieces.VALUES[_i]].get("wood", 0)
for _i in range(8):
    MARBLE_OF[_i] = pieces.LANDMARKS[_i].marble
    GOLD_OF[_i] = pieces.LANDMARKS[_i].gold
    for _slot in range(3):
        SLOTS[_i * 3 + _slot] = "BSG".index(pieces.LANDMARKS[_i].prestige[2 - _slot])
for _i in range(3):
    SLOT_POINTS[_i] = pieces.PRESTIGE_POINTS[pieces.PRESTIGE[_i]]

VALUE_8_POINTS = pieces.VALUE_8_POINTS
BONUS_FEE = pieces.BONUS_FEE
FOURTH_KEY = 4


class Keys(Payment):
    """The actions with keys."""

    # --- P-4 placing a key ---------------------------------------------------------------------

    def _offer_places(self, into: Moves) -> None:
        if self.keys[self.seat] == 0:
            return
        for district in range(6):
            if self.bank[district * 4 + self.seat] == 0:  # P-4.3
                into.add(PLACE + district, 1)
        if self.arc[self.seat] == 0:
            into.add(PLACE + 6, 1)

    def _place(self, spot: int) -> None:
        francs = 0
        self.keys[self.seat] -= 1
        if spot == 6:
            self.arc[self.seat] = 1
        else:
            self.bank[spot * 4 + self.seat] = 1
            francs = BANK_FRANCS[spot]  # P-4.2
            self.francs[self.seat] += francs
        if self.ledger is not None:
            self.ledger.append({"type": "place", "seat": self.seat, "to": spot_name(spot), "francs": francs})
        self._finish_action()

    # --- P-5 moving a key ----------------------------------------------------------------------

    def can_enter(self, place: int) -> bool:
        """Whether a key may stand there: free, or with tile 9 or 16 (P-5.1, P-9.9, P-9.16)."""
        if self.keys_at(place) == 0:
            return True
        if self.keys_on[place * 4 + self.seat]:
            return self.held[self.seat] >> DOUBLE & 1 == 1
        return self.held[self.seat] >> SHARE & 1 == 1

    def payable(self) -> int:
        """What the seat has the resources for: bit i is landmark i, bit 8 any building of value 8."""
        found = 0
        for i in range(8):
            if self.can_pay(0, MARBLE_OF[i], GOLD_OF[i]):
                found |= 1 << i
        if self.can_pay(WOOD_OF[5], 0, 0):
            found |= 1 << 8
        return found

    def can_reach_building(self, place: int, value: int, payable: int) -> bool:
        """Whether a key that stands on this value may go to a building space."""
        price = VALUE[place % 6]
        if price <= value or self.building[place] == NOWHERE or self.francs[self.seat] < price - value:
            return False
        if price == 8 and not payable >> 8 & 1:
            return False
        return self.can_enter(place)

    def can_reach_landmark(self, i: int, district: int, value: int, highest: int, payable: int) -> bool:
        """Whether a key of a district may go to a landmark that stands or could stand there."""
        price = self.landmark_value[i]
        if price <= value or self.francs[self.seat] < price - value or not payable >> i & 1:
            return False
        if self.landmark_in[i] == NOWHERE:
            return price > highest  # P-5.8
        return self.landmark_in[i] == district and self.can_enter(LANDMARK + i)

    def has_key(self, district: int, source: int) -> bool:
        """Whether the seat has a key on a building space, in the bank or on the Arc."""
        if source < 6:
            return self.keys_on[(district * 6 + source) * 4 + self.seat] > 0
        if source == BANK:
            return self.bank[district * 4 + self.seat] > 0
        return self.arc[self.seat] > 0

    def _offer_moves(self, into: Moves) -> None:
        seat = self.seat
        francs = self.francs[seat]
        if francs == 0:  # every step up costs something
            return
        payable = self.payable()
        for district in range(6):
            highest = -1
            for source in range(8):
                value = 0
                if source < 6:
                    if self.keys_on[(district * 6 + source) * 4 + seat] == 0:
                        continue
                    value = VALUE[source]
                elif not self.has_key(district, source):
                    continue
                start = MOVE + (district * 8 + source) * 14
                for space in range(6):
                    if self.can_reach_building(district * 6 + space, value, payable):
                        into.add(start + space, 1)
                if value + francs < self.landmark_value[0] or payable & 255 == 0:  # not even the cheapest
                    continue
                if highest < 0:
                    highest = self.highest_landmark(district)
                for i in range(8):
                    if self.can_reach_landmark(i, district, value, highest, payable):
                        into.add(start + 6 + i, 1)
        for i in range(8):
            if self.keys_on[(LANDMARK + i) * 4 + seat]:
                district = self.landmark_in[i]
                value = self.landmark_value[i]
                highest = self.highest_landmark(district)
                for j in range(8):
                    if self.can_reach_landmark(j, district, value, highest, payable):
                        into.add(CLIMB + i * 8 + j, 1)

    def _move(self, district: int, source: int, target: int) -> None:
        """Pay the difference of the values, then every printed resource (P-5.3, P-5.5)."""
        self.source = district * 6 + source if source < 6 else PROPERTIES + source
        self.district = district
        self.target = district * 6 + target if target < 6 else LANDMARK + target - 6
        self._begin_payment()

    def _climb(self, low: int, high: int) -> None:
        self.source = LANDMARK + low
        self.district = self.landmark_in[low]
        self.target = LANDMARK + high
        self._begin_payment()

    def _begin_payment(self) -> None:
        francs = self.value_of(self.target) - self.value_of(self.source)
        self.francs[self.seat] -= francs
        if self.target < LANDMARK:
            self.due[0] = WOOD_OF[self.target % 6]
        else:
            self.due[1] = MARBLE_OF[self.target - LANDMARK]
            self.due[2] = GOLD_OF[self.target - LANDMARK]
        if self.ledger is not None:
            self.ledger.append({"type": "pay-francs", "seat": self.seat, "francs": francs})
        if self._settle_due():
            self._arrive()

    def _pay(self, way: int) -> None:
        self._hand_over(self.due_kind(), way)
        if self._settle_due():
            self._arrive()

    def _arrive(self) -> None:
        """The key stands on its new property."""
        if self.ledger is not None:
            self.ledger.append(
                {
                    "type": "move",
                    "seat": self.seat,
                    "from": source_name(self.source, self.district),
                    "to": source_name(self.target, self.district),
                    "district": pieces.DISTRICTS[self.district],
                    "laid": self.district_of(self.target) == NOWHERE,
                }
            )
        if self.source == PROPERTIES + BANK:
            self.bank[self.district * 4 + self.seat] = 0
        elif self.source == PROPERTIES + ARC:
            self.arc[self.seat] = 0
        else:
            self.keys_on[self.source * 4 + self.seat] -= 1
        if self.target >= LANDMARK:  # P-5.7
            self.landmark_in[self.target - LANDMARK] = self.district
        if self.keys_at(self.target):
            number = DOUBLE if self.keys_on[self.target * 4 + self.seat] else SHARE
            self._discard(number)
            if self.ledger is not None:
                self.ledger.append({"type": "use", "seat": self.seat, "tile": number, "francs": 0, "vp": 0})
        self.keys_on[self.target * 4 + self.seat] += 1
        if (
            self.source >= PROPERTIES
            and self.keys_in(self.district) == FOURTH_KEY  # P-5.9: keys never leave a district
            and self.has_free_vp_tile()
        ):
            self.phase = ASK_VP_TILE
        else:
            self._benefit()

    # --- VP tiles ------------------------------------------------------------------------------

    def has_free_vp_tile(self) -> bool:
        """There are six districts and six tiles, so one is free as long as a district has none."""
        for district in range(6):
            if self.vp_tile_in[district] == NOWHERE:
                return True
        return False

    def is_vp_tile_free(self, tile: int) -> bool:
        """Whether a VP tile still lies beside the board."""
        for district in range(6):
            if self.vp_tile_in[district] == tile:
                return False
        return True

    def _offer_vp_tiles(self, into: Moves) -> None:
        for tile in range(6):
            if self.is_vp_tile_free(tile):
                for district in range(6):  # P-5.10
                    if self.vp_tile_in[district] == NOWHERE:
                        into.add(VP_TILE + tile * 6 + district, 1)
        into.add(DECLINE, 1)

    def _put_vp_tile(self, tile: int, district: int) -> None:
        self.vp_tile_in[district] = tile
        if self.ledger is not None:
            name = pieces.DISTRICTS[district]
            first = pieces.VP_TILES[tile][0]
            self.ledger.append({"type": "vp-tile", "seat": self.seat, "tile": first, "district": name})
        self._benefit()

    # --- P-6 benefits --------------------------------------------------------------------------

    def _benefit(self) -> None:
        """What comes after payment, move and VP tile, in this order (P-5.11)."""
        if self.target >= LANDMARK:
            self.slot = 0
            self.phase = ASK_PRESTIGE
            self._settle_prestige()
            return
        kind = self.token[self.target]
        space = self.target % 6
        if kind != NOWHERE:  # P-6.1
            self.token[self.target] = NOWHERE
            self.tokens[self.seat * 6 + kind] += 1
            if self.ledger is not None:
                self.ledger.append(
                    {
                        "type": "token",
                        "seat": self.seat,
                        "kind": pieces.KINDS[kind],
                        "from": property_name(self.target),
                    }
                )
        if VALUE[space] == 8:  # P-6.4
            self._score(FROM_EIGHT, VALUE_8_POINTS)
            if self.ledger is not None:
                self.ledger.append({"type": "value-8", "seat": self.seat, "vp": VALUE_8_POINTS})
        self.fee = BONUS_FEE if VALUE[space] == 3 else 0  # P-6.2, P-6.3
        if VALUE[space] <= 3 and self.can_advance() and self.can_raise_fee():
            self.phase = ASK_ADVANCE
        else:
            self._finish_action()

    def slot_kind(self) -> int:
        """The prestige that the landmark's next slot takes: 0 bronze, 1 silver, 2 gold."""
        return SLOTS[(self.target - LANDMARK) * 3 + self.slot]

    def gifts(self, kind: int) -> int:
        """The set of GIFTS that the seat could hand in for a prestige slot (P-9.8, P-9.19)."""
        tiles = self.held[self.seat]
        gifts = 0
        if self.tokens[self.seat * 6 + 3 + kind]:
            gifts |= 1
        if tiles >> ANY_PRESTIGE_TILE & 1:
            gifts |= 2
        if tiles >> TWO_PRESTIGE & 1:
            gifts |= 4
        if self.open_prestige:
            gifts |= 8
        return gifts

    def _settle_prestige(self) -> None:
        """Pass over the slots that the seat has nothing for."""
        while self.slot < 3 and self.gifts(self.slot_kind()) == 0:
            self.slot += 1
        if self.slot == 3:
            self._finish_action()

    def _offer_prestige(self, into: Moves) -> None:
        gifts = self.gifts(self.slot_kind())
        for gift in range(4):
            if gifts >> gift & 1:
                into.add(GIVE + gift, 1)
        into.add(KEEP, 1)

    def _give(self, gift: int) -> None:
        """One token for one slot, and its points (P-6.9)."""
        kind = self.slot_kind()
        if gift == 0:
            self.tokens[self.seat * 6 + 3 + kind] -= 1
        elif gift == 1:
            self._discard(ANY_PRESTIGE_TILE)
        elif gift == 2:
            self._discard(TWO_PRESTIGE)
            self.open_prestige += 1
        else:
            self.open_prestige -= 1
        self._score(FROM_PRESTIGE, SLOT_POINTS[kind])
        self.slot += 1
        if self.ledger is not None:
            self.ledger.append(
                {
                    "type": "prestige",
                    "seat": self.seat,
                    "kind": pieces.PRESTIGE[kind],
                    "with": GIFTS[gift],
                    "vp": SLOT_POINTS[kind],
                }
            )
        self._settle_prestige()

    def _keep(self) -> None:
        """Nothing for this slot, and so nothing for another of the same kind."""
        kind = self.slot_kind()
        while self.slot < 3 and self.slot_kind() == kind:
            self.slot += 1
        self._settle_prestige()
