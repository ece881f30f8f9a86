"""Arguments for a call: right ones by the name of the parameter, nearly right ones, and wrong ones."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import quartier
from quartier import bots
from quartier.conformance.document import change, fresh, real
from quartier.kernel.record import parse
from quartier.kernel.title import resolve, title
from tests.hard.values import wrong

MIDDLE = 60
"""How far a game is played at most, in moves, if it is not played to its end."""


class Source:
    """Makes games and arguments for one title, and now and then for another."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name = name
        self.rng = rng
        self.documents = real(name, rng.randrange(1000), 40)

    def title(self) -> str:
        """A title, mostly this one."""
        return self.name if self.rng.random() < 0.85 else self.rng.choice(quartier.titles())

    def options(self, name: str, players: int) -> dict[str, Any]:
        """Options that the title takes."""
        for _ in range(5):
            chosen = {
                option.name: self.rng.choice(option.values)
                for option in title(name).options
                if self.rng.random() < 0.3
            }
            try:
                return dict(resolve(title(name), players, chosen))
            except quartier.BadOptions:
                continue
        return {}

    def moves(self, game: quartier.Game, most: int) -> list[int]:
        """Random moves, played in the game."""
        stream = self.stream()
        played: list[int] = []
        while len(played) < most and game.to_move != quartier.OVER:
            offered = game.legal()
            move = offered[stream.below(len(offered))]
            game.play(move)
            played.append(move)
        return played

    def game(self) -> quartier.Game:
        """A game that has just begun, is under way or is over, or one read from a changed document."""
        if self.rng.random() < 0.2:
            document = fresh(self.rng.choice(self.documents))
            other = self.rng.choice(self.documents)
            try:
                return quartier.from_position(self.name, change(document, other, self.stream()))
            except quartier.BadPosition:
                pass
        name = self.title()
        players = self.rng.choice(title(name).players)
        game = quartier.new(name, players, self.options(name, players))
        if self.rng.random() < 0.15:
            return quartier.playout(game, self.rng.randrange(1 << 32))
        self.moves(game, self.rng.randrange(MIDDLE))
        return game

    def record(self) -> quartier.Record:
        """A record of a game that has begun."""
        name = self.title()
        players = self.rng.choice(title(name).players)
        options = self.options(name, players)
        moves = self.moves(quartier.new(name, players, options), self.rng.randrange(MIDDLE))
        return quartier.Record(name, players, options, moves)

    def stream(self) -> quartier.Rng:
        """One of our own generators."""
        return quartier.Rng(self.rng.randrange(1 << 32))

    def known(self, game: quartier.Game) -> bots.Known:
        """What a seat knows of the game."""
        return bots.Known(game, max(game.to_move, 0), self.stream())

    def argument(self, name: str, game: quartier.Game) -> Any:
        """An argument for the parameter of that name: often a right one, often a wrong one."""
        fate = self.rng.random()
        make = RIGHT.get(name)
        if make is None or fate < 0.3:
            return wrong(self.rng)
        value = make(self, game)
        return value if fate < 0.8 else self.near(value)

    def near(self, value: Any) -> Any:
        """A value close to a right one."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value + self.rng.choice([-1, 1, -value - 1, 1000, 1 << 31])
        if isinstance(value, str):
            cut = self.rng.randrange(len(value) + 1)
            return self.rng.choice([value[:cut], value[cut:], value + value, value.upper(), value[::-1]])
        if isinstance(value, dict | list) and value:
            return change(fresh(value), fresh(value), self.stream())
        return wrong(self.rng)


def any_move(source: Source, game: quartier.Game) -> int:
    """Mostly a legal move, sometimes any move of the title."""
    offered = game.legal()
    if offered and source.rng.random() < 0.7:
        return source.rng.choice(offered)
    return source.rng.randrange(title(game.position()["title"]).actions)


def ledger(source: Source, game: quartier.Game) -> list[Any]:
    """The events of a move."""
    offered = game.legal()
    return game.events(source.rng.choice(offered), None) if offered else []


def text(source: Source, game: quartier.Game) -> Any:
    """A notation, or a record as JSON."""
    if source.rng.random() < 0.5:
        return game.name(any_move(source, game))
    written = source.record().to_json()
    if source.rng.random() < 0.5:
        return written
    try:
        return json.dumps(change(parse(written), parse(written), source.stream()), default=str)
    except (TypeError, ValueError, RecursionError):  # not everything can be written as JSON
        return written


def parameters(source: Source, game: quartier.Game) -> dict[str, Any]:
    """Parameters of an OpenSpiel game."""
    right = {
        "players": game.players,
        "options": json.dumps(source.options(source.name, game.players)),
        "position": json.dumps(game.position()),
        "reward": source.rng.choice(["win", "rank", "margin"]),
    }
    return {name: value for name, value in right.items() if source.rng.random() < 0.4}


RIGHT: dict[str, Callable[[Source, quartier.Game], Any]] = {
    "action": any_move,
    "agent": lambda source, game: f"seat_{source.rng.randrange(game.players)}",
    "budget": lambda source, game: bots.Budget(nodes=source.rng.randrange(1, 15)),
    "bound": lambda source, game: source.rng.randrange(1, 100),
    "document": lambda source, game: source.rng.choice(source.documents),
    "facts": lambda source, game: title(source.title()).facts,
    "game": lambda source, game: source.game(),
    "illegal": lambda source, game: source.rng.choice(["raise", "lose"]),
    "known": lambda source, game: source.known(game),
    "ledger": ledger,
    "level": lambda source, game: source.rng.choice([*bots.levels(), *bots.YARDSTICKS]),
    "move": any_move,
    "moves": lambda source, game: list(source.record().moves),
    "name": lambda source, game: source.title(),
    "names": lambda source, game: ["A", "B", "C", "D"][: game.players],
    "nodes": lambda source, game: source.rng.randrange(20),
    "options": lambda source, game: source.options(source.name, game.players),
    "opponent": lambda source, game: source.rng.choice(["random", "visitor"]),
    "params": parameters,
    "played": lambda source, game: source.rng.randrange(4),
    "players": lambda source, game: source.rng.choice([2, 2, 3, 4]),
    "position": lambda source, game: game.position(),
    "record": lambda source, game: game.describe(any_move(source, game)),
    "render_mode": lambda source, game: source.rng.choice(["ansi", "svg", None]),
    "reward": lambda source, game: source.rng.choice(["win", "rank", "margin"]),
    "rng": lambda source, game: source.rng.choice([source.stream(), random.Random(5), 7]),
    "scaled": lambda source, game: source.rng.random() < 0.5,
    "seat": lambda source, game: source.rng.choice([None, *range(game.players)]),
    "seconds": lambda source, game: source.rng.choice([0, 0.01, None]),
    "seed": lambda source, game: source.rng.randrange(1 << 64),
    "start": lambda source, game: game.position(),
    "text": text,
    "title": lambda source, game: source.title(),
    "value": lambda source, game: source.rng.choice(
        [value for option in quartier.options(source.name) for value in option.values]
    ),
}
"""Right values by the name of the parameter. A parameter that is not listed is given wrong values only."""
