"""What an error message quotes."""

from __future__ import annotations

from typing import Any

import pytest

from quartier.kernel.quote import quote


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


class Silent(dict[str, int]):
    def __repr__(self) -> str:
        raise RuntimeError("no words")


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [3, "cafe", None, True, 0.5, [1, 2], {"a": 1}])
def test_small_values_are_quoted_as_they_are(value: object) -> None:
    assert quote(value) == repr(value)


@pytest.mark.parametrize(
    "value",
    [10**5000, nested(100_000), "x" * 10_000, [0] * 10_000, {0: nested(2000)}, Mute(), Silent(), [Mute()]],
    ids=["huge", "deep", "text", "list", "dict", "mute", "silent", "mute in a list"],
)
def test_no_value_is_too_much_to_quote(value: object) -> None:
    assert 0 < len(quote(value)) <= 80
