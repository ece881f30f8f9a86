"""Chat at the table."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import WIDE, House, settings_for


def test_a_line_of_chat_reaches_everybody_and_is_there_after_a_reload(house: House) -> None:
    ala, wu = house.guest("Ala"), house.guest("Wu")
    table = ala.open(["me", "local"])["id"]
    one, two = ala.sit(table), wu.sit(table)
    one.say("say", text="  Dzień\u202e dobry  ")
    line = two.hear("chat")["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ala", "Dzień dobry")
    two.say("say", text="hello")
    assert one.hear("chat")["line"]["id"] == 1
    line = one.hear("chat")["line"]
    assert (line["seat"], line["name"], line["id"]) == (None, "Wu", 2)
    assert [each["text"] for each in ala.sit(table).welcome["chat"]] == ["Dzień dobry", "hello"]


def test_old_lines_are_forgotten(tmp_path: Path) -> None:
    import dataclasses

    with House(settings_for(tmp_path, limits=dataclasses.replace(WIDE, chat=3))) as house:
        ala = house.guest("Ala")
        table = ala.open(["me", "local"])["id"]
        line = ala.sit(table)
        for number in range(6):
            line.ask("say", "chat", text=f"line {number}")
        assert [each["text"] for each in ala.sit(table).welcome["chat"]] == ["line 3", "line 4", "line 5"]
    with House(settings_for(tmp_path)) as house:
        found = house.guest().sit(table).welcome["chat"]
        assert [each["text"] for each in found] == ["line 3", "line 4", "line 5"]


def test_empty_and_overlong_lines_are_refused(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"])["id"])
    for text in ("", "   ", "\u200b", "x" * 301):
        assert line.ask("say", "fault", text=text)["code"] == "bad-body"
