"""Every clause of every title's rules has code, a test and words."""

from __future__ import annotations

import pytest

from quartier.kernel.title import built_in
from tests import clauses

TITLES = built_in()

TESTS = '''"""Chapter 1: M-1.1."""
# M-1.2
def test_m_1_3():  # M-1.3
    """The text of M-1.4."""
    assert "M-1.5"

def test_paid():
    """M-2.1, M-2.2: paid to the bank, unlike M-1.6."""

def table():
    """M-1.7"""

class TestBuilding:
    def test_built(self):
        """M-2.3"""
'''

CODE = '''"""Chapters M-1.1 and M-1.2."""
PRICE = "M-1.3"
COST = 2
"""M-2.1: what a key costs."""

# --- M-2.2 The deck ---

class Game:
    """M-1.4"""

    coins: int
    """M-2.3"""

    def play(self):
        """Play (M-2.4)."""
        return "M-1.5"  # M-2.5
'''


def test_a_test_holds_only_the_clauses_at_the_beginning_of_its_docstring() -> None:
    assert clauses.held(TESTS) == {"M-2.1", "M-2.2", "M-2.3"}


def test_code_cites_a_clause_in_a_comment_a_functions_docstring_or_the_string_below_a_table() -> None:
    assert clauses.enforced(CODE) == {"M-2.1", "M-2.2", "M-2.3", "M-2.4", "M-2.5"}


@pytest.mark.parametrize("title", TITLES)
def test_the_clauses_are_numbered_in_order_and_have_a_known_source(title: str) -> None:
    assert len(clauses.clauses(title)) > 50
    assert clauses.disorder(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_is_cited_by_the_code_that_enforces_it(title: str) -> None:
    assert clauses.uncited_by_code(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_is_held_by_a_test(title: str) -> None:
    assert clauses.uncited_by_tests(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_has_words_in_every_language(title: str) -> None:
    assert clauses.unworded(title) == []
