"""Players who leave, give up, come back or do not end their turn."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Guest, House, Line, settings_for


def three(house: House) -> tuple[str, list[Guest], list[Line]]:
    """Three guests at one table, each with a socket."""
    guests = [house.guest(name) for name in ("Ala", "Bo", "Cy")]
    table = guests[0].open(["me", "open", "open"])
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return table["id"], guests, [guest.sit(table["id"]) for guest in guests]


def seat_of(line: Line, seat: int) -> dict[str, object]:
    """A seat as the last state showed it."""
    found: dict[str, object] = line.state["seats"][seat]
    return found


def test_presence_says_who_is_connected(house: House) -> None:
    table, guests, lines = three(house)
    lines[2].close()
    while True:
        presence = lines[0].hear("presence")
        if not presence["seats"][2]["connected"]:
            break
    assert presence["seats"][1]["connected"]
    guests[2].sit(table)
    assert lines[0].hear("presence")["seats"][2]["connected"]


def test_the_host_puts_a_bot_in_the_place_of_a_player_who_left_and_the_player_comes_back(
    house: House,
) -> None:
    table, guests, lines = three(house)
    assert lines[0].ask("replace", "fault", seat=2)["code"] == "not-absent"
    guests[2].post(f"/api/tables/{table}/leave")
    assert lines[0].hear("update")["state"]["seats"][2]["left"]
    lines[0].ask("replace", "update", seat=2, level="visitor")
    assert seat_of(lines[0], 2)["level"] == "visitor"
    back = guests[2].sit(table)
    assert back.ask("resume", "update", seat=2)["state"]["seats"][2]["level"] is None
    assert back.ask("resume", "fault", seat=2)["code"] == "not-replaced"


def test_the_others_vote_a_bot_in_for_an_absent_host(house: House) -> None:
    _table, _guests, lines = three(house)
    lines[0].close()
    lines[1].hear("presence")
    lines[1].say("replace", seat=0)
    while not (votes := lines[2].hear("presence")["seats"][0]["votes"]):
        pass
    assert votes == [1]
    lines[2].say("replace", seat=0)
    update = lines[1].hear("update")
    assert update["state"]["seats"][0]["level"]
    assert update["state"]["seats"][0]["left"]


def test_a_vote_is_void_when_the_player_is_back(house: House) -> None:
    table, guests, lines = three(house)
    lines[0].close()
    lines[1].hear("presence")
    lines[1].say("replace", seat=0)
    while not lines[2].hear("presence")["seats"][0]["votes"]:
        pass
    back = guests[0].sit(table)
    assert back.state["seats"][0]["votes"] == []


def test_a_stranger_has_no_vote(house: House) -> None:
    table, _guests, lines = three(house)
    lines[2].close()
    lines[0].hear("presence")
    stranger = house.guest("Eve").sit(table)
    assert stranger.ask("replace", "fault", seat=2)["code"] == "not-seated"


def test_conceding_a_game_of_two_ends_it(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open"])
    bo.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    one, two = ala.sit(table["id"]), bo.sit(table["id"])
    one.ask("concede", "update", seat=0)
    state = two.hear("update")["state"]
    assert state["status"] == "over"
    assert state["ending"] == "conceded"
    assert state["winners"] == [1]
    assert state["to_move"] is None
    assert one.ask("concede", "fault", seat=0)["code"] == "already-over"
    assert ala.get(f"/api/tables/{table['id']}/record")["title"] == "metropolia"


def test_conceding_a_game_of_three_lets_a_bot_play_on(house: House) -> None:
    _table, _guests, lines = three(house)
    state = lines[1].ask("concede", "update", seat=1)["state"]
    assert state["status"] == "running"
    assert state["seats"][1]["conceded"]
    assert state["seats"][1]["level"]
    assert lines[1].ask("resume", "fault", seat=1)["code"] == "not-replaced"
    lines[2].say("concede", seat=2)
    while lines[0].state["status"] == "running":
        lines[0].next()
    assert lines[0].state["winners"] == [0]


def test_the_held_turn_of_a_player_who_has_gone_is_ended_for_them(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, sweep=0.05, absence=0.1)) as house:
        ala, bo = house.guest("Ala"), house.guest("Bo")
        table = ala.open(["me", "open"], options={"first_player": "seat-1"})
        bo.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        one, two = ala.sit(table["id"]), bo.sit(table["id"])
        one.play(one.legal[0], commit=False)
        assert two.hear("update")["state"]["held"]
        one.close()
        state = two.hear("update")["state"]
        assert not state["held"]
        assert state["to_move"] == 1


def test_leaving_ends_the_held_turn(house: House) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open"], options={"first_player": "seat-1"})
    bo.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    one, two = ala.sit(table["id"]), bo.sit(table["id"])
    one.play(one.legal[0], commit=False)
    two.hear("update")
    ala.post(f"/api/tables/{table['id']}/leave")
    assert two.hear("update")["state"]["to_move"] == 1


def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, sweep=0.02, idle=0.05)) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "local"])["id"]
        line = ala.sit(table)
        line.play(line.legal[0])
        seen = line.state["view"]
        line.close()
        while house.app.state.tables.loaded:
            pass
        assert ala.sit(table).state["view"] == seen
