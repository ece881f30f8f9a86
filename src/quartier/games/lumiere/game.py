"""The rulebook as code, in the rulebook's order: set-up, phase 1, phase 2, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.lumiere import document, moves, offer, refusal, result, view
from quartier.games.lumiere.deeds import Deeds
from quartier.games.lumiere.moves import (
    BUILDING,
    DEALING,
    DRAW,
    DRAWING,
    ENDED,
    FIRST,
    GIVE,
    GIVING,
    PAVING,
    PUTTING,
    STARTING,
    TAKE,
)
from quartier.games.lumiere.pieces import (
    CARDS,
    FIRST_GAME,
    FOUNTAIN,
    IN_PLAY,
    LEVITATION,
    TOKENS,
)
from quartier.games.lumiere.placement import TABLES, Sites
from quartier.kernel.errors import Refusal
from quartier.kernel.game import Event, Turn
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.rng import Rng
from quartier.kernel.title import resolve, title

ONE = 1


def bits(members: int) -> int:
    """How many members a small set has."""
    found = 0
    while members:
        members &= members - 1
        found += 1
    return found


class Lumiere(Deeds):
    """A game of Paris: La Cité de la Lumière."""

    title = "lumiere"
    actions = moves.ACTIONS

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self._begin(players, resolve(title("lumiere"), players, options))

    def _begin(self, players: int, options: dict[str, Any]) -> None:
        """Start a game whose players and options are checked already."""
        super().__init__(players, options)
        self.hand_size = options["hand"]
        self.with_flips = int(options["flip"])
        if options["postcards"] != "random":  # L-2.2
            chosen = FIRST_GAME if options["postcards"] == "first-game" else options["postcards"]
            for card in chosen:
                self.in_play |= 1 << CARDS.index(card)
        if options["first_player"] != "random":  # L-2.6
            self.starter = int(options["first_player"] == "seat-2")
        self._settle()

    def copy(self) -> Lumiere:
        twin = Lumiere.__new__(Lumiere)
        self._copy_into(twin)
        return twin

    def _do(self, move: int) -> None:
        self._apply(move)
        self._settle()

    def _draw(self, rng: Rng) -> int:
        """Each outcome is as likely as any other (L-2.2, L-2.4, L-2.6)."""
        if self.stage == DRAWING:
            members = self.stack[self._drawer()]
            return DRAW + self._nth(members, rng._below(bits(members)))
        if self.stage == STARTING:
            return FIRST + rng._below(2)
        members = ~self.in_play & 4095
        return self._nth(members, rng._below(bits(members)))

    # --- what follows of its own accord ---------------------------------------------------

    def _settle(self) -> None:
        """Go on to the next real decision; what can go one way only goes that way."""
        while True:
            if self.passed and self.stage != ENDED:
                return
            if self.stage == DEALING:
                if bits(self.in_play) < IN_PLAY:
                    self.to_move = CHANCE
                    return
                self.open = self.in_play
                self.stage = STARTING
            elif self.stage == STARTING:
                if self.starter < 0:
                    self.to_move = CHANCE
                    return
                self.seat = self.starter
                self.turns = 1
                self.stage = DRAWING
            elif self.stage == DRAWING:
                seat = self._drawer()
                if seat < 0:
                    self.stage = PAVING
                elif self.stack[seat] & (self.stack[seat] - 1):
                    self.to_move = CHANCE
                    return
                else:
                    self._draw_tile(seat, self._lowest(self.stack[seat]))
            elif self.stage == PAVING:
                if self.hand[0] | self.hand[1] == 0:
                    self._start_building()
                elif self.hand[self.seat] == 0 and self.pool == 0:  # L-3.7
                    self._skip()
                else:
                    self.to_move = self.seat
                    return
            elif self.stage == ENDED:
                self.to_move = OVER
                return
            elif self._is_open_choice():
                self.to_move = self.seat
                return

    def _is_open_choice(self) -> bool:
        """Whether phase 2 waits for a player; if not, does what there is to do."""
        if self.stage == BUILDING and self.tokens[self.seat] > 0 and bits(self.open) > 1:
            return True
        if self.stage == BUILDING and self._count_sites(self.reserve[self.seat], 0, 2) == 2:
            return True
        aside = self._room()
        self._offer(aside)
        if aside.count > 1:
            return True
        if aside.count == 1:
            self._apply(aside.numbers[0])
        else:  # L-4.11
            self._skip()
            self._count_idle()
        return False

    def _skip(self) -> None:
        """This seat has nothing to do."""
        if self.ledger is not None:
            self.ledger.append({"type": "skip", "seat": self.seat})
        self._pass_turn()

    def _start_building(self) -> None:
        """Phase 1 ends with the sixteenth tile; who laid an eighth tile first begins (L-3.8, L-4.1)."""
        self.stage = BUILDING
        self.seat = self.first_done
        self._find_sites()
        if self.ledger is not None:
            self.ledger.append({"type": "phase", "seat": self.seat})

    def _find_sites(self) -> None:
        """From here on the colours of the board stay, and with them where each shape fits."""
        sites = Sites()
        sites.lamps = self.lamps
        sites.with_flips = self.with_flips
        for seat in range(2):
            sites.coloured[seat] = self.coloured[seat]
        self.sites = sites

    def _gains(self, numbers: list[int]) -> list[int]:
        """By how much each of these legal moves changes the own score at once."""
        seat = self.seat
        before = self._score(seat)
        found = []
        for move in numbers:
            after = self.copy()
            after._apply(move)
            found.append(after._score(seat) - before)
        return found

    def _best_use(self, move: int) -> int:
        """The most that the postcard taken by this legal move can bring at once."""
        seat = self.seat
        ahead = self.copy()
        ahead._apply(move)
        if ahead.stage == GIVING:
            ahead._apply(GIVE + self._lowest(ahead.reserve[seat]))
        most: int = max(ahead._gains(ahead.legal()))
        return most + ahead._score(seat) - self._score(seat)

    def _has_place(self, seat: int, shape: int) -> bool:
        """Whether a seat could lay this shape somewhere, powers in hand included."""
        turn = self.seat
        self.seat = seat
        powers = self._powers()
        if shape == FOUNTAIN:  # L-5.9
            powers &= 2
        found = self._count_sites(1 << shape, powers, 1)
        self.seat = turn
        return found > 0

    def _must_build(self, seat: int) -> bool:
        """Whether a building of a seat's reserve fits without a power (L-4.9)."""
        turn = self.seat
        self.seat = seat
        found = self._count_sites(self.reserve[seat], 0, 1)
        self.seat = turn
        return found > 0

    def _restore(self, state: dict[str, Any]) -> str | None:
        """Become the position that ``document`` has checked, then go on to the next decision.

        What only the board can tell is checked here; the answer is what is wrong, or None.
        """
        self.stage, self.seat, self.idle = state["stage"], state["turn"], state["idle"]
        self.turns = state["turns"]
        self.starter, self.first_done = state["starter"], state["first_done"]
        self.pending, self.returned = state["pending"], state["returned"]
        self.in_play, self.used = state["in_play"], state["used"]
        self.open = state["in_play"] & ~(state["taken"][0] | state["taken"][1])
        if self.stage == DEALING:
            self.open = 0
        for area, code in state["laid"].items():
            self._set_tile(code // 32, code % 32, area)
        self.pool = 4095
        for seat in range(2):
            self.hand[seat], self.stack[seat] = state["hand"][seat], state["stack"][seat]
            self.reserve[seat], self.taken[seat] = state["reserve"][seat], state["taken"][seat]
            self.tokens[seat] = TOKENS - bits(self.taken[seat])
            self.pool &= ~self.reserve[seat]
        for shape, (seat, placement) in state["site"].items():
            self.site[shape], self.cells[shape] = placement, TABLES.cells[placement]
            self.covered |= self.cells[shape]
            if shape != FOUNTAIN:
                self.erected[seat] |= 1 << shape
                self.built[seat] |= self.cells[shape]
                self.pool &= ~(1 << shape)
        self.annex, self.annex_of = state["annex"], state["annex_of"]
        if self.annex >= 0:
            self.cells[self.annex_of] |= ONE << self.annex
            self.built[int(self.erected[1] >> self.annex_of & 1)] |= ONE << self.annex
            self.covered |= ONE << self.annex
        self.painter, self.dancer = state["painter"], state["dancer"]
        self.statue, self.facing = state["statue"], state["facing"]
        self.lamp, self.large_lamp = state["lamp"], state["large-lamp"]
        self.mixed_space = state["mixed"]
        for space in (self.painter, self.dancer, self.statue, self.lamp, self.large_lamp):
            if space >= 0:
                self.covered |= ONE << space
        if self.stage >= BUILDING:
            self._find_sites()
            problem = self._dead_end()
            if problem is not None:
                return problem
        self._settle()
        return None

    def _dead_end(self) -> str | None:
        """Why a game could not have come to this board and stage in phase 2; None if it could."""
        if self.stage == GIVING and not self._usable(1 << LEVITATION):
            return "pending: levitation needs a building to give back and a place for one of the pool"
        if self.stage == PUTTING and not self.legal():
            return f"pending: there is no place for the piece of {CARDS[self.pending]}"
        for seat in range(2):
            idle = self.idle == 2 or (self.idle == 1 and seat != self.seat)
            if idle and self._must_build(seat):  # L-4.9, L-4.12
                field = "stage: ended" if self.stage == ENDED else "idle: 1"
                return f"{field}, though seat {seat} can build"
        return None

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
        return view.printed(bool(self.with_flips))

    def result(self) -> dict[str, Any]:
        return result.result(self)

    def _private_to(self, move: int) -> int | None:
        """A tile drawn is for its owner's eyes only (L-2.4)."""
        return self._drawer() if self.stage == DRAWING and DRAW <= move < TAKE else None

    def _tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        return view.tell(ledger, seat)

    def _imagine(self, seat: int, rng: Rng) -> Lumiere:
        """The rival's hand is drawn anew from the tiles the rival has not laid."""
        twin = self.copy()
        rival = 1 - seat
        twin.hand[rival] = 0
        twin.stack[rival] = self.hand[rival] | self.stack[rival]
        for _ in range(bits(self.hand[rival])):
            tile = self._nth(twin.stack[rival], rng._below(bits(twin.stack[rival])))
            twin.stack[rival] &= ~(1 << tile)
            twin.hand[rival] |= 1 << tile
        return twin


def start(players: int, options: dict[str, Any]) -> Lumiere:
    """A game before its first move; its players and options are checked already."""
    game: Lumiere = Lumiere.__new__(Lumiere)
    game._begin(players, options)
    return game
