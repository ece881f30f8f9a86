"""The board by night: streets, houses, light, and what stands in the streets."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from quartier.kernel.svg import box, disc, element, number, path, text

View = dict[str, Any]
Cell = tuple[float, float]
UNIT = 48
"""Width of a space."""
PAVING = {
    "o": ("#a5561f", "#c2703a"),
    "b": ("#284f8c", "#3a6bb0"),
    "m": ("#5d3b80", "#7a55a2"),
    "l": ("#333a58", "#474f72"),
}
ROOFS = (("#7a3a18", "#ffc98a", "#e07f31"), ("#1d3a6c", "#a9cbff", "#3f78d0"))
"""By seat: slates, the edge of the roof, the chimney."""
SEATS = ("#f0913f", "#6ea8ff")
CREAM, INK = "#f6ecd6", "#0b1124"
STONES = (
    (0, 0, 15, 10), (16, 0, 17, 10), (34, 0, 14, 10), (-8, 12, 16, 11), (9, 12, 14, 11), (24, 12, 16, 11),
    (41, 12, 15, 11), (0, 25, 13, 10), (14, 25, 18, 10), (33, 25, 15, 10), (-6, 37, 15, 10),
    (10, 37, 15, 10), (26, 37, 14, 10), (41, 37, 15, 10),
)  # fmt: skip
LIGHT = ((0, "#fff3c4", 0.85), (0.3, "#ffcf6b", 0.48), (0.7, "#ffb648", 0.26), (1, "#ffb648", 0.12))
"""From the lamp outwards: how far, which colour, how strong."""
TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}


def paint() -> str:
    """Stones and light, to be named by the rest."""
    patterns = [
        element(
            "pattern",
            box(0, 0, UNIT, UNIT, "#141b33", radius=0),
            *(
                box(x + 0.5, y + 0.5, width - 1, height, tints[each % 2], radius=2.5)
                for each, (x, y, width, height) in enumerate(STONES)
            ),
            id=f"lumiere-{kind}",
            width=UNIT,
            height=UNIT,
            patternUnits="userSpaceOnUse",
        )
        for kind, tints in PAVING.items()
    ]
    glow = [element("stop", offset=at, stop_color=tint, stop_opacity=how) for at, tint, how in LIGHT]
    return element("defs", *patterns, element("radialGradient", *glow, id="lumiere-glow"))


def placed(x: float, y: float, *inside: str, scale: float = 1, turn: int = 0) -> str:
    """Something drawn around 0, 0, moved to its place."""
    moved = f"translate({number(x)} {number(y)})"
    if scale != 1:
        moved += f" scale({number(scale)})"
    if turn:
        moved += f" rotate({turn})"
    return element("g", *inside, transform=moved)


def edge(cells: list[Cell], unit: float) -> str:
    """The outline of some squares, as a path of its pieces."""
    found = set(cells)
    lines = []
    for x, y in cells:
        left, top, right, bottom = (number(each * unit) for each in (x, y, x + 1, y + 1))
        if (x, y - 1) not in found:
            lines.append(f"M{left} {top}H{right}")
        if (x, y + 1) not in found:
            lines.append(f"M{left} {bottom}H{right}")
        if (x - 1, y) not in found:
            lines.append(f"M{left} {top}V{bottom}")
        if (x + 1, y) not in found:
            lines.append(f"M{right} {top}V{bottom}")
    return "".join(lines)


def squares(cells: list[Cell], unit: float) -> str:
    """Some squares, as one path."""
    side = number(unit)
    return "".join(f"M{number(x * unit)} {number(y * unit)}h{side}v{side}h-{side}z" for x, y in cells)


def on_board(spaces: list[int]) -> list[Cell]:
    """Spaces as columns and rows."""
    return [(space % 8, space // 8) for space in spaces]


def middle(space: int) -> tuple[float, float]:
    return (space % 8 + 0.5) * UNIT, (space // 8 + 0.5) * UNIT


def board(view: View) -> str:
    """Streets, then houses, then light, then what stands in the streets."""
    wide = 8 * UNIT + 16
    parts = [box(-8, -8, wide, wide, "#0a1026", "#c9a35a", stroke_width=2.5), streets(view)]
    parts += [house(each) for each in view["buildings"]]
    parts += [shine(lamp, view["ground"]) for lamp in view["lamps"]]
    parts += [lantern(lamp) for lamp in view["lamps"]]
    parts += [piece(each) for each in view["pieces"]]
    for line in range(8):
        at = (line + 0.5) * UNIT
        parts.append(text(at, -11, "abcdefgh"[line], 9, "#8f9bcb", "middle"))
        parts.append(text(-13, at + 3, line + 1, 9, "#8f9bcb", "middle"))
    return "".join(parts)


def streets(view: View) -> str:
    """Tiles, and the areas that wait for one."""
    parts = []
    for area in range(16):
        x, y, wide = area % 4 * 2 * UNIT, area // 4 * 2 * UNIT, 2 * UNIT
        if view["ground"][area // 4 * 16 + area % 4 * 2] == ".":
            parts.append(
                box(x + 5, y + 5, wide - 10, wide - 10, "none", "#3a4778", 8, stroke_dasharray="7 6")
            )
            continue
        for step in (0, 1, 8, 9):
            space = area // 4 * 16 + area % 4 * 2 + step
            kind = view["ground"][space]
            left, top = x + step % 8 * UNIT, y + step // 8 * UNIT
            parts.append(box(left, top, UNIT, UNIT, f"url(#lumiere-{kind})", radius=0))
            parts.append(placed(*middle(space), mark(kind)))
        parts.append(box(x, y, wide, wide, "none", INK, 3, stroke_width=2.5))
    return "".join(parts)


def mark(kind: str) -> str:
    """The sign of a colour, so that colour is never the only one: a ring, a square, or both."""
    if kind == "o":
        return disc(0, 0, 6, "none", "#ffdfae", stroke_width=1.8)
    if kind == "b":
        return box(-5.5, -5.5, 11, 11, "none", "#cfe2ff", 0, stroke_width=1.8)
    if kind == "m":
        ring = disc(-3.5, 0, 6, "none", "#ffdfae", stroke_width=1.8)
        return ring + box(-1.5, -5.5, 11, 11, "none", "#cfe2ff", 0, stroke_width=1.8)
    return ""


def house(each: View) -> str:
    """A building from above: slates, the edge of its roof, windows lit or dark, a chimney."""
    dark, bright, chimney = ROOFS[each["seat"]]
    cells = on_board(each["cells"])
    garden = each["building"] == "garden"
    roof, line, heart = squares(cells, UNIT), edge(cells, UNIT), central(cells)
    parts = [
        placed(3, 4, path(roof, "#060a18", None, opacity=0.55)),
        path(roof, "#2d6a4a" if garden else dark, None),
        path(line, "none", INK, stroke_width=6, opacity=0.45, stroke_linecap="square"),
        path(line, "none", bright, stroke_width=2.5, stroke_linecap="square"),
    ]
    for cell in cells:
        if garden:
            parts.append(placed(cell[0] * UNIT, cell[1] * UNIT, trees()))
        elif cell != heart:
            parts.append(placed(cell[0] * UNIT, cell[1] * UNIT, window(bool(each["lamps"]))))
    if each["annex"] is not None:
        x, y = each["annex"] % 8 * UNIT, each["annex"] // 8 * UNIT
        parts.append(box(x + 8, y + 8, 32, 32, "none", CREAM, 0, stroke_width=2, stroke_dasharray="5 4"))
    stack = box(-12, -12, 24, 24, chimney, INK, 3, stroke_width=2) + box(-8, -8, 16, 16, "#10172c", radius=0)
    sign = placed(0, 0, mark("ob"[each["seat"]]), scale=0.8)
    parts.append(placed((heart[0] + 0.5) * UNIT, (heart[1] + 0.5) * UNIT, stack, sign))
    return "".join(parts)


def window(lit: bool) -> str:
    """A window in the roof."""
    pane = box(17, 18, 14, 12, "#ffdf8a" if lit else "#141c38", INK, 1.5, stroke_width=1.5)
    return pane + path("M24 18v12M17 24h14", "none", INK)


def trees() -> str:
    """Two trees on a space of the garden."""
    return disc(14, 15, 6, "#4b9a6b", "#17402d") + disc(34, 32, 7, "#5fb07f", "#17402d")


def central(cells: list[Cell]) -> Cell:
    """The cell nearest to the middle of all."""
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return min(cells, key=lambda cell: ((cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell))


def shine(lamp: View, ground: str) -> str:
    """Light on just the spaces that a lamp reaches."""
    lit = [space for space in lamp["lights"] if ground[space] != "."]
    reach = squares(on_board([*lit, lamp["space"]]), UNIT)
    name = f"lumiere-{crc32(reach.encode()):x}"  # one page may hold many pictures: same name, same reach
    fall = disc(
        *middle(lamp["space"]), UNIT * (2.6 if lamp["kind"] == "large" else 1.6), "url(#lumiere-glow)"
    )
    clip = element("clipPath", path(reach, "none", None), id=name)
    return clip + element("g", fall, clip_path=f"url(#{name})", style="mix-blend-mode:screen")


def lantern(lamp: View) -> str:
    """A streetlight, seen a little from the side."""
    large = lamp["kind"] == "large"
    parts = [
        path("M-1.5 15 -1 -4H1L1.5 15ZM-5 15.5q5 -4 10 0z", "#24433f", INK, stroke_width=0.7),
        path("M-4 -4 -5 -13H5L4 -4Z", "#fff1b8", "#24433f", stroke_width=1.3),
        path("M-6 -13 0 -19 6 -13Z", "#3d8b7d", "#1b3531"),
    ]
    if lamp["kind"] == "piece":
        parts.insert(0, disc(0, 0, 20, "none", "#fff1b8", stroke_dasharray="3 3"))
    if large:
        arms = "M0 -2C-7 -3 -10 -7 -10 -11M0 -2C7 -3 10 -7 10 -11"
        parts.insert(0, path(arms, "none", "#24433f", stroke_width=1.8))
        parts += [disc(-10, -13, 3.5, "#fff4c9"), disc(10, -13, 3.5, "#fff4c9")]
    return placed(*middle(lamp["space"]), *parts, scale=1.35 if large else 1)


def piece(each: View) -> str:
    """A pawn, the statue, the fountain or the piece of Chartier; lamps and the annex are drawn elsewhere."""
    name, cells, colour = each["piece"], each["cells"], SEATS[each["seat"]]
    x, y = (sum(middle(cell)[axis] for cell in cells) / len(cells) for axis in (0, 1))
    foot = disc(0, 0, 18, colour, INK, stroke_width=1.5)
    if name == "painter":
        easel = path("M-11 13 0 -10 11 13M-7 4H7", "none", INK, stroke_width=2.4)
        hills = path("M-7 1l4 -6 4 4 2.5 -2.5 4 4.5z", "#3d8b7d", None)
        return placed(x, y, foot, easel, box(-9, -10, 18, 13, "#fbf3dd", radius=0), hills)
    if name == "dancer":
        skirt = path("M-2.5 -5 2.5 -5 12 8Q0 13 -12 8Z", "#c93b4a", None)
        hem = path("M-12 8q3 3 6 0 3 3 6 0 3 3 6 0 3 3 6 0", "none", "#ffe3ea")
        return placed(x, y, foot, skirt, disc(0, -10, 4, "#f7d8b8"), hem)
    if name == "statue":
        gaze = placed(0, 0, path("M0 -23 6 -14H-6Z", "#ffe08f", None), turn=TURNS[each["facing"]])
        figure = path("M-7 7Q-8 -2 -2 -4 -4 -11 2 -11.5 7 -11 6 -5 10 -3 7 7Z", "#c3c8d4", None)
        return placed(x, y, foot, gaze, box(-10, 7, 20, 7, "#8a8f9f", radius=0), figure)
    if name == "fountain":
        basin = box(-43, -19, 86, 38, "#8a8f9f", INK, 18) + box(-38, -14, 76, 28, "#4aa3c7", radius=13)
        waves = path("M-29 2q6 -6 12 0t12 0M6 5q6 -6 12 0t12 0", "none", "#c9efff", stroke_width=2)
        return placed(x, y, basin, waves, disc(0, 0, 6, colour), turn=90 if cells[1] - cells[0] == 8 else 0)
    if name == "mixed":
        frame = box(-21, -21, 42, 42, "none", "#d9b6ff", 4, stroke_width=2, stroke_dasharray="6 4")
        return placed(x, y, frame)
    return ""
