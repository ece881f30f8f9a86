"""The example title, built and installed once for all these tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guest import install, on_path


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example installed in it."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    return folder


@pytest.fixture
def quay(site: Path) -> Iterator[str]:
    """The name of the example, which is installed while the test runs."""
    with on_path(site):
        yield "quay"
