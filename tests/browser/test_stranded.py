"""A game that a corrected rule has stopped: what its page says, and what players can do there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import PATIENCE
from tests.server import stored
from tests.server.house import House, settings_for

pytestmark = pytest.mark.browser


class Hall:
    """A server with stranded tables a and b, and the browser of the guest who plays both seats of them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, chromium: Browser) -> None:
        self.history, entries = stored.played("metropolia", 12)
        wrong = stored.refused_now(self.history)
        self.name = self.history.game.name(wrong.move)
        rows = [(stored.table(self.history, letter), [*entries, wrong]) for letter in "ab"]
        unset = stored.table(self.history, "c")
        unset.options["plus"] = "perhaps"
        stored.keep(folder, [*rows, (unset, entries)])
        cookie = stored.cookies(folder)[stored.ALA]
        stored.raise_rules(monkeypatch, "metropolia")
        self.house = House(settings_for(folder))
        self.address = f"http://127.0.0.1:{self.house.port}"
        self.context = chromium.new_context(base_url=self.address, locale="en")
        self.context.set_default_timeout(PATIENCE)
        self.context.add_cookies([{"name": "quartier", "value": cookie, "url": self.address}])

    def open(self, path: str) -> Page:
        """A page of this server, with a count of its sockets."""
        page = self.context.new_page()
        self.sockets: list[str] = []
        page.on("websocket", lambda socket: self.sockets.append(socket.url))
        page.goto(path)
        return page


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: Browser) -> Iterator[Hall]:
    found = Hall(tmp_path, monkeypatch, chromium)
    with found.house:
        yield found
        found.context.close()


def test_the_page_says_where_and_why_and_does_not_connect_again_and_again(hall: Hall) -> None:
    page = hall.open(f"/table/{'a' * 16}")
    panel = page.get_by_role("region", name="This game cannot go on")
    expect(panel).to_contain_text(f"Move {hall.history.ply + 1} (P")
    expect(panel).to_contain_text(f"{hall.name}) is no longer allowed")
    expect(panel.get_by_role("link", name="Save the game")).to_be_visible()
    page.wait_for_timeout(3_000)
    assert len(hall.sockets) == 1
    panel.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("status").first).to_contain_text("This game cannot go on")
    page.get_by_role("button", name="What now?").click()
    panel.get_by_role("button", name="Go on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and "a" * 16 not in url)
    expect(page.locator("main section.mine")).to_be_visible()
    page.goto(f"/table/{'a' * 16}")
    expect(page.get_by_text("The game goes on at another table.")).to_be_visible()
    expect(page.get_by_role("button", name="Go to that table")).to_be_visible()


def test_a_stranded_game_is_ended_and_its_replay_says_what_stopped_it(hall: Hall) -> None:
    page = hall.open("/")
    page.get_by_role("link", name="A rule was corrected").first.wait_for()
    page.goto(f"/table/{'b' * 16}")
    page.get_by_role("button", name="End this game").click()
    expect(page.get_by_text("A corrected rule stopped the game.")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").first.click()
    expect(page.get_by_text(f"{hall.name}) is no longer allowed")).to_be_visible()


def test_a_game_that_cannot_be_set_up_any_more_can_be_left(hall: Hall) -> None:
    page = hall.open(f"/table/{'c' * 16}")
    expect(page.get_by_text("cannot be set up like this")).to_be_visible()
    assert page.get_by_role("button", name="Go on from here").count() == 0
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{hall.address}/")
