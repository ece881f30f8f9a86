"""Pieces fly from where they were to where they go, on every board in the same way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Sit

pytestmark = pytest.mark.browser
Keep = Callable[[Page, str], None]
SLOW = 0.2
"""A fifth of the normal speed, so that a flight can be looked at."""
FLIGHT = ".frame .layer .flight"


def box_of(page: Page, place: str) -> FloatRect:
    """Where a place of the board is on the screen."""
    box = page.locator(f".frame [data-target='{place}']").first.bounding_box()
    assert box is not None
    return box


def is_between(page: Page, start: FloatRect, end: FloatRect) -> bool:
    """Whether the first flying piece is on its way from one place to the other, with some room around."""
    box = page.locator(FLIGHT).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    left, right = min(start["x"], end["x"]), max(start["x"] + start["width"], end["x"] + end["width"])
    top, bottom = min(start["y"], end["y"]), max(start["y"] + start["height"], end["y"] + end["height"])
    return left - 40 <= x <= right + 40 and top - 60 <= y <= bottom + 40


def test_a_building_flies_from_its_pile_to_the_city_and_its_price_the_other_way(sit: Sit, keep: Keep) -> None:
    table = sit(speed=SLOW)
    table.against_bot("metropolia", options={"plus": False, "first_player": "seat-1"})
    page = table.page
    expect(table.offered.first).to_be_visible(timeout=60_000)
    start, end = box_of(page, "pile:wheat_field"), box_of(page, "purse:0")
    page.locator("[data-target='pile:wheat_field']").click()
    expect(page.locator(FLIGHT)).to_have_count(2)
    assert is_between(page, start, end)
    keep(page, "flight-metropolia")
    expect(page.locator(FLIGHT)).to_have_count(0)


def test_a_key_flies_from_its_player_to_the_bank(sit: Sit, keep: Keep) -> None:
    table = sit(speed=SLOW)
    table.against_bot("paris", options={"first_player": "seat-1"})
    page = table.page
    page.locator(".frame .row", has_text="Draw from stack").first.click()
    bank = page.locator("[data-target=chaillot-bank][role=button]")
    expect(bank).to_be_visible()
    start, end = box_of(page, "seat:0"), box_of(page, "chaillot-bank")
    bank.click()
    expect(page.locator(FLIGHT)).to_have_count(1)
    assert is_between(page, start, end)
    keep(page, "flight-paris")
    expect(page.locator(FLIGHT)).to_have_count(0)


def test_nothing_flies_for_a_reader_who_wants_no_motion(sit: Sit) -> None:
    table = sit(speed=0)
    table.against_bot("paris", options={"first_player": "seat-1"})
    page = table.page
    page.evaluate(
        "new MutationObserver((changes) => { window.flew ||= changes.some((change) =>"
        " [...change.addedNodes].some((node) => node.classList?.contains('flight'))) })"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    page.locator(".frame .row", has_text="Draw from stack").first.click()
    page.locator("[data-target=chaillot-bank][role=button]").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    assert page.evaluate("Boolean(window.flew)") is False
