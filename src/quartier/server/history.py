"""The log of one table and the game it leads to. No clock, no network, no disk.

Entries are only ever appended: an undo is an entry that takes the last move out of force. What a seat is
shown comes from the game itself, entry by entry, and is kept as encoded JSON for each viewer.

A player's move that ends the turn is *held*: the table shows the game after it, and nothing of the next
turn happens before the player commits.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from quartier.kernel.course import Course
from quartier.kernel.errors import IllegalMove, Refusal
from quartier.kernel.game import Event, Game
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.playout import let_chance_move
from quartier.kernel.record import Record
from quartier.server.bodies import Step
from quartier.server.denial import Denial
from quartier.server.store.rows import EntryRow

encode = msgspec.json.Encoder().encode


class History:
    """All entries of a table, the moves in force, and the game after them."""

    def __init__(self, start: Record) -> None:
        self._course = Course(start)
        self.start = start
        """The record before its first move."""
        self.has_secrets = self._course.has_secrets
        self.seq = 0
        self.began = 0
        """The seat that made the first decision."""
        self._has_begun = False
        self.is_stopped = False
        """Whether play has ended here for good, because a corrected rule stopped the game."""
        self._skipped = 0
        """Moves at the end that the rules no longer know; the undos that took them back are still to come."""
        viewers = start.players + 1 if self.has_secrets else 1
        self._told: list[list[bytes]] = [[] for _ in range(viewers)]

    # --- questions ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game after the moves in force, except a held one."""
        return self._course.game

    @property
    def moves(self) -> list[int]:
        """The moves in force."""
        return self._course.moves

    @property
    def ply(self) -> int:
        """The number of moves in force."""
        return self._course.ply + self._skipped

    @property
    def held(self) -> bool:
        """Whether the last move waits for its player to commit."""
        return self._course.is_held

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.to_move == OVER

    @property
    def awaited(self) -> int | None:
        """The seat that must move or commit next; None if it is nobody's turn."""
        return self._course.awaited

    @property
    def is_void(self) -> bool:
        """Whether the last moves are ones that the rules no longer know."""
        return self._skipped > 0

    def undoable(self, seat: int) -> int:
        """How many moves this seat may take back."""
        return self._course.undoable(seat)

    def steps(self, viewer: int | None, since: int) -> list[msgspec.Raw]:
        """The entries after ``since`` as this viewer may know them."""
        return [msgspec.Raw(each) for each in self._list_of(viewer)[since:]]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What the viewer sees now. While a turn is held, no move is offered."""
        seen = self._course.shown.view(viewer)
        return {**seen, "legal": []} if self.held or self.is_stopped else seen

    def game_at(self, ply: int) -> Game:
        """A copy of the game as it was after that many of the moves in force."""
        return self._course.game_at(ply)

    def reason(self, seat: int | None, move: int | None, record: dict[str, Any] | None) -> Refusal | None:
        """Why the seat may not play this now, or None if it may."""
        if seat is None or self.awaited != seat:
            return Refusal("not-your-turn", "")
        if self.held:
            return Refusal("held", "")
        try:
            number = self.number(move, record)
        except IllegalMove as refused:
            return Refusal(refused.reason, refused.clause, refused.detail)
        return self.game.refusal(number)

    def number(self, move: int | None, record: dict[str, Any] | None) -> int:
        """The number of a move that was sent by number or by record; ``IllegalMove`` if it was not sent."""
        if move is not None:
            return move
        if record is None:
            raise IllegalMove("unknown-move")
        return self.game.number(record)

    # --- changes -----------------------------------------------------------------------------

    def begin(self, rng: random.Random, now: int) -> list[EntryRow]:
        """The draws before the first decision."""
        return self._draw(rng, now)

    def play(self, seat: int, move: int, commit: bool, rng: random.Random, now: int) -> list[EntryRow]:
        """Play a seat's move and whatever chance has to add; ``IllegalMove`` changes nothing."""
        if self.held:
            raise Denial("held")
        if self.game.to_move != seat:
            raise Denial("not-your-turn")
        hold = not commit and self._course.can_hold(move)
        entry = EntryRow(self.seq + 1, "move", seat, move, hold, now)
        self.apply(entry)
        return [entry] if hold else [entry, *self._draw(rng, now)]

    def commit(self, rng: random.Random, now: int) -> list[EntryRow]:
        """End the held turn."""
        if not self.held or self.awaited is None:
            raise Denial("nothing-held")
        entry = EntryRow(self.seq + 1, "commit", self.awaited, -1, False, now)
        self.apply(entry)
        return [entry, *self._draw(rng, now)]

    def undo(self, seat: int, now: int) -> list[EntryRow]:
        """Take back the last move of this seat."""
        if not self.undoable(seat):
            raise Denial("nothing-to-undo")
        entry = EntryRow(self.seq + 1, "undo", seat, -1, False, now)
        self.apply(entry)
        return [entry]

    def apply(self, entry: EntryRow) -> None:
        """Bring one entry into force, new or read from the store; ``IllegalMove`` changes nothing."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        if entry.kind == "move" and self.is_void:
            self.skip(entry)
        elif entry.kind == "move":
            self._play(entry)
        elif entry.kind == "undo":
            self._take_back()
            self._tell_all(entry, None, None, None)
        else:
            ledger = self._course.commit() if self.held else []
            self._course.seal()
            self._tell_all(entry, None, None, ledger)
        self.seq = entry.seq

    def skip(self, entry: EntryRow) -> None:
        """Note a move that the rules no longer know and that was taken back later."""
        self._skipped += 1
        self._tell_all(entry, None, None, None)
        self.seq = entry.seq

    def _take_back(self) -> None:
        # An old log may take back what could not be taken back today, so nothing is asked here.
        if self._skipped:
            self._skipped -= 1
        else:
            self._course.drop()

    def _play(self, entry: EntryRow) -> None:
        game, move, turn = self.game, entry.move, self.game.turn.number
        told, owner = (game.describe(move), game.name(move)), game.private_to(move)
        ledger = self._course.play(move, entry.held)
        if entry.seat >= 0 and not self._has_begun:
            self.began, self._has_begun = entry.seat, True
        self._tell_all(entry, told, owner, ledger)
        if not entry.held and game.turn.number != turn:
            # A turn that was ended at once stays ended, even if the same player goes on.
            self._course.seal()

    def _draw(self, rng: random.Random, now: int) -> list[EntryRow]:
        """Let chance move until a player has to decide."""
        entries = []

        def play(move: int) -> None:
            entry = EntryRow(self.seq + 1, "move", CHANCE, move, False, now)
            self.apply(entry)
            entries.append(entry)

        let_chance_move(self.game, rng, play)
        return entries

    # --- telling -----------------------------------------------------------------------------

    def _list_of(self, viewer: int | None) -> list[bytes]:
        return self._told[0 if viewer is None or not self.has_secrets else viewer + 1]

    def _tell_all(
        self,
        entry: EntryRow,
        move: tuple[dict[str, Any], str] | None,
        owner: int | None,
        ledger: list[Event] | None,
    ) -> None:
        for index, told in enumerate(self._told):
            viewer = index - 1 if index else None
            seen = move if owner is None or owner == viewer else None
            step = Step(
                seq=entry.seq,
                ply=self.ply,
                kind=entry.kind,
                seat=entry.seat,
                time=entry.time,
                record=seen[0] if seen else None,
                name=seen[1] if seen else None,
                events=self.game.tell(ledger, viewer) if ledger else [],
            )
            told.append(encode(step))
