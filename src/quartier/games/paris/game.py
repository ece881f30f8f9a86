"""The course of the game: the turn, and which chapter comes next (chapters P-4 and P-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.paris import (
    action,
    benefit,
    bonus_tile,
    building,
    document,
    end_tile,
    ending,
    means,
    moves,
    moving,
    offer,
    pair,
    payment,
    phase,
    pieces,
    placing,
    prestige,
    printed,
    refusal,
    result,
    scoring,
    secret,
    setup,
    site,
    tile,
    track,
    trade,
    view,
    vp_tile,
)
from quartier.games.paris.state import State
from quartier.kernel import mover
from quartier.kernel.errors import BadOptions, Refusal
from quartier.kernel.game import Event, Game, Turn
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng


class Paris(State):
    """A game of Paris."""

    title = "paris"
    actions = action.COUNT

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        if players not in pieces.KEYS or options.get("stacks") not in (2, 3):
            raise BadOptions(
                "a game of Paris has 2, 3 or 4 players and complete options: quartier.new makes one"
            )
        super().__init__(players, options)
        setup.lay_out(self)
        if options["first_player"] == "seat-1":
            self._go_on()

    # --- P-4 the turn: a building, one action, trading and tiles before and after it --------------

    def _go_on(self) -> None:
        """Let chance finish the set-up and show the tops of the stacks; then the turn goes on."""
        if setup.ask(self) or building.ask_for_back(self):
            return
        if self.turns == 0:
            self._begin_turn()
        elif not building.ask_for_district(self):
            self._begin_action()

    def _begin_turn(self) -> None:
        self.turns += 1
        self.acted = self.drew = 0
        self.to_move = self.seat
        if self.ledger is not None:
            self.ledger.append({"type": "turn", "seat": self.seat, "turn": self.turns})
        if building.tiles_left(self) == 0:  # P-3.5
            self._begin_action()
        elif building.only_stack(self) == site.NOWHERE:
            self.phase = phase.STACK
        else:
            self._draw_from(building.only_stack(self))

    def _draw_from(self, stack: int) -> None:
        if building.draw_from(self, stack):
            self._go_on()

    def _begin_action(self) -> None:
        self.phase = phase.ACT
        self._settle_turn()

    def _finish_action(self) -> None:
        self.acted = 1
        self.fee = self.slot = 0
        self.source = self.target = self.district = site.NOWHERE
        self.phase = phase.ACT

    def _settle_turn(self) -> None:
        """Play what has no alternative (P-4.7).

        A seat with an end-game tile is always asked: otherwise the others could guess what is on it.
        """
        if self.passed:
            return
        seat = self.seat
        self.to_move = seat
        if self.end_held[seat] or self.open_resources or self.open_prestige:
            return
        if self.acted:
            for kind in range(6):
                if self.tokens[seat * 6 + kind]:
                    return
            if self.held[seat] == 0 and not (
                trade.can_buy(self, 0) or trade.can_buy(self, 1) or trade.can_buy(self, 2)
            ):
                self._end_turn()
                return
        elif self.keys[seat] and placing.count_of_spots(self) > 1:
            return
        local = self._room()
        self._offer_turn(local)
        if local.count == 1 and local.numbers[0] != action.LOOK:  # a look shows something new
            self._do(local.numbers[0])

    def _end_turn(self) -> None:
        while self.open_resources:  # P-9.21
            trade.sell_open(self, 0)
        while self.open_prestige:  # P-9.19
            trade.sell_open(self, 1)
        following = self.seat + 1
        if following == self.players:
            following = 0
        if following == self.first:
            if self.ending == ending.LAST:
                self._finish()
                return
            if self.ending == ending.ROUND:  # P-11.11
                self.ending = ending.LAST
                if self.ledger is not None:
                    self.ledger.append({"type": "last-round"})
        if self.holding:
            self.passed = True
            return
        self.seat = following
        self._begin_turn()

    def _finish(self) -> None:
        """Sell the leftover tokens (P-11.13); the districts are scored as they stand."""
        scoring.sell_leftovers(self)
        self.phase = phase.OVER
        self.to_move = mover.OVER
        if self.ledger is not None:
            result.add_final_events(self, self.ledger)

    # --- what may be done ----------------------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        asked = self.phase
        if asked == phase.ACT:
            self._offer_turn(into)
        elif asked == phase.STACK:
            building.offer_stacks(self, into)
        elif asked == phase.DRAW:
            building.offer_draws(self, into)
        elif asked == phase.BACK:
            building.offer_backs(self, into)
        elif asked == phase.LAY:
            building.offer_districts(self, into)
        elif asked == phase.PAY:
            payment.offer(self, into)
        elif asked == phase.VP_TILE:
            vp_tile.offer(self, into)
        elif asked == phase.ADVANCE:
            track.offer(self, into)
            if self.francs[self.seat] < self.fee:
                self._offer_sales(into)
        elif asked == phase.PRESTIGE:
            prestige.offer(self, into)
        elif asked == phase.END_TILE:
            end_tile.offer(self, into)
        elif asked == phase.PAIRS:
            pair.offer(self, into)
        elif asked == phase.FIRST_PLAYER:
            setup.offer_first(self, into)
        elif asked == phase.TOKENS:
            setup.offer_tokens(self, into)
        elif asked == phase.TRACK:
            setup.offer_numbers(self, into)

    def _offer_turn(self, into: Moves) -> None:
        """One action (P-4.1), and trading and tiles around it, for the seat to move (P-4.4, P-7.5)."""
        if not self.acted:
            placing.offer(self, into)
            moving.offer(self, into)
            if end_tile.can_look(self):
                into.add(action.LOOK, 1)
        is_stuck = into.count == 0
        trade.offer_buying(self, into)
        trade.offer_selling(self, into)
        if self.held[self.seat]:
            bonus_tile.offer(self, into)
            bonus_tile.offer_taking(self, into)
        if self.end_held[self.seat]:
            end_tile.offer_using(self, into)
            end_tile.offer_opening(self, into)
        trade.offer_selling_open(self, into)
        # After the action, in the last round without one (P-11.12), or if none can be made possible (P-4.5).
        if self.acted or self.ending == ending.LAST or (is_stuck and not means.could_act(self)):
            into.add(action.END_TURN, 1)

    def _offer_sales(self, into: Moves) -> None:
        """What can be sold for the fee of the bonus track (P-6.3)."""
        trade.offer_selling(self, into)
        bonus_tile.offer_francs(self, into)
        end_tile.offer_using(self, into)
        trade.offer_selling_open(self, into)

    # --- doing it ------------------------------------------------------------------------------

    def _do(self, move: int) -> None:
        asked = self.phase
        if move == action.END_TURN:
            self._end_turn()
            return
        if asked == phase.ACT or asked == phase.ADVANCE:
            self._do_turn(move)
        elif asked == phase.STACK:
            self._draw_from(move - action.STACK)
        elif asked == phase.DRAW:
            building.turn_over(self, move - action.DRAW)
            self._go_on()
        elif asked == phase.BACK:
            building.show_back(self, move - action.BACK)
            self._go_on()
        elif asked == phase.LAY:
            building.lay(self, move - action.LAY)
            self._begin_action()
        elif asked == phase.PAY:
            payment.pay(self, move - action.PAY)
            self._pay()
        elif asked == phase.VP_TILE:
            if move == action.DECLINE:
                vp_tile.decline(self)
            else:
                vp_tile.put(self, (move - action.VP_TILE) // 6, (move - action.VP_TILE) % 6)
            self._benefit()
        elif asked == phase.PRESTIGE:
            if move == action.KEEP:
                prestige.keep(self)
            else:
                prestige.give(self, move - action.GIVE)
            if prestige.is_done(self):
                self._finish_action()
        elif asked == phase.END_TILE:
            end_tile.take(self, move - action.TAKE_END)
            self._finish_action()
        elif asked == phase.PAIRS:
            if move == action.ENOUGH:
                pair.finish(self)
            else:
                pair.hand_in(self, move - action.PAIR)
        elif asked == phase.FIRST_PLAYER:
            setup.choose_first(self, move - action.FIRST_PLAYER)
            self._go_on()
        elif asked == phase.TOKENS:
            setup.set_token(self, move - action.SET_TOKEN)
            self._go_on()
        elif asked == phase.TRACK:
            setup.set_number(self, move - action.SET_NUMBER + 1)
            self._go_on()
        if asked > phase.LAY and self.phase == phase.ACT:
            self._settle_turn()

    def _do_turn(self, move: int) -> None:
        """A move of the player's turn; the first test that holds is the right one."""
        if move < action.MOVE:
            placing.place(self, move - action.PLACE)
            self._finish_action()
        elif move < action.CLIMB:
            from_where = (move - action.MOVE) // 14
            moving.begin(self, from_where // 8, from_where % 8, (move - action.MOVE) % 14)
            self._pay()
        elif move < action.LOOK:
            moving.climb(self, (move - action.CLIMB) // 8, (move - action.CLIMB) % 8)
            self._pay()
        elif move == action.LOOK:
            end_tile.look(self)
        elif move < action.STAY:
            track.advance(self, move - action.ADVANCE + 1)
            self._finish_action()
        elif move == action.STAY:
            track.stay(self)
            self._finish_action()
        elif move < action.SELL:
            trade.buy(self, move - action.BUY)
        elif move < action.USE:
            trade.sell(self, move - action.SELL)
        elif move < action.TAKE:
            bonus_tile.use(self, move - action.USE + 1)
        elif move < action.RETREAT:
            bonus_tile.use_taking(self, move - action.TAKE + 1)
        elif move < action.USE_END:
            bonus_tile.use_retreating(self, move - action.RETREAT + 1)
        elif move < action.OPEN_END:
            end_tile.use(self, move - action.USE_END)
        elif move < action.SELL_OPEN:
            end_tile.open_token(self, tile.END_TOKEN + move - action.OPEN_END)
        else:
            trade.sell_open(self, move - action.SELL_OPEN)
        if self.phase == phase.ADVANCE and not track.can_raise_fee(self):
            self._finish_action()

    # --- P-5.11 the order: pay, move, VP tile, token, points, bonus track, prestige ---------------

    def _pay(self) -> None:
        if payment.settle(self):
            moving.arrive(self)
            if not vp_tile.ask(self):
                self._benefit()

    def _benefit(self) -> None:
        if self.target < site.LANDMARK:
            if not benefit.take(self):
                self._finish_action()
        else:
            prestige.begin(self)
            if prestige.is_done(self):
                self._finish_action()

    # --- the rest of the contract --------------------------------------------------------------

    def copy(self) -> Paris:
        """An independent game in the same position."""
        twin = Paris.__new__(Paris)
        self._copy_to(twin)
        return twin

    def _turn(self) -> Turn:
        return Turn(self.turns, self.seat if self.turns else None)

    def _reveals(self, move: int) -> bool:
        """A look shows which end-game tiles are left, and so what the others took (P-10.5)."""
        return move == action.LOOK

    def _refusal(self, move: int) -> Refusal:
        return refusal.refusal(self, move)

    def _describe(self, move: int) -> dict[str, Any]:
        return moves.describe(self, move)

    def _number(self, record: Mapping[str, Any]) -> int:
        return moves.number(record)

    def _name(self, move: int) -> str:
        return moves.name(self, move)

    def _parse(self, text: str) -> int:
        return moves.parse(text)

    def position(self) -> dict[str, Any]:
        return document.position(self)

    def _offers(self) -> list[dict[str, Any]]:
        return offer.offers(self)

    def _printed(self) -> dict[str, Any]:
        return printed.printed(self)

    def _view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def _imagine(self, seat: int, rng: Rng) -> Game:
        return secret.imagine(self, seat, rng)

    def result(self) -> dict[str, Any]:
        return result.result(self)

    def _private_to(self, move: int) -> int | None:
        return self.seat if action.TAKE_END <= move < action.VP_TILE else None

    def _tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        return secret.tell(ledger, seat)
