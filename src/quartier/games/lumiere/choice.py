"""What may be done: the one place that decides legality."""

from __future__ import annotations

from quartier.games.lumiere.city import City
from quartier.games.lumiere.moves import (
    ANNEX,
    BUILDING,
    DEALING,
    DRAW,
    DRAWING,
    FIRST,
    GIVE,
    GIVING,
    LEAVE,
    PASS,
    PAVING,
    PLACE,
    PUTTING,
    SINGLE,
    STARTING,
    STATUE,
    TAKE,
    TILE,
    USE,
)
from quartier.games.lumiere.pieces import (
    BOUQUINISTES,
    CHARTIER,
    DANCER,
    FONTAINE,
    FOUNTAIN,
    GARDEN,
    GRANDE_LUMIERE,
    JARDIN,
    KEPT_CARDS,
    LAMP,
    LAMPADAIRE,
    LARGE_LAMP,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PAINTER,
    PEINTRE,
    PENSEUR,
)
from quartier.games.lumiere.placement import TABLES
from quartier.kernel.game import Moves

FULL = 0xFFFFFFFFFFFFFFFF
ONE = 1
STANDING_CARDS = 1 << PEINTRE | 1 << LAMPADAIRE | 1 << MOULIN_ROUGE
"""Their pieces stand on any free space of the own colour (L-5.7, L-5.12, L-5.13)."""


def bits(members: int) -> int:
    """How many members a small set has."""
    found = 0
    while members:
        members &= members - 1
        found += 1
    return found


def offer_each(into: Moves, members: int, first: int) -> None:
    """One move for each space of a set."""
    for space in range(64):
        if members >> space & 1:
            into.add(first + space, 1)


class Choices(City):
    """A position that can list its legal moves."""

    def _offer(self, into: Moves) -> None:
        if self.stage == PAVING:
            self._offer_paving(into)
        elif self.stage == BUILDING:
            self._offer_building(into)
        elif self.stage == PUTTING:
            self._offer_putting(into)
        elif self.stage == GIVING:  # L-5.2
            for building in range(12):
                if self.reserve[self.seat] >> building & 1:
                    into.add(GIVE + building, 1)
        elif self.stage == DRAWING:  # L-2.4, L-3.3: each tile of the stack is as likely
            seat = self._drawer()
            for tile in range(8):
                if self.stack[seat] >> tile & 1:
                    into.add(DRAW + tile, 1)
        elif self.stage == STARTING:
            into.add(FIRST, 1)
            into.add(FIRST + 1, 1)
        elif self.stage == DEALING:
            for card in range(12):
                if not self.in_play >> card & 1:
                    into.add(card, 1)

    def _drawer(self) -> int:
        """The seat that lacks a tile and can draw one, or -1."""
        if self._lacks_tile(self.seat):
            return self.seat
        if self._lacks_tile(1 - self.seat):
            return 1 - self.seat
        return -1

    def _lacks_tile(self, seat: int) -> bool:
        """Whether a hand is not full though there are tiles in the stack (L-2.4, L-2.5)."""
        return self.stack[seat] != 0 and bits(self.hand[seat]) < self.hand_size

    def _offer_paving(self, into: Moves) -> None:
        """Phase 1: take a building, or lay a tile; without tiles take a building or pass (L-3.1)."""
        seat = self.seat
        for building in range(12):
            if self.pool >> building & 1:
                into.add(TAKE + building, 1)
        if self.hand[seat] == 0:  # L-3.6
            into.add(PASS, 1)
            return
        for tile in range(8):
            if self.hand[seat] >> tile & 1:
                for rotation in range(4):
                    for area in range(16):
                        if self.laid[area] < 0:  # L-3.2
                            into.add(TILE + tile * 64 + rotation * 16 + area, 1)

    def _offer_building(self, into: Moves) -> None:
        """Phase 2: take a postcard, or build (L-4.2)."""
        seat = self.seat
        if self.tokens[seat] > 0:
            for card in range(12):  # L-4.8
                if self.open >> card & 1 and not KEPT_CARDS >> card & 1:
                    into.add(LEAVE + card, 1)
            usable = self._usable(self.open)
            for card in range(12):
                if usable >> card & 1:
                    into.add(USE + card, 1)
        powers = self._powers()
        self._offer_sites(into, self.reserve[seat], powers)
        if powers == 0 or self.tokens[seat] > 0 or into.count == 0:
            return
        if self._count_sites(self.reserve[seat], 0, 1) == 0:  # L-4.10
            into.add(PASS, 1)

    def _powers(self) -> int:
        """1: this seat may cover a lamp (Metropolitain); 2: a rival's space (Chartier); 3: both (L-5.4)."""
        kept = self.taken[self.seat] & ~self.used
        return (kept >> METROPOLITAIN & 1) | (kept >> CHARTIER & 1) << 1

    def _blocked(self, powers: int) -> int:
        """The spaces that nothing can be laid on with these powers (L-4.3)."""
        blocked = self.covered
        if not powers & 1:  # L-5.3
            blocked |= self.lamps
        if not powers & 2:  # L-5.8
            blocked |= self.coloured[1 - self.seat]
        return blocked

    def _offer_sites(self, into: Moves, shapes: int, powers: int) -> None:
        """The free places for these shapes."""
        sites = self.sites
        assert sites is not None
        tables = TABLES
        blocked = self._blocked(powers)
        found = into.count
        shape = 0
        while shapes >> shape:
            if shapes >> shape & 1:
                row = sites.row(self.seat, shape, powers != 0)
                for index in range(sites.start[row], sites.stop[row]):
                    into.numbers[found] = PLACE + sites.spots[index]
                    found += tables.cells[sites.spots[index]] & blocked == 0  # no branch to guess wrong
            shape += 1
        into.count = found

    def _count_sites(self, shapes: int, powers: int, most: int) -> int:
        """How many free places there are for these shapes, counted no further than ``most``."""
        sites = self.sites
        assert sites is not None
        tables = TABLES
        blocked = self._blocked(powers)
        found = 0
        shape = 0
        while shapes >> shape:
            if shapes >> shape & 1:
                row = sites.row(self.seat, shape, powers != 0)
                for index in range(sites.start[row], sites.stop[row]):
                    if tables.cells[sites.spots[index]] & blocked == 0:
                        found += 1
                        if found == most:
                            return found
            shape += 1
        return found

    def _need(self, placement: int) -> int:
        """The powers that a placement needs (0 to 3), or -1 when it can never be made."""
        cells = TABLES.cells[placement]
        if cells & self.covered or TABLES.is_flipped[placement] > self.with_flips:  # L-4.3, L-4.6
            return -1
        lamps = cells & self.lamps
        rival = cells & self.coloured[1 - self.seat]
        if lamps & (lamps - ONE) or rival & (rival - ONE):  # L-5.3, L-5.8: one space each
            return -1
        need = 0
        if lamps:
            need = 1
        if rival:
            need |= 2
        return need

    def _usable(self, cards: int) -> int:
        """Those of some postcards whose action can be carried out now."""
        own = self.coloured[self.seat] & ~self.covered & FULL
        found = cards & KEPT_CARDS
        if own:
            found |= cards & STANDING_CARDS
            if cards & 1 << PENSEUR and own & self._beside(~self.covered & FULL):
                found |= 1 << PENSEUR
            if cards & 1 << BOUQUINISTES and own & self._beside(self.built[self.seat]):
                found |= 1 << BOUQUINISTES
        if cards & 1 << GRANDE_LUMIERE and self.lamps & ~self.covered & FULL:
            found |= 1 << GRANDE_LUMIERE
        if cards & 1 << JARDIN and self._count_sites(1 << GARDEN, self._powers(), 1):
            found |= 1 << JARDIN
        if cards & 1 << FONTAINE and self._count_sites(1 << FOUNTAIN, self._powers() & 2, 1):
            found |= 1 << FONTAINE
        given = cards & 1 << LEVITATION and self.reserve[self.seat]  # L-5.2
        if given and self._count_sites(self.pool, self._powers(), 1):
            found |= 1 << LEVITATION
        return found

    def _offer_putting(self, into: Moves) -> None:
        """Where the piece of the postcard just taken may go."""
        if self.pending == LEVITATION:  # L-5.2
            self._offer_sites(into, self.pool & ~(1 << self.returned), self._powers())
        else:
            self._offer_piece(into, self.pending)

    def _offer_piece(self, into: Moves, card: int) -> None:
        """Every place for the piece of a postcard."""
        own = self.coloured[self.seat] & ~self.covered & FULL
        if card == JARDIN:  # L-5.5
            self._offer_sites(into, 1 << GARDEN, self._powers())
        elif card == FONTAINE:  # L-5.16
            self._offer_sites(into, 1 << FOUNTAIN, self._powers() & 2)  # L-5.9
        elif card == PEINTRE:  # L-5.7
            offer_each(into, own, SINGLE + PAINTER * 64)
        elif card == MOULIN_ROUGE:  # L-5.13
            offer_each(into, own, SINGLE + DANCER * 64)
        elif card == LAMPADAIRE:  # L-5.12
            offer_each(into, own, SINGLE + LAMP * 64)
        elif card == GRANDE_LUMIERE:  # L-5.17
            offer_each(into, self.lamps & ~self.covered & FULL, SINGLE + LARGE_LAMP * 64)  # L-1.7
        elif card == PENSEUR:  # L-5.14
            for space in range(64):
                if own >> space & 1:
                    for facing in range(4):
                        ahead = TABLES.ahead[space * 4 + facing]
                        if ahead and ahead & self.covered == 0:
                            into.add(STATUE + space * 4 + facing, 1)
        elif card == BOUQUINISTES:  # L-5.10, L-5.11
            for space in range(64):
                if own >> space & 1 and TABLES.near[space] & self.built[self.seat]:
                    for building in range(13):
                        if (
                            self.erected[self.seat] >> building & 1
                            and TABLES.near[space] & self.cells[building]
                        ):
                            into.add(ANNEX + space * 13 + building, 1)
