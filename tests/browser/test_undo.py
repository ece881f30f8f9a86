"""Taking back, looking back, and asking why not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import PATIENCE

pytestmark = pytest.mark.browser


def test_a_move_is_taken_back_until_the_turn_is_ended(sit: Sit) -> None:
    table = sit()
    table.against_bot(options={"first_player": "seat-1"})
    table.until_offered()
    before = table.moves
    table.act()
    expect(table.status).to_contain_text("End your turn")
    table.page.get_by_role("button", name="Undo").click()
    expect(table.status).not_to_contain_text("End your turn")
    assert table.moves == before
    table.act()
    table.page.keyboard.press("Control+z")
    expect(table.status).not_to_contain_text("End your turn")
    table.act()
    table.page.get_by_role("button", name="End turn").click()
    expect(table.status).not_to_contain_text("End your turn")


def test_the_turn_ends_by_itself_for_those_who_want_it(sit: Sit) -> None:
    table = sit()
    table.against_bot(options={"first_player": "seat-1"})
    table.my_turn()
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("switch", name="End my turn automatically").check()
    table.page.keyboard.press("Escape")
    for _ in range(6):
        table.act(builds=False)
    assert table.page.get_by_role("button", name="End turn").count() == 0


def test_a_player_can_step_back_through_a_running_game(sit: Sit) -> None:
    table = sit()
    table.against_bot()
    for _ in range(3):
        table.turn()
    table.my_turn()
    page = table.page
    page.locator("body").click(position={"x": 640, "y": 20})
    page.keyboard.press("ArrowLeft")
    expect(table.status).to_contain_text("Looking back")
    page.keyboard.press("ArrowLeft")
    expect(table.status).to_contain_text(f"move {table.moves - 2} of")
    assert table.offered.count() == 0
    page.get_by_role("button", name="Back to now").click()
    table.my_turn()
    page.get_by_role("log").get_by_role("button").first.click()
    expect(table.status).to_contain_text("Looking back")


def test_what_is_not_offered_says_why_with_the_rule(sit: Sit) -> None:
    table = sit()
    table.against_bot(options={"first_player": "seat-1"})
    table.until_offered()
    table.page.get_by_role("button", name="Airport, not built yet, price 30").last.click(force=True)
    reason = table.page.get_by_role("alert", name="Why not?")
    expect(reason).to_contain_text("It costs 30 coins, you have")
    table.page.keyboard.press("Escape")
    expect(reason).to_be_hidden()


def test_the_strongest_computer_gives_a_hint_that_can_be_played(sit: Sit) -> None:
    table = sit()
    table.against_bot(options={"first_player": "seat-1"})
    table.until_offered()
    before = table.status.inner_text(), table.moves
    table.page.get_by_role("button", name="Hint").click()
    hint = table.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Chance of winning")
    hint.get_by_role("button", name="Do it").click()
    table.changed(before)


def test_a_hint_that_comes_too_late_is_not_shown(sit: Sit) -> None:
    table = sit()
    page = table.page
    faults: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: faults.append(str(text))))
    table.against_bot("lumiere", options={"first_player": "seat-1"})
    page.locator("[data-space='27']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("svg.city .ghost")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-space='28']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    for _ in range(PATIENCE // 50):
        if any('"fault"' in frame for frame in faults):
            break
        page.wait_for_timeout(50)
    assert any('"stale"' in frame for frame in faults if '"fault"' in frame)
    page.wait_for_timeout(200)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("complementary", name="Hint")).to_have_count(0)
