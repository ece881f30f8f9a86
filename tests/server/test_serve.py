"""The command that starts the server: problems are reported, and no file is harmed."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from quartier.cli import main
from quartier.cli.serve import address_of, announce
from quartier.locales import Words
from quartier.server.store import Store


def run(*arguments: str) -> tuple[int, str]:
    """Exit code and output of ``quartier serve``."""
    result = CliRunner().invoke(main, ["--lang", "en", "serve", "--no-browser", *arguments])
    return result.exit_code, result.output


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, output = run("--port", str(port), "--data", str(tmp_path))
    assert code == 1
    assert f"port {port}" in output
    assert not (tmp_path / "quartier.sqlite3").exists()


def test_an_address_of_another_machine_is_reported(tmp_path: Path) -> None:
    code, output = run("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))
    assert code == 1
    assert "192.0.2.1" in output


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, output = run("--port", "0", "--data", str(tmp_path / "file" / "below"))
    assert code == 1
    assert "--data" in output


def test_a_file_of_a_newer_version_is_reported_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "quartier.sqlite3"
    Store(path).close()
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 999")
    database.close()
    before = path.read_bytes()
    code, output = run("--port", "0", "--data", str(tmp_path))
    assert code == 1
    assert "999" in output
    assert "newer" in output
    assert path.read_bytes() == before


def test_a_file_that_is_not_a_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "quartier.sqlite3"
    path.write_text("my diary, not a database " * 100)
    code, output = run("--port", "0", "--data", str(tmp_path))
    assert code == 1
    assert "not a database" in output
    assert path.read_text().startswith("my diary")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    store = Store(tmp_path / "quartier.sqlite3")
    try:
        code, output = run("--port", "0", "--data", str(tmp_path))
    finally:
        store.close()
    assert code == 1
    assert "another server" in output


def test_the_address_is_printed_and_opened_where_there_is_a_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("quartier.cli.serve.webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    words = Words("en")
    announce("http://127.0.0.1:1/", words, open_browser=True)
    announce("http://127.0.0.1:2/", words, open_browser=False)
    output = capsys.readouterr().out
    assert "http://127.0.0.1:1/" in output
    assert "http://127.0.0.1:2/" in output
    assert opened == ["http://127.0.0.1:1/"]


def test_a_server_on_all_addresses_is_shown_as_this_machine() -> None:
    with socket.socket() as listener:
        listener.bind(("0.0.0.0", 0))
        assert address_of(listener).startswith("http://127.0.0.1:")
