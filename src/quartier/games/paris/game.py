"""The course of the game: turns, the last round, the end (chapters P-3, P-4 and P-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.paris import document, moves, offer, pieces, printed, refusal, score, secrets, view
from quartier.games.paris.actions import (
    ACTIONS,
    ADVANCE,
    ASK_ACT,
    ASK_ADVANCE,
    ASK_BACK,
    ASK_DRAW,
    ASK_END_TILE,
    ASK_FIRST,
    ASK_LAY,
    ASK_NOTHING,
    ASK_PAIR,
    ASK_PAY,
    ASK_PRESTIGE,
    ASK_STACK,
    ASK_TOKEN,
    ASK_VP_TILE,
    BACK,
    BUY,
    CLIMB,
    DECLINE,
    DRAW,
    END_TURN,
    ENOUGH,
    FIRST,
    FIRST_TOKEN_TILE,
    GIVE,
    KEEP,
    LAY,
    LOOK,
    MOVE,
    NUMBER,
    OPEN_END,
    PAIR,
    PAY,
    PLACE,
    RETREAT,
    SELL,
    SELL_OPEN,
    STACK,
    STAY,
    TAKE,
    TAKE_END,
    TOKEN,
    USE,
    USE_END,
    VP_TILE,
)
from quartier.games.paris.stacks import Stacks
from quartier.kernel.errors import BadOptions, Refusal
from quartier.kernel.game import Event, Game, Moves, Turn
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.rng import Rng

SELL_PRICE = [0] * 6
for _kind in range(6):
    SELL_PRICE[_kind] = pieces.SELL[pieces.KINDS[_kind]]


class Paris(Stacks):
    """A game of Paris."""

    title = "paris"
    actions = ACTIONS

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        if players not in pieces.KEYS or options.get("stacks") not in (2, 3):
            raise BadOptions(
                "a game of Paris has 2, 3 or 4 players and complete options: quartier.new makes one"
            )
        super().__init__(players, options)
        if options["first_player"] == "seat-1":
            self._go_on()

    # --- P-3, P-4 a turn: the draw, one action, trading before and after it -----------------------

    def _begin_turn(self) -> None:
        self.turns += 1
        self.acted = self.drew = 0
        self.to_move = self.seat
        if self.ledger is not None:
            self.ledger.append({"type": "turn", "seat": self.seat, "turn": self.turns})
        if self.tiles_left() == 0:  # P-3.5
            self._begin_action()
            return
        stacks = 0
        only = 0
        for stack in range(3):
            if self.stack_size[stack]:
                stacks += 1
                only = stack
        if stacks == 1:  # P-3.4
            self._draw_from(only)
        else:
            self.phase = ASK_STACK

    def _begin_action(self) -> None:
        self.phase = ASK_ACT
        self._settle_turn()

    def _settle_turn(self) -> None:
        """Play what has no alternative (P-4.7).

        Never for a seat with an end-game tile: it may always use it, and whether it has to must not
        tell the others what is on it.
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
            if self.held[seat] == 0 and not (self.can_buy(0) or self.can_buy(1) or self.can_buy(2)):
                self._end_turn()
                return
        elif self.keys[seat]:
            spots = 1 - self.arc[seat]
            for district in range(6):
                spots += 1 - self.bank[district * 4 + seat]
            if spots > 1:
                return
        local = self._room()
        self._offer_turn(local)
        if local.count == 1 and local.numbers[0] != LOOK:  # a look shows something new
            self._do(local.numbers[0])

    def _offer_turn(self, into: Moves) -> None:
        """The action, and trading and tiles around it, for the seat whose turn it is (P-4.4, P-7.5)."""
        if not self.acted:
            self._offer_places(into)
            self._offer_moves(into)
            if self.can_look():
                into.add(LOOK, 1)
        actions = into.count
        self._offer_buying(into)
        self._offer_selling(into)
        if self.held[self.seat]:
            self._offer_use(into, 0)
            self._offer_take(into)
        if self.end_held[self.seat]:
            self._offer_end_use(into)
            self._offer_end_open(into)
        self._offer_selling_open(into)
        if self.can_end_turn(actions):
            into.add(END_TURN, 1)

    def can_end_turn(self, actions: int) -> bool:
        """After the action; in the last round without one; or when none can be made possible."""
        if self.acted or self.ending == 2:  # P-11.12
            return True
        return actions == 0 and not self.could_act()  # P-4.5

    def _end_turn(self) -> None:
        while self.open_resources:  # P-9.19
            self._sell_open(0)
        while self.open_prestige:
            self._sell_open(1)
        following = self.seat + 1
        if following == self.players:
            following = 0
        if following == self.first:
            if self.ending == 2:
                self._finish()
                return
            if self.ending == 1:  # P-11.11
                self.ending = 2
                if self.ledger is not None:
                    self.ledger.append({"type": "last-round"})
        if self.holding:
            self.passed = True
            return
        self.seat = following
        self._begin_turn()

    def _finish(self) -> None:
        """Leftover tokens are sold (P-11.13), then the end is scored where it lies."""
        for seat in range(self.players):
            francs = 0
            for kind in range(6):
                count = self.tokens[seat * 6 + kind]
                francs += count * SELL_PRICE[kind]
                self.tokens[seat * 6 + kind] = 0
                if kind < 3:
                    self.supply[kind] += count
            self.francs[seat] += francs
            if francs and self.ledger is not None:
                self.ledger.append({"type": "leftovers", "seat": seat, "francs": francs})
        self.phase = ASK_NOTHING
        self.to_move = OVER
        if self.ledger is not None:
            score.tell_the_end(self, self.ledger)

    # --- what may be done, and doing it --------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        phase = self.phase
        if phase == ASK_ACT:
            self._offer_turn(into)
        elif ASK_BACK <= phase <= ASK_LAY:
            self._offer_tiles(into)
        elif phase == ASK_ADVANCE:
            self._offer_advance(into)
        elif phase == ASK_PAY:
            self._offer_payment(into)
        elif phase == ASK_PRESTIGE:
            self._offer_prestige(into)
        elif phase == ASK_VP_TILE:
            self._offer_vp_tiles(into)
        elif phase == ASK_END_TILE:
            self._offer_end_tiles(into)
        elif phase == ASK_PAIR:
            self._offer_pairs(into)
        else:
            self._offer_setup(into)

    def _do(self, move: int) -> None:
        phase = self.phase
        if phase in (ASK_ACT, ASK_ADVANCE):
            self._do_turn(move)
        elif phase == ASK_STACK:
            self._draw_from(move - STACK)
        elif phase == ASK_DRAW:
            self._turn_over(move - DRAW)
        elif phase == ASK_BACK:
            self._show_back(move - BACK)
            self._go_on()
        elif phase == ASK_LAY:
            self._lay(move - LAY)
            self._begin_action()
        elif phase == ASK_PAY:
            self._pay(move - PAY)
        elif phase == ASK_PRESTIGE:
            if move == KEEP:
                self._keep()
            else:
                self._give(move - GIVE)
        elif phase == ASK_VP_TILE:
            if move == DECLINE:
                if self.ledger is not None:
                    self.ledger.append({"type": "decline", "seat": self.seat})
                self._benefit()
            else:
                self._put_vp_tile((move - VP_TILE) // 6, (move - VP_TILE) % 6)
        elif phase == ASK_END_TILE:
            self._take_end(move - TAKE_END)
        elif phase == ASK_PAIR:
            if move == ENOUGH:
                self._finish_pairs()
            else:
                self._hand_in(move - PAIR)
        elif phase == ASK_FIRST:
            self.first = self.seat = move - FIRST
            if self.ledger is not None:
                self.ledger.append({"type": "first-player", "seat": self.seat})
            self._go_on()
        elif phase == ASK_TOKEN:
            self._set_token(move - TOKEN)
        else:
            self._set_number(move - NUMBER + 1)
        if self.phase == ASK_ACT and phase > ASK_LAY:
            self._settle_turn()

    def _do_turn(self, move: int) -> None:
        """A move of the player's turn; the last test that holds is the right one."""
        if move >= END_TURN:
            self._end_turn()
        elif move >= SELL_OPEN:
            self._sell_open(move - SELL_OPEN)
        elif move >= OPEN_END:
            self._open_end(FIRST_TOKEN_TILE + move - OPEN_END)
        elif move >= USE_END:
            self._use_end(move - USE_END)
        elif move >= RETREAT:
            self._use_retreating(move - RETREAT + 1)
        elif move >= TAKE:
            self._use_taking(move - TAKE + 1)
        elif move >= USE:
            self._use(move - USE + 1)
        elif move >= SELL:
            self._sell(move - SELL)
        elif move >= BUY:
            self._buy(move - BUY)
        elif move >= STAY:
            if self.ledger is not None:
                self.ledger.append({"type": "stay", "seat": self.seat})
            self._finish_action()
        elif move >= ADVANCE:
            self._advance(move - ADVANCE + 1)
        elif move >= LOOK:
            self._look()
        elif move >= CLIMB:
            self._climb((move - CLIMB) // 8, (move - CLIMB) % 8)
        elif move >= MOVE:
            place = (move - MOVE) // 14
            self._move(place // 8, place % 8, (move - MOVE) % 14)
        else:
            self._place(move - PLACE)
        if self.phase == ASK_ADVANCE and not self.can_raise_fee():
            self._finish_action()

    # --- the rest of the contract --------------------------------------------------------------

    def copy(self) -> Paris:
        """An independent game in the same position."""
        twin = Paris.__new__(Paris)
        twin._resemble(self)
        return twin

    def _put(self, draft: Any) -> None:
        super()._put(draft)
        self.to_move = self.seat
        if self.phase == ASK_NOTHING:
            self.to_move = OVER
        elif self.phase <= ASK_BACK or self.phase == ASK_DRAW:
            self.to_move = CHANCE

    def _turn(self) -> Turn:
        return Turn(self.turns, self.seat if self.turns else None)

    def _reveals(self, move: int) -> bool:
        """A look shows which end-game tiles are left, and so what the others took (P-10.5)."""
        return move == LOOK

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
        return secrets.imagine(self, seat, rng)

    def result(self) -> dict[str, Any]:
        return score.result(self)

    def _private_to(self, move: int) -> int | None:
        return self.seat if TAKE_END <= move < TAKE_END + 12 else None

    def _tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        return secrets.tell(ledger, seat)
