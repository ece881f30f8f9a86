"""A stranger's first game, by clicking."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit

pytestmark = pytest.mark.browser
Keep = Callable[[Page, str], None]


def test_one_click_in_the_lobby_opens_a_game_against_computers(sit: Sit, keep: Keep) -> None:
    table = sit("Łucja", speed=1)
    page = table.lobby()
    keep(page, "lobby")
    page.get_by_role("button", name="Play now: Metropolia").click()
    page.wait_for_url("**/table/*")
    table.my_turn()
    expect(page.get_by_label("Players", exact=True)).to_contain_text("Łucja")
    keep(page, "table")


def test_a_whole_game_is_played_to_its_end_and_again_as_a_replay(sit: Sit, keep: Keep) -> None:
    table = sit()
    page = table.lobby()
    page.get_by_role("button", name="Set up a table: Metropolia").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Visitor").click()
    expect(sheet).to_contain_text("Here for the first time")
    sheet.get_by_text("At once").click()
    sheet.get_by_text("Rules of this game").click()
    sheet.get_by_role("switch", name="Plus").uncheck()
    keep(page, "setup")
    sheet.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    for _ in range(600):
        if table.result.count():
            break
        table.act()
    keep(page, "end")
    expect(table.result.get_by_role("heading")).to_contain_text("The winner")
    expect(table.result.get_by_role("img")).to_be_visible()
    expect(table.result.get_by_role("table")).to_contain_text("Ada")

    with page.expect_download() as saved:
        table.result.get_by_role("link", name="Save the game").click()
    record = saved.value.path().read_bytes()
    assert json.loads(record)["title"] == "metropolia"

    page.get_by_role("link", name="To the lobby").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "saved.json", "mimeType": "application/json", "buffer": record}
    )
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("2")
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="To the end").click()
    expect(table.result.get_by_role("heading")).to_contain_text("The winner")
    keep(page, "replay")
    with page.expect_download() as saved_again:
        table.result.get_by_role("link", name="Save the game").click()
    assert saved_again.value.path().read_bytes() == record


def test_a_file_that_is_no_record_is_refused_in_words(sit: Sit) -> None:
    table = sit()
    page = table.lobby()
    page.locator("input[type=file]").set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_rematch_opens_a_new_table_with_the_same_players(sit: Sit) -> None:
    table = sit()
    first = table.against_bot()
    table.my_turn()
    table.page.get_by_role("button", name="This table").click()
    table.page.get_by_role("button", name="Give up").click()
    table.page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
    expect(table.result.get_by_role("heading")).to_contain_text("Colette")
    table.result.get_by_role("button", name="Play again").click()
    table.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    expect(table.page.get_by_label("Players", exact=True)).to_contain_text("Colette")
