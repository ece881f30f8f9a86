"""A game drawn for people who have only a Python shell or a notebook: plain text and SVG.

The text is what the terminal draws, but with codes in place of the words of a language.
"""

from __future__ import annotations

import re
from typing import Any
from xml.sax.saxutils import escape

from quartier.kernel.game import Game
from quartier.kernel.title import title

LINE, LETTER = 18, 8.5
"""The height of a line and the width of a letter in the plain picture."""


def text(game: Game, seat: int | None = None) -> str:
    """The table as this seat sees it, in plain text."""
    view, printed = game.view(seat), game.printed()
    names = [f"seat {each}" for each in range(game.players)]
    render = title(game.title).render
    sections = listed(view) if render is None else render(view, printed, plain_words, names)
    lines = [repr(game)]
    for section in sections:
        lines += ["", section["heading"]] if section.get("heading") else [""]
        lines += table(section) if "rows" in section else []
        lines += section.get("lines", [])
    return "\n".join(line.rstrip() for line in lines).rstrip()


def svg(game: Game, seat: int | None = None) -> str:
    """The table as this seat sees it: the title's own picture, or its text as a picture."""
    draw = title(game.title).picture
    if draw is not None:
        return draw({**game.view(seat), "legal": []}, game.printed())
    lines = text(game, seat).split("\n")
    width, height = 20 + LETTER * max(map(len, lines)), 20 + LINE * len(lines)
    rows = "".join(
        f'<text x="10" y="{10 + LINE * (number + 0.75):g}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' font-family="monospace" font-size="14"><rect width="100%" height="100%" fill="#fff"/>{rows}</svg>'
    )


def plain_words(message: str, **values: Any) -> str:
    """Stands in for the words of a message: the last part of its name, and its values."""
    leaf = re.sub(r"^[a-z0-9]+-[a-z0-9]+-", "", message)
    return " ".join([leaf.replace("-", " "), *(str(value) for value in values.values())])


def listed(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The players side by side, and the other facts of the view: for a title without a drawing of its own."""
    seats = view["seats"]
    fields = dict.fromkeys(name for seat in seats for name in seat)
    found = []
    if fields:
        names = ["", *(f"seat {number}" for number in range(len(seats)))]
        rows = [[readable(name), *(one_line(seat.get(name)) for seat in seats)] for name in fields]
        found.append({"columns": names, "rows": rows})
    hidden = ("title", "seat", "legal", "seats", "to_move", "turn", "result")
    rows = [[readable(name), one_line(value)] for name, value in view.items() if name not in hidden]
    if rows:
        found.append({"columns": ["", ""], "rows": rows})
    return found


def readable(code: str) -> str:
    """A code in the way people write it."""
    return code.replace("_", " ").replace("-", " ")


def one_line(value: Any) -> str:
    """A value of a view on one line."""
    if isinstance(value, dict):
        return "  ".join(f"{readable(name)}: {one_line(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, dict | list) for each in value)
        return (" | " if nested else ", ").join(one_line(each) for each in value)
    if isinstance(value, str):
        return readable(value)
    return "-" if value is None else str(value)


def table(section: dict[str, Any]) -> list[str]:
    """A section's rows below its headings, if it has any."""
    heading = [section["columns"], []] if any(section["columns"]) else []
    return columns([*heading, *section["rows"]])


def columns(rows: list[list[str]]) -> list[str]:
    """Rows of cells as lines with aligned columns. An empty row becomes a rule across the table."""
    wide = [row for row in rows if row]
    widths = [
        max(max((len(line) for line in row[at].split("\n")), default=0) for row in wide)
        for at in range(len(wide[0]))
    ]
    lines = []
    for row in rows:
        if not row:
            lines.append("-" * (sum(widths) + 2 * len(widths) - 2))
            continue
        cells = [cell.split("\n") for cell in row]
        for at in range(max(map(len, cells))):
            parts = (cell[at] if at < len(cell) else "" for cell in cells)
            lines.append("  ".join(part.ljust(width) for part, width in zip(parts, widths)))
    return lines
