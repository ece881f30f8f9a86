"""``quartier doctor``: what is installed, which engine runs, and what is wrong."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import warnings
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import click

from quartier.cli.terminal.spoken import spoken, words_of
from quartier.locales import Words, languages

PACKAGES = ("click", "rich", "fluent.runtime", "starlette", "uvicorn", "msgspec", "cython")
GOOD, NOTE, BAD = "ok", "--", "!!"


@dataclass(frozen=True)
class Finding:
    """One line of the report."""

    mark: str
    what: str
    text: str


@spoken
def doctor(ctx: click.Context) -> None:
    """Say which engine runs and why, and whether everything is in its place."""
    words = words_of(ctx)
    found = findings(words)
    for each in found:
        colour = {GOOD: "green", NOTE: "yellow", BAD: "red"}[each.mark]
        click.echo(f"{click.style(each.mark, fg=colour)}  {each.what:<{widest(found)}}  {each.text}")
    ctx.exit(1 if any(each.mark == BAD for each in found) else 0)


def widest(found: list[Finding]) -> int:
    """The width of the second column."""
    return max(len(each.what) for each in found)


def findings(words: Words) -> list[Finding]:
    """Everything that the doctor has to say."""
    import quartier
    from quartier import bots

    return [
        Finding(GOOD, "quartier", f"{quartier.__version__} ({Path(quartier.__file__).parent})"),
        Finding(GOOD, "python", f"{platform.python_version()} ({sys.executable})"),
        *engine(words),
        Finding(GOOD, words("cli-doctor-packages"), ", ".join(f"{name} {of(name)}" for name in PACKAGES)),
        *titles(words),
        Finding(GOOD, words("cli-doctor-bots"), ", ".join(bots.levels())),
        Finding(GOOD, words("cli-doctor-languages"), f"{', '.join(languages())} ({words.language})"),
        web(words),
        data(words),
    ]


def titles(words: Words) -> list[Finding]:
    """The games, and packages with games that cannot be used."""
    import quartier
    from quartier.kernel.title import installed

    name = words("cli-doctor-titles")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # the report says the same
        found = [Finding(GOOD, name, ", ".join(quartier.titles()))]
    return found + [Finding(BAD, name, f"{each}: {why}") for each, why in installed().broken.items()]


def of(package: str) -> str:
    """The installed version, or a dash."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "-"


def engine(words: Words) -> list[Finding]:
    """Which engine runs, why, and which binaries are older than their source."""
    from quartier import engine

    name = words("cli-doctor-engine")
    if engine.is_compiled():
        found = [Finding(GOOD, name, words("cli-doctor-compiled", count=len(engine.typed_modules())))]
    else:
        found = [Finding(NOTE, name, words("cli-doctor-plain", reason=engine.why_plain()))]
    if old := engine.stale():
        files = ", ".join(file.relative_to(engine.PACKAGE).as_posix() for file in old)
        found.append(Finding(BAD, name, words("cli-doctor-stale", files=files)))
    return found


def web(words: Words) -> Finding:
    """Whether the web client is there."""
    from quartier import engine

    name = words("cli-doctor-web")
    page = engine.PACKAGE / "server" / "static" / "index.html"
    if not page.exists():
        return Finding(NOTE, name, words("cli-doctor-no-web"))
    return Finding(GOOD, name, str(page.parent))


def data_folder() -> Path:
    """Where the server keeps its games by default."""
    if told := os.environ.get("QUARTIER_DATA"):
        return Path(told)
    if find_spec("platformdirs") is None:
        return Path.home() / ".local" / "share" / "quartier"
    from platformdirs import user_data_path

    return user_data_path("quartier")


def data(words: Words) -> Finding:
    """Whether games can be saved."""
    name = words("cli-doctor-data")
    folder = data_folder()
    nearest = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=nearest):
            pass
    except OSError as problem:
        return Finding(BAD, name, words("cli-doctor-no-data", folder=str(folder), problem=str(problem)))
    return Finding(GOOD, name, str(folder))
