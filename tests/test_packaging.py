"""The package: from a checkout, from an sdist with a compiler, and from an sdist without one.

It is built as pip builds it, by the back end of ``pyproject.toml`` in the environment of these tests, so that
nothing is downloaded. A wheel is unpacked into a folder and run from there, or installed in an environment in
which nothing else is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import quartier
from quartier import engine, extra
from quartier.kernel.title import built_in

ROOT = Path(__file__).resolve().parents[1]
BUILD = "import sys; from hatchling import build; print(getattr(build, sys.argv[1])(sys.argv[2]))"
COMMAND = """
import sys
from importlib.metadata import entry_points
(script,) = entry_points(group="console_scripts", name="quartier")
sys.argv[0] = "quartier"
script.load()()
"""
"""What the script of the command does that an installer writes."""
BARE = """
import importlib, sys
import quartier
from quartier import Record, bots, engine, extra

for module in {module for modules in extra.MODULES.values() for module in modules} | {"numpy"}:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError:
        continue
    sys.exit(f"{module} is installed here")
for title in quartier.titles():
    game, rng, moves = quartier.new(title), quartier.Rng(1), []
    players = [bots.make(level, title, 5) for level in ("prefect", "apprentice")]
    while game.to_move != quartier.OVER:
        if game.to_move == quartier.CHANCE:
            move = quartier.draw(game, rng)
        else:
            known = bots.Known(game, game.to_move, rng)
            move = players[game.to_move].choose(known, bots.Budget(nodes=2))
        moves.append(move)
        game.play(move)
    text = Record(title, game.players, moves=moves, names=["Ada", "Bob"]).to_json()
    again = Record.from_json(text)
    assert again.replay() == game and again.names == ("Ada", "Bob"), title
    assert again.replay().result()["winners"], title
    assert "<svg" in game.picture() and title in repr(game) and str(game)
    print(title, len(moves))
"""
pytestmark = pytest.mark.slow


def build(what: str, source: Path, into: Path, **environment: str) -> tuple[Path, str]:
    """Run the build back end in ``source`` and return the file it made and its output."""
    into.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", BUILD, what, str(into)],
        cwd=source,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return into / done.stdout.strip().splitlines()[-1], done.stdout + done.stderr


def run(wheel: Path, folder: Path, *arguments: str) -> str:
    """What ``quartier`` of an unpacked wheel prints."""
    if not folder.exists():
        zipfile.ZipFile(wheel).extractall(folder)
    environment = {name: value for name, value in os.environ.items() if name != engine.SWITCH}
    done = subprocess.run(
        [sys.executable, "-c", "from quartier.cli import main; main()", *arguments],
        env={**environment, "PYTHONPATH": str(folder), "QUARTIER_LANG": "en", "QUARTIER_DATA": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout with a web bundle in it, whether or not there is one here."""
    copy = tmp_path_factory.mktemp("checkout") / "quartier"
    made = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "node_modules", "build", "dist")
    shutil.copytree(ROOT, copy, ignore=made)
    static = copy / "src" / "quartier" / "server" / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<!doctype html>", encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def unpacked(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree that an sdist of this checkout holds."""
    folder = tmp_path_factory.mktemp("sdist")
    archive, _ = build("build_sdist", checkout, folder / "made")
    with tarfile.open(archive) as content:
        content.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def quick_compiler(folder: Path) -> str:
    """A compiler that does not optimise: the code is the same, and the test takes less time."""
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / "cc"
    script.write_text(
        f'#!/bin/sh\nexec {shutil.which("cc") or shutil.which("gcc")} "$@" -O0\n', encoding="utf-8"
    )
    script.chmod(0o755)
    return str(script)


def check(wheel: Path, folder: Path, says: str) -> None:
    """Check that the unpacked wheel is what runs, with that engine, and that it can play."""
    said = run(wheel, folder, "doctor")
    assert str(folder / "quartier") in said
    assert says in said
    title = quartier.titles()[0]
    assert "Goodbye" in run(wheel, folder, "play", title, "--seed", "1", "--bots", "random")


def test_an_sdist_has_the_sources_and_nothing_that_was_made(unpacked: Path) -> None:
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "LICENSE",
        "README.md",
        "Makefile",
        "src/quartier/engine.py",
        "src/quartier/server/static/index.html",
    ):
        assert (unpacked / name).exists(), name
    for pattern in ("*.so", "*.c", "*.pyc", "node_modules", ".venv"):
        assert list(unpacked.rglob(pattern)) == []
    assert len(list(unpacked.rglob("*.pxd"))) == len(engine.typed_modules())


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(unpacked: Path, tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    wheel, said = build("build_wheel", unpacked, tmp_path / "made", PATH=str(tmp_path / "nothing"), CC="")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "no C compiler" in said
    check(wheel, tmp_path / "home", "plain Python")


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
def test_with_a_compiler_an_sdist_becomes_a_compiled_wheel(unpacked: Path, tmp_path: Path) -> None:
    wheel, _ = build("build_wheel", unpacked, tmp_path / "made", CC=quick_compiler(tmp_path / "bin"))
    assert not wheel.name.endswith("-none-any.whl")
    binaries = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
    assert len(binaries) == len(engine.typed_modules())
    check(wheel, tmp_path / "home", "compiled, ")


def test_a_checkout_becomes_a_wheel_with_words_rules_types_and_the_web(
    checkout: Path, tmp_path: Path
) -> None:
    wheel, _ = build("build_wheel", checkout, tmp_path / "made", QUARTIER_BUILD="python")
    rules = [f"games/{title}/RULES.md" for title in built_in()]
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".c", ".pyc"))]
    for name in ("py.typed", "server/static/index.html", "locales/pl/cli.ftl", "kernel/game.pxd", *rules):
        assert f"quartier/{name}" in names
    check(wheel, tmp_path / "home", "plain Python")


def test_alone_in_an_environment_it_plays_with_bots_and_says_which_extra_the_command_needs(
    checkout: Path, tmp_path: Path
) -> None:
    wheel, _ = build("build_wheel", checkout, tmp_path / "made", QUARTIER_BUILD="python")
    home = tmp_path / "home"
    venv.create(home, symlinks=os.name != "nt", with_pip=False)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    zipfile.ZipFile(wheel).extractall(in_it(python, where).stdout.strip())
    played = in_it(python, BARE)
    assert played.returncode == 0, played.stderr
    assert [line.split()[0] for line in played.stdout.splitlines()] == list(built_in())
    for arguments, needed in (([], "table"), (["serve"], "table"), (["play", built_in()[0]], "cli")):
        refused = in_it(python, COMMAND, *arguments)
        said = f"quartier: click is not installed: pip install 'quartier[{needed}]'\n"
        assert (refused.returncode, refused.stdout, refused.stderr) == (extra.STATUS, "", said)


def in_it(python: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run some code with a Python that sees its own environment only, whichever engine these tests run on."""
    return subprocess.run(
        [python, "-I", "-c", code, *arguments],
        env={name: value for name, value in os.environ.items() if name != engine.SWITCH},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
