"""Four languages, a phone, the keyboard alone, and the axe audit."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import quartier
from quartier.kernel.title import title as title_of
from tests.browser.conftest import ROOT, Sit
from tests.browser.table import MINE
from tests.recording import play_random

pytestmark = pytest.mark.browser
Keep = Callable[[Page, str], None]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_ID = r"(?:metropolia|lumiere|paris|table|lobby|server|bot)-[a-z0-9]+-[a-z0-9-]+"
"""What a message without words looks like."""


def serious(page: Page) -> list[Any]:
    """What axe calls serious or worse.

    One rule of its experimental set is left out: it wants every number printed on a card to be
    spoken in the order of print, while the spoken name of a card is a sentence with the same facts.
    """
    page.evaluate(Path(AXE).read_text())
    left_out = "{rules: {'label-content-name-mismatch': {enabled: false}}}"
    run = f"axe.run(document, {left_out}).then((result) => result.violations)"
    found: list[dict[str, Any]] = page.evaluate(run)
    return [
        (each["id"], [node["html"][:160] for node in each["nodes"][:4]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    ("language", "tagline"),
    [("en", "lamps are lit"), ("pl", "zapalania latarni"), ("it", "lampioni"), ("fr", "réverbères")],
)
def test_every_word_is_in_the_reader_s_language(sit: Sit, keep: Keep, language: str, tagline: str) -> None:
    table = sit(language=language)
    page = table.lobby()
    expect(page.locator("header")).to_contain_text(tagline)
    expect(page.locator("html")).to_have_attribute("lang", language)
    table.against_bot()
    table.my_turn()
    keep(page, f"table-{language}")
    assert page.get_by_text(re.compile(RAW_ID)).count() == 0


def test_the_language_changes_without_loading_again(sit: Sit) -> None:
    table = sit()
    page = table.lobby()
    page.evaluate("window.stays = true")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("button", name="Zagraj: Metropolia")).to_be_visible()
    assert page.evaluate("window.stays") is True


def test_on_a_phone_nothing_needs_scrolling_sideways(sit: Sit, keep: Keep) -> None:
    table = sit(phone=True)
    page = table.lobby()
    expect(page.get_by_role("article").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keep(page, "phone-lobby")
    table.against_bot()
    table.my_turn()
    for _ in range(3):
        table.act()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.querySelector('.frame').scrollWidth") <= 360
    keep(page, "phone-table")
    page.get_by_role("button", name="Players, log and chat").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_be_visible()
    keep(page, "phone-log")


OUTSIDE = """() => [...document.querySelectorAll("main > *, main > * > *, .end section, [role=region] *")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => `${each.tagName} ${each.className}`)"""
"""The elements that reach beyond the right edge of the screen."""


@pytest.mark.parametrize("language", ["en", "pl", "it", "fr"])
@pytest.mark.parametrize("title", quartier.titles())
def test_on_a_phone_a_replay_and_its_score_pad_fit(sit: Sit, keep: Keep, title: str, language: str) -> None:
    record = play_random(title, max(title_of(title).players), {}, 5)
    page = sit(phone=True, language=language).lobby()
    stored = page.request.post("/api/replays", data=json.loads(record.to_json()))
    assert stored.status == 201, stored.text()
    page.goto(f"/replay/{stored.json()['id']}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
    slider.fill(str(len(record.moves)))
    expect(page.locator("section[aria-labelledby=end-heading] table")).to_be_visible()
    keep(page, f"phone-replay-{title}-{language}")
    assert page.evaluate(OUTSIDE) == []


def test_a_turn_is_played_with_the_keyboard_alone(sit: Sit) -> None:
    table = sit()
    page = table.lobby()

    def tab_to(wanted: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches({wanted!r})"):
                return
        raise AssertionError(f"{wanted} is not reached with the Tab key")

    tab_to("article[aria-labelledby=title-metropolia] button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    table.my_turn()
    while table.page.locator(MINE).count() == 0 or not table.offered.count():
        table.my_turn()
        tab_to("section.mine .buttons button:not([aria-label])")
        before = table.status.inner_text(), table.moves
        page.keyboard.press("Enter")
        table.changed(before)
    before = table.status.inner_text(), table.moves
    tab_to(".frame [aria-disabled=false]")
    page.keyboard.press("Enter")
    table.changed(before)
    expect(table.status).to_contain_text("End your turn")
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(table.status).not_to_contain_text("End your turn")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(sit: Sit, keep: Keep, scheme: str) -> None:
    table = sit(color_scheme=scheme, bypass_csp=True)
    page = table.lobby()
    expect(page.get_by_role("article").first).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Set up a table: Metropolia").click()
    page.wait_for_timeout(300)
    assert serious(page) == []
    table.against_bot()
    table.my_turn()
    for _ in range(4):
        table.act()
    table.my_turn()
    keep(page, f"table-{scheme}")
    assert serious(page) == []
    for name in ("Rules", "Settings", "This table"):
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(300)
        assert serious(page) == []
        page.keyboard.press("Escape")
