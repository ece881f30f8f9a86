"""The rulebook as code, in the rulebook's order. ``RULES.md`` has the clauses named here.

A turn runs by itself from one decision or roll to the next; ``phase`` says what is awaited.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.metropolia import document, refusal, result
from quartier.games.metropolia import moves as table
from quartier.games.metropolia import view as views
from quartier.games.metropolia.business import Business
from quartier.games.metropolia.pieces import (
    CARD_NUMBER,
    CITY_HALL,
    DICE_PAIRS,
    ESTABLISHMENTS,
    START_CITY,
    START_COINS,
)
from quartier.games.metropolia.state import (
    AIRPORT,
    ALL_PILES,
    AMUSEMENT_PARK,
    BUILD,
    DEAL,
    DICE,
    FINISHED,
    FIRST_PLAYER,
    GIVE,
    HARBOR,
    HARBOR_CHOICE,
    RADIO_TOWER,
    REROLL,
    ROLL,
    TAKE,
    TRAIN_STATION,
    TUNA,
    TV,
)
from quartier.kernel.errors import Refusal
from quartier.kernel.game import Moves, Turn
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.rng import Rng
from quartier.kernel.title import resolve, title

TV_STATION, BUSINESS_CENTER = CARD_NUMBER["tv_station"], CARD_NUMBER["business_center"]
PAIR = [0] * 36
PAIR_FIRST = [0] * 21
PAIR_SECOND = [0] * 21


def lay_tables() -> None:
    """Fill the tables of dice: a throw of two by its number, and back."""
    for number, (first, second) in enumerate(DICE_PAIRS):
        PAIR_FIRST[number] = first
        PAIR_SECOND[number] = second
        PAIR[(first - 1) * 6 + second - 1] = number
        PAIR[(second - 1) * 6 + first - 1] = number


lay_tables()

TO_START, TO_DEAL = table.first_of("first-player"), table.first_of("deal")
TO_ROLL_ONE, TO_ROLL_TWO = table.first_of("roll-one"), table.first_of("roll-two")
TO_ROLL_TUNA, TO_DICE = table.first_of("roll-tuna"), table.first_of("dice")
TO_KEEP, TO_REROLL, TO_HARBOR = table.first_of("keep"), table.first_of("reroll"), table.first_of("harbor")
TO_TV, TO_NOT_SWAP, TO_GIVE = table.first_of("tv"), table.first_of("no-swap"), table.first_of("give")
TO_TAKE, TO_BUILD = table.first_of("take"), table.first_of("build")
TO_LANDMARK, TO_NOTHING = table.first_of("landmark"), table.first_of("nothing")


class Metropolia(Business):
    """A game of Metropolia, with or without Plus."""

    title = "metropolia"
    actions = table.ACTIONS

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self._begin(players, resolve(title("metropolia"), players, options))

    def _begin(self, players: int, options: dict[str, Any]) -> None:
        """Start a game whose players and options are checked already."""
        super().__init__(players, options)
        self._set_up()

    # --- set-up (M-1, M-7) ----------------------------------------------------------------

    def _set_up(self) -> None:
        """Coins, start cities and the supply; then the market is dealt and the first player drawn."""
        for seat in range(self.players):
            self.coins[seat] = START_COINS  # M-1.6
            for name in START_CITY:  # M-1.4
                self.cities[seat * 25 + CARD_NUMBER[name]] = 1
        for card in range(self.kinds):
            copies = ESTABLISHMENTS[card].copies
            if self.market == ALL_PILES:  # M-1.7
                self.supply[card] = copies
            else:  # M-7.4
                self.deck[card] = copies
        self._replenish()

    # --- what may be done -----------------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        if self.phase == BUILD:
            self._offer_build(into)
        elif self.phase == ROLL:
            if self.rolling == 1:
                for i in range(6):
                    into.add(TO_ROLL_ONE + i, 1)
            else:
                for i in range(21):
                    into.add(TO_ROLL_TWO + i, 1 if PAIR_FIRST[i] == PAIR_SECOND[i] else 2)
        elif self.phase == DICE:
            into.add(TO_DICE, 1)
            into.add(TO_DICE + 1, 1)
        elif self.phase == REROLL:
            into.add(TO_KEEP, 1)
            into.add(TO_REROLL, 1)
            if self.landmarks[self.seat] & TRAIN_STATION:  # M-2.6: the number of dice is chosen anew
                into.add(TO_REROLL + 1, 1)
        elif self.phase == HARBOR_CHOICE:
            into.add(TO_HARBOR, 1)
            into.add(TO_HARBOR + 1, 1)
        elif self.phase == DEAL:
            self._offer_deal(into)
        elif self.phase == TUNA:
            for i in range(21):
                into.add(TO_ROLL_TUNA + i, 1 if PAIR_FIRST[i] == PAIR_SECOND[i] else 2)
        elif self.phase == TV:
            for i in range(self.players):
                if i != self.seat:
                    into.add(TO_TV + i, 1)
        elif self.phase == GIVE:
            self._offer_give(into)
        elif self.phase == TAKE:
            self._offer_take(into)
        elif self.phase == FIRST_PLAYER:
            for i in range(self.players):
                into.add(TO_START + i, 1)

    def _draw(self, rng: Rng) -> int:
        if self.phase == ROLL and self.rolling == 1:
            return TO_ROLL_ONE + rng._below(6)
        if self.phase == ROLL:
            return TO_ROLL_TWO + PAIR[rng._below(36)]
        if self.phase == TUNA:
            return TO_ROLL_TUNA + PAIR[rng._below(36)]
        if self.phase == FIRST_PLAYER:
            return TO_START + rng._below(self.players)
        return self._draw_card(rng)

    def _do(self, move: int) -> None:
        if self.phase == BUILD:
            if move == TO_NOTHING:
                self._build_nothing()
            elif move >= TO_LANDMARK:
                self._raise_landmark(move - TO_LANDMARK)
            else:
                self._build(move - TO_BUILD)
        elif self.phase == ROLL:
            self._roll(move)
        elif self.phase == DICE:
            self.rolling = move - TO_DICE + 1
            if self.ledger is not None:
                self.ledger.append({"type": "dice", "seat": self.seat, "count": self.rolling})
            self._wait(ROLL, CHANCE)
        elif self.phase == REROLL:
            if move == TO_KEEP:
                if self.ledger is not None:
                    self.ledger.append({"type": "keep", "seat": self.seat})
                self._fix_dice()
            else:
                self.rerolled = True
                self.first = self.second = 0
                self.rolling = move - TO_REROLL + 1
                if self.ledger is not None:
                    self.ledger.append({"type": "reroll", "seat": self.seat, "count": self.rolling})
                self._wait(ROLL, CHANCE)
        elif self.phase == HARBOR_CHOICE:
            self.added = 2 * (move - TO_HARBOR)  # M-8.5
            if self.ledger is not None:
                total = self.first + self.second + self.added
                self.ledger.append({"type": "harbor", "seat": self.seat, "added": self.added, "total": total})
            self._income()
        elif self.phase == DEAL:
            self._deal(move - TO_DEAL)
        elif self.phase == TUNA:
            self._land_tuna(PAIR_FIRST[move - TO_ROLL_TUNA], PAIR_SECOND[move - TO_ROLL_TUNA])
            self._purple()
        elif self.phase == TV:
            self._pay_tv(move - TO_TV)
            self._business()
        elif self.phase == GIVE:
            if move == TO_NOT_SWAP:
                if self.ledger is not None:
                    self.ledger.append({"type": "no-swap", "seat": self.seat})
                self._before_building()
            else:
                self._give(move - TO_GIVE)
        elif self.phase == TAKE:
            self._swap(move - TO_TAKE)
        else:
            self.seat = move - TO_START
            if self.ledger is not None:
                self.ledger.append({"type": "first-player", "seat": self.seat})
            self._begin_turn()

    def _wait(self, phase: int, who: int) -> None:
        self.phase = phase
        self.to_move = who

    # --- the turn (M-2) -------------------------------------------------------------------

    def _begin_turn(self) -> None:
        self.turns += 1
        self.rolling = self.first = self.second = self.added = 0
        self.rerolled = False  # M-5.5: an extra turn has its own re-roll
        if self.ledger is not None:
            self.ledger.append({"type": "turn", "seat": self.seat, "turn": self.turns})
        if self.plus and not self.zero_coins:  # M-8.3
            self.coins[self.seat] += 1
            if self.ledger is not None:
                self.ledger.append({"type": "city-hall", "seat": self.seat, "card": CITY_HALL, "coins": 1})
        if self.landmarks[self.seat] & TRAIN_STATION:  # M-2.2
            self._wait(DICE, self.seat)
        else:
            self.rolling = 1
            self._wait(ROLL, CHANCE)

    def _roll(self, move: int) -> None:
        if move < TO_ROLL_TWO:
            self.first = move - TO_ROLL_ONE + 1
            self.second = 0
        else:
            self.first = PAIR_FIRST[move - TO_ROLL_TWO]
            self.second = PAIR_SECOND[move - TO_ROLL_TWO]
        if self.ledger is not None:
            total = self.first + self.second
            roll = {
                "type": "roll",
                "seat": self.seat,
                "first": self.first,
                "second": self.second,
                "total": total,
            }
            self.ledger.append(roll)
        if self.landmarks[self.seat] & RADIO_TOWER and not self.rerolled:  # M-2.6
            self._wait(REROLL, self.seat)
        else:
            self._fix_dice()

    def _fix_dice(self) -> None:
        if self.landmarks[self.seat] & HARBOR and self.first + self.second >= 10:  # M-8.5
            self._wait(HARBOR_CHOICE, self.seat)
        else:
            self._income()

    # --- income and payments (M-3, M-4, M-8): ``income.py`` has what each card does --------

    def _income(self) -> None:
        total = self.first + self.second + self.added  # M-2.3, M-8.6
        self._collect_red(total)  # M-4.1, M-8.2: payments first, purple last
        self._collect_from_bank(total)
        if self._fleet_sails(total):
            self._wait(TUNA, CHANCE)
        else:
            self._purple()

    def _purple(self) -> None:
        total = self.first + self.second + self.added
        self._collect_from_opponents(total)
        if total == 6 and self.cities[self.seat * 25 + TV_STATION]:  # M-3.9
            if self._has_tv_choice():
                self._wait(TV, self.seat)
                return
            if self.players == 2:
                self._pay_tv(1 - self.seat)
        self._business()

    # --- the business center (M-3.10 to M-3.12): ``business.py`` has the swap ---------------

    def _business(self) -> None:
        total = self.first + self.second + self.added
        if total == 6 and self.cities[self.seat * 25 + BUSINESS_CENTER]:  # every city has a card to swap
            card = self._only_gift()
            if self.must_swap and card >= 0:  # M-2.7
                self._give(card)
            else:
                self._wait(GIVE, self.seat)
        else:
            self._before_building()

    def _give(self, card: int) -> None:
        self.given = card
        only = self._only_take()
        if only >= 0:  # M-2.7
            self._swap(only)
        else:
            self._wait(TAKE, self.seat)

    def _swap(self, taken: int) -> None:
        self._exchange(taken)
        self._before_building()

    # --- building (M-5) -------------------------------------------------------------------

    def _before_building(self) -> None:
        if self.zero_coins and self.plus and self.coins[self.seat] == 0:  # M-8.4
            self.coins[self.seat] = 1
            if self.ledger is not None:
                self.ledger.append({"type": "city-hall", "seat": self.seat, "card": CITY_HALL, "coins": 1})
        if self._can_build_any():
            self._wait(BUILD, self.seat)
        else:  # M-2.7
            self._build_nothing()

    def _build(self, card: int) -> None:
        self._buy(card)
        if self.supply[card] == 0:
            self._replenish()
        else:
            self._end_turn(True)

    def _raise_landmark(self, landmark: int) -> None:
        park_stood = self.landmarks[self.seat] & AMUSEMENT_PARK
        self._buy_landmark(landmark)
        if self.landmarks[self.seat] == self.all_landmarks:  # M-6.1, M-8.1
            if self.ledger is not None:
                self.ledger.append({"type": "win", "seat": self.seat})
            self._wait(FINISHED, OVER)
        else:
            self._end_turn(park_stood != 0)  # M-5.7

    def _build_nothing(self) -> None:
        if self.ledger is not None:
            self.ledger.append({"type": "nothing", "seat": self.seat})
        if self.landmarks[self.seat] & AIRPORT:  # M-8.8
            self.coins[self.seat] += 10
            if self.ledger is not None:
                airport = {"type": "airport", "seat": self.seat, "landmark": "airport", "coins": 10}
                self.ledger.append(airport)
        self._end_turn(True)

    def _end_turn(self, park_counts: bool) -> None:
        if self.holding:
            self._hold()
            return
        if (
            park_counts
            and self.second
            and self.first == self.second  # M-5.6
            and self.landmarks[self.seat] & AMUSEMENT_PARK
        ):
            if self.ledger is not None:
                self.ledger.append({"type": "extra-turn", "seat": self.seat})
        else:
            self.seat = (self.seat + 1) % self.players  # M-2.5
        self._begin_turn()

    def _hold(self) -> None:
        """Stop at the end of the turn, with nothing dealt and nothing of the next turn begun."""
        self.passed = True
        self.phase = BUILD

    # --- the market (M-7.4 to M-7.10): ``market.py`` has what lies open and what is dealt ---

    def _replenish(self) -> None:
        """Deal while names are missing (M-7.5, M-7.7); then go on with what the dealing interrupted."""
        self.dealing = self._short_stack()
        if self.dealing >= 0 and self.holding:
            self._hold()
        elif self.dealing >= 0:
            self._wait(DEAL, CHANCE)
        elif self.turns:
            self._end_turn(True)
        elif self.random_start:  # M-1.8
            self._wait(FIRST_PLAYER, CHANCE)
        else:
            self._begin_turn()

    def _deal(self, card: int) -> None:
        self._lay_out(card)
        self._replenish()

    # --- the rest of the contract ---------------------------------------------------------

    def copy(self) -> Metropolia:
        """An independent game in the same position."""
        twin = Metropolia.__new__(Metropolia)
        self._copy_to(twin)
        return twin

    def _put(self, state: dict[str, Any]) -> None:
        """Take over a state whose numbers ``document`` has checked."""
        super()._put(state)
        self.to_move = self.seat
        if self.phase in (DEAL, FIRST_PLAYER, ROLL, TUNA):
            self.to_move = CHANCE
        elif self.phase == FINISHED:
            self.to_move = OVER
        self.dealing = self._short_stack()

    def _turn(self) -> Turn:
        """Whose turn it is: nobody's before the first player is drawn."""
        return Turn(self.turns, self.seat if self.turns else None)

    def _is_turn_over(self) -> bool:
        """Dealing comes after the turn's purchase, and before the first turn (M-7.5)."""
        return self.phase == DEAL and self.turns > 0

    def _refusal(self, move: int) -> Refusal:
        """Why a move is not legal here."""
        return refusal.refusal(self, move)

    def _describe(self, move: int) -> dict[str, Any]:
        """The move as a tagged record."""
        return table.describe(move)

    def _number(self, record: Mapping[str, Any]) -> int:
        """The move number of a tagged record."""
        return table.number(record)

    def _name(self, move: int) -> str:
        """Short notation of a move."""
        return table.name(move)

    def _parse(self, text: str) -> int:
        """The move that a short notation names."""
        return table.parse(text)

    def position(self) -> dict[str, Any]:
        """The whole truth as a document."""
        return document.position(self)

    def _offers(self) -> list[dict[str, Any]]:
        """The legal moves with what each costs or brings."""
        return views.offers(self)

    def _view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know: all there is, since nothing is hidden."""
        return views.view(self)

    def _printed(self) -> dict[str, Any]:
        """The cards, the landmarks and the totals that can be rolled."""
        return views.printed(self)

    def result(self) -> dict[str, Any]:
        """Landmarks built, seat by seat, with ranks and the winner."""
        return result.result(self)


def start(players: int, options: dict[str, Any]) -> Metropolia:
    """A game at its very start; the players and options are checked already."""
    game = Metropolia.__new__(Metropolia)
    game._begin(players, options)
    return game
