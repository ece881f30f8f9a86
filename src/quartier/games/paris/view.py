"""What one seat may see of the game, with every figure worked out that a screen might show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import (
    bonus_tile,
    city,
    ending,
    payment,
    phase,
    pieces,
    prestige,
    scoring,
    site,
    tile,
    track,
)
from quartier.games.paris.naming import end_tiles_in, name_or_none, numbers_in, property_name, source_name
from quartier.games.paris.offer import out_of_reach
from quartier.games.paris.secret import remembered
from quartier.games.paris.shape import (
    District,
    EndTiles,
    Landmark,
    Moving,
    Question,
    Seat,
    Space,
    Stack,
    Track,
)
from quartier.kernel import mover

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def view(game: Paris, seat: int | None) -> dict[str, Any]:
    """The title's part of a view; ``seat`` None is a spectator."""
    is_mine = seat is not None and seat == game.to_move and not game.holding
    return {
        "seats": [screen(game, other, seat) for other in range(game.players)],
        "phase": phase.NAMES[game.phase],
        "acted": bool(game.acted),
        "ending": ending.NAMES[game.ending],
        "districts": [district(game, d) for d in range(6)],
        "arc": [s for s in range(game.players) if game.arc[s]],
        "landmarks": [landmark(game, i) for i in range(8)],
        "track": bonus_track(game, seat),
        "bonus_now": None if seat is None else [bonus_now(game, number, seat) for number in range(1, 31)],
        "end_tiles": end_tiles(game, seat),
        "stacks": [stack(game, i) for i in range(game.options["stacks"])],
        "supply": {kind: game.supply[i] for i, kind in enumerate(pieces.RESOURCES)},
        "moving": moving(game),
        "asked": asked(game),
        "open": {"resources": game.open_resources, "prestige": game.open_prestige},
        "out_of_reach": out_of_reach(game) if is_mine else [],
    }


def keys_on(game: Paris, place: int) -> list[int]:
    """The seat of every key on a property."""
    return [seat for seat in range(game.players) for _ in range(game.keys_on[place * 4 + seat])]


def district(game: Paris, d: int) -> District:
    """A district with its bank, spaces, landmarks, VP tile, and who would get what now."""
    seats = range(game.players)
    found: District = {
        "bank": [seat for seat in seats if game.bank[d * 4 + seat]],
        "spaces": [space(game, d * 6 + i) for i in range(6)],
        "keys": city.keys_in(game, d),
        "totals": [scoring.total(game, d, seat) for seat in seats],
        "places": [scoring.rank(game, d, seat) + 1 for seat in seats],
        "points": [scoring.district_points(game, d, seat) for seat in seats],
    }
    landmarks = [i for i in range(8) if game.landmark_in[i] == d]
    if landmarks:
        landmarks.sort(key=lambda i: game.landmark_value[i])
        found["landmarks"] = [pieces.LANDMARKS[i].id for i in landmarks]
    if game.vp_tile_in[d] != site.NOWHERE:
        found["vp_tile"] = pieces.VP_TILES[game.vp_tile_in[d]][0]
    return found


def space(game: Paris, place: int) -> Space:
    """What lies and stands on a building space."""
    found: Space = {}
    tile, token = game.building[place], game.token[place]
    if tile != site.NOWHERE:
        found["building"] = pieces.TYPES[pieces.BUILDING_TYPES[tile]]
    if token != site.NOWHERE:
        found["token"] = pieces.KINDS[token]
    if city.keys_at(game, place):
        found["keys"] = keys_on(game, place)
    return found


def landmark(game: Paris, i: int) -> Landmark:
    """A landmark, beside the board or in a district."""
    if game.landmark_in[i] == site.NOWHERE:
        return {}
    return {"district": pieces.DISTRICTS[game.landmark_in[i]], "keys": keys_on(game, site.LANDMARK + i)}


def bonus_track(game: Paris, seat: int | None) -> Track:
    """The bonus track, and where the viewer's meeple could go (P-6.5)."""
    ahead = [] if seat is None else range(game.meeple[seat] + 1, tile.LAST + 1)
    return {
        "numbers": list(game.number_on[1:]),
        "left": list(game.left_on[1:]),
        "reachable": [space for space in ahead if seat is not None and track.can_take(game, space, seat)],
    }


def bonus_now(game: Paris, number: int, seat: int) -> int:
    """The VP that a bonus tile would bring the viewer now if it were the viewer's turn."""
    is_at_the_end = pieces.BONUS_TILES[number].kind == "francs"
    return game.francs[seat] if is_at_the_end else bonus_tile.points(game, number, seat)


def end_tiles(game: Paris, seat: int | None) -> EndTiles:
    """The pile of end-game tiles as far as the viewer knows it."""
    is_looking = seat is not None and game.phase == phase.END_TILE and game.seat == seat
    return {
        "left": 12 - game.end_count,
        "open": end_tiles_in(game.end_pile) if is_looking else None,
        "may_be_left": None if seat is None else [pieces.END_NAMES[i] for i in remembered(game, seat)],
        "used": end_tiles_in(game.end_used),
    }


def stack(game: Paris, i: int) -> Stack:
    """A stack with the back of its top tile, and what that tile may be."""
    top = game.stack_top[i]
    may_be = [] if top == site.NOWHERE else [s for s in range(6) if game.unseen[top * 6 + s]]
    return {
        "size": game.stack_size[i],
        "top": name_or_none(pieces.DISTRICTS, top),
        "may_be": [pieces.VALUES[s] for s in may_be],
    }


def screen(game: Paris, other: int, seat: int | None) -> Seat:
    """One player. Everybody sees what is in front of the screen, its owner also what is behind it (P-2.16).

    The end-game tiles stay secret even with open screens, until the game is over.
    """
    is_open = seat == other or game.options["open_screens"] or game.to_move == mover.OVER
    is_bare = seat == other or game.to_move == mover.OVER
    total = scoring.vp(game, other) + sum(scoring.district_points(game, d, other) for d in range(6))
    return {
        "vp": scoring.vp(game, other),
        "if_ended_now": total + (scoring.franc_points(game, other) if is_open else 0),
        "keys": game.keys[other],
        "meeple": game.meeple[other],
        "used": numbers_in(game.used[other]),
        "end_tiles": bin(game.end_held[other]).count("1"),
        "francs": game.francs[other] if is_open else None,
        "tokens": tokens(game, other) if is_open else None,
        "held": numbers_in(game.held[other]) if is_open else None,
        "end_held": end_tiles_in(game.end_held[other]) if is_bare else None,
    }


def tokens(game: Paris, seat: int) -> dict[str, int]:
    """The tokens behind a screen."""
    counts = game.tokens[seat * 6 : seat * 6 + 6]
    return {kind: count for kind, count in zip(pieces.KINDS, counts) if count}


def moving(game: Paris) -> Moving | None:
    """The key that is on its way, or that has just arrived."""
    if game.target == site.NOWHERE:
        return None
    return {
        "from": source_name(game.source, game.district),
        "to": property_name(game.target),
        "district": pieces.DISTRICTS[game.district],
    }


def asked(game: Paris) -> Question | None:
    """Details of the question that is being asked."""
    if game.phase == phase.PAY:
        return {"kind": pieces.KINDS[payment.due_kind(game)]}
    if game.phase == phase.PRESTIGE:
        return {"kind": pieces.PRESTIGE[prestige.slot_kind(game)]}
    if game.phase == phase.ADVANCE:
        return {"francs": game.fee}
    if game.drawn != site.NOWHERE:
        return {
            "building": pieces.TYPES[pieces.BUILDING_TYPES[game.drawn]],
            "value": pieces.VALUES[game.drawn % 6],
        }
    return None
