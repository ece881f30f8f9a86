"""What a Paris position is worth: points, the lead in each district, keys, means and tiles."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.evaluation import Reason
from quartier.bots.manner import Manner
from quartier.bots.paris_turns import ParisTurns
from quartier.games.paris import bonus_tile, building, city, ending, scoring, site, table, tile, vp_tile
from quartier.games.paris.game import Paris
from quartier.kernel.game import Game

INPUTS = 110


class ParisEvaluation(ParisTurns):
    """A net over each seat's points, standing in the districts, means and tiles, and its best rival's."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__(INPUTS, file)
        self.finals = [0.0] * 4
        self.promised = [0.0] * 4
        self.means = [0.0] * 4
        self.totals = [0] * 24
        self.highest = [0] * 24
        self.points = [0] * 24
        self.crowd = [0] * 6
        self.eights = [0] * 4
        self.landmarks = [0] * 4
        self.estates = [0] * 4
        self.properties = [0] * 4
        self.tiles = [0] * 4

    def _outcome(self, game: Game) -> None:
        """Mostly the win, but also the points: a close defeat is better than a rout."""
        state: Paris = game  # type: ignore[assignment]
        best = -1
        winners = 0
        for seat in range(state.players):
            self.finals[seat] = scoring.final(state, seat)
            if self.finals[seat] > best:
                best = int(self.finals[seat])
        for seat in range(state.players):
            if self.finals[seat] == best:
                winners += 1
        total = 0.0
        for seat in range(state.players):
            gap = best - self.finals[seat]
            self.means[seat] = 1 / (1 + gap / 15)
            total += self.means[seat]
        for seat in range(state.players):
            won = 1.0 / winners if self.finals[seat] == best else 0.0
            self.worth[seat] = 0.85 * won + 0.15 * self.means[seat] / total

    def _survey(self, state: Paris) -> None:
        """Count what every seat owns, and the points as they stand (P-11)."""
        for district in range(6):
            scoring.survey(state, district, self.totals, self.highest)
            self.crowd[district] = city.keys_in(state, district)
        for seat in range(state.players):
            self.landmarks[seat] = scoring.count_of_landmarks(state, seat)
            self.eights[seat] = scoring.count_on(state, site.EIGHT, seat)
            self.estates[seat] = self.properties[seat] = 0
            self.finals[seat] = scoring.vp(state, seat) + scoring.franc_points(state, seat)
            for district in range(6):
                self.estates[seat] += self.totals[district * 4 + seat]
                self.points[district * 4 + seat] = scoring.points_in(
                    state, district, seat, self.totals, self.highest
                )
                self.finals[seat] += self.points[district * 4 + seat]
            for place in range(site.PROPERTIES):
                self.properties[seat] += state.keys_on[place * 4 + seat]
            self._promise(state, seat)

    def _promise(self, state: Paris, seat: int) -> None:
        """What a seat's tiles would bring if they were used now, and what it can pay with."""
        means = float(state.francs[seat])
        for kind in range(3):
            means += table.BUY_PRICE[kind] * state.tokens[seat * 6 + kind]
        self.means[seat] = means
        tiles = 0
        promised = 0.0
        for number in range(1, tile.LAST + 1):
            if state.held[seat] >> number & 1:
                tiles += 1
                promised += bonus_tile.points(state, number, seat)
        for end in range(12):
            if state.end_held[seat] >> end & 1:
                promised += table.END_POINTS[end]
        self.tiles[seat] = tiles
        self.promised[seat] = 0.0 if self._has_finished(state, seat) else promised

    def _has_finished(self, state: Paris, seat: int) -> bool:
        """Whether a seat has had its last turn."""
        if state.ending < ending.LAST:
            return False
        return (seat - state.first + state.players) % state.players < (
            state.seat - state.first + state.players
        ) % state.players

    def _count(self, game: Game) -> None:
        """Points as they stand, and those that the tiles promise."""
        state: Paris = game  # type: ignore[assignment]
        self._survey(state)
        total = 0.0
        for seat in range(state.players):
            self.worth[seat] = 1.1 ** (self.finals[seat] + self.promised[seat])
            total += self.worth[seat]
        for seat in range(state.players):
            self.worth[seat] /= total

    def _describe(self, game: Game) -> None:
        state: Paris = game  # type: ignore[assignment]
        self._survey(state)
        left = building.tiles_left(state)
        ripe = 0
        prize = 0
        for district in range(6):
            if state.vp_tile_in[district] < 0 and self.crowd[district] == 3:
                ripe += 1
        for each in range(6):
            if table.VP_POINTS[each * 3] > prize and vp_tile.is_free(state, each):
                prize = table.VP_POINTS[each * 3]
        next_seat = state.seat
        if state.acted:
            next_seat = state.seat + 1 if state.seat + 1 < state.players else 0
        for seat in range(state.players):
            base = seat * 160
            rival = -1
            for other in range(state.players):
                if other != seat and (
                    rival < 0
                    or self.finals[other] + self.promised[other] > self.finals[rival] + self.promised[rival]
                ):
                    rival = other
            banks = 0
            for district in range(6):
                banks += state.bank[district * 4 + seat]
            gap = self.finals[seat] + self.promised[seat] - self.finals[rival] - self.promised[rival]
            self.net.features[base] = 1.0
            self.net.features[base + 1] = self.finals[seat] / 60
            self.net.features[base + 2] = self.promised[seat] / 20
            self.net.features[base + 3] = self.finals[rival] / 60
            self.net.features[base + 4] = self.promised[rival] / 20
            self.net.features[base + 5] = gap / 30
            self.net.features[base + 6] = state.francs[seat] / 10
            self.net.features[base + 7] = (state.francs[seat] if state.francs[seat] < 5 else 5) / 5
            self.net.features[base + 8] = self.means[seat] / 15
            self.net.features[base + 9] = self.means[rival] / 15
            self.net.features[base + 10] = state.keys[seat] / 10
            self.net.features[base + 11] = state.arc[seat]
            self.net.features[base + 12] = banks / 4
            self.net.features[base + 13] = self.properties[seat] / 8
            self.net.features[base + 14] = self.landmarks[seat] / 3
            self.net.features[base + 15] = self.landmarks[rival] / 3
            self.net.features[base + 16] = self.estates[seat] / 50
            self.net.features[base + 17] = state.meeple[seat] / 30
            self.net.features[base + 18] = self.tiles[seat] / 4
            self.net.features[base + 19] = self.tiles[rival] / 4
            self.net.features[base + 20] = 1.0 if state.end_held[seat] else 0.0
            self.net.features[base + 21] = scoring.count_of_types(state, seat) / 7
            self.net.features[base + 22] = left / 33
            self.net.features[base + 23] = state.ending / 2
            self.net.features[base + 24] = 1.0 if next_seat == seat else 0.0
            self.net.features[base + 25] = 1.0 if self._has_finished(state, seat) else 0.0
            self.net.features[base + 26] = (state.players - 2) / 2
            self.net.features[base + 27] = state.keys[seat] * left / 330
            self.net.features[base + 28] = state.end_count / 12
            self.net.features[base + 29] = (
                (state.open_resources + state.open_prestige) / 3 if state.seat == seat else 0.0
            )
            for kind in range(6):
                self.net.features[base + 30 + kind] = state.tokens[seat * 6 + kind] / 3
            self._stand(state, seat)
            for number in range(1, 31):
                self.net.features[base + 59 + number] = (state.held[seat] >> number) & 1
            self.net.features[base + 102] = ripe * prize / 20 if next_seat == seat else 0.0
            self.net.features[base + 103] = self.eights[seat] / 2
            self.net.features[base + 104] = gap * (33 - left) / 990
            self.net.features[base + 105] = gap * state.ending / 60
            self.net.features[base + 106] = state.keys[rival] / 10
            self.net.features[base + 107] = (state.supply[0] + state.supply[1] + state.supply[2]) / 9
            self.net.features[base + 108] = 0.0 if left else state.francs[seat] / 10
            self.net.features[base + 109] = (
                self.means[seat] / 15 if state.held[seat] >> tile.FRANCS_AT_END & 1 else 0.0
            )

    def _stand(self, state: Paris, seat: int) -> None:
        """The inputs for the districts: what each would bring, how far the seat leads, what is at stake."""
        base = seat * 160
        for district in range(6):
            mine = self.totals[district * 4 + seat]
            best = 0
            for other in range(state.players):
                if other != seat and self.totals[district * 4 + other] > best:
                    best = self.totals[district * 4 + other]
            stake = state.vp_tile_in[district]
            lead = mine - best
            ease = lead / (lead + 6.0) if lead > 0 else lead / (6.0 - lead)
            self.net.features[base + 36 + district] = (
                ease * (table.VP_POINTS[stake * 3] if stake >= 0 else 12) / 20
            )
            self.net.features[base + 42 + district] = self.points[district * 4 + seat] / 20
            self.net.features[base + 48 + district] = 1.0 if mine > 0 and mine * 2 < best else 0.0
            self.net.features[base + 54 + district] = ease if stake < 0 and mine > 0 else 0.0
            self.net.features[base + 90 + district] = state.bank[district * 4 + seat] if stake < 0 else 0
            self.net.features[base + 96 + district] = ease * self.crowd[district] / 4 if stake < 0 else 0.0

    def reasons(self, game: Game, moves: list[int], seat: int) -> list[Reason]:
        """Points on the track and in the districts, bonus tiles, francs, and what the best rival loses."""
        state = game.copy()
        assert isinstance(state, Paris)
        rivals = [other for other in range(state.players) if other != seat]

        def facts() -> tuple[int, int, float, int, int]:
            self._survey(state)
            districts = scoring.final(state, seat) - scoring.vp(state, seat)
            others = max(scoring.final(state, other) for other in rivals)
            return scoring.vp(state, seat), districts, self.promised[seat], state.francs[seat], -others

        before = facts()
        for move in moves:
            state.play(move)
        after = facts()
        codes = ("track", "districts", "tiles", "francs", "rival")
        found = [
            Reason(f"paris-hint-{code}", round(new - old)) for code, old, new in zip(codes, before, after)
        ]
        return sorted((reason for reason in found if reason.amount >= 1), key=lambda each: -each.amount)


EVALUATION = ParisEvaluation
MANNER = Manner(lookahead=200, focus=0.03, merges=True, fresh=16, effort=2, slips=1.5)
