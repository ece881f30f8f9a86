"""The games that every title is tested with: all player counts, a spread of options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import quartier
from quartier.kernel.title import resolve, title

LONGEST = 5000
"""No random game of any title takes more moves than this."""


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    title: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def new(self) -> quartier.Game:
        return quartier.new(self.title, players=self.players, options=dict(self.options))

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.title} {self.players} {chosen}".strip()


def settles(case: Case) -> bool:
    """Whether the title takes these options together."""
    try:
        resolve(title(case.title), case.players, dict(case.options))
    except quartier.BadOptions:
        return False
    return True


def spread(name: str) -> Iterator[Case]:
    """Defaults with every player count; each other value once; and some drawn mixtures."""
    known = title(name)
    for players in known.players:
        yield Case(name, players)
    turn = 0
    for option in known.options:
        values: list[Any] = [value for value in option.values if value != option.default]
        if option.pick:
            values.append(option.among[-option.pick :])
        for value in values:
            turn += 1
            case = Case(name, known.players[turn % len(known.players)], ((option.name, value),))
            if settles(case):
                yield case
    rng = quartier.Rng(7)
    for _ in range(6):
        mixed = tuple((o.name, o.values[rng.below(len(o.values))]) for o in known.options)
        case = Case(name, known.players[rng.below(len(known.players))], mixed)
        if settles(case):
            yield case


CASES = [case for name in quartier.titles() for case in spread(name)]
FEW = [Case(name, players) for name in quartier.titles() for players in title(name).players]


def walk(case: Case, seed: int) -> Iterator[tuple[quartier.Game, int]]:
    """A random game: each position with the move that is about to be played in it."""
    rng = quartier.Rng(seed)
    game = case.new()
    for _ in range(LONGEST):
        if game.to_move == quartier.OVER:
            return
        if game.to_move == quartier.CHANCE:
            move = quartier.draw(game, rng)
        else:
            moves = game.legal()
            move = moves[rng.below(len(moves))]
        yield game, move
        game.play(move)
    raise AssertionError(f"{case}: not over after {LONGEST} moves")


def as_json(value: Any) -> Any:
    """The value as it comes back from a JSON file."""
    return json.loads(json.dumps(value))
