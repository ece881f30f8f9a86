"""The tree keeps its own rules: who may name a title, how long a file is, what a module may be called."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from quartier.kernel.title import built_in

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "quartier"
SOURCES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 600
VAGUE = {"utils", "util", "helpers", "helper", "common", "base", "manager", "misc"}


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def may_name_a_title(file: Path) -> bool:
    """Whether the file belongs to one title."""
    parts = file.relative_to(PACKAGE).parts
    return parts[:1] == ("locales",) or any(
        parts[:2] == ("games", title) or (parts[0] == "bots" and parts[-1].startswith(title))
        for title in built_in()
    )


def words_of_code(tree: ast.AST) -> set[str]:
    """Every name, attribute, import and text in the code, docstrings left out."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
            found.add(node.value)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            found.update((node.module or "").split("."))
    return found


@pytest.mark.parametrize("file", [each for each in SOURCES if not may_name_a_title(each)], ids=name)
def test_only_the_folders_of_a_title_name_it(file: Path) -> None:
    said = words_of_code(ast.parse(file.read_text(encoding="utf-8")))
    assert said & set(built_in()) == set()


def test_no_file_is_too_long_to_read_in_one_sitting() -> None:
    files = [
        *SOURCES,
        *PACKAGE.rglob("*.pxd"),
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "bench").rglob("*.py"),
    ]
    lengths = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {file: lines for file, lines in lengths.items() if lines > LONGEST} == {}


def test_every_module_is_named_for_what_it_is() -> None:
    assert [name(file) for file in SOURCES if file.stem in VAGUE] == []


def test_the_tree_is_at_most_four_deep_below_src() -> None:
    depths = {name(file): len(file.relative_to(ROOT / "src").parts) for file in SOURCES}
    assert {file: depth for file, depth in depths.items() if depth > 4} == {}
