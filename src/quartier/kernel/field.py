"""Reading a position document field by field: every error says which field is wrong and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from quartier.kernel.errors import BadPosition
from quartier.kernel.quote import quote

T = TypeVar("T", str, int)


class Field:
    """A mapping in a document, and its path for error messages."""

    def __init__(self, path: str, value: Any) -> None:
        if not isinstance(value, Mapping):
            raise BadPosition(f"{path.rstrip('.') or 'document'}: not a mapping but {type(value).__name__}")
        self.path = path
        self.value = value

    def known(self, names: Iterable[str]) -> None:
        """Refuse members with other names."""
        for name in self.value:
            if name not in names:
                raise BadPosition(
                    f"{self.path}{name if isinstance(name, str) else quote(name)}: no such field"
                )

    def part(self, name: str) -> Field:
        """A mapping inside; an empty one if it is left out."""
        return Field(f"{self.path}{name}.", self.value.get(name, {}))

    def parts(self, name: str, count: int | None) -> list[Field]:
        """A list of mappings; empty ones if it is left out."""
        found = self.value.get(name, [{}] * (count or 0))
        if not isinstance(found, list | tuple) or (count is not None and len(found) != count):
            raise BadPosition(
                f"{self.path}{name}: not a list of {count if count is not None else 'mappings'}"
            )
        return [Field(f"{self.path}{name}[{i}].", each) for i, each in enumerate(found)]

    def number(self, name: str, least: int, most: int, default: int) -> int:
        """An integer within bounds."""
        found = self.value.get(name, default)
        if type(found) is not int or (not least <= found <= most and (name in self.value or default < least)):
            raise BadPosition(f"{self.path}{name}: {quote(found)} is not a number from {least} to {most}")
        return found

    def flag(self, name: str, default: bool) -> bool:
        """True or False."""
        found = self.value.get(name, default)
        if type(found) is not bool:
            raise BadPosition(f"{self.path}{name}: {quote(found)} is not true or false")
        return found

    def word(self, name: str, words: Sequence[str], default: str) -> str:
        """One of the given words."""
        found = self.value.get(name, default)
        if not isinstance(found, str) or found not in words:
            raise BadPosition(f"{self.path}{name}: {quote(found)} is not one of {', '.join(words)}")
        return found

    def one_of(self, name: str, choices: Sequence[T]) -> T | None:
        """One of the given values, or None if it is null or left out."""
        found = self.value.get(name)
        if found is None:
            return None
        for choice in choices:
            if type(found) is type(choice) and found == choice:
                return choice
        raise BadPosition(f"{self.path}{name}: {quote(found)} is not one of {', '.join(map(str, choices))}")

    def counts(self, name: str, length: int, most: int) -> list[int]:
        """A number for each seat; zeros if it is left out."""
        found = self.value.get(name, [0] * length)
        if (
            not isinstance(found, list | tuple)
            or len(found) != length
            or any(type(each) is not int or not 0 <= each <= most for each in found)
        ):
            raise BadPosition(f"{self.path}{name}: {quote(found)} is not {length} numbers from 0 to {most}")
        return list(found)

    def members(self, name: str, choices: Sequence[Any], default: int = 0) -> int:
        """A list of different values as a set; bit n is the value n, or the nth of some words."""
        if name not in self.value:
            return default
        found = self.value[name]
        if not isinstance(found, list | tuple):
            raise BadPosition(f"{self.path}{name}: not a list")
        members = 0
        for each in found:
            if type(each) is not type(choices[0]) or each not in choices:
                raise BadPosition(f"{self.path}{name}: {quote(each)} cannot be there")
            bit = 1 << (each if isinstance(each, int) else choices.index(each))
            if members & bit:
                raise BadPosition(f"{self.path}{name}: {quote(each)} is there twice")
            members |= bit
        return members
