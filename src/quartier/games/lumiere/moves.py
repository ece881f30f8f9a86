"""Moves as numbers, as tagged records and in short notation, and from each to the others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from quartier.games.lumiere import action
from quartier.games.lumiere.geometry import LAID, LOOKS_LIKE, NUMBER_OF
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARDS,
    FACINGS,
    POOL,
    SEATS,
    SHAPE_NAMES,
    SINGLES,
    SPACE_NAMES,
    TILE_NAMES,
)
from quartier.kernel.errors import IllegalMove, Refusal
from quartier.kernel.sentence import refusal_in_words

Record = dict[str, Any]


def describe(move: int) -> Record:
    """The tagged record of a move number."""
    if not 0 <= move < action.COUNT:
        raise IllegalMove("unknown-move", "")
    if move == action.PASS:
        return {"type": "pass"}
    if move >= action.ANNEX:
        space, building = divmod(move - action.ANNEX, 13)
        return {"type": "annex", "building": BUILDING_NAMES[building], "space": SPACE_NAMES[space]}
    if move >= action.STATUE:
        space, facing = divmod(move - action.STATUE, 4)
        return {"type": "statue", "facing": FACINGS[facing], "space": SPACE_NAMES[space]}
    if move >= action.PAINTER:
        piece, space = divmod(move - action.PAINTER, 64)
        return {"type": "put", "piece": SINGLES[piece], "space": SPACE_NAMES[space]}
    if move >= action.PLACE:
        shape, rotation, anchor, _ = LAID[move - action.PLACE]
        where = {"rotation": rotation, "space": SPACE_NAMES[anchor]}
        if shape >= POOL:
            return {"type": SHAPE_NAMES[shape], **where}
        return {"type": "build", "building": SHAPE_NAMES[shape], **where}
    if move >= action.TILE:
        tile, rest = divmod(move - action.TILE, 64)
        rotation, area = divmod(rest, 16)
        return {"type": "tile", "tile": TILE_NAMES[tile], "rotation": rotation, "area": AREA_NAMES[area]}
    if move >= action.LEAVE:
        return {"type": "card", "card": CARDS[(move - action.LEAVE) % len(CARDS)], "use": move >= action.USE}
    if move >= action.TAKE:
        kind = "give" if move >= action.GIVE else "take"
        return {"type": kind, "building": BUILDING_NAMES[(move - action.TAKE) % POOL]}
    if move >= action.DRAW:
        return {"type": "draw", "tile": TILE_NAMES[move - action.DRAW]}
    if move >= action.FIRST:
        return {"type": "first", "colour": SEATS[move - action.FIRST]}
    return {"type": "deal", "card": CARDS[move - action.DEAL]}


def number(record: Mapping[str, Any]) -> int:
    """The move number of a tagged record; ``IllegalMove`` for one that means nothing."""
    try:
        return numbered(record)
    except IllegalMove:
        raise
    except (KeyError, ValueError, TypeError, AttributeError):
        raise IllegalMove("unknown-move", "") from None


def numbered(record: Mapping[str, Any]) -> int:
    """The same for a record with all the fields that its type needs; other errors for one without."""
    match record["type"]:
        case "pass":
            return action.PASS
        case "annex":
            return action.ANNEX + space_of(record) * 13 + BUILDING_NAMES.index(record["building"])
        case "statue":
            return action.STATUE + space_of(record) * 4 + FACINGS.index(record["facing"])
        case "put":
            return action.PAINTER + SINGLES.index(record["piece"]) * 64 + space_of(record)
        case "build" | "garden" | "fountain" as kind:
            name = record["building"] if kind == "build" else kind
            names = BUILDING_NAMES[:POOL] if kind == "build" else SHAPE_NAMES
            return action.PLACE + placement(names.index(name), record)
        case "tile":
            rotation = record["rotation"]
            if type(rotation) is not int or not 0 <= rotation < 4:
                raise ValueError(rotation)
            tile, area = TILE_NAMES.index(record["tile"]), AREA_NAMES.index(record["area"])
            return action.TILE + tile * 64 + rotation * 16 + area
        case "card":
            if type(record["use"]) is not bool:
                raise ValueError(record["use"])
            return (action.USE if record["use"] else action.LEAVE) + CARDS.index(record["card"])
        case "take":
            return action.TAKE + BUILDING_NAMES[:POOL].index(record["building"])
        case "give":
            return action.GIVE + BUILDING_NAMES[:POOL].index(record["building"])
        case "draw":
            return action.DRAW + TILE_NAMES.index(record["tile"])
        case "first":
            return action.FIRST + SEATS.index(record["colour"])
        case "deal":
            return action.DEAL + CARDS.index(record["card"])
    raise ValueError(record["type"])


def placement(shape: int, record: Mapping[str, Any]) -> int:
    """The placement of a shape that a record means; ``IllegalMove`` where it would not lie on the board."""
    turned, space = orientation(shape, record["rotation"]), space_of(record)
    if (shape, turned, space) not in NUMBER_OF:
        refused = Refusal("off-the-board", "L-4.3", {"space": record["space"]})
        move = f"{SHAPE_NAMES[shape]}/{record['rotation']}@{record['space']}"
        raise IllegalMove(*refused, text=refusal_in_words("lumiere", refused, move))
    return NUMBER_OF[shape, turned, space]


def space_of(record: Mapping[str, Any]) -> int:
    """The space that a record names."""
    return SPACE_NAMES.index(record["space"])


def orientation(shape: int, rotation: object) -> int:
    """The orientation with a placement of its own that looks the same as ``rotation``."""
    if type(rotation) is not int or not 0 <= rotation < 8:
        raise ValueError(rotation)
    return LOOKS_LIKE[shape][rotation]


# --- short notation: tile3/1@b2, take l4, peintre, peintre unused, l4/1@c5, statue/north@c5 ------

SHORT = {
    "pass": re.compile(r"pass"),
    "tile": re.compile(r"(?P<tile>tile[1-8])/(?P<rotation>\d)@(?P<area>[a-d][1-4])"),
    "take": re.compile(r"take (?P<building>\w+)"),
    "give": re.compile(r"give (?P<building>\w+)"),
    "draw": re.compile(r"draw (?P<tile>\w+)"),
    "first": re.compile(r"first (?P<colour>\w+)"),
    "deal": re.compile(r"deal (?P<card>[\w-]+)"),
    "annex": re.compile(r"annex/(?P<building>\w+)@(?P<space>[a-h][1-8])"),
    "statue": re.compile(r"statue/(?P<facing>\w+)@(?P<space>[a-h][1-8])"),
    "garden": re.compile(r"garden/(?P<rotation>\d)@(?P<space>[a-h][1-8])"),
    "fountain": re.compile(r"fountain/(?P<rotation>\d)@(?P<space>[a-h][1-8])"),
    "put": re.compile(r"(?P<piece>[\w-]+)@(?P<space>[a-h][1-8])"),
    "build": re.compile(r"(?P<building>\w+)/(?P<rotation>\d)@(?P<space>[a-h][1-8])"),
    "card": re.compile(r"(?P<card>[\w-]+)(?P<unused> unused)?"),
}


def name(move: int) -> str:
    """Short notation of a move number."""
    record = describe(move)
    match record["type"]:
        case "pass":
            return "pass"
        case "tile":
            return f"{record['tile']}/{record['rotation']}@{record['area']}"
        case "annex":
            return f"annex/{record['building']}@{record['space']}"
        case "statue":
            return f"statue/{record['facing']}@{record['space']}"
        case "put":
            return f"{record['piece']}@{record['space']}"
        case "build" | "garden" | "fountain" as kind:
            return f"{record.get('building', kind)}/{record['rotation']}@{record['space']}"
        case "card":
            return str(record["card"]) if record["use"] else f"{record['card']} unused"
        case kind:
            return f"{kind} {list(record.values())[1]}"


def parse(text: str) -> int:
    """The move number of a short notation; ``IllegalMove`` for one that means nothing."""
    words = " ".join(text.lower().split()) if isinstance(text, str) else ""
    for kind, pattern in SHORT.items():
        found = pattern.fullmatch(words)
        if found is None:
            continue
        record: Record = {"type": kind, **found.groupdict()}
        if "rotation" in record:
            record["rotation"] = int(record["rotation"])
        if kind == "card":
            record["use"] = not record.pop("unused")
        return number(record)
    raise IllegalMove("unknown-move", "")
