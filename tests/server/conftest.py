"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, settings_for


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with a fresh data folder."""
    with House(settings_for(tmp_path)) as found:
        yield found
