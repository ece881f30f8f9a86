"""Metropolia's board: what it offers, explains and remembers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.table import Table

pytestmark = pytest.mark.browser

TWO_HERE = [{"kind": "me"}, {"kind": "bot", "level": "visitor", "name": "Colette"}]
BASE: dict[str, Any] = {"options": {"plus": False, "first_player": "seat-1"}}


def at_first_build(table: Table) -> Page:
    """A base game with every pile open; three coins or a few more, and the first choice of what to build."""
    table.open("metropolia", TWO_HERE, **BASE)
    table.my_turn()
    return table.page


def test_what_can_be_built_says_so_in_words(sit: Sit) -> None:
    page = at_first_build(sit())
    cafe = page.locator("[data-target='pile:cafe']")
    expect(cafe).to_have_attribute("aria-disabled", "false")
    expect(cafe).to_have_accessible_name(re.compile(r"Build Café \(2 coins\)\. Roll 3: 1 coin from"))


def test_a_spectator_sees_whose_city_it_is(sit: Sit) -> None:
    table, watcher = sit().open("metropolia", TWO_HERE, **BASE), sit(name="Wu")
    watcher.page.goto(f"/table/{table}")
    expect(watcher.page.get_by_role("region", name="City of Ada")).to_be_visible()
    expect(watcher.page.get_by_role("region", name="City of Colette")).to_be_visible()


def test_what_cannot_be_built_says_why_at_one_click(sit: Sit) -> None:
    page = at_first_build(sit())
    dear = page.locator("[data-target='pile:business_center']")
    expect(dear).to_have_attribute("aria-disabled", "true")
    dear.click(force=True)
    expect(page.get_by_text(re.compile(r"^It costs 8 coins, you have [0-7]\.$"))).to_be_visible()


def test_arrow_keys_lead_from_pile_to_pile(sit: Sit) -> None:
    page = at_first_build(sit())
    page.locator("[data-target='pile:wheat_field']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-target='pile:ranch']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-target='pile:wheat_field']")).to_be_focused()


def test_the_ledger_is_the_same_after_a_reload(sit: Sit) -> None:
    page = at_first_build(sit())
    ledger = page.get_by_role("list", name="Who got what from the last roll")
    before = ledger.inner_text()
    page.reload()
    expect(ledger).to_be_visible()
    assert ledger.inner_text() == before


def test_the_odds_list_every_total_of_the_dice(sit: Sit) -> None:
    page = at_first_build(sit())
    page.get_by_role("tab", name="Odds").click()
    odds = page.get_by_role("table", name="What each roll would bring me")
    expect(odds.get_by_role("rowheader")).to_have_text(["1", "2", "3", "4", "5", "6"])
    page.get_by_role("radio", name="2 dice").click()
    expect(odds.get_by_role("rowheader")).to_have_text([str(total) for total in range(2, 13)])


def test_a_phone_shows_market_and_city_without_scrolling_sideways(sit: Sit) -> None:
    page = at_first_build(sit(phone=True))
    frame = page.locator(".frame")
    assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth")
    expect(page.locator("[data-target='pile:wheat_field']")).to_be_in_viewport()
    expect(page.get_by_text("Your city")).to_be_in_viewport()
