"""The set-up and the stacks of building tiles: all that chance decides (chapters P-2, P-3, P-12)."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ASK_BACK,
    ASK_DRAW,
    ASK_FIRST,
    ASK_LAY,
    ASK_NUMBER,
    ASK_STACK,
    ASK_TOKEN,
    BACK,
    DRAW,
    FIRST,
    LAY,
    NOWHERE,
    NUMBER,
    STACK,
    TOKEN,
)
from quartier.games.paris.means import Means
from quartier.games.paris.words import property_name
from quartier.kernel.game import Moves
from quartier.kernel.mover import CHANCE

TYPE_OF = [0] * 36
for _tile in range(36):
    TYPE_OF[_tile] = pieces.BUILDING_TYPES[_tile]
ZONE_OF = [0] * 31
for _number in range(31):
    ZONE_OF[_number] = pieces.ZONE_OF[_number]


class Stacks(Means):
    """Drawing what nobody knows, one by one."""

    def _begin_turn(self) -> None:
        """The next seat's turn; the course of the game says how."""

    def _begin_action(self) -> None:
        """The second step of a turn; the course of the game says how."""

    # --- P-2 set-up ----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Ask chance for what is still to be drawn; then the game goes on where it was."""
        self.to_move = CHANCE
        space = self.next_bare_space()
        if space != NOWHERE:
            self.phase = ASK_TOKEN
            return
        if self.next_bare_number() != NOWHERE:
            self.phase = ASK_NUMBER
            return
        for stack in range(3):
            if self.stack_size[stack] and self.stack_top[stack] == NOWHERE:
                self.opened = stack
                if self.count_of_backs() > 1:
                    self.phase = ASK_BACK
                    return
                for district in range(6):
                    if self.backs_left(district):
                        self._show_back(district)
        self.opened = NOWHERE
        if self.turns == 0:
            self._begin_turn()
        else:
            self._lay_drawn()

    def next_bare_space(self) -> int:
        """The first space that awaits its token in the advanced set-up (P-2.14)."""
        if self.is_advanced and self.turns == 0:
            for place in range(36):
                if self.token[place] == NOWHERE:
                    return place
        return NOWHERE

    def next_bare_number(self) -> int:
        """The first space of the track that awaits its tile in the advanced set-up (P-2.15)."""
        if self.is_advanced:
            for space in range(1, 31):
                if self.number_on[space] == 0:
                    return space
        return NOWHERE

    def tokens_left(self, kind: int) -> int:
        """Tokens of a kind that are not yet on the board during the set-up."""
        left = 6
        for place in range(36):
            if self.token[place] == kind:
                left -= 1
        return left

    def is_number_laid(self, number: int) -> bool:
        """Whether a bonus number lies on the track already during the set-up."""
        for space in range(1, 31):
            if self.number_on[space] == number:
                return True
        return False

    def _set_token(self, kind: int) -> None:
        place = self.next_bare_space()
        self.token[place] = kind
        if self.ledger is not None:
            self.ledger.append({"type": "set-token", "kind": pieces.KINDS[kind], "to": property_name(place)})
        place = self.next_bare_space()
        if place != NOWHERE:
            kinds = 0
            for other in range(6):
                if self.tokens_left(other):
                    kinds += 1
                    kind = other
            if kinds == 1:
                self._set_token(kind)
                return
        self._go_on()

    def _set_number(self, number: int) -> None:
        space = self.next_bare_number()
        self.number_on[space] = number
        self.left_on[space] = pieces.copies(number, self.players)
        if self.ledger is not None:
            self.ledger.append({"type": "set-number", "space": space, "tile": number})
        space = self.next_bare_number()
        numbers = 0
        for other in range(1, 31):
            if space != NOWHERE and ZONE_OF[other] == ZONE_OF[space] and not self.is_number_laid(other):
                numbers += 1
                number = other
        if numbers == 1:  # the last of a zone has no choice
            self._set_number(number)
        else:
            self._go_on()

    # --- P-3 the stacks ------------------------------------------------------------------------

    def backs_left(self, district: int) -> int:
        """Unseen tiles of a district that are not the open tops of other stacks.

        The order of the tiles, those set aside included, is as good as any other: so each unseen
        tile is as likely as the next to be the new top (P-3.2).
        """
        left = 0
        for space in range(6):
            left += self.unseen[district * 6 + space]
        for stack in range(3):
            if self.stack_top[stack] == district:
                left -= 1
        return left

    def count_of_backs(self) -> int:
        """How many districts the next top may show."""
        count = 0
        for district in range(6):
            if self.backs_left(district) > 0:
                count += 1
        return count

    def _show_back(self, district: int) -> None:
        self.stack_top[self.opened] = district
        if self.ledger is not None:
            self.ledger.append({"type": "back", "stack": self.opened, "district": pieces.DISTRICTS[district]})

    def _draw_from(self, stack: int) -> None:
        self.opened = stack
        district = self.stack_top[stack]
        tiles = 0
        only = 0
        for space in range(6):
            if self.unseen[district * 6 + space]:
                tiles += 1
                only = district * 6 + space
        if self.ledger is not None:
            name = pieces.DISTRICTS[district]
            self.ledger.append({"type": "stack", "seat": self.seat, "stack": stack, "district": name})
        if tiles == 1:
            self._turn_over(only)
        else:
            self.phase = ASK_DRAW
            self.to_move = CHANCE

    def _turn_over(self, tile: int) -> None:
        self.unseen[tile] = 0
        self.stack_size[self.opened] -= 1
        self.stack_top[self.opened] = NOWHERE
        self.drawn = tile
        self.drew = 1
        if self.ledger is not None:
            self.ledger.append(
                {
                    "type": "draw",
                    "seat": self.seat,
                    "stack": self.opened,
                    "building": pieces.TYPES[TYPE_OF[tile]],
                    "value": pieces.VALUES[tile % 6],
                    "district": pieces.DISTRICTS[tile // 6],
                }
            )
        if not self.is_free:  # P-3.3
            self._lay(tile // 6)
        self._go_on()

    def can_lay(self, district: int) -> bool:
        """Free placement: a free space of the value in a district without that type (P-12.2)."""
        if self.building[district * 6 + self.drawn % 6] != NOWHERE:
            return False
        for space in range(6):
            tile = self.building[district * 6 + space]
            if tile != NOWHERE and TYPE_OF[tile] == TYPE_OF[self.drawn]:
                return False
        return True

    def _lay(self, district: int) -> None:
        self.building[district * 6 + self.drawn % 6] = self.drawn
        if self.ledger is not None:
            self.ledger.append(
                {
                    "type": "lay",
                    "seat": self.seat,
                    "building": pieces.TYPES[TYPE_OF[self.drawn]],
                    "to": property_name(district * 6 + self.drawn % 6),
                }
            )
        self.drawn = NOWHERE

    def _lay_drawn(self) -> None:
        """With free placement, ask where the tile goes; one that fits nowhere leaves the game."""
        self.to_move = self.seat
        if self.drawn != NOWHERE:
            homes = 0
            only = 0
            for district in range(6):
                if self.can_lay(district):
                    homes += 1
                    only = district
            if homes > 1:
                self.phase = ASK_LAY
                return
            if homes == 1:
                self._lay(only)
            else:  # P-12.3
                if self.ledger is not None:
                    name = pieces.TYPES[TYPE_OF[self.drawn]]
                    value = pieces.VALUES[self.drawn % 6]
                    self.ledger.append(
                        {"type": "removed", "seat": self.seat, "building": name, "value": value}
                    )
                self.drawn = NOWHERE
        self._begin_action()

    # --- what chance and the seat may do here --------------------------------------------------

    def _offer_setup(self, into: Moves) -> None:
        if self.phase == ASK_FIRST:
            for seat in range(self.players):
                into.add(FIRST + seat, 1)
        elif self.phase == ASK_TOKEN:
            for kind in range(6):
                if self.tokens_left(kind):
                    into.add(TOKEN + kind, self.tokens_left(kind))
        elif self.phase == ASK_NUMBER:
            zone = ZONE_OF[self.next_bare_number()]
            for number in range(1, 31):
                if ZONE_OF[number] == zone and not self.is_number_laid(number):
                    into.add(NUMBER + number - 1, 1)

    def _offer_tiles(self, into: Moves) -> None:
        if self.phase == ASK_STACK:
            for stack in range(3):
                if self.stack_size[stack]:
                    into.add(STACK + stack, 1)
        elif self.phase == ASK_DRAW:
            for space in range(6):
                tile = self.stack_top[self.opened] * 6 + space
                if self.unseen[tile]:
                    into.add(DRAW + tile, 1)
        elif self.phase == ASK_BACK:
            for district in range(6):
                if self.backs_left(district) > 0:
                    into.add(BACK + district, self.backs_left(district))
        else:
            for district in range(6):
                if self.can_lay(district):
                    into.add(LAY + district, 1)
