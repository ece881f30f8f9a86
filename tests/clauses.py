"""Checks that every clause of a title's rules is kept by code, by a test and by the words.

A title's ``test_clauses.py`` calls the three functions; each gives what is missing.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "pl", "it", "fr")
CLAUSE = re.compile(r"^\*\*([A-Z]-\d+\.\d+)\*\* \(([^)]+)\) \S", re.MULTILINE)
SOURCES = {"rulebook", "rulebook pl", "rulebook it", "ruling", "reconstruction", "option"}


def rules_of(title: str) -> str:
    """The text of a title's rules."""
    return (ROOT / "src/quartier/games" / title / "RULES.md").read_text(encoding="utf-8")


def clauses(title: str) -> list[str]:
    """The numbers of all clauses, in the order of the rules."""
    return [number for number, _ in CLAUSE.findall(rules_of(title))]


def disorder(title: str) -> list[str]:
    """Clauses that are there twice, out of order, or from a source that there is not."""
    found = CLAUSE.findall(rules_of(title))
    numbers = [tuple(map(int, number[2:].split("."))) for number, _ in found]
    wrong = [number for number, source in found if source not in SOURCES]
    return wrong + [
        found[index + 1][0]
        for index, (before, after) in enumerate(pairwise(numbers))
        if after not in ((before[0], before[1] + 1), (before[0] + 1, 1))
    ]


def uncited(title: str, folder: Path) -> list[str]:
    """Clauses that no Python file under the folder names, and names of clauses that there are not."""
    letter = clauses(title)[0][0]
    cited: set[str] = set()
    for file in folder.rglob("*.py"):
        cited.update(re.findall(rf"\b{letter}-\d+\.\d+\b", file.read_text(encoding="utf-8")))
    known = clauses(title)
    return [each for each in known if each not in cited] + sorted(cited - set(known))


def uncited_by_code(title: str) -> list[str]:
    """Clauses that the title's code does not name, and names in it of clauses that there are not."""
    return uncited(title, ROOT / "src/quartier/games" / title)


def uncited_by_tests(title: str) -> list[str]:
    """Clauses that the title's tests do not name, and names in them of clauses that there are not."""
    return uncited(title, ROOT / "tests/games" / title)


def unworded(title: str) -> list[str]:
    """Clauses and chapters without words in some language, and words of clauses that there are not."""
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
