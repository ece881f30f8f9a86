"""A game's record: all that is needed to play it again, move by move.

The moves of chance are in it, so it replays without a generator. Reading a record checks
everything and either gives a whole record or raises ``BadRecord`` saying where and why.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

from quartier.kernel.errors import BadOptions, BadRecord, IllegalMove
from quartier.kernel.game import OVER, Game
from quartier.kernel.title import Options, resolve, title

FORMAT = 1
LARGEST = 1 << 20
"""No honest record has more bytes than this."""
FIELDS = {"quartier", "title", "rules", "players", "options", "names", "moves", "result"}


@dataclass(frozen=True)
class Record:
    """Title, options, seats and moves of one game, finished or not.

    >>> Record("metropolia", 2, moves=[0]).game_at(0).players
    2
    """

    title: str
    players: int
    options: Options = field(default_factory=dict)
    moves: tuple[int, ...] | list[int] = ()
    names: tuple[str, ...] | list[str] = ()
    rules: int = 0
    """The rules version; 0 stands for the one in force."""
    result: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        known = title(self.title)
        object.__setattr__(self, "options", resolve(known, self.players, self.options))
        object.__setattr__(self, "moves", tuple(self.moves))
        object.__setattr__(self, "names", tuple(self.names))
        object.__setattr__(self, "rules", self.rules or known.rules_version)
        if self.rules != known.rules_version:
            raise BadRecord(
                f"rules: made with version {self.rules} of {self.title}; this is {known.rules_version}"
            )

    def start(self) -> Game:
        """The game before its first move."""
        return title(self.title).start(self.players, dict(self.options))

    def games(self) -> Iterator[Game]:
        """The same game object before the first move and after each one."""
        game = self.start()
        yield game
        for index, move in enumerate(self.moves):
            try:
                game.play(move)
            except IllegalMove as refused:
                raise BadRecord(f"moves[{index}]: {move!r} is illegal: {refused}") from refused
            yield game

    def game_at(self, played: int) -> Game:
        """The game after that many moves."""
        if not 0 <= played <= len(self.moves):
            raise BadRecord(f"there are {len(self.moves)} moves; {played} is outside")
        for index, game in enumerate(self.games()):
            if index == played:
                return game
        raise AssertionError("the record has as many games as it says")

    def replay(self) -> Game:
        """The game after all moves."""
        return self.game_at(len(self.moves))

    def to_json(self) -> str:
        """The record as one JSON document, with the result when the game is over."""
        game = self.replay()
        document: dict[str, Any] = {
            "quartier": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
        }
        if self.names:
            document["names"] = self.names
        document["moves"] = self.moves
        if game.to_move == OVER:
            document["result"] = game.result()
        return json.dumps(document, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read and check a record, every move included."""
        document = parse(text)
        unknown = sorted(set(document) - FIELDS)
        if unknown:
            raise BadRecord(f"{unknown[0]}: no such field")
        for name in ("quartier", "title", "rules", "players", "moves"):
            if name not in document:
                raise BadRecord(f"{name}: missing")
        if document["quartier"] != FORMAT or type(document["quartier"]) is not int:
            raise BadRecord(f"quartier: format {document['quartier']!r}, this program reads {FORMAT}")
        if type(document["rules"]) is not int or document["rules"] < 1:
            raise BadRecord("rules: not a version number")
        moves, names = document["moves"], document.get("names", [])
        if not isinstance(moves, list) or any(type(move) is not int for move in moves):
            raise BadRecord("moves: not a list of move numbers")
        if not isinstance(names, list) or any(type(name) is not str for name in names):
            raise BadRecord("names: not a list of names")
        try:
            record = cls(
                document["title"], document["players"], document.get("options") or {}, moves, names,
                document["rules"], document.get("result"),
            )  # fmt: skip
        except BadOptions as problem:
            raise BadRecord(f"title, players or options: {problem}") from problem
        if names and len(names) != record.players:
            raise BadRecord(f"names: {len(names)} for {record.players} players")
        game = record.replay()
        if record.result is not None and game.to_move != OVER:
            raise BadRecord("result: there is one, but the moves do not end the game")
        if record.result is not None and as_json(game.result()) != record.result:
            raise BadRecord("result: not the one that the moves lead to")
        return record


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON object in ``text``, or ``BadRecord``."""
    if len(text) > LARGEST:
        raise BadRecord(f"too large: {len(text)} bytes, at most {LARGEST}")

    def refuse(constant: str) -> NoReturn:
        raise BadRecord(f"{constant} is not a number of JSON")

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise BadRecord("a field is there twice")
        return found

    try:
        document = json.loads(text, parse_constant=refuse, object_pairs_hook=once)
    except (UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(f"not a JSON document: {problem}") from problem
    except json.JSONDecodeError as problem:
        raise BadRecord(
            f"not a JSON document: line {problem.lineno} column {problem.colno}: {problem.msg}"
        ) from problem
    if not isinstance(document, dict):
        raise BadRecord(f"not an object but {type(document).__name__}")
    return document


def as_json(value: Any) -> Any:
    """The value as it comes back from a JSON file (tuples become lists)."""
    return json.loads(json.dumps(value))
