"""What a title says about itself, the registry of titles, and the check of options."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from quartier.kernel.argument import whole_number
from quartier.kernel.entry import Arrivals, Home, arrivals
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.game import Game
from quartier.kernel.observation import Fact
from quartier.kernel.quote import quote
from quartier.kernel.shape import Shapes

Value = str | int | bool | tuple[str, ...]


def is_value(value: object) -> bool:
    """Whether an option may have this value at all."""
    if isinstance(value, tuple):
        return all(isinstance(each, str) for each in value)
    return isinstance(value, str | int)


@dataclass(frozen=True)
class Option:
    """One thing that the players may settle before the game.

    ``default`` is None if the title derives it from the other options.
    With ``pick`` above 0 a list of that many different entries of ``among`` is a value too.
    """

    name: str
    values: tuple[Value, ...]
    default: Value | None
    clause: str
    pick: int = 0
    among: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not isinstance(self.clause, str):
            raise TypeError("the name and the clause of an option are texts")
        if not isinstance(self.values, tuple) or not all(map(is_value, (*self.values, self.default or 0))):
            raise TypeError(
                f"the values of option {quote(self.name)} are texts, whole numbers or tuples of texts"
            )
        if not is_value(self.among) or not isinstance(self.among, tuple) or not isinstance(self.pick, int):
            raise TypeError(f"option {quote(self.name)} picks a number of texts among others")

    def accepts(self, value: object) -> bool:
        """Whether this is one of the option's values, type included (True is not 1)."""
        if any(type(value) is type(each) and value == each for each in self.values):
            return True
        return (
            self.pick > 0
            and isinstance(value, list | tuple)
            and len(value) == self.pick
            and all(isinstance(each, str) and each in self.among for each in value)
            and len(set(value)) == self.pick
        )


Options = dict[str, Any]


def keep(players: int, options: Options) -> Options:
    """A ``settle`` for titles whose options never conflict."""
    return options


@dataclass(frozen=True)
class Title:
    """Everything that the rest of the program needs to know about one game."""

    name: str
    rules_version: int
    players: tuple[int, ...]
    actions: int
    """Move numbers run from 0 to ``actions - 1``, the same in every game of the title."""
    options: tuple[Option, ...]
    start: Callable[[int, Options], Game]
    from_position: Callable[[Mapping[str, Any]], Game]
    settle: Callable[[int, Options], Options] = keep
    """Fill in derived defaults and refuse bad combinations with ``BadOptions``."""
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """The options that each value of an option named ``edition`` stands for."""
    has_secrets: bool = False
    """Whether a seat may know something that another may not."""
    loser_begins: bool = False
    """Whether in a rematch the loser begins; otherwise the players begin in turn."""
    facts: tuple[Fact, ...] = ()
    """The table that ``observation.observe`` reads, for programs that learn."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    """The sentence for each reason of a refusal: ``"{move} costs {cost}, seat {seat} has {coins}"``."""
    shapes: Shapes | None = None
    """What views, events and components look like, as typed dictionaries."""
    render: Callable[..., list[dict[str, Any]]] | None = None
    """``terminal.render``: the table as sections of text."""
    picture: Callable[[dict[str, Any], dict[str, Any]], str] | None = None
    """``picture.svg``: a view, with the components printed for it, as SVG."""


NAME = re.compile("[a-z][a-z0-9]*")
"""A message id begins with the title's name and a hyphen, so the name itself has no hyphen."""
MOST_PLAYERS = 4
"""Bots, table and colours are made for no more players than this."""


@cache
def built_in() -> tuple[str, ...]:
    """The names of the games in this package, looked up once."""
    folder = import_module("quartier.games").__path__
    return tuple(sorted(each.name for each in pkgutil.iter_modules(folder) if each.ispkg))


@cache
def installed() -> Arrivals:
    """The games that come as packages of their own, looked up once; see ``quartier.kernel.entry``."""
    return arrivals(objection, built_in())


def objection(name: str, found: object) -> str:
    """What is wrong with a title from a package; empty if nothing is."""
    if not isinstance(found, Title):
        return f"{found!r:.80} is not a quartier.kernel.title.Title"
    if found.name != name:
        return f"its entry point is named {name!r}, but the title {found.name!r}"
    if not NAME.fullmatch(name):
        return "a title's name has small letters and digits only, and begins with a letter"
    counts = found.players
    if not counts or list(counts) != sorted(set(counts)) or counts[0] < 2 or counts[-1] > MOST_PLAYERS:
        return f"players are rising numbers from 2 to {MOST_PLAYERS}, such as (2, 3, 4), not {counts!r:.80}"
    return "" if found.actions > 0 else "a title has at least one move: actions is 1 or more"


def titles() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted((*built_in(), *installed().homes))


def is_title(name: object) -> bool:
    """Whether there is a title of this name."""
    return isinstance(name, str) and (name in built_in() or name in installed().homes)


def home(name: str) -> Home:
    """Where a title is found; ``BadOptions`` if there is none of that name."""
    if not is_title(name):
        raise BadOptions(f"there is no title {quote(name)}; there are {', '.join(titles())}")
    return Home(f"quartier.games.{name}") if name in built_in() else installed().homes[name]


def title(name: str) -> Title:
    """The title of that name; ``BadOptions`` if there is none."""
    found = home(name).load()
    assert isinstance(found, Title)
    return found


def options(name: str) -> tuple[Option, ...]:
    """The options of a title: names, values, defaults and the rule clause of each."""
    return title(name).options


def player_count(game: Title, players: int) -> int:
    """A number of players that the title has; ``BadOptions`` for any other."""
    counts = ", ".join(map(str, game.players))
    what = f"{game.name} is for {counts} players"
    try:
        number = whole_number(players, what)
    except TypeError as refused:
        raise BadOptions(str(refused)) from None
    if number not in game.players:
        raise BadOptions(f"{what}, not {quote(number)}")
    return number


def resolve(game: Title, players: int, given: Mapping[str, Any] | None) -> Options:
    """The complete options of a game: defaults, then the preset, then what was given."""
    players = player_count(game, players)
    if given is not None and not isinstance(given, Mapping):
        raise BadOptions(f"options are a mapping of names to values, not {type(given).__name__}")
    chosen = dict(given or {})
    known = {option.name: option for option in game.options}
    for name, value in chosen.items():
        if name not in known:
            raise BadOptions(f"{game.name} has no option {quote(name)}; it has {', '.join(known)}")
        if not known[name].accepts(value):
            values = ", ".join(map(repr, known[name].values))
            picked = f", or {known[name].pick} of {known[name].among}" if known[name].pick else ""
            raise BadOptions(f"option {name!r} is one of {values}{picked}; not {quote(value)}")
    complete: Options = {name: option.default for name, option in known.items()}
    if "edition" in known:
        complete.update(game.presets.get(str(chosen.get("edition", complete["edition"])), {}))
    complete.update((k, tuple(v) if isinstance(v, list) else v) for k, v in chosen.items())
    return game.settle(players, complete)


def new(name: str, players: int = 2, options: Mapping[str, Any] | None = None) -> Game:
    """A game at its very start; ``BadOptions`` says what is wrong with the arguments."""
    found = title(name)
    count = player_count(found, players)
    return found.start(count, resolve(found, count, options))


def from_position(name: str, document: Mapping[str, Any]) -> Game:
    """A game in the position that ``document`` describes. A field that is left out has its start value."""
    if not isinstance(document, Mapping):
        raise BadPosition(f"a position is a mapping, not {type(document).__name__}")
    return title(name).from_position(document)
