"""What a Metropolia position is worth: expected income, what is left to pay, and who is ahead in the race."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quartier.bots.evaluation import Reason
from quartier.bots.learned import Learned
from quartier.bots.manner import Manner
from quartier.games.metropolia import colour, establishment, income, landmark, phase, pieces, table
from quartier.games.metropolia.game import Metropolia
from quartier.kernel.game import Game

INPUTS = 58
MEAN_OF_TWO_DICE = 7


class MetropoliaEvaluation(Learned):
    """A net over each city's cards, income, coins and missing landmarks, and those of the best rival."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__("metropolia", INPUTS, file)
        self.bank = [0.0] * 60
        self.blue = [0.0] * 60
        self.red = [0.0] * 60
        self.rolled = [0.0] * 15
        self.one = [0.0] * 4
        self.two = [0.0] * 4
        self.own = [0.0] * 4
        self.passive = [0.0] * 4
        self.left = [0.0] * 4
        self.rounds = [0.0] * 4
        self.doubles = [0] * 4

    def _outcome(self, game: Game) -> None:
        state: Metropolia = game  # type: ignore[assignment]
        for seat in range(state.players):
            self.worth[seat] = 1.0 if state.landmarks[seat] == state.all_landmarks else 0.0

    def _rests(self, game: Game) -> bool:
        state: Metropolia = game  # type: ignore[assignment]
        if state.phase == phase.ROLL:
            return not state.rerolled and not state.landmarks[state.seat] & landmark.TRAIN_STATION
        return state.phase == phase.DICE or state.phase == phase.DEAL

    def _tables(self, state: Metropolia) -> None:
        """What each total brings each city: from the bank and opponents, from blue cards, from red cards."""
        for seat in range(state.players):
            for total in range(15):
                at = seat * 15 + total
                self.bank[at] = 0.0
                self.blue[at] = 0.0
                self.red[at] = 0.0
                if total == 0:
                    continue
                for place in range(total * 4, total * 4 + 4):
                    card = table.HITS[place]
                    if card < 0:
                        break
                    copies = state.cities[seat * 25 + card]
                    if copies == 0:
                        continue
                    if card == establishment.TUNA_BOAT:
                        if state.landmarks[seat] & landmark.HARBOR:
                            self.blue[at] += MEAN_OF_TWO_DICE * copies
                    elif table.COLOUR[card] == colour.BLUE:
                        self.blue[at] += copies * income.brings(state, card, seat)
                    elif table.COLOUR[card] == colour.RED:
                        self.red[at] += copies * income.brings(state, card, seat)
                    elif table.COLOUR[card] == colour.GREEN:
                        self.bank[at] += copies * income.brings(state, card, seat)
                    elif card == establishment.STADIUM:
                        self.bank[at] += table.PAYS[card] * (state.players - 1)
                    elif card == establishment.TV_STATION:
                        self.bank[at] += 4
                    else:
                        self.bank[at] += 2 * (state.players - 1)

    def _roll(self, state: Metropolia, seat: int) -> None:
        """What a seat's own roll brings on average, with one die and with two, if it chooses well."""
        for total in range(1, 15):
            self.rolled[total] = self.bank[seat * 15 + total] + self.blue[seat * 15 + total]
            for rival in range(state.players):
                if rival != seat:
                    self.rolled[total] -= self.red[rival * 15 + total]
        if state.landmarks[seat] & landmark.HARBOR:
            for total in range(pieces.HARBOR_FROM, 13):
                if self.rolled[total + pieces.HARBOR_ADDS] > self.rolled[total]:
                    self.rolled[total] = self.rolled[total + pieces.HARBOR_ADDS]
        one = 0.0
        two = 0.0
        for total in range(1, 7):
            one += self.rolled[total] / 6
        for total in range(2, 13):
            two += self.rolled[total] * table.TWO_DICE[total] / 36
        has_station = state.landmarks[seat] & landmark.TRAIN_STATION
        self.doubles[seat] = 1 if has_station and two > one else 0
        self.one[seat] = one
        self.two[seat] = two
        self.own[seat] = two if self.doubles[seat] else one
        if state.landmarks[seat] & landmark.RADIO_TOWER:
            best = self.own[seat]
            mean = 0.0
            for total in range(1, 13):
                share = table.TWO_DICE[total] / 36 if self.doubles[seat] else (1 / 6 if total <= 6 else 0.0)
                mean += share * (self.rolled[total] if self.rolled[total] > best else best)
            self.own[seat] = mean
        if self.doubles[seat] and state.landmarks[seat] & landmark.AMUSEMENT_PARK:
            self.own[seat] *= 1.2
        if state.plus:
            self.own[seat] += pieces.CITY_HALL_PAYS

    def _meet(self, state: Metropolia, seat: int) -> None:
        """What the rolls of the rivals bring a seat on average in a round."""
        mean = 0.0
        for rival in range(state.players):
            if rival != seat:
                for total in range(1, 13):
                    gain = self.blue[seat * 15 + total] + self.red[seat * 15 + total]
                    if self.doubles[rival]:
                        mean += gain * table.TWO_DICE[total] / 36
                    elif total <= 6:
                        mean += gain / 6
        self.passive[seat] = mean

    def _race(self, state: Metropolia) -> None:
        """Work out incomes, what is left to pay, and about how many rounds that takes."""
        self._tables(state)
        for seat in range(state.players):
            self._roll(state, seat)
        for seat in range(state.players):
            self._meet(state, seat)
            left = 0
            missing = 0
            for number in range(6):
                if (state.all_landmarks & ~state.landmarks[seat]) >> number & 1:
                    left += table.LANDMARK_COST[number]
                    missing += 1
            self.left[seat] = left
            income = self.own[seat] + self.passive[seat]
            if income < 0.5:
                income = 0.5
            rounds = (left - state.coins[seat]) / income
            if rounds < missing - 1:
                rounds = missing - 1
            self.rounds[seat] = rounds

    def _count(self, game: Game) -> None:
        """Rate the seats by who would finish first with the present incomes."""
        state: Metropolia = game  # type: ignore[assignment]
        self._race(state)
        total = 0.0
        for seat in range(state.players):
            self.worth[seat] = 0.8 ** self.rounds[seat]
            total += self.worth[seat]
        for seat in range(state.players):
            self.worth[seat] /= total

    def _describe(self, game: Game) -> None:
        state: Metropolia = game  # type: ignore[assignment]
        self._race(state)
        players = state.players
        turn = state.seat
        if state.phase == phase.DEAL and state.turns:  # the market is filled up at the end of a turn
            turn = (turn + 1) % players
        whole = table.COST_OF_ALL[state.plus]
        for seat in range(players):
            base = seat * 160
            rival = -1
            richest = 0
            for other in range(players):
                if other != seat:
                    if rival < 0 or self.rounds[other] < self.rounds[rival]:
                        rival = other
                    if state.coins[other] > richest:
                        richest = state.coins[other]
            coins = state.coins[seat]
            self.net.features[base] = 1.0
            self.net.features[base + 1] = coins / 20
            self.net.features[base + 2] = (coins if coins < 8 else 8) / 8
            self.net.features[base + 3] = 1.0 if coins >= self.left[seat] else coins / self.left[seat]
            self.net.features[base + 4] = self.left[seat] / whole
            self.net.features[base + 5] = self.own[seat] / 8
            self.net.features[base + 6] = self.passive[seat] / 8
            self.net.features[base + 7] = (self.rounds[seat] if self.rounds[seat] < 40 else 40.0) / 20
            self.net.features[base + 8] = 1 / (1 + self.rounds[seat])
            self.net.features[base + 9] = self.one[seat] / 5
            self.net.features[base + 10] = self.two[seat] / 8
            self.net.features[base + 11] = ((seat - turn + players) % players) / players
            self.net.features[base + 12] = 1.0 if seat == turn else 0.0
            self.net.features[base + 13] = self.left[rival] / whole
            self.net.features[base + 14] = (self.own[rival] + self.passive[rival]) / 8
            self.net.features[base + 15] = 1 / (1 + self.rounds[rival])
            self.net.features[base + 16] = richest / 20
            self.net.features[base + 17] = 1.0 if state.plus else 0.0
            self.net.features[base + 18] = (players - 2) / 2
            self.net.features[base + 19] = 1.0 if coins >= pieces.TAX_FROM else 0.0
            self.net.features[base + 20] = 1.0 if self.doubles[seat] else 0.0
            self.net.features[base + 21] = (coins / 20) * self.left[seat] / whole
            self.net.features[base + 22] = 1.0 if coins + self.own[seat] >= self.left[seat] else 0.0
            self.net.features[base + 23] = 0.0
            for number in range(6):
                self.net.features[base + 24 + number] = (state.landmarks[seat] >> number) & 1
            for card in range(25):
                self.net.features[base + 30 + card] = state.cities[seat * 25 + card] / 3
            self.net.features[base + 55] = (self.own[seat] / 8) * self.left[seat] / whole
            self.net.features[base + 56] = (self.passive[seat] / 8) * self.left[seat] / whole
            self.net.features[base + 57] = (self.own[seat] - self.own[rival]) / 8

    def is_half(self, game: Game, seat: int) -> bool:
        """Only a swap has two halves; building after a roll is a choice of its own."""
        state: Metropolia = game  # type: ignore[assignment]
        return state.phase == phase.TAKE

    def reasons(self, game: Game, moves: list[int], seat: int) -> list[Reason]:
        """What a move changes: coins now, income of own and of rivals' rolls, and what is left to pay."""
        state = game.copy()
        assert isinstance(state, Metropolia)
        self._race(state)
        before = (self.own[seat], self.passive[seat], self.left[seat])
        found = self._of_the_roll(state, state.describe(moves[0]), seat)
        for move in moves:
            state.play(move)
        self._race(state)
        found += [
            Reason("metropolia-hint-own-roll", self.own[seat] - before[0]),
            Reason("metropolia-hint-rivals-rolls", self.passive[seat] - before[1]),
            Reason("metropolia-hint-left", before[2] - self.left[seat]),
        ]
        return [reason for reason in found if reason.amount >= 0.05]

    def _of_the_roll(self, state: Metropolia, move: dict[str, Any], seat: int) -> list[Reason]:
        """What a choice about dice and coins brings this turn. Call it after ``_race``."""
        means = {1: self.one[seat], 2: self.two[seat]}
        rivals = [other for other in range(state.players) if other != seat]
        total = state.first + state.second

        def brings(total: int) -> float:
            lost = sum(self.red[rival * 15 + total] for rival in rivals)
            return self.bank[seat * 15 + total] + self.blue[seat * 15 + total] - lost

        kept = brings(total)
        if state.landmarks[seat] & landmark.HARBOR and total >= pieces.HARBOR_FROM:
            kept = max(kept, brings(total + pieces.HARBOR_ADDS))
        match move["type"]:
            case "dice":
                return [Reason("metropolia-hint-dice", means[move["count"]] - means[3 - move["count"]])]
            case "keep":
                again = max(means.values()) if state.landmarks[seat] & landmark.TRAIN_STATION else means[1]
                return [Reason("metropolia-hint-keep", kept - again)]
            case "reroll":
                return [Reason("metropolia-hint-again", means[move["count"]] - kept)]
            case "harbor":
                more = brings(total + pieces.HARBOR_ADDS) - brings(total)
                return [Reason("metropolia-hint-coins", more if move["add"] else -more)]
            case "tv":
                return [
                    Reason(
                        "metropolia-hint-coins",
                        min(table.PAYS[establishment.TV_STATION], state.coins[move["seat"]]),
                    )
                ]
            case "nothing":
                return [Reason("metropolia-hint-save", state.coins[seat])]
        return []


EVALUATION = MetropoliaEvaluation
MANNER = Manner(lookahead=0, focus=0.02, enough=4000, slips=3.0)
