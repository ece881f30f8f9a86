"""Whether a seat that can do nothing now could, after trading and using tiles (P-4.5)."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import FARTHEST_BACK, LANDMARK, NOWHERE, RETREATING, TAKING
from quartier.games.paris.keys import Keys

BUY_PRICE = [0] * 3
SELL_PRICE = [0] * 3
for _kind in range(3):
    BUY_PRICE[_kind] = pieces.BUY[pieces.KINDS[_kind]]
    SELL_PRICE[_kind] = pieces.SELL[pieces.KINDS[_kind]]
WILD_PRICE = max(pieces.SELL[_name] for _name in pieces.RESOURCES)

FRANCS_WITH = [0] * 31
"""What a bonus tile can bring in francs, both halves of 19 and 21."""
KEY_PRICE = [0] * 31
for _number, _tile in pieces.BONUS_TILES.items():
    if _tile.kind == "gain":
        FRANCS_WITH[_number] = _tile.francs
    elif _tile.kind == "resource":
        FRANCS_WITH[_number] = pieces.SELL[_tile.token]
    elif _tile.kind == "any-resource":
        FRANCS_WITH[_number] = WILD_PRICE * (2 if _number == 21 else 1)
    elif _tile.kind == "any-prestige":
        FRANCS_WITH[_number] = pieces.SELL["gold-prestige"] * (2 if _number == 19 else 1)
    elif _tile.kind == "key":
        KEY_PRICE[_number] = _tile.francs

END_FRANCS_WITH = [0] * 12
END_RESOURCES = 0
"""The end-game tiles that stand for a resource, as a set."""
for _i, _end in enumerate(pieces.END_TILES.values()):
    END_FRANCS_WITH[_i] = _end.francs
    if _end.token == "any-resource":
        END_FRANCS_WITH[_i] = WILD_PRICE
        END_RESOURCES |= 1 << _i
    elif _end.token == "any-prestige":
        END_FRANCS_WITH[_i] = pieces.SELL["gold-prestige"]

WOOD_OF_8 = pieces.BUILDING_COSTS[8]["wood"]
MARBLE_OF = [0] * 8
GOLD_OF = [0] * 8
for _i in range(8):
    MARBLE_OF[_i] = pieces.LANDMARKS[_i].marble
    GOLD_OF[_i] = pieces.LANDMARKS[_i].gold


class Means(Keys):
    """What a seat could pay if it gave everything."""

    def most_francs(self) -> int:
        """The seat's francs after selling all it has and using every tile that brings some."""
        francs = self.worth()
        for number in range(1, 31):
            if self.held[self.seat] >> number & 1:
                francs += FRANCS_WITH[number]
        for i in range(12):
            if self.end_held[self.seat] >> i & 1:
                francs += END_FRANCS_WITH[i]
        return francs

    def could_pay(self, francs: int, wood: int, marble: int, gold: int) -> bool:
        """Whether this cost could be met.

        A resource is spent at the least loss: own tokens first; then wood and marble are bought
        (no dearer than what a token of any kind sells for) and gold comes from such a token.
        """
        wild = self.wild()
        for i in range(12):
            if self.end_held[self.seat] & END_RESOURCES & (1 << i):
                wild += 1
        left = self.most_francs()
        for kind in range(3):
            need = gold
            if kind == 0:
                need = wood
            elif kind == 1:
                need = marble
            own = min(need, self.stock(kind))
            left -= own * SELL_PRICE[kind]
            need -= own
            if kind == 2:
                own = min(need, wild)
                left -= own * WILD_PRICE
                need -= own
                wild -= own
            bought = min(need, self.supply[kind])
            left -= bought * BUY_PRICE[kind]
            need -= bought
            if need > wild:
                return False
            wild -= need
            left -= need * WILD_PRICE
        return left >= francs

    def could_place(self) -> bool:
        """Whether a key could come from the pool and be placed (P-9.13)."""
        is_open = self.arc[self.seat] == 0
        for district in range(6):
            if self.bank[district * 4 + self.seat] == 0:
                is_open = True
        if not is_open:
            return False
        if self.keys[self.seat]:
            return True
        if self.spare[self.seat] == 0:
            return False
        for number in range(13, 15):
            if self.held[self.seat] >> number & 1 and self.most_francs() >= KEY_PRICE[number]:
                return True
        return False

    def could_move(self) -> bool:
        """Whether any of the seat's keys could go anywhere."""
        for district in range(6):
            for source in range(8):
                if self.has_key(district, source):
                    value = self.value_of(source) if source < 6 else 0
                    if self.could_move_from(district, value):
                        return True
        for i in range(8):
            if self.keys_on[(LANDMARK + i) * 4 + self.seat] and self.could_move_from(
                self.landmark_in[i], self.landmark_value[i]
            ):
                return True
        return False

    def could_move_from(self, district: int, value: int) -> bool:
        """Whether a key on this value in this district could go anywhere."""
        for space in range(6):
            place = district * 6 + space
            price = self.value_of(place)
            if (
                self.building[place] != NOWHERE
                and price > value
                and self.can_enter(place)
                and self.could_pay(price - value, WOOD_OF_8 if space == 5 else 0, 0, 0)
            ):
                return True
        highest = self.highest_landmark(district)
        for i in range(8):
            price = self.landmark_value[i]
            if price <= value:
                continue
            if self.landmark_in[i] == NOWHERE:
                if price <= highest:
                    continue
            elif self.landmark_in[i] != district or not self.can_enter(LANDMARK + i):
                continue
            if self.could_pay(price - value, 0, MARBLE_OF[i], GOLD_OF[i]):
                return True
        return False

    def could_act(self) -> bool:
        """Whether an action could be made possible; also by what tiles 17 and 25 would fetch."""
        if self.can_look() or self.could_place() or self.could_move():
            return True
        if self.is_past_the_end():
            return False
        mine = self.held[self.seat]
        can = False
        if mine >> TAKING & 1:
            for space in range(1, 31):
                if not can and self.can_take(space):
                    self.held[self.seat] = mine & ~(1 << TAKING) | 1 << self.number_on[space]
                    can = self.could_act()
                    self.held[self.seat] = mine
        if mine >> RETREATING & 1:
            for steps in range(1, FARTHEST_BACK + 1):
                space = self.meeple[self.seat] - steps
                if not can and space > 0 and self.can_take(space):
                    self.held[self.seat] = mine & ~(1 << RETREATING) | 1 << self.number_on[space]
                    can = self.could_act()
                    self.held[self.seat] = mine
        return can
