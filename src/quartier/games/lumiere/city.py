"""The table and what it is worth: all that a position holds, and the scoring of it (L-6)."""

from __future__ import annotations

from typing import Any

from quartier.games.lumiere.pieces import (
    FONTAINE,
    FOUNTAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    SACRE_COEUR,
    UNBUILT,
)
from quartier.games.lumiere.placement import TABLES, Sites
from quartier.kernel.game import Game

FULL = 0xFFFFFFFFFFFFFFFF
NOT_LEFT = 0xFEFEFEFEFEFEFEFE
NOT_RIGHT = 0x7F7F7F7F7F7F7F7F
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
SUM = 0x0101010101010101
MIX = 0x9E3779B97F4A7C15
ONE = 1


def count(members: int) -> int:
    """How many spaces a set has."""
    members = members - ((members >> 1) & PAIRS)
    members = (members & FOURS) + ((members >> 2) & FOURS)
    members = (members + (members >> 4)) & BYTES
    return ((members * SUM) & FULL) >> 56


def around(members: int) -> int:
    """The spaces that touch the set side by side; its own spaces may be among them."""
    across = ((members << 1) & NOT_LEFT) | ((members >> 1) & NOT_RIGHT)
    return (across | (members << 8) | (members >> 8)) & FULL


def flood(start: int, passable: int) -> int:
    """The region that ``start`` reaches by sides through ``passable``."""
    region = start
    grown = start | (around(start) & passable)
    while grown != region:
        region = grown
        grown = region | (around(region) & passable)
    return region


def stir(word: int, value: int) -> int:
    """Mix one more value into a digest."""
    word = ((word ^ (word >> 29)) * MIX + value) & FULL
    return word ^ (word >> 32)


class City(Game):
    """The position: tiles, pieces, cards, and whose turn it is. Sets of spaces are 64-bit integers."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.stage = 0
        self.seat = 0
        self.turns = 0
        self.starter = -1
        self.first_done = -1
        self.idle = 0
        self.pending = -1
        self.returned = -1
        self.hand_size = 1
        self.with_flips = 0
        self.laid = [-1] * 16
        self.hand = [0] * 2
        self.stack = [255] * 2
        self.coloured = [0] * 2
        self.mixed = 0
        self.lamps = 0
        self.covered = 0
        self.built = [0] * 2
        self.pool = 4095
        self.reserve = [0] * 2
        self.erected = [0] * 2
        self.site = [-1] * 14
        self.cells = [0] * 14
        self.annex = -1
        self.annex_of = -1
        self.painter = -1
        self.dancer = -1
        self.statue = -1
        self.facing = -1
        self.lamp = -1
        self.large_lamp = -1
        self.mixed_space = -1
        self.in_play = 0
        self.open = 0
        self.taken = [0] * 2
        self.used = 0
        self.tokens = [4] * 2
        self.sites: Sites | None = None

    def _copy_into(self, twin: City) -> None:
        """Make ``twin`` the same position."""
        twin.laid = [0] * 16
        twin.hand = [0] * 2
        twin.stack = [0] * 2
        twin.coloured = [0] * 2
        twin.built = [0] * 2
        twin.reserve = [0] * 2
        twin.erected = [0] * 2
        twin.site = [0] * 14
        twin.cells = [0] * 14
        twin.taken = [0] * 2
        twin.tokens = [0] * 2
        twin.ledger = None
        twin.holding = self.holding
        twin.passed = self.passed
        twin._scratch = None
        twin.players = self.players
        twin.to_move = self.to_move
        twin._options = self._options
        twin.stage = self.stage
        twin.seat = self.seat
        twin.turns = self.turns
        twin.starter = self.starter
        twin.first_done = self.first_done
        twin.idle = self.idle
        twin.pending = self.pending
        twin.returned = self.returned
        twin.hand_size = self.hand_size
        twin.with_flips = self.with_flips
        twin.mixed = self.mixed
        twin.lamps = self.lamps
        twin.covered = self.covered
        twin.pool = self.pool
        twin.annex = self.annex
        twin.annex_of = self.annex_of
        twin.painter = self.painter
        twin.dancer = self.dancer
        twin.statue = self.statue
        twin.facing = self.facing
        twin.lamp = self.lamp
        twin.large_lamp = self.large_lamp
        twin.mixed_space = self.mixed_space
        twin.in_play = self.in_play
        twin.open = self.open
        twin.used = self.used
        twin.sites = self.sites
        for i in range(16):
            twin.laid[i] = self.laid[i]
        for i in range(14):
            twin.site[i] = self.site[i]
            twin.cells[i] = self.cells[i]
        for i in range(2):
            twin.hand[i] = self.hand[i]
            twin.stack[i] = self.stack[i]
            twin.coloured[i] = self.coloured[i]
            twin.built[i] = self.built[i]
            twin.reserve[i] = self.reserve[i]
            twin.erected[i] = self.erected[i]
            twin.taken[i] = self.taken[i]
            twin.tokens[i] = self.tokens[i]

    def key(self) -> tuple[Any, ...]:
        return (
            self.stage, self.seat, self.turns, self.to_move, self.starter, self.first_done, self.idle,
            self.pending, self.returned, self.hand_size, self.with_flips, self.pool, self.annex,
            self.annex_of, self.painter, self.dancer, self.statue, self.facing, self.lamp, self.large_lamp,
            self.mixed_space, self.in_play, self.open, self.used, self.players,
            tuple(self.laid), tuple(self.hand), tuple(self.stack), tuple(self.reserve),
            tuple(self.erected), tuple(self.site), tuple(self.taken), tuple(self.tokens),
            tuple(sorted(self._options.items())),
        )  # fmt: skip

    def _lowest(self, members: int) -> int:
        """The lowest member of a set that is not empty."""
        found = 0
        while not members >> found & 1:
            found += 1
        return found

    def _nth(self, members: int, number: int) -> int:
        """The member of a set that has this many below it."""
        for _ in range(number):
            members &= members - 1
        return self._lowest(members)

    def _digest(self) -> int:
        """A number that a search can tell positions of one game in phase 2 apart by, quickly made."""
        word = stir(self.built[0], self.built[1])
        word = stir(word, self.covered)
        word = stir(word, self.taken[0] | self.taken[1] << 12)
        word = stir(word, self.used | self.idle << 12 | self.seat << 16 | self.stage << 20)
        word = stir(word, self.reserve[0] | self.reserve[1] << 12)
        word = stir(word, self.pending + 1 | (self.returned + 1) << 4 | (self.annex_of + 1) << 8)
        word = stir(word, self.painter + 1 | (self.lamp + 1) << 7 | (self.dancer + 1) << 14)
        word = stir(word, self.statue + 1 | (self.facing + 1) << 7 | (self.large_lamp + 1) << 14)
        for shape in range(14):
            if self.site[shape] >= 0:
                word = stir(word, self.site[shape])
        return word

    def _beside(self, members: int) -> int:
        """The spaces side by side with a set."""
        return around(members)

    # --- what is lit, what is free --------------------------------------------------------

    def _standing_lamps(self) -> int:
        """Every lamp that gives light: printed and not under a building, and the lamp piece (L-6.2)."""
        lamps = self.lamps & ~(self.built[0] | self.built[1]) & FULL
        if self.lamp >= 0:
            lamps |= ONE << self.lamp
        return lamps

    def _large_light(self) -> int:
        """The spaces that the large lamp lights: buildings nearer to it keep the light off (L-5.18)."""
        if self.large_lamp < 0:
            return 0
        open_ground = ~(self.built[0] | self.built[1]) & FULL
        lit = 0
        for index in range(self.large_lamp * 12, self.large_lamp * 12 + 12):
            between = TABLES.between[index]
            if between == 0 or between & open_ground:
                lit |= TABLES.light[index]
        return lit

    def _lamps_of(self, building: int, lamps: int, large_light: int) -> int:
        """How many lamps light a building: each counts once, whatever it touches (L-6.1)."""
        lit = count(around(self.cells[building]) & lamps)
        if self.cells[building] & large_light:
            lit += 1
        return lit

    def _painted(self) -> int:
        """The painter's region: only the board's edge and buildings bound it (L-5.7)."""
        if self.painter < 0:
            return 0
        return flood(ONE << self.painter, ~(self.built[0] | self.built[1]) & FULL)

    def _danced(self) -> int:
        """The dancer's region: bounded by the edge, buildings, lamps and every other piece (L-5.13)."""
        if self.dancer < 0:
            return 0
        return flood(ONE << self.dancer, ~(self.covered | self._standing_lamps()) & FULL)

    def _admired(self) -> int:
        """The points of the statue (L-5.15)."""
        if self.statue < 0:
            return 0
        if TABLES.ahead[self.statue * 4 + self.facing] & self.covered:
            return 0
        free = ~self.covered & FULL
        return 2 * count(TABLES.near[self.statue] & free) + count(TABLES.corner[self.statue] & free)

    # --- points ---------------------------------------------------------------------------

    def _light_points(self, seat: int) -> int:
        """Size times lamps, over the buildings of a seat (L-6.1)."""
        large_light = self._large_light()
        lamps = self._standing_lamps()
        if self.large_lamp >= 0:
            lamps &= ~(ONE << self.large_lamp) & FULL
        points = 0
        for building in range(13):
            if self.erected[seat] >> building & 1:
                size = count(self.cells[building])
                points += size * self._lamps_of(building, lamps, large_light)
        return points

    def _largest_group(self, seat: int) -> int:
        """The largest set of spaces under this seat's buildings that hangs together by sides (L-6.3)."""
        rest = self.built[seat]
        largest = 0
        best = 0
        while rest:
            group = flood(rest & -rest, rest)
            size = count(group)
            if size > best:
                best = size
                largest = group
            rest &= ~group & FULL
        return largest

    def _unbuilt_points(self, seat: int) -> int:
        """Minus three for each building left in the reserve, unless Sacré Coeur forbids (L-6.4, L-5.6)."""
        if self.taken[seat] >> SACRE_COEUR & 1:
            return 0
        return -UNBUILT * count(self.reserve[seat])

    def _card_points(self, seat: int) -> int:
        """Painter, dancer, statue and fountain of a seat (L-6.5)."""
        points = 0
        taken = self.taken[seat]
        if self.painter >= 0 and taken >> PEINTRE & 1:
            points += 2 * count(self._painted() & self._standing_lamps())
        if self.dancer >= 0 and taken >> MOULIN_ROUGE & 1:
            points += count(self._danced())
        if self.statue >= 0 and taken >> PENSEUR & 1:
            points += self._admired()
        if self.site[FOUNTAIN] >= 0 and taken >> FONTAINE & 1:
            points += 3 * self._splashed(seat)
        return points

    def _splashed(self, seat: int) -> int:
        """How many buildings of a seat touch the fountain side by side (L-5.16)."""
        beside = around(self.cells[FOUNTAIN])
        touching = 0
        for building in range(13):
            if self.erected[seat] >> building & 1 and self.cells[building] & beside:
                touching += 1
        return touching

    def _score(self, seat: int) -> int:
        """The points of a seat if the game ended now."""
        return (
            self._light_points(seat)
            + count(self._largest_group(seat))
            + self._unbuilt_points(seat)
            + self._card_points(seat)
        )

    def _margin(self, seat: int) -> int:
        """How many points this seat is ahead, if the game ended now."""
        return self._score(seat) - self._score(1 - seat)

    def _free_own(self, seat: int) -> int:
        """Free spaces in the own colour, which break a tie (L-6.6)."""
        return count(self.coloured[seat] & ~self.covered & FULL)

    # --- the turn -------------------------------------------------------------------------

    def _pass_turn(self) -> None:
        """The turn goes to the rival."""
        if self.holding:
            self.passed = True
            return
        self.seat = 1 - self.seat
        self.turns += 1
