"""The papers mention only files and functions that exist, as in `server/sockets.py:Channel.run`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import quartier
from tests.docs.test_docs import PAPERS, ROOT, name

SPAN = re.compile(r"`([\w.<>-][\w./<>-]*\.(?:py|pxd|ts|svelte|md|json|txt|mjs))(?::([\w.]+))?`")
MODULE = re.compile(r"`(?:python -m )?(quartier(?:\.(?!sqlite3)\w+)+)[ \w<>]*`")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PLACES = [ROOT, ROOT / "src/quartier"]
WALK = ("## Follow one click", "## Where is the rule that …")
LATER = {"CHANGELOG.md", "docs/shapes.md"}
"""Papers that speak of the past, or are generated."""
ELSEWHERE = {"game.json", "position.json", "games.jsonl", "cautious.py"}
"""Files of the reader's own."""


def spans(text: str) -> list[tuple[str, str]]:
    """The files that a text names in code spans, each with the name after the colon, or none."""
    return SPAN.findall(FENCE.sub("", text))


def found(path: str) -> list[Path]:
    """Where a file that a paper names lies; a plain name may be in any title's folder."""
    if "<title>" in path:
        return [
            *ROOT.glob(path.replace("<title>", "*")),
            *(ROOT / "src/quartier").glob(path.replace("<title>", "*")),
        ]
    if "/" in path or (ROOT / path).exists():
        return [place / path for place in PLACES if (place / path).exists()]
    return [
        *(ROOT / "src/quartier/games").glob(f"*/{path}"),
        *(ROOT / "src/quartier/locales").glob(f"*/{path}"),
    ]


def python_names(source: str) -> set[str]:
    """The functions, classes and constants of a module, and the methods as ``Class.method``."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            names.update(f"{node.name}.{each.name}" for each in inner)
        if isinstance(node, ast.Assign):
            names.update(each.id for each in node.targets if isinstance(each, ast.Name))
    return names


def script_names(source: str) -> set[str]:
    """The classes, functions and constants of a TypeScript or Svelte file, and the methods of its classes."""
    named = re.findall(r"\b(?:class|function|const|let|interface|type) (\w+)", source)
    methods = re.findall(r"^ {2}(?:(?:private|readonly|async) )*(\w+)\(.*\{$", source, re.MULTILINE)
    return {*named, *methods}


def has_name(file: Path, wanted: str) -> bool:
    """Whether a file defines a name."""
    source = file.read_text(encoding="utf-8")
    return wanted in (python_names(source) if file.suffix == ".py" else script_names(source))


@pytest.mark.parametrize("paper", [each for each in PAPERS if name(each) not in LATER], ids=name)
def test_every_file_and_name_that_a_paper_mentions_exists(paper: Path) -> None:
    missing = []
    for path, wanted in spans(paper.read_text(encoding="utf-8")):
        files = found(path)
        if path in ELSEWHERE:
            continue
        if not files or (wanted and not any(has_name(file, wanted) for file in files)):
            missing.append(f"{path}:{wanted}")
    assert missing == []


@pytest.mark.parametrize("paper", [each for each in PAPERS if name(each) not in LATER], ids=name)
def test_every_module_that_a_paper_mentions_exists(paper: Path) -> None:
    dotted = MODULE.findall(FENCE.sub("", paper.read_text(encoding="utf-8")))
    assert [each for each in dotted if not is_importable(each)] == []


def is_importable(dotted: str) -> bool:
    """Whether a dotted name is a package, a module, or something that a module defines."""
    path = ROOT / "src" / dotted.replace(".", "/")
    if path.is_dir() or path.with_suffix(".py").exists():
        return True
    module = path.parent.with_suffix(".py")
    if module.exists():
        return path.name in python_names(module.read_text(encoding="utf-8"))
    return hasattr(quartier, dotted.removeprefix("quartier."))


@pytest.mark.parametrize("heading", WALK)
def test_the_walk_names_a_function_at_every_hop(heading: str) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition(heading)[2].partition("\n## ")[0]
    hops = [line for line in section.splitlines() if re.match(r"\d+\. |\| ", line)][
        2 * (heading == WALK[1]) :
    ]
    assert len(hops) > 9
    assert [hop for hop in hops if not any(wanted for _, wanted in spans(hop))] == []


def test_the_code_of_every_rule_in_the_walk_cites_its_clause() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition(WALK[1])[2].partition("\n## ")[0]
    rows = re.findall(r"^\| .+ \| ([A-Z]-\d+\.\d+) \| `([\w/.]+):(\w+)` \|$", section, re.MULTILINE)
    assert len(rows) == section.count("\n| ") - 1 > 14
    assert [row for row in rows if row[0] not in source_of(ROOT / row[1], row[2])] == []


def source_of(file: Path, function: str) -> str:
    """The text of one function of a module."""
    source = file.read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])
    raise LookupError(f"{file}: no function {function}")
