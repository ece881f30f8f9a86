"""The build: modules of numbers become constants for the C compiler, and nothing outdated is left."""

from __future__ import annotations

import os
from pathlib import Path

import hatch_build

from quartier.kernel import mover


def test_a_module_of_numbers_becomes_an_enumeration(tmp_path: Path) -> None:
    hatch_build.write_number_types(hatch_build.SOURCE, tmp_path)
    written = (tmp_path / "quartier/kernel/mover.pxd").read_text()
    assert written == f"cdef enum:\n    CHANCE = {mover.CHANCE}\n    OVER = {mover.OVER}\n"


def test_a_type_file_that_has_not_changed_is_left_alone_so_that_nothing_is_compiled_again(
    tmp_path: Path,
) -> None:
    hatch_build.write_number_types(hatch_build.SOURCE, tmp_path)
    file = tmp_path / "quartier/kernel/mover.pxd"
    before = file.stat().st_mtime_ns
    hatch_build.write_number_types(hatch_build.SOURCE, tmp_path)
    assert file.stat().st_mtime_ns == before


def test_modules_of_numbers_have_no_type_file_of_their_own() -> None:
    names = hatch_build.number_modules(hatch_build.SOURCE)
    assert "quartier.kernel.mover" in names
    assert "quartier.kernel.game" not in names


def test_generated_c_is_made_anew_when_a_cimported_module_has_changed(tmp_path: Path) -> None:
    source = tmp_path / "src"
    games = source / "quartier" / "games"
    games.mkdir(parents=True)
    (games / "phase.py").write_text("BUILD = 1\n")
    (games / "table.py").write_text("")
    (games / "table.pxd").write_text("from quartier.games cimport phase\n")
    for name in ("market", "lonely"):
        (games / f"{name}.py").write_text("")
        (games / f"{name}.pxd").write_text("from quartier.games cimport table\n" if name == "market" else "")
    numbers = tmp_path / hatch_build.NUMBERS / "quartier" / "games"
    numbers.mkdir(parents=True)
    (numbers / "phase.pxd").write_text("cdef enum:\n    BUILD = 1\n")
    made = [tmp_path / "build/cython/src/quartier/games" / f"{name}.c" for name in ("market", "lonely")]
    made[0].parent.mkdir(parents=True)
    for file in made:
        file.write_text("")
    hatch_build.drop_stale(tmp_path, source)
    assert [file.exists() for file in made] == [True, True]
    later = made[0].stat().st_mtime + 10
    os.utime(numbers / "phase.pxd", (later, later))  # market sees it through table
    hatch_build.drop_stale(tmp_path, source)
    assert [file.exists() for file in made] == [False, True]


def test_binaries_of_modules_that_are_no_longer_compiled_are_deleted(tmp_path: Path) -> None:
    games = tmp_path / "quartier" / "games"
    games.mkdir(parents=True)
    for name in ("kept.pxd", "kept.cpython-311.so", "gone.cpython-311.so", "gone.py", "gone.pyd"):
        (games / name).write_text("")
    hatch_build.drop_orphans(tmp_path)
    assert sorted(file.name for file in games.iterdir()) == ["gone.py", "kept.cpython-311.so", "kept.pxd"]
