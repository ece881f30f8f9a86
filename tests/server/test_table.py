"""One table: one change at a time, and nobody sees what is not on the disk."""

from __future__ import annotations

import asyncio
import inspect
import random
import re
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from quartier.kernel.game import Game
from quartier.kernel.title import title
from quartier.server import messages as m
from quartier.server import table as package
from quartier.server.audience import Viewer
from quartier.server.bodies import FillTable, JoinTable
from quartier.server.denial import Denial
from quartier.server.metrics import Metrics
from quartier.server.processes import Processes
from quartier.server.settings import Settings
from quartier.server.store import SeatRow, Store, TableRow
from quartier.server.table import Table
from quartier.server.table.chairs import Chairs
from quartier.server.table.moves import Moves
from quartier.server.table.sequel import Sequel
from quartier.server.table.visits import Visits

ALA, BO, EVE = "ala", "bo", "eve"
SHORT = 0.02


class Disk:
    """A store that writes when the test lets it, and notes what it wrote."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_full = False
        self.writing = 0
        self.written: list[str] = []

    async def _write(self, what: str) -> None:
        self.writing += 1
        assert self.writing == 1, "two changes of one table at the same time"
        try:
            await self.gate.wait()
            if self.is_full:
                raise OSError("disk full")
            self.written.append(what)
        finally:
            self.writing -= 1

    async def append(self, *given: object) -> None:
        await self._write("entries")

    async def keep_table(self, *given: object) -> None:
        await self._write("table")

    async def say(self, *given: object) -> None:
        await self._write("chat")


def seats(*guests: str | None) -> list[SeatRow]:
    """Seats of guests; None is an open one."""
    return [
        SeatRow(number, "open" if guest is None else "human", guest or "", guest)
        for number, guest in enumerate(guests)
    ]


def table(disk: Disk, *guests: str | None, name: str = "metropolia") -> Table:
    """A table of ALA's, first seat first."""
    row = TableRow(
        "a" * 16, name, title(name).rules_version, len(guests), {"first_player": "seat-1"}, ALA, False, True,
        "instant", "invite", 5, 6, seats=seats(*guests),
    )  # fmt: skip
    return Table(row, Settings(Path()), cast(Store, disk), Processes(0), Metrics())


async def running(disk: Disk, *guests: str | None) -> Table:
    """A table at which the game has begun."""
    live = table(disk, *(guests or (ALA, BO)))
    await live.chairs.open()
    assert live.row.status == "running"
    return live


def first_move(live: Table) -> int:
    """A legal move."""
    assert live.history is not None
    return live.history.game.legal()[0]


def seq(live: Table) -> int:
    """The number of the last entry."""
    assert live.history is not None
    return live.history.seq


def sent(viewer: Viewer) -> list[Any]:
    """What a browser was sent."""
    messages = []
    while not viewer.outbox.empty():
        message = viewer.outbox.get_nowait()
        messages.append(None if message is None else msgspec.json.decode(message))
    return messages


async def turns_of_the_loop() -> None:
    """Let all tasks go on as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_of_two_moves_for_the_same_position_only_one_is_made() -> None:
    async def run() -> None:
        disk = Disk()
        live = await running(disk)
        before, move = seq(live), first_move(live)
        disk.gate.clear()
        both = [asyncio.create_task(live.moves.play(ALA, before, move, None, True)) for _ in range(2)]
        await turns_of_the_loop()
        disk.gate.set()
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Denial)
        assert outcomes[1].code == "stale"
        assert disk.written.count("entries") == 1

    asyncio.run(run())


async def place(row: TableRow, guest: str) -> None:
    """Accept a new table and do nothing with it."""


CHANGES: dict[tuple[type, str], tuple[Any, ...]] = {
    (Moves, "play"): (ALA, 0, 0, None, True),
    (Moves, "commit"): (ALA, 0),
    (Moves, "undo"): (ALA, 0),
    (Moves, "end_abandoned_turn"): (),
    (Moves, "hint"): (ALA, 0),
    (Chairs, "open"): (),
    (Chairs, "join"): (JoinTable(), ALA, "Ala"),
    (Chairs, "fill"): (FillTable("visitor"), ALA),
    (Chairs, "leave"): (ALA,),
    (Chairs, "concede"): (ALA, 0),
    (Chairs, "replace"): (ALA, 1, None),
    (Chairs, "resume"): (ALA, 0),
    (Chairs, "close"): (ALA,),
    (Visits, "greet"): (Viewer(ALA, 9), 0, None),
    (Visits, "look"): (Viewer(ALA, 9), 0, None),
    (Visits, "look_back"): (Viewer(ALA, 9), 0, None),
    (Visits, "why"): (Viewer(ALA, 9), m.Why(move=0)),
    (Visits, "refuse"): (Viewer(ALA, 9), None, "stale", "", {}),
    (Visits, "say"): (Viewer(ALA, 9), "Ala", "hello", None),
    (Sequel, "rematch"): (ALA, place),
    (Sequel, "go_on"): (ALA, place),
}
"""Everything that takes the lock, with arguments."""
WITH_THE_LOCK = {(Chairs, "welcome_back")}
"""What is called by somebody who has the lock."""


def test_the_list_of_changes_is_complete() -> None:
    public = {
        (part, name)
        for part in (Moves, Chairs, Visits, Sequel)
        for name, member in inspect.getmembers(part, inspect.iscoroutinefunction)
        if not name.startswith("_")
    }
    assert public == set(CHANGES) | WITH_THE_LOCK


@pytest.mark.parametrize(("part", "name"), CHANGES, ids=lambda given: getattr(given, "__name__", given))
def test_whoever_changes_or_shows_a_table_waits_for_the_lock(part: type, name: str) -> None:
    async def run() -> None:
        live = await running(Disk())
        assert live.history is not None
        live.history.play(0, first_move(live), False, random.Random(1), 1)
        holder = next(each for each in vars(live).values() if isinstance(each, part))
        method: Callable[..., Awaitable[None]] = getattr(holder, name)
        async with live._book.alone():
            task = asyncio.ensure_future(method(*CHANGES[part, name]))
            done, _ = await asyncio.wait([task], timeout=SHORT)
            assert not done, f"{name} did not wait"
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_nobody_outside_the_package_takes_the_lock() -> None:
    folder = Path(package.__file__).parent
    others = [file for file in folder.parent.rglob("*.py") if folder not in file.parents]
    assert len(others) > 20
    taking = re.compile(r"\.alone\(|\b_book\b|asyncio\.Lock")
    assert [file.name for file in others if taking.search(file.read_text("utf-8"))] == []


def test_nothing_of_a_move_is_seen_before_it_is_on_the_disk() -> None:
    async def run() -> None:
        disk = Disk()
        live = await running(disk)
        ala, bo, wu = (Viewer(guest, 99) for guest in (ALA, BO, EVE))
        await live.visits.greet(ala, 0, None)
        await live.visits.greet(bo, 0, None)
        before = seq(live)
        sent(ala), sent(bo)
        disk.gate.clear()
        work: list[Coroutine[Any, Any, None]] = [
            live.moves.play(ALA, before, first_move(live), None, True, (ala, 1)),
            live.visits.look(bo, 1, 2),
            live.visits.look_back(bo, 0, 3),
            live.visits.why(bo, m.Why(move=0, ref=4)),
            live.visits.refuse(bo, 5, "stale", "", {}),
            live.visits.greet(wu, 0, 6),
        ]
        tasks = [asyncio.create_task(each) for each in work]
        await turns_of_the_loop()
        assert (sent(ala), sent(bo), sent(wu)) == ([], [], [])
        disk.gate.set()
        await asyncio.gather(*tasks)
        assert [each["type"] for each in sent(ala)] == ["update", "presence"]
        heard = [(each["type"], each.get("ref")) for each in sent(bo)]
        assert heard[0] == ("update", None)
        assert heard[1:5] == [("update", 2), ("past", 3), ("reason", 4), ("refused", 5)]
        (welcome,) = sent(wu)
        assert welcome["state"]["seq"] == seq(live) > before

    asyncio.run(run())


def test_a_move_that_the_disk_refuses_is_never_seen_and_nothing_follows_it() -> None:
    async def run() -> None:
        disk = Disk()
        live = await running(disk)
        ala, bo = Viewer(ALA, 99), Viewer(BO, 99)
        await live.visits.greet(ala, 0, None)
        await live.visits.greet(bo, 0, None)
        before, move, written = seq(live), first_move(live), list(disk.written)
        sent(ala), sent(bo)
        disk.is_full = True
        disk.gate.clear()
        first = asyncio.create_task(live.moves.play(ALA, before, move, None, True))
        await turns_of_the_loop()
        second = asyncio.create_task(live.chairs.concede(BO, 1))
        disk.gate.set()
        with pytest.raises(OSError, match="disk full"):
            await first
        disk.is_full = False
        with pytest.raises(Denial, match="internal"):
            await second
        assert live.is_retired
        assert disk.written == written
        assert (sent(ala), sent(bo)) == ([None], [None])
        with pytest.raises(Denial, match="internal"):
            await live.visits.greet(Viewer(EVE, 9), 0, None)

    asyncio.run(run())


def test_a_table_that_stops_finishes_what_is_being_written_and_begins_nothing_new() -> None:
    async def run() -> None:
        disk = Disk()
        live = await running(disk)
        written = len(disk.written)
        disk.gate.clear()
        move = asyncio.create_task(live.moves.play(ALA, seq(live), first_move(live), None, True))
        await turns_of_the_loop()
        stop = asyncio.create_task(live.stop())
        late = asyncio.create_task(live.chairs.leave(BO))
        await turns_of_the_loop()
        assert not stop.done()
        disk.gate.set()
        await asyncio.gather(move, stop)
        with pytest.raises(Denial, match="stopping"):
            await late
        assert len(disk.written) == written + 1

    asyncio.run(run())


def test_a_bot_plays_and_stops_with_its_table() -> None:
    async def run() -> None:
        disk = Disk()
        live = table(disk, ALA, BO)
        live.row.seats[0] = SeatRow(0, "bot", level="visitor")
        await live.chairs.open()
        while live.row.turn == 0:
            await asyncio.sleep(0)
        assert live.history is not None
        assert live.history.awaited == 1
        entries, before = disk.written.count("entries"), seq(live)
        assert entries
        disk.gate.clear()
        move = asyncio.create_task(live.moves.play(BO, before, first_move(live), None, True))
        await turns_of_the_loop()
        stop = asyncio.create_task(live.stop())
        disk.gate.set()
        await asyncio.gather(move, stop)
        await asyncio.sleep(SHORT)
        assert disk.written.count("entries") == entries + 1

    asyncio.run(run())


class Thinker(Processes):
    """A bot that plays its first legal move when the test lets it."""

    def __init__(self) -> None:
        super().__init__(0)
        self.gate = asyncio.Event()
        self.thoughts = 0

    async def choose(self, title: str, game: Game, seat: int, level: str) -> int:
        self.thoughts += 1
        await self.gate.wait()
        return game.legal()[0]


async def with_a_bot(disk: Disk, thinker: Thinker) -> Table:
    """A table at which a bot thinks in ALA's place."""
    live = table(disk, ALA, BO, EVE)
    live.row.seats[0].level = "visitor"
    live._opponents._processes = thinker
    await live.chairs.open()
    await turns_of_the_loop()
    assert live.row.turn == 0
    return live


def test_a_bot_waits_until_others_have_written() -> None:
    async def run() -> None:
        disk, thinker = Disk(), Thinker()
        live = await with_a_bot(disk, thinker)
        disk.gate.clear()
        said = asyncio.create_task(live.visits.say(Viewer(BO, 9), "Bo", "hm", None))
        await turns_of_the_loop()
        thinker.gate.set()
        await turns_of_the_loop()
        before = seq(live)
        disk.gate.set()
        await said
        await turns_of_the_loop()
        assert disk.written == ["table", "chat", "entries"]
        assert seq(live) > before

    asyncio.run(run())


def test_what_a_bot_thought_is_forgotten_when_the_player_comes_back() -> None:
    async def run() -> None:
        disk, thinker = Disk(), Thinker()
        live = await with_a_bot(disk, thinker)
        before = seq(live)
        await live.chairs.resume(ALA, 0)
        thinker.gate.set()
        await turns_of_the_loop()
        assert seq(live) == before
        await live.moves.play(ALA, before, first_move(live), None, True)
        assert seq(live) > before

    asyncio.run(run())


def test_a_bot_thinks_again_if_something_happened_meanwhile() -> None:
    async def run() -> None:
        disk, thinker = Disk(), Thinker()
        live = await with_a_bot(disk, thinker)
        await live.chairs.resume(ALA, 0)
        await live.moves.play(ALA, seq(live), first_move(live), None, False)
        await live.moves.undo(ALA, seq(live))
        live.row.seats[0].level = "visitor"
        before = seq(live)
        thinker.gate.set()
        await turns_of_the_loop()
        assert seq(live) > before
        assert thinker.thoughts == 2

    asyncio.run(run())


def test_only_the_player_of_the_seat_to_move_plays_commits_and_takes_back() -> None:
    async def run() -> None:
        live = await running(Disk())
        assert live.history is not None
        move = first_move(live)
        for guest in (BO, EVE):
            with pytest.raises(Denial, match="not-your-turn"):
                await live.moves.play(guest, seq(live), move, None, False)
        await live.moves.play(ALA, seq(live), move, None, False)
        assert live.history.held
        for guest in (BO, EVE):
            with pytest.raises(Denial, match="not-your-turn"):
                await live.moves.commit(guest, seq(live))
            with pytest.raises(Denial, match="nothing-to-undo"):
                await live.moves.undo(guest, seq(live))
        await live.moves.undo(ALA, seq(live))
        await live.moves.play(ALA, seq(live), move, None, True)
        with pytest.raises(Denial, match="nothing-to-undo"):
            await live.moves.undo(ALA, seq(live))
        assert live.history.awaited == 1

    asyncio.run(run())


def test_a_seat_that_a_bot_plays_is_not_moved_by_its_player() -> None:
    async def run() -> None:
        live = await running(Disk(), ALA, BO, EVE)
        live.row.seats[0].level = "visitor"
        with pytest.raises(Denial, match="not-your-turn"):
            await live.moves.play(ALA, seq(live), first_move(live), None, True)
        with pytest.raises(Denial, match="not-your-turn"):
            await live.moves.hint(ALA, seq(live))

    asyncio.run(run())
