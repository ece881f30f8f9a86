"""Every clause of the rules is kept by code, by a test and by words in four languages."""

from __future__ import annotations

from tests import clauses


def test_the_clauses_are_in_order_and_name_their_source() -> None:
    assert len(clauses.clauses("lumiere")) == 60
    assert clauses.disorder("lumiere") == []


def test_every_clause_is_cited_by_the_code() -> None:
    assert clauses.uncited_by_code("lumiere") == []


def test_every_clause_is_cited_by_a_test() -> None:
    assert clauses.uncited_by_tests("lumiere") == []


def test_every_clause_has_words_in_four_languages() -> None:
    assert clauses.unworded("lumiere") == []
