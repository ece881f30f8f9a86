"""Every clause of the rules has code, a test and words."""

from __future__ import annotations

from tests import clauses

TITLE = "paris"


def test_the_clauses_are_numbered_in_order_and_have_a_known_source() -> None:
    assert clauses.disorder(TITLE) == []


def test_every_clause_is_named_by_the_code_that_enforces_it() -> None:
    assert clauses.uncited_by_code(TITLE) == []


def test_every_clause_is_named_by_a_test() -> None:
    assert clauses.uncited_by_tests(TITLE) == []


def test_every_clause_has_words_in_every_language() -> None:
    assert clauses.unworded(TITLE) == []
