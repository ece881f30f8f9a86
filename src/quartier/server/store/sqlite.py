"""The store in one SQLite file, with all its queries."""

from __future__ import annotations

import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any

from quartier.server.store.claim import Claim
from quartier.server.store.migrate import NewerFile
from quartier.server.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from quartier.server.store.writer import Writer

__all__ = ["NewerFile", "Store", "UnusableFile"]

GAME = (
    "id, title, rules, players, options, host, public, hints, pace, invite, created, changed, status, ending,"
    " winners, rematch, turn, seq, position"
)
SEAT = "seat, kind, name, guest, level, key, left, conceded"


class UnusableFile(Exception):
    """The folder or the file cannot be written, or the file is not one of our databases."""


def read_game(row: tuple[Any, ...]) -> TableRow:
    """A table from its columns in the order of ``GAME``."""
    table = TableRow(*row)
    table.options = json.loads(row[4])
    table.public, table.hints = bool(row[6]), bool(row[7])
    table.winners = json.loads(row[14])
    table.position = json.loads(row[18]) if row[18] is not None else None
    return table


def read_seats(database: sqlite3.Connection, game: str) -> list[SeatRow]:
    """The seats of a table in order."""
    rows = database.execute(f"SELECT {SEAT} FROM seat WHERE game = ? ORDER BY seat", (game,))
    seats = [SeatRow(*row) for row in rows]
    for each in seats:
        each.left, each.conceded = bool(each.left), bool(each.conceded)
    return seats


def write_game(database: sqlite3.Connection, row: TableRow) -> None:
    """Insert a table and its seats, or replace what was there."""
    columns = ", ".join(f"{name.strip()} = excluded.{name.strip()}" for name in GAME.split(",")[1:])
    database.execute(
        f"INSERT INTO game ({GAME}) VALUES ({', '.join('?' * 19)}) ON CONFLICT (id) DO UPDATE SET {columns}",
        (
            row.id, row.title, row.rules, row.players, json.dumps(row.options), row.host, row.public,
            row.hints, row.pace, row.invite, row.created, row.changed, row.status, row.ending,
            json.dumps(row.winners), row.rematch, row.turn, row.seq,
            json.dumps(row.position) if row.position is not None else None,
        ),
    )  # fmt: skip
    database.executemany(
        f"INSERT OR REPLACE INTO seat (game, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                row.id,
                each.seat,
                each.kind,
                each.name,
                each.guest,
                each.level,
                each.key,
                each.left,
                each.conceded,
            )
            for each in row.seats
        ],
    )


class Store:
    """Everything that must survive a restart. All questions and changes can be awaited."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._claim = Claim(path.with_suffix(".lock"))
        except OSError as problem:
            raise UnusableFile(f"{path}: {problem.strerror}") from problem
        try:
            self._writer = Writer(path)
            self.cookie_key = self._writer.setting("cookie-key", secrets.token_bytes(32))
            """The key that signs cookies. It is made once and kept in the file."""
        except (OSError, sqlite3.Error) as problem:
            self._claim.release()
            raise UnusableFile(f"{path}: {problem}") from problem
        except NewerFile:
            self._claim.release()
            raise

    def close(self) -> None:
        """Finish what is being written and close the file."""
        self._writer.close()
        self._claim.release()

    # --- guests ------------------------------------------------------------------------------

    async def guest(self, guest: str) -> tuple[str, str | None] | None:
        """The name and the language of a guest, if they have chosen any."""
        query = "SELECT name, language FROM guest WHERE id = ?"
        row = await self._writer.do(lambda database: database.execute(query, (guest,)).fetchone())
        return (row[0], row[1]) if row else None

    async def keep_guest(self, guest: str, name: str, language: str | None, now: int) -> None:
        """Remember a guest's name and language."""
        await self._writer.do(
            lambda database: database.execute(
                "INSERT OR REPLACE INTO guest (id, name, language, seen) VALUES (?, ?, ?, ?)",
                (guest, name, language, now),
            )
        )

    # --- tables ------------------------------------------------------------------------------

    async def keep_table(
        self, row: TableRow, entries: list[EntryRow] | None = None, also: TableRow | None = None
    ) -> None:
        """Write a table, new entries of its log and the table that it leads to, in one transaction."""

        def job(database: sqlite3.Connection) -> None:
            write_game(database, row)
            if also is not None:
                write_game(database, also)
            insert_entries(database, row.id, entries or [])

        await self._writer.do(job)

    async def append(self, row: TableRow, entries: list[EntryRow]) -> None:
        """Append entries to a table's log; the database refuses a second entry with the same number."""

        def job(database: sqlite3.Connection) -> None:
            insert_entries(database, row.id, entries)
            database.execute(
                "UPDATE game SET changed = ?, turn = ?, seq = ? WHERE id = ?",
                (row.changed, row.turn, row.seq, row.id),
            )

        await self._writer.do(job)

    async def table(self, table: str) -> tuple[TableRow, list[EntryRow], list[ChatRow]] | None:
        """A table with its log and its chat."""

        def job(database: sqlite3.Connection) -> tuple[TableRow, list[EntryRow], list[ChatRow]] | None:
            columns = database.execute(f"SELECT {GAME} FROM game WHERE id = ?", (table,)).fetchone()
            if columns is None:
                return None
            row = read_game(columns)
            row.seats = read_seats(database, table)
            entries = database.execute(
                "SELECT seq, kind, seat, move, held, time FROM entry WHERE game = ? ORDER BY seq", (table,)
            )
            chat = database.execute(
                "SELECT id, seat, name, text, time FROM chat WHERE game = ? ORDER BY id", (table,)
            )
            return row, [EntryRow(*each) for each in entries], [ChatRow(*each) for each in chat]

        return await self._writer.do(job)

    async def lobby(self, guest: str, most: int) -> tuple[list[TableRow], list[TableRow], list[TableRow]]:
        """The guest's tables, public ones that wait for players, and public ones to watch; latest first."""
        mine = (
            f"SELECT {GAME} FROM game WHERE status != 'closed' AND (host = ?1 OR id IN"
            " (SELECT game FROM seat WHERE guest = ?1)) ORDER BY changed DESC LIMIT ?2"
        )
        public = (
            f"SELECT {GAME} FROM game WHERE status = ?3 AND public = 1 AND host != ?1 AND id NOT IN"
            " (SELECT game FROM seat WHERE guest = ?1) ORDER BY changed DESC LIMIT ?2"
        )

        def ask(database: sqlite3.Connection, query: str, *values: Any) -> list[TableRow]:
            rows = [read_game(row) for row in database.execute(query, values).fetchall()]
            for row in rows:
                row.seats = read_seats(database, row.id)
            return rows

        return await self._writer.do(
            lambda database: (
                ask(database, mine, guest, most),
                ask(database, public, guest, most, "waiting"),
                ask(database, public, guest, most, "running"),
            )
        )

    async def count_open(self, guest: str) -> list[tuple[str, int, int]]:
        """How many tables this guest hosts that have not ended, for each title and version of its rules."""
        query = (
            "SELECT title, rules, count(*) FROM game WHERE host = ? AND status IN ('waiting', 'running')"
            " GROUP BY title, rules"
        )
        return await self._writer.do(lambda database: database.execute(query, (guest,)).fetchall())

    async def outdated(self, versions: dict[str, int], most: int) -> list[str]:
        """Tables that have not ended and were begun under another version of the rules."""
        query = "SELECT id, title, rules FROM game WHERE status IN ('waiting', 'running', 'stranded')"
        rows = await self._writer.do(lambda database: database.execute(query).fetchall())
        return [row[0] for row in rows if versions.get(row[1], 0) != row[2]][:most]

    async def bots_to_move(self, most: int) -> list[str]:
        """Running tables with a player where a bot is to move, longest waiting first."""
        query = (
            "SELECT game.id FROM game JOIN seat ON seat.game = game.id AND seat.seat = game.turn"
            " WHERE game.status = 'running' AND seat.level IS NOT NULL AND EXISTS"
            " (SELECT 1 FROM seat AS other WHERE other.game = game.id AND other.kind = 'human'"
            " AND other.level IS NULL)"
            " ORDER BY game.changed LIMIT ?"
        )
        rows = await self._writer.do(lambda database: database.execute(query, (most,)).fetchall())
        return [row[0] for row in rows]

    # --- chat and replays ----------------------------------------------------------------------

    async def say(self, table: str, line: ChatRow, most: int) -> None:
        """Keep a line of chat and delete the oldest ones beyond ``most``."""

        def job(database: sqlite3.Connection) -> None:
            database.execute(
                "INSERT INTO chat (game, id, seat, name, text, time) VALUES (?, ?, ?, ?, ?, ?)",
                (table, *line),
            )
            database.execute("DELETE FROM chat WHERE game = ? AND id <= ?", (table, line.id - most))

        await self._writer.do(job)

    async def keep_replay(self, replay: str, guest: str, record: str, now: int) -> None:
        """Store a record."""
        await self._writer.do(
            lambda database: database.execute(
                "INSERT INTO replay (id, guest, record, created) VALUES (?, ?, ?, ?)",
                (replay, guest, record, now),
            )
        )

    async def count_replays(self, guest: str) -> int:
        """How many records this guest has stored."""
        query = "SELECT count(*) FROM replay WHERE guest = ?"
        row = await self._writer.do(lambda database: database.execute(query, (guest,)).fetchone())
        return int(row[0])

    async def replay(self, replay: str) -> str | None:
        """A stored record."""
        query = "SELECT record FROM replay WHERE id = ?"
        row = await self._writer.do(lambda database: database.execute(query, (replay,)).fetchone())
        return str(row[0]) if row else None


def insert_entries(database: sqlite3.Connection, table: str, entries: list[EntryRow]) -> None:
    """Append to the log."""
    database.executemany(
        "INSERT INTO entry (game, seq, kind, seat, move, held, time) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, *each) for each in entries],
    )
