"""What reaches a player who is looking elsewhere: browser notices and sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.table import PATIENCE, Table

pytestmark = pytest.mark.browser

AWAY = "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})"
BACK = "Object.defineProperty(document, 'hidden', {configurable: true, get: () => false})"
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker ? (await worker.getNotifications()).map((each) => each.body) : [];
}"""
LISTEN = """
window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.heard.push(this.frequency.value);
  start.call(this, when);
};
"""
TURN = [659, 880]
"""The two notes that mean "your turn"."""


def settings(page: Page, *switches: str) -> None:
    """Switch these settings."""
    page.get_by_role("button", name="Settings").click()
    for name in switches:
        page.get_by_role("switch", name=name).click()
    page.get_by_role("button", name="Close").click()


def news(page: Page, old: str = "") -> list[str]:
    """The notices on the screen, as soon as one is not the old one."""
    found: list[str] = []
    for _ in range(PATIENCE // 50):
        found = page.evaluate(SHOWN)
        if found and found != [old]:
            break
        page.wait_for_timeout(50)
    return found


def shown(page: Page) -> list[str]:
    """The notices on the screen after enough time for one to appear."""
    page.wait_for_timeout(700)
    return list(page.evaluate(SHOWN))


def friends(sit: Sit) -> tuple[Table, Table]:
    """A player whose browser allows notices, waiting at a table, and one who has not joined yet."""
    ada, bolek = sit("Ada", permissions=["notifications"]), sit("Bolek")
    ada.open("metropolia", [{"kind": "open"}, {"kind": "me"}], options={"first_player": "seat-1"})
    return ada, bolek


def test_a_player_looking_elsewhere_hears_of_the_start_the_turn_and_the_end(sit: Sit) -> None:
    ada, bolek = friends(sit)
    settings(ada.page, "Notifications")
    ada.page.evaluate(AWAY)
    begins, turn, over = (
        f"{each}: Metropolia." for each in ("The game begins", "It is your turn", "The game is over")
    )
    bolek.join(ada)
    assert news(ada.page) == [begins]
    bolek.turn()
    assert news(ada.page, begins) == [turn]
    bolek.page.get_by_role("button", name="This table").click()
    bolek.page.get_by_role("button", name="Give up").click()
    bolek.page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
    assert news(ada.page, turn) == [over]


def test_a_player_who_is_looking_or_wants_no_notices_gets_none(sit: Sit) -> None:
    ada, bolek = friends(sit)
    bolek.join(ada)
    ada.page.evaluate(AWAY)
    bolek.turn()
    expect(ada.page.locator("section.mine")).to_be_visible()
    assert shown(ada.page) == []
    ada.page.evaluate(BACK)
    settings(ada.page, "Notifications")
    ada.turn()
    bolek.turn()
    ada.my_turn()
    assert shown(ada.page) == []


def test_a_browser_that_allows_no_notices_says_so(sit: Sit) -> None:
    ada = sit("Ada")
    ada.lobby()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("switch", name="Notifications").click()
    expect(ada.page.get_by_text("The browser does not allow notifications from this page.")).to_be_visible()
    expect(ada.page.get_by_role("switch", name="Notifications")).not_to_be_checked()


def test_the_players_turn_makes_a_sound_until_sound_is_switched_off(sit: Sit) -> None:
    ada, bolek = friends(sit)
    ada.page.add_init_script(LISTEN)
    ada.page.reload()
    bolek.join(ada)
    settings(ada.page)
    bolek.turn()
    ada.my_turn()
    assert ada.page.evaluate("window.heard") == TURN
    settings(ada.page, "Sound")
    ada.turn()
    bolek.turn()
    ada.my_turn()
    assert ada.page.evaluate("window.heard") == TURN
