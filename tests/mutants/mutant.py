"""The mutants of a title, and which of them make no difference."""

from __future__ import annotations

import ast
import re
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tests.mutants.change import Change, changes

GAMES = Path(__file__).parents[2] / "src/quartier/games"
EQUIVALENT = Path(__file__).parent / "equivalent"
NO_RULES = {
    *("__init__", "moves", "offer", "refusal", "view", "picture", "art", "document", "check", "observation"),
    *("terminal", "shape", "offer_shape", "event_shape", "event", "printed", "naming"),
}
"""Rooms of a title that show, name or read things and enforce no rule."""


ROOM = re.compile(r"[A-Z_]+ = \[0\] \* ")
"""A line of ``table.py`` that makes room for a table, before it is laid out there."""


class Mutant(NamedTuple):
    """One change of one module."""

    title: str
    module: str
    text: str
    change: Change

    @property
    def line(self) -> str:
        """The changed line as it stands in the source."""
        return self.text.splitlines()[self.change.line - 1].strip()

    @property
    def name(self) -> str:
        """The same for the same change of the same text."""
        return f"{self.module}-{sha256(repr((self.text, self.change)).encode()).hexdigest()[:16]}"

    def lot(self, seed: int) -> str:
        """Its place in a random order, which does not depend on the lines around it."""
        what = (seed, self.module, self.line, self.change.start, self.change.before)
        return sha256(repr(what).encode()).hexdigest()

    def __str__(self) -> str:
        change = self.change
        where = f"{self.title}/{self.module}:{change.line}:{change.start + 1}"
        return f"{where}: {change.before} -> {change.after or 'nothing'}    {self.line}"


def mutants(title: str, module: str) -> list[Mutant]:
    """All mutants of a title, or of one of its modules."""
    found = []
    for file in sorted((GAMES / title).glob("*.py")):
        text = file.read_text(encoding="utf-8")
        if file.stem == module or (not module and file.stem not in NO_RULES and not only_numbers(text)):
            found += [Mutant(title, file.name, text, change) for change in changes(text)]
    return [mutant for mutant in found if not ROOM.match(mutant.line)]


def only_numbers(text: str) -> bool:
    """Whether a module only gives names to numbers: it makes no difference which numbers they are."""
    kinds = ast.Import | ast.ImportFrom | ast.Expr
    body = [each for each in ast.parse(text).body if not isinstance(each, kinds)]
    return all(
        isinstance(each, ast.Assign) and not isinstance(each.value, ast.Tuple | ast.List | ast.Dict)
        for each in body
    )


class Equivalent:
    """The changes of a title that no rule can tell, each with the reason."""

    def __init__(self, title: str) -> None:
        file = EQUIVALENT / f"{title}.txt"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        self.entries = [tuple(line.split("  |  ")) for line in text.splitlines() if line and line[0] != "#"]

    def has(self, mutant: Mutant) -> bool:
        """Whether a change is listed: by module, line of source and what is put for what."""
        change = mutant.change
        what = (mutant.module, mutant.line, f"{change.before} -> {change.after or 'nothing'}")
        return any(entry[:3] == what for entry in self.entries)
