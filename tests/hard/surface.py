"""What a caller can reach, found by introspection, so that a new function or method is included by itself."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any, NamedTuple

import quartier
from quartier import bots
from quartier.kernel import observation
from tests.hard import environments

MUTATORS = {"play", "playout"}
"""What changes the game it is called with; everything else leaves it as it was."""
KINDS = (quartier.Game, quartier.Record, quartier.Rng, quartier.Option, bots.Known, bots.Budget)
"""The classes whose public methods are called, besides bots."""


class Parameter(NamedTuple):
    """One parameter of a function."""

    name: str
    required: bool


class Callee(NamedTuple):
    """Something to call, with its name in a report."""

    name: str
    call: Callable[..., Any]
    parameters: tuple[Parameter, ...]


def parameters(call: Callable[..., Any]) -> tuple[Parameter, ...]:
    """The parameters in the signature, or two unknown ones if there is no signature."""
    try:
        found = inspect.signature(call).parameters.values()
    except (TypeError, ValueError):
        return (Parameter("?", False), Parameter("?", False))
    return tuple(
        Parameter(each.name, each.default is each.empty and each.kind is not each.VAR_KEYWORD)
        for each in found
        if each.kind is not each.VAR_POSITIONAL
    )


def functions() -> list[Callee]:
    """The public functions and classes of the package, the bots, the observation and the adapters."""
    found = [
        Callee(f"adapters.{name}", make, parameters(make)) for name, make in environments.ENVIRONMENTS.items()
    ]
    for module, names in (
        (quartier, quartier.__all__),
        (bots, bots.__all__),
        (observation, ["observe", "layout"]),
    ):
        for name in names:
            call = getattr(module, name)
            if callable(call):
                found.append(Callee(f"{module.__name__}.{name}", call, parameters(call)))
    return found


QUESTIONS: dict[str, Callable[[Any], Any]] = {
    "hash": hash,
    "repr": repr,
    "str": str,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "html": lambda thing: thing._repr_html_() if hasattr(thing, "_repr_html_") else None,
    "== 0": lambda thing: thing == 0,
    "== itself": lambda thing: thing == thing,
    "attributes": lambda thing: [getattr(thing, name, None) for name in contract(thing)],
}
"""What Python itself may ask of an object. Bots and generators need not support all of it."""


def contract(thing: Any) -> list[str]:
    """The public names of an object; for a bot only those of the contract."""
    if isinstance(thing, environments.KINDS):
        return environments.methods(thing)
    if isinstance(thing, quartier.Game):
        return [name for name in dir(thing) if not name.startswith("_")]
    kind = next((each for each in KINDS if isinstance(thing, each)), bots.Bot)
    return [name for name in dir(kind) if not name.startswith("_")]


def methods(thing: Any) -> list[Callee]:
    """The public methods of an object, and what Python itself asks of it."""
    found = []
    for name in contract(thing):
        if callable(getattr(type(thing), name, None)):
            call = getattr(thing, name)
            found.append(Callee(f"{type(thing).__name__}.{name}", call, parameters(call)))
    if isinstance(thing, (quartier.Game, quartier.Record, quartier.Option, bots.Budget)):
        for name, ask in QUESTIONS.items():
            found.append(Callee(f"{name} of {type(thing).__name__}", lambda ask=ask: ask(thing), ()))
    return found


def is_ours(thing: Any) -> bool:
    """Whether a returned value is an object of ours, whose methods are to be called in turn."""
    return isinstance(thing, (*KINDS, *environments.KINDS)) or type(thing).__module__.startswith(
        "quartier.bots"
    )
