"""Whether a document has the shape that a typed dictionary declares, to the last key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class Field(NamedTuple):
    """One key of a typed dictionary."""

    shape: Any
    required: bool


@cache
def fields(shape: Any) -> dict[str, Field]:
    """The keys of a typed dictionary, including those that it inherits."""
    declared = {}
    for name, annotation in get_type_hints(shape, include_extras=True).items():
        origin = get_origin(annotation)
        # Annotations are text here, and in text __required_keys__ does not see NotRequired.
        required = origin is Required or (origin is not NotRequired and name in shape.__required_keys__)
        inner = get_args(annotation)[0] if origin in (Required, NotRequired) else annotation
        declared[name] = Field(inner, required)
    return declared


def is_union(shape: Any) -> bool:
    """Whether a shape allows alternatives."""
    return get_origin(shape) in (Union, UnionType)


def misfits(document: Any, shape: Any, path: str = "") -> Iterator[str]:
    """Where and how a document differs from its shape, in words; nothing if it fits."""
    where = path or "the document"
    origin = get_origin(shape)
    if shape is Any or shape is object:
        return
    if is_union(shape):
        yield from _none_of(document, get_args(shape), path)
    elif origin is Literal:
        if not any(type(document) is type(each) and document == each for each in get_args(shape)):
            yield f"{where}: {document!r:.60} is not one of {', '.join(map(repr, get_args(shape)))}"
    elif is_typeddict(shape):
        yield from _unlike(document, shape, path)
    elif origin is list:
        if type(document) is not list:
            yield f"{where}: {document!r:.60} is not a list"
            return
        for index, each in enumerate(document):
            yield from misfits(each, get_args(shape)[0], f"{path}[{index}]")
    elif origin is dict:
        if type(document) is not dict or not all(type(key) is str for key in document):
            yield f"{where}: {document!r:.60} is not a mapping of names"
            return
        for key, each in document.items():
            yield from misfits(each, get_args(shape)[1], f"{path}.{key}" if path else key)
    elif shape in (None, NoneType):
        if document is not None:
            yield f"{where}: {document!r:.60} is not null"
    elif shape is float:
        if type(document) not in (int, float):
            yield f"{where}: {document!r:.60} is not a number"
    elif type(document) is not shape:
        yield f"{where}: {document!r:.60} is not {shape.__name__}"


def _unlike(document: Any, shape: Any, path: str) -> Iterator[str]:
    where = path or "the document"
    if type(document) is not dict:
        yield f"{where}: {document!r:.60} is not {shape.__name__}"
        return
    declared = fields(shape)
    for name in document.keys() - declared.keys():
        yield f"{where}: {shape.__name__} has no {name!r}"
    for name, field in declared.items():
        if name in document:
            yield from misfits(document[name], field.shape, f"{path}.{name}" if path else name)
        elif field.required:
            yield f"{where}: {shape.__name__} lacks {name!r}"


def _none_of(document: Any, choices: tuple[Any, ...], path: str) -> Iterator[str]:
    """The complaints of the alternative that comes nearest: the one with the same tag, if there is one."""
    nearest: list[str] | None = None
    for choice in choices:
        complaints = list(misfits(document, choice, path))
        if not complaints:
            return
        if is_typeddict(choice) and is_tagged(document, choice):
            yield from complaints
            return
        if nearest is None or len(complaints) < len(nearest):
            nearest = complaints
    yield from nearest or ()


def is_tagged(document: Any, shape: Any) -> bool:
    """Whether the ``type`` of a document is the one that this typed dictionary has."""
    tag = fields(shape).get("type")
    return isinstance(document, dict) and tag is not None and document.get("type") in get_args(tag.shape)
