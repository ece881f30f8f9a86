"""What the engine, the games and the bots import: the standard library and each other, and nothing else."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import quartier

PACKAGE = Path(quartier.__file__).parent
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
}
"""What each part of the library may import of Quartier itself, besides the names of the contract."""


def imports(file: Path) -> set[str]:
    """The full names of everything that a file imports, anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} has a relative import"
            names |= {f"{node.module}.{each.name}" for each in node.names}
    return names


def foreign(name: str) -> bool:
    """Whether a module belongs neither to the standard library nor to Quartier."""
    root = name.partition(".")[0]
    return root != "quartier" and root not in sys.stdlib_module_names


def test_what_is_foreign_is_recognised(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "import os.path\nimport json, numpy as np\ndef late():\n    from msgspec import Struct\n"
        "if False:\n    from quartier.kernel import game\n",
        encoding="utf-8",
    )
    assert {name for name in imports(file) if foreign(name)} == {"numpy", "msgspec.Struct"}


@pytest.mark.parametrize("part", ALLOWED)
def test_the_library_imports_the_standard_library_only(part: str) -> None:
    files = sorted((PACKAGE / part).rglob("*.py"))
    assert len(files) > 5
    for file in files:
        assert [name for name in imports(file) if foreign(name)] == [], file


@pytest.mark.parametrize("file", ["__init__.py", "__main__.py", "engine.py", "extra.py"])
def test_what_is_imported_first_needs_the_standard_library_only(file: str) -> None:
    assert [name for name in imports(PACKAGE / file) if foreign(name)] == []


@pytest.mark.parametrize(("part", "allowed"), ALLOWED.items())
def test_no_part_of_the_library_imports_what_stands_above_it(part: str, allowed: set[str]) -> None:
    folders = {each.name for each in PACKAGE.iterdir() if each.is_dir()}
    assert allowed < folders
    for file in sorted((PACKAGE / part).rglob("*.py")):
        inside = {name.split(".")[1] for name in imports(file) if name.startswith("quartier.")}
        assert inside & folders <= allowed, file
