"""Changes that make mutants: each is one rule broken, in code that still compiles."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.change import changes
from tests.mutants.mutant import GAMES, Equivalent, Mutant, mutants, only_numbers

TITLES = sorted(file.parent.name for file in GAMES.glob("*/RULES.md"))


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("a < b", ["a <= b"]),
        ("a == b != c", ["a != b != c", "a == b == c"]),
        ("a not in b", ["a in b"]),
        ("a = (\n    b\n    + c  # not - d\n)", ["a = (\n    b\n    - c  # not - d\n)"]),
        ("a //= b", ["a *= b"]),
        ("a and b and c", ["a or b and c", "a and b or c"]),
        ("a = not b", ["a = b"]),
        ("a = -b", ["a = b"]),
        ("a = 7", ["a = 8"]),
        ("a = True", ["a = False"]),
        ("a.pay(b)", ["pass"]),
        ("for a in b:\n    continue", ["for a in b:\n    break"]),
        ("a = ('é', 1)", ["a = ('é', 2)"]),
        ('a = ("hotel", "cafe")', ['a = ("cafe", "cafe")', 'a = ("hotel", "hotel")']),
        ('"""1 < 2"""\nimport a', []),
        ('state.ledger.append({"francs": 3})', []),
        ("event.move(state, 3)", []),
        ("into.add(BUILD + 5, 1)", ["pass", "into.add(BUILD - 5, 1)", "into.add(BUILD + 6, 1)"]),
        ('def f(a: "Literal[1]" = b) -> list[1]:\n    raise ValueError(1)', []),
    ],
)
def test_every_operator_number_and_entry_is_changed_once(source: str, made: list[str]) -> None:
    assert [change.made(source) for change in changes(source)] == made


@pytest.mark.parametrize("title", TITLES)
def test_mutants_compile_and_differ_from_the_source(title: str) -> None:
    found = mutants(title, "")
    assert len(found) > 500
    assert "pieces.py" in {mutant.module for mutant in found}
    for mutant in found[::40]:
        text = mutant.change.made(mutant.text)
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(mutant.text)), mutant


def test_the_name_of_a_mutant_changes_with_its_module() -> None:
    (change,) = changes("a = 1")
    names = {Mutant("nim", "game.py", text, change).name for text in ("a = 1", "a = 1\n", "a = 1")}
    assert len(names) == 2


def test_modules_that_only_name_numbers_are_left_out() -> None:
    assert only_numbers('"""Phases."""\nBUILD = 1\nDICE = BUILD + 1\n"""Rolling."""')
    assert not only_numbers("PRICES = (1, 2)")
    assert not only_numbers("def pay() -> int:\n    return 1")


def test_a_listed_change_is_known_to_break_no_rule() -> None:
    source = "only = -1"
    named = Mutant("metropolia", "business.py", source, changes(source)[-1])
    assert Equivalent("metropolia").has(named)
    assert not Equivalent("metropolia").has(named._replace(module="game.py"))
    assert not Equivalent("metropolia").has(named._replace(change=changes(source)[0]))


@pytest.mark.parametrize("title", TITLES)
def test_every_listed_change_has_a_reason_and_a_line_that_there_is(title: str) -> None:
    lines = {(mutant.module, mutant.line) for mutant in mutants(title, "")}
    for module, line, _change, reason in Equivalent(title).entries:
        assert (module, line) in lines
        assert len(reason.split()) > 3
