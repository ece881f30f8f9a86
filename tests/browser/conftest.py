"""A server of its own and Debian's Chromium for the browser tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.browser.table import PATIENCE, Table

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts"
CHROMIUM = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
RUN = "from quartier.cli import main; main()"
EXPECTED = ("Failed to load resource", "WebSocket connection to")
Sit = Callable[..., Table]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a fresh server."""
    with served(tmp_path_factory.mktemp("data")) as place:
        yield place


@contextmanager
def served(data: Path, **environment: str) -> Iterator[str]:
    """Run a server over this data; the value is its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-W", "error", "-c", RUN, "serve", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--data", str(data)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    place = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{place}/healthz", server)
        yield place
    finally:
        server.terminate()
        server.wait(20)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        assert server.poll() is None, "the server has stopped"
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each player has a context of their own."""
    named = os.environ.get("QUARTIER_CHROMIUM")
    path = named or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    assert path, "the browser tests need Chromium: apt install chromium"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM))
        yield browser
        browser.close()


@pytest.fixture
def sit(chromium: Browser, address: str) -> Iterator[Sit]:
    """Makes players with a browser each; complaints in any console fail the test."""
    complaints: list[str] = []
    contexts = []

    def listen(page: Page) -> None:
        def heard(message: ConsoleMessage) -> None:
            # The browser reports refused requests and lost connections like this.
            if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
                complaints.append(message.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def new(
        name: str = "Ada", language: str = "en", speed: float = 0, phone: bool = False, **more: Any
    ) -> Table:
        size = ViewportSize(width=360, height=740) if phone else ViewportSize(width=1280, height=800)
        usual: dict[str, Any] = {"base_url": address, "viewport": size}
        context = chromium.new_context(has_touch=phone, locale=language, **{**usual, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"localStorage.getItem('quartier-settings') || "
            f"localStorage.setItem('quartier-settings', JSON.stringify({{speed: {speed}}}))"
        )
        contexts.append(context)
        page = context.new_page()
        listen(page)
        return Table(page, name)

    yield new
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a picture of a page among the artefacts."""
    ARTEFACTS.mkdir(exist_ok=True)

    def picture(page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=ARTEFACTS / f"{name}.png")

    return picture
