"""``quartier doctor``: it says what is running and finds what is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import quartier
from quartier import bots, engine
from quartier.cli import main
from quartier.locales import languages


def run(**environment: str) -> Result:
    return CliRunner().invoke(main, ["doctor"], env={"QUARTIER_LANG": "en", **environment})


def test_it_lists_versions_titles_and_languages(tmp_path: Path) -> None:
    found = run(QUARTIER_DATA=str(tmp_path))
    for text in (quartier.__version__, *quartier.titles(), *bots.levels(), "en, fr, it, pl", str(tmp_path)):
        assert text in found.output


def test_it_says_which_engine_runs() -> None:
    assert ("compiled, " in run().output) == engine.is_compiled()
    assert ("plain Python" in run().output) == (not engine.is_compiled())


def test_it_says_why_the_engine_is_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    monkeypatch.setattr(engine, "why_plain", lambda: "the dog ate the compiler")
    assert "plain Python, slower: the dog ate the compiler" in run().output


def test_a_binary_older_than_its_source_is_an_ailment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "stale", lambda: [engine.PACKAGE / "kernel" / "game.py"])
    found = run()
    assert found.exit_code == 1
    assert "compiled before the last change: kernel/game.py" in found.output


def test_a_folder_that_cannot_be_written_is_an_ailment(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    found = run(QUARTIER_DATA=str(tmp_path / "file" / "data"))
    assert found.exit_code == 1
    assert "is not writable" in found.output


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    run(QUARTIER_DATA=str(tmp_path / "data"))
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str, tmp_path: Path) -> None:
    found = run(QUARTIER_LANG=language, QUARTIER_DATA=str(tmp_path))
    assert "[cli-" not in found.output
