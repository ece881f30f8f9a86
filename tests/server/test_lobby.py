"""Opening, finding, joining and leaving tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier import bots
from quartier.kernel.title import title
from tests.server.house import WIDE, House, settings_for


def test_the_lobby_knows_every_title_with_its_options_and_levels(house: House) -> None:
    answer = house.guest().get("/api/titles")
    assert [each["name"] for each in answer["titles"]] == quartier.titles()
    for each in answer["titles"]:
        known = title(each["name"])
        options = quartier.options(each["name"])
        assert [option["name"] for option in each["options"]] == [option.name for option in options]
        for told, option in zip(each["options"], options, strict=True):
            assert told["values"] == json.loads(json.dumps(option.values))
            assert told["default"] == json.loads(json.dumps(option.default))
            assert (told["clause"], told["pick"], told["among"]) == (
                option.clause,
                option.pick,
                list(option.among),
            )
        assert each["levels"] == list(bots.levels())
        assert each["default_level"] == bots.default_level()
        assert each["players"] == list(known.players)
        assert each["presets"] == json.loads(
            json.dumps({name: dict(preset) for name, preset in known.presets.items()})
        )
        assert (each["rules"], each["has_secrets"]) == (known.rules_version, known.has_secrets)


def test_a_nickname_and_a_language_are_kept_with_the_cookie(house: House) -> None:
    ala = house.guest()
    assert ala.get("/api/me") == {"name": "", "language": None}
    assert ala.put("/api/me", {"name": "  Ala\t\u202e ma  "}) == {"name": "Ala ma", "language": None}
    assert ala.put("/api/me", {"language": "pl"}) == {"name": "Ala ma", "language": "pl"}
    again = house.guest(cookie=ala.cookie)
    assert again.get("/api/me") == {"name": "Ala ma", "language": "pl"}
    assert house.guest().get("/api/me")["name"] == ""


def test_a_name_without_visible_characters_is_refused(house: House) -> None:
    assert house.guest().put("/api/me", {"name": "\u200b\u200d"}, 400)["code"] == "bad-body"


def test_a_forged_cookie_is_nobody(house: House) -> None:
    ala = house.guest("Ala")
    forged = ala.cookie[:-3] + ("abc" if not ala.cookie.endswith("abc") else "xyz")
    other = house.guest(cookie=forged)
    assert other.get("/api/me")["name"] == ""


def test_a_table_without_open_seats_begins_at_once(house: House) -> None:
    table = house.guest("Ala").open(["me", "visitor"])
    assert table["status"] == "running"
    assert table["mine"] == [0]
    assert table["seats"][0]["name"] == "Ala"
    assert table["invite"] is None


def test_a_table_is_private_unless_the_host_wants_it_public(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    hidden = ala.open(["me", "open"])
    shown = ala.open(["me", "open"], public=True)
    assert not hidden["public"]
    assert [each["id"] for each in bo.get("/api/tables")["waiting"]] == [shown["id"]]
    assert bo.post(f"/api/tables/{hidden['id']}/join", {}, 403)["code"] == "wrong-invite"
    assert bo.post(f"/api/tables/{shown['id']}/join", {})["status"] == "running"


def test_the_right_invitation_opens_a_seat_and_a_similar_one_does_not(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open", "open"])
    path = f"/api/tables/{table['id']}"
    assert len(table["invite"]) == 22
    wrong = table["invite"][:-1] + ("A" if table["invite"][-1] != "A" else "B")
    assert bo.post(f"{path}/join", {"invite": wrong}, 403)["code"] == "wrong-invite"
    assert bo.get(path)["invite"] is None
    joined = bo.post(f"{path}/join", {"invite": table["invite"], "seat": 2})
    assert joined["mine"] == [2]
    assert joined["status"] == "waiting"
    assert bo.post(f"{path}/join", {"invite": table["invite"], "seat": 2}, 409)["code"] == "seat-taken"
    assert house.guest("Cy").post(f"{path}/join", {"invite": table["invite"]})["status"] == "running"
    late = house.guest("Di").post(f"{path}/join", {"invite": table["invite"]}, 409)
    assert late["code"] == "already-running"


def test_the_waiting_host_sees_the_game_begin(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open"])
    line = ala.sit(table["id"])
    assert line.state["status"] == "waiting"
    assert line.state["view"] is None
    bo.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    update = line.hear("update")
    assert update["state"]["status"] == "running"
    assert update["state"]["view"]["seat"] == 0
    assert update["steps"][0]["seq"] == 1


def test_a_seat_follows_its_key_to_another_device_once(house: House) -> None:
    ala, phone, thief = house.guest("Ala"), house.guest("Ala"), house.guest("Eve")
    table = ala.open(["me", "visitor"])
    path = f"/api/tables/{table['id']}"
    key = table["keys"]["0"]
    assert house.guest().get(path)["keys"] == {}
    moved = phone.post(f"{path}/join", {"key": key})
    assert moved["mine"] == [0]
    assert ala.get(path)["mine"] == []
    assert thief.post(f"{path}/join", {"key": key}, 403)["code"] == "wrong-key"
    assert thief.post(f"{path}/join", {"key": "A" * 22}, 403)["code"] == "wrong-key"


def test_my_games_come_first_with_my_turn_on_top(house: House) -> None:
    ala = house.guest("Ala")
    waiting = ala.open(["me", "open"])["id"]
    mine = ala.open(["me", "local"])["id"]
    ala.open(["me", "open"])
    listed = ala.get("/api/tables")["mine"]
    assert listed[0]["id"] == mine
    assert listed[0]["my_turn"]
    assert waiting in [each["id"] for each in listed]
    assert len(listed) == 3


def test_public_games_can_be_watched(house: House) -> None:
    ala, wu = house.guest("Ala"), house.guest("Wu")
    public = ala.open(["me", "visitor"], public=True)["id"]
    ala.open(["me", "visitor"])
    assert [each["id"] for each in wu.get("/api/tables")["watch"]] == [public]
    assert wu.sit(public).state["seat"] is None


def test_the_host_lets_bots_take_the_open_seats(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    path = f"/api/tables/{ala.open(['me', 'open', 'open'])['id']}"
    assert bo.post(f"{path}/fill", {"level": "visitor"}, 403)["code"] == "not-host"
    assert ala.post(f"{path}/fill", {"level": "genius"}, 422)["code"] == "bad-level"
    filled = ala.post(f"{path}/fill", {"level": "visitor"})
    assert filled["status"] == "running"
    assert [each["kind"] for each in filled["seats"]] == ["human", "bot", "bot"]
    assert ala.post(f"{path}/fill", {"level": "visitor"}, 409)["code"] == "already-running"


def test_leaving_before_the_game_opens_the_seat_again(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open", "open"])
    path = f"/api/tables/{table['id']}"
    bo.post(f"{path}/join", {"invite": table["invite"]})
    left = ala.post(f"{path}/leave")
    assert [each["kind"] for each in left["seats"]] == ["open", "human", "open"]
    assert bo.get(path)["host"]
    assert bo.post(f"{path}/leave")["status"] == "closed"
    assert bo.post(f"{path}/leave", status=409)["code"] == "already-over"


def test_a_host_closes_a_table_of_their_own_but_not_one_where_others_play(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    alone = f"/api/tables/{ala.open(['me', 'visitor'])['id']}"
    assert bo.post(f"{alone}/close", status=403)["code"] == "not-host"
    assert ala.post(f"{alone}/close")["status"] == "closed"
    table = ala.open(["me", "open"])
    path = f"/api/tables/{table['id']}"
    bo.post(f"{path}/join", {"invite": table["invite"]})
    assert ala.post(f"{path}/close", status=409)["code"] == "others-play"
    bo.post(f"{path}/leave")
    assert ala.post(f"{path}/close")["status"] == "closed"


def test_the_open_tables_of_one_guest_are_limited(tmp_path: Path) -> None:
    import dataclasses

    limits = dataclasses.replace(WIDE, tables=2)
    with House(settings_for(tmp_path, limits=limits)) as house:
        ala = house.guest("Ala")
        first = ala.open(["me", "open"])["id"]
        ala.open(["me", "open"])
        body = {"title": "metropolia", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ala.post("/api/tables", body, 409)["code"] == "too-many-tables"
        ala.post(f"/api/tables/{first}/close")
        assert ala.post("/api/tables", body)["status"] == "waiting"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "chess"}, "bad-options"),
        ({"options": {"plus": "maybe"}}, "bad-options"),
        ({"options": {"colour": "red"}}, "bad-options"),
        ({"seats": [{"kind": "me"}]}, "bad-options"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "me", "level": "visitor"}, {"kind": "open"}]}, "bad-seats"),
        ({"seats": [{"kind": "bot"}, {"kind": "open"}]}, "bad-level"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(house: House, change: dict[str, Any], code: str) -> None:
    body = {"title": "metropolia", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    assert house.guest().post("/api/tables", body, 422)["code"] == code


def test_an_unknown_id_is_no_table(house: House) -> None:
    ala = house.guest("Ala")
    for ident in ("a" * 16, "%00", "...", "x" * 500):
        answer = ala.http.get(f"/api/tables/{ident}")
        assert answer.status_code == 404
