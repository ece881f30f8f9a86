"""Extras: what is missing is named, in one sentence and with a status of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from quartier import extra

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
sys.argv = ["quartier", *sys.argv[1:]]
from quartier.__main__ import main
main()
"""


def command(hidden: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ``quartier`` as if these modules were not installed."""
    code = HIDE.format(modules=set(hidden))
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False, timeout=120
    )


def distributions(extra: str) -> set[str]:
    """The packages that an extra names, without those of the extras that it includes."""
    named = {re.split(r"[<>=;\[ ]", each)[0] for each in PROJECT["optional-dependencies"][extra]}
    return {plain(each) for each in named - {"quartier"}}


def plain(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[._]", "-", name).lower()


def test_the_library_itself_depends_on_nothing() -> None:
    assert PROJECT["dependencies"] == []


def test_every_extra_for_players_is_known_with_all_its_modules() -> None:
    assert set(PROJECT["optional-dependencies"]) == {*extra.MODULES, "dev"}
    installed = {
        module: {plain(each) for each in names} for module, names in packages_distributions().items()
    }
    for name, modules in extra.MODULES.items():
        brought = [installed[module] & distributions(name) for module in modules if module in installed]
        if brought:  # an extra that is not installed here has nothing to be compared with
            assert all(brought), name
            assert set().union(*brought) == distributions(name), name


@pytest.mark.parametrize(
    ("arguments", "hidden", "wanted"),
    [
        ([], "cli", "table"),
        (["serve"], "cli", "table"),
        (["play", "metropolia"], "cli", "cli"),
        (["--help"], "cli", "cli"),
        (["serve", "--lang", "en"], "table", "table"),
        (["ladder", "--lang", "en"], "arena", "arena"),
        (
            ["arena", "random", "greedy", "--title", "lumiere", "--on", "ray", "--lang", "en"],
            "cluster",
            "cluster",
        ),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    arguments: list[str], hidden: str, wanted: str
) -> None:
    done = command(extra.MODULES[hidden], *arguments)
    assert done.returncode == extra.STATUS, done.stderr
    assert f"quartier[{wanted}]" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


def test_a_command_that_needs_one_package_of_several_names_that_one() -> None:
    done = command(("rich",), "play", "metropolia", "--watch")
    assert (done.returncode, done.stdout) == (extra.STATUS, "")
    assert done.stderr == "quartier: rich is not installed: pip install 'quartier[cli]'\n"


def test_a_module_that_no_extra_brings_is_an_error_as_ever() -> None:
    done = command(("pkgutil",), "--help")
    assert done.returncode == 1
    assert "No module named 'pkgutil'" in done.stderr
