"""Who gets what from a roll, and who pays (M-3, M-4 and the Plus cards of M-8)."""

from __future__ import annotations

from quartier.games.metropolia.pieces import CARD_IDS, ESTABLISHMENTS
from quartier.games.metropolia.state import BLUE, COLOURS, GREEN, HARBOR, RED, SHOPPING_MALL, State

(
    WHEAT_FIELD, RANCH, BAKERY, CAFE, CONVENIENCE_STORE, FOREST, STADIUM, TV_STATION, BUSINESS_CENTER,
    CHEESE_FACTORY, FURNITURE_FACTORY, MINE, FAMILY_RESTAURANT, APPLE_ORCHARD, FRUIT_VEG_MARKET, SUSHI_BAR,
    FLOWER_FIELD, FLOWER_SHOP, PIZZA_JOINT, PUBLISHER, HAMBURGER_STAND, MACKEREL_BOAT, TAX_OFFICE,
    FOOD_WAREHOUSE, TUNA_BOAT,
) = range(25)  # fmt: skip

COLOUR = [0] * 25
PAYS = [0] * 25
HAS_MALL_BONUS = [0] * 25
HITS = [-1] * 60
# The cards of each total, four places a total, in the order in which colours act (M-8.2).


def lay_tables() -> None:
    """Fill the tables of numbers from the printed ones."""
    for number, card in enumerate(ESTABLISHMENTS):
        COLOUR[number] = COLOURS.index(card.colour)
        PAYS[number] = card.pays
        HAS_MALL_BONUS[number] = card.icon in ("cup", "bread")  # M-3.6
    for total in range(15):
        hit = [n for n, card in enumerate(ESTABLISHMENTS) if card.number <= total <= card.highest]
        for place, number in enumerate(sorted(hit, key=lambda n: COLOUR[n])):
            HITS[total * 4 + place] = number


lay_tables()


class Income(State):
    """The effects of the establishments, one colour at a time."""

    def _collect_red(self, total: int) -> None:
        for step in range(1, self.players):  # M-3.4: never the roller; M-4.3: counter-clockwise
            payee = (self.seat - step + self.players) % self.players
            for hit in range(total * 4, total * 4 + 4):
                card = HITS[hit]
                if card < 0 or COLOUR[card] != RED:
                    break
                copies = self.cities[payee * 25 + card]
                if copies:
                    self._pay(self.seat, payee, card, copies, copies * self._brings(card, payee))

    def _collect_from_bank(self, total: int) -> None:
        for step in range(self.players):
            seat = (self.seat - step + self.players) % self.players
            for hit in range(total * 4, total * 4 + 4):
                card = HITS[hit]
                if card < 0:
                    break
                copies = self.cities[seat * 25 + card]
                if copies == 0 or card == TUNA_BOAT:
                    continue
                if COLOUR[card] == BLUE or (COLOUR[card] == GREEN and step == 0):  # M-2.4, M-3.1, M-3.2
                    coins = copies * self._brings(card, seat)  # M-3.5
                    self.coins[seat] += coins  # M-3.13
                    if self.ledger is not None and coins:
                        self.ledger.append(
                            {
                                "type": "income",
                                "seat": seat,
                                "card": CARD_IDS[card],
                                "copies": copies,
                                "coins": coins,
                            }
                        )

    def _brings(self, card: int, seat: int) -> int:
        """The coins of one copy of a blue, green or red card in a seat's city."""
        at = seat * 25
        if card == CHEESE_FACTORY:  # M-3.7
            return PAYS[card] * self.cities[at + RANCH]
        if card == FURNITURE_FACTORY:
            return PAYS[card] * (self.cities[at + FOREST] + self.cities[at + MINE])
        if card == FRUIT_VEG_MARKET:
            return PAYS[card] * (
                self.cities[at + WHEAT_FIELD]
                + self.cities[at + APPLE_ORCHARD]
                + self.cities[at + FLOWER_FIELD]
            )
        if card == FOOD_WAREHOUSE:  # M-8.14
            return PAYS[card] * self._cups(seat)
        if card in (SUSHI_BAR, MACKEREL_BOAT) and not self.landmarks[seat] & HARBOR:  # M-8.7
            return 0
        coins = PAYS[card]
        if HAS_MALL_BONUS[card] and self.landmarks[seat] & SHOPPING_MALL:  # M-3.6
            coins += 1
        if card == FLOWER_SHOP:  # M-8.10
            return coins * self.cities[at + FLOWER_FIELD]
        return coins

    def _cups(self, seat: int) -> int:
        at = seat * 25
        return (
            self.cities[at + CAFE]
            + self.cities[at + FAMILY_RESTAURANT]
            + self.cities[at + SUSHI_BAR]
            + self.cities[at + PIZZA_JOINT]
            + self.cities[at + HAMBURGER_STAND]
        )

    def _breads(self, seat: int) -> int:
        at = seat * 25
        return self.cities[at + BAKERY] + self.cities[at + CONVENIENCE_STORE] + self.cities[at + FLOWER_SHOP]

    def _pay(self, payer: int, payee: int, card: int, copies: int, due: int) -> None:
        coins = due if due < self.coins[payer] else self.coins[payer]  # M-4.2
        self.coins[payer] -= coins
        self.coins[payee] += coins
        if self.ledger is not None and due:
            self.ledger.append(
                {
                    "type": "payment",
                    "seat": payee,
                    "payer": payer,
                    "card": CARD_IDS[card],
                    "copies": copies,
                    "due": due,
                    "coins": coins,
                    "forgiven": due - coins,
                }
            )

    def _fleet_sails(self, total: int) -> bool:
        """M-8.12: whether some player with a harbor has a tuna boat of this number."""
        if total < 12:
            return False
        for seat in range(self.players):
            if self.cities[seat * 25 + TUNA_BOAT] and self.landmarks[seat] & HARBOR:
                return True
        return False

    def _land_tuna(self, first: int, second: int) -> None:
        if self.ledger is not None:
            self.ledger.append(
                {"type": "tuna", "seat": self.seat, "first": first, "second": second, "total": first + second}
            )
        for step in range(self.players):  # M-8.11: one roll for all boats
            seat = (self.seat - step + self.players) % self.players
            boats = self.cities[seat * 25 + TUNA_BOAT]
            if boats and self.landmarks[seat] & HARBOR:
                self.coins[seat] += boats * (first + second)
                if self.ledger is not None:
                    coins = boats * (first + second)
                    self.ledger.append(
                        {"type": "income", "seat": seat, "card": "tuna_boat", "copies": boats, "coins": coins}
                    )

    def _collect_from_opponents(self, total: int) -> None:
        """Stadium, publisher and tax office: all opponents pay (M-3.3)."""
        at = self.seat * 25
        for step in range(1, self.players):
            payer = (self.seat - step + self.players) % self.players  # M-4.3
            if total == 6 and self.cities[at + STADIUM]:  # M-3.8
                self._pay(payer, self.seat, STADIUM, 1, PAYS[STADIUM])
            if total == 7 and self.cities[at + PUBLISHER]:  # M-8.13
                self._pay(payer, self.seat, PUBLISHER, 1, self._cups(payer) + self._breads(payer))
            if (total == 8 or total == 9) and self.cities[at + TAX_OFFICE] and self.coins[payer] >= 10:
                self._pay(payer, self.seat, TAX_OFFICE, 1, self.coins[payer] // 2)  # M-8.9

    def _pay_tv(self, payer: int) -> None:
        self._pay(payer, self.seat, TV_STATION, 1, PAYS[TV_STATION])  # M-3.9

    def _has_tv_choice(self) -> bool:
        """M-2.7: with one opponent, or only penniless ones, there is nothing to choose."""
        if self.players == 2:
            return False
        for seat in range(self.players):
            if seat != self.seat and self.coins[seat]:
                return True
        return False

    def forecast(self, roller: int, total: int) -> list[int]:
        """What each seat would win or lose if ``roller`` rolled this total now.

        The tuna catch counts as 7, its mean; the TV station takes from the richest opponent, of equals
        from the one who moves next.
        """
        if not 0 <= roller < self.players or not 1 <= total <= 14:
            raise ValueError(f"no seat {roller} rolls a {total} at this table")
        twin = self.copy()
        assert isinstance(twin, Income)
        twin.seat = roller
        twin._collect_red(total)
        twin._collect_from_bank(total)
        if twin._fleet_sails(total):
            twin._land_tuna(3, 4)
        twin._collect_from_opponents(total)
        if total == 6 and twin.cities[roller * 25 + TV_STATION]:
            richest = (roller + 1) % self.players
            for step in range(2, self.players):
                seat = (roller + step) % self.players
                if twin.coins[seat] > twin.coins[richest]:
                    richest = seat
            twin._pay_tv(richest)
        return [twin.coins[seat] - self.coins[seat] for seat in range(self.players)]
