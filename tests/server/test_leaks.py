"""Nothing that a seat may not know reaches its browser.

Random games of every title are played through a real server with all seats and a spectator connected. Every
message has only the fields of ``messages.py``, and every free-form part of it must be exactly what the game
itself lets that seat see at that point.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import quartier
from quartier.kernel.title import title
from quartier.server import messages
from quartier.server.delta import changes
from tests.server.house import House, Line

MOST_MOVES = 50
"""Decisions played in most games; games with secrets and the fewest players are played to the end."""
CASES = [(name, players) for name in quartier.titles() for players in title(name).players]


def as_json(value: Any) -> Any:
    """The value as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Oracle:
    """What each viewer may know about each entry and each position, straight from the engine."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.game = quartier.new(name, players=players, options=options)
        self.viewers: list[int | None] = [None, *range(players)]
        self.views: list[dict[int | None, Any]] = [self.look()]
        self.told: list[dict[int | None, Any]] = []
        self.records: list[dict[int | None, Any]] = []

    def look(self) -> dict[int | None, Any]:
        """All views of the position."""
        return {viewer: as_json(self.game.view(viewer)) for viewer in self.viewers}

    def play(self, move: int) -> None:
        """Note what each viewer may know about this move, and play it."""
        owner = self.game.private_to(move)
        self.told.append({viewer: as_json(self.game.events(move, viewer)) for viewer in self.viewers})
        self.records.append(
            {
                viewer: as_json(self.game.describe(move)) if owner in (None, viewer) else None
                for viewer in self.viewers
            }
        )
        self.game.play(move)
        self.views.append(self.look())


def check(line: Line, viewer: int | None, oracle: Oracle) -> int:
    """Compare every message with what the viewer may know; returns the number of steps in them."""
    steps = 0
    before: Any = None
    for text, message, view in zip(line.raw, line.heard, line.views, strict=True):
        kind = message["type"].capitalize()
        known = msgspec.json.decode(text, type=getattr(messages, kind))
        assert as_json(known) == message, "a field that is not in messages.py"
        state = message.get("state")
        if state is not None:
            expected = oracle.views[state["ply"]][viewer]
            if state["held"]:
                expected = {**expected, "legal": []}
            assert view == expected
            if state["changes"] is None:
                assert state["view"] == expected
            else:
                # Nothing but the differences between two views of this viewer.
                assert state["changes"] == as_json(changes(before, expected))
            before = expected
            assert state["seat"] == viewer
            if (view["result"] or {}).get("over"):
                assert state["status"] == "over"
        if kind == "Past":
            assert message["view"] == oracle.views[message["ply"]][viewer]
        if kind == "Welcome":
            assert message["printed"] == as_json(oracle.game.printed())
            assert set(message["table"]["keys"]) == ({str(viewer)} if viewer is not None else set())
        for step in message.get("steps", []):
            steps += 1
            assert step["kind"] == "move"
            assert step["events"] == oracle.told[step["ply"] - 1][viewer]
            assert step["record"] == oracle.records[step["ply"] - 1][viewer]
            assert (step["name"] is None) == (step["record"] is None)
    return steps


@pytest.mark.parametrize(("name", "players"), CASES)
def test_no_message_tells_a_seat_more_than_the_game_does(house: House, name: str, players: int) -> None:
    rng = random.Random(players)
    guests = [house.guest(f"P{seat}") for seat in range(players)]
    table = guests[0].open(["me"] + ["open"] * (players - 1), title=name)
    for seat in range(1, players):
        guests[seat].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"], "seat": seat})
    lines = {seat: guests[seat].sit(table["id"]) for seat in range(players)}
    watcher = house.guest("W").sit(table["id"])
    whole = title(name).has_secrets and players == title(name).players[0]
    played, most = 0, 10_000 if whole else MOST_MOVES
    while lines[0].state["status"] == "running" and played < most:
        seat = lines[0].state["to_move"]
        mover = lines[seat]
        while mover.seq < lines[0].seq:
            mover.next()
        if rng.random() < 0.1:
            mover.ask("at", "past", ply=rng.randrange(mover.state["ply"] + 1))
            watcher.say("at", ply=rng.randrange(watcher.state["ply"] + 1))
        mover.play(rng.choice(mover.legal))
        while lines[0].seq < mover.seq:
            lines[0].next()
        played += 1
    latest = lines[0].seq
    # The messages are compared with the server's own log.
    moves = house.app.state.tables.loaded[table["id"]].history.moves
    oracle = Oracle(name, players, table["options"])
    for move in list(moves):
        oracle.play(move)
    for viewer, line in [*lines.items(), (None, watcher)]:
        while line.seq < latest:
            line.next()
        assert check(line, viewer, oracle) == len(moves)
    late = house.guest("L").sit(table["id"])
    assert check(late, None, oracle) == len(moves)


@pytest.mark.parametrize("name", [name for name in quartier.titles() if title(name).has_secrets])
def test_on_one_screen_a_secret_is_shown_only_after_the_device_was_passed(house: House, name: str) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"], title=name)["id"])
    for _ in range(12):
        if line.state["status"] != "running":
            break
        seat = line.state["to_move"]
        if line.state["pass_to"] is not None:
            assert line.state["pass_to"] == seat
            assert line.state["seat"] is None
            assert line.legal == []
            line.ask("look", "update", seat=seat)
        assert line.state["seat"] == seat
        assert line.state["pass_to"] is None
        line.play(line.legal[0])
    assert ala.sit(line.welcome["table"]["id"]).state["pass_to"] == line.state["to_move"]
    states = [each["state"] for each in line.heard if "state" in each]
    for before, after in pairwise(states):
        assert after["changes"] is None or after["seat"] == before["seat"], (
            "changes between two pairs of eyes"
        )
