"""Stored games of an older version of the rules, put together row by row."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import quartier
from quartier.kernel.title import title
from quartier.server.history import History
from quartier.server.store import EntryRow, SeatRow, Store, TableRow

OLD = 1
NOW = 1_000
ALA, BO = "a" * 32, "b" * 32


def raise_rules(monkeypatch: pytest.MonkeyPatch, name: str) -> int:
    """Give a title the next version of its rules; returns its number."""
    known = title(name)
    version = known.rules_version + 1
    monkeypatch.setattr(
        import_module(f"quartier.games.{name}"), "TITLE", replace(known, rules_version=version)
    )
    return version


def played(name: str, decisions: int, seed: int = 1) -> tuple[History, list[EntryRow]]:
    """A random game of two, and its log."""
    rng = random.Random(seed)
    history = History(quartier.Record(name, 2))
    entries = history.begin(rng, NOW)
    while decisions and not history.is_over:
        seat = history.game.to_move
        entries += history.play(seat, rng.choice(history.game.legal()), True, rng, NOW)
        decisions -= 1
    return history, entries


def refused_now(history: History) -> EntryRow:
    """One more entry for a log: a move that the rules do not allow now, but might have allowed once."""
    game = history.game
    wrong = next(move for move in range(title(history.start.title).actions) if not game.is_legal(move))
    return EntryRow(history.seq + 1, "move", game.to_move, wrong, False, NOW)


def table(history: History, ident: str, guests: Iterable[str] = (ALA, ALA), **changes: object) -> TableRow:
    """The row of a table with this game."""
    seats = [SeatRow(seat, "human", f"P{seat + 1}", guest, key="") for seat, guest in enumerate(guests)]
    start = history.start
    row = TableRow(
        ident * 16, start.title, OLD, 2, {**start.options}, ALA, False, True, "instant", "invite", 5, 6,
        "running",
        turn=history.awaited, seq=history.seq, seats=seats,
    )  # fmt: skip
    return replace(row, **changes)  # type: ignore[arg-type]


def keep(
    folder: Path, tables: Iterable[tuple[TableRow, list[EntryRow]]], records: Iterable[str] = ()
) -> None:
    """Write tables and records to the file of a server that does not run; the records get the ids z, y, x."""
    store = Store(folder / "quartier.sqlite3")

    async def write() -> None:
        for row, entries in tables:
            await store.keep_table(row, entries)
        for letter, text in zip("zyx", records):
            await store.keep_replay(letter * 16, ALA, text, 5)

    # In a thread of its own, because the browser's driver has an event loop in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(write())).result()
    store.close()


def cookies(folder: Path) -> dict[str, str]:
    """The cookies of the two guests at this server."""
    from quartier.server.guests import Guests

    store = Store(folder / "quartier.sqlite3")
    guests = Guests(store, store.cookie_key)
    found = {guest: guests.cookie(guest, False).split(";")[0].split("=", 1)[1] for guest in (ALA, BO)}
    store.close()
    return found
