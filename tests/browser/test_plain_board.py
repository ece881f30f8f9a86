"""A title installed as a package, without a board of its own, is played to the end on the plain one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Sit, served
from tests.browser.table import Table
from tests.guest import install, write
from tests.kernel.test_entry import COIN

pytestmark = pytest.mark.browser
WORDLESS = (
    COIN.replace("self._await(OVER)", "self._await(0 if self.to_move == CHANCE else OVER)")
    .replace("Turn(0, None)", "Turn(1, 0)")
    .replace('"scores": []', '"scores": [{"seat": each, "total": 1, "parts": []} for each in (0, 1)]')
    .replace(
        '"ranks": [], "winners": []', '"ranks": [1, 1], "winners": [0, 1] if self.to_move == OVER else []'
    )
)
"""A title with neither words nor a board: chance tosses a coin, and then the first player does."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the example and a title without words are installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    write(site, "coin", WORDLESS)
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    with served(tmp_path_factory.mktemp("data"), PYTHONPATH=path) as found:
        yield found


def choices(table: Table) -> list[str]:
    """What the board offers."""
    return table.offered.all_inner_texts()


def play_out(table: Table) -> None:
    """Play to the end: load while there is room, then sail."""
    for _ in range(40):
        table.my_turn()
        if table.result.count():
            return
        before = table.status.inner_text(), table.moves
        if table.ends.count():
            table.ends.click()
        else:
            table.offered.first.click() if "Load the crate" in choices(table) else table.offered.last.click()
        table.changed(before)
    raise AssertionError("the game does not end")


def test_a_whole_game_is_played_by_clicking_on_the_plain_board(
    sit: Sit, place: str, keep: Callable[[Page, str], None]
) -> None:
    ada = sit("Ada", base_url=place)
    ada.lobby()
    card = ada.page.get_by_role("article", name="Quay")
    expect(card).to_contain_text("Load crates")
    ada.against_bot("quay")
    ada.my_turn()
    assert choices(ada) == ["Load the crate", "Leave the crate"]
    board = ada.page.locator(".frame")
    expect(board.get_by_role("row", name="Hold")).to_be_visible()
    expect(board).to_contain_text("On the quay")
    keep(ada.page, "plain-board")
    play_out(ada)
    expect(ada.result).to_contain_text("First to sail")
    ada.page.get_by_role("button", name="See the board").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Ada sails.")
    ada.page.get_by_role("button", name="Rules").first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("A full hold takes no more crates.")


def test_the_plain_board_fits_a_phone_and_speaks_the_reader_s_language(
    sit: Sit, place: str, keep: Callable[[Page, str], None]
) -> None:
    ada = sit("Ada", language="pl", base_url=place, phone=True, viewport=ViewportSize(width=390, height=844))
    ada.against_bot("quay")
    expect(ada.page.get_by_role("button", name="Załaduj skrzynię")).to_be_visible()
    expect(ada.page.locator(".frame")).to_contain_text("Na nabrzeżu")
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    keep(ada.page, "plain-board-phone")


def test_a_title_without_words_is_still_readable(sit: Sit, place: str) -> None:
    ada = sit("Ada", base_url=place)
    ada.lobby()
    expect(ada.page.get_by_role("article", name="Coin")).to_be_visible()
    ada.against_bot("coin")
    ada.my_turn()
    assert choices(ada) == ["toss, side 0", "toss, side 1"]
    board = ada.page.locator(".frame")
    expect(board).to_contain_text("side up")
    expect(board).to_contain_text("no side")
    expect(ada.page.get_by_role("log")).to_contain_text("coin toss, side")
    ada.offered.first.click()
    if ada.ends.count():
        ada.ends.click()
    expect(ada.result).to_be_visible()
    assert "coin-" not in ada.page.locator("body").inner_text()


def test_the_words_of_packages_are_served_one_language_at_a_time(sit: Sit, place: str) -> None:
    ada = sit("Ada", base_url=place)
    words = ada.page.request.get("/api/words/it").json()["titles"]
    assert list(words) == ["quay"]
    assert "quay-name = Il molo" in words["quay"]
    assert ada.page.request.get("/api/words/xx").status == 404
