"""The OpenAPI document and the TypeScript types are generated from the structs and kept up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from quartier.server import schema
from quartier.server.endpoints import ENDPOINTS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.documents(), ids=str)
def test_the_generated_file_is_up_to_date(path: Path) -> None:
    """``python -m quartier.server.schema`` brings it up to date."""
    assert (ROOT / path).read_text("utf-8") == schema.documents()[path]


def test_every_endpoint_has_its_own_operation() -> None:
    paths = schema.openapi()["paths"]
    operations = {
        (path, method.upper()): each["operationId"]
        for path, methods in paths.items()
        for method, each in methods.items()
    }
    assert operations == {(each.path.replace(":int", ""), each.method): each.name for each in ENDPOINTS}
    assert len(set(operations.values())) == len(ENDPOINTS)


def test_every_socket_message_is_tagged_in_typescript() -> None:
    text = schema.typescript()
    tags: dict[str, list[str]] = {name: [] for name in schema.UNIONS}
    for name, union in schema.UNIONS.items():
        for member in union.__args__:
            tag = cast(Any, msgspec.inspect.type_info(member)).tag
            (body,) = re.findall(rf"^export interface {member.__name__} {{\n(.*?)^}}", text, re.M | re.S)
            assert re.search(rf'^  type: "{tag}";$', body, re.M), member
            tags[name].append(tag)
        (listed,) = re.findall(rf"^export type {name} =(.*?);", text, re.M | re.S)
        assert listed.split() == [part for member in union.__args__ for part in ("|", member.__name__)]
        assert len(set(tags[name])) == len(tags[name])
    assert len(tags["ClientMessage"]) > 10
    assert len(tags["ServerMessage"]) > 9


def test_nothing_in_typescript_is_any() -> None:
    for path, text in schema.documents().items():
        if path.suffix == ".ts":
            code = [line for line in text.splitlines() if not line.strip().startswith(("/**", "//"))]
            assert not re.search(r"\bany\b", re.sub(r'"[^"]*"', "", "\n".join(code))), path


def test_every_shaped_field_is_one_of_a_message() -> None:
    properties = {name: each["properties"] for name, each in schema.components().items()}
    assert [key for key in schema.SHAPED if key[1] not in properties.get(key[0], {})] == []
