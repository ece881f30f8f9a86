"""Which engine runs: compiled modules, or the same files as plain Python.

A module with a type file (``.pxd``) beside it may have been compiled; Python then takes the binary.
``QUARTIER_ENGINE=python`` in the environment makes it take the source instead.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

SWITCH = "QUARTIER_ENGINE"
PACKAGE = Path(__file__).parent


class PlainFinder(MetaPathFinder):
    """Finds the source of typed modules before Python would find their binaries."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if not fullname.startswith("quartier."):
            return None
        file = PACKAGE.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        if not file.with_suffix(".pxd").exists():
            return None
        return spec_from_file_location(fullname, file)


def choose() -> None:
    """Obey the switch. Called once, before any typed module is imported."""
    wish = os.environ.get(SWITCH, "")
    if wish not in ("", "python", "compiled"):
        raise RuntimeError(f"{SWITCH} is 'python', 'compiled' or unset, not {wish!r}")
    if wish == "python" and not any(isinstance(each, PlainFinder) for each in sys.meta_path):
        sys.meta_path.insert(0, PlainFinder())
    if wish == "compiled" and not is_built():
        raise RuntimeError(f"{SWITCH}=compiled, but {why_plain()}")


def typed_modules() -> list[Path]:
    """The source files that may be compiled."""
    return sorted(file.with_suffix(".py") for file in PACKAGE.rglob("*.pxd"))


def binary(file: Path) -> Path | None:
    """The compiled form of a source file, if there is one for this Python."""
    for suffix in EXTENSION_SUFFIXES:
        found = file.with_suffix(suffix)
        if found.exists():
            return found
    return None


def is_built() -> bool:
    """Whether every typed module has been compiled for this Python."""
    return all(binary(file) for file in typed_modules())


def is_compiled() -> bool:
    """Whether the running engine is the compiled one."""
    return is_built() and os.environ.get(SWITCH) != "python"


def is_checkout() -> bool:
    """Whether this is a source tree, not an installed package."""
    return PACKAGE.parent.name == "src" and (PACKAGE.parents[1] / "pyproject.toml").exists()


def stale() -> list[Path]:
    """Source files that have changed since they were compiled.

    An installed package has none: there the time of a file only says when it was unpacked.
    """
    if not is_checkout():
        return []
    return [
        file
        for file in typed_modules()
        if (built := binary(file)) and built.stat().st_mtime < file.stat().st_mtime
    ]


def why_plain() -> str:
    """Why the engine runs as plain Python; empty if it is compiled."""
    if os.environ.get(SWITCH) == "python":
        return f"{SWITCH}=python is set"
    missing = [file.relative_to(PACKAGE).as_posix() for file in typed_modules() if not binary(file)]
    if missing:
        return f"not compiled for this Python: {', '.join(missing)} (a C compiler and `make build` do it)"
    return ""
