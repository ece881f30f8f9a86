"""What a Lumière position is worth: points that stand, lit places still to be had, and the cards."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.evaluation import Reason
from quartier.bots.learned import Learned
from quartier.bots.manner import Manner
from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.placement import LAID, TABLES, Sites
from quartier.kernel.game import Game
from quartier.kernel.mover import OVER

INPUTS = 88
PAVING, BUILDING, GIVING, PUTTING = 3, 4, 5, 6
"""Stages of the game that the evaluation tells apart."""
FULL = 0xFFFFFFFFFFFFFFFF
NOT_LEFT = 0xFEFEFEFEFEFEFEFE
NOT_RIGHT = 0x7F7F7F7F7F7F7F7F
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
SUM = 0x0101010101010101
BESIDE = [0] * 2277
"""The spaces side by side with each placement."""
SIZE = [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]


def around(members: int) -> int:
    """The spaces that touch the set side by side."""
    across = ((members << 1) & NOT_LEFT) | ((members >> 1) & NOT_RIGHT)
    return (across | (members << 8) | (members >> 8)) & FULL


def count(members: int) -> int:
    """How many spaces a set has."""
    members = members - ((members >> 1) & PAIRS)
    members = (members & FOURS) + ((members >> 2) & FOURS)
    members = (members + (members >> 4)) & BYTES
    return ((members * SUM) & FULL) >> 56


def lay_tables() -> None:
    """Fill the table of neighbours."""
    for number, (_shape, _orientation, _anchor, members) in enumerate(LAID):
        BESIDE[number] = around(members)


lay_tables()


class LumiereEvaluation(Learned):
    """The net over both players' points, packings of their reserves, ground, lamps and cards."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__("lumiere", INPUTS, file)
        self.placed = 0
        self.light = [0.0] * 2
        self.group = [0.0] * 2
        self.cards = [0.0] * 2
        self.packed = [0.0] * 2
        self.fits = [0.0] * 2
        self.hoped = [0.0] * 2
        self.ground = [0.0] * 2
        self.lit = [0.0] * 2
        self.lamps = [0.0] * 2
        self.region = [0.0] * 2

    def _outcome(self, game: Game) -> None:
        """Mostly the win, a little the margin: a close loss is better than a rout."""
        state: Lumiere = game  # type: ignore[assignment]
        margin = state._margin(0)
        if margin == 0:
            margin = state._free_own(0) - state._free_own(1)
            won = 0.5 if margin == 0 else (1.0 if margin > 0 else 0.0)
            margin = 0
        else:
            won = 1.0 if margin > 0 else 0.0
        size = margin if margin > 0 else -margin
        self.worth[0] = 0.85 * won + 0.15 * (0.5 + 0.5 * margin / (size + 15))
        self.worth[1] = 1 - self.worth[0]

    def _rests(self, game: Game) -> bool:
        state: Lumiere = game  # type: ignore[assignment]
        return state.stage != GIVING and state.stage != PUTTING

    def _is_duel(self, game: Game) -> bool:
        """Phase 2 has no secrets and no chance."""
        state: Lumiere = game  # type: ignore[assignment]
        return state.stage >= BUILDING

    def _digest(self, game: Game) -> int:
        state: Lumiere = game  # type: ignore[assignment]
        return state._digest()

    def _pack(self, state: Lumiere, seat: int, outside: int) -> float:
        """Points of light if the seat could lay its whole reserve now, the largest first, one by one."""
        covered = state.covered | outside
        lamps = state._standing_lamps()
        own = state.built[seat]
        points = 0.0
        self.placed = 0
        sites: Sites | None = state.sites
        for shape in range(11, -1, -1):
            if not state.reserve[seat] >> shape & 1:
                continue
            best = -1.0
            at = -1
            if sites is None:
                first = TABLES.first[shape]
                last = TABLES.first[shape + 1]
            else:
                row = sites.row(seat, shape, False)
                first = sites.start[row]
                last = sites.stop[row]
            for index in range(first, last):
                number = index if sites is None else sites.spots[index]
                if TABLES.cells[number] & covered or TABLES.is_flipped[number] > state.with_flips:
                    continue
                value = SIZE[shape] * count(BESIDE[number] & lamps) + 0.1
                if BESIDE[number] & own:
                    value += SIZE[shape] * 0.8
                if value > best:
                    best = value
                    at = number
            if at >= 0:
                points += best
                self.placed += 1
                covered |= TABLES.cells[at]
                own |= TABLES.cells[at]
        return points

    def _largest(self, members: int) -> int:
        """The size of the largest region of a set."""
        best = 0
        while members:
            region = members & -members
            grown = region | (around(region) & members)
            while grown != region:
                region = grown
                grown = region | (around(region) & members)
            size = count(region)
            if size > best:
                best = size
            members &= ~region & FULL
        return best

    def _survey(self, state: Lumiere) -> None:
        """All that the features of either seat are made of."""
        lamps = state._standing_lamps()
        paved = state.coloured[0] | state.coloured[1] | state.mixed | state.lamps
        for seat in range(2):
            mine = state.coloured[seat] | state.mixed
            free = mine & ~state.covered & FULL
            self.light[seat] = state._light_points(seat)
            self.group[seat] = count(state._largest_group(seat))
            self.cards[seat] = state._card_points(seat)
            self.packed[seat] = self._pack(state, seat, ~mine & FULL)
            self.fits[seat] = self.placed
            self.hoped[seat] = 0.0
            if state.sites is None:
                self.hoped[seat] = self._pack(state, seat, ~mine & paved)
            self.ground[seat] = count(free)
            self.lit[seat] = count(free & around(lamps))
            self.lamps[seat] = count(around(free) & lamps)
            self.region[seat] = self._largest(free)

    def _count(self, game: Game) -> None:
        """Points as they stand, and the light that the reserves could have."""
        state: Lumiere = game  # type: ignore[assignment]
        self._survey(state)
        gap = self.light[0] + self.group[0] + self.cards[0] + self.packed[0]
        gap -= self.light[1] + self.group[1] + self.cards[1] + self.packed[1]
        self.worth[0] = 1 / (1 + 0.9**gap)
        self.worth[1] = 1 - self.worth[0]

    def _describe(self, game: Game) -> None:
        state: Lumiere = game  # type: ignore[assignment]
        self._survey(state)
        building = 1.0 if state.stage >= BUILDING else 0.0
        for seat in range(2):
            rival = 1 - seat
            base = seat * 160
            for i in range(88):
                self.net.features[base + i] = 0.0
            self.net.features[base] = 1.0
            self.net.features[base + 1] = building
            self.net.features[base + 2] = 1.0 if state.seat == seat else 0.0
            for i in range(2):
                side = seat if i == 0 else rival
                unbuilt = count(state.reserve[side])
                self.net.features[base + 3 + i * 16] = self.light[side] / 30
                self.net.features[base + 4 + i * 16] = self.group[side] / 20
                self.net.features[base + 5 + i * 16] = unbuilt / 6
                self.net.features[base + 6 + i * 16] = self.cards[side] / 15
                self.net.features[base + 7 + i * 16] = self.packed[side] / 30
                self.net.features[base + 8 + i * 16] = self.fits[side] / 6
                self.net.features[base + 9 + i * 16] = (unbuilt - self.fits[side]) / 4
                self.net.features[base + 10 + i * 16] = state.tokens[side] / 4
                self.net.features[base + 11 + i * 16] = count(state.hand[side] | state.stack[side]) / 8
                self.net.features[base + 12 + i * 16] = self.ground[side] / 20
                self.net.features[base + 13 + i * 16] = self.lit[side] / 20
                self.net.features[base + 14 + i * 16] = self.lamps[side] / 8
                self.net.features[base + 15 + i * 16] = self.region[side] / 20
                self.net.features[base + 16 + i * 16] = self.hoped[side] / 40
                self.net.features[base + 17 + i * 16] = 1.0 if state.first_done == side else 0.0
                self.net.features[base + 18 + i * 16] = state._unbuilt_points(side) / 12
            self.net.features[base + 35] = count(state.open) / 8
            self.net.features[base + 36] = count(state.pool) / 12
            gap = self.light[seat] + self.group[seat] + self.cards[seat] + self.packed[seat]
            gap -= self.light[rival] + self.group[rival] + self.cards[rival] + self.packed[rival]
            self.net.features[base + 37 if building else base + 38] = gap / 20
            self.net.features[base + 39] = 1.0 if state.stage == PUTTING else 0.0
            for i in range(12):
                self.net.features[base + 40 + i] = (state.reserve[seat] >> i) & 1
                self.net.features[base + 52 + i] = (state.taken[seat] >> i) & 1
                self.net.features[base + 64 + i] = (state.taken[rival] >> i) & 1
                if state.tokens[seat] > 0:
                    self.net.features[base + 76 + i] = (state.open >> i) & 1

    def reasons(self, game: Game, moves: list[int], seat: int) -> list[Reason]:
        """Points gained at once, places kept or taken; while the streets are paved, ground and hope too."""
        state = game.copy()
        assert isinstance(state, Lumiere)
        codes = ["points", "light", "group", "places", "denial"]
        if state.stage < BUILDING:
            codes = ["places", "denial", "lit", "ground", "hope"]

        def facts() -> dict[str, float]:
            self._survey(state)
            return {
                "points": state._score(seat),
                "light": self.light[seat],
                "group": self.group[seat],
                "places": self.packed[seat],
                "denial": -self.packed[1 - seat],
                "lit": self.lit[seat],
                "ground": self.ground[seat],
                "hope": self.hoped[seat],
            }

        before = facts()
        for move in moves:
            state.play(move)
        after = facts()
        if state.to_move == OVER:
            codes = codes[:3]
        found = [Reason(f"lumiere-hint-{code}", round(after[code] - before[code])) for code in codes]
        return [reason for reason in found if reason.amount >= 1]


EVALUATION = LumiereEvaluation
MANNER = Manner(lookahead=0, merges=True, fresh=4, effort=3)
