"""A game's record: everything that is needed to play it again, move by move.

The moves of chance are in it, so it can be replayed without a generator. Reading a record checks everything:
it returns a whole record or raises ``BadRecord``, which says where the fault is and why. A record of an older
version of the rules is good as long as its moves are still legal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, NoReturn, cast

from quartier.kernel.argument import whole_number
from quartier.kernel.errors import BadOptions, BadPosition, BadRecord, IllegalMove
from quartier.kernel.game import Game
from quartier.kernel.mover import OVER
from quartier.kernel.quote import quote
from quartier.kernel.title import Options, from_position, player_count, resolve, title

FORMAT = 2
FORMATS = (1, 2)
"""The formats that can be read. The first has no positions."""
LARGEST = 1 << 20
"""No honest record has more bytes than this."""
FIELDS = {"quartier", "title", "rules", "players", "options", "names", "moves", "result", "position"}


class Break(NamedTuple):
    """Where a record breaks the rules in force."""

    ply: int
    """How many moves before that place are good."""
    move: int | None
    """The illegal move; None if all moves are legal but do not lead to the result."""
    name: str
    """The move in short notation; empty if it has none."""
    refusal: IllegalMove | None
    """Why the move is illegal."""
    is_over: bool = False
    """Whether the game is over at that place."""

    def __str__(self) -> str:
        if self.refusal is not None:
            named = f" ({self.name})" if self.name else ""
            return f"moves[{self.ply}]: {self.move}{named} is illegal: {self.refusal}"
        if self.is_over:
            return "result: not the one that the moves lead to"
        return "result: there is one, but the moves do not end the game"


@dataclass(frozen=True)
class Record:
    """Title, set-up, seats and moves of one game, finished or not.

    It begins with a set-up, ``players`` and ``options``, or from a ``position`` document that holds both.

    >>> Record("metropolia", 2, moves=[0]).game_at(0).players
    2
    """

    title: str
    players: int = 0
    """0 stands for the number of players in the position."""
    options: Options = field(default_factory=dict)
    moves: tuple[int, ...] | list[int] = ()
    names: tuple[str, ...] | list[str] = ()
    rules: int = 0
    """The rules version; 0 stands for the one in force."""
    result: dict[str, Any] | None = None
    position: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        known = title(self.title)
        if self.position is None:
            object.__setattr__(self, "players", player_count(known, self.players))
            object.__setattr__(self, "options", resolve(known, self.players, self.options))
        else:
            self._take_position()
        numbers = tuple(whole_number(move, "the moves of a record are whole numbers") for move in self.moves)
        object.__setattr__(self, "moves", numbers)
        object.__setattr__(self, "names", tuple(self.names))
        rules = whole_number(self.rules, "the version of the rules is a whole number")
        object.__setattr__(self, "rules", rules or known.rules_version)
        if any(not isinstance(name, str) for name in self.names):
            raise TypeError(f"the names are texts, not {quote(self.names)}")
        if self.rules > known.rules_version:
            raise BadRecord(
                f"rules: the record was made with version {self.rules} of {self.title}, "
                f"but this program has version {known.rules_version}"
            )
        if self.names and len(self.names) != self.players:
            raise BadRecord(f"names: there are {len(self.names)} for {self.players} players")

    def _take_position(self) -> None:
        """Keep the position in the form in which the game writes it, and take the set-up from it."""
        try:
            game = from_position(self.title, cast(Mapping[str, Any], self.position))
        except BadPosition as problem:
            raise BadRecord(f"position: {problem}") from problem
        if self.players not in (0, game.players):
            raise BadRecord(f"players: {self.players} were given, but the position has {game.players}")
        if any(as_json(game.options.get(name)) != as_json(value) for name, value in self.options.items()):
            raise BadRecord("options: they differ from those of the position")
        object.__setattr__(self, "players", game.players)
        object.__setattr__(self, "options", dict(game.options))
        object.__setattr__(self, "position", game.position())

    @property
    def is_current(self) -> bool:
        """Whether the record was made with the version of the rules that is in force."""
        return self.rules == title(self.title).rules_version

    def start(self) -> Game:
        """The game before its first move."""
        if self.position is not None:
            return from_position(self.title, self.position)
        return title(self.title).start(self.players, dict(self.options))

    def games(self) -> Iterator[Game]:
        """The game before the first move and after each move. It is the same object every time."""
        game = self.start()
        yield game
        for index, move in enumerate(self.moves):
            try:
                game.play(move)
            except IllegalMove as refused:
                raise BadRecord(str(Break(index, move, name_of(game, move), refused))) from refused
            yield game

    def game_at(self, played: int) -> Game:
        """The game after that many moves."""
        wanted = whole_number(played, "the number of moves played is a whole number")
        if not 0 <= wanted <= len(self.moves):
            raise BadRecord(
                f"the record has {len(self.moves)} moves; there is no position after {quote(played)}"
            )
        for index, game in enumerate(self.games()):
            if index == wanted:
                return game
        raise AssertionError("a record has one position more than it has moves")

    def replay(self) -> Game:
        """The game after all moves."""
        return self.game_at(len(self.moves))

    def find_break(self) -> Break | None:
        """The first move that the rules in force refuse, or the end if the result is different."""
        game = self.start()
        for ply, move in enumerate(self.moves):
            try:
                game.play(move)
            except IllegalMove as refused:
                return Break(ply, move, name_of(game, move), refused)
        if self.result is None:
            return None
        is_over = game.to_move == OVER
        if is_over and as_json(game.result()) == as_json(self.result):
            return None
        return Break(len(self.moves), None, "", None, is_over)

    def to_json(self) -> str:
        """The record as one JSON document, with the result if the game is over.

        A record of an older version is written as it is, for its moves may no longer be legal.
        """
        document: dict[str, Any] = {"quartier": FORMAT, "title": self.title, "rules": self.rules}
        if self.position is None:
            document |= {"players": self.players, "options": self.options}
        else:
            document["position"] = self.position
        if self.names:
            document["names"] = self.names
        document["moves"] = self.moves
        result = self.result
        if self.is_current:
            game = self.replay()
            result = game.result() if game.to_move == OVER else None
        if result is not None:
            document["result"] = result
        return json.dumps(document, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record and check it, move by move. It then counts as made with the rules in force."""
        record = cls._parse(parse(text))
        found = record.find_break()
        if found is not None:
            now = title(record.title).rules_version
            when = "" if record.is_current else f" (made with version {record.rules}; this is {now})"
            raise BadRecord(f"{found}{when}") from found.refusal
        return replace(record, rules=0)

    @classmethod
    def rescue(cls, text: str | bytes) -> tuple[Record, Break | None]:
        """Read a record as far as the rules in force allow its moves, and say what stopped it.

        This is for records of older versions; a record of the version in force is read by ``from_json``.
        """
        record = cls._parse(parse(text))
        found = None if record.is_current else record.find_break()
        if found is None:
            return cls.from_json(text), None
        return replace(record, moves=record.moves[: found.ply], result=None, rules=0), found

    @classmethod
    def _parse(cls, document: dict[str, Any]) -> Record:
        """The record in a document. Its moves have not been tried yet."""
        unknown = sorted(set(document) - FIELDS)
        if unknown:
            raise BadRecord(f"{unknown[0]}: records have no such field")
        for name in ("quartier", "title", "rules", "moves"):
            if name not in document:
                raise BadRecord(f"{name}: this field is missing")
        form = document["quartier"]
        if form not in FORMATS or type(form) is not int:
            raise BadRecord(
                f"quartier: this is format {form!r}, but this program reads {' and '.join(map(str, FORMATS))}"
            )
        if "position" not in document:
            if "players" not in document:
                raise BadRecord("players: this field is missing")
        elif form == 1:
            raise BadRecord("position: a record of format 1 has none")
        elif document["position"] is None:
            raise BadRecord("position: it is empty")
        elif "players" in document or "options" in document:
            raise BadRecord("players, options: leave them out, for they are in the position")
        if type(document["rules"]) is not int or document["rules"] < 1:
            raise BadRecord("rules: this is not a version number")
        moves, names = document["moves"], document.get("names", [])
        if not isinstance(moves, list) or any(type(move) is not int for move in moves):
            raise BadRecord("moves: this is not a list of move numbers")
        if not isinstance(names, list) or any(type(name) is not str for name in names):
            raise BadRecord("names: this is not a list of names")
        try:
            return cls(
                document["title"], document.get("players", 0), document.get("options") or {}, moves, names,
                document["rules"], document.get("result"), document.get("position"),
            )  # fmt: skip
        except BadOptions as problem:
            raise BadRecord(f"title, players or options: {problem}") from problem


def name_of(game: Game, move: int) -> str:
    """The short notation of a move; empty if the move means nothing in this position."""
    try:
        return game.name(move)
    except (ValueError, LookupError):
        return ""


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON object in ``text``, or ``BadRecord``."""
    if len(text) > LARGEST:
        raise BadRecord(f"the document is too large: it has {len(text)} bytes, and {LARGEST} are allowed")

    def refuse(constant: str) -> NoReturn:
        raise BadRecord(f"{constant} is not a number in JSON")

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            raise BadRecord("a field of the document appears twice")
        return fields

    try:
        document = json.loads(text, parse_constant=refuse, object_pairs_hook=once)
    except (UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(f"this is not a JSON document: {problem}") from problem
    except json.JSONDecodeError as problem:
        raise BadRecord(
            f"this is not a JSON document: line {problem.lineno} column {problem.colno}: {problem.msg}"
        ) from problem
    if not isinstance(document, dict):
        raise BadRecord(f"the document is not an object but a {type(document).__name__}")
    return document


def as_json(value: Any) -> Any:
    """The value as it comes back from a JSON file (tuples become lists)."""
    return json.loads(json.dumps(value))
