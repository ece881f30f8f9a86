"""What a Paris position is worth: points, the lead in each district, keys, means and tiles."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.evaluation import Reason
from quartier.bots.learned import Learned
from quartier.bots.tree import Manner
from quartier.games.paris import pieces
from quartier.games.paris.actions import ASK_ACT, ASK_DRAW
from quartier.games.paris.game import Paris
from quartier.kernel.game import Game

INPUTS = 96
LANDMARK = 36
NOWHERE = -1
RESOURCE_WORTH = [2.0, 3.0, 4.0]
FIRST_PRIZE = [0.0] * 6
BUILDING_VALUE = [0] * 31
"""The value of the buildings that a bonus tile counts; 0 for other tiles."""
BUILDING_POINTS = [0] * 31


def lay_tables() -> None:
    """Fill the tables of numbers from the printed ones."""
    for tile in range(6):
        FIRST_PRIZE[tile] = float(pieces.VP_TILES[tile][0])
    for number, tile_of in pieces.BONUS_TILES.items():
        if tile_of.kind == "value":
            BUILDING_VALUE[number] = tile_of.value
            BUILDING_POINTS[number] = tile_of.vp


lay_tables()


class ParisEvaluation(Learned):
    """The net over each seat's points, standing in the districts, means and tiles, and the best rival's."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__("paris", INPUTS, file)
        self.finals = [0.0] * 4
        self.totals = [0] * 24
        self.promised = [0.0] * 4
        self.means = [0.0] * 4
        self.landmarks = [0] * 4
        self.tiles = [0] * 4

    def _outcome(self, game: Game) -> None:
        """Mostly the win, a little the points: a close loss is better than a rout."""
        state: Paris = game  # type: ignore[assignment]
        best = -1
        winners = 0
        for seat in range(state.players):
            self.finals[seat] = state.final(seat)
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

    def _rests(self, game: Game) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase <= ASK_DRAW or state.phase == ASK_ACT

    def _survey(self, state: Paris) -> None:
        """What the features of all seats are made of."""
        for seat in range(state.players):
            self.finals[seat] = state.final(seat)
            self.landmarks[seat] = state.count_of_landmarks(seat)
            means = float(state.francs[seat])
            for kind in range(3):
                means += RESOURCE_WORTH[kind] * state.tokens[seat * 6 + kind]
            self.means[seat] = means
            tiles = 0
            promised = 0.0
            for number in range(1, 31):
                if state.held[seat] >> number & 1:
                    tiles += 1
                    if BUILDING_VALUE[number]:
                        promised += BUILDING_POINTS[number] * state.count_of_value(
                            BUILDING_VALUE[number], seat
                        )
                    elif number == 29:
                        promised += 8 * self.landmarks[seat]
                    elif number == 30:
                        promised += state.type_points(seat)
                    else:
                        promised += 3
            self.tiles[seat] = tiles
            self.promised[seat] = promised
            for district in range(6):
                self.totals[district * 4 + seat] = state.total(district, seat)

    def _describe(self, game: Game) -> None:
        state: Paris = game  # type: ignore[assignment]
        self._survey(state)
        left = state.tiles_left()
        for seat in range(state.players):
            base = seat * 160
            rival = -1
            for other in range(state.players):
                if other != seat and (
                    rival < 0
                    or self.finals[other] + self.promised[other] > self.finals[rival] + self.promised[rival]
                ):
                    rival = other
            keys = 0
            banks = 0
            for place in range(36):
                keys += state.keys_on[place * 4 + seat]
            for district in range(6):
                banks += state.bank[district * 4 + seat]
            self.net.features[base] = 1.0
            self.net.features[base + 1] = self.finals[seat] / 60
            self.net.features[base + 2] = self.promised[seat] / 20
            self.net.features[base + 3] = self.finals[rival] / 60
            self.net.features[base + 4] = self.promised[rival] / 20
            gap = self.finals[seat] + self.promised[seat] - self.finals[rival] - self.promised[rival]
            self.net.features[base + 5] = gap / 30
            self.net.features[base + 6] = state.francs[seat] / 10
            self.net.features[base + 7] = (state.francs[seat] if state.francs[seat] < 5 else 5) / 5
            self.net.features[base + 8] = self.means[seat] / 15
            self.net.features[base + 9] = self.means[rival] / 15
            self.net.features[base + 10] = state.keys[seat] / 10
            self.net.features[base + 11] = state.arc[seat]
            self.net.features[base + 12] = banks / 4
            self.net.features[base + 13] = keys / 8
            self.net.features[base + 14] = self.landmarks[seat] / 3
            self.net.features[base + 15] = self.landmarks[rival] / 3
            self.net.features[base + 16] = state.estate(seat) / 50
            self.net.features[base + 17] = state.meeple[seat] / 30
            self.net.features[base + 18] = self.tiles[seat] / 4
            self.net.features[base + 19] = self.tiles[rival] / 4
            self.net.features[base + 20] = 1.0 if state.end_held[seat] else 0.0
            self.net.features[base + 21] = state.count_of_types(seat) / 7
            self.net.features[base + 22] = left / 33
            self.net.features[base + 23] = state.ending / 2
            self.net.features[base + 24] = 1.0 if state.seat == seat else 0.0
            self.net.features[base + 25] = 1.0 if state.seat == seat and state.acted else 0.0
            self.net.features[base + 26] = (state.players - 2) / 2
            self.net.features[base + 27] = state.keys[seat] * left / 330
            self.net.features[base + 28] = state.end_count / 12
            self.net.features[base + 29] = (
                (state.open_resources + state.open_prestige) / 3 * (1.0 if state.seat == seat else 0.0)
            )
            for kind in range(6):
                self.net.features[base + 30 + kind] = state.tokens[seat * 6 + kind] / 3
            self._stand(state, seat)
            for number in range(1, 31):
                self.net.features[base + 59 + number] = (state.held[seat] >> number) & 1
            for district in range(6):
                self.net.features[base + 90 + district] = (
                    state.bank[district * 4 + seat] if state.vp_tile_in[district] == NOWHERE else 0
                )

    def _stand(self, state: Paris, seat: int) -> None:
        """The features of the districts: what each would bring, by how much it is led, what is at stake."""
        base = seat * 160
        for district in range(6):
            mine = self.totals[district * 4 + seat]
            best = 0
            for other in range(state.players):
                if other != seat and self.totals[district * 4 + other] > best:
                    best = self.totals[district * 4 + other]
            prize = 12.0
            if state.vp_tile_in[district] != NOWHERE:
                prize = FIRST_PRIZE[state.vp_tile_in[district]]
            lead = mine - best
            ease = lead / (lead + 6.0) if lead > 0 else lead / (6.0 - lead)
            self.net.features[base + 36 + district] = ease * prize / 20
            self.net.features[base + 42 + district] = state.district_points(district, seat) / 20
            self.net.features[base + 48 + district] = 1.0 if mine > 0 and mine * 2 < best else 0.0
            self.net.features[base + 54 + district] = (
                ease if state.vp_tile_in[district] == NOWHERE and mine > 0 else 0.0
            )

    def reasons(self, game: Game, move: int, seat: int) -> list[Reason]:
        """Points on the track and in the districts, bonus tiles, francs, and what the best rival loses."""
        state = game.copy()
        assert isinstance(state, Paris)
        rivals = [other for other in range(state.players) if other != seat]

        def facts() -> tuple[int, int, float, int, int]:
            self._survey(state)
            districts = state.final(seat) - state.vp(seat)
            others = max(state.final(other) for other in rivals)
            return state.vp(seat), districts, self.promised[seat], state.francs[seat], -others

        before = facts()
        state.play(move)
        after = facts()
        codes = ("track", "districts", "tiles", "francs", "rival")
        found = [
            Reason(f"paris-hint-{code}", round(new - old)) for code, old, new in zip(codes, before, after)
        ]
        return sorted((reason for reason in found if reason.amount >= 1), key=lambda each: -each.amount)


EVALUATION = ParisEvaluation
MANNER = Manner(settles=200, focus=0.03, merges=True, fresh=16, effort=4)
