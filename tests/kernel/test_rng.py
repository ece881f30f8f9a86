"""The generator."""

from __future__ import annotations

import random
from collections import Counter

from quartier.kernel.rng import Rng, as_rng


def test_the_numbers_depend_on_the_seed_alone() -> None:
    assert [Rng(1).bits() for _ in range(3)] == [Rng(1).bits()] * 3
    assert Rng(1).bits() != Rng(2).bits()


def test_the_stream_is_the_published_one() -> None:
    """The first words of SplitMix64 from seed 0; only their upper halves are used."""
    rng = Rng(0)
    assert [rng.bits() for _ in range(3)] == [0xE220A839, 0x6E789E6A, 0x06C45D18]


def test_numbers_below_a_bound_are_even() -> None:
    rng = Rng(4)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_split_stream_does_not_disturb_its_parent() -> None:
    parent, twin = Rng(5), Rng(5)
    child = parent.split()
    twin.split()
    for _ in range(10):
        child.bits()
    assert parent.bits() == twin.bits()


def test_seeds_and_the_standard_generator_are_taken_too() -> None:
    rng = Rng(6)
    assert as_rng(rng) is rng
    assert as_rng(6).bits() == Rng(6).bits()
    assert as_rng(random.Random(6)).bits() == as_rng(random.Random(6)).bits()
    assert as_rng(-1).bits() == Rng(2**64 - 1).bits()
