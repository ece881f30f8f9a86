"""Clients that send what they should not. The table comes to no harm."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quartier.server.denial import CODES
from quartier.server.messages import ClientMessage
from tests.server.house import WAIT, WIDE, House, Line, settings_for

TYPES = [
    "hello", "play", "commit", "undo", "look", "at", "why", "say", "concede", "replace", "resume", "rematch",
    "ping", "welcome", "update", "nonsense",
]  # fmt: skip


def rubbish(rng: random.Random, depth: int = 0) -> Any:
    """Some JSON value that means nothing here."""
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, -1, 2**31, 2**63, 2**200, -(2**70), rng.randrange(1000)])
    if kind == 2:
        return rng.choice([1.5, -0.0, 1e308, 1e-300])
    if kind in (3, 4, 5):
        return rng.choice(["", "a", "\x00", "\ud800", "🏛", "x" * rng.randrange(300), *TYPES])
    if kind in (6, 7):
        return [rubbish(rng, depth + 1) for _ in range(rng.randrange(4))]
    names = [
        "type",
        "seq",
        "move",
        "record",
        "ply",
        "seat",
        "text",
        "ref",
        "level",
        "since",
        "commit",
        "__proto__",
    ]
    return {rng.choice(names): rubbish(rng, depth + 1) for _ in range(rng.randrange(5))}


def message(rng: random.Random) -> str | bytes:
    """A message from a malicious client."""
    kind = rng.randrange(8)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD000)) for _ in range(rng.randrange(60)))
    if kind == 2:
        return "[" * rng.randrange(1, 3000)
    if kind == 3:
        return json.dumps(rubbish(rng))
    said: dict[str, Any] = {"type": rng.choice(TYPES)}
    for name in ("seq", "move", "record", "ply", "seat", "text", "ref", "level", "commit", "since", "extra"):
        if rng.random() < 0.35:
            said[name] = rubbish(rng) if rng.random() < 0.6 else rng.randrange(4)
    text = json.dumps(said)
    return text[: rng.randrange(len(text))] if kind == 4 else text


def keep_out_of_the_way(text: str | bytes) -> bool:
    """Whether a message could give up the sender's own seat, which is no attack."""
    return isinstance(text, str) and any(word in text for word in ("concede", "resume", "replace"))


def test_thousands_of_malformed_messages_leave_the_table_unharmed(house: House) -> None:
    ala, eve = house.guest("Ala"), house.guest("Eve")
    table = ala.open(["me", "local"])["id"]
    good, bad = ala.sit(table), eve.sit(table, hello=False)
    rng = random.Random(5)
    seen, seq = good.state["view"], good.seq
    sent = 0
    for _ in range(3000):
        text = message(rng)
        if not keep_out_of_the_way(text):
            bad.connection.send(text)
            sent += 1
        if sent % 100 == 0:
            drain(bad)
    drain(bad)
    codes = {each["code"] for each in bad.heard if each["type"] == "fault"}
    assert codes <= set(CODES)
    assert {"bad-json", "bad-body"} <= codes
    assert "internal" not in codes
    assert good.ask("ping", "pong", ref=1)["ref"] == 1
    again = ala.sit(table)
    assert again.seq == seq
    assert again.state["view"] == seen
    again.play(again.legal[0])
    assert again.seq > seq


def to_the_end(line: Line) -> None:
    """Read until the socket is closed."""
    while True:
        line.next()


def drain(line: Line) -> None:
    """Send a ping and read all answers up to its own."""
    line.say("ping", ref=424242)
    while line.next().get("ref") != 424242:
        pass


def test_out_of_order_messages_of_a_player_never_break_the_game(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local", "visitor"])["id"])
    rng = random.Random(6)
    for _ in range(600):
        kind = rng.choice(["play", "play", "commit", "undo", "at", "why", "look", "hello", "rematch"])
        fields: dict[str, Any] = {}
        if kind in ("play", "commit", "undo"):
            fields["seq"] = max(0, line.seq - rng.choice([0, 0, 0, 1, 5]))
        if kind in ("play", "why"):
            fields["move"] = rng.choice([*line.legal, rng.randrange(500)])
        if kind == "at":
            fields["ply"] = rng.randrange(50)
        if kind == "look":
            fields["seat"] = rng.randrange(4)
        line.say(kind, **fields)
        drain(line)
        if line.state["status"] == "over":
            break
    assert not any(each.get("code") == "internal" for each in line.heard)
    steps = [step["seq"] for each in line.heard for step in each.get("steps", [])]
    assert steps == list(range(1, len(steps) + 1))


def test_nothing_is_granted_before_hello(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"])["id"], hello=False)
    fields: dict[str, dict[str, Any]] = {
        "play": {"seq": 0, "move": 0},
        "commit": {"seq": 0},
        "undo": {"seq": 0},
        "look": {"seat": 0},
        "at": {"ply": 0},
        "why": {"move": 0},
        "hint": {"seq": 0},
        "say": {"text": "hi"},
        "concede": {"seat": 0},
        "replace": {"seat": 1},
        "resume": {"seat": 0},
        "rematch": {},
    }
    known: list[Any] = [msgspec.inspect.type_info(each) for each in ClientMessage.__args__]
    tags = {each.tag for each in known}
    assert set(fields) == tags - {"hello", "ping"}
    for kind, given in fields.items():
        assert line.ask(kind, "fault", **given)["code"] == "hello-first"
    assert line.ask("hello", "welcome")["state"]["status"] == "running"
    assert line.ask("hello", "fault")["code"] == "hello-again"


def test_a_message_that_is_too_large_is_refused_and_a_huge_one_cuts_the_line(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"])["id"])
    assert line.ask("say", "fault", text="x" * 5000)["code"] == "too-large"
    line.say("say", text="x" * 50_000)
    with pytest.raises(ConnectionClosed):
        line.hear("never")


def test_a_page_of_another_site_gets_no_socket_and_changes_nothing(house: House) -> None:
    ala = house.guest("Ala")
    table = ala.open(["me", "local"])["id"]
    with pytest.raises(InvalidStatus) as refused:
        ala.sit(table, Origin="http://evil.example")
    assert refused.value.response.status_code == 403
    assert ala.sit(table, Origin=f"http://127.0.0.1:{house.port}").state["mine"] == [0, 1]
    headers = {"Origin": "http://evil.example"}
    answer = ala.http.post(f"/api/tables/{table}/leave", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    answer = ala.http.put("/api/me", content=b'{"name": "Eve"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert ala.get("/api/me")["name"] == "Ala"
    assert not any(seat["left"] for seat in ala.get(f"/api/tables/{table}")["seats"])


def test_a_socket_to_a_table_that_does_not_exist_is_told_so(house: House) -> None:
    line = house.guest("Ala").sit("a" * 16, hello=False)
    assert line.hear("fault")["code"] == "no-such-table"
    with pytest.raises(ConnectionClosed):
        line.hear("never")


def test_a_browser_that_sends_too_much_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = replace(WIDE, messages_rate=1e-6, messages_burst=10, strikes=20)
    with House(settings_for(tmp_path, limits=limits)) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "local"])["id"]
        line = ala.sit(table)
        answers: list[Any] = []
        with suppress(ConnectionClosed):
            while len(answers) < 60:
                line.say("ping")
                answers.append(line.hear("pong", "fault"))
        granted, refused = answers[:9], answers[9:]  # the hello was the first of ten
        assert {each["type"] for each in granted} == {"pong"}
        assert [each["code"] for each in refused] == ["too-fast"] * 21
        assert ala.sit(table).state["mine"] == [0, 1]


def test_the_sockets_of_one_guest_are_limited(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, limits=replace(WIDE, sockets=2))) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "local"])["id"]
        ala.sit(table)
        ala.sit(table)
        assert ala.sit(table, hello=False).hear("fault")["code"] == "too-many-sockets"
        assert house.guest("Bo").sit(table).state["seat"] is None


def test_a_browser_that_does_not_read_is_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, limits=replace(WIDE, backlog=8))) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "local"])["id"]
        lazy = ala.sit(table)
        (viewer,) = house.app.state.tables.loaded[table].audience.viewers
        limit = time.monotonic() + WAIT
        while not viewer.is_cut and time.monotonic() < limit:
            for _ in range(40):
                if not viewer.is_cut:
                    lazy.say("at", ply=0)
            time.sleep(0.0005)  # lets the server, in another thread, do its work
        assert viewer.is_cut
        line = house.guest("Bo").sit(table)
        assert line.ask("ping", "pong")["type"] == "pong"
        with pytest.raises(ConnectionClosed):
            to_the_end(lazy)
