"""The table by night as one SVG, drawn from a view: the board, both sides, the pool and the postcards."""

from __future__ import annotations

from quartier.games.lumiere.art import (
    CREAM,
    INK,
    PAVING,
    ROOFS,
    SEATS,
    UNIT,
    Cell,
    View,
    board,
    edge,
    mark,
    paint,
    placed,
    squares,
    vignette,
)
from quartier.kernel.svg import box, disc, drawing, element, number, path, text

LEFT, TOP = 192, 26
"""Where the board begins."""
WIDTH, HEIGHT = 768, 574
SIDE = 158
"""Width of a player's side."""
NIGHT, LINE, LIGHT, PALE = "#0d1430", "#35447c", "#ffcf6b", "#bcc6e8"
STAR = "M0 -6.5 2 -2 6.5 -1.6 3 1.6 4.2 6.4 0 3.8 -4.2 6.4 -3 1.6 -6.5 -1.6 -2 -2Z"


def svg(view: View, printed: View) -> str:
    """The picture. It shows nothing that is not in the view."""
    parts = [paint(), sky(), placed(LEFT, TOP, board(view))]
    for seat in range(2):
        x = 12 if seat == 0 else WIDTH - 12 - SIDE
        parts.append(placed(x, TOP - 12, side(view, printed, seat)))
    parts.append(
        placed(12, TOP + 8 * UNIT + 20, row(view["pool"], printed, "#8a90ab", (2, 0, WIDTH - 24, 9.5)))
    )
    for at, card in enumerate(view["cards"]):
        parts.append(placed(12 + at * 93.5, HEIGHT - 92, postcard(card, view["pending"])))
    return drawing(WIDTH, HEIGHT, view["title"], *parts, background=NIGHT)


def sky() -> str:
    """A few stars."""
    return "".join(
        disc(each * 173 % WIDTH, each * 97 % HEIGHT, 0.6 + each % 3 * 0.3, "#8fa0d8", opacity=0.5)
        for each in range(60)
    )


def side(view: View, printed: View, seat: int) -> str:
    """One player's side: sign, score, tokens, hand, reserve."""
    own, score = view["seats"][seat], view["result"]["scores"][seat]
    on_turn = view["turn"]["seat"] == seat and view["stage"] != "ended"
    parts = [
        box(0, 0, SIDE, 8 * UNIT + 24, "#17224a", LIGHT if on_turn else LINE, 10, stroke_width=2),
        box(0, 12, 5, 8 * UNIT, SEATS[seat], radius=0),
        placed(24, 24, mark("ob"[seat]), scale=1.5),
        text(42, 29, printed["colours"][seat], 14, SEATS[seat]),
        text(SIDE - 14, 33, signed(score["total"]), 26, LIGHT, "end"),
    ]
    if seat in view["result"]["winners"]:
        parts.append(placed(SIDE - 60, 24, path(STAR, LIGHT, None), scale=1.3))
    y = 54
    for line in score["parts"]:
        if line["points"]:
            parts.append(text(18, y, line["part"], 11, PALE))
            parts.append(text(SIDE - 14, y, signed(line["points"]), 11, CREAM, "end"))
            y += 15
    for token in range(4):
        left = token < own["tokens"]
        star = path(STAR, LIGHT, None) if left else path(STAR, "none", PALE, stroke_width=0.7)
        parts.append(placed(24 + token * 18, y + 4, star))
    y += 20
    if own["tiles_left"]:
        parts.append(placed(0, y, tiles(own, printed, seat)))
        y += 56
    parts.append(row(own["reserve"], printed, ROOFS[seat][2], (16, y, SIDE - 10, 12), tuple(own["dead"])))
    return "".join(parts)


def signed(points: int) -> str:
    """Points with a minus sign that is as wide as a figure."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def tiles(own: View, printed: View, seat: int) -> str:
    """The hand, face up for its owner alone, and the stack with the number of tiles in it."""
    parts = []
    for at in range(own["hand_count"]):
        face = back(seat) + placed(22, 22, mark("ob"[seat]))
        if own["hand"] is not None:
            face = tile_face(printed["tiles"][own["hand"][at]][0], seat)
        parts.append(placed(16 + at * 50, 0, face))
    stack = len(own["tiles_left"]) - own["hand_count"]
    if stack:
        parts.append(placed(SIDE - 52, 0, back(seat), text(22, 27, stack, 16, CREAM, "middle")))
    return "".join(parts)


def tile_face(letters: str, seat: int) -> str:
    """A small tile, from letters as its owner sees it."""
    kinds = {"o": "ob"[seat], "r": "bo"[seat]}
    parts = []
    for at, letter in enumerate(letters):
        kind = kinds.get(letter, letter)
        x, y = at % 2 * 22, at // 2 * 22
        parts.append(box(x + 0.5, y + 0.5, 21, 21, PAVING[kind][1], radius=3))
        if kind == "l":
            parts.append(disc(x + 11, y + 11, 5.5, "#ffd97a", "#fff3c4", stroke_width=1.5))
        parts.append(placed(x + 11, y + 11, mark(kind), scale=0.75))
    return "".join(parts)


def back(seat: int) -> str:
    """The back of a tile."""
    return box(0.5, 0.5, 43, 43, ROOFS[seat][0], SEATS[seat], 4)


def row(
    names: list[str],
    printed: View,
    fill: str,
    where: tuple[float, float, float, float],
    dead: tuple[str, ...] = (),
) -> str:
    """Buildings side by side, in as many lines as they need. Dead ones are crossed out."""
    left, y, right, unit = where
    x, parts = left, []
    for name in names:
        cells: list[Cell] = [(column, line) for column, line in printed["shapes"][name]["0"]]
        wide, high = ((max(cell[axis] for cell in cells) + 1) * unit for axis in (0, 1))
        if x + wide > right:
            x, y = left, y + 4 * unit + 8
        drawn = path(squares(cells, unit), fill, None, fill_opacity=0.85)
        drawn += path(edge(cells, unit), "none", CREAM, stroke_width=1.2, stroke_linecap="square")
        if name in dead:
            ends = number(wide), number(high)
            drawn += path("M0 0L{0} {1}M{0} 0L0 {1}".format(*ends), "none", "#ff8f7a", stroke_width=2)
        parts.append(placed(x, y, drawn))
        x += wide + 12
    return "".join(parts)


def postcard(card: View, pending: str | None) -> str:
    """A postcard: its picture, its name, and whose it is."""
    seat = card["seat"]
    stroke = LIGHT if card["card"] == pending else LINE if seat is None else SEATS[seat]
    faded = 0.45 if card["state"] == "unused" else None
    parts = [
        box(0, 0, 88, 80, CREAM, stroke, 4, stroke_width=2.5),
        element("g", placed(4, 4, vignette(card["card"])), opacity=faded),
        text(44, 68, card["card"], 10.5, "#1b2440", "middle"),
    ]
    if seat is not None:
        parts.append(placed(76, 13, disc(0, 0, 8, INK), path(STAR, SEATS[seat], None)))
    if card["state"] == "waiting":
        parts.append(disc(76, 30, 4, LIGHT, INK))
    return "".join(parts)
