"""What is printed on the components. It never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from quartier.games.paris import bonus_tile, pieces, site
from quartier.games.paris.moves import CODES, LANDMARK_CODES
from quartier.games.paris.naming import property_name
from quartier.games.paris.shape import (
    PrintedBonusTile,
    PrintedDistrict,
    PrintedEndTile,
    PrintedLandmark,
    PrintedSpace,
)

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

Benefit = Literal["advance", "advance-for-francs", "vp"]
BENEFITS: dict[int, Benefit] = {1: "advance", 2: "advance", 3: "advance-for-francs", 8: "vp"}


def printed(game: Paris) -> dict[str, Any]:
    """The components of a game with these players and options."""
    return {
        "districts": [district(d) for d in range(6)],
        "landmarks": [landmark(game, i) for i in range(8)],
        "vp_tiles": [{"id": points[0], "points": list(points)} for points in pieces.VP_TILES],
        "zones": ["ABC"[zone] for zone in pieces.ZONE_OF[1:]],
        "bonus_tiles": [numbered_tile(game, number) for number in pieces.BONUS_TILES],
        "end_tiles": [end_tile(name) for name in pieces.END_TILES],
        "prices": {"buy": dict(pieces.BUY), "sell": dict(pieces.SELL)},
    }


def cost_of(place: int) -> dict[str, int]:
    """What a property costs besides francs (P-5.4, P-5.5)."""
    if place < site.LANDMARK:
        return dict(pieces.BUILDING_COSTS[pieces.VALUES[place % 6]])
    tile = pieces.LANDMARKS[place - site.LANDMARK]
    both = {"marble": tile.marble, "gold": tile.gold}
    return {kind: count for kind, count in both.items() if count}


def district(d: int) -> PrintedDistrict:
    """A district of the board."""
    return {
        "id": pieces.DISTRICTS[d],
        "code": CODES[d],
        "bank": pieces.BANKS[d],
        "spaces": [space(d * 6 + i) for i in range(6)],
    }


def space(place: int) -> PrintedSpace:
    """A building space."""
    value = pieces.VALUES[place % 6]
    return {
        "id": property_name(place),
        "value": value,
        "cost": cost_of(place),
        "benefit": BENEFITS.get(value),
        "vp": pieces.VALUE_8_POINTS if value == 8 else 0,
        "building": pieces.TYPES[pieces.BUILDING_TYPES[place]],
    }


def landmark(game: Paris, i: int) -> PrintedLandmark:
    """A landmark tile; its value depends on the set in play."""
    tile = pieces.LANDMARKS[i]
    kinds = [pieces.PRESTIGE_OF[letter] for letter in tile.prestige]
    return {
        "id": tile.id,
        "code": LANDMARK_CODES[i],
        "value": game.landmark_value[i],
        "cost": cost_of(site.LANDMARK + i),
        "prestige": kinds,
        "prestige_points": [pieces.PRESTIGE_POINTS[kind] for kind in kinds],
    }


def numbered_tile(game: Paris, number: int) -> PrintedBonusTile:
    """A bonus number, as it is for this number of players."""
    tile = pieces.BONUS_TILES[number]
    return {
        "number": number,
        "kind": tile.kind,
        "francs": tile.francs,
        "vp": vp_printed(game, number),
        "value": tile.value,
        "token": tile.token or None,
        "now": max(0, bonus_tile.francs(number)),
    }


def vp_printed(game: Paris, number: int) -> int:
    """The points printed on a bonus tile, for this number of players."""
    kind = pieces.BONUS_TILES[number].kind
    if kind == "unused":
        return pieces.UNUSED_POINTS[game.players]
    if kind in ("prestige-pairs", "resource-pairs"):
        return pieces.PAIR_POINTS[game.players]
    return 1 if kind == "francs" else pieces.BONUS_TILES[number].vp


def end_tile(name: str) -> PrintedEndTile:
    """An end-game tile."""
    tile = pieces.END_TILES[name]
    return {
        "id": name,
        "francs": tile.francs,
        "vp": tile.vp,
        "token": tile.token or None,
        "now": pieces.DEAREST.get(tile.token, tile.francs),
    }
