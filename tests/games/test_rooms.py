"""Every title has the same rooms with the same names, and RULES.md says which of them enforce each chapter.

A room is a file with a fixed role: ``moves.py`` translates moves in every title. All other modules are
numbers with names (``phase.py``) or chapters of the rules, and a chapter of ``RULES.md`` names its modules
in a line ``Code: `income.py`, `payment.py``` below its heading.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from quartier.kernel.title import built_in
from tests.clauses import ROOT, clauses, rules_of

TITLES = built_in()
ROOMS = {
    "__init__", "pieces", "state", "game", "moves", "offer", "refusal", "result", "view", "picture",
    "document", "check", "observation", "terminal", "shape",
}  # fmt: skip
"""The modules that every title has."""
FURTHER_ROOMS = {"table", "printed", "event", "secret", "naming", "art", "offer_shape", "event_shape"}
"""The modules with a fixed role that a title may have."""
HEADING = re.compile(r"^## (\d+ .+)\n+(.*)$", re.MULTILINE)
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
CODE = re.compile(r"Code: (`\w+\.py`(?:, `\w+\.py`)*)")


def folder_of(title: str) -> Path:
    """Where a title lives."""
    return ROOT / "src/quartier/games" / title


def modules_of(title: str) -> set[str]:
    """The names of all modules of a title."""
    return {file.stem for file in folder_of(title).glob("*.py")}


def code_lines(rules: str) -> dict[str, list[str]]:
    """The modules that each numbered chapter of the rules names; none if the line is missing."""
    found = {}
    for heading, below in HEADING.findall(rules):
        line = CODE.fullmatch(below.strip())
        found[heading] = re.findall(r"`(\w+)\.py`", line[1]) if line else []
    return found


def is_numbers(source: str) -> bool:
    """Whether a module has nothing but constants in upper case, built from numbers, names and texts."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue  # a docstring, or the string below a constant
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
            ("__future__", "quartier.games.")
        ):
            if node.module == "__future__" or all(CONSTANT.fullmatch(each.name) for each in node.names):
                continue
            return False
        if not isinstance(node, ast.Assign) or any(isinstance(each, ast.Call) for each in ast.walk(node)):
            return False
        names = [
            each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)
        ]
        if not names or not all(CONSTANT.fullmatch(name) for name in names):
            return False
    return True


def nameless(title: str) -> list[str]:
    """The modules of a title that are no room, no numbers and no chapter that the rules name."""
    chapters = {name for names in code_lines(rules_of(title)).values() for name in names}
    found = []
    for name in sorted(modules_of(title) - ROOMS - FURTHER_ROOMS - chapters):
        file = folder_of(title) / f"{name}.py"
        if file.with_suffix(".pxd").exists() or not is_numbers(file.read_text(encoding="utf-8")):
            found.append(name)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_all_rooms(title: str) -> None:
    assert sorted(ROOMS - modules_of(title)) == []
    assert (folder_of(title) / "RULES.md").exists()


@pytest.mark.parametrize("title", TITLES)
def test_every_other_module_is_a_further_room_or_numbers_or_a_chapter_that_the_rules_name(title: str) -> None:
    assert nameless(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_of_the_rules_names_its_modules_and_they_exist(title: str) -> None:
    lines = code_lines(rules_of(title))
    assert len(lines) > 4
    assert [heading for heading, names in lines.items() if not names] == []
    named = {name for names in lines.values() for name in names}
    assert sorted(named - modules_of(title)) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_module_that_a_chapter_names_cites_that_chapter(title: str) -> None:
    letter = clauses(title)[0][0]
    wrong = []
    for heading, names in code_lines(rules_of(title)).items():
        cited = re.compile(rf"\b{letter}-{heading.split()[0]}\b")
        for name in names:
            if not cited.search((folder_of(title) / f"{name}.py").read_text(encoding="utf-8")):
                wrong.append((heading, name))
    assert wrong == []


@pytest.mark.parametrize("title", TITLES)
def test_every_type_file_belongs_to_a_module(title: str) -> None:
    assert sorted({file.stem for file in folder_of(title).glob("*.pxd")} - modules_of(title)) == []


def test_code_lines_are_read_below_their_headings_only() -> None:
    text = "## 1 One\n\nCode: `a.py`, `b_c.py`\n\n**X-1.1** Text.\n\n## 2 Two\n\n**X-2.1** Text.\n"
    assert code_lines(text) == {"1 One": ["a", "b_c"], "2 Two": []}


@pytest.mark.parametrize(
    ("source", "numbers"),
    [
        ('"""Phases."""\n\nROLL = 0\n"""The dice."""\nBUILD = ROLL + 1\nNAMES = ("roll", "build")\n', True),
        ("ROLL, BUILD = 0, 1\n", True),
        ("def roll(): ...\n", False),
        ("from quartier.games.paris.pieces import KEYS\nROLL = KEYS\n", True),
        ("from quartier.games.paris.moves import name\nROLL = 0\n", False),
        ("from quartier import new\nROLL = 0\n", False),
        ("ROLL = int(3)\n", False),
        ("roll = 0\n", False),
    ],
)
def test_a_module_of_numbers_has_constants_only(source: str, numbers: bool) -> None:
    assert is_numbers(source) == numbers
