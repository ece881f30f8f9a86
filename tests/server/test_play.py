"""Playing at a table over the socket: turns, held moves, undo, refusals, bots."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quartier.bots.hint import Hint
from quartier.kernel.game import Game
from quartier.server.history import History
from quartier.server.processes import Processes
from tests.server.house import WIDE, Guest, House, Line, settings_for


def pair(house: House) -> tuple[Line, Line]:
    """Two guests at one table, in order of their seats."""
    host, friend = house.guest("Ala"), house.guest("Bo")
    table = host.open(["me", "open"])
    friend.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return host.sit(table["id"]), friend.sit(table["id"])


def first_and_second(lines: tuple[Line, Line]) -> tuple[Line, Line]:
    """The player whose turn it is, and the other one."""
    one, two = lines
    return (one, two) if one.state["to_move"] in one.state["mine"] else (two, one)


def history_of(house: House) -> History:
    """The log of the only table, from inside the server."""
    (table,) = house.app.state.tables.loaded.values()
    found: History = table.history
    return found


def record_of(offer: dict[str, Any]) -> dict[str, Any]:
    """The plain record in an offer, without its number and the extras."""
    return {name: value for name, value in offer.items() if name != "move" and not isinstance(value, dict)}


def test_a_guest_plays_a_whole_game_against_a_bot(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "visitor"])["id"])
    rng = random.Random(1)
    while line.until_my_turn():
        assert line.legal
        line.play(rng.choice(line.legal))
    assert line.state["status"] == "over"
    assert line.state["ending"] == "finished"
    result = line.state["view"]["result"]
    assert result["over"]
    assert line.state["winners"] == result["winners"]


def test_the_steps_are_numbered_without_gaps(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "visitor"])["id"])
    for _ in range(10):
        assert line.until_my_turn()
        line.play(line.legal[0])
    steps = [step for message in line.heard for step in message.get("steps", [])]
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1]["seq"] == line.seq


def test_both_players_see_each_move_with_their_own_view(house: House) -> None:
    mover, other = first_and_second(pair(house))
    assert other.legal == []
    mover.play(mover.legal[0])
    update = other.hear("update")
    assert update["steps"][0]["seat"] == mover.state["mine"][0]
    assert update["state"]["seat"] == other.state["mine"][0]
    assert update["state"]["seq"] == mover.seq
    history = history_of(house)
    for line in (mover, other):
        (seat,) = line.state["mine"]
        assert line.state["view"] == json.loads(json.dumps(history.view(seat)))


def test_a_move_that_ends_the_turn_is_held_until_its_player_commits(house: House) -> None:
    mover, other = first_and_second(pair(house))
    seat = mover.state["to_move"]
    mover.play(mover.legal[0], commit=False)
    assert mover.state["held"]
    assert mover.state["to_move"] == seat
    assert mover.state["undoable"] == 1
    other.hear("update")
    held = other.state
    assert held["held"]
    assert held["undoable"] == 0
    assert held["view"]["legal"] == []
    assert other.ask("commit", "refused", seq=other.seq)["code"] == "not-your-turn"
    mover.ask("commit", "update", seq=mover.seq)
    assert not mover.state["held"]
    assert mover.state["to_move"] == 1 - seat
    assert mover.state["undoable"] == 0


def test_a_held_move_can_be_taken_back_and_another_made(house: House) -> None:
    mover, other = first_and_second(pair(house))
    before = mover.state["view"]
    choice = mover.legal
    mover.play(choice[0], commit=False)
    undone = mover.ask("undo", "update", seq=mover.seq)
    assert undone["steps"][0]["kind"] == "undo"
    assert mover.state["view"] == before
    assert not mover.state["held"]
    assert mover.ask("undo", "refused", seq=mover.seq)["code"] == "nothing-to-undo"
    mover.play(choice[-1], commit=False)
    assert mover.state["held"]
    other.hear("update")
    assert other.ask("undo", "refused", seq=mover.seq - 1)["code"] in ("stale", "nothing-to-undo")


def test_in_a_very_long_log_moves_can_no_longer_be_taken_back(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, limits=replace(WIDE, entries=40))) as house:
        mover, _ = first_and_second(pair(house))
        for _ in range(40):
            mover.play(mover.legal[0], commit=False)
            if mover.ask("undo", "update", "refused", seq=mover.seq)["type"] == "refused":
                break
        assert mover.heard[-1]["code"] == "nothing-to-undo"
        assert mover.seq <= 41


def test_nothing_is_taken_back_beyond_a_committed_turn(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    mover.play(mover.legal[0])
    assert mover.ask("undo", "refused", seq=mover.seq)["code"] == "nothing-to-undo"


def test_a_stale_move_is_refused_with_the_present_state(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    refused = mover.ask("play", "refused", seq=mover.seq - 1, move=mover.legal[0])
    assert refused["code"] == "stale"
    assert refused["state"]["view"]["legal"]


def test_the_same_move_sent_twice_is_made_once(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    seq, move = mover.seq, mover.legal[0]
    mover.say("play", seq=seq, move=move, commit=True)
    mover.say("play", seq=seq, move=move, commit=True)
    assert mover.hear("update", "refused")["type"] == "update"
    assert mover.hear("update", "refused")["code"] == "stale"


def test_a_move_of_another_seat_is_refused(house: House) -> None:
    mover, other = first_and_second(pair(house))
    assert other.play(mover.legal[0])["code"] == "not-your-turn"


def test_an_illegal_move_is_refused_with_its_reason_and_clause(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    seq, game = mover.seq, history_of(house).game
    illegal = [move for move in range(game.actions) if not game.is_legal(move)]
    clauses = set()
    for move in illegal[:: len(illegal) // 40]:
        why = game.refusal(move)
        assert why is not None
        refused = mover.play(move)
        assert (refused["code"], refused["clause"]) == (why.reason, why.clause)
        assert re.fullmatch(r"M-\d+(\.\d+)?", refused["clause"])
        assert refused["state"]["seq"] == mover.seq == seq
        assert refused["state"]["view"] == mover.state["view"]
        clauses.add(refused["clause"])
    assert clauses


def test_why_gives_the_reason_of_what_is_not_offered(house: House) -> None:
    mover, other = first_and_second(pair(house))
    offered = mover.state["view"]["legal"][0]
    assert mover.ask("why", "reason", move=offered["move"], ref=7) == {
        "type": "reason", "ref": 7, "code": None, "clause": "", "detail": {},
    }  # fmt: skip
    record = record_of(offered)
    assert mover.ask("why", "reason", record=record)["code"] is None
    assert other.ask("why", "reason", move=offered["move"])["code"] == "not-your-turn"
    assert mover.ask("why", "reason", record={"type": "nonsense"})["code"] == "unknown-move"


def test_a_refusal_carries_the_numbers_behind_it(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    game = history_of(house).game
    reasons = {move: why for move in range(game.actions) if (why := game.refusal(move)) is not None}
    assert any(why.detail for why in reasons.values())
    for move in list(reasons)[:: len(reasons) // 12]:
        why = reasons[move]
        for told in (
            mover.ask("why", "reason", move=move),
            mover.ask("play", "refused", seq=mover.seq, move=move),
        ):
            assert (told["code"], told["clause"], told["detail"]) == (
                why.reason,
                why.clause,
                dict(why.detail),
            )


def test_a_move_can_be_sent_as_a_record(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    offered = record_of(mover.state["view"]["legal"][0])
    update = mover.ask("play", "update", "refused", seq=mover.seq, record=offered, commit=True)
    assert update["steps"][0]["record"] == offered


def test_an_answer_refers_to_the_message_it_answers(house: House) -> None:
    mover, other = first_and_second(pair(house))
    assert mover.ask("play", "update", seq=mover.seq, move=mover.legal[0], ref=11)["ref"] == 11
    assert mover.ask("commit", "update", seq=mover.seq, ref=12)["ref"] == 12
    assert mover.ask("undo", "refused", seq=mover.seq, ref=13)["ref"] == 13
    assert mover.ask("say", "chat", text="hi", ref=14)["ref"] == 14
    assert mover.ask("at", "past", ply=0, ref=15)["ref"] == 15
    assert mover.ask("concede", "update", seat=mover.state["mine"][0], ref=16)["ref"] == 16
    assert mover.ask("rematch", "again", ref=17)["ref"] == 17
    while other.next()["type"] != "again":
        pass
    assert all(each["ref"] is None for each in other.heard)


def test_two_tabs_of_one_player_agree(house: House) -> None:
    ala = house.guest("Ala")
    table = ala.open(["me", "visitor"])["id"]
    one, two = ala.sit(table), ala.sit(table)
    one.until_my_turn()
    one.play(one.legal[0])
    one.until_my_turn()
    two.until_my_turn()
    while two.seq < one.seq:
        two.next()
    assert two.state["view"] == one.state["view"]


def test_a_browser_that_comes_back_gets_exactly_the_steps_it_missed(house: House) -> None:
    ala = house.guest("Ala")
    table = ala.open(["me", "visitor"])["id"]
    line = ala.sit(table)
    for _ in range(4):
        line.until_my_turn()
        line.play(line.legal[0])
    line.until_my_turn()
    everything = ala.sit(table).welcome["steps"]
    assert [step["seq"] for step in everything] == list(range(1, line.seq + 1))
    for since in (1, line.seq // 2, line.seq):
        assert ala.sit(table, since=since).welcome["steps"] == everything[since:]


def test_an_earlier_moment_of_a_running_game_can_be_looked_at(house: House) -> None:
    mover, _ = first_and_second(pair(house))
    before, ply = mover.state["view"], mover.state["ply"]
    mover.play(mover.legal[0])
    assert mover.ask("at", "past", ply=ply)["view"] == before
    assert mover.ask("at", "fault", ply=ply + 1000)["code"] == "no-such-point"


def test_spectators_see_the_table_and_change_nothing(house: House) -> None:
    ala, watcher = house.guest("Ala"), house.guest("Wu")
    table = ala.open(["me", "local"])["id"]
    line, looking = ala.sit(table), watcher.sit(table)
    assert looking.state["seat"] is None
    assert looking.state["watchers"] == 1
    assert looking.state["mine"] == []
    assert looking.state["view"] == json.loads(json.dumps(history_of(house).view(None)))
    assert looking.legal == []
    before = line.state["view"]
    assert looking.play(line.legal[0])["code"] == "not-your-turn"
    assert looking.ask("why", "reason", move=line.legal[0])["code"] == "not-your-turn"
    assert looking.ask("hint", "fault", seq=line.seq)["code"] == "not-your-turn"
    line.play(line.legal[0], commit=False)
    looking.hear("update")
    assert looking.ask("commit", "refused", seq=line.seq)["code"] == "not-your-turn"
    assert looking.ask("undo", "refused", seq=line.seq)["code"] == "nothing-to-undo"
    for kind in ("concede", "resume", "look"):
        assert looking.ask(kind, "fault", seat=0)["code"] == "not-your-seat"
    assert looking.ask("replace", "fault", seat=0)["code"] == "not-seated"
    assert looking.ask("rematch", "fault")["code"] == "not-over"
    assert watcher.post(f"/api/tables/{table}/leave", status=403)["code"] == "not-seated"
    assert watcher.post(f"/api/tables/{table}/fill", {"level": "visitor"}, 403)["code"] == "not-host"
    assert watcher.post(f"/api/tables/{table}/close", status=403)["code"] == "not-host"
    assert watcher.post(f"/api/tables/{table}/join", {}, 403)["code"] == "wrong-invite"
    line.ask("undo", "update", seq=line.seq)
    assert line.state["view"] == before


def test_on_one_screen_the_view_is_that_of_the_seat_to_move(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local", "local"])["id"])
    for _ in range(6):
        assert line.state["seat"] == line.state["to_move"]
        assert line.state["pass_to"] is None
        line.play(line.legal[0])


@pytest.mark.parametrize("seats", [["visitor", "visitor"], ["apprentice", "visitor", "visitor"]])
def test_bots_among_themselves_play_while_somebody_watches(house: House, seats: list[str]) -> None:
    ala: Guest = house.guest("Ala")
    table = ala.open(seats)
    line = ala.sit(table["id"])
    first = line.seq
    for _ in range(5):
        line.hear("update")
    assert line.seq > first


def test_a_hint_is_a_legal_move_with_reasons(house: House) -> None:
    mover, other = first_and_second(pair(house))
    hint = mover.ask("hint", "hint", seq=mover.seq, ref=3)
    assert hint["ref"] == 3
    assert hint["move"] in mover.legal
    assert hint["record"]["type"]
    assert hint["reasons"]
    assert other.ask("hint", "fault", seq=other.seq)["code"] == "not-your-turn"
    assert mover.ask("hint", "fault", seq=mover.seq - 1)["code"] == "stale"


def test_a_new_hint_can_be_asked_for_while_the_bot_thinks_about_an_older_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, quick = threading.Event(), Processes.hint

    async def slow(workers: Processes, title: str, game: Game, seat: int) -> Hint | None:
        while not gate.is_set():
            await asyncio.sleep(0.005)
        return await quick(workers, title, game, seat)

    monkeypatch.setattr(Processes, "hint", slow)
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"])["id"])
    line.say("hint", seq=line.seq, ref=1)
    assert line.ask("hint", "fault", seq=line.seq, ref=2)["code"] == "too-fast"
    line.play(line.legal[0])
    line.say("hint", seq=line.seq, ref=3)
    gate.set()
    late = line.hear("fault")
    assert (late["ref"], late["code"]) == (1, "stale")
    hint = line.hear("hint")
    assert hint["ref"] == 3
    assert hint["move"] in line.legal


def test_a_table_without_hints_gives_none(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"], hints=False)["id"])
    assert line.ask("hint", "fault", seq=line.seq)["code"] == "no-hints"
