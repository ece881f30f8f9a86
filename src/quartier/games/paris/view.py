"""What one seat may see of the game, with everything that a screen wants to show worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ASK_ADVANCE,
    ASK_END_TILE,
    ASK_PAY,
    ASK_PRESTIGE,
    LANDMARK,
    NOWHERE,
    PARTS,
    PHASES,
)
from quartier.games.paris.document import END_NAMES, ENDING, end_tiles_in, moving, name_or_none, numbers_in
from quartier.games.paris.facts import DEAREST, facts, resources_of
from quartier.games.paris.refused import refused
from quartier.games.paris.secrets import remembered
from quartier.kernel.game import OVER

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

PRESTIGE_OF = {"B": "bronze-prestige", "S": "silver-prestige", "G": "gold-prestige"}
BENEFITS = {1: "advance", 2: "advance", 3: "advance-for-francs", 8: "vp"}


def view(game: Paris, seat: int | None) -> dict[str, Any]:
    """A JSON-able document; ``seat`` None is a spectator."""
    mine = seat is not None and seat == game.to_move
    return {
        "players": game.players,
        "options": dict(game.options),
        "phase": PHASES[game.phase],
        "turn": turn(game),
        "districts": [district(game, d) for d in range(6)],
        "arc": [s for s in range(game.players) if game.arc[s]],
        "landmarks": [landmark(game, i) for i in range(8)],
        "vp_tiles": [vp_tile(game, i) for i in range(6)],
        "track": [track(game, space, seat) for space in range(1, 31)],
        "bonus_tiles": [bonus_tile(game, number, seat) for number in range(1, 31)],
        "end_tiles": end_tiles(game, seat),
        "stacks": stacks(game),
        "prices": {"buy": dict(pieces.BUY), "sell": dict(pieces.SELL)},
        "supply": {kind: game.supply[i] for i, kind in enumerate(pieces.RESOURCES)},
        "screens": [screen(game, other, seat) for other in range(game.players)],
        "moving": moving(game),
        "asked": asked(game),
        "open": {"any-resource": game.open_resources, "any-prestige": game.open_prestige},
        "refused": refused(game) if mine else [],
    }


def offers(game: Paris) -> list[dict[str, Any]]:
    """The legal moves with what each costs and brings."""
    return [{"move": move, **game.describe(move), **facts(game, move)} for move in game.legal()]


def turn(game: Paris) -> dict[str, Any]:
    """Whose turn it is and how far it has come."""
    return {
        "number": game.turns,
        "round": (game.turns + game.players - 1) // game.players,
        "seat": game.seat,
        "first": game.first,
        "acted": bool(game.acted),
        "drew": bool(game.drew),
        "ending": ENDING[game.ending],
    }


def keys_on(game: Paris, place: int) -> list[dict[str, int]]:
    """Who has how many keys on a property."""
    if game.keys_at(place) == 0:
        return []
    counts = game.keys_on[place * 4 : place * 4 + game.players]
    return [{"seat": seat, "count": count} for seat, count in enumerate(counts) if count]


def district(game: Paris, d: int) -> dict[str, Any]:
    """A district with its bank, spaces, landmarks, VP tile, and who would get what now."""
    tile = game.vp_tile_in[d]
    return {
        "id": pieces.DISTRICTS[d],
        "bank": {"francs": pieces.BANKS[d], "keys": [s for s in range(game.players) if game.bank[d * 4 + s]]},
        "spaces": [space(game, d * 6 + i) for i in range(6)],
        "landmarks": [
            pieces.LANDMARKS[i].id
            for i in sorted(range(8), key=lambda i: game.landmark_value[i])
            if game.landmark_in[i] == d
        ],
        "highest_landmark": game.highest_landmark(d),
        "keys": game.keys_in(d),
        "vp_tile": None if tile == NOWHERE else pieces.VP_TILES[tile][0],
        "vp_points": None if tile == NOWHERE else list(pieces.VP_TILES[tile]),
        "standing": [
            {
                "seat": seat,
                "total": game.total(d, seat),
                "best": game.best(d, seat),
                "place": game.rank(d, seat) + 1,
                "points": game.district_points(d, seat),
            }
            for seat in range(game.players)
        ],
    }


def space(game: Paris, place: int) -> dict[str, Any]:
    """A building space: what is printed, what lies and stands there."""
    tile = game.building[place]
    value = pieces.VALUES[place % 6]
    return {
        "id": f"{pieces.DISTRICTS[place // 6]}-{value}",
        "value": value,
        "building": None if tile == NOWHERE else pieces.TYPES[pieces.BUILDING_TYPES[tile]],
        "home": None if tile == NOWHERE else pieces.DISTRICTS[tile // 6],
        "token": name_or_none(pieces.KINDS, game.token[place]),
        "keys": keys_on(game, place),
        "cost": resources_of(place),
        "benefit": BENEFITS.get(value),
    }


def landmark(game: Paris, i: int) -> dict[str, Any]:
    """A landmark, beside the board or in a district."""
    tile = pieces.LANDMARKS[i]
    return {
        "id": tile.id,
        "value": game.landmark_value[i],
        "cost": resources_of(LANDMARK + i),
        "prestige": [PRESTIGE_OF[letter] for letter in tile.prestige],
        "prestige_points": [pieces.PRESTIGE_POINTS[PRESTIGE_OF[letter]] for letter in tile.prestige],
        "district": name_or_none(pieces.DISTRICTS, game.landmark_in[i]),
        "keys": keys_on(game, LANDMARK + i),
    }


def vp_tile(game: Paris, i: int) -> dict[str, Any]:
    """A VP tile and where it lies."""
    homes = [pieces.DISTRICTS[d] for d in range(6) if game.vp_tile_in[d] == i]
    return {
        "id": pieces.VP_TILES[i][0],
        "points": list(pieces.VP_TILES[i]),
        "district": homes[0] if homes else None,
    }


def track(game: Paris, at: int, seat: int | None) -> dict[str, Any]:
    """A space of the bonus track; ``reachable`` for the viewer's meeple going forward."""
    number = game.number_on[at]
    owned = seat is not None and (game.held[seat] | game.used[seat]) >> number & 1 == 1
    takeable = seat is not None and game.left_on[at] > 0 and not owned
    return {
        "space": at,
        "number": number or None,
        "left": game.left_on[at],
        "zone": "ABC"[pieces.ZONE_OF[at]],
        "meeples": [s for s in range(game.players) if game.meeple[s] == at],
        "owned": owned,
        "reachable": seat is not None and takeable and at > game.meeple[seat],
    }


def bonus_tile(game: Paris, number: int, seat: int | None) -> dict[str, Any]:
    """A bonus number: what it does, and what it would bring now if it were the viewer's turn."""
    tile = pieces.BONUS_TILES[number]
    found: dict[str, Any] = {
        "number": number,
        "kind": tile.kind,
        "francs": tile.francs,
        "vp": vp_printed(game, number),
        "value": tile.value,
        "token": tile.token or None,
    }
    if seat is not None:
        points = game.francs[seat] if tile.kind == "francs" else game.bonus_points(number, seat)
        found["now"] = {"vp": points, "francs": max(0, game.bonus_francs(number))}
    return found


def vp_printed(game: Paris, number: int) -> int:
    """The points printed on a bonus tile, for this number of players."""
    kind = pieces.BONUS_TILES[number].kind
    if kind == "unused":
        return pieces.UNUSED_POINTS[game.players]
    if kind in ("prestige-pairs", "resource-pairs"):
        return pieces.PAIR_POINTS[game.players]
    return 1 if kind == "francs" else pieces.BONUS_TILES[number].vp


def end_tiles(game: Paris, seat: int | None) -> dict[str, Any]:
    """The pile of end-game tiles as far as the viewer knows it, and what each tile does."""
    looking = seat is not None and game.phase == ASK_END_TILE and game.seat == seat
    known = [END_NAMES[i] for i in remembered(game, seat)] if seat is not None else None
    return {
        "left": 12 - game.end_count,
        "open": end_tiles_in(game.end_pile) if looking else None,
        "may_be_left": known,
        "used": end_tiles_in(game.end_used),
        "takers": [game.end_taker[i] for i in range(game.end_count)],
        "tiles": [
            {
                "id": name,
                "francs": tile.francs,
                "vp": tile.vp,
                "token": tile.token or None,
                "now": {"vp": tile.vp, "francs": DEAREST.get(tile.token, tile.francs)},
            }
            for name, tile in pieces.END_TILES.items()
        ],
    }


def stacks(game: Paris) -> list[dict[str, Any]]:
    """The stacks with the backs of their top tiles, and what the top tile may be."""
    found = []
    for i in range(game.options["stacks"]):
        top = game.stack_top[i]
        may_be = [] if top == NOWHERE else [s for s in range(6) if game.unseen[top * 6 + s]]
        found.append(
            {
                "stack": i,
                "size": game.stack_size[i],
                "top": name_or_none(pieces.DISTRICTS, top),
                "may_be": [
                    {
                        "value": pieces.VALUES[s],
                        "building": pieces.TYPES[pieces.BUILDING_TYPES[top * 6 + s]],
                    }
                    for s in may_be
                ],
            }
        )
    return found


def screen(game: Paris, other: int, seat: int | None) -> dict[str, Any]:
    """A player: what is before the screen for all, what is behind it for its owner (P-2.16).

    The end-game tiles stay secret even with open screens, until the game is over.
    """
    is_open = seat == other or game.options["open_screens"] or game.to_move == OVER
    is_bare = seat == other or game.to_move == OVER
    counts = {kind: game.tokens[other * 6 + i] for i, kind in enumerate(pieces.KINDS)}
    total = game.vp(other) + sum(game.district_points(d, other) for d in range(6))
    return {
        "seat": other,
        "open": is_open,
        "vp": game.vp(other),
        "parts": [{"part": part, "points": game.points[other * 4 + i]} for i, part in enumerate(PARTS)],
        "districts_now": total - game.vp(other),
        "if_ended_now": total + (game.franc_points(other) if is_open else 0),
        "francs": game.francs[other] if is_open else None,
        "tokens": counts if is_open else None,
        "keys": game.keys[other],
        "spare": game.spare[other],
        "meeple": game.meeple[other],
        "held": numbers_in(game.held[other]) if is_open else None,
        "used": numbers_in(game.used[other]),
        "end_tiles": bin(game.end_held[other]).count("1"),
        "end_held": end_tiles_in(game.end_held[other]) if is_bare else None,
        "property": game.estate(other),
    }


def asked(game: Paris) -> dict[str, Any] | None:
    """Details of the question that is being asked."""
    if game.phase == ASK_PAY:
        return {"kind": pieces.KINDS[game.due_kind()]}
    if game.phase == ASK_PRESTIGE:
        return {"kind": pieces.PRESTIGE[game.slot_kind()], "slot": game.slot}
    if game.phase == ASK_ADVANCE:
        return {"francs": game.fee}
    if game.drawn != NOWHERE:
        return {
            "building": pieces.TYPES[pieces.BUILDING_TYPES[game.drawn]],
            "value": pieces.VALUES[game.drawn % 6],
            "home": pieces.DISTRICTS[game.drawn // 6],
        }
    return None
