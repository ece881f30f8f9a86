"""The log of one table and the game it leads to. No clock, no network, no disk.

Entries are only ever appended: an undo is an entry that takes the last move out of force. Whatever is
shown to a seat is told by the game itself, entry by entry, and kept as encoded JSON for each viewer.

A player's move that ends the turn is *held*: the table shows the game as it leaves it, and nothing of the
next turn happens before the commit.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from quartier.kernel.errors import IllegalMove
from quartier.kernel.errors import Refusal as Reason
from quartier.kernel.game import Event, Game, draw
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.record import Record
from quartier.kernel.title import title as find_title
from quartier.server.bodies import Step
from quartier.server.refusal import Refusal
from quartier.server.store.rows import EntryRow

SPACING = 32
"""Moves between two kept copies of the game."""
encode = msgspec.json.Encoder().encode


class History:
    """All entries of a table, the moves in force, and the game after them."""

    def __init__(self, start: Record) -> None:
        self.start = start
        """The record before its first move."""
        self.has_secrets = find_title(start.title).has_secrets
        self.game = start.start()
        """After the moves in force, but for a held one."""
        self._shown: Game | None = None
        """After the held move, before anything of the next turn."""
        self.moves: list[int] = []
        self.seq = 0
        self.began = 0
        """The seat that made the first decision."""
        self._has_begun = False
        self.is_stopped = False
        """Nothing more may be played here."""
        self._void: int | None = None
        """From this ply on, moves that mean nothing any more wait for the undo that followed them."""
        self._copies: list[Game] = [self.game.copy()]
        self._fixed = 0
        """Moves up to here can no longer be taken back."""
        self._fixer = CHANCE
        """Whose moves stand after the fixed ones."""
        viewers = start.players + 1 if self.has_secrets else 1
        self._told: list[list[bytes]] = [[] for _ in range(viewers)]

    # --- questions ---------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many moves are in force."""
        return len(self.moves)

    @property
    def held(self) -> bool:
        """Whether the last move waits for its player's commit."""
        return self._shown is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.to_move == OVER

    @property
    def awaited(self) -> int | None:
        """The seat whose decision or commit is awaited."""
        if self.held:
            return self._fixer
        return self.game.to_move if self.game.to_move >= 0 else None

    def undoable(self, seat: int) -> int:
        """How many moves this seat may take back."""
        return self.ply - self._fixed if seat == self._fixer else 0

    def steps(self, viewer: int | None, since: int) -> list[msgspec.Raw]:
        """The entries after ``since`` as this viewer may know them."""
        return [msgspec.Raw(each) for each in self._list_of(viewer)[since:]]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What the viewer sees now; while a turn is held nothing is offered."""
        seen = (self._shown or self.game).view(viewer)
        return {**seen, "legal": []} if self.held or self.is_stopped else seen

    def game_at(self, ply: int) -> Game:
        """The game after that many of the moves in force."""
        if self._shown is not None and ply == self.ply:
            return self._shown.copy()
        start = min(ply // SPACING, len(self._copies) - 1)
        game = self._copies[start].copy()
        for move in self.moves[start * SPACING : ply]:
            game.play(move)
        return game

    def reason(self, seat: int, move: int | None, record: dict[str, Any] | None) -> Reason | None:
        """Why the seat may not play this now, or None when it may."""
        if self.awaited != seat:
            return Reason("not-your-turn", "")
        if self.held:
            return Reason("held", "")
        try:
            number = self.game.number(record) if move is None and record is not None else move
        except IllegalMove as refused:
            return Reason(refused.reason, refused.clause, refused.detail)
        return Reason("unknown-move", "") if number is None else self.game.refusal(number)

    # --- changes -----------------------------------------------------------------------------

    def begin(self, rng: random.Random, now: int) -> list[EntryRow]:
        """The draws before the first decision."""
        return self._settle(rng, now)

    def play(self, seat: int, move: int, commit: bool, rng: random.Random, now: int) -> list[EntryRow]:
        """Play a move of a seat and whatever chance has to add; ``IllegalMove`` changes nothing."""
        if self.held:
            raise Refusal("held")
        if self.game.to_move != seat:
            raise Refusal("not-your-turn")
        self.game.copy().play(move)
        entry = EntryRow(self.seq + 1, "move", seat, move, not commit and self._is_to_hold(move), now)
        self.apply(entry)
        return [entry] if entry.held else [entry, *self._settle(rng, now)]

    def commit(self, rng: random.Random, now: int) -> list[EntryRow]:
        """End the held turn."""
        if not self.held:
            raise Refusal("nothing-held")
        entry = EntryRow(self.seq + 1, "commit", self._fixer, -1, False, now)
        self.apply(entry)
        return [entry, *self._settle(rng, now)]

    def undo(self, seat: int, now: int) -> list[EntryRow]:
        """Take the last move of this seat back."""
        if self.undoable(seat) < 1:
            raise Refusal("nothing-to-undo")
        entry = EntryRow(self.seq + 1, "undo", seat, -1, False, now)
        self.apply(entry)
        return [entry]

    def apply(self, entry: EntryRow) -> None:
        """Bring one entry into force, new or read from the store."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        if entry.kind == "move" and self._void is not None:
            self.skip(entry)
        elif entry.kind == "move":
            self._apply_move(entry)
        elif entry.kind == "undo":
            self.moves.pop()
            self._take_back()
            self._tell_all(entry, None, None, None)
        else:
            self._commit(entry)
        self.seq = entry.seq

    @property
    def is_void(self) -> bool:
        """Whether the last moves mean nothing any more."""
        return self._void is not None

    def skip(self, entry: EntryRow) -> None:
        """Note a move that the rules no longer know and that was taken back later."""
        if self._void is None:
            self._void = self.ply
        self.moves.append(entry.move)
        self._tell_all(entry, None, None, None)
        self.seq = entry.seq

    def _take_back(self) -> None:
        """Bring the game to where the moves now end."""
        if self._shown is not None:
            self._shown = None
        elif self._void is None:
            del self._copies[self.ply // SPACING + 1 :]
            self.game = self.game_at(self.ply)
        elif self.ply == self._void:
            self._void = None

    def _apply_move(self, entry: EntryRow) -> None:
        game, move = self.game, entry.move
        if entry.seat >= 0 and not self._has_begun:
            self.began, self._has_begun = entry.seat, True
        told, owner = (game.describe(move), game.name(move)), game.private_to(move)
        reveals = self.has_secrets and entry.seat >= 0 and game.reveals(move)
        turn = game.turn.number
        if entry.held:
            self._shown = game.tentative(move)
            ledger = self._shown.ledger
        else:
            ledger = played(game, move)
        self.moves.append(move)
        self._tell_all(entry, told, owner, ledger)
        if entry.seat != self._fixer:
            self._fixed, self._fixer = self.ply - 1, entry.seat
        if not entry.held:
            self._keep_copy()
            # What chance brought is known now, and another's move or an ended turn is not mine to take back.
            if entry.seat == CHANCE or game.to_move != entry.seat or game.turn.number != turn:
                self._fixed = self.ply
        if reveals:
            self._fixed = self.ply

    def _commit(self, entry: EntryRow) -> None:
        """The held move counts, and what follows it is told now."""
        ledger: list[Event] = []
        if self._shown is not None:
            before = len(self._shown.ledger or ())
            self._shown = None
            ledger = played(self.game, self.moves[-1])[before:]
            self._keep_copy()
        self._fixed = self.ply
        self._tell_all(entry, None, None, ledger)

    def _keep_copy(self) -> None:
        if self.ply % SPACING == 0:
            self._copies.append(self.game.copy())

    def _settle(self, rng: random.Random, now: int) -> list[EntryRow]:
        """Draw until somebody has to decide."""
        entries = []
        while self.game.to_move == CHANCE:
            entry = EntryRow(self.seq + 1, "move", CHANCE, draw(self.game, rng), False, now)
            self.apply(entry)
            entries.append(entry)
        return entries

    def _is_to_hold(self, move: int) -> bool:
        """Whether a move waits for its player's word: it ends the turn and leaves something to take back."""
        if not self.game.ends_turn(move) or self.game.reveals(move):
            return False
        after = self.game.copy()
        after.play(move)
        return after.to_move != OVER and bool(self.game.tentative(move).ledger)

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


def played(game: Game, move: int) -> list[Event]:
    """Play a move and give what it brought about."""
    game.ledger = []
    try:
        game.play(move)
    finally:
        ledger, game.ledger = game.ledger, None
    return ledger
