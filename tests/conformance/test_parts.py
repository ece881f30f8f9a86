"""The parts that the checks are made of."""

from __future__ import annotations

from collections import Counter

import pytest

import quartier
from quartier.conformance.chance import agrees, alike
from quartier.kernel.observation import UNBOUNDED, capped, members
from quartier.kernel.title import built_in
from tests.conformance.cases import FEW, Case


def test_the_frequency_check_can_fail() -> None:
    even = {0: 1, 1: 1}
    assert agrees(Counter({0: 1010, 1: 990}), even)
    assert not agrees(Counter({0: 1200, 1: 800}), even)
    assert not agrees(Counter({0: 1000, 1: 900, 2: 100}), even)
    rows = Counter({"a": 1000, "b": 1000})
    assert alike(rows, Counter({"a": 1020, "b": 980}))
    assert not alike(rows, Counter({"a": 1200, "b": 800}))
    assert not alike(rows, Counter({"a": 950, "b": 950, "c": 100}))
    assert not alike(rows, Counter({"a": 100, "b": 100}))


def test_members_are_ones_in_their_places() -> None:
    for size in (1, 7, 8, 12, 64):
        for found in (0, 1, (1 << size) - 1, 0x9E3779B97F4A7C15):
            assert members(found, size) == [found >> number & 1 for number in range(size)]
    assert capped([0, 5, UNBOUNDED, 10**9]) == [0, 5, UNBOUNDED, UNBOUNDED]


def test_the_list_of_titles_is_a_new_one_each_time() -> None:
    quartier.titles().clear()
    assert "paris" in quartier.titles()


@pytest.mark.parametrize("name", built_in())
def test_the_class_of_a_title_has_no_public_method_beyond_the_contract(name: str) -> None:
    kind = type(quartier.new(name))
    public = [each for each in dir(kind) if not each.startswith("_") and callable(getattr(kind, each))]
    assert [each for each in public if each not in dir(quartier.Game)] == []


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_word_that_begins_a_notation_is_none(case: Case) -> None:
    for words in ("build", "build ", "take", "place "):
        with pytest.raises(quartier.IllegalMove):
            case.new().parse(words)
