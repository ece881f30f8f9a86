"""The page that lists every field."""

from __future__ import annotations

import re

import pytest

from quartier.kernel.misfit import fields
from quartier.kernel.shape import OfferShape
from quartier.server.shape_page import PAGE, declared, page, tag_of
from quartier.server.shapes import COMMON_SHAPES, Collection


def chapters() -> dict[str, str]:
    """The text below each heading of the second level."""
    found = {}
    for part in page().split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        found[heading.strip("`")] = text
    return found


@pytest.mark.parametrize("name", declared())
def test_every_field_of_a_title_is_on_the_page(name: str) -> None:
    text = chapters()[name]
    for shape in Collection(declared()[name], COMMON_SHAPES).dictionaries:
        tag = tag_of(shape)
        if tag is None or f"### {shape.__name__}\n" in text:
            section = text.split(f"### {shape.__name__}\n")[1].split("\n### ")[0]
            for field in fields(shape):
                assert re.search(rf"^\| `{field}\??` \|", section, re.M), (shape, field)
            continue
        rows = [line for line in text.splitlines() if line.startswith(f"| `{tag}` |")]
        named = [field for field in fields(shape) if field not in ("type", *fields(OfferShape))]
        assert any(all(re.search(rf"`{field}\??: ", row) for field in named) for row in rows), shape


def test_every_field_that_all_titles_share_is_on_the_page() -> None:
    text = chapters()["What all titles have in common"]
    for shape in COMMON_SHAPES:
        assert f"### {shape.__name__}\n" in text
        for field in fields(shape):
            assert f"| `{field}" in text


def test_no_row_of_a_table_is_broken() -> None:
    rows = [line for line in page().splitlines() if line.startswith("|")]
    assert len(rows) > 100
    for row in rows:
        assert row.endswith("|")
        assert row.replace("\\|", "").count("|") in (3, 4)


def test_the_page_is_written_where_the_documentation_is() -> None:
    assert PAGE.as_posix() == "docs/shapes.md"
