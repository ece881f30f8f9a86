"""``quartier rules``: the clauses in the reader's language, whole or searched."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier.cli import main
from quartier.cli.terminal.rulebook import Clause, clauses, folded, search
from quartier.locales import Words, languages
from tests.cli.told import RULED

RULES = [
    Clause("1.1", "Set-up", "Everybody takes three coins."),
    Clause("1.2", "Set-up", "The first player is drawn."),
    Clause("2.1", "The dice", "Roll one die; with a train station, two."),
    Clause("12.1", "Żetony", "Każdy gracz bierze żeton."),
]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ("1.1", ["1.1"]),
        ("1", ["1.1", "1.2"]),
        ("M-2.1", ["2.1"]),
        ("m-1", ["1.1", "1.2"]),
        ("DICE", ["2.1"]),
        ("train two", ["2.1"]),
        ("zeton", ["12.1"]),
        ("kazdy GRACZ", ["12.1"]),
        ("żetonów", ["12.1"]),
        ("nothing like it", []),
    ],
)
def test_clauses_are_found_by_number_and_by_words(wanted: str, numbers: list[str]) -> None:
    assert [each.number for each in search(RULES, wanted)] == numbers


def test_letters_are_compared_without_accents() -> None:
    assert folded("  Łódź cœur É ") == "lodz coeur e"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", RULED)
def test_every_title_has_its_rules_in_every_language(title: str, language: str) -> None:
    found = clauses(Words(language), title)
    assert len(found) > 20
    output = run(title, "--lang", language).output
    for clause in found:
        assert clause.number in output
        assert clause.chapter
        assert clause.chapter in output


@pytest.mark.parametrize("title", RULED)
def test_a_number_shows_one_clause(title: str) -> None:
    first = clauses(Words("en"), title)[0]
    output = run(title, first.number, "--lang", "en").output
    assert " ".join(first.text.split())[:40] in " ".join(output.split())


def test_a_word_that_the_rules_do_not_have_says_so() -> None:
    found = run(quartier.titles()[0], "xyzzy", "--lang", "en")
    assert found.exit_code == 1
    assert "The rules say nothing about “xyzzy”." in found.output
