"""The game: leads through the chapters of the rulebook from one decision to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.lumiere import (
    action,
    building,
    document,
    moves,
    offer,
    paving,
    postcard,
    printed,
    refusal,
    region,
    result,
    secret,
    setup,
    stage,
    turn,
    view,
)
from quartier.games.lumiere.state import State
from quartier.kernel import mover
from quartier.kernel.errors import Refusal
from quartier.kernel.game import Event, Turn
from quartier.kernel.movelist import Moves
from quartier.kernel.rng import Rng
from quartier.kernel.title import resolve, title


class Lumiere(State):
    """A game of Paris: La Cité de la Lumière."""

    title = "lumiere"
    actions = action.COUNT

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self._begin(players, resolve(title("lumiere"), players, options))

    def _begin(self, players: int, options: dict[str, Any]) -> None:
        """Start a game whose players and options are checked already."""
        super().__init__(players, options)
        setup.prepare(self)
        self._advance()

    def copy(self) -> Lumiere:
        twin = Lumiere.__new__(Lumiere)
        self._copy_to(twin)
        return twin

    # --- the moves ------------------------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        if self.stage == stage.PAVING:
            paving.offer(self, into)
        elif self.stage == stage.BUILDING:
            postcard.offer(self, into)
            building.offer(self, into)
        elif self.stage == stage.PUTTING:
            postcard.offer_putting(self, into)
        elif self.stage == stage.GIVING:
            postcard.offer_giving(self, into)
        elif self.stage != stage.ENDED:
            setup.offer(self, into)

    def _draw(self, rng: Rng) -> int:
        return setup.pick(self, rng)

    def _do(self, move: int) -> None:
        self._carry_out(move)
        self._advance()

    def _carry_out(self, move: int) -> None:
        """The move itself, without what follows from it."""
        if move == action.PASS:
            turn.decline(self)
            if self.stage == stage.BUILDING:
                turn.rest(self)
        elif move >= action.PAINTER:
            postcard.put(self, move)
        elif move >= action.PLACE:
            building.lay(self, move - action.PLACE)
        elif move >= action.TILE:
            paving.lay(self, move - action.TILE)
        elif move >= action.USE:
            postcard.take(self, move - action.USE, True)
        elif move >= action.LEAVE:
            postcard.take(self, move - action.LEAVE, False)
        elif move >= action.GIVE:
            postcard.give(self, move - action.GIVE)
        elif move >= action.TAKE:
            paving.take(self, move - action.TAKE)
        elif move >= action.DRAW:
            setup.draw(self, setup.drawer(self), move - action.DRAW)
        elif move >= action.FIRST:
            setup.choose_starter(self, move - action.FIRST)
        else:
            setup.deal(self, move - action.DEAL)

    # --- from one decision to the next ----------------------------------------------------

    def _advance(self) -> None:
        """Go on to the next decision. Where only one thing can be done, it is done."""
        while True:
            if self.passed and self.stage != stage.ENDED:
                return
            if self.stage == stage.DEALING:
                if not setup.is_dealt(self):
                    self.to_move = mover.CHANCE
                    return
                self.open = self.in_play
                self.stage = stage.STARTING
            elif self.stage == stage.STARTING:
                if self.starter < 0:
                    self.to_move = mover.CHANCE
                    return
                setup.start(self)
            elif self.stage == stage.DRAWING:
                seat = setup.drawer(self)
                if seat < 0:
                    self.stage = stage.PAVING
                elif self.stack[seat] & (self.stack[seat] - 1):
                    self.to_move = mover.CHANCE
                    return
                else:
                    setup.draw(self, seat, region.lowest(self.stack[seat]))
            elif self.stage == stage.PAVING:
                if paving.is_over(self):
                    building.start(self)
                elif paving.is_idle(self):
                    turn.skip(self)
                else:
                    self.to_move = self.seat
                    return
            elif self.stage == stage.ENDED:
                self.to_move = mover.OVER
                return
            elif self._is_choice():
                self.to_move = self.seat
                return

    def _is_choice(self) -> bool:
        """Whether phase 2 waits for a player to choose; if not, it is done what can be done."""
        if self.stage == stage.BUILDING:
            if self.tokens[self.seat] > 0 and self.open & (self.open - 1):
                return True
            if building.count_places(self, self.seat, self.reserve[self.seat], 0, 2) == 2:
                return True
        aside = self._room()
        self._offer(aside)
        if aside.count > 1:
            return True
        if aside.count == 1:
            self._carry_out(aside.numbers[0])
        else:  # L-4.11
            turn.skip(self)
            turn.rest(self)
        return False

    def _put(self, draft: dict[str, Any]) -> None:
        """Take over a position whose numbers ``document.py`` has checked. ``_advance`` goes on from there."""
        super()._put(draft)
        if self.stage >= stage.BUILDING:
            building.find_sites(self)

    # --- in words and documents -----------------------------------------------------------

    def _turn(self) -> Turn:
        return Turn(self.turns, self.seat if self.turns else None)

    def _describe(self, move: int) -> dict[str, Any]:
        return moves.describe(move)

    def _number(self, record: Mapping[str, Any]) -> int:
        return moves.number(record)

    def _name(self, move: int) -> str:
        return moves.name(move)

    def _parse(self, text: str) -> int:
        return moves.parse(text)

    def _refusal(self, move: int) -> Refusal:
        return refusal.refusal(self, move)

    def position(self) -> dict[str, Any]:
        return document.position(self)

    def _offers(self) -> list[dict[str, Any]]:
        return offer.offers(self)

    def _view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def _printed(self) -> dict[str, Any]:
        return printed.printed(bool(self.with_flips))

    def result(self) -> dict[str, Any]:
        return result.result(self)

    def _private_to(self, move: int) -> int | None:
        """A drawn tile is known to its owner alone (L-2.4)."""
        is_draw = self.stage == stage.DRAWING and action.DRAW <= move < action.TAKE
        return setup.drawer(self) if is_draw else None

    def _tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        return secret.tell(ledger, seat)

    def _imagine(self, seat: int, rng: Rng) -> Lumiere:
        twin = self.copy()
        secret.redraw(twin, seat, rng)
        return twin


def start(players: int, options: dict[str, Any]) -> Lumiere:
    """A game before its first move; its players and options are checked already."""
    game: Lumiere = Lumiere.__new__(Lumiere)
    game._begin(players, options)
    return game
