"""The OpenAPI document and the TypeScript types are made from the structs and kept current."""

from __future__ import annotations

import re
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


def test_nothing_in_typescript_is_any() -> None:
    for path, text in schema.documents().items():
        if path.suffix == ".ts":
            code = [line for line in text.splitlines() if not line.strip().startswith(("/**", "//"))]
            assert not re.search(r"\bany\b", re.sub(r'"[^"]*"', "", "\n".join(code))), path


def test_every_shaped_field_is_one_of_a_message() -> None:
    properties = {name: each["properties"] for name, each in schema.components().items()}
    assert [key for key in schema.SHAPED if key[1] not in properties.get(key[0], {})] == []
