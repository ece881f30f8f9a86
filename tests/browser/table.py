"""A player in front of a browser: what they see of the table, and what they click."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
"""How long to wait for something, in milliseconds; only a slow machine needs this long."""
MINE = "main section.mine"
"""The status line when it is this browser's turn."""


class Table:
    """One page of one player."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    # --- opening a table ---------------------------------------------------------------------

    def lobby(self) -> Page:
        """Open the lobby and enter the nickname."""
        self.page.goto("/")
        field = self.page.get_by_role("textbox").first
        field.fill(self.name)
        field.blur()
        return self.page

    def open(self, title: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """Open a table without the set-up sheet and return its id."""
        self.page.goto("/")
        self.page.request.put("/api/me", data={"name": self.name})
        wish = {"title": title, "seats": seats, "pace": "instant", **more}
        reply = self.page.request.post("/api/tables", data=wish)
        assert reply.status == 201, reply.text()
        found: str = reply.json()["id"]
        self.page.goto(f"/table/{found}")
        return found

    def against_bot(self, title: str = "metropolia", level: str = "visitor", **more: Any) -> str:
        """Open a table against one computer and return its id."""
        return self.open(title, [{"kind": "me"}, {"kind": "bot", "level": level, "name": "Colette"}], **more)

    def join(self, host: Table) -> None:
        """Take the free seat behind the link that the host shows."""
        self.page.goto(host.page.get_by_label("Link to a free seat").input_value())
        self.page.get_by_role("textbox").fill(self.name)
        self.page.get_by_role("button", name="Sit down and play").click()

    # --- what the player sees ----------------------------------------------------------------------

    @property
    def status(self) -> Locator:
        """The line that says what to do now."""
        return self.page.locator("main section[aria-label] p[role=status]").first

    @property
    def buttons(self) -> Locator:
        """The choices beside the status line that can be clicked now; neither hint nor undo."""
        return self.page.locator(f"{MINE} .buttons button:enabled:not([aria-label])").filter(
            has_not_text="Undo"
        )

    @property
    def ends(self) -> Locator:
        """The button that ends the turn, when it can be clicked."""
        return self.page.get_by_role("button", name="End turn", disabled=False)

    @property
    def offered(self) -> Locator:
        """What the board itself offers."""
        return self.page.locator("main:has(section.mine) .frame [aria-disabled=false]:visible")

    @property
    def result(self) -> Locator:
        """The panel at the end of the game."""
        return self.page.locator("section[aria-labelledby=end-heading]")

    @property
    def moves(self) -> int:
        """How many moves the time line counts."""
        return int(self.page.locator("input[type=range]").first.get_attribute("max") or 0)

    def my_turn(self) -> None:
        """Wait until something can be clicked, or the game is over; computers may take their time."""
        expect(self.buttons.or_(self.offered).or_(self.result).first).to_be_visible()

    # --- what the player does ----------------------------------------------------------------------

    def act(self, builds: bool = True) -> None:
        """Click something sensible: the last thing on offer on the board, or the last button."""
        self.my_turn()
        if self.result.count():
            return
        before = self.status.inner_text(), self.moves
        if builds and self.offered.count() and not self.page.get_by_role("button", name="End turn").count():
            self.offered.last.click()
        else:
            self.buttons.last.click()
        self.changed(before)

    def until_offered(self) -> None:
        """Play until the board itself offers something."""
        self.my_turn()
        while not self.offered.count():
            self.act()
            self.my_turn()

    def changed(self, before: tuple[str, int]) -> None:
        """Wait until the click has had its effect."""
        for _ in range(PATIENCE // 10):
            if (self.status.inner_text(), self.moves) != before or self.result.count():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing happened after {before}")

    def turn(self) -> None:
        """Play until it is somebody else's turn, or the game is over."""
        self.my_turn()
        while self.page.locator(MINE).count() and not self.result.count():
            self.act()
            if self.ends.count():
                self.ends.click()
                return
