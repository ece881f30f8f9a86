"""Drawing in SVG, as text: what the pictures of all titles have in common.

Shapes are made by functions that give the text of an element; ``drawing`` puts them into a document.
Numbers and words may come from anywhere: everything is escaped here, and there are no scripts.
"""

from __future__ import annotations

import re
from html import escape

INK = "#2b2520"
PAPER = "#fbf6ea"
LINE = "#cdbb95"
SEATS = ("#b5442e", "#2a67ad", "#96740b", "#2c7a43")
"""A colour for each seat; white text is readable on all of them."""
FONT = "Georgia, 'Times New Roman', serif"
UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may contain."""

Value = str | int | float


def plain(words: Value) -> str:
    """Text made safe for an element or an attribute."""
    return escape(UNPRINTABLE.sub("\ufffd", str(words)))


def number(value: float) -> str:
    """A coordinate rounded to a hundredth, so that a drawing is the same everywhere."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, *inside: str, **attributes: Value | None) -> str:
    """An element. ``stroke_width=2`` becomes ``stroke-width="2"``; attributes that are None are left out."""
    given = "".join(attribute(each, value) for each, value in attributes.items() if value is not None)
    body = "".join(inside)
    return f"<{name}{given}>{body}</{name}>" if body else f"<{name}{given}/>"


def attribute(name: str, value: Value) -> str:
    """One attribute, after a space."""
    shown = number(value) if isinstance(value, float) else value
    return f' {name.rstrip("_").replace("_", "-")}="{plain(shown)}"'


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = PAPER,
    stroke: str | None = None,
    radius: float = 6,
    **more: Value | None,
) -> str:
    """A rectangle with rounded corners."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=radius or None, fill=fill, stroke=stroke, **more
    )


def disc(
    x: float, y: float, radius: float, fill: str, stroke: str | None = None, **more: Value | None
) -> str:
    """A circle around its centre."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, **more)


def path(points: str, fill: str = "none", stroke: str | None = INK, **more: Value | None) -> str:
    """A line or an outline, as an SVG path."""
    return element("path", d=points, fill=fill, stroke=stroke, **more)


def polygon(
    points: list[tuple[float, float]], fill: str, stroke: str | None = None, **more: Value | None
) -> str:
    """A polygon with these corners."""
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=corners, fill=fill, stroke=stroke, **more)


def text(
    x: float,
    y: float,
    words: Value,
    size: float = 13,
    fill: str = INK,
    anchor: str = "start",
    weight: str | None = None,
    **more: Value | None,
) -> str:
    """A line of words on its base line; ``anchor`` is start, middle or end."""
    return element(
        "text",
        plain(words),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        font_weight=weight,
        **more,
    )


def fitted(words: str, size: float, width: float, smallest: float = 7) -> float:
    """The font size at which this many letters fit a width, at most ``size``."""
    needed = len(words) * 0.59
    return max(min(size, width / needed if needed else size), smallest)


def group(*inside: str, x: float = 0, y: float = 0, **more: Value | None) -> str:
    """Several shapes together, moved to a place."""
    moved = f"translate({number(x)} {number(y)})" if x or y else None
    return element("g", *inside, transform=moved, **more)


def drawing(width: float, height: float, name: str, *inside: str, background: str = PAPER) -> str:
    """A whole document; ``name`` is what a screen reader says of it."""
    return element(
        "svg",
        element("title", plain(name)),
        element("rect", width=width, height=height, fill=background),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        font_family=FONT,
    )
