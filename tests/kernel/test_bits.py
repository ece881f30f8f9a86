"""Sets of spaces."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quartier.kernel.bits import spaces, union


@given(st.sets(st.integers(0, 63)))
def test_a_set_lists_its_spaces_lowest_first(members: set[int]) -> None:
    assert list(spaces(union(members))) == sorted(members)
