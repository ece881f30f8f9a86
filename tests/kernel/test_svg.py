"""Drawings as text."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from quartier.kernel import svg

SVG = "{http://www.w3.org/2000/svg}"


@given(st.text() | st.integers() | st.floats())
def test_any_words_make_a_well_formed_drawing(words: str | int | float) -> None:
    made = svg.drawing(100, 50, str(words), svg.text(5, 20, words), svg.box(0, 0, 9, 9, fill=str(words)))
    root = ElementTree.fromstring(made)
    assert [each.tag.removeprefix(SVG) for each in root] == ["title", "rect", "text", "rect"]


def test_words_cannot_become_elements() -> None:
    made = svg.drawing(
        9, 9, "<script>", svg.text(0, 0, "</text><script>alert(1)</script>", fill='"><script>')
    )
    assert "<script" not in made
    assert not list(ElementTree.fromstring(made).iter(f"{SVG}script"))


def test_what_xml_cannot_hold_is_replaced() -> None:
    root = ElementTree.fromstring(svg.text(0, 0, "a\x00b\ud800c\uffff"))
    assert root.text == "a\ufffdb\ufffdc\ufffd"


def test_names_of_attributes_have_hyphens_and_what_is_none_is_left_out() -> None:
    made = svg.element("path", d="M0 0", stroke_width=2, stroke=None, class_="road")
    assert made == '<path d="M0 0" stroke-width="2" class="road"/>'


def test_coordinates_are_short_and_whole_numbers_stay_whole() -> None:
    assert [svg.number(each) for each in (1 / 3, 2.0, 2.50, 10, 100, -0.1)] == [
        *("0.33", "2", "2.5", "10", "100", "-0.1")
    ]
    assert svg.group("<g/>", x=1.5, y=0) == '<g transform="translate(1.5 0)"><g/></g>'
    assert svg.group("<g/>") == "<g><g/></g>"


def test_words_are_made_smaller_until_they_fit() -> None:
    assert svg.fitted("short", 13, 200) == 13
    assert svg.fitted("a much longer name than this place has room for", 13, 100) == 7
    assert 7 < svg.fitted("twelve chars", 13, 80) < 13
