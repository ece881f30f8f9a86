"""Lumière by clicking, by touch and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.table import MINE, Table
from tests.browser.test_reach import serious

pytestmark = pytest.mark.browser
Keep = Callable[[Page, str], None]
OPEN = "svg.city rect.open"
OTHERS = f"{MINE} .buttons button:enabled:not([aria-label]):not(:has-text('End turn'), :has-text('Undo'))"
CHOICE = f"{OPEN}, .own .piece.offered, .card.offered, {OTHERS}"


def choose(page: Page, pick: int) -> None:
    """Do one thing that the board offers: lay what is held, take a building up, or take a postcard."""
    if page.locator(OPEN).count():
        box = page.locator(OPEN).nth(pick % page.locator(OPEN).count()).bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(*middle)
        expect(page.locator("svg.city .ghost")).to_be_visible()
        page.mouse.click(*middle)
    elif page.locator(".own .piece.offered").count():
        page.locator(".own .piece.offered").first.click()
    elif page.locator(".card.offered").count():
        page.locator(".card.offered .face").first.click()
        page.locator(".card .act").first.click()
    else:
        page.locator(OTHERS).last.click()


def turn(table: Table, pick: int) -> None:
    """Play until it is the other's turn, or the game is over; now and then take a building instead."""
    page = table.page
    page.locator(f"{MINE}, section[aria-labelledby=end-heading]").first.wait_for()
    if pick % 4 == 3 and page.locator(".pool button.offered").count():
        page.locator(".pool button.offered").last.click()
    for _ in range(200):
        if table.ends.count():
            table.ends.click()
            expect(page.get_by_role("button", name="End turn")).to_have_count(0)
            return
        if table.result.count() or not page.locator(MINE).count():
            return
        if page.locator(CHOICE).count():
            choose(page, pick)
        page.wait_for_timeout(30)
    raise AssertionError("the turn does not end")


def is_whole_on_a_phone(page: Page) -> bool:
    """Whether the city ends above the status line on a small screen, before anything is scrolled."""
    wide = page.viewport_size
    assert wide is not None
    page.set_viewport_size({"width": 360, "height": 740})
    city, status = page.locator("svg.city").bounding_box(), page.locator(MINE).bounding_box()
    page.set_viewport_size(wide)
    assert city is not None
    assert status is not None
    return city["y"] + city["height"] <= status["y"]


def test_a_whole_game_against_a_computer_by_clicking(sit: Sit, keep: Keep) -> None:
    ada = sit()
    ada.against_bot("lumiere", options={"first_player": "seat-1"})
    seen: set[int] = set()
    for pick in range(60):
        turn(ada, pick)
        phase = 2 if ada.page.get_by_text("All streets are paved").count() else 1
        if phase not in seen:
            seen.add(phase)
            keep(ada.page, f"lumiere-phase-{phase}")
            assert is_whole_on_a_phone(ada.page), "the status line covers a part of the city"
        if ada.result.count():
            break
    expect(ada.result).to_be_visible()
    expect(ada.result).to_contain_text("Lit buildings")
    assert seen == {1, 2}
    keep(ada.page, "lumiere-end")


def test_two_browsers_lay_streets_and_see_the_same_city(sit: Sit) -> None:
    ada, bolek = sit("Ada"), sit("Bolek")
    ada.open("lumiere", [{"kind": "me"}, {"kind": "open"}], options={"first_player": "seat-1"})
    bolek.join(ada)
    for pick in range(4):
        turn(ada, pick)
        if pick == 1:
            bolek.page.reload()
        turn(bolek, pick)
    ada.page.locator(MINE).wait_for()
    cities = [
        player.page.locator("svg.city rect.space").evaluate_all(
            "spaces => spaces.map((space) => space.getAttribute('aria-label').split(', fits')[0])"
        )
        for player in (ada, bolek)
    ]
    assert cities[0] == cities[1]
    assert any("lamp space" in space for space in cities[0])
    assert ada.page.locator(".rival .piece svg[viewBox='0 0 200 200']").count() == 0, (
        "the rival's hand is shown"
    )


def test_a_space_where_the_tile_cannot_lie_says_why(sit: Sit) -> None:
    ada = sit()
    ada.against_bot("lumiere", options={"first_player": "seat-1"})
    turn(ada, 0)
    ada.page.locator(MINE).wait_for()
    expect(ada.page.locator(OPEN).first).to_be_visible()
    ada.page.locator("svg.city rect.space[aria-label*='space']:not(.open)").first.click(force=True)
    expect(ada.page.get_by_role("alert", name="Why not?")).to_contain_text("There is already a tile on area")


def test_a_tile_is_turned_and_laid_by_keys_alone(sit: Sit) -> None:
    ada = sit()
    ada.against_bot("lumiere", options={"first_player": "seat-1"})
    page = ada.page
    page.locator(MINE).wait_for()
    page.locator("[data-space='27']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("svg.city .ghost")).to_be_visible()
    hand = page.locator(".own .piece svg").first
    before = hand.inner_html()
    page.keyboard.press("r")
    expect(page.locator("svg.city .ghost")).to_be_visible()
    assert hand.inner_html() != before
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ada lays tile")


def test_on_a_phone_a_tap_previews_and_a_button_lays(sit: Sit, keep: Keep) -> None:
    ada = sit(phone=True)
    ada.against_bot("lumiere", options={"first_player": "seat-1"})
    page = ada.page
    page.locator(MINE).wait_for()
    for each in (page.locator(".holding svg"), page.get_by_role("button", name="Lay it here")):
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= page.locator(MINE).bounding_box()["y"]  # type: ignore[index]
    more = page.get_by_role("button", name="More about Colette")
    expect(page.get_by_text("Tiles the rival may still have")).to_be_hidden()
    more.tap()
    expect(page.get_by_text("Tiles the rival may still have")).to_be_visible()
    more.tap()
    page.locator("[data-space='18']").tap()
    expect(page.locator("svg.city .ghost")).to_be_visible()
    page.get_by_role("button", name="Turn").tap()
    keep(page, "lumiere-phone")
    page.get_by_role("button", name="Lay it here").tap()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.locator("svg.city .ghost")).to_have_count(0)
    assert page.evaluate("document.querySelector('.frame').scrollWidth") <= 360


def test_a_phone_on_its_side_shows_the_whole_city_and_the_hand(sit: Sit, keep: Keep) -> None:
    ada = sit(phone=True)
    ada.page.set_viewport_size({"width": 740, "height": 360})
    ada.against_bot("lumiere", options={"first_player": "seat-1"})
    page = ada.page
    line = page.locator(MINE).bounding_box()
    assert line is not None
    keep(page, "lumiere-side")
    for each in ("svg.city", ".own .piece", ".tools .main"):
        box = page.locator(each).first.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 740
        assert box["y"] + box["height"] <= line["y"]


def test_axe_finds_nothing_serious(sit: Sit) -> None:
    ada = sit()
    ada.against_bot("lumiere", options={"first_player": "seat-1"})
    ada.page.locator(MINE).wait_for()
    assert serious(ada.page) == []
