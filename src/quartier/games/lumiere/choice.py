"""What may be done: the one place that decides legality."""

from __future__ import annotations

from quartier.games.lumiere.city import City
from quartier.games.lumiere.moves import (
    ANNEX,
    DRAW,
    FIRST,
    GIVE,
    LEAVE,
    PASS,
    PLACE,
    SINGLE,
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
    LAMP,
    LAMPADAIRE,
    LARGE_LAMP,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PAINTER,
    PEINTRE,
    PENSEUR,
    SACRE_COEUR,
)
from quartier.games.lumiere.placement import TABLES
from quartier.kernel.game import Moves

DEALING, STARTING, DRAWING, PAVING, BUILDING, GIVING, PUTTING, ENDED = range(8)
FULL = 0xFFFFFFFFFFFFFFFF
ONE = 1
ALL = 1 << 20
KEPT_CARDS = 1 << METROPOLITAIN | 1 << SACRE_COEUR | 1 << CHARTIER
PROBE = Moves()
# A list of its own for looking ahead: the caller of a game may be reading the kernel's.


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
                if self.reserve[self.turn] >> building & 1:
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
        if self._lacks_tile(self.turn):
            return self.turn
        if self._lacks_tile(1 - self.turn):
            return 1 - self.turn
        return -1

    def _lacks_tile(self, seat: int) -> bool:
        """Whether a hand is not full though there are tiles in the stack (L-2.4, L-2.5)."""
        return self.stack[seat] != 0 and bits(self.hand[seat]) < self.hand_size

    def _offer_paving(self, into: Moves) -> None:
        """Phase 1: take a building, or lay a tile; without tiles take a building or pass (L-3.1)."""
        seat = self.turn
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
        seat = self.turn
        if self.tokens[seat] > 0:
            for card in range(12):  # L-4.8
                if self.open >> card & 1 and not KEPT_CARDS >> card & 1:
                    into.add(LEAVE + card, 1)
            for card in range(12):
                if self.open >> card & 1 and self._can_use(card):
                    into.add(USE + card, 1)
        before = into.count
        plain = self._offer_sites(into, self.reserve[seat], ALL)
        if self.tokens[seat] == 0 and plain == 0 and into.count > before:  # L-4.10
            into.add(PASS, 1)

    def _powers(self) -> int:
        """1: this seat may cover a lamp (Metropolitain); 2: a rival's space (Chartier); 3: both (L-5.4)."""
        kept = self.taken[self.turn] & ~self.used
        return (kept >> METROPOLITAIN & 1) | (kept >> CHARTIER & 1) << 1

    def _offer_sites(self, into: Moves, shapes: int, most: int) -> int:
        """The free places for these shapes (L-4.3), at most that many; how many need no postcard."""
        powers = self._powers()
        if shapes >> FOUNTAIN & 1:  # L-5.9
            powers &= 2
        seat = self.turn
        plain = 0
        if powers == 0:
            sites = self.sites
            assert sites is not None
            for shape in range(14):
                if shapes >> shape & 1:
                    for index in range(sites.start[seat * 15 + shape], sites.start[seat * 15 + shape + 1]):
                        if TABLES.cells[sites.spots[index]] & self.covered == 0:
                            into.add(PLACE + sites.spots[index], 1)
                            plain += 1
                            if plain == most:
                                return plain
            return plain
        for shape in range(14):
            if shapes >> shape & 1:
                for placement in range(TABLES.first[shape], TABLES.first[shape + 1]):
                    need = self._need(placement)
                    if need >= 0 and need & ~powers == 0:
                        into.add(PLACE + placement, 1)
                        if need == 0:
                            plain += 1
                        if into.count == most:
                            return plain
        return plain

    def _need(self, placement: int) -> int:
        """The powers that a placement needs (0 to 3), or -1 when it can never be made."""
        cells = TABLES.cells[placement]
        if cells & self.covered or TABLES.is_flipped[placement] > self.with_flips:  # L-4.3, L-4.6
            return -1
        lamps = cells & self.lamps
        rival = cells & self.coloured[1 - self.turn]
        if lamps & (lamps - ONE) or rival & (rival - ONE):  # L-5.3, L-5.8: one space each
            return -1
        need = 0
        if lamps:
            need = 1
        if rival:
            need |= 2
        return need

    def _can_use(self, card: int) -> bool:
        """Whether the action of a postcard can be carried out now."""
        seat = self.turn
        own = self.coloured[seat] & ~self.covered & FULL
        if KEPT_CARDS >> card & 1:
            return True
        if card in (PEINTRE, LAMPADAIRE, MOULIN_ROUGE):
            return own != 0
        if card == GRANDE_LUMIERE:
            return self.lamps & ~self.covered & FULL != 0
        if card == PENSEUR:
            return own & self._beside(~self.covered & FULL) != 0
        if card == BOUQUINISTES:
            return own & self._beside(self.built[seat]) != 0
        shapes = self.pool
        if card == LEVITATION and self.reserve[seat] == 0:  # L-5.2
            return False
        if card == JARDIN:
            shapes = 1 << GARDEN
        elif card == FONTAINE:
            shapes = 1 << FOUNTAIN
        PROBE.count = 0
        self._offer_sites(PROBE, shapes, 1)
        return PROBE.count > 0

    def _offer_putting(self, into: Moves) -> None:
        """Where the piece of the postcard just taken may go."""
        if self.pending == LEVITATION:  # L-5.2
            self._offer_sites(into, self.pool & ~(1 << self.returned), ALL)
        else:
            self._offer_piece(into, self.pending)

    def _offer_piece(self, into: Moves, card: int) -> None:
        """Every place for the piece of a postcard."""
        own = self.coloured[self.turn] & ~self.covered & FULL
        if card == JARDIN:  # L-5.5
            self._offer_sites(into, 1 << GARDEN, ALL)
        elif card == FONTAINE:  # L-5.16
            self._offer_sites(into, 1 << FOUNTAIN, ALL)
        elif card == PEINTRE:  # L-5.7
            offer_each(into, own, SINGLE + PAINTER * 64)
        elif card == MOULIN_ROUGE:  # L-5.13
            offer_each(into, own, SINGLE + DANCER * 64)
        elif card == LAMPADAIRE:  # L-5.12
            offer_each(into, own, SINGLE + LAMP * 64)
        elif card == GRANDE_LUMIERE:  # L-5.17
            offer_each(into, self.lamps & ~self.covered & FULL, SINGLE + LARGE_LAMP * 64)
        elif card == PENSEUR:  # L-5.14
            for space in range(64):
                if own >> space & 1:
                    for facing in range(4):
                        ahead = TABLES.ahead[space * 4 + facing]
                        if ahead and ahead & self.covered == 0:
                            into.add(STATUE + space * 4 + facing, 1)
        elif card == BOUQUINISTES:  # L-5.10, L-5.11
            for space in range(64):
                if own >> space & 1 and TABLES.near[space] & self.built[self.turn]:
                    for building in range(13):
                        if (
                            self.erected[self.turn] >> building & 1
                            and TABLES.near[space] & self.cells[building]
                        ):
                            into.add(ANNEX + space * 13 + building, 1)
