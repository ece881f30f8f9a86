"""The fuzz: one process that calls everything a caller can reach, with right and wrong arguments.

    python -m tests.hard.fuzz metropolia --seed 1 --calls 10000

A call may return, or refuse with ``TypeError`` or ``ValueError`` (ours are
ValueErrors) and change nothing. Anything else is a finding. The same title, seed and number of calls lead
to the same call again. Each call is written to the journal before it is made, so that it can be read after
a crash.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import quartier
from tests.hard import environments
from tests.hard.arguments import Source
from tests.hard.surface import MUTATORS, Callee, Parameter, functions, is_ours, methods
from tests.hard.values import Planned, shown, wrong

ROOM = 16
"""How many objects are at hand to call methods of."""
REFUSALS: tuple[type[Exception], ...] = (TypeError, ValueError, Planned, *environments.REFUSALS)
"""What a call may raise."""


class Finding(Exception):
    """A call that did what no call may do."""


class Fuzz:
    """Makes calls one after another and watches what they do."""

    def __init__(
        self, name: str, seed: int, journal: Path | None, planted: str = "", longest: float = 60.0
    ) -> None:
        self.longest = longest
        self.rng = random.Random(f"{name} {seed}")
        self.source = Source(name, self.rng)
        self.journal = None if journal is None else os.open(journal, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
        self.functions = functions()
        if planted:
            self.functions += [PLANTED[planted]] * 20
        self.things: list[Any] = [self.source.game() for _ in range(4)]
        self.count = 0
        self.refused = 0
        self.swallowed: list[str] = []
        sys.unraisablehook = self.hear

    def hear(self, unraisable: Any) -> None:
        """An exception that C code could not pass on."""
        self.swallowed.append(f"{unraisable.exc_value!r} in {unraisable.object!r}")

    def step(self) -> None:
        """Make one call. Raises ``Finding`` if it did something that no call may do."""
        self.count += 1
        if self.count % 20 == 0:
            self.keep(self.source.game() if self.rng.random() < 0.7 else self.source.record())
        owner = self.rng.choice(self.things)
        callee = self.rng.choice(
            self.functions if self.rng.random() < 0.3 else methods(owner) or self.functions
        )
        game = owner if is_game(owner) else self.source.game() if self.rng.random() < 0.2 else self.any_game()
        given, named = self.arguments(callee, game)
        text = (
            f"call {self.count}: {callee.name}({', '.join(map(shown, given))}{shown(named) if named else ''})"
        )
        if callee.name.split(".")[0] == type(owner).__name__:
            text += f" of {shown(owner)}"
        if self.journal is not None:
            os.pwrite(self.journal, text.encode("utf-8", "replace")[:1000].ljust(1000), 0)
        watched = [
            (each, key_of(each))
            for each in {id(each): each for each in (owner, *given) if is_game(each)}.values()
        ]
        faulthandler.dump_traceback_later(self.longest, exit=True)
        problem = self.attempt(callee, given, named, watched)
        faulthandler.cancel_dump_traceback_later()
        if problem:
            raise Finding(f"{text}\n{problem}")

    def attempt(
        self, callee: Callee, given: list[Any], named: dict[str, Any], watched: list[tuple[Any, Any]]
    ) -> str:
        """Make the call and say what is wrong with what it did; empty if nothing is."""
        refused = False
        try:
            result = callee.call(*given, **named)
            for each in islice(result, 6) if isinstance(result, Iterator) else ():
                result = each
        except REFUSALS:
            refused = True
            self.refused += 1
        except BaseException as error:
            return "".join(traceback.format_exception(error, limit=-8))
        if self.swallowed:
            return f"swallowed: {self.swallowed.pop()}"
        changes = callee.name.split(".")[-1] in MUTATORS
        for each, key in watched:
            if key_of(each) != key and (refused or not changes):
                return "refused, but the game has changed" if refused else "the game has changed"
        if not refused and is_ours(result):
            self.keep(result)
        return ""

    def arguments(self, callee: Callee, game: quartier.Game) -> tuple[list[Any], dict[str, Any]]:
        """The arguments of a call, by position and by name."""
        given: list[Any] = []
        for parameter in callee.parameters:
            if not parameter.required and self.rng.random() < 0.4:
                break
            given.append(self.source.argument(parameter.name, game))
        named = {}
        fate = self.rng.random()
        if fate < 0.02:
            given.append(wrong(self.rng))
        elif fate < 0.04:
            del given[-1:]
        elif fate < 0.06:
            named["nonsense"] = 1
        elif fate < 0.2 and given and len(given) <= len(callee.parameters):
            named[callee.parameters[len(given) - 1].name] = given.pop()
        return given, named

    def any_game(self) -> quartier.Game:
        """One of the games at hand."""
        games = [each for each in self.things if is_game(each)]
        return self.rng.choice(games) if games else self.source.game()

    def keep(self, thing: Any) -> None:
        """Keep an object to call methods of; when there are many, it takes the place of another."""
        if len(self.things) < ROOM:
            self.things.append(thing)
        else:
            self.things[self.rng.randrange(ROOM)] = thing


def is_game(thing: Any) -> bool:
    """Whether this is a game of a title."""
    return isinstance(thing, quartier.Game) and type(thing) is not quartier.Game


def key_of(game: Any) -> Any:
    """Everything that makes up the position."""
    return game.key(), game.to_move


def crash() -> None:
    os.abort()


def hang() -> None:
    time.sleep(3600)


def swallow() -> None:
    Swallows()


def drop() -> None:
    raise KeyError("planted")


class Swallows:
    def __del__(self) -> None:
        raise OSError("planted")


def meddle(game: Any) -> None:
    if is_game(game) and game.legal():
        game.play(game.legal()[0])
        raise ValueError("planted")


PLANTED: dict[str, Callee] = {
    "crash": Callee("planted.crash", crash, ()),
    "hang": Callee("planted.hang", hang, ()),
    "error": Callee("planted.error", drop, ()),
    "swallow": Callee("planted.swallow", swallow, ()),
    "meddle": Callee("planted.meddle", meddle, (Parameter("game", True),)),
}
"""Planted faults of every kind, to test that the fuzz finds them."""


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("title", choices=quartier.titles())
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--calls", type=int, default=10_000)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--longest", type=float, default=60.0, help="seconds that a call may take")
    options.add_argument("--journal", type=Path)
    options.add_argument("--plant", choices=list(PLANTED), default="")
    options.add_argument("--all", action="store_true", help="go on after a finding, and list them at the end")
    asked = options.parse_args()
    fuzz = Fuzz(asked.title, asked.seed, asked.journal, asked.plant, asked.longest)
    until = time.monotonic() + asked.seconds
    findings: Counter[str] = Counter()
    while fuzz.count < asked.calls and time.monotonic() < until:
        try:
            fuzz.step()
        except Finding as finding:
            if not asked.all:
                print(f"{asked.title}, seed {asked.seed}, {finding}")
                return 1
            lines = str(finding).strip().splitlines()
            kind = f"{lines[0].split(': ', 1)[1].split('(')[0]}: {lines[-1][:120]}"
            kind = re.sub(r"'[^']*' object|integer \d+", "it", kind)
            findings[kind] += 1
            if findings[kind] == 1:
                print(f"--- {finding}", flush=True)
    for kind, count in findings.most_common():
        print(f"{count:6} {kind}")
    print(f"{asked.title}, seed {asked.seed}: {fuzz.count} calls, {fuzz.refused} of them refused")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
