"""Sentences of exceptions."""

from __future__ import annotations

import pytest

from quartier.kernel.sentence import worded


@pytest.mark.parametrize(("coins", "said"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins"), (21, "21 coins")])
def test_things_are_counted_in_the_singular_and_the_plural(coins: int, said: str) -> None:
    assert worded(
        "{move} costs {cost}, seat {seat} has {coins:coin}", move="build-cafe", cost=2, seat=1, coins=coins
    ) == (f"build-cafe costs 2, seat 1 has {said}")


def test_other_formats_stay_as_they_are() -> None:
    assert worded("{x:3d}|{y:>4}|{z!r}", x=7, y="ab", z="c") == "  7|  ab|'c'"
