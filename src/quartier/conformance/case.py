"""The games that every title is tested with: all numbers of players, and a range of options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import quartier
from quartier.kernel.playout import play_randomly
from quartier.kernel.title import resolve, title

LONGEST = 5000
"""No random game of any title takes more moves than this."""
ASKED = 3
"""How many moves a tally asks about in each position, to hear why they are not legal."""


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    title: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()
    shift: int = 0
    """A number added to the seeds of all walks; another number leads to other games."""
    tally: Tally | None = field(default=None, compare=False)
    """Where the walks are counted, if they are."""

    def new(self) -> quartier.Game:
        return quartier.new(self.title, players=self.players, options=dict(self.options))

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.title} {self.players} {chosen}".strip()

    def meets(self, what: str, met: bool) -> None:
        """Note whether a check has met what it looks for. Not every game has everything."""
        if self.tally is not None:
            self.tally.wanted[what] = self.tally.wanted.get(what, False) or met


class Tally:
    """What the walks have met: how much of a title the checks have seen."""

    def __init__(self, counts: bool = True) -> None:
        self.counts = counts
        """Whether positions are counted too, which takes time, or only what checks look for."""
        self.games: set[tuple[str, int]] = set()
        """The walks, each as a case and a seed."""
        self.positions = 0
        self.met: set[int] = set()
        """Move numbers that were legal somewhere."""
        self.reasons: set[str] = set()
        """Reasons for which a move was refused somewhere."""
        self.wanted: dict[str, bool] = {}
        """What the checks look for, and whether any of them has met it."""

    def count(self, case: Case, seed: int, game: quartier.Game) -> None:
        """Count one more position."""
        if not self.counts:
            return
        self.games.add((str(case), seed))
        self.positions += 1
        legal = game.legal()
        self.met.update(legal)
        for step in range(ASKED):
            move = (self.positions * ASKED + step) % game.actions
            refused = game.refusal(move)
            if refused is not None:
                self.reasons.add(refused.reason)


def fits_together(case: Case) -> bool:
    """Whether the title accepts these options together."""
    try:
        resolve(title(case.title), case.players, dict(case.options))
    except quartier.BadOptions:
        return False
    return True


def counts(name: str, shift: int = 0, tally: Tally | None = None) -> list[Case]:
    """The defaults with every number of players."""
    return [Case(name, players, (), shift, tally) for players in title(name).players]


def cases(name: str, shift: int = 0, tally: Tally | None = None) -> list[Case]:
    """The defaults with every number of players; each other value once; and some random mixtures."""
    every = [*counts(name), *spread(name)]
    return [Case(name, each.players, each.options, shift, tally) for each in dict.fromkeys(every)]


def spread(name: str) -> Iterator[Case]:
    """Each value of an option that is not the default, once; and some random mixtures."""
    known = title(name)
    turn = 0
    for option in known.options:
        values: list[Any] = [value for value in option.values if value != option.default]
        if option.pick:
            values.append(option.among[-option.pick :])
        for value in values:
            turn += 1
            case = Case(name, known.players[turn % len(known.players)], ((option.name, value),))
            if fits_together(case):
                yield case
    rng = quartier.Rng(7)
    for _ in range(6):
        mixed = tuple((o.name, o.values[rng.below(len(o.values))]) for o in known.options)
        case = Case(name, known.players[rng.below(len(known.players))], mixed)
        if fits_together(case):
            yield case


def walk(case: Case, seed: int) -> Iterator[tuple[quartier.Game, int]]:
    """A random game: each position with the move that is about to be played in it."""
    game = case.new()
    for played, move in enumerate(play_randomly(game, seed + case.shift)):
        if played == LONGEST:
            raise AssertionError(f"{case}: the game is not over after {LONGEST} moves")
        if case.tally is not None:
            case.tally.count(case, seed + case.shift, game)
        yield game, move


def as_json(value: Any) -> Any:
    """The value as it comes back from a JSON file."""
    return json.loads(json.dumps(value))
