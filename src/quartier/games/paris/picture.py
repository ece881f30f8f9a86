"""The round city as a picture: districts, buildings, keys, landmarks, the bonus track, and the players."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from quartier.games.paris import art
from quartier.kernel.svg import INK, SEATS, box, disc, drawing, element, fitted, group, number, path, text

WIDTH, HEIGHT = 1500, 1000
MIDDLE = 500
CITY, TRACK_IN, TRACK_OUT = 400, 408, 478
GOLD, GREEN, FAINT, CREAM = "#b48a34", "#1f5b45", "#8a7c58", "#fff8e6"
GROUND, WEDGES, ZONES = "#f3e6c3", ("#fdf7e6", "#e6efd9"), {"A": "#f9ecc5", "B": "#dcebcd", "C": "#f5d5b4"}
SPOTS = {1: (176, -14.0), 2: (176, 14.0), 3: (256, -19.0), 4: (254, 0.0), 5: (256, 19.0), 8: (332, -7.5)}
"""Where the spaces of a district lie: the radius, and degrees from its middle."""
NAMES = {
    "notre-dame": "Notre-Dame",
    "opera-garnier": "Opéra Garnier",
    "sacre-coeur": "Sacré-Cœur",
    "saint-germain": "Saint-Germain",
}
"""Names whose spelling does not follow from their codes."""
TILE = 0.88
"""How large the tiles of the city are drawn."""

Document = dict[str, Any]
Point = tuple[float, float]


def svg(view: Document, printed: Document) -> str:
    """The view as an SVG document. It shows only what is in the view."""
    number_of_turn = view["turn"]["number"]
    name = f"Paris, turn {number_of_turn}" if number_of_turn else "Paris, the set-up"
    city = group(
        disc(0, 0, TRACK_OUT + 12, GREEN),
        track(view, printed),
        disc(0, 0, CITY + 3, GROUND, GOLD, stroke_width=3),
        *(district(view, printed, index) for index in range(6)),
        middle(view),
        x=MIDDLE,
        y=MIDDLE,
    )
    return drawing(WIDTH, HEIGHT, name, city, side(view, printed), background="#fbf3dc")


# --- shapes ------------------------------------------------------------------------------------


def polar(radius: float, degrees: float) -> Point:
    """A point on the map: degrees clockwise from the top."""
    turn = radians(degrees - 90)
    return radius * cos(turn), radius * sin(turn)


def sector(inner: float, outer: float, start: float, stop: float) -> str:
    """A part of a ring as a path."""
    corners = [polar(outer, start), polar(outer, stop), polar(inner, stop), polar(inner, start)]
    a, b, c, d = (f"{number(x)} {number(y)}" for x, y in corners)
    return f"M{a}A{number(outer)} {number(outer)} 0 0 1 {b}L{c}A{number(inner)} {number(inner)} 0 0 0 {d}Z"


def put(inside: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing, moved, scaled and turned."""
    turned = f" rotate({number(turn)})" if turn else ""
    return element(
        "g", inside, transform=f"translate({number(x)} {number(y)}){turned} scale({number(scale)})"
    )


def drawn(parts: art.Drawing, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """One of the drawings."""
    inside = "".join(path(d, fill or "none", stroke_width=1.4, stroke_linejoin="round") for d, fill in parts)
    return put(inside, x, y, scale)


def token(kind: str, x: float, y: float, scale: float = 1) -> str:
    """A token: resources are blocks, prestige is a medal with one, two or three studs."""
    if kind in art.BLOCKS:
        return drawn(art.BLOCKS[kind], x, y, scale)
    face, edge, studs = art.MEDALS[kind]
    inside = path(art.RIBBON, "#2f6f57", None) + disc(0, -2, 10, face, edge, stroke_width=2)
    inside += "".join(disc(stud, -2, 1.9, edge) for stud in studs)
    return put(inside, x, y, scale)


def mark(seat: int, x: float, y: float, radius: float = 11) -> str:
    """The number of a player on the player's colour."""
    return disc(x, y, radius, SEATS[seat], CREAM, stroke_width=1.6) + text(
        x, y + radius * 0.42, seat + 1, radius * 1.25, CREAM, "middle", "bold"
    )


def key(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A key of a player."""
    inside = path(art.KEY, SEATS[seat], CREAM, stroke_width=1.4) + mark(seat, 0, -4, 10.5)
    return put(inside, x, y, scale)


def keys(seats: Sequence[int], x: float, y: float, step: float = 21, scale: float = 1) -> str:
    """Keys side by side."""
    start = x - step * (len(seats) - 1) / 2
    return "".join(key(seat, start + step * nth, y, scale) for nth, seat in enumerate(seats))


def words(name: str) -> str:
    """A name as it is written: ``la-villette`` is La Villette."""
    return NAMES.get(name) or " ".join(part.capitalize() for part in name.split("-"))


# --- the map -----------------------------------------------------------------------------------


def middle(view: Document) -> str:
    """The Arc and the keys on it."""
    return (
        disc(0, 0, 66, "#fff3c9", GOLD, stroke_width=3)
        + drawn(art.ARC, 0, -8 if view["arc"] else 0)
        + keys(view["arc"], 0, 40, 23, 0.95)
    )


def track(view: Document, printed: Document) -> str:
    """The bonus track with what is left on it, and the meeples."""
    found = []
    here = view["track"]
    for space, zone in enumerate(printed["zones"], start=1):
        bonus, left = here["numbers"][space - 1], here["left"][space - 1]
        start, stop = 30 + (space - 1) * 12, 30 + space * 12
        fill = ZONES[zone] if left else "#efe6cd"
        edge = "#b5382a" if space in here["reachable"] else GOLD
        found.append(path(sector(TRACK_IN, TRACK_OUT, start + 0.5, stop - 0.5), fill, edge, stroke_width=1.6))
        x, y = polar((TRACK_IN + TRACK_OUT) / 2, start + 6)
        if left:
            tile = printed["bonus_tiles"][bonus - 1]
            said = f"{bonus} ×{left}" if left > 1 else f"{bonus}"
            found.append(text(x, y - 3, said, 19, INK, "middle", "bold"))
            found.append(text(x, y + 15, effect(tile), fitted(effect(tile), 12, 70, 8), "#5d4a1e", "middle"))
        else:
            found.append(text(x, y + 6, space, 15, FAINT, "middle"))
    for seat, player in enumerate(view["seats"]):
        before = sum(other["meeple"] == player["meeple"] for other in view["seats"][:seat])
        degrees = (
            30 + (player["meeple"] - 1) * 12 + 2.2 + before * 2.9 if player["meeple"] else 20 + before * 2.9
        )
        found.append(mark(seat, *polar(TRACK_IN + 12, degrees)))
    return "".join(found)


def effect(tile: Document) -> str:
    """What a bonus tile does, in a few letters."""
    gains = [f"{tile['vp']} VP" if tile["vp"] else "", f"{tile['francs']} ₣" if tile["francs"] else ""]
    named = {
        "gain": " ".join(filter(None, gains)),
        "resource": tile["token"] or "",
        "any-resource": "resource",
        "any-prestige": "prestige",
        "value": f"{tile['vp']} VP / {tile['value']}",
        "key": f"key {tile['francs']} ₣",
        "landmarks": f"{tile['vp']} VP / sight",
        "unused": f"{tile['vp']} VP / tile",
        "prestige-pairs": f"{tile['vp']} VP / pair",
        "resource-pairs": f"{tile['vp']} VP / pair",
        "francs": "VP / ₣",
    }
    return str(named.get(tile["kind"], tile["kind"]))


def district(view: Document, printed: Document, index: int) -> str:
    """A wedge of the city."""
    here, board, turn = view["districts"][index], printed["districts"][index], index * 60
    shape = path(sector(74, CITY, turn - 29.3, turn + 29.3), WEDGES[index % 2], GOLD, stroke_width=1)
    found = [shape, name_of(board["id"], turn), bank(board["bank"], here["bank"], *polar(104, turn))]
    for space, given in zip(here["spaces"], board["spaces"]):
        radius, off = SPOTS[given["value"]]
        found.append(building(space, given["value"], *polar(radius, turn + off)))
    found.append(vp_tile(here, printed, *polar(334, turn - 21.5)))
    landmarks = here.get("landmarks", ())
    count = len(landmarks)
    for nth, name in enumerate(landmarks):
        x, y = polar(332, turn + (7 + nth * 13.5 if count < 3 else 5 + nth * 19 / (count - 1)))
        found.append(landmark(name, view, printed, x, y, 0.82 if count < 3 else 0.58))
    return "".join(found)


def name_of(name: str, turn: float) -> str:
    """The name of a district at the edge of the city, never upside down."""
    is_below = 90 < turn % 360 < 270
    x, y = polar(CITY - 9 if is_below else CITY - 22, turn)
    said = text(0, 0, words(name), 17, "#17402f", "middle", "bold", letter_spacing=1)
    return put(said, x, y, turn=turn + (180 if is_below else 0))


def bank(francs: int, seats: Sequence[int], x: float, y: float) -> str:
    """The bank of a district, what it pays, and the keys in it."""
    inside = path(art.BANK, "#f6dd97", "#7d5208", stroke_width=1.6)
    inside += text(0, -8 if seats else 12, f"{francs} ₣", 17, INK, "middle", "bold") + keys(
        seats, 0, 8, 21, 0.85
    )
    return put(inside, x, y, 0.88)


def building(space: Document, value: int, x: float, y: float) -> str:
    """A building space: what lies on it, the token beside it, the keys."""
    found, seats = [], space.get("keys", ())
    if "building" in space:
        edge = SEATS[seats[0]] if seats else "#8d7a52"
        found.append(box(-35, -35, 70, 70, "#fffdf5", edge, 8, stroke_width=4.5 if seats else 1.6))
        found.append(drawn(art.BUILDINGS[space["building"]], 3, 5, 1.05))
        found.append(
            box(-35, -35, 24, 24, GREEN, None, 7) + text(-23, -17, value, 19, CREAM, "middle", "bold")
        )
    else:
        found.append(box(-33, -33, 66, 66, "#f7efd8", GOLD, 8, stroke_width=1.5, stroke_dasharray="6 5"))
        found.append(text(0, 14, value, 40, "#cdbb95", "middle"))
    if "token" in space:
        found.append(
            disc(27, -27, 15, "#fffbee", GOLD, stroke_width=1.4) + token(space["token"], 27, -26, 0.85)
        )
    found.append(keys(seats, 22 - 10 * (len(seats) - 1), 16, 20))
    return put("".join(found), x, y, TILE)


def vp_tile(here: Document, printed: Document, x: float, y: float) -> str:
    """The VP tile of a district, or how near it is to one."""
    if "vp_tile" not in here:
        inside = path(art.SHIELD, "none", GOLD, stroke_width=1.5, stroke_dasharray="6 5")
        return put(inside + text(0, 8, f"{min(here['keys'], 4)}/4", 19, FAINT, "middle"), x, y, TILE)
    points = next(tile["points"] for tile in printed["vp_tiles"] if tile["id"] == here["vp_tile"])
    inside = path(art.SHIELD, "#f2cf66", "#7d5208", stroke_width=2) + text(
        0, -2, points[0], 25, INK, "middle", "bold"
    )
    return put(inside + text(0, 18, f"{points[1]} · {points[2]}", 14, INK, "middle"), x, y, TILE)


def landmark(name: str, view: Document, printed: Document, x: float, y: float, scale: float) -> str:
    """A landmark with its value and the keys on it."""
    index = next(i for i, tile in enumerate(printed["landmarks"]) if tile["id"] == name)
    seats = view["landmarks"][index]["keys"]
    edge = SEATS[seats[0]] if seats else "#b8892b"
    inside = box(-38, -38, 76, 76, "#fff0c4", edge, 9, stroke_width=4.5) + drawn(
        art.LANDMARKS[name], 0, 5, 0.95
    )
    inside += box(-38, -38, 30, 24, "#7d5208", None, 7)
    inside += text(-23, -20, printed["landmarks"][index]["value"], 19, CREAM, "middle", "bold")
    inside += keys(seats, 24 - 10 * (len(seats) - 1), 18, 20)
    return put(inside, x, y, scale)


# --- the players and what lies beside the board ------------------------------------------------


def side(view: Document, printed: Document) -> str:
    """Everything to the right of the map."""
    left = 1020
    found = [text(left, 58, "Paris", 40, "#17402f", weight="bold"), text(left, 88, state(view), 18, FAINT)]
    top = 112
    for seat, player in enumerate(view["seats"]):
        found.append(screen(view, seat, player, left, top))
        top += 136
    found.append(beside(view, printed, left, top + 18))
    return "".join(found)


def state(view: Document) -> str:
    """Whose turn it is, or how it ended."""
    if view["result"] is not None:
        winners = " and ".join(f"player {seat + 1}" for seat in view["result"]["winners"])
        return f"The game is over: {winners} won"
    if view["turn"]["seat"] is None:
        return "The set-up"
    return f"Turn {view['turn']['number']} · player {view['turn']['seat'] + 1}" + (
        " · the end has begun" if view["ending"] != "no" else ""
    )


def screen(view: Document, seat: int, player: Document, x: float, y: float) -> str:
    """A player: points, keys, and what is behind the screen as far as it may be seen."""
    is_turn = view["turn"]["seat"] == seat and view["result"] is None
    found = [
        box(
            0,
            0,
            450,
            126,
            "#fffaf0",
            SEATS[seat] if is_turn else "#d6bd80",
            10,
            stroke_width=3 if is_turn else 1.4,
        )
    ]
    found.append(mark(seat, 28, 28, 15))
    found.append(text(54, 35, f"Player {seat + 1}", 20, INK, weight="bold"))
    score, note = player["vp"], f"{player['if_ended_now']} if it ended now"
    if view["result"] is not None:
        score, note = view["result"]["scores"][seat]["total"], f"{player['vp']} on the VP track"
    found.append(text(432, 34, f"{score} VP", 24, "#17402f", "end", "bold"))
    found.append(text(432, 55, note, 14, FAINT, "end"))
    found.append(text(18, 68, f"{player['keys']} keys · meeple on {player['meeple']}", 15))
    if player["end_tiles"]:
        found.append(text(160, 35, f"{player['end_tiles']} end-game tiles", 14, FAINT))
    if player["tokens"] is None:
        found.append(text(18, 92, "behind the screen", 15, FAINT))
    else:
        found.append(text(18, 92, f"{player['francs']} ₣", 17, INK, weight="bold"))
        for nth, (kind, count) in enumerate(player["tokens"].items()):
            found.append(token(kind, 92 + nth * 56, 87, 0.9) + text(108 + nth * 56, 93, f"×{count}", 15))
    tiles = "" if not player["held"] else "tiles " + ", ".join(map(str, player["held"]))
    used = "" if not player["used"] else "used " + ", ".join(map(str, player["used"]))
    said = " · ".join(filter(None, (tiles, used)))
    found.append(text(18, 115, said, fitted(said, 15, 414, 8), "#5d4a1e"))
    return group(*found, x=x, y=y)


def beside(view: Document, printed: Document, x: float, y: float) -> str:
    """The stacks, the supply, the pile, and the landmarks that nobody has laid."""
    found = []
    for nth, stack in enumerate(view["stacks"]):
        found.append(box(nth * 128, 0, 118, 44, GREEN if stack["size"] else "none", GOLD, 6))
        label = words(stack["top"]) if stack["top"] else "empty"
        fill = CREAM if stack["size"] else FAINT
        found.append(text(nth * 128 + 59, 18, stack["size"], 15, fill, "middle", "bold"))
        found.append(text(nth * 128 + 59, 35, label, fitted(label, 13, 108), fill, "middle"))
    right = len(view["stacks"]) * 128
    found.append(text(right + 6, 18, f"{view['end_tiles']['left']} end-game tiles", 14))
    for nth, kind in enumerate(view["supply"]):
        found.append(token(kind, right + 18 + nth * 46, 33, 0.75))
        found.append(text(right + 30 + nth * 46, 38, view["supply"][kind], 14))
    free = [tile for tile, here in zip(printed["landmarks"], view["landmarks"]) if not here]
    for nth, tile in enumerate(free):
        at_x, at_y = nth % 4 * 114, 64 + nth // 4 * 106
        found.append(drawn(art.LANDMARKS[tile["id"]], at_x + 46, at_y + 32, 0.85))
        found.append(text(at_x + 80, at_y + 22, tile["value"], 17, INK, weight="bold"))
        label = words(tile["id"])
        found.append(text(at_x + 50, at_y + 76, label, fitted(label, 13, 108), FAINT, "middle"))
    return group(*found, x=x, y=y)
