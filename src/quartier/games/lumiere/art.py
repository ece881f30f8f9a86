"""The drawings that ``picture.py`` is made of: the board at night, its pieces, and the postcards."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from quartier.games.lumiere.geometry import top_left
from quartier.games.lumiere.pieces import AREAS, COLUMNS, FACINGS
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
TURNS = {facing: quarter * 90 for quarter, facing in enumerate(FACINGS)}


def paint() -> str:
    """The patterns of stones and the glow of a lamp, which the other drawings refer to by name."""
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
    """A drawing around 0, 0, moved to its place."""
    moved = f"translate({number(x)} {number(y)})"
    if scale != 1:
        moved += f" scale({number(scale)})"
    if turn:
        moved += f" rotate({turn})"
    return element("g", *inside, transform=moved)


def edge(cells: list[Cell], unit: float) -> str:
    """The outline of some squares as a path."""
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
    """Some squares as one path."""
    side = number(unit)
    return "".join(f"M{number(x * unit)} {number(y * unit)}h{side}v{side}h-{side}z" for x, y in cells)


def on_board(spaces: list[int]) -> list[Cell]:
    """Spaces as columns and rows."""
    return [(space % 8, space // 8) for space in spaces]


def middle(space: int) -> tuple[float, float]:
    """The middle of a space."""
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
        parts.append(text(at, -11, COLUMNS[line], 9, "#8f9bcb", "middle"))
        parts.append(text(-13, at + 3, line + 1, 9, "#8f9bcb", "middle"))
    return "".join(parts)


def streets(view: View) -> str:
    """The tiles, and the areas that are still empty."""
    parts = []
    for area in range(AREAS):
        x, y, wide = area % 4 * 2 * UNIT, area // 4 * 2 * UNIT, 2 * UNIT
        if view["ground"][top_left(area)] == ".":
            parts.append(
                box(x + 5, y + 5, wide - 10, wide - 10, "none", "#3a4778", 8, stroke_dasharray="7 6")
            )
            continue
        for step in (0, 1, 8, 9):
            space = top_left(area) + step
            kind = view["ground"][space]
            left, top = x + step % 8 * UNIT, y + step // 8 * UNIT
            parts.append(box(left, top, UNIT, UNIT, f"url(#lumiere-{kind})", radius=0))
            parts.append(placed(*middle(space), mark(kind)))
        parts.append(box(x, y, wide, wide, "none", INK, 3, stroke_width=2.5))
    return "".join(parts)


def mark(kind: str) -> str:
    """The sign of a colour: a ring, a square, or both. Colour is never the only difference."""
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
    """The cell nearest to the middle of a shape."""
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return min(cells, key=lambda cell: ((cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell))


def shine(lamp: View, ground: str) -> str:
    """The light of a lamp, on the spaces that it reaches and nowhere else."""
    lit = [space for space in lamp["lights"] if ground[space] != "."]
    reach = squares(on_board([*lit, lamp["space"]]), UNIT)
    name = f"lumiere-{crc32(reach.encode()):x}"  # many pictures on a page: same name, same reach
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
    """A pawn, the statue, the fountain or the mixed space piece. Lamps and the annex are drawn elsewhere."""
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


# --- the small pictures on the postcards ---------------------------------------------------------

CARD_INK = "#1b1a2e"
SKIES = {
    "levitation": "#5b5a92",
    "metropolitain": "#4f7d84",
    "jardin": "#b7d3a6",
    "sacre-coeur": "#a493a6",
    "peintre": "#e0b080",
    "chartier": "#9a5f42",
    "bouquinistes": "#b3b8b6",
    "lampadaire": "#28336a",
    "moulin-rouge": "#6a293d",
    "penseur": "#9fb09a",
    "fontaine": "#8fb8cc",
    "grande-lumiere": "#33305e",
}
LAMP = (
    ("M38 50 39.5 20h2L43 50z", "#3d8b7d"),
    ("M36 20 34.5 10h12L45 20z", "#fff1b8"),
    ("M33 10 40.5 3 48 10z", "#3d8b7d"),
)
DRAWN: dict[str, tuple[tuple[str, str], ...]] = {
    "levitation": (
        ("M24 30V18l16-8 16 8v12z", "#e9d3a8"),
        ("M20 19 40 8l20 11z", "#a4503a"),
        ("M34 30v-8h6v8z", "#5a3a2a"),
        ("M28 35q2 4 0 10h-1q2-5 0-10zM40 35q2 5 0 13h-1q2-7 0-13zM52 35q2 4 0 10h-1q2-5 0-10z", "#fff3c4"),
    ),
    "metropolitain": (
        ("M18 50V26Q22 8 40 8t22 18v24h-4V26Q56 12 40 12T22 26v24z", "#2e6a4e"),
        ("M24 18h32v10H24z", "#e8d28a"),
        ("M30 50l4-14h12l4 14z", "#1c2730"),
    ),
    "jardin": (
        ("M0 38q20-7 40 0t40 0v14H0z", "#4f8a55"),
        ("M22 38V22q0-12 18-12t18 12v16z", "#e3f2ec"),
        ("M22 25h36v1H22zM31 12h1v26h-1zM40 10h1v28h-1zM49 12h1v26h-1z", "#4a7a70"),
    ),
    "sacre-coeur": (
        ("M0 52 40 32l40 20z", "#6f8a5a"),
        ("M25 40V26h30v14z", "#f6f0e0"),
        ("M33 26q0-15 7-18 7 3 7 18zM23 28q0-8 4-10 4 2 4 10zM49 28q0-8 4-10 4 2 4 10z", "#fffaf0"),
    ),
    "peintre": (
        ("M24 50 39 12h3l15 38h-3L40.5 18 27 50z", "#4a2f1f"),
        ("M25 14h30v20H25z", "#fbf3dd"),
        ("M27 32l8-11 6 7 4-4 8 8z", "#3d7a6a"),
    ),
    "chartier": (
        ("M0 0h80v10H0z", "#7a2a24"),
        ("M0 10q5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0z", "#f0d9a8"),
        ("M20 38q20-8 40 0-20 9-40 0z", "#f6efe0"),
        ("M32 36q8-11 16 0z", "#b5683a"),
        ("M39 42h2v10h-2z", CARD_INK),
    ),
    "bouquinistes": (
        ("M0 42q10-3 20 0t20 0 20 0 20 0v10H0z", "#4a7fa0"),
        ("M12 38V24h24v14zM46 38V26h22v12z", "#3d6a55"),
        ("M10 24l3-6h22l3 6z", "#4f8a6a"),
        ("M16 27h2v10h-2zM21 26h2v11h-2zM26 27h2v10h-2zM31 26h2v11h-2z", "#e8c06a"),
        ("M50 28h2v9h-2zM55 28h2v9h-2zM60 28h2v9h-2z", "#d87a5a"),
    ),
    "lampadaire": (("M40.5 -4a19 19 0 1 0 .1 0z", "#5b5a72"), *LAMP),
    "moulin-rouge": (
        ("M29 50l5-26h12l5 26z", "#b8323c"),
        ("M32 24q8-12 16 0z", "#7a1f2a"),
        ("M39 22 24 6l5-3 12 18zM42 21 58 7l4 5-18 12z", "#f6e0b0"),
        ("M43 25l14 15-5 4-12-18zM38 25 21 38l-3-5 17-11z", "#f6e0b0"),
    ),
    "penseur": (
        ("M28 50v-9h24v9z", "#a8a89a"),
        ("M31 41q-2-9 4-14-1-8 6-9 8 1 6 9 5 5 3 14z", "#6a6f6a"),
    ),
    "fontaine": (
        ("M12 48q0-8 28-8t28 8z", "#8a8f9f"),
        ("M25 33q15 7 30 0l-3 7H28z", "#a8adb8"),
        ("M40 14q-14-8-18 14 5-14 18-12 13-2 18 12-4-22-18-14z", "#e6f7ff"),
        ("M38.5 33l1-18h1l1 18z", "#c3c8d4"),
    ),
    "grande-lumiere": (
        ("M40.5 -12a27 27 0 1 0 .1 0z", "#5c5068"),
        ("M40 28Q27 28 26 16h2Q29 25 40 26 52 25 53 16h2Q54 28 40 28z", "#3d8b7d"),
        ("M27 10a4 4 0 1 0 .1 0zM54 10a4 4 0 1 0 .1 0z", "#fff4c9"),
        *LAMP,
    ),
}  # fmt: skip


BOX = "M0 0h80v52H0z"


def vignette(card: str) -> str:
    """The picture on a postcard: 80 wide, 52 high."""
    shapes = [path(d, fill, CARD_INK, stroke_width=0.8, stroke_linejoin="round") for d, fill in DRAWN[card]]
    clip = element("clipPath", path(BOX, "none", None), id="lumiere-card")
    return clip + path(BOX, SKIES[card], None) + element("g", *shapes, clip_path="url(#lumiere-card)")
