"""TypeScript from the typed dictionaries that the titles declare."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType
from typing import Any, Literal, get_args, get_origin, is_typeddict

from quartier.kernel import shape as envelope
from quartier.kernel.misfit import fields, is_union
from quartier.kernel.shape import Shapes
from quartier.kernel.title import built_in, title

COMMON = Path("web/src/lib/shapes.ts")
"""The file for what all titles share."""
COMMON_SHAPES = (
    envelope.TurnShape,
    envelope.OfferShape,
    envelope.PartShape,
    envelope.ScoreShape,
    envelope.ResultShape,
    envelope.Envelope,
    envelope.AnyOffer,
    envelope.AnyEvent,
    envelope.AnyView,
    envelope.PrintedEnvelope,
)
MADE = "// Made by `python -m quartier.server.schema`: change"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", None: "null"}


# --- what is written beside the types ----------------------------------------------------------


@dataclass
class Notes:
    """The documentation in one module: of classes and aliases, and of the fields of each class."""

    names: dict[str, str] = field(default_factory=dict)
    fields: dict[str, dict[str, str]] = field(default_factory=dict)
    bases: dict[str, list[str]] = field(default_factory=dict)


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def beneath(body: list[ast.stmt]) -> dict[str, str]:
    """The strings below assignments, by name."""
    texts = {}
    for before, after in pairwise(body):
        if not isinstance(after, ast.Expr) or not isinstance(after.value, ast.Constant):
            continue
        targets = [before.target] if isinstance(before, ast.AnnAssign) else getattr(before, "targets", [])
        if targets and isinstance(targets[0], ast.Name):
            texts[targets[0].id] = in_one_line(str(after.value.value))
    return texts


@cache
def notes_in(module: str) -> Notes:
    """The documentation in a module, read from its source."""
    body = ast.parse(inspect.getsource(sys.modules[module])).body
    notes = Notes(beneath(body))
    for each in body:
        if isinstance(each, ast.ClassDef):
            if text := ast.get_docstring(each):
                notes.names[each.name] = in_one_line(text)
            notes.fields[each.name] = beneath(each.body)
            notes.bases[each.name] = [base.id for base in each.bases if isinstance(base, ast.Name)]
    return notes


def note_of(name: str, module: str) -> str:
    return notes_in(module).names.get(name, "")


def field_notes(shape: Any) -> dict[str, str]:
    """The documentation of each field, from the class or from one that it extends."""
    notes = notes_in(shape.__module__)
    texts: dict[str, str] = {}
    for base in notes.bases.get(shape.__name__, []):
        inherited = getattr(sys.modules[shape.__module__], base)
        if is_typeddict(inherited):
            texts.update(field_notes(inherited))
    return texts | notes.fields.get(shape.__name__, {})


# --- what belongs to a title --------------------------------------------------------------------


@dataclass
class Alias:
    """A name for a choice of tags or of shapes."""

    name: str
    module: str
    shape: Any


class Collection:
    """All typed dictionaries that a title's shapes lead to, and the names of choices."""

    def __init__(self, shapes: Iterable[Any], common: Iterable[Any] = ()) -> None:
        self.common = list(common)
        self.dictionaries: list[Any] = []
        self.imported: list[Any] = []
        self.aliases: list[Alias] = []
        modules: dict[str, ModuleType] = {}
        for shape in shapes:
            self._collect(shape, modules)
        named = {each.__name__: each for each in self.dictionaries}
        if len(named) != len(self.dictionaries):
            raise ValueError("two shapes of a title have the same name")
        for name, module in modules.items():
            for alias, value in vars(module).items():
                is_choice = get_origin(value) is Literal or (is_union(value) and self._is_told(value))
                if is_choice and not alias.startswith("_") and self.alias_of(value) is None:
                    self.aliases.append(Alias(alias, name, value))

    def _is_told(self, union: Any) -> bool:
        return all(each in self.dictionaries for each in get_args(union) if is_typeddict(each))

    def _collect(self, shape: Any, modules: dict[str, ModuleType]) -> None:
        if not is_typeddict(shape):
            for each in () if get_origin(shape) is Literal else get_args(shape):
                self._collect(each, modules)
        elif shape in self.common:
            if shape not in self.imported:
                self.imported.append(shape)
        elif shape not in self.dictionaries:
            modules[shape.__module__] = sys.modules[shape.__module__]
            for inner in fields(shape).values():
                self._collect(inner.shape, modules)
            self.dictionaries.append(shape)

    def alias_of(self, shape: Any) -> Alias | None:
        """The name of a choice, if it has one."""
        if not is_union(shape) and get_origin(shape) is not Literal:
            return None
        return next((each for each in self.aliases if each.shape == shape), None)

    def typescript_of(self, shape: Any, but: Alias | None = None) -> str:
        """A shape in TypeScript."""
        alias = self.alias_of(shape)
        if alias is not None and alias is not but:
            return alias.name
        origin, inner = get_origin(shape), get_args(shape)
        if is_typeddict(shape):
            return str(shape.__name__)
        if origin is Literal:
            return " | ".join(json.dumps(each) for each in inner)
        if is_union(shape):
            return self._choice(inner, but)
        if origin is list:
            of = self.typescript_of(inner[0])
            return f"({of})[]" if " | " in of else f"{of}[]"
        if origin is dict:
            return f"Record<string, {self.typescript_of(inner[1])}>"
        return PLAIN.get(shape, "unknown")

    def _choice(self, members: tuple[Any, ...], but: Alias | None) -> str:
        # Python flattens a choice that is part of a larger one, such as ``Offer | None``.
        rest = list(members)
        words = []
        for alias in self.aliases:
            parts = get_args(alias.shape) if is_union(alias.shape) else ()
            if parts and alias is not but and all(part in rest for part in parts):
                words.append(alias.name)
                rest = [each for each in rest if each not in parts]
        return " | ".join(dict.fromkeys([*words, *(self.typescript_of(each) for each in rest)]))


# --- TypeScript ---------------------------------------------------------------------------------


def comment(text: str, indent: str = "") -> list[str]:
    """A documentation comment, or nothing."""
    return [f"{indent}/** {text.replace('``', '`')} */"] if text else []


def key_of(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def interface(shape: Any, told: Collection) -> list[str]:
    """One typed dictionary as an interface."""
    notes = field_notes(shape)
    lines = [*comment(note_of(shape.__name__, shape.__module__)), f"export interface {shape.__name__} {{"]
    for name, inner in fields(shape).items():
        lines += comment(notes.get(name, ""), "  ")
        mark = "" if inner.required else "?"
        lines.append(f"  {key_of(name)}{mark}: {told.typescript_of(inner.shape)};")
    return [*lines, "}", ""]


def definitions(told: Collection) -> list[str]:
    """All types of a collection."""
    lines: list[str] = []
    for alias in told.aliases:
        lines += comment(note_of(alias.name, alias.module))
        text = told.typescript_of(alias.shape, but=alias)
        members = "".join(f"\n  | {each}" for each in text.split(" | ")) if len(text) > 90 else f" {text}"
        lines += [f"export type {alias.name} ={members};", ""]
    for shape in told.dictionaries:
        lines += interface(shape, told)
    return lines


def common_typescript() -> str:
    """The types that all titles share."""
    return "\n".join([f"{MADE} kernel/shape.py.", "", *definitions(Collection(COMMON_SHAPES))])


def typescript(shapes: Shapes, source: str) -> str:
    """The types of one title; ``source`` says where they come from."""
    told = Collection(shapes, COMMON_SHAPES)
    lines = [f"{MADE} {source}."]
    if told.imported:
        names = ", ".join(sorted(each.__name__ for each in told.imported))
        lines.append(f'import type {{ {names} }} from "../../lib/shapes";')
    lines += ["", *definitions(told)]
    for name, shape in (("View", shapes.view), ("Printed", shapes.printed), ("Event", shapes.event)):
        written = told.typescript_of(shape)
        if written != name:
            lines += [f"export type {name} = {written};", ""]
    return "\n".join(lines)


def documents() -> dict[Path, str]:
    """The text of each file to write for the titles of this package."""
    texts = {COMMON: common_typescript()}
    for name in built_in():
        shapes = title(name).shapes if find_spec(f"quartier.games.{name}") else None
        if shapes is not None:
            path = Path(f"web/src/games/{name}/shapes.ts")
            texts[path] = typescript(shapes, f"the shapes in games/{name}")
    return texts
