"""The end of a game: record, replay, chart, rematch."""

from __future__ import annotations

import json
import random

import pytest

import quartier
from quartier.kernel.playout import play_randomly
from quartier.kernel.title import title
from quartier.server.store import SeatRow, TableRow
from quartier.server.table.sequel import next_first
from tests.server.house import Guest, House, Line


def finished(house: House, options: dict[str, object] | None = None) -> tuple[str, Guest, Line]:
    """A game that was played to its end on one screen."""
    ala = house.guest("Ala")
    table = ala.open(["me", "local"], options=options or {})["id"]
    line = ala.sit(table)
    rng = random.Random(3)
    while line.state["status"] == "running":
        line.play(rng.choice(line.legal))
    return table, ala, line


def random_record(name: str, seed: int) -> str:
    """The record of a random game."""
    players = title(name).players[0]
    moves = list(play_randomly(quartier.new(name, players=players), seed))
    return quartier.Record(name, players, moves=moves, names=["Ala", "Bo", "Cy", "Di"][:players]).to_json()


def test_the_record_is_there_once_the_game_is_over_and_replays(house: House) -> None:
    ala = house.guest("Ala")
    table = ala.open(["me", "local"])["id"]
    assert ala.get(f"/api/tables/{table}/record", 409)["code"] == "not-over"
    assert ala.get(f"/api/tables/{table}/chart", 409)["code"] == "not-over"
    assert ala.get(f"/api/replays/{table}", 404)["code"] == "no-such-replay"
    table, ala, line = finished(house)
    document = ala.get(f"/api/tables/{table}/record")
    record = quartier.Record.from_json(json.dumps(document))
    assert record.replay().result()["winners"] == line.state["winners"]
    assert len(record.moves) == line.state["ply"]


def test_a_finished_table_can_be_stepped_through_by_anyone(house: House) -> None:
    table, _, line = finished(house)
    wu = house.guest("Wu")
    replay = wu.get(f"/api/replays/{table}")
    assert replay["plies"] == line.state["ply"]
    assert len(replay["steps"]) == replay["plies"]
    assert replay["result"]["over"]
    record = quartier.Record.from_json(json.dumps(wu.get(f"/api/replays/{table}/record")))
    for ply in (0, 1, replay["plies"] // 2, replay["plies"]):
        point = wu.get(f"/api/replays/{table}/at/{ply}")
        assert point["view"] == json.loads(json.dumps(record.game_at(ply).view(None)))
        assert point["step"] == (replay["steps"][ply - 1] if ply else None)
    assert wu.get(f"/api/replays/{table}/at/{replay['plies'] + 1}", 404)["code"] == "no-such-point"
    assert wu.get(f"/api/replays/{table}?seat=1")["seat"] == 1
    assert wu.get(f"/api/replays/{table}?seat=2", 400)["code"] == "bad-query"
    assert wu.get(f"/api/replays/{table}?seat=x", 400)["code"] == "bad-query"


def test_the_chart_ends_with_the_final_scores(house: House) -> None:
    table, ala, line = finished(house)
    points = ala.get(f"/api/tables/{table}/chart")["points"]
    assert points[-1]["scores"] == line.state["view"]["result"]["scores"]
    assert [each["ply"] for each in points] == sorted({each["ply"] for each in points})
    assert points == ala.get(f"/api/replays/{table}/chart")["points"]


def test_a_record_need_not_have_names_or_an_end(house: House) -> None:
    document = json.loads(random_record("metropolia", 6))
    del document["names"], document["result"]
    document["moves"] = document["moves"][:9]
    wu = house.guest("Wu")
    ident = wu.post("/api/replays", json.dumps(document).encode(), 201)["id"]
    replay = wu.get(f"/api/replays/{ident}")
    assert replay["names"] == ["", ""]
    assert not replay["result"]["over"]


@pytest.mark.parametrize("name", quartier.titles())
def test_a_record_of_every_title_can_be_uploaded_and_opened(house: House, name: str) -> None:
    text = random_record(name, 4)
    ident = house.guest("Ala").post("/api/replays", text.encode())["id"]
    wu = house.guest("Wu")
    assert wu.get(f"/api/replays/{ident}/record") == json.loads(text)
    replay = wu.get(f"/api/replays/{ident}")
    assert (replay["title"], replay["names"][0]) == (name, "Ala")
    assert wu.get(f"/api/replays/{ident}/chart")["points"]
    assert wu.get(f"/api/replays/{ident}/at/{replay['plies']}?seat=0")["view"]["seat"] == 0


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "nonsense", '{"quartier": 1}', "[" * 5000, '{"quartier": NaN}'],
    ids=["empty", "object", "list", "word", "part", "deep", "nan"],
)
def test_a_file_that_is_not_a_record_is_refused(house: House, text: str) -> None:
    assert house.guest().post("/api/replays", text.encode(), 422)["code"] == "bad-record"


def test_a_record_with_an_illegal_move_says_where(house: House) -> None:
    document = json.loads(random_record("metropolia", 5))
    document["moves"][7] = 100_000
    del document["result"]
    problem = house.guest().post("/api/replays", document, 422)
    assert "moves[7]" in problem["detail"]


def test_a_record_that_is_too_large_is_refused(house: House) -> None:
    assert house.guest().post("/api/replays", b" " * 200_000, 413)["code"] == "too-large"


def test_the_rematch_is_one_table_for_all_with_the_next_starting_player(house: House) -> None:
    table, ala, line = finished(house, {"first_player": "seat-1"})
    wu = house.guest("Wu").sit(table)
    assert wu.ask("rematch", "fault")["code"] == "not-seated"
    again = line.ask("rematch", "again")["table"]
    assert line.ask("rematch", "again")["table"] == again
    assert wu.hear("again")["table"] == again
    assert ala.sit(table).state["rematch"] == again
    new = ala.get(f"/api/tables/{again}")
    old = ala.get(f"/api/tables/{table}")
    assert [each["name"] for each in new["seats"]] == [old["seats"][1]["name"], old["seats"][0]["name"]]
    assert new["status"] == "running"
    assert new["mine"] == [0, 1]
    assert ala.sit(again).state["to_move"] == 0


@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_begins_the_rematch_where_the_rules_say_so(house: House, loser: int) -> None:
    """L-2.6"""
    ala = house.guest("Ala")
    table = ala.open(["me", "local"], "lumiere", options={"first_player": "seat-1"})["id"]
    line = ala.sit(table)
    line.ask("concede", "update", seat=loser)
    again = line.ask("rematch", "again")["table"]
    old, new = ala.get(f"/api/tables/{table}"), ala.get(f"/api/tables/{again}")
    assert new["seats"][0]["name"] == old["seats"][loser]["name"]
    assert ala.sit(again).state["to_move"] == 0


def test_after_a_shared_win_the_other_begins_the_rematch() -> None:
    """L-2.6"""
    seats = [SeatRow(each, "bot", level="visitor") for each in range(2)]
    row = TableRow("a", "lumiere", 1, 2, {}, "", False, True, "quick", "", 0, 0, seats=seats, winners=[0, 1])
    assert [next_first(row, began) for began in (0, 1)] == [1, 0]


def test_there_is_no_rematch_of_a_game_that_goes_on(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"])["id"])
    assert line.ask("rematch", "fault")["code"] == "not-over"
