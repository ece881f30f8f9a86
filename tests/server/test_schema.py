"""The OpenAPI document and the TypeScript types are made from the structs and kept current."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.server import schema
from quartier.server.endpoints import ENDPOINTS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.documents(), ids=str)
def test_the_made_file_is_current(path: Path) -> None:
    """``python -m quartier.server.schema`` brings it up to date."""
    assert (ROOT / path).read_text("utf-8") == schema.documents()[path]


def test_every_endpoint_has_its_own_operation() -> None:
    paths = schema.openapi()["paths"]
    operations = [each["operationId"] for methods in paths.values() for each in methods.values()]
    assert sorted(operations) == sorted(each.name for each in ENDPOINTS)


def test_every_socket_message_is_tagged_in_typescript() -> None:
    text = schema.typescript()
    for tag in ("hello", "play", "commit", "undo", "welcome", "update", "refused"):
        assert f'type: "{tag}";' in text
