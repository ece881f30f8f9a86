"""What one seat may see. ``shape.py`` says what it looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import building, card, region, scoring, stage
from quartier.games.lumiere.pieces import (
    BUILDING_NAMES,
    CARD_OF,
    CARDS,
    FACINGS,
    FOUNTAIN,
    SPACES,
    TILE_NAMES,
)
from quartier.games.lumiere.result import brief, result
from quartier.kernel import mover
from quartier.kernel.bits import spaces

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]


def view(game: Lumiere, seat: int | None) -> Document:
    """What ``seat`` may know; None is a spectator."""
    return {
        "seats": [player(game, who, seat) for who in range(2)],
        "result": result(game) if game.to_move == mover.OVER else brief(game),
        "stage": stage.NAMES[game.stage],
        "phase": 1 if game.stage < stage.BUILDING else 2,
        "pending": CARDS[game.pending] if game.pending >= 0 else None,
        "returned": BUILDING_NAMES[game.returned] if game.returned >= 0 else None,
        "ground": ground(game),
        "pool": names(game.pool),
        "buildings": buildings(game),
        "lamps": lamps(game),
        "pieces": pieces(game),
        "cards": cards(game),
    }


def names(buildings: int) -> list[str]:
    """The names of a set of buildings."""
    return [BUILDING_NAMES[each] for each in spaces(buildings)]


def ground(game: Lumiere) -> str:
    """What is printed on each space: a colour, mixed, lamp; a dot where no tile lies (L-1.6)."""
    letters = ["."] * SPACES
    kinds = {"o": game.coloured[0], "b": game.coloured[1], "m": game.mixed, "l": game.lamps}
    for letter, members in kinds.items():
        for space in spaces(members):
            letters[space] = letter
    return "".join(letters)


def player(game: Lumiere, who: int, seat: int | None) -> Document:
    """One player's side of the table; the hand only for its owner (L-2.4)."""
    hand = [TILE_NAMES[tile] for tile in spaces(game.hand[who])]
    left = game.hand[who] | game.stack[who]
    return {
        "seat": who,
        "hand": hand if who == seat else None,
        "hand_count": len(hand),
        "tiles_left": [TILE_NAMES[tile] for tile in spaces(left)],
        "reserve": names(game.reserve[who]),
        "dead": names(building.dead(game, who)),
        "tokens": game.tokens[who],
    }


def buildings(game: Lumiere) -> list[Document]:
    """Every building on the board with the lamps that light it."""
    found = []
    for seat in range(2):
        for each in spaces(game.erected[seat]):
            found.append(
                {
                    "building": BUILDING_NAMES[each],
                    "seat": seat,
                    "cells": list(spaces(game.cells[each])),
                    "annex": game.annex if game.annex_of == each else None,
                    "lamps": list(spaces(scoring.lamps_on(game, each))),
                    "points": scoring.building_points(game, each),
                }
            )
    return found


def lamps(game: Lumiere) -> list[Document]:
    """Every lamp that gives light, and where (L-6.1, L-5.18)."""
    found = []
    for space in spaces(scoring.standing_lamps(game)):
        large = space == game.large_lamp
        kind = "large" if large else "piece" if space == game.lamp else "printed"
        light = scoring.large_light(game) if large else region.around(1 << space)
        found.append({"space": space, "kind": kind, "lights": list(spaces(light))})
    return found


def pieces(game: Lumiere) -> list[Document]:
    """Every special piece on the board, with its region and its points."""
    found: list[Document] = []
    singles = {
        "lamp": game.lamp,
        "large-lamp": game.large_lamp,
        "mixed": game.mixed_space,
        "annex": game.annex,
        "painter": game.painter,
        "dancer": game.dancer,
        "statue": game.statue,
    }
    for name, space in singles.items():
        if space >= 0:
            found.append({"piece": name, "seat": owner_of(game, name), "cells": [space], **worth(game, name)})
    if game.site[FOUNTAIN] >= 0:
        owner = owner_of(game, "fountain")
        cells, points = list(spaces(game.cells[FOUNTAIN])), scoring.fountain_points(game, owner)
        found.append({"piece": "fountain", "seat": owner, "cells": cells, "points": points})
    return found


def owner_of(game: Lumiere, piece: str) -> int:
    """Whose postcard a special piece on the board came with."""
    return int(game.taken[1] >> CARDS.index(CARD_OF[piece]) & 1)


def worth(game: Lumiere, piece: str) -> Document:
    """The region of a piece that scores, and its points."""
    if piece == "painter":
        painted = scoring.painted(game)
        seen = list(spaces(painted & scoring.standing_lamps(game)))
        return {"region": list(spaces(painted)), "lamps": seen, "points": scoring.painter_points(game)}
    if piece == "dancer":
        return {"region": list(spaces(scoring.danced(game))), "points": scoring.dancer_points(game)}
    if piece == "statue":
        looked_at = list(spaces(scoring.admired(game)))
        points = scoring.statue_points(game)
        return {"facing": FACINGS[game.facing], "region": looked_at, "points": points}
    return {}


def cards(game: Lumiere) -> list[Document]:
    """The postcards in play: who has each, and whether it was used."""
    found = []
    for each in spaces(game.in_play):
        owner = next((who for who in range(2) if game.taken[who] >> each & 1), None)
        found.append({"card": CARDS[each], "seat": owner, "state": state_of(game, each)})
    return found


def state_of(game: Lumiere, which: int) -> str:
    """How far a postcard has come."""
    if game.open >> which & 1 or not (game.taken[0] | game.taken[1]) >> which & 1:
        return "open"
    if game.used >> which & 1 or which == card.SACRE_COEUR:
        return "used"
    return "waiting" if card.KEPT >> which & 1 else "unused"
