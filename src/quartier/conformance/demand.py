"""What a check is, and how it says what went wrong."""

from __future__ import annotations

import functools
import linecache
import re
from collections.abc import Callable
from types import TracebackType
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from quartier.conformance.case import Case
from quartier.kernel.game import Game

Scope = Literal["cases", "counts", "title"]
"""Which games a check is made with: all cases, the defaults with every number of players, or one game."""
Failure = TypeVar("Failure", bound=BaseException)
LONGEST_POSITION = 2000


class Check(NamedTuple):
    """One demand on every title. It raises ``AssertionError`` if a title does not meet it."""

    name: str
    scope: Scope
    run: Callable[[Case], None]

    @property
    def sentence(self) -> str:
        """What is demanded."""
        return self.name.replace("_", " ")

    def __str__(self) -> str:
        return self.name


CHECKS: list[Check] = []
"""All checks, in the order of the modules that have them."""


def check(scope: Scope) -> Callable[[Callable[[Case], None]], Callable[[Case], None]]:
    """Make a check from a function whose name is a sentence."""

    def decorate(demand: Callable[[Case], None]) -> Callable[[Case], None]:
        @functools.wraps(demand)
        def run(case: Case) -> None:
            try:
                demand(case)
            except AssertionError as failed:
                raise AssertionError(told(case, failed)) from failed

        CHECKS.append(Check(demand.__name__, scope, run))
        return run

    return decorate


def told(case: Case, failed: AssertionError) -> str:
    """What was demanded, where in the code, and in which game it was not met."""
    trace = failed.__traceback__
    assert trace is not None
    last = trace
    game: Game | None = None
    while trace is not None:
        last = trace
        here = trace.tb_frame.f_locals.get("game")
        game = here if isinstance(here, Game) else game
        trace = trace.tb_next
    code = last.tb_frame.f_code
    lines = [f"{case}: {str(failed) or source(code.co_filename, last.tb_lineno)}"]
    lines.append(f"  demanded in {code.co_filename}:{last.tb_lineno}")
    if game is not None:
        lines.append(f"  in {described(game)}")
    return "\n".join(lines)


def source(file: str, line: int) -> str:
    """The statement that begins on this line of a file."""
    return linecache.getline(file, line).strip().removeprefix("assert ")


def described(game: Game) -> str:
    """A game and its position, however broken it may be."""
    try:
        return f"{game!r}, position {game.position()!r:.{LONGEST_POSITION}}"
    except Exception as problem:
        return f"a {type(game).__name__} that cannot say its position ({type(problem).__name__}: {problem})"


class raises(Generic[Failure]):  # noqa: N801 (it reads as a verb)
    """Demands that a block raises an exception whose text matches; the exception is then in ``value``."""

    value: Failure

    def __init__(self, kind: type[Failure], match: str = "") -> None:
        self.kind = kind
        self.match = match

    def __enter__(self) -> raises[Failure]:
        return self

    def __exit__(self, kind: Any, problem: BaseException | None, trace: TracebackType | None) -> bool:
        if problem is None:
            raise AssertionError(f"{self.kind.__name__} was not raised")
        if not isinstance(problem, self.kind):
            return False
        if not re.search(self.match, str(problem)):
            raise AssertionError(f"{str(problem)!r} does not match {self.match!r}")
        self.value = problem
        return True
