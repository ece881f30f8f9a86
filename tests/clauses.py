"""Checks that every clause of a title's rules is enforced by code, held by a test and put into words.

A test holds a clause when its docstring begins with the number: "M-5.1, M-5.3: the bank is paid". Code
enforces a clause when it cites the number on the spot: in a comment, in the docstring of its function, or in
the string below a table or an attribute. The docstring of a module or a class counts for neither.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "pl", "it", "fr")
NUMBER = r"[A-Z]-\d+\.\d+"
CLAUSE = re.compile(rf"^\*\*({NUMBER})\*\* \(([^)]+)\) \S", re.MULTILINE)
CITED = re.compile(rf"\b{NUMBER}\b")
MARK = re.compile(r"\(((?:rulebook|other|ruling|reconstruction|option)[a-z ]*)\)")
"""The mark of a source, at the beginning of a clause or within it."""
HELD = re.compile(rf"{NUMBER}(?:, {NUMBER})*(?=$|:)")
SOURCES = {"rulebook", "rulebook pl", "rulebook it", "other edition", "ruling", "reconstruction", "option"}
SHOWING = ("picture.py", "terminal.py", "refusal.py", "observation.py", "shape.py")
"""Ends of the names of modules that show or name a rule and do not enforce it."""


def rules_of(title: str) -> str:
    """The text of a title's rules."""
    return (ROOT / "src/quartier/games" / title / "RULES.md").read_text(encoding="utf-8")


def clauses(title: str) -> list[str]:
    """The numbers of all clauses, in the order of the rules."""
    return [number for number, _ in CLAUSE.findall(rules_of(title))]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a Markdown text as rows of cells, the heading first."""
    found: list[list[list[str]]] = [[]]
    for line in text.splitlines():
        if not line.startswith("|"):
            found.append([])
        elif not re.fullmatch(r"[|-]+", line):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
    return [rows for rows in found if rows]


def disorder(title: str) -> list[str]:
    """The clauses that are repeated, out of order, or marked with an unknown source."""
    found = CLAUSE.findall(rules_of(title))
    numbers = [tuple(map(int, number[2:].split("."))) for number, _ in found]
    wrong = [number for number, source in found if source not in SOURCES]
    wrong += [mark for mark in MARK.findall(rules_of(title)) if mark not in SOURCES]
    return wrong + [
        found[index + 1][0]
        for index, (before, after) in enumerate(pairwise(numbers))
        if after not in ((before[0], before[1] + 1), (before[0] + 1, 1))
    ]


def held(source: str) -> set[str]:
    """The clauses that the test functions of a module hold, by the beginning of their docstrings."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            beginning = HELD.match(ast.get_docstring(node) or "")
            found.update(beginning[0].split(", ") if beginning else ())
    return found


def enforced(source: str) -> set[str]:
    """The clauses that the code of a module cites where it enforces them."""
    return set(CITED.findall("\n".join([*comments(source), *docstrings(source)])))


def comments(source: str) -> list[str]:
    """All comments."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


def docstrings(source: str) -> list[str]:
    """The docstrings of functions and the strings below assignments."""
    tree = ast.parse(source)
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.Module)]
    found = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for body in bodies:
        for above, below in pairwise(body):
            if isinstance(above, ast.Assign | ast.AnnAssign) and isinstance(below, ast.Expr):
                found.append(ast.unparse(below))
    return found


def sources(folder: Path) -> dict[str, str]:
    """The texts of the Python files below a folder, by name."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py"))}


def uncited_by_code(title: str) -> list[str]:
    """The clauses that no code cites where it enforces them, and cited numbers that are no clauses."""
    texts = sources(ROOT / "src/quartier/games" / title)
    found = set().union(*(enforced(text) for name, text in texts.items() if not name.endswith(SHOWING)))
    return missing(title, found) + unknown(title, texts)


def uncited_by_tests(title: str) -> list[str]:
    """The clauses that no test of the title holds, and cited numbers that are no clauses."""
    texts = sources(ROOT / "tests/games" / title)
    return missing(title, set().union(*map(held, texts.values()))) + unknown(title, texts)


def missing(title: str, found: set[str]) -> list[str]:
    """The clauses of a title that are not among those found."""
    return [each for each in clauses(title) if each not in found]


def unknown(title: str, texts: dict[str, str]) -> list[str]:
    """The numbers anywhere in the texts that look like a clause of the title and are none."""
    known = clauses(title)
    cited = set(CITED.findall("\n".join(texts.values())))
    return sorted(each for each in cited - set(known) if each[0] == known[0][0])


def unworded(title: str) -> list[str]:
    """The clauses and chapters that lack words in some language, and words for clauses that do not exist."""
    missing = []
    numbers = [each[2:].replace(".", "-") for each in clauses(title)]
    wanted = {f"{title}-clause-{number}" for number in numbers}
    wanted |= {f"{title}-chapter-{number.split('-')[0]}" for number in numbers}
    for language in LANGUAGES:
        file = ROOT / "src/quartier/locales" / language / f"{title}-rules.ftl"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        found = set(re.findall(rf"^({title}-(?:clause|chapter)-[0-9-]+) =", text, re.MULTILINE))
        missing += [f"{language}: {each}" for each in sorted(wanted ^ found)]
    return missing
