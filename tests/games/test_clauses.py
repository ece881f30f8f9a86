"""Every clause of every title's rules has code, a test and words."""

from __future__ import annotations

import pytest

from quartier.kernel.title import built_in
from tests import clauses

TITLES = built_in()


@pytest.mark.parametrize("title", TITLES)
def test_the_clauses_are_numbered_in_order_and_have_a_known_source(title: str) -> None:
    assert len(clauses.clauses(title)) > 50
    assert clauses.disorder(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_is_cited_by_the_code_that_enforces_it(title: str) -> None:
    assert clauses.uncited_by_code(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_is_cited_by_a_test(title: str) -> None:
    assert clauses.uncited_by_tests(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_has_words_in_every_language(title: str) -> None:
    assert clauses.unworded(title) == []
