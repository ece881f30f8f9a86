"""What a position of Lumière is worth: points scored so far, places that are left, ground and postcards."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.evaluation import Reason
from quartier.bots.learned import Learned
from quartier.bots.manner import Manner
from quartier.games.lumiere import region, scoring, stage, table
from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.site import Sites
from quartier.kernel import mover
from quartier.kernel.game import Game

INPUTS = 88
FULL = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15


def stir(word: int, value: int) -> int:
    """Mix one more value into a digest."""
    word = ((word ^ (word >> 29)) * MIX + value) & FULL
    return word ^ (word >> 32)


def digest(state: Lumiere) -> int:
    """A number that tells the positions of one game in phase 2 apart; it takes little time."""
    word = stir(state.built[0], state.built[1])
    word = stir(word, state.covered)
    word = stir(word, state.taken[0] | state.taken[1] << 12)
    word = stir(word, state.used | state.idle << 12 | state.seat << 16 | state.stage << 20)
    word = stir(word, state.reserve[0] | state.reserve[1] << 12)
    word = stir(word, state.pending + 1 | (state.returned + 1) << 4 | (state.annex_of + 1) << 8)
    word = stir(word, state.painter + 1 | (state.lamp + 1) << 7 | (state.dancer + 1) << 14)
    word = stir(word, state.statue + 1 | (state.facing + 1) << 7 | (state.large_lamp + 1) << 14)
    for shape in range(14):
        if state.site[shape] >= 0:
            word = stir(word, state.site[shape])
    return word


class LumiereEvaluation(Learned):
    """A net over both players' points, places for their reserves, ground, lamps and postcards."""

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
        """Mostly the win and a little of the margin: a close defeat is better than a rout."""
        state: Lumiere = game  # type: ignore[assignment]
        margin = scoring.margin(state, 0)
        if margin == 0:
            margin = scoring.free_own(state, 0) - scoring.free_own(state, 1)
            won = 0.5 if margin == 0 else (1.0 if margin > 0 else 0.0)
            margin = 0
        else:
            won = 1.0 if margin > 0 else 0.0
        size = margin if margin > 0 else -margin
        self.worth[0] = 0.85 * won + 0.15 * (0.5 + 0.5 * margin / (size + 15))
        self.worth[1] = 1 - self.worth[0]

    def _rests(self, game: Game) -> bool:
        state: Lumiere = game  # type: ignore[assignment]
        return state.stage != stage.GIVING and state.stage != stage.PUTTING

    def _is_duel(self, game: Game) -> bool:
        """Phase 2 has no secrets and no chance."""
        state: Lumiere = game  # type: ignore[assignment]
        return state.stage >= stage.BUILDING

    def _digest(self, game: Game) -> int:
        return digest(game)  # type: ignore[arg-type]

    def _pack(self, state: Lumiere, seat: int, outside: int) -> float:
        """Points of light if the seat could build its whole reserve now, the largest building first."""
        covered = state.covered | outside
        lamps = scoring.standing_lamps(state)
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
                first = table.FIRST[shape]
                last = table.LAST[14 * state.with_flips + shape]
            else:
                row = sites.row(seat, shape, False)
                first = sites.start[row]
                last = sites.stop[row]
            for index in range(first, last):
                number = index if sites is None else sites.spots[index]
                if table.CELLS[number] & covered:
                    continue
                value = table.SIZE[shape] * region.size(table.BESIDE[number] & lamps) + 0.1
                if table.BESIDE[number] & own:
                    value += table.SIZE[shape] * 0.8
                if value > best:
                    best = value
                    at = number
            if at >= 0:
                points += best
                self.placed += 1
                covered |= table.CELLS[at]
                own |= table.CELLS[at]
        return points

    def _survey(self, state: Lumiere) -> None:
        """Work out the facts from which the features of both seats are made."""
        lamps = scoring.standing_lamps(state)
        paved = state.coloured[0] | state.coloured[1] | state.mixed | state.lamps
        for seat in range(2):
            mine = state.coloured[seat] | state.mixed
            free = mine & ~state.covered & FULL
            self.light[seat] = scoring.light_points(state, seat)
            self.group[seat] = region.size(scoring.largest_group(state, seat))
            self.cards[seat] = scoring.card_points(state, seat)
            self.packed[seat] = self._pack(state, seat, ~mine & FULL)
            self.fits[seat] = self.placed
            self.hoped[seat] = 0.0
            if state.sites is None:
                self.hoped[seat] = self._pack(state, seat, ~mine & paved)
            self.ground[seat] = region.size(free)
            self.lit[seat] = region.size(free & region.around(lamps))
            self.lamps[seat] = region.size(region.around(free) & lamps)
            self.region[seat] = region.size(region.largest(free))

    def _count(self, game: Game) -> None:
        """Count the points scored so far and the light that the reserves could still have."""
        state: Lumiere = game  # type: ignore[assignment]
        self._survey(state)
        gap = self.light[0] + self.group[0] + self.cards[0] + self.packed[0]
        gap -= self.light[1] + self.group[1] + self.cards[1] + self.packed[1]
        self.worth[0] = 1 / (1 + 0.9**gap)
        self.worth[1] = 1 - self.worth[0]

    def _describe(self, game: Game) -> None:
        state: Lumiere = game  # type: ignore[assignment]
        self._survey(state)
        building = 1.0 if state.stage >= stage.BUILDING else 0.0
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
                unbuilt = region.size(state.reserve[side])
                self.net.features[base + 3 + i * 16] = self.light[side] / 30
                self.net.features[base + 4 + i * 16] = self.group[side] / 20
                self.net.features[base + 5 + i * 16] = unbuilt / 6
                self.net.features[base + 6 + i * 16] = self.cards[side] / 15
                self.net.features[base + 7 + i * 16] = self.packed[side] / 30
                self.net.features[base + 8 + i * 16] = self.fits[side] / 6
                self.net.features[base + 9 + i * 16] = (unbuilt - self.fits[side]) / 4
                self.net.features[base + 10 + i * 16] = state.tokens[side] / 4
                self.net.features[base + 11 + i * 16] = region.size(state.hand[side] | state.stack[side]) / 8
                self.net.features[base + 12 + i * 16] = self.ground[side] / 20
                self.net.features[base + 13 + i * 16] = self.lit[side] / 20
                self.net.features[base + 14 + i * 16] = self.lamps[side] / 8
                self.net.features[base + 15 + i * 16] = self.region[side] / 20
                self.net.features[base + 16 + i * 16] = self.hoped[side] / 40
                self.net.features[base + 17 + i * 16] = 1.0 if state.first_done == side else 0.0
                self.net.features[base + 18 + i * 16] = scoring.unbuilt_points(state, side) / 12
            self.net.features[base + 35] = region.size(state.open) / 8
            self.net.features[base + 36] = region.size(state.pool) / 12
            gap = self.light[seat] + self.group[seat] + self.cards[seat] + self.packed[seat]
            gap -= self.light[rival] + self.group[rival] + self.cards[rival] + self.packed[rival]
            self.net.features[base + 37 if building else base + 38] = gap / 20
            self.net.features[base + 39] = 1.0 if state.stage == stage.PUTTING else 0.0
            for i in range(12):
                self.net.features[base + 40 + i] = (state.reserve[seat] >> i) & 1
                self.net.features[base + 52 + i] = (state.taken[seat] >> i) & 1
                self.net.features[base + 64 + i] = (state.taken[rival] >> i) & 1
                if state.tokens[seat] > 0:
                    self.net.features[base + 76 + i] = (state.open >> i) & 1

    def reasons(self, game: Game, moves: list[int], seat: int) -> list[Reason]:
        """Points gained at once, places kept or taken; in phase 1 also ground and places that may come."""
        state = game.copy()
        assert isinstance(state, Lumiere)
        codes = ["points", "light", "group", "places", "denial"]
        if state.stage < stage.BUILDING:
            codes = ["places", "denial", "lit", "ground", "hope"]

        def facts() -> dict[str, float]:
            self._survey(state)
            return {
                "points": scoring.score(state, seat),
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
        if state.to_move == mover.OVER:
            codes = codes[:3]
        found = [Reason(f"lumiere-hint-{code}", round(after[code] - before[code])) for code in codes]
        return [reason for reason in found if reason.amount >= 1]


EVALUATION = LumiereEvaluation
MANNER = Manner(lookahead=0, merges=True, fresh=4, effort=3)
