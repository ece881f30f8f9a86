"""The components, which never change, are sent only once to each browser."""

from __future__ import annotations

import json

import pytest

import quartier
from quartier.kernel.title import title
from tests.server.house import House


@pytest.mark.parametrize("name", quartier.titles())
def test_the_components_come_with_the_welcome_and_never_again(house: House, name: str) -> None:
    seats = ["me"] + ["local"] * (title(name).players[0] - 1)
    ala = house.guest("Ala")
    table = ala.open(seats, title=name)
    line = ala.sit(table["id"])
    game = quartier.new(name, players=len(seats), options=table["options"])
    assert line.welcome["printed"] == json.loads(json.dumps(game.printed()))
    if line.state["pass_to"] is not None:
        line.ask("look", "update", seat=line.state["pass_to"])
    line.play(line.legal[0])
    line.ask("at", "past", ply=0)
    assert [each["type"] for each in line.heard if "printed" in each] == ["welcome"]


def test_a_host_who_waits_for_players_has_the_components_already(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open"])
    line = ala.sit(table["id"])
    assert line.state["view"] is None
    assert line.welcome["printed"]["players"] == 2
    bo.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert line.hear("update")["state"]["status"] == "running"


def test_a_replay_brings_the_components_along(house: House) -> None:
    ala = house.guest("Ala")
    start = quartier.Record("metropolia", 2, {"edition": "metropolia"})
    ident = ala.post("/api/replays", json.loads(start.to_json()))["id"]
    replay = ala.get(f"/api/replays/{ident}")
    assert replay["printed"] == json.loads(json.dumps(start.start().printed()))
