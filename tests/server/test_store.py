"""The store: one file, one thread, nothing half written."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quartier.server.store import ChatRow, EntryRow, NewerFile, SeatRow, Store, TableRow, UnusableFile
from quartier.server.store.migrate import migrate, steps


def row(ident: str = "a" * 16, **changes: object) -> TableRow:
    """A table of two."""
    found = TableRow(
        ident, "metropolia", 1, 2, {"plus": True}, "ala", False, True, "human", "invite", 5, 6,
        seats=[SeatRow(0, "human", "Ala", "ala", key="k"), SeatRow(1, "bot", level="visitor")],
    )  # fmt: skip
    for name, value in changes.items():
        setattr(found, name, value)
    return found


def entry(seq: int) -> EntryRow:
    """A move."""
    return EntryRow(seq, "move", 0, 7, False, 1)


def test_a_table_comes_back_as_it_was_written(tmp_path: Path) -> None:
    seats = [
        SeatRow(0, "human", "Ala", "ala", "visitor", "k", left=True, conceded=True),
        SeatRow(1, "bot", level="prefect"),
    ]
    told: dict[str, Any] = {
        "status": "over", "ending": "conceded", "winners": [1], "rematch": "b" * 16, "position": {"phase": 1},
        "options": {"plus": False, "cards": ["cafe"]}, "public": True, "hints": False, "seats": seats,
    }  # fmt: skip

    async def use(store: Store) -> None:
        await store.keep_table(row(**told), [entry(1), entry(2)])
        await store.append(row(**told, seq=3, turn=1, changed=9), [EntryRow(3, "undo", 0, -1, True, 2)])
        await store.say("a" * 16, ChatRow(1, None, "Wu", "hello", 3), 5)

    async def read(store: Store) -> None:
        found = await store.table("a" * 16)
        assert found is not None
        table, entries, chat = found
        assert table == row(**told, seq=3, turn=1, changed=9)
        assert entries == [entry(1), entry(2), EntryRow(3, "undo", 0, -1, True, 2)]
        assert chat == [ChatRow(1, None, "Wu", "hello", 3)]
        assert await store.table("b" * 16) is None

    for work in (use, read):
        store = Store(tmp_path / "q.sqlite3")
        asyncio.run(work(store))
        store.close()


def test_of_entries_with_a_number_that_is_taken_none_is_written(tmp_path: Path) -> None:
    store = Store(tmp_path / "q.sqlite3")

    async def use() -> None:
        await store.keep_table(row(), [entry(1)])
        with pytest.raises(sqlite3.IntegrityError):
            await store.append(row(seq=99), [entry(2), entry(1)])
        found = await store.table("a" * 16)
        assert found is not None
        assert found[0].seq == 0
        assert found[1] == [entry(1)]

    asyncio.run(use())
    store.close()


def test_jobs_that_share_a_transaction_fail_alone(tmp_path: Path) -> None:
    store = Store(tmp_path / "q.sqlite3")

    async def use() -> None:
        idents = [letter * 16 for letter in "abcdefgh"]
        await asyncio.gather(*(store.keep_table(row(ident), [entry(1)]) for ident in idents))
        outcomes = await asyncio.gather(
            *(store.append(row(ident), [entry(1 + index % 2)]) for index, ident in enumerate(idents)),
            return_exceptions=True,
        )
        failed = [isinstance(each, sqlite3.IntegrityError) for each in outcomes]
        assert failed == [True, False] * 4

    asyncio.run(use())
    store.close()


def test_the_cookie_key_is_made_once(tmp_path: Path) -> None:
    first = Store(tmp_path / "q.sqlite3")
    first.close()
    second = Store(tmp_path / "q.sqlite3")
    second.close()
    assert first.cookie_key == second.cookie_key
    assert len(first.cookie_key) == 32


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    Store(tmp_path / "q.sqlite3").close()
    assert (tmp_path / "q.sqlite3").stat().st_mode & 0o077 == 0


def test_a_bot_is_to_be_woken_only_at_a_table_with_a_player_where_it_is_to_move(tmp_path: Path) -> None:
    store = Store(tmp_path / "q.sqlite3")
    only_bots = [SeatRow(0, "bot", level="visitor"), SeatRow(1, "bot", level="visitor")]

    async def use() -> None:
        await store.keep_table(row("a" * 16, status="running", turn=1))
        await store.keep_table(row("b" * 16, status="running", turn=0))
        await store.keep_table(row("c" * 16, status="over", turn=1))
        await store.keep_table(row("d" * 16, status="running", turn=1, seats=only_bots))
        assert await store.bots_to_move(10) == ["a" * 16]

    asyncio.run(use())
    store.close()


def test_migrations_are_numbered_from_one_without_gaps() -> None:
    assert [number for number, _ in steps()] == list(range(1, len(steps()) + 1))


def test_a_migration_runs_once_and_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "q.sqlite3", isolation_level=None)
    assert migrate(database) == migrate(database) == steps()[-1][0]
    database.execute("PRAGMA user_version = 77")
    with pytest.raises(NewerFile, match="77"):
        migrate(database)
    database.close()


def test_a_file_that_is_not_a_database_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "q.sqlite3").write_bytes(b"x" * 5000)
    with pytest.raises(UnusableFile):
        Store(tmp_path / "q.sqlite3")


def test_if_the_disk_refuses_a_move_nobody_sees_it_and_the_table_is_read_again(tmp_path: Path) -> None:
    from tests.server.house import House, settings_for

    with House(settings_for(tmp_path)) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "local"])["id"]
        line = ala.sit(table)
        before, seq, move = line.state["view"], line.seq, line.legal[0]
        live = house.app.state.tables.loaded[table]

        async def refuse(*given: object) -> None:
            raise sqlite3.OperationalError("disk full")

        live._book.store = type(
            "Full", (), {"append": staticmethod(refuse), "keep_table": staticmethod(refuse)}
        )()
        with pytest.raises(ConnectionClosed):
            line.play(move)
        again = ala.sit(table)
        assert (again.seq, again.state["view"]) == (seq, before)
        again.play(again.legal[0])
        assert again.seq > seq
