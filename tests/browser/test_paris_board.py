"""Paris on the screen: a whole game by clicking, and the map on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.table import Table
from tests.browser.test_reach import serious

pytestmark = pytest.mark.browser
Keep = Callable[[Page, str], None]
COMPUTERS = [{"kind": "bot", "level": "visitor", "name": name} for name in ("Colette", "Gustave")]
MAP = ".frame svg [role=button][aria-disabled=false]"


def play_one(table: Table, turn: int) -> None:
    """Click one choice: end the turn, take an end-game tile, or something on the map."""
    table.my_turn()
    if table.result.count():
        return
    page = table.page
    before = table.status.inner_text(), table.moves
    end = page.get_by_role("button", name="End your turn")
    look = page.locator(".frame .row", has_text="Look through the end-game tiles")
    places = page.locator(MAP)
    if end.count():
        end.click()
    elif look.count():
        look.click()
    elif places.count():
        places.nth(turn % places.count()).click()
        page.wait_for_timeout(30)
        if page.locator(".chooser").count():
            page.locator(".chooser button").first.click()
    elif table.buttons.count() and not page.locator(".frame .row").count():
        table.buttons.last.click()
    else:
        page.locator(".frame .row").first.click()
    table.changed(before)


def test_a_whole_game_of_three_is_played_by_clicking(sit: Sit, keep: Keep) -> None:
    table = sit()
    table.open("paris", [{"kind": "me"}, *COMPUTERS])
    for click in range(400):
        if table.result.count():
            break
        play_one(table, click)
        if click == 30:
            keep(table.page, "paris-desktop")
    keep(table.page, "paris-end")
    expect(table.result.get_by_role("heading")).to_contain_text("winner")
    expect(table.result.get_by_role("table")).to_contain_text("Ada")


def test_on_a_phone_a_district_is_looked_at_closely_and_nothing_scrolls_sideways(
    sit: Sit, keep: Keep
) -> None:
    table = sit(phone=True)
    table.open("paris", [{"kind": "me"}, *COMPUTERS])
    table.my_turn()
    page = table.page
    page.get_by_role("button", name="Look closely: Montmartre").tap()
    back = page.get_by_role("button", name="Whole city")
    expect(back).to_be_visible()
    keep(page, "paris-phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    back.click()
    expect(back).to_be_hidden()


def test_a_thing_on_the_map_is_chosen_with_the_keyboard(sit: Sit) -> None:
    table = sit()
    table.open("paris", [{"kind": "me"}, *COMPUTERS])
    table.my_turn()
    stack = table.page.locator(".frame .row", has_text="Draw from stack").first
    stack.focus()
    table.page.keyboard.press("Enter")
    bank = table.page.get_by_role("button", name="bank of Chaillot").first
    bank.focus()
    for key, name in (
        ("ArrowRight", "La Villette"),
        ("ArrowRight", "La Villette"),
        ("ArrowDown", "Batignolles"),
        ("ArrowDown", "Montmartre"),
        ("ArrowLeft", "Saint-Germain"),
        ("ArrowUp", "Chaillot"),
        ("ArrowUp", "Belleville"),
        ("ArrowLeft", "Chaillot"),
    ):
        table.page.keyboard.press(key)
        expect(table.page.get_by_role("button", name=f"bank of {name}").first).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_text("Ada places a key: bank of Chaillot, +7 ₣.").first).to_be_visible()


def test_axe_finds_nothing_serious(sit: Sit) -> None:
    table = sit()
    table.open("paris", [{"kind": "me"}, *COMPUTERS])
    table.my_turn()
    table.page.locator(".frame .row").first.click()
    table.page.locator(MAP).first.wait_for()
    for tab in ("Tiles", "Landmarks", "Districts", "Players", "Moves"):
        table.page.get_by_role("tab", name=tab).click()
        assert serious(table.page) == []


def test_two_browsers_see_the_same_city_and_only_their_own_screen(sit: Sit) -> None:
    ada, bolek = sit("Ada"), sit("Bolek")
    ada.open("paris", [{"kind": "me"}, {"kind": "open"}], options={"first_player": "seat-1"})
    bolek.join(ada)
    for player, bank in ((ada, "chaillot"), (bolek, "belleville")):
        player.my_turn()
        player.page.locator(".frame .row", has_text="Draw from stack").first.click()
        player.page.locator(f"[data-target={bank}-bank][role=button]").click()
        ends = player.page.get_by_role("button", name="End turn")
        ends.click()
    ada.my_turn()
    assert keys_of(ada) == keys_of(bolek) == {"arc": 0, "belleville-bank": 1, "chaillot-bank": 1}
    expect(ada.page.get_by_label("screen", exact=True)).to_contain_text("10 ₣")
    ada.page.get_by_role("tab", name="Players").click()
    expect(ada.page.get_by_role("tabpanel", name="Players")).to_contain_text("behind the screen")


def keys_of(table: Table) -> dict[str, int]:
    """How many keys stand on three places of the map."""
    places = ("arc", "belleville-bank", "chaillot-bank")
    return {
        place: table.page.locator(f"[data-target={place}] text[font-size='13']").count() for place in places
    }
