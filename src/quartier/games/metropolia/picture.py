"""The table as a drawing: dice and market above, the cities below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.kernel import mover
from quartier.kernel.svg import (
    INK,
    LINE,
    PAPER,
    SEATS,
    box,
    disc,
    drawing,
    element,
    fitted,
    group,
    path,
    text,
)

BANDS = {"blue": "#2a67ad", "green": "#2c7a43", "red": "#b5382a", "purple": "#6c449c", "gold": "#96650b"}
STREET, LAWN, SKY, COIN, COIN_EDGE = "#f3ead4", "#e6f1d3", "#dceef8", "#f2c14e", "#96650b"
WIDTH, MARGIN, GAP = 1000, 16, 8
CARD_WIDTH, CARD_HEIGHT = 89, 76
PANEL_WIDTH = (WIDTH - 2 * MARGIN + GAP) / 2
TILE_WIDTH, TILE_HEIGHT = 72, 58
IN_A_ROW = 6
"""How many establishments of a city stand side by side."""
ICONS = {
    "wheat": "M12 22V6M12 10C9 9 8 7 8 4C11 5 12 7 12 10C12 7 13 5 16 4C16 7 15 9 12 10M12 15C8 14 7 12 6 9"
    "C10 10 12 12 12 15C12 12 14 10 18 9C17 12 16 14 12 15M12 20C8 19 6 17 5 14C9 15 12 17 12 20"
    "C12 17 15 15 19 14C18 17 16 19 12 20Z",
    "cow": "M3 6C5 9 7 8 8 7H16C17 8 19 9 21 6C21 10 19 11 18 11V16C18 20 15 21 12 21C9 21 6 20 6 16V11"
    "C5 11 3 10 3 6ZM8 16C10 14 14 14 16 16C15 19 9 19 8 16Z",
    "gear": "M10 2H14L15 5L18 4L20 7L18 9L22 10V14L18 15L20 18L17 20L15 18L14 22H10L9 18L6 20L4 17L6 15L2 14"
    "V10L6 9L4 6L7 4L9 6ZM12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5Z",
    "bread": "M4 12C2 7 7 5 12 5C17 5 22 7 20 12V19H4ZM8 9V12M12 8V12M16 9V12",
    "factory": "M2 21V9L8 13V9L14 13V9L17 11V3H21V21ZM6 16H9V19H6ZM12 16H15V19H12Z",
    "fruit": "M12 8C9 5 4 7 4 13C4 18 8 22 12 20C16 22 20 18 20 13C20 7 15 5 12 8ZM12 8C12 5 13 3 16 2",
    "cup": "M4 8H17V14C17 18 14 20 10.5 20C7 20 4 18 4 14ZM17 10C22 9 22 16 17 15M8 5V2M12 5V2",
    "boat": "M2 15H22L18 21H6ZM11 3V13H4ZM13 5V13H19Z",
    "tower": "M9 22L11 9H13L15 22ZM12 9V2M6 22H18M7 5A6 6 0 0 1 17 5",
    "landmark": "M3 21H21M4 19V10H7V19M10.5 19V10H13.5V19M17 19V10H20V19M2 8L12 2L22 8Z",
}
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""The places of the dots on a die, numbered row by row."""


def svg(view: Mapping[str, Any], printed: Mapping[str, Any]) -> str:
    """The table of this view as an SVG document."""
    cards = {card["id"]: card for card in printed["cards"]}
    market = laid_out(view["market"], cards)
    columns = (WIDTH - 2 * MARGIN + GAP) // (CARD_WIDTH + GAP)
    top = 74
    street = -(-len(market) // columns) * (CARD_HEIGHT + GAP) + GAP
    shapes = [heading(view), box(MARGIN - GAP, top, WIDTH - 2 * (MARGIN - GAP), street, STREET, radius=10)]
    for place, each in enumerate(market):
        right = MARGIN + place % columns * (CARD_WIDTH + GAP)
        down = top + GAP + place // columns * (CARD_HEIGHT + GAP)
        shapes.append(card(right, down, cards[each], view["market"][each]))
    y = float(top + street + GAP)
    for first in range(0, len(view["seats"]), 2):
        pair = view["seats"][first : first + 2]
        height = max(city_height(city) for city in pair)
        for side, city in enumerate(pair):
            x = MARGIN - GAP + side * (PANEL_WIDTH + GAP)
            shapes.append(group(*panel(view, printed, cards, city, height), x=x, y=y))
        y += height + GAP
    return drawing(WIDTH, y + GAP, f"Metropolia, {said(view)}", *shapes, background=SKY)


def laid_out(names: Mapping[str, Any], cards: Mapping[str, Any]) -> list[str]:
    """Cards in the order of their rolls, purple ones last."""
    return sorted(
        names,
        key=lambda name: (cards[name]["colour"] == "purple", cards[name]["number"], cards[name]["highest"]),
    )


def named(code: str) -> str:
    """The words of a code: ``wheat_field`` is a wheat field."""
    return code.replace("_", " ")


def said(view: Mapping[str, Any]) -> str:
    """The turn in words."""
    number, seat = view["turn"]["number"], view["turn"]["seat"]
    if seat is None:
        return "before the first turn"
    if view["to_move"] == mover.OVER:
        return f"won by seat {seat} in turn {number}"
    return f"turn {number}, seat {seat}"


def heading(view: Mapping[str, Any]) -> str:
    """The turn, the phase, the dice and the deck."""
    shapes = [
        text(MARGIN, 34, "Metropolia", 24, weight="bold"),
        text(MARGIN, 58, said(view), 15),
        text(240, 58, f"phase: {view['phase']}", 15, fill="#5c5147"),
    ]
    x = 520.0
    for face in view["roll"]["dice"]:
        shapes.append(die(x, 20, face))
        x += 50
    if view["roll"]["added"]:
        shapes.append(text(x, 50, f"+ {view['roll']['added']}", 22, weight="bold"))
        x += 46
    if view["roll"]["dice"]:
        shapes.append(text(x + 4, 50, f"= {view['roll']['total']}", 22, weight="bold"))
    if view["deck"]:
        shapes += [
            box(WIDTH - MARGIN - 38 + step, 14 + step, 30, 42, "#7a5c3e", PAPER, 4) for step in (0, 3, 6)
        ]
        shapes.append(text(WIDTH - MARGIN - 17, 47, view["deck"], 15, PAPER, "middle", "bold"))
        shapes.append(text(WIDTH - MARGIN - 48, 47, "deck", 13, anchor="end"))
    return "".join(shapes)


def die(x: float, y: float, face: int) -> str:
    """A die of 40 by 40."""
    dots = [disc(x + 10 + int(at) % 3 * 10, y + 10 + int(at) // 3 * 10, 3.6, INK) for at in PIPS[face]]
    return box(x, y, 40, 40, "#ffffff", INK, 8) + "".join(dots)


def icon(x: float, y: float, size: float, name: str, colour: str) -> str:
    """The icon of a card, in a square."""
    drawn = path(
        ICONS[name],
        colour,
        colour,
        stroke_width=1.2,
        stroke_linejoin="round",
        fill_rule="evenodd",
        opacity=0.9,
    )
    return group(element("g", drawn, transform=f"scale({size / 24:.3f})"), x=x, y=y)


def coin(x: float, y: float, radius: float, worth: int) -> str:
    """A coin with a number."""
    size = radius * (1.25 if worth < 100 else 0.85)
    return disc(x, y, radius, COIN, COIN_EDGE, stroke_width=1.2) + text(
        x, y + size * 0.36, worth, size, INK, "middle", "bold"
    )


def rolls(printed: Mapping[str, Any]) -> str:
    """The rolls of a card as printed."""
    lowest, highest = printed["number"], printed["highest"]
    return f"{lowest}" if lowest == highest else f"{lowest}\u2013{highest}"


def card(x: float, y: float, printed: Mapping[str, Any], copies: int) -> str:
    """A pile of the market: as many edges as cards, up to four."""
    band = BANDS[printed["colour"]]
    below = [
        box(x + step * 1.6, y + step * 1.6, CARD_WIDTH - 4, CARD_HEIGHT - 6, PAPER, LINE, 7)
        for step in range(min(copies, 4) - 1, 0, -1)
    ]
    name = named(printed["id"])
    return "".join(
        [
            *below,
            box(x, y, CARD_WIDTH - 4, CARD_HEIGHT - 6, band, band, 7),
            box(x + 1.5, y + 17, CARD_WIDTH - 7, CARD_HEIGHT - 24.5, PAPER, radius=5),
            text(x + 7, y + 13, rolls(printed), 13, "#ffffff", weight="bold"),
            text(x + CARD_WIDTH - 10, y + 13, f"\u00d7{copies}", 11, "#ffffff", "end"),
            icon(x + 34, y + 22, 26, printed["icon"], band),
            coin(x + 15, y + 34, 9.5, printed["cost"]),
            text(x + (CARD_WIDTH - 4) / 2, y + 63, name, fitted(name, 11, CARD_WIDTH - 12), INK, "middle"),
        ]
    )


def city_height(city: Mapping[str, Any]) -> float:
    """The height of a city's panel."""
    return 42 + 46 + -(-len(city["cards"]) // IN_A_ROW) * (TILE_HEIGHT + 4) + GAP


def panel(
    view: Mapping[str, Any],
    printed: Mapping[str, Any],
    cards: Mapping[str, Any],
    city: Mapping[str, Any],
    height: float,
) -> list[str]:
    """A city: its purse, its landmarks, its establishments."""
    seat = city["seat"]
    colour = SEATS[seat]
    is_turn = view["turn"]["seat"] == seat
    has_won = is_turn and view["to_move"] == mover.OVER
    built = sum(city["landmarks"].values())
    shapes = [
        box(
            0, 0, PANEL_WIDTH, height, LAWN, colour if is_turn else LINE, 10, stroke_width=3 if is_turn else 1
        ),
        box(8, 8, 92, 26, colour, radius=13),
        text(54, 26, f"seat {seat}", 14, "#ffffff", "middle", "bold"),
        coin(126, 21, 14, city["coins"]),
        text(PANEL_WIDTH - 12, 26, f"{built} of {len(city['landmarks'])} landmarks", 13, anchor="end"),
    ]
    if has_won:
        shapes.append(text(PANEL_WIDTH / 2, 27, "\u2605 has won", 17, colour, "middle", "bold"))
    for place, each in enumerate(printed["landmarks"]):
        shapes.append(landmark(8 + place * (TILE_WIDTH + 7), 40, each, city["landmarks"][each["id"]]))
    for place, name in enumerate(laid_out(city["cards"], cards)):
        x = 8 + place % IN_A_ROW * (TILE_WIDTH + 7)
        y = 88 + place // IN_A_ROW * (TILE_HEIGHT + 4)
        shapes.append(tile(x, y, cards[name], city["cards"][name]))
    return shapes


def landmark(x: float, y: float, printed: Mapping[str, Any], is_built: bool) -> str:
    """A landmark: in gold when it stands, a plan with its price when it does not."""
    name = named(printed["id"])
    width, height = TILE_WIDTH + 3, 42
    if is_built:
        return "".join(
            [
                box(x, y, width, height, BANDS["gold"], BANDS["gold"], 6),
                icon(x + width / 2 - 10, y + 4, 20, "landmark", "#ffffff"),
                text(x + width / 2, y + 37, name, fitted(name, 10, width - 6), "#ffffff", "middle"),
            ]
        )
    return "".join(
        [
            box(x, y, width, height, PAPER, "#8aa3c2", 6, stroke_dasharray="4 3"),
            icon(x + width / 2 - 19, y + 5, 18, "landmark", "#8aa3c2"),
            coin(x + width / 2 + 14, y + 15, 9.5, printed["cost"]),
            text(x + width / 2, y + 37, name, fitted(name, 10, width - 6), "#5c5147", "middle"),
        ]
    )


def tile(x: float, y: float, printed: Mapping[str, Any], copies: int) -> str:
    """The copies of one establishment in a city."""
    band = BANDS[printed["colour"]]
    name = named(printed["id"])
    width = TILE_WIDTH + 3
    shapes = [
        box(x, y, width, TILE_HEIGHT, band, band, 6),
        box(x + 1.5, y + 14, width - 3, TILE_HEIGHT - 15.5, PAPER, radius=4.5),
        text(x + 6, y + 11, rolls(printed), 11, "#ffffff", weight="bold"),
        icon(x + width / 2 - 11, y + 17, 22, printed["icon"], band),
        text(x + width / 2, y + 52, name, fitted(name, 10, width - 6), INK, "middle"),
    ]
    if copies > 1:
        shapes.append(text(x + width - 6, y + 11, f"\u00d7{copies}", 11, "#ffffff", "end", "bold"))
    return "".join(shapes)
