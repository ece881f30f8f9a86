"""The contract that every title fulfils, and what follows from it for all of them.

Callers use the names without an underscore. They check their arguments, once, and refuse wrong ones in words.
A title writes a subclass of ``Game`` with the methods marked *title* below, which may rely on those checks.
Compiled, some of them are C methods; ``game.pxd`` beside this file has their types. A title in plain Python
needs no such file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from quartier.kernel import argument, mover
from quartier.kernel.envelope import components, envelope, summary
from quartier.kernel.errors import Refusal
from quartier.kernel.movelist import Moves
from quartier.kernel.quote import quote
from quartier.kernel.rng import Rng, Source, as_rng
from quartier.kernel.sentence import illegal, refusal_of

MOST_PLAYERS = 64

Event = dict[str, Any]
"""What happened, as codes and numbers: ``{"type": "income", "seat": 0, "coins": 3, ...}``."""


class Turn(NamedTuple):
    """Which turn it is, counted from 1, and whose. Before the first player is known: 0 and None."""

    number: int
    seat: int | None


class Game:
    """One game: the position, who is to move, and which moves are legal."""

    title = ""
    """*Title.* The name of the title."""
    actions = 0
    """*Title.* Move numbers run from 0 to ``actions - 1``."""
    players: int
    to_move: int
    """A seat, ``CHANCE`` or ``OVER``."""
    ledger: list[Event] | None
    """Where a title puts its events; None while nobody wants them."""
    holding: bool
    """Whether the game stops before the next turn begins: see ``tentative``."""
    passed: bool
    """Whether it has stopped there."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        if type(players) is not int or not 1 <= players <= MOST_PLAYERS:
            raise ValueError(f"a game has 1 to {MOST_PLAYERS} players, not {quote(players)}")
        self.players = players
        self._options = dict(options)
        self.to_move = mover.CHANCE
        self.ledger = None
        self.holding = self.passed = False
        self._scratch: Moves | None = None

    # --- what a title writes -------------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        """*Title.* Add every legal move to ``into``, in rising order; those of chance with their weights."""
        self._ask("_offer", into)

    def _do(self, move: int) -> None:
        """*Title.* Play a move that is known to be legal."""
        self._ask("_do", move)

    def _draw(self, rng: Rng) -> int:
        """Pick a chance move by weight. A title may override it with something quicker."""
        moves = self._room()
        self._offer(moves)
        return moves._drawn(rng)

    def copy(self) -> Game:
        """*Title.* An independent game in the same position."""
        raise TypeError("a title must say how a game is copied: write copy")

    def key(self) -> tuple[Any, ...]:
        """*Title.* Everything in which two positions can differ, as a hashable value."""
        raise TypeError("a title must say in what positions differ: write key")

    def position(self) -> dict[str, Any]:
        """*Title.* The whole truth as a JSON-able document in plain words."""
        raise TypeError("a title must describe its position: write position")

    def result(self) -> dict[str, Any]:
        """*Title.* Scores with their parts, ranks and winners, as they stand now."""
        raise TypeError("a title must count its points: write result")

    def _turn(self) -> Turn:
        """*Title.* Which turn it is, and whose."""
        raise TypeError("a title must say whose turn it is: write _turn")

    def _refusal(self, move: int) -> Refusal:
        """*Title.* Why a move is not legal here. It is called for such moves only."""
        raise TypeError("a title must say why a move is not legal: write _refusal")

    def _describe(self, move: int) -> dict[str, Any]:
        """*Title.* The move as a tagged record."""
        raise TypeError("a title must describe its moves: write _describe")

    def _number(self, record: Mapping[str, Any]) -> int:
        """*Title.* The move number of a tagged record; ``IllegalMove`` for one that means nothing."""
        raise TypeError("a title must number its moves: write _number")

    def _name(self, move: int) -> str:
        """*Title.* Short notation of a move in this position."""
        raise TypeError("a title must name its moves: write _name")

    def _parse(self, text: str) -> int:
        """*Title.* The move that a short notation names; ``IllegalMove`` for one that means nothing."""
        raise TypeError("a title must read its own notation: write _parse")

    def _view(self, seat: int | None) -> dict[str, Any]:
        """*Title.* What this seat may see, without the envelope that ``view`` adds."""
        raise TypeError("a title must show itself to a seat: write _view")

    def _printed(self) -> dict[str, Any]:
        """*Title.* The components, with what is printed on them."""
        return {}

    def _offers(self) -> list[dict[str, Any]]:
        """The legal moves as records. A title may add what each move costs and brings."""
        return [{"move": move, **self._describe(move)} for move in self.legal()]

    def _imagine(self, seat: int, rng: Rng) -> Game:
        """The copy that ``imagine`` returns. A title with secrets overrides it."""
        return self.copy()

    def _private_to(self, move: int) -> int | None:
        """The only seat that may know this legal move. A title with secrets overrides it."""
        return None

    def _tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        """What ``seat`` may know of these events. A title with secrets overrides it."""
        return ledger

    def _reveals(self, move: int) -> bool:
        """Whether this legal move shows its player something new. A title with secrets overrides it."""
        return False

    def _is_turn_over(self) -> bool:
        """With chance to move: whether the turn is over, whatever chance brings."""
        return False

    # --- for the title's own use ---------------------------------------------------------

    def _ask(self, method: str, argument: object) -> None:
        """Call a method that the title wrote in plain Python, which compiled code cannot see.

        A C method cannot raise. So an exception is kept, the game ends to stop any loop that plays it, and
        the public method that was called raises the exception.
        """
        written = getattr(type(self), method, None)
        try:
            if written is None or written is getattr(Game, method, None):
                raise TypeError(f"{type(self).__name__} must write {method}")
            written(self, argument)
        except BaseException as problem:
            self._room().trouble = problem
            self.to_move = mover.OVER

    def _check(self) -> None:
        """Raise the exception that was kept, if there is one."""
        if self._scratch is not None and self._scratch.trouble is not None:
            raise self._scratch.trouble

    def _await(self, who: int) -> None:
        """Say who is to move. Needed by titles in plain Python, which cannot set ``to_move`` themselves."""
        if not mover.OVER <= who < self.players:
            raise ValueError(f"a seat from 0 to {self.players - 1}, CHANCE or OVER can be to move, not {who}")
        self.to_move = who

    def _twin(self) -> Game:
        """A game with the same players, options and seat to move; ``copy`` fills in the rest."""
        twin = type(self).__new__(type(self))
        Game.__init__(twin, self.players, self._options)
        twin.to_move = self.to_move
        twin.holding, twin.passed = self.holding, self.passed
        return twin

    def _room(self) -> Moves:
        """This game's scratch list, emptied. It is valid until the next call of any method."""
        if self._scratch is None:
            self._scratch = Moves()
        self._scratch.count = 0
        return self._scratch

    # --- the moves -----------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal move numbers in rising order; empty only if the game is over."""
        if self.to_move == mover.OVER or self.holding:
            return []
        moves = self._offered()
        return [moves.numbers[i] for i in range(moves.count)]

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes with their integer weights; empty unless chance is to move."""
        if self.to_move != mover.CHANCE:
            return []
        moves = self._offered()
        return [(moves.numbers[i], moves.weights[i]) for i in range(moves.count)]

    def _offered(self) -> Moves:
        """The list of legal moves."""
        moves = self._room()
        self._offer(moves)
        if moves.trouble is not None:
            raise moves.trouble
        return moves

    def _is_offered(self, move: int) -> bool:
        return self.to_move != mover.OVER and not self.holding and self._offered()._has(move)

    def is_legal(self, move: int) -> bool:
        """Whether this move number may be played now."""
        return self._is_offered(argument.move_number(move))

    def play(self, move: int) -> None:
        """Play a move in place; ``IllegalMove`` leaves the game untouched."""
        self._do(self._playable(move))
        self._check()

    def refusal(self, move: int) -> Refusal | None:
        """Why a move is not legal here; None if it is legal."""
        number = argument.move_number(move)
        return None if self._is_offered(number) else refusal_of(self, number)

    def _known(self, move: int) -> int:
        """The number of one of the title's moves, legal or not."""
        number = argument.move_number(move)
        if not 0 <= number < self.actions:
            raise illegal(self, number)
        return number

    def _playable(self, move: int) -> int:
        """The number of a legal move."""
        number = argument.move_number(move)
        if not self._is_offered(number):
            raise illegal(self, number)
        return number

    def describe(self, move: int) -> dict[str, Any]:
        """A move as a tagged record, such as ``{"type": "build", "card": "cafe"}``."""
        return self._describe(self._known(move))

    def number(self, record: Mapping[str, Any]) -> int:
        """The move number of a tagged record; ``IllegalMove`` for one that means nothing."""
        return self._number(argument.move_record(record))

    def name(self, move: int) -> str:
        """Short notation of a move in this position."""
        return self._name(self._known(move))

    def parse(self, text: str) -> int:
        """The move that a short notation names; ``IllegalMove`` for one that means nothing."""
        return self._parse(argument.notation(text))

    # --- the turn ------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Which turn it is and whose."""
        return self._turn()

    def ends_turn(self, move: int) -> bool:
        """Whether the mover's turn is over after this legal move, whatever chance brings; not for chance."""
        number = self._playable(move)
        if self.to_move == mover.CHANCE:
            return False
        after = self.copy()
        after._do(number)
        after._check()
        if after.to_move == mover.OVER or after._turn().number != self._turn().number:
            return True
        return after.to_move == mover.CHANCE and after._is_turn_over()

    def reveals(self, move: int) -> bool:
        """Whether this legal move shows its player something new, so that it cannot be taken back.

        What chance brings afterwards does not count: that is a move of its own.
        """
        return self._reveals(self._playable(move))

    def tentative(self, move: int) -> Game:
        """A copy after a legal move in which the next turn has not begun; its events are in ``ledger``.

        It serves to show the game while the player may still take the move back: no move is legal in it.
        """
        number = self._playable(move)
        seat = self.to_move
        after = self.copy()
        after.ledger = []
        after.holding = True
        after.passed = False
        after._do(number)
        after._check()
        if after.to_move != mover.OVER:
            after._await(seat)
        return after

    # --- what a seat may know ------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """A JSON-able document of what this seat may know; ``None`` is a spectator."""
        viewer = argument.viewer_number(seat, self.players)
        return {**envelope(self, viewer), **self._view(viewer)}

    def printed(self) -> dict[str, Any]:
        """A JSON-able document of what never changes during this game: components and options."""
        return components(self)

    def events(self, move: int, seat: int | None) -> list[Event]:
        """What playing ``move`` now would bring about, as ``seat`` may know it."""
        viewer = argument.viewer_number(seat, self.players)
        number = self._playable(move)
        future = self.copy()
        future.ledger = []
        future._do(number)
        future._check()
        return future._tell(future.ledger, viewer)

    def tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        """What ``seat`` may know of the events in ``ledger``."""
        viewer = argument.viewer_number(seat, self.players)
        try:
            return self._tell(ledger, viewer)
        except (LookupError, AttributeError) as missing:
            raise ValueError(f"a ledger is a list of events, not {quote(ledger)}") from missing

    def private_to(self, move: int) -> int | None:
        """The only seat that may know this legal move, or None if everybody sees it."""
        return self._private_to(self._known(move))

    def imagine(self, seat: int, rng: Source) -> Game:
        """A copy in which everything that ``seat`` cannot know is drawn anew among what is possible.

        It depends only on what the seat knows and on the generator, never on what is hidden.
        """
        return self._imagine(argument.seat_number(seat, self.players), as_rng(rng))

    @property
    def rules_version(self) -> int:
        """The version of the rules. It rises when a correction could change the course of an old game."""
        from quartier.kernel.title import title

        return title(self.title).rules_version

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game. It is a copy: a game's options never change."""
        return dict(self._options)

    # --- what Python asks ----------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from quartier.kernel.title import from_position

        return from_position, (self.title, self.position())

    def __repr__(self) -> str:
        return summary(self)

    def __str__(self) -> str:
        """The table as a spectator sees it, drawn in plain text."""
        from quartier.kernel.drawing import text

        return text(self)

    def picture(self, seat: int | None = None) -> str:
        """The table as this seat sees it, drawn as SVG."""
        from quartier.kernel.drawing import svg

        return svg(self, seat)

    def _repr_html_(self) -> str:
        return self.picture()
