"""A game of Metropolia: the turn, which ties the chapters of the rulebook together.

A turn runs by itself from one decision or roll to the next; ``phase`` says what it waits for. What each step
does is in the chapters: ``setup.py``, ``dice.py``, ``income.py``, ``payment.py``, ``business.py``,
``building.py`` and ``market.py``. ``RULES.md`` has the clauses named here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.metropolia import (
    action,
    building,
    business,
    dice,
    document,
    income,
    landmark,
    market,
    moves,
    offer,
    payment,
    phase,
    pieces,
    printed,
    refusal,
    result,
    setup,
    table,
    view,
)
from quartier.games.metropolia.state import State
from quartier.kernel import mover
from quartier.kernel.errors import Refusal
from quartier.kernel.game import Turn
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng
from quartier.kernel.title import resolve, title


class Metropolia(State):
    """A game of Metropolia, with or without Plus."""

    title = "metropolia"
    actions = action.COUNT

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self._begin(players, resolve(title("metropolia"), players, options))

    def _begin(self, players: int, options: dict[str, Any]) -> None:
        """Start a game whose players and options have been checked."""
        super().__init__(players, options)
        setup.lay_out(self)
        market.count(self)
        self._replenish()

    # --- what may be done, and doing it ---------------------------------------------------

    def _offer(self, into: Moves) -> None:
        """The moves of this step of the turn, and of no other (M-2.1)."""
        if self.phase == phase.BUILD:
            building.offer(self, into)
        elif self.phase == phase.ROLL:
            dice.offer_roll(self, into)
        elif self.phase == phase.DICE:
            dice.offer_count(into)
        elif self.phase == phase.REROLL:
            dice.offer_reroll(self, into)
        elif self.phase == phase.HARBOR:
            dice.offer_harbor(into)
        elif self.phase == phase.DEAL:
            market.offer(self, into)
        elif self.phase == phase.TUNA:
            dice.offer_tuna(into)
        elif self.phase == phase.TV:
            payment.offer_tv(self, into)
        elif self.phase == phase.GIVE:
            business.offer_give(self, into)
        elif self.phase == phase.TAKE:
            business.offer_take(self, into)
        elif self.phase == phase.FIRST_PLAYER:
            setup.offer_first(self, into)

    def _draw(self, rng: Rng) -> int:
        if self.phase == phase.ROLL:
            return dice.draw(self, rng)
        if self.phase == phase.TUNA:
            return dice.draw_tuna(rng)
        if self.phase == phase.DEAL:
            return market.draw(self, rng)
        return setup.draw_first(self, rng)

    def _do(self, move: int) -> None:
        if self.phase == phase.BUILD:
            if move == action.NOTHING:
                self._build_nothing()
            elif move >= action.LANDMARK:
                self._raise_landmark(move - action.LANDMARK)
            else:
                self._build(move - action.BUILD)
        elif self.phase == phase.ROLL:
            self._roll(move)
        elif self.phase == phase.DICE:
            dice.choose(self, move)
            self._wait(phase.ROLL, mover.CHANCE)
        elif self.phase == phase.REROLL:
            if move == action.KEEP:
                dice.keep(self)
                self._fix_dice()
            else:
                dice.pick_up(self, move)
                self._wait(phase.ROLL, mover.CHANCE)
        elif self.phase == phase.HARBOR:
            dice.add(self, move)
            self._income()
        elif self.phase == phase.DEAL:
            market.deal(self, move - action.DEAL)
            self._replenish()
        elif self.phase == phase.TUNA:
            move -= action.ROLL_TUNA
            income.land_tuna(self, table.PAIR_FIRST[move], table.PAIR_SECOND[move])
            self._purple(dice.total(self))
        elif self.phase == phase.TV:
            payment.pay_tv(self, move - action.TV)
            self._business(dice.total(self))
        elif self.phase == phase.GIVE:
            if move == action.NO_SWAP:
                business.decline(self)
                self._before_building()
            else:
                self._give(move - action.GIVE)
        elif self.phase == phase.TAKE:
            self._swap(move - action.TAKE)
        elif self.phase == phase.FIRST_PLAYER:
            setup.choose_first(self, move - action.FIRST_PLAYER)
            self._begin_turn()

    def _wait(self, awaited: int, who: int) -> None:
        """Stop here until ``who`` has made the move of a phase."""
        self.phase = awaited
        self.to_move = who

    # --- the turn: roll (M-2) -------------------------------------------------------------

    def _begin_turn(self) -> None:
        self.turns += 1
        self.rolling = self.first = self.second = self.added = 0
        self.rerolled = False  # M-5.5: an extra turn has its own second roll
        if self.ledger is not None:
            self.ledger.append({"type": "turn", "seat": self.seat, "turn": self.turns})
        if self.plus and not self.zero_coins:  # M-8.3
            self._city_hall()
        if self.landmarks[self.seat] & landmark.TRAIN_STATION:  # M-2.2
            self._wait(phase.DICE, self.seat)
        else:
            self.rolling = 1
            self._wait(phase.ROLL, mover.CHANCE)

    def _city_hall(self) -> None:
        self.coins[self.seat] += pieces.CITY_HALL_PAYS
        if self.ledger is not None:
            coins = pieces.CITY_HALL_PAYS
            card = pieces.CITY_HALL
            self.ledger.append({"type": "city-hall", "seat": self.seat, "card": card, "coins": coins})

    def _roll(self, move: int) -> None:
        dice.roll(self, move)
        if dice.can_reroll(self):
            self._wait(phase.REROLL, self.seat)
        else:
            self._fix_dice()

    def _fix_dice(self) -> None:
        """The dice stay as they lie; the harbor may add to them."""
        if dice.can_add(self):
            self._wait(phase.HARBOR, self.seat)
        else:
            self._income()

    # --- the turn: take and pay (M-3, M-4, M-8) -------------------------------------------

    def _income(self) -> None:
        total = dice.total(self)
        payment.collect_red(self, total)  # M-4.1, M-8.2: payments first, purple last
        income.collect(self, total)
        if income.has_catch(self, total):
            self._wait(phase.TUNA, mover.CHANCE)
        else:
            self._purple(total)

    def _purple(self, total: int) -> None:
        """M-3.12: cards that take from all opponents, then the TV station, then the business center."""
        payment.collect_purple(self, total)
        if payment.has_tv(self, total):
            if payment.has_tv_choice(self):
                self._wait(phase.TV, self.seat)
                return
            if self.players == 2:
                payment.pay_tv(self, 1 - self.seat)
        self._business(total)

    def _business(self, total: int) -> None:
        if business.has_swap(self, total):
            card = business.only_gift(self) if self.must_swap else -1
            if card >= 0:  # M-2.7
                self._give(card)
            else:
                self._wait(phase.GIVE, self.seat)
        else:
            self._before_building()

    def _give(self, card: int) -> None:
        self.given = card
        only = business.only_take(self)
        if only >= 0:  # M-2.7
            self._swap(only)
        else:
            self._wait(phase.TAKE, self.seat)

    def _swap(self, taken: int) -> None:
        business.exchange(self, taken)
        self._before_building()

    # --- the turn: build (M-5) ------------------------------------------------------------

    def _before_building(self) -> None:
        if self.zero_coins and self.plus and self.coins[self.seat] == 0:  # M-8.4
            self._city_hall()
        if building.can_build_any(self):
            self._wait(phase.BUILD, self.seat)
        else:  # M-2.7
            self._build_nothing()

    def _build(self, card: int) -> None:
        building.build(self, card)
        if self.supply[card] == 0:
            self._replenish()
        else:
            self._end_turn(True)

    def _raise_landmark(self, number: int) -> None:
        park_stood = self.landmarks[self.seat] & landmark.AMUSEMENT_PARK != 0
        building.raise_landmark(self, number)
        if self.landmarks[self.seat] == self.all_landmarks:  # M-6.1, M-8.1
            if self.ledger is not None:
                self.ledger.append({"type": "win", "seat": self.seat})
            self._wait(phase.OVER, mover.OVER)
        else:
            self._end_turn(park_stood)  # M-5.7

    def _build_nothing(self) -> None:
        building.build_nothing(self)
        self._end_turn(True)

    def _end_turn(self, park_counts: bool) -> None:
        if self.holding:
            self._hold()
            return
        if (
            park_counts and dice.is_double(self) and self.landmarks[self.seat] & landmark.AMUSEMENT_PARK
        ):  # M-5.5
            if self.ledger is not None:
                self.ledger.append({"type": "extra-turn", "seat": self.seat})
        else:
            self.seat = (self.seat + 1) % self.players  # M-2.5
        self._begin_turn()

    def _hold(self) -> None:
        """Stop at the end of the turn: no card is dealt, and the next turn does not begin."""
        self.passed = True
        self.phase = phase.BUILD

    def _replenish(self) -> None:
        """Deal as long as names are missing on the market, then go on with the turn (M-7.5)."""
        if market.short_deck(self) >= 0:
            if self.holding:
                self._hold()
            else:
                self._wait(phase.DEAL, mover.CHANCE)
        elif self.turns:
            self._end_turn(True)
        elif self.random_start:  # M-1.8
            self._wait(phase.FIRST_PLAYER, mover.CHANCE)
        else:
            self._begin_turn()

    # --- the rest of the contract ---------------------------------------------------------

    def copy(self) -> Metropolia:
        """An independent game in the same position."""
        twin = Metropolia.__new__(Metropolia)
        self._copy_to(twin)
        return twin

    def _turn(self) -> Turn:
        """Whose turn it is: nobody's before the first player is drawn."""
        return Turn(self.turns, self.seat if self.turns else None)

    def _is_turn_over(self) -> bool:
        """Cards are dealt after the building that ends a turn (M-7.5)."""
        return self.phase == phase.DEAL

    def _refusal(self, move: int) -> Refusal:
        """Why a move is not legal here."""
        return refusal.refusal(self, move)

    def _describe(self, move: int) -> dict[str, Any]:
        """The move as a tagged record."""
        return moves.describe(move)

    def _number(self, record: Mapping[str, Any]) -> int:
        """The move number of a tagged record."""
        return moves.number(record)

    def _name(self, move: int) -> str:
        """Short notation of a move."""
        return moves.name(move)

    def _parse(self, text: str) -> int:
        """The move that a short notation names."""
        return moves.parse(text)

    def position(self) -> dict[str, Any]:
        """The whole position as a document."""
        return document.position(self)

    def _offers(self) -> list[dict[str, Any]]:
        """The legal moves with what each costs or brings."""
        return offer.offers(self)

    def _view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, which is everything: nothing is hidden."""
        return view.view(self)

    def _printed(self) -> dict[str, Any]:
        """The cards, the landmarks and the totals that can be rolled."""
        return printed.printed(self)

    def result(self) -> dict[str, Any]:
        """Landmarks built, seat by seat, with ranks and the winner."""
        return result.result(self)


def start(players: int, options: dict[str, Any]) -> Metropolia:
    """A game at its very start; players and options have been checked."""
    game = Metropolia.__new__(Metropolia)
    game._begin(players, options)
    return game
