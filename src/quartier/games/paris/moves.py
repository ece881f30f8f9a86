"""Move numbers as tagged records and as short notation, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from quartier.games.paris import action, gift, pieces, site, tender, tile
from quartier.games.paris.naming import property_name, source_name, spot_name
from quartier.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

CODES = ("be", "lv", "ba", "mo", "sg", "ch")
"""The districts in notation, in the order of ``pieces.DISTRICTS``."""
LANDMARK_CODES = ("lux", "tui", "gra", "sac", "ope", "not", "lou", "eif")

Row = tuple[dict[str, Any], str]


def place_code(district: int, place: int) -> str:
    """A place in notation: ``mo5``, ``mo$`` the bank, ``arc``, ``lou`` the Louvre."""
    if place < 6:
        return f"{CODES[district]}{pieces.VALUES[place]}"
    return f"{CODES[district]}$" if place == site.BANK else "arc"


def chance_rows() -> Iterator[Row]:
    """The moves of chance, in the order of their numbers."""
    for seat in range(4):
        yield {"type": "first-player", "seat": seat}, f"first{seat + 1}"
    for kind in pieces.KINDS:
        yield {"type": "set-token", "kind": kind}, f"set:{kind}"
    for number in range(1, 31):
        yield {"type": "set-number", "tile": number}, f"set{number}"
    for district, code in zip(pieces.DISTRICTS, CODES):
        yield {"type": "back", "district": district}, f"top:{code}"
    for district, code in zip(pieces.DISTRICTS, CODES):
        for value, building in zip(pieces.VALUES, pieces.BUILDINGS[district]):
            record = {"type": "draw", "district": district, "value": value, "building": building}
            yield record, f"draw:{code}{value}"


def key_rows() -> Iterator[Row]:
    """Stacks, placing and moving keys, end-game tiles, VP tiles."""
    for stack in range(3):
        yield {"type": "stack", "stack": stack}, f"stack{stack + 1}"
    for name, code in zip(pieces.DISTRICTS, CODES):
        yield {"type": "lay", "district": name}, f"lay:{code}"
    for spot in range(7):
        yield {"type": "place", "to": spot_name(spot)}, "+arc" if spot == 6 else f"+{CODES[spot]}"
    for district in range(6):
        for source in range(8):
            place = district * 6 + source if source < 6 else site.PROPERTIES + source
            for target in range(14):
                goal = district * 6 + target if target < 6 else site.LANDMARK + target - 6
                code = place_code(district, target) if target < 6 else LANDMARK_CODES[target - 6]
                if source == site.ARC and target >= 6:
                    code += f"@{CODES[district]}"
                record = {
                    "type": "move",
                    "from": source_name(place, district),
                    "to": property_name(goal),
                    "district": pieces.DISTRICTS[district],
                }
                yield record, f"{place_code(district, source)}>{code}"
    for low, low_code in zip(pieces.LANDMARKS, LANDMARK_CODES):
        for high, high_code in zip(pieces.LANDMARKS, LANDMARK_CODES):
            yield {"type": "move", "from": low.id, "to": high.id}, f"{low_code}>{high_code}"
    yield {"type": "look"}, "look"
    for name in pieces.END_NAMES:
        yield {"type": "take-end", "tile": name}, f"keep:{name}"
    for points in pieces.VP_TILES:
        for district_name, code in zip(pieces.DISTRICTS, CODES):
            yield {"type": "vp-tile", "tile": points[0], "district": district_name}, f"vp{points[0]}@{code}"
    yield {"type": "decline"}, "vp-"


def tile_rows() -> Iterator[Row]:
    """The bonus track, paying, trading, using tiles, the end of the turn."""
    for space in range(1, 31):
        yield {"type": "advance", "space": space}, f"go{space}"
    yield {"type": "stay"}, "stay"
    for given in gift.NAMES:
        yield {"type": "prestige", "with": given}, f"give:{given}"
    yield {"type": "keep"}, "give-"
    for way in tender.NAMES:
        yield {"type": "pay", "with": way}, f"pay:{way}"
    for kind in pieces.RESOURCES:
        yield {"type": "buy", "kind": kind}, f"buy:{kind}"
    for kind in pieces.KINDS:
        yield {"type": "sell", "kind": kind}, f"sell:{kind}"
    for number in range(1, 31):
        yield {"type": "use", "tile": number}, f"use{number}"
    for space in range(1, 31):
        yield {"type": "take", "space": space}, f"take{space}"
    for steps in range(1, tile.FARTHEST_BACK + 1):
        yield {"type": "retreat", "steps": steps}, f"back{steps}"
    for name in pieces.END_NAMES:
        yield {"type": "use-end", "tile": name}, f"use:{name}"
    for name in pieces.END_NAMES[tile.END_TOKEN : tile.END_TOKEN + 4]:
        yield {"type": "open-end", "tile": name}, f"open:{name}"
    for group in pieces.GROUPS:
        yield {"type": "sell-open", "kind": group}, f"sell:{group}"
    for i, kind in enumerate(pieces.RESOURCES):
        yield {"type": "pair", "kind": kind}, f"pair{i + 1}"
    yield {"type": "enough"}, "enough"
    yield {"type": "end-turn"}, "end"


ROWS = (*chance_rows(), *key_rows(), *tile_rows())
assert len(ROWS) == action.COUNT == action.END_TURN + 1
BY_NAME = {notation: number for number, (_, notation) in enumerate(ROWS)}
NEEDED = {
    record["type"]: tuple(name for name in record if name not in ("type", "building")) for record, _ in ROWS
}


def signature(record: Mapping[str, Any]) -> tuple[Any, ...]:
    """What tells a record from all others; a move's district matters only from the Arc to a landmark."""
    kind = record.get("type")
    if kind == "move":
        district = record.get("district") if record.get("from") == "arc" else None
        return (kind, record.get("from"), record.get("to"), district)
    if kind == "pair" and record.get("kind") in pieces.PRESTIGE:
        return (kind, pieces.RESOURCES[pieces.PRESTIGE.index(record["kind"])])
    return (kind, *(record.get(name) for name in NEEDED.get(kind, ()))) if isinstance(kind, str) else ()


BY_SIGNATURE = {signature(record): number for number, (record, _) in enumerate(ROWS)}


def describe(game: Paris, move: int) -> dict[str, Any]:
    """The move as a tagged record."""
    if not 0 <= move < action.COUNT:
        raise IllegalMove("unknown-move", "")
    record = dict(ROWS[move][0])
    if action.STACK <= move < action.LAY and game.stack_top[move - action.STACK] != site.NOWHERE:
        record["number"] = move - action.STACK + 1
        record["district"] = pieces.DISTRICTS[game.stack_top[move - action.STACK]]
    if action.PAIR <= move < action.PAIR + 3 and game.pair_kind == 1:
        record["kind"] = pieces.PRESTIGE[move - action.PAIR]
    return record


def number(record: Mapping[str, Any]) -> int:
    """The move number of a tagged record, legal here or not."""
    try:
        wanted = signature(record)
        if any(isinstance(part, bool) for part in wanted):
            raise IllegalMove("unknown-move", "")
        return BY_SIGNATURE[wanted]
    except (KeyError, TypeError, AttributeError) as problem:
        raise IllegalMove("unknown-move", "") from problem


def name(game: Paris, move: int) -> str:
    """Short notation."""
    if not 0 <= move < action.COUNT:
        raise IllegalMove("unknown-move", "")
    return ROWS[move][1]


def parse(text: str) -> int:
    """The move that a notation names."""
    found = BY_NAME.get(text.strip().lower()) if isinstance(text, str) else None
    if found is None:
        raise IllegalMove("unknown-move", "")
    return found
