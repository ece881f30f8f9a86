"""Modules of numbers: plain Python to Python, constants to the C compiler."""

from __future__ import annotations

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
