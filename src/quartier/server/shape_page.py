"""The page of the docs that lists every field of views, offers, events and components."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, is_typeddict

from quartier.kernel.misfit import fields, is_union
from quartier.kernel.shape import OfferShape, Shapes
from quartier.kernel.title import built_in, title
from quartier.server.shapes import COMMON_SHAPES, Collection, field_notes, note_of

PAGE = Path("docs/shapes.md")
HEAD = """\
<!-- Made by `python -m quartier.server.schema` from the shapes in kernel/shape.py and the titles. -->
# What views, offers, events and components look like

`game.view(seat)`, `game.printed()` and `game.events(move, seat)` return plain dictionaries that can be
written as JSON. This page lists all their fields. Types are written as in TypeScript, because the web client
uses the same ones: `Record<string, number>` is a dictionary, and `?` marks a field that may be left out. In
Python the same shapes are typed dictionaries: `quartier.kernel.title.title(name).shapes`.
"""


def cell(text: str) -> str:
    """A text as it is written in a table."""
    return text.replace("``", "`").replace("|", "\\|")


def table(shape: Any, told: Collection) -> list[str]:
    """The fields of one typed dictionary."""
    notes = field_notes(shape)
    rows = ["| field | type | |", "| --- | --- | --- |"]
    for name, inner in fields(shape).items():
        mark = "" if inner.required else "?"
        written = cell(told.typescript_of(inner.shape))
        rows.append(f"| `{name}{mark}` | `{written}` | {cell(notes.get(name, ''))} |")
    return [*rows, ""]


def tag_of(shape: Any) -> str | None:
    """The ``type`` that tells one of several shapes from the others."""
    given = fields(shape).get("type") if is_typeddict(shape) else None
    return str(get_args(given.shape)[0]) if given and get_origin(given.shape) is Literal else None


def tagged(members: tuple[Any, ...], told: Collection) -> list[str]:
    """Shapes that differ by their ``type``, one row for each; what all offers share is said once."""
    is_offer = all("move" in fields(each) for each in members)
    known = ("type", *fields(OfferShape)) if is_offer else ("type",)
    besides = f"fields besides {', '.join(f'`{each}`' for each in known[1:])}" if is_offer else "fields"
    rows = [f"| `type` | {besides} | |", "| --- | --- | --- |"]
    for shape in members:
        notes = field_notes(shape)
        named, said = [], [note_of(shape.__name__, shape.__module__)]
        for name, inner in fields(shape).items():
            if name not in known:
                mark = "" if inner.required else "?"
                named.append(f"`{name}{mark}: {cell(told.typescript_of(inner.shape))}`")
                said += [f"`{name}`: {notes[name]}"] if name in notes else []
        rows.append(f"| `{tag_of(shape)}` | {', '.join(named)} | {cell(' '.join(filter(None, said)))} |")
    return [*rows, ""]


def chapter(heading: str, told: Collection, order: list[Any]) -> list[str]:
    """All shapes of a collection: first those that stand alone, then those with tags, then the words."""
    lines = [f"## {heading}", ""]
    in_tables: list[Any] = []
    choices = []
    for alias in told.aliases:
        members = get_args(alias.shape) if is_union(alias.shape) else ()
        if members and all(tag_of(each) for each in members):
            in_tables += members
            choices.append((alias, members))
    for shape in order:
        if shape not in in_tables:
            said = note_of(shape.__name__, shape.__module__).replace("``", "`")
            lines += [f"### {shape.__name__}", "", *([said, ""] if said else []), *table(shape, told)]
    for alias, members in choices:
        said = note_of(alias.name, alias.module).replace("``", "`")
        lines += [f"### {alias.name}", "", *([said, ""] if said else []), *tagged(members, told)]
    words = [alias for alias in told.aliases if get_origin(alias.shape) is Literal]
    if words:
        lines += ["### Words", "", "| name | one of |", "| --- | --- |"]
        for alias in words:
            lines.append(f"| `{alias.name}` | {', '.join(f'`{each}`' for each in get_args(alias.shape))} |")
        lines.append("")
    return lines


def declared() -> dict[str, Shapes]:
    """The shapes of the titles of this package."""
    all_shapes = {name: title(name).shapes for name in built_in() if find_spec(f"quartier.games.{name}")}
    return {name: shapes for name, shapes in all_shapes.items() if shapes is not None}


def outside_in(roots: tuple[Any, ...]) -> list[Any]:
    """The typed dictionaries that the roots lead to, each one before those inside it."""
    ordered: list[Any] = []
    for root in roots:
        inside = reversed(Collection((root,), COMMON_SHAPES).dictionaries)
        ordered += [each for each in inside if each not in ordered]
    return ordered


def page() -> str:
    """The whole page."""
    common = Collection(COMMON_SHAPES)
    lines = [HEAD, *chapter("What all titles have in common", common, common.dictionaries)]
    for name, shapes in declared().items():
        told = Collection(shapes, COMMON_SHAPES)
        lines += chapter(f"`{name}`", told, outside_in((shapes.view, shapes.printed, shapes.event)))
    return "\n".join(lines)
