"""Titles in packages of their own, for tests: installed into a folder, or written there."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from quartier import locales
from quartier.kernel import title as registry

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "quay"


BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


def install(folder: Path, package: Path = EXAMPLE) -> None:
    """Build a package with its own back end and unpack it into a folder; nothing is fetched."""
    with tempfile.TemporaryDirectory() as made:
        built = subprocess.run(
            [sys.executable, "-c", BUILD, made],
            cwd=package, check=True, timeout=300, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        with zipfile.ZipFile(Path(made, built.stdout.splitlines()[-1])) as wheel:
            wheel.extractall(folder)


def write(folder: Path, name: str, code: str, entry: str = "") -> None:
    """Write an installed package with one module and the entry point of a title."""
    (folder / f"quartier_{name}").mkdir()
    (folder / f"quartier_{name}" / "__init__.py").write_text(code, encoding="utf-8")
    about = folder / f"quartier_{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: quartier-{name}\nVersion: 1.0\n", "utf-8")
    target = entry or f"quartier_{name}:TITLE"
    (about / "entry_points.txt").write_text(f"[quartier.titles]\n{name} = {target}\n", "utf-8")


@contextmanager
def on_path(folder: Path) -> Iterator[None]:
    """Everything in the folder counts as installed inside this context."""
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for module in [each for each in sys.modules if each.partition(".")[0] in packages(folder)]:
            del sys.modules[module]
        forget()


def packages(folder: Path) -> set[str]:
    """The names of the packages in a folder."""
    return {each.name for each in folder.iterdir() if each.is_dir() and each.suffix != ".dist-info"}


def forget() -> None:
    """Look for titles again when they are next needed."""
    registry.installed.cache_clear()
    locales.guest_words.cache_clear()
