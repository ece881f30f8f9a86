"""A seeded generator that gives the same numbers in both engines.

SplitMix64: one 64-bit word of state, good enough for shuffling and sampling, and cheap in both engines.
"""

from __future__ import annotations

import random

from quartier.kernel.argument import whole_number
from quartier.kernel.quote import quote

FULL = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Rng:
    """A stream of numbers that depends only on its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.state = whole_number(seed, "a seed is a whole number") & FULL

    def bits(self) -> int:
        """The next 32 random bits."""
        self.state = (self.state + STEP) & FULL
        word = self.state
        word = ((word ^ (word >> 30)) * MIX_1) & FULL
        word = ((word ^ (word >> 27)) * MIX_2) & FULL
        return (word ^ (word >> 31)) >> 32

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``; ``bound`` is at most 2**31.

        All numbers are equally likely, to within bound / 2**32.
        """
        what = "a bound is a whole number from 1 to 2**31"
        number = whole_number(bound, what)
        if not 1 <= number <= 1 << 31:
            raise ValueError(f"{what}, not {quote(bound)}")
        return self._below(number)

    def _below(self, bound: int) -> int:
        """``below`` for the engine, without the checks."""
        return (self.bits() * bound) >> 32

    def split(self) -> Rng:
        """A new stream, for a part of the work that must not disturb this one."""
        return Rng((self.bits() << 32) | self.bits())


Source = Rng | random.Random | int
"""Where random numbers come from: a generator, or the seed of one."""


def as_rng(source: Source) -> Rng:
    """Accept a stream, a seed, or the standard library's generator."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(64))
    return Rng(whole_number(source, "random numbers come from a quartier.Rng, a random.Random or a seed"))
