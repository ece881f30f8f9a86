"""What a move does: tiles laid, postcards taken, buildings and pieces put on the board (L-3, L-4, L-5)."""

from __future__ import annotations

from quartier.games.lumiere import moves
from quartier.games.lumiere.choice import Choices
from quartier.games.lumiere.moves import (
    ANNEX,
    BUILDING,
    DRAW,
    DRAWING,
    ENDED,
    FIRST,
    GIVE,
    GIVING,
    LEAVE,
    PASS,
    PLACE,
    PUTTING,
    SINGLE,
    STATUE,
    TAKE,
    TILE,
    USE,
)
from quartier.games.lumiere.pieces import (
    BUILDING_NAMES,
    CARDS,
    CHARTIER,
    DANCER,
    FOUNTAIN,
    KEPT_CARDS,
    LAMP,
    LARGE_LAMP,
    LEVITATION,
    METROPOLITAIN,
    SPACE_NAMES,
    TILE_NAMES,
)
from quartier.games.lumiere.placement import TABLES

ONE = 1


class Deeds(Choices):
    """Every move itself, without what follows of its own accord."""

    def _apply(self, move: int) -> None:
        """The move itself, without what follows of its own accord."""
        seat = self.seat
        if move == PASS:
            if self.ledger is not None:
                self.ledger.append({"type": "pass", "seat": seat})
            self._pass_turn()
            if self.stage == BUILDING:
                self._count_idle()
        elif move >= ANNEX:
            self._lay_annex(move - ANNEX)
        elif move >= SINGLE:
            self._put(move)
        elif move >= PLACE:
            self._lay(move - PLACE)
        elif move >= TILE:
            self._pave(move - TILE)
        elif move >= LEAVE:
            self._take_card((move - LEAVE) % 12, move >= USE)
        elif move >= GIVE:
            self.reserve[seat] &= ~(1 << (move - GIVE))
            self.pool |= 1 << (move - GIVE)
            self.returned = move - GIVE
            self.stage = PUTTING
            if self.ledger is not None:
                self.ledger.append({"type": "give", "seat": seat, "building": BUILDING_NAMES[move - GIVE]})
        elif move >= TAKE:
            self.pool &= ~(1 << (move - TAKE))
            self.reserve[seat] |= 1 << (move - TAKE)
            if self.ledger is not None:
                self.ledger.append({"type": "take", "seat": seat, "building": BUILDING_NAMES[move - TAKE]})
            self._pass_turn()
        elif move >= DRAW:
            self._draw_tile(self._drawer(), move - DRAW)
        elif move >= FIRST:
            self.starter = move - FIRST
            if self.ledger is not None:
                self.ledger.append({"type": "first", "seat": self.starter})
        else:
            self.in_play |= 1 << move
            if self.ledger is not None:
                self.ledger.append({"type": "deal", "card": CARDS[move]})

    def _draw_tile(self, seat: int, tile: int) -> None:
        """A tile goes from the stack to the hand; only its owner sees it (L-2.4, L-3.3)."""
        self.stack[seat] &= ~(1 << tile)
        self.hand[seat] |= 1 << tile
        if self.ledger is not None:
            self.ledger.append({"type": "draw", "seat": seat, "tile": TILE_NAMES[tile]})

    def _pave(self, code: int) -> None:
        """Lay a tile from the hand (L-3.2)."""
        seat, tile = self.seat, code // 64
        area = code % 16
        self._set_tile(seat, code // 16, area)
        self.hand[seat] &= ~(1 << tile)
        if self.hand[seat] == 0 and self.stack[seat] == 0 and self.first_done < 0:
            self.first_done = seat  # L-4.1
        self._pass_turn()
        self.stage = DRAWING
        if self.ledger is not None:
            self.ledger.append({"seat": seat, **moves.describe(TILE + code)})

    def _set_tile(self, seat: int, turned: int, area: int) -> None:
        """The spaces of a tile (number * 4 + rotation) become part of the board."""
        corner = area // 4 * 16 + area % 4 * 2
        self.laid[area] = seat * 32 + turned
        self.coloured[seat] |= TABLES.tile_own[turned] << corner
        self.coloured[1 - seat] |= TABLES.tile_rival[turned] << corner
        self.mixed |= TABLES.tile_mixed[turned] << corner
        self.lamps |= TABLES.tile_lamp[turned] << corner

    def _take_card(self, card: int, use: bool) -> None:
        """Take a postcard: a token on it, then its action, if the player wants (L-4.7, L-4.8)."""
        seat = self.seat
        self.open &= ~(1 << card)
        self.taken[seat] |= 1 << card
        self.tokens[seat] -= 1
        self.idle = 0
        if self.ledger is not None:
            self.ledger.append({"type": "card", "seat": seat, "card": CARDS[card], "use": bool(use)})
        if not use or KEPT_CARDS >> card & 1:
            self._pass_turn()
            return
        self.used |= 1 << card
        self.pending = card
        self.stage = GIVING if card == LEVITATION else PUTTING

    def _lay(self, placement: int) -> None:
        """Lay a building, the garden or the fountain; pay with the powers it needs."""
        seat = self.seat
        need = self._need(placement)
        shape = 0
        while TABLES.first[shape + 1] <= placement:
            shape += 1
        cells = TABLES.cells[placement]
        self.site[shape] = placement
        self.cells[shape] = cells
        self.covered |= cells
        if shape != FOUNTAIN:
            self.built[seat] |= cells
            self.erected[seat] |= 1 << shape  # L-4.5
            self.reserve[seat] &= ~(1 << shape)
            self.pool &= ~(1 << shape)
        if need & 1:  # L-5.3
            self.used |= 1 << METROPOLITAIN
        if need & 2:  # L-5.8
            self.used |= 1 << CHARTIER
            self.mixed_space = self._lowest(cells & self.coloured[1 - seat])
        if self.ledger is not None:
            if need & 1:
                lamp = SPACE_NAMES[self._lowest(cells & self.lamps)]
                self.ledger.append({"type": "metropolitain", "seat": seat, "space": lamp})
            if need & 2:
                self.ledger.append({"type": "chartier", "seat": seat, "space": SPACE_NAMES[self.mixed_space]})
            self.ledger.append({"seat": seat, **moves.describe(PLACE + placement)})
        self._finish()

    def _put(self, move: int) -> None:
        """Put a pawn, the statue, a lamp or the large lamp on its space."""
        space = (move - SINGLE) % 64
        if move >= STATUE:
            space = (move - STATUE) // 4
            self.statue = space
            self.facing = (move - STATUE) % 4
        elif move >= SINGLE + LARGE_LAMP * 64:
            self.large_lamp = space
        elif move >= SINGLE + LAMP * 64:
            self.lamp = space
        elif move >= SINGLE + DANCER * 64:
            self.dancer = space
        else:
            self.painter = space
        self.covered |= ONE << space  # L-1.8
        if self.ledger is not None:
            self.ledger.append({"seat": self.seat, **moves.describe(move)})
        self._finish()

    def _lay_annex(self, code: int) -> None:
        """The annex becomes a part of the building it is put against (L-5.10, L-5.11)."""
        self.annex = code // 13
        self.annex_of = code % 13
        self.cells[self.annex_of] |= ONE << self.annex
        self.built[self.seat] |= ONE << self.annex
        self.covered |= ONE << self.annex
        if self.ledger is not None:
            self.ledger.append({"seat": self.seat, **moves.describe(ANNEX + code)})
        self._finish()

    def _finish(self) -> None:
        """The turn in phase 2 is over."""
        self.pending = -1
        self.returned = -1
        self.idle = 0
        self.stage = BUILDING
        self._pass_turn()

    def _count_idle(self) -> None:
        """Two turns running without a deed end the game (L-4.12)."""
        self.idle += 1
        if self.idle == 2:
            self.stage = ENDED
            if self.ledger is not None:
                self.ledger.append({"type": "end"})
