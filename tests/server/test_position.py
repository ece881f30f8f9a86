"""Private tables that begin from a position document."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.kernel.playout import random_move
from quartier.kernel.title import title
from tests.server.house import House, settings_for


def position_of(name: str, players: int, moves: int = 30, seed: int = 4) -> dict[str, Any]:
    """A position in the middle of a game, at a player's decision."""
    game, rng = quartier.new(name, players), quartier.Rng(seed)
    while moves > 0 or game.to_move < 0:
        game.play(random_move(game, rng))
        moves -= 1
    return dict(game.position())


@pytest.mark.parametrize("name", quartier.titles())
def test_a_private_table_begins_from_a_position_and_its_record_says_so(name: str, tmp_path: Path) -> None:
    players = title(name).players[-1]
    position = position_of(name, players)
    start = quartier.from_position(name, position)
    with House(settings_for(tmp_path)) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", *["local"] * (players - 1)], name, position=position)
        assert table["from_position"]
        assert table["options"] == json.loads(json.dumps(dict(start.options)))
        line = ala.sit(table["id"])
        assert line.state["to_move"] == start.to_move
        for seat in range(players - 1):
            line.say("concede", seat=seat)
        while line.state["status"] == "running":
            line.next()
    with House(settings_for(tmp_path)) as house:
        wu = house.guest("Wu")
        document = wu.get(f"/api/tables/{table['id']}/record")
        assert document["quartier"] == 2
        record = quartier.Record.from_json(json.dumps(document))
        assert record.start() == start
        assert record.players == players
        replay = wu.get(f"/api/replays/{table['id']}")
        assert replay["players"] == players
        point = wu.get(f"/api/replays/{table['id']}/at/0")
        assert point["view"] == json.loads(json.dumps(start.view(None)))
        stored = wu.post("/api/replays", document)["id"]
        assert wu.get(f"/api/replays/{stored}/at/0")["view"] == point["view"]


def test_a_game_from_a_position_is_played_to_its_end_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    position = position_of("metropolia", 2)
    rng = random.Random(2)
    with House(settings_for(tmp_path)) as house:
        ala = house.guest("Ala")
        cookie = ala.cookie
        table = ala.open(["me", "local"], position=position)["id"]
        line = ala.sit(table)
        for _ in range(4):
            line.play(rng.choice(line.legal))
        seen = line.state
    with House(settings_for(tmp_path)) as house:
        ala = house.guest(cookie=cookie)
        line = ala.sit(table)
        assert (line.state["view"], line.seq) == (seen["view"], seen["seq"])
        while line.state["status"] == "running":
            line.play(rng.choice(line.legal))
        assert ala.get(f"/api/tables/{table}/record")["position"]["seats"] == position["seats"]


def test_in_the_rematch_of_a_position_the_players_change_places(house: House) -> None:
    position = position_of("metropolia", 3)
    ala = house.guest("Ala")
    table = ala.open(["me", "local", "visitor"], position=position)
    line = ala.sit(table["id"])
    for seat in (0, 1):
        line.say("concede", seat=seat)
    while line.state["status"] == "running":
        line.next()
    again = ala.get(f"/api/tables/{line.ask('rematch', 'again')['table']}")
    assert again["from_position"]
    kinds = [each["kind"] for each in again["seats"]]
    assert kinds in (["human", "bot", "human"], ["bot", "human", "human"])
    assert ala.sit(again["id"]).welcome["state"]["view"]["seats"]


def test_a_position_that_cannot_be_played_is_refused_with_a_reason(house: House) -> None:
    ala = house.guest("Ala")
    position = position_of("metropolia", 2)
    over = quartier.playout(quartier.new("metropolia"), quartier.Rng(1)).position()
    seats = [{"kind": "me"}, {"kind": "local"}]

    def refused(status: int = 422, **given: Any) -> Any:
        order = {"title": "metropolia", "seats": seats, "position": position, **given}
        return ala.post("/api/tables", order, status)

    assert refused(public=True)["code"] == "position-public"
    assert refused(position=over)["code"] == "position-over"
    assert refused(title="paris")["code"] == "bad-position"
    assert refused(title="chess")["code"] == "bad-position"
    assert refused(seats=[*seats, {"kind": "local"}])["code"] == "bad-seats"
    assert refused(options={"plus": not position["options"]["plus"]})["code"] == "bad-position"
    problem = refused(position={**position, "seats": 7})
    assert problem["code"] == "bad-position"
    assert "seats" in problem["detail"]
    assert refused(400, position=[])["code"] == "bad-body"
    assert refused(413, position={"players": " " * 70_000})["code"] == "too-large"
    assert ala.get("/api/tables")["mine"] == []
