"""What happens to stored games when a rule is corrected: they go on, or their players choose."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import quartier
from quartier.kernel.title import built_in
from quartier.server.store import EntryRow
from tests.server import stored
from tests.server.house import WIDE, Guest, House, settings_for
from tests.server.stored import ALA, BO, OLD

TITLES = built_in()


def versions(folder: Path) -> dict[str, tuple[int, str]]:
    """The version of the rules and the status of every table on the disk."""
    with sqlite3.connect(folder / "quartier.sqlite3") as database:
        return {row[0][0]: (row[1], row[2]) for row in database.execute("SELECT id, rules, status FROM game")}


class StrandedTable:
    """A server with one stranded table, and its two players."""

    def __init__(
        self, folder: Path, name: str, monkeypatch: pytest.MonkeyPatch, guests: Any = (ALA, BO)
    ) -> None:
        self.history, entries = stored.played(name, 12)
        wrong = stored.refused_now(self.history)
        after = EntryRow(wrong.seq + 1, "move", 0, 3, False, stored.NOW)
        stored.keep(folder, [(stored.table(self.history, "a", guests), [*entries, wrong, after])])
        self.moves = [*self.history.moves, wrong.move, after.move]
        self.wrong = wrong
        self.name = self.history.game.name(wrong.move)
        self.id = "a" * 16
        self.cookies = stored.cookies(folder)
        stored.raise_rules(monkeypatch, name)
        self.house = House(settings_for(folder))

    def __enter__(self) -> StrandedTable:
        self.house.__enter__()
        self.ala, self.bo = (self.house.guest(cookie=self.cookies[each]) for each in (ALA, BO))
        return self

    def __exit__(self, *problem: object) -> None:
        self.house.__exit__(*problem)

    def info(self, guest: Guest | None = None) -> Any:
        """The table as one of them sees it."""
        return (guest or self.ala).get(f"/api/tables/{self.id}")


@pytest.mark.parametrize("name", TITLES)
def test_a_game_whose_moves_are_all_legal_goes_on_under_the_new_version(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, entries = stored.played(name, 10)
    over, whole = stored.played(name, 10_000)
    won = over.game.result()["winners"]
    finished = stored.table(over, "b", status="over", ending="finished", winners=won, turn=None)
    stored.keep(tmp_path, [(stored.table(history, "a"), entries), (finished, whole)])
    cookie = stored.cookies(tmp_path)[ALA]
    version = stored.raise_rules(monkeypatch, name)
    with House(settings_for(tmp_path)) as house:
        ala = house.guest(cookie=cookie)
        info = ala.get(f"/api/tables/{'a' * 16}")
        assert (info["status"], info["rules"], info["stranded"]) == ("running", version, None)
        assert info["changed"] == 6
        line = ala.sit("a" * 16)
        assert line.state["ply"] == history.ply
        if line.state["pass_to"] is not None:
            line.ask("look", "update", seat=line.state["pass_to"])
        line.play(line.legal[0])
        assert line.state["ply"] > history.ply
        record = ala.get(f"/api/tables/{'b' * 16}/record")
        assert (record["rules"], record["moves"]) == (version, over.moves)
    assert versions(tmp_path) == {"a": (version, "running"), "b": (version, "over")}


def test_a_move_that_was_taken_back_may_be_illegal_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, entries = stored.played("metropolia", 10)
    wrong = stored.refused_now(history)
    seat = wrong.seat
    log = [
        *entries,
        wrong,
        wrong._replace(seq=wrong.seq + 1),
        *(EntryRow(wrong.seq + more, "undo", seat, -1, False, stored.NOW) for more in (2, 3)),
    ]
    stored.keep(tmp_path, [(stored.table(history, "a"), log)])
    cookie = stored.cookies(tmp_path)[ALA]
    stored.raise_rules(monkeypatch, "metropolia")
    with House(settings_for(tmp_path)) as house:
        line = house.guest(cookie=cookie).sit("a" * 16)
        assert (line.state["status"], line.state["ply"]) == ("running", history.ply)
        assert line.seq == history.seq + 4
        assert len(line.welcome["steps"]) == line.seq
        line.play(line.legal[0])
        assert line.state["ply"] > history.ply


@pytest.mark.parametrize("name", TITLES)
def test_a_stranded_table_says_where_and_why_and_stays_open(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with StrandedTable(tmp_path, name, monkeypatch) as found:
        line = found.ala.sit(found.id)
        told = line.welcome["table"]["stranded"]
        assert line.state["status"] == line.welcome["table"]["status"] == "stranded"
        assert (told["ply"], told["seat"], told["rules"]) == (found.history.ply, found.wrong.seat, OLD)
        assert told["code"]
        assert line.state["ply"] == found.history.ply
        assert line.state["to_move"] is None
        assert line.state["view"]["legal"] == []
        assert len(line.welcome["steps"]) == line.seq == found.history.seq
        refused = line.ask("play", "refused", seq=line.seq, move=found.history.game.legal()[0])
        assert refused["code"] == "rules-changed"
        assert line.ask("at", "past", ply=3)["ply"] == 3
        line.say("say", text="what now?")
        assert line.hear("chat")["line"]["text"] == "what now?"
        assert found.ala.get("/api/tables")["mine"][0]["status"] == "stranded"
    assert versions(tmp_path) == {"a": (OLD, "stranded")}


def test_the_refused_move_is_named_to_those_who_may_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "open").mkdir()
    with StrandedTable(tmp_path / "open", "metropolia", monkeypatch) as found:
        assert found.info(found.ala)["stranded"]["name"] == found.name
        assert found.info(found.house.guest())["stranded"]["name"] == found.name
    with StrandedTable(tmp_path, "lumiere", monkeypatch) as found:
        mover, other = (found.ala, found.bo) if found.wrong.seat == 0 else (found.bo, found.ala)
        assert found.info(mover)["stranded"]["name"] == found.name
        assert found.info(other)["stranded"]["name"] is None
        found.ala.post(f"/api/tables/{found.id}/close")
        assert found.info(other)["stranded"]["name"] == found.name


@pytest.mark.parametrize("name", TITLES)
def test_a_stranded_game_can_be_ended_exported_and_looked_at(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with StrandedTable(tmp_path, name, monkeypatch) as found:
        line = found.bo.sit(found.id)
        assert found.house.guest().post(f"/api/tables/{found.id}/close", status=403)["code"] == "not-host"
        found.bo.post(f"/api/tables/{found.id}/close")
        assert line.hear("update")["state"]["ending"] == "rules"
        document = found.ala.get(f"/api/tables/{found.id}/record")
        assert (document["rules"], document["moves"]) == (OLD, found.moves)
        with pytest.raises(quartier.BadRecord, match=rf"moves\[{found.history.ply}\].*made with version"):
            quartier.Record.from_json(json.dumps(document))
        replay = found.house.guest().get(f"/api/replays/{found.id}")
        assert replay["plies"] == found.history.ply
        assert replay["stranded"]["name"] == found.name
        assert found.ala.get(f"/api/replays/{found.id}/record") == document
        assert found.ala.get(f"/api/replays/{found.id}/chart")["points"] is not None
        assert line.ask("rematch", "again")["table"] != found.id


def test_a_game_with_secrets_is_not_exported_while_they_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, guests, status in (
        ("lumiere", (ALA, BO), 409),
        ("lumiere", (ALA, ALA), 200),
        ("metropolia", (ALA, BO), 200),
    ):
        folder = tmp_path / f"{name}-{guests[1][0]}"
        folder.mkdir()
        with monkeypatch.context() as patch, StrandedTable(folder, name, patch, guests) as found:
            found.ala.get(f"/api/tables/{found.id}/record", status)
            assert found.house.guest().get(f"/api/tables/{found.id}/record", 409)["code"] == "not-over"


def test_a_player_who_leaves_a_stranded_table_no_longer_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with StrandedTable(tmp_path, "metropolia", monkeypatch) as found:
        found.ala.post(f"/api/tables/{found.id}/leave")
        assert found.ala.get("/api/tables")["mine"] == []
        assert found.info(found.bo)["host"]
        found.bo.post(f"/api/tables/{found.id}/leave")
        assert found.bo.get("/api/tables")["mine"] == []
        assert found.info()["status"] == "closed"


@pytest.mark.parametrize("name", TITLES)
def test_a_stranded_game_goes_on_from_there_as_a_new_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with StrandedTable(tmp_path, name, monkeypatch) as found:
        line = found.ala.sit(found.id)
        stranger = found.house.guest()
        assert stranger.post(f"/api/tables/{found.id}/continue", status=403)["code"] == "not-seated"
        new = found.bo.post(f"/api/tables/{found.id}/continue")
        state = line.hear("update")["state"]
        assert (state["status"], state["ending"], state["rematch"]) == ("over", "continued", new["id"])
        assert new["from_position"]
        assert [each["name"] for each in new["seats"]] == ["P1", "P2"]
        again = found.ala.sit(new["id"])
        assert again.state["status"] == "running"
        assert again.state["to_move"] == found.history.game.to_move
        assert again.state["mine"] == [0]
        assert found.ala.post(f"/api/tables/{found.id}/continue", status=409)["code"] == "not-stranded"
        assert found.ala.get(f"/api/tables/{found.id}/record", 409)["code"] == "not-over"
        assert found.ala.get(f"/api/replays/{found.id}", 404)["code"] == "no-such-replay"
        again.ask("concede", "update", seat=0)
        assert found.ala.get(f"/api/tables/{found.id}/record")["moves"] == found.moves
        record = quartier.Record.from_json(json.dumps(found.ala.get(f"/api/tables/{new['id']}/record")))
        assert record.start() == found.history.game


def test_stranded_tables_never_fill_the_quota(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history, entries = stored.played("metropolia", 5)
    log = [*entries, stored.refused_now(history)]
    unreadable = [each._replace(seq=each.seq + 7) for each in entries]
    tables = [(stored.table(history, letter), log) for letter in "abcd"]
    stored.keep(tmp_path, [*tables, *((stored.table(history, letter), unreadable) for letter in "ef")])
    cookie = stored.cookies(tmp_path)[ALA]
    stored.raise_rules(monkeypatch, "metropolia")
    with House(settings_for(tmp_path, limits=replace(WIDE, tables=2))) as house:
        ala = house.guest(cookie=cookie)
        ala.open(["me", "open"])
        ala.post(f"/api/tables/{'a' * 16}/continue")
        problem = ala.post(f"/api/tables/{'b' * 16}/continue", status=409)
        assert problem["code"] == "too-many-tables"
        assert len(ala.get("/api/tables")["mine"]) == 8


def test_a_finished_game_that_would_now_have_another_winner_is_shown_whole_with_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, whole = stored.played("lumiere", 1_000)
    won = [seat for seat in (0, 1) if seat not in over.game.result()["winners"]] or [0]
    row = stored.table(over, "a", status="over", ending="finished", winners=won, turn=None)
    stored.keep(tmp_path, [(row, whole)])
    version = stored.raise_rules(monkeypatch, "lumiere")
    assert version > OLD
    with House(settings_for(tmp_path)) as house:
        wu = house.guest()
        replay = wu.get(f"/api/replays/{'a' * 16}")
        assert replay["plies"] == over.ply
        assert (replay["stranded"]["code"], replay["stranded"]["seat"]) == ("other-result", None)
        assert wu.get(f"/api/tables/{'a' * 16}/record")["rules"] == OLD


def test_stored_records_are_shown_as_far_as_they_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, _ = stored.played("metropolia", 10_000)
    half, _ = stored.played("metropolia", 20)
    good = quartier.Record("metropolia", 2, moves=whole.moves).to_json()
    wrong = stored.refused_now(half).move
    document = json.loads(quartier.Record("metropolia", 2, moves=half.moves).to_json())
    document["moves"] = [*half.moves, wrong, 0]
    bad = json.dumps(document)
    stored.keep(tmp_path, [], [good, bad])
    version = stored.raise_rules(monkeypatch, "metropolia")
    with House(settings_for(tmp_path)) as house:
        wu = house.guest()
        replay = wu.get(f"/api/replays/{'z' * 16}")
        assert (replay["rules"], replay["stranded"]) == (version, None)
        replay = wu.get(f"/api/replays/{'y' * 16}")
        assert replay["plies"] == half.ply
        assert replay["stranded"]["ply"] == half.ply
        assert replay["stranded"]["name"] == half.game.name(wrong)
        assert wu.get(f"/api/replays/{'y' * 16}/at/{half.ply}")["view"]["legal"] is not None
        assert wu.get(f"/api/replays/{'y' * 16}/record") == document
        assert "moves[" in wu.post("/api/replays", document, 422)["detail"]
        assert wu.post("/api/replays", json.loads(good))["id"]


def test_a_table_that_can_no_longer_be_set_up_can_still_be_exported_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, entries = stored.played("metropolia", 5)
    row = stored.table(history, "a")
    row.options["plus"] = "perhaps"
    gone = replace(stored.table(history, "b"), title="chess")
    stored.keep(tmp_path, [(row, entries), (gone, entries)])
    cookie = stored.cookies(tmp_path)[ALA]
    stored.raise_rules(monkeypatch, "metropolia")
    with House(settings_for(tmp_path)) as house:
        ala = house.guest(cookie=cookie)
        for ident in ("a" * 16, "b" * 16):
            line = ala.sit(ident)
            assert line.welcome["table"]["stranded"]["code"] == "other-setup"
            assert line.state["view"] is None
            assert ala.get(f"/api/tables/{ident}/record")["moves"] == history.moves
            assert ala.post(f"/api/tables/{ident}/continue", status=409)["code"] == "rules-changed"
            ala.post(f"/api/tables/{ident}/leave")
        assert ala.get("/api/tables")["mine"] == []


def test_a_rule_that_was_corrected_without_a_new_version_strands_the_game_too(tmp_path: Path) -> None:
    history, entries = stored.played("metropolia", 5)
    row = stored.table(history, "a", rules=quartier.new("metropolia").rules_version)
    stored.keep(tmp_path, [(row, [*entries, stored.refused_now(history)])])
    cookie = stored.cookies(tmp_path)[ALA]
    for _ in range(2):
        with House(settings_for(tmp_path)) as house:
            line = house.guest(cookie=cookie).sit("a" * 16)
            assert line.state["status"] == "stranded"
            assert line.welcome["table"]["stranded"]["ply"] == line.state["ply"] == history.ply
    with House(settings_for(tmp_path)) as house:
        assert house.guest(cookie=cookie).post(f"/api/tables/{'a' * 16}/continue")["status"] == "running"


def test_a_later_version_may_allow_a_stranded_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, entries = stored.played("metropolia", 5)
    stored.keep(tmp_path, [(stored.table(history, "a", status="stranded", turn=None), entries)])
    version = stored.raise_rules(monkeypatch, "metropolia")
    with House(settings_for(tmp_path)) as house:
        assert house.guest().get(f"/api/tables/{'a' * 16}")["status"] == "running"
    assert versions(tmp_path) == {"a": (version, "running")}


def test_the_socket_to_a_table_that_cannot_be_read_is_closed_for_good(tmp_path: Path) -> None:
    history, entries = stored.played("metropolia", 5)
    spoilt = [each._replace(seq=each.seq + 7) for each in entries]
    stored.keep(tmp_path, [(stored.table(history, "a"), spoilt)])
    with House(settings_for(tmp_path)) as house:
        line = house.guest().sit("a" * 16, hello=False)
        assert line.next() == {"type": "fault", "ref": None, "code": "internal"}
        with pytest.raises(ConnectionClosed) as closed:
            line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4500


def test_a_file_of_the_first_version_is_brought_up_to_date_and_its_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = (Path(__file__).parent / "stored-1.sql").read_text("utf-8")
    with sqlite3.connect(tmp_path / "quartier.sqlite3") as database:
        database.executescript(script)
    database.close()
    cookie = stored.cookies(tmp_path)[ALA]
    new = {name: stored.raise_rules(monkeypatch, name) for name in TITLES}
    with House(settings_for(tmp_path)) as house:
        ala = house.guest(cookie=cookie)
        for name, going, stopped in zip(TITLES, "abc", "def", strict=True):
            line = ala.sit(going * 16)
            assert line.welcome["table"]["title"] == name
            assert (line.state["status"], line.welcome["table"]["rules"]) == ("running", new[name])
            info = ala.get(f"/api/tables/{stopped * 16}")
            assert (info["status"], info["rules"], info["stranded"]["rules"]) == ("stranded", OLD, OLD)
            assert ala.post(f"/api/tables/{stopped * 16}/continue")["rules"] == new[name]
        assert ala.get(f"/api/replays/{'z' * 16}")["rules"] == new["metropolia"]


def test_a_table_that_still_waits_for_players_begins_under_the_new_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, _ = stored.played("metropolia", 0)
    row = stored.table(history, "a", status="waiting", turn=None, seq=0, public=True)
    row.seats[1].kind, row.seats[1].guest = "open", None
    stored.keep(tmp_path, [(row, [])])
    cookies = stored.cookies(tmp_path)
    version = stored.raise_rules(monkeypatch, "metropolia")
    with House(settings_for(tmp_path)) as house:
        info = house.guest(cookie=cookies[BO]).post(f"/api/tables/{'a' * 16}/join", {"name": "Bo"})
        assert (info["status"], info["rules"]) == ("running", version)
