"""The course of a game: the moves so far, and which of them may be taken back.

Players may take back their own last moves until chance or somebody else has moved, until one of the moves
showed its player something new (``Game.reveals``), or until the moves were sealed. A move that ends a turn
can be *held*: it is shown, but nothing of the next turn happens before it is committed.
"""

from __future__ import annotations

from quartier.kernel.game import Event, Game
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.record import Record
from quartier.kernel.title import title

SPACING = 32
"""Moves between two kept copies of the game."""


class Course:
    """A game together with the moves that led to it.

    >>> course = Course(Record("lumiere", 2, {"first_player": "seat-1"}))
    >>> events = course.play(course.game.legal()[0])
    >>> course.undoable(0)  # chance is to move
    0
    """

    def __init__(self, start: Record) -> None:
        self.start = start
        """The record before its first move: a set-up or a position."""
        self.has_secrets = title(start.title).has_secrets
        self.game = start.start()
        """The game after all moves except a held one."""
        self.moves: list[int] = []
        self._held: Game | None = None
        """The game after the held move, before anything of the next turn."""
        self._mover = CHANCE
        """Who made the last move."""
        self._sealed = 0
        """How many of the moves can no longer be taken back."""
        self._copies = [self.game.copy()]

    # --- questions ---------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The number of moves, a held one included."""
        return len(self.moves)

    @property
    def is_held(self) -> bool:
        """Whether the last move waits to be committed."""
        return self._held is not None

    @property
    def shown(self) -> Game:
        """The game as it is shown: after a held move, too."""
        return self._held or self.game

    @property
    def awaited(self) -> int | None:
        """The seat that must move or commit next; None if it is nobody's turn."""
        if self.is_held:
            return self._mover
        return self.game.to_move if self.game.to_move >= 0 else None

    def undoable(self, seat: int) -> int:
        """How many moves this seat may take back."""
        if seat != self._mover or seat != self.awaited:
            return 0
        return self.ply - self._sealed

    def can_hold(self, move: int) -> bool:
        """Whether it makes sense to hold this legal move.

        It does if the move ends the turn but not the game, and does something that can be taken back.
        """
        if not self.game.ends_turn(move) or self.game.reveals(move):
            return False
        after = self.game.copy()
        after.play(move)
        return after.to_move != OVER and bool(self.game.tentative(move).ledger)

    def game_at(self, ply: int) -> Game:
        """A copy of the game as it was after that many moves."""
        if self._held is not None and ply == self.ply:
            return self._held.copy()
        nearest = min(ply // SPACING, len(self._copies) - 1)
        game = self._copies[nearest].copy()
        for move in self.moves[nearest * SPACING : ply]:
            game.play(move)
        return game

    # --- changes -----------------------------------------------------------------------------

    def play(self, move: int, hold: bool = False) -> list[Event]:
        """Play a move, or hold it, and return what it brought about. ``IllegalMove`` changes nothing."""
        if self.is_held:
            raise ValueError("a held move must be committed or taken back before the next one")
        game, mover = self.game, self.game.to_move
        reveals = self.has_secrets and mover != CHANCE and game.reveals(move)
        if hold:
            self._held = game.tentative(move)
            ledger = list(self._held.ledger or ())
        else:
            ledger = played(game, move)
        if mover != self._mover:
            self._mover = mover
            self.seal()
        self.moves.append(move)
        if reveals:
            self.seal()
        if not hold:
            self._keep_copy()
        return ledger

    def commit(self) -> list[Event]:
        """Let the held move count, and return what it brought about beyond what was shown before."""
        if self._held is None:
            raise ValueError("no move is held")
        known = len(self._held.ledger or ())
        self._held = None
        ledger = played(self.game, self.moves[-1])
        self._keep_copy()
        self.seal()
        return ledger[known:]

    def seal(self) -> None:
        """Rule out that any of the moves so far is taken back."""
        self._sealed = self.ply

    def take_back(self, seat: int) -> bool:
        """Take back the last move if this seat may do so; returns whether it may."""
        if not self.undoable(seat):
            return False
        self.drop()
        return True

    def drop(self) -> None:
        """Remove the last move, whoever made it."""
        self.moves.pop()
        if self._held is not None:
            self._held = None
        else:
            del self._copies[self.ply // SPACING + 1 :]
            self.game = self.game_at(self.ply)
        self._sealed = min(self._sealed, self.ply)

    def _keep_copy(self) -> None:
        if self.ply % SPACING == 0:
            self._copies.append(self.game.copy())


def played(game: Game, move: int) -> list[Event]:
    """Play a move and return the events that it brought about."""
    game.ledger = []
    try:
        game.play(move)
    finally:
        ledger, game.ledger = game.ledger, None
    return ledger
