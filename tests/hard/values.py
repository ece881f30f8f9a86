"""What a caller might pass by mistake, or on purpose."""

from __future__ import annotations

import decimal
import fractions
import random
from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from quartier.conformance.document import NONSENSE
from quartier.kernel.quote import quote


class Planned(Exception):
    """Raised by the caller's own object, and must reach the caller."""


class Raises:
    """Not a number: whatever is asked of it, it raises the caller's own exception."""

    def __index__(self) -> int:
        raise Planned

    __int__ = __len__ = __hash__ = __index__

    def __eq__(self, other: object) -> bool:
        raise Planned

    def __repr__(self) -> str:
        raise Planned

    __iter__ = __str__ = __repr__


class Lies:
    """A number that is different each time it is asked for."""

    def __init__(self, *numbers: Any) -> None:
        self.numbers = numbers
        self.asked = 0

    def __index__(self) -> int:
        self.asked += 1
        number: int = self.numbers[self.asked % len(self.numbers)]
        return number

    def __repr__(self) -> str:
        return f"Lies{self.numbers!r}"


class Agrees(int):
    """A number that says it is equal to everything and smaller than everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __lt__(self, other: object) -> bool:
        return True

    __le__ = __gt__ = __ge__ = __lt__

    def __hash__(self) -> int:
        return 0


class Sham(Mapping[str, Any]):
    """A mapping that has every key, with a different value each time."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.values_ = values
        self.asked = 0

    def __getitem__(self, key: object) -> Any:
        self.asked += 1
        return self.values_[self.asked % len(self.values_)]

    def __iter__(self) -> Iterator[str]:
        return iter(("type", "players", "card"))

    def __len__(self) -> int:
        return 3

    def __repr__(self) -> str:
        return "Sham()"


class Text(str):
    """A subclass of ``str``."""

    __slots__ = ()


def ring() -> list[Any]:
    """A list that contains itself."""
    inside: list[Any] = [1]
    inside.append({"type": inside})
    return inside


NUMBERS = [
    0, 1, 2, 3, 4, 5, 7, 8, 24, 25, 63, 64, 65, 127, 199, 200, 255, 256, 2047, 2048, 32_767, 32_768,
    65_536, 1 << 20,
    (1 << 30) - 1, 1 << 30, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32,
    (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64,
    10**30, 10**5000,
]  # fmt: skip

MAKERS: list[Callable[[random.Random], Any]] = [
    lambda rng: rng.choice(NUMBERS),
    lambda rng: -rng.choice(NUMBERS),
    lambda rng: rng.choice(NONSENSE),
    lambda rng: rng.choice([float("nan"), float("inf"), -float("inf"), 1e308, -0.0, 2.0, 0.5, 5e-324, 1j]),
    lambda rng: rng.choice(
        ["", "0", "1", "\0", "x" * 200_000, "\ud800", "-1", "٣", "1e9", "nan", "None", "{}"]
    ),
    lambda rng: rng.choice([b"", b"0", b"\xff" * 100, bytearray(b"1"), memoryview(b"1")]),
    lambda rng: rng.choice(
        [fractions.Fraction(2), decimal.Decimal(2), range(3), slice(2), Ellipsis, object, len]
    ),
    lambda rng: Raises(),
    lambda rng: Lies(*rng.choices([0, 1, 2, -1, 10**30, 1 << 31, "x", None, True], k=3)),
    lambda rng: Agrees(rng.choice(NUMBERS)),
    lambda rng: Text(rng.choice(["", "metropolia", "nothing", "pass", "random"])),
    lambda rng: Sham(tuple(rng.choices([0, -1, "build", "cafe", None, [], 10**30], k=3))),
    lambda rng: iter(rng.sample(NUMBERS, 3)),
    lambda rng: ring(),
    lambda rng: SimpleNamespace(players=2, to_move=0, seat=0, title="paris", state=1, seconds=1, nodes=1),
    lambda rng: random.Random(rng.randrange(1000)),
    lambda rng: [rng.choice(NUMBERS) for _ in range(rng.choice([1, 2, 3, 40]))],
    lambda rng: {rng.choice(["type", "seat", 0, None]): wrong(rng)},
]


def numpy_makers() -> list[Callable[[random.Random], Any]]:
    """NumPy's numbers, if it is installed."""
    try:
        import numpy as np
    except ImportError:
        return []
    return [
        lambda rng: np.int64(rng.choice([-1, 0, 1, 2, 3, 200, 1 << 40])),
        lambda rng: np.uint8(rng.choice([0, 1, 2, 200])),
        lambda rng: rng.choice([np.float64("nan"), np.float32(1), np.bool_(True), np.str_("0")]),
        lambda rng: rng.choice([np.arange(3), np.zeros((0,)), np.array(1), np.array([[1]])]),
    ]


MAKERS += numpy_makers()


def wrong(rng: random.Random) -> Any:
    """Any wrong value."""
    return rng.choice(MAKERS)(rng)


def shown(value: Any) -> str:
    """How a report shows a value, whatever it is."""
    return (
        f"{quote(value)} [{type(value).__name__}]" if isinstance(value, int | str) is False else quote(value)
    )
