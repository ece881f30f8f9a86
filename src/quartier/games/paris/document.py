"""The position as a document in plain words, out and in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import ending, part, phase, pieces, site
from quartier.games.paris.naming import (
    end_tiles_in,
    name_or_none,
    numbers_in,
    property_name,
    source_name,
    tile_name,
)

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def position(game: Paris) -> dict[str, Any]:
    """The whole truth."""
    seats = range(game.players)
    districts = {}
    for d, name in enumerate(pieces.DISTRICTS):
        spaces = {}
        for s, value in enumerate(pieces.VALUES):
            place = d * 6 + s
            spaces[str(value)] = {
                "tile": tile_name(game.building[place]),
                "token": name_or_none(pieces.KINDS, game.token[place]),
                "keys": [game.keys_on[place * 4 + seat] for seat in seats],
            }
        vp_tile = game.vp_tile_in[d]
        districts[name] = {
            "bank": [game.bank[d * 4 + seat] for seat in seats],
            "spaces": spaces,
            "vp_tile": None if vp_tile == site.NOWHERE else pieces.VP_TILES[vp_tile][0],
        }
    return {
        "title": "paris",
        "players": game.players,
        "options": dict(game.options),
        "phase": phase.NAMES[game.phase],
        "seat": game.seat,
        "first": game.first,
        "turn": game.turns,
        "ending": ending.NAMES[game.ending],
        "acted": bool(game.acted),
        "drew": bool(game.drew),
        "unseen": [property_name(tile) for tile in range(36) if game.unseen[tile]],
        "stacks": [
            {"size": game.stack_size[i], "top": name_or_none(pieces.DISTRICTS, game.stack_top[i])}
            for i in range(game.options["stacks"])
        ],
        "opened": None if game.opened == site.NOWHERE else game.opened,
        "drawn": tile_name(game.drawn),
        "districts": districts,
        "arc": [game.arc[seat] for seat in seats],
        "landmarks": {
            landmark.id: {
                "district": name_or_none(pieces.DISTRICTS, game.landmark_in[i]),
                "keys": [game.keys_on[(site.LANDMARK + i) * 4 + seat] for seat in seats],
            }
            for i, landmark in enumerate(pieces.LANDMARKS)
        },
        "supply": {kind: game.supply[i] for i, kind in enumerate(pieces.RESOURCES)},
        "track": [{"number": game.number_on[space], "left": game.left_on[space]} for space in range(1, 31)],
        "screens": [screen(game, seat) for seat in seats],
        "end_pile": end_tiles_in(game.end_pile),
        "end_taken": [
            {"seat": game.end_taker[i], "tile": pieces.END_NAMES[game.end_tile[i]]}
            for i in range(game.end_count)
        ],
        "end_used": end_tiles_in(game.end_used),
        "open": {"resources": game.open_resources, "prestige": game.open_prestige},
        "moving": moving(game),
        "slot": game.slot,
        "fee": game.fee,
        "pairs": {"prestige": bool(game.pair_kind), "given": game.pairs},
    }


def screen(game: Paris, seat: int) -> dict[str, Any]:
    """What one player has."""
    return {
        "francs": game.francs[seat],
        "tokens": {kind: game.tokens[seat * 6 + i] for i, kind in enumerate(pieces.KINDS)},
        "keys": game.keys[seat],
        "spare": game.spare[seat],
        "meeple": game.meeple[seat],
        "held": numbers_in(game.held[seat]),
        "used": numbers_in(game.used[seat]),
        "end_held": end_tiles_in(game.end_held[seat]),
        "points": {name: game.points[seat * 4 + i] for i, name in enumerate(part.NAMES)},
    }


def moving(game: Paris) -> dict[str, Any] | None:
    """The key that is on its way, or that has just arrived."""
    if game.target == site.NOWHERE:
        return None
    return {
        "from": source_name(game.source, game.district),
        "to": property_name(game.target),
        "district": pieces.DISTRICTS[game.district],
        "due": {kind: game.due[i] for i, kind in enumerate(pieces.RESOURCES)},
    }
