"""Titles that come as packages of their own, found by the entry point group ``quartier.titles``.

The ``pyproject.toml`` of such a package says::

    [project.entry-points."quartier.titles"]
    nim = "quartier_nim:TITLE"

A package that cannot be used is left out, with a warning that says why; the others still work.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

GROUP = "quartier.titles"


class Home(NamedTuple):
    """Where a title is found."""

    module: str
    """The module that holds it."""
    attribute: str = "TITLE"

    def load(self) -> object:
        """What stands there."""
        return attrgetter(self.attribute)(import_module(self.module))

    @property
    def package(self) -> str:
        """The package of the title's other modules; empty for a title in a single file."""
        spec = import_module(self.module).__spec__
        return (spec.parent or "") if spec is not None else ""

    @property
    def folder(self) -> Path | None:
        """The folder with its rules and words; None for a title in a single file."""
        file = import_module(self.package).__file__ if self.package else None
        return Path(file).parent if file else None

    def part(self, name: str) -> ModuleType | None:
        """One of the title's modules, if it has one of that name."""
        module = f"{self.package}.{name}"
        try:
            return import_module(module) if self.package else None
        except ModuleNotFoundError as missing:
            if missing.name == module:
                return None
            raise


class Arrivals(NamedTuple):
    """The result of looking for packages."""

    homes: dict[str, Home]
    broken: dict[str, str]
    """Why a title is left out, by its name."""


def arrivals(objection: Callable[[str, object], str], taken: Iterable[str]) -> Arrivals:
    """All titles in packages of their own, except those to which ``objection`` has an objection."""
    homes: dict[str, Home] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        home = Home(point.module, point.attr or "TITLE")
        if point.name in taken or point.name in homes:
            problem = "another title has this name"
        else:
            problem = why_not(point, home, objection)
        if not problem:
            homes[point.name] = home
            continue
        broken[point.name] = f"{origin(point)}: {problem}"
        warnings.warn(
            f"the title {point.name!r} of {broken[point.name]}; it is left out", RuntimeWarning, stacklevel=2
        )
    return Arrivals(homes, broken)


def why_not(point: EntryPoint, home: Home, objection: Callable[[str, object], str]) -> str:
    """Why this title cannot be used; empty if it can."""
    try:
        return objection(point.name, home.load())
    except (Exception, SystemExit) as failure:  # a package may fail in any way
        return f"{type(failure).__name__}: {failure}"


def origin(point: EntryPoint) -> str:
    """The package that brings the title, with its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value
