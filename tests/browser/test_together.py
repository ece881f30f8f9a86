"""Two people, two browsers, one table; and two people on one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.test_lumiere_board import turn

pytestmark = pytest.mark.browser


def test_two_browsers_play_each_other_with_a_reload_in_the_middle(sit: Sit) -> None:
    ada, bolek = sit("Ada"), sit("Bolek")
    ada.open("metropolia", [{"kind": "me"}, {"kind": "open"}], options={"first_player": "seat-1"})
    bolek.join(ada)

    ada.turn()
    bolek.turn()
    ada.my_turn()
    ada.page.reload()
    ada.turn()
    bolek.my_turn()
    bolek.page.reload()
    bolek.turn()
    ada.my_turn()
    assert ada.moves == bolek.moves

    bolek.page.get_by_role("tab", name="Chat").click()
    bolek.page.get_by_role("textbox").fill("Dzień dobry, żółwiu!")
    bolek.page.get_by_role("textbox").press("Enter")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Dzień dobry, żółwiu!")


def test_nothing_of_the_next_turn_is_seen_before_the_turn_is_ended(sit: Sit) -> None:
    ada, bolek = sit("Ada"), sit("Bolek")
    ada.open("metropolia", [{"kind": "me"}, {"kind": "open"}], options={"first_player": "seat-1"})
    bolek.join(ada)
    ada.until_offered()
    ada.act()
    expect(ada.ends).to_be_visible()
    for table in (ada, bolek):
        log = table.page.get_by_role("log")
        expect(log).to_contain_text("Turn 1: Ada")
        expect(log.get_by_role("button").last).to_contain_text("Ada")
        expect(log).not_to_contain_text("Turn 2")
        expect(table.status).not_to_contain_text("rolling")
    expect(bolek.status).to_contain_text("Ada")
    ada.ends.click()
    for table in (ada, bolek):
        expect(table.page.get_by_role("log")).to_contain_text("Turn 2: Bolek")
    bolek.my_turn()


def test_a_spectator_sees_the_game_and_can_do_nothing(sit: Sit) -> None:
    ada, watcher = sit("Ada"), sit("Celeste")
    table = ada.against_bot()
    ada.my_turn()
    watcher.page.goto(f"/table/{table}")
    expect(watcher.status).not_to_be_empty()
    expect(ada.page.get_by_text("1 person is watching")).to_be_visible()
    assert watcher.buttons.count() == 0
    assert watcher.offered.count() == 0


def test_a_lost_connection_is_announced_and_restored(sit: Sit) -> None:
    ada = sit()
    wires: list[WebSocketRoute] = []
    cut = False

    def connect(wire: WebSocketRoute) -> None:
        if cut:
            wire.close(code=1012)
        else:
            wire.connect_to_server()
            wires.append(wire)

    ada.page.route_web_socket("**/socket", connect)
    ada.against_bot()
    ada.my_turn()
    cut = True
    wires[0].close(code=1012)
    lost = ada.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    assert ada.buttons.count() == ada.offered.count() == 0
    cut = False
    expect(lost).to_be_hidden()
    ada.act()


def test_two_people_share_one_screen_without_passing_where_nothing_is_secret(sit: Sit) -> None:
    ada = sit()
    ada.open("metropolia", [{"kind": "me"}, {"kind": "local", "name": "Bolek"}])
    for _ in range(4):
        ada.turn()
    assert ada.page.get_by_text("Pass the device").count() == 0


def test_the_device_is_passed_where_something_is_secret(sit: Sit) -> None:
    ada = sit()
    ada.open(
        "lumiere", [{"kind": "me"}, {"kind": "local", "name": "Bolek"}], options={"first_player": "seat-1"}
    )
    heading = ada.page.get_by_role("heading", name="Pass the device to Ada")
    expect(heading).to_be_visible()
    assert ada.page.locator(".frame").count() == 0
    ada.page.get_by_role("button", name="I am Ada: show").click()
    expect(ada.page.locator(".frame")).to_be_visible()
    expect(heading).to_be_hidden()
    ada.page.reload()
    ada.page.get_by_role("button", name="I am Ada: show").click()
    turn(ada, 0)
    ada.page.get_by_role("button", name="I am Bolek: show").click()
    turn(ada, 1)
    expect(heading).to_be_visible()
