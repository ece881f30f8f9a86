"""Brings a database file up to the version of this program, one numbered step at a time."""

from __future__ import annotations

import sqlite3
from importlib.resources import files


class NewerFile(Exception):
    """The file was written by a newer version of the program."""


def steps() -> list[tuple[int, str]]:
    """The numbered migrations in order."""
    folder = files("quartier.server.store") / "migrations"
    numbered = [
        (int(each.name[:4]), each.read_text("utf-8"))
        for each in folder.iterdir()
        if each.name.endswith(".sql")
    ]
    return sorted(numbered)


def migrate(connection: sqlite3.Connection) -> int:
    """Apply the steps that are missing, each in a transaction of its own; returns the version reached."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    known = steps()
    newest = known[-1][0]
    if version > newest:
        raise NewerFile(f"version {version}; this program knows versions up to {newest}")
    for number, script in known:
        if number > version:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    return newest
