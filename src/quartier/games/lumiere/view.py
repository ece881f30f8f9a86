"""What one seat may see, with all that a client draws; the events as one seat may know them.

Sets of spaces are lists of numbers from 0 (top left) to 63 (bottom right), row by row; a record
names its space ``a1`` to ``h8``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import moves
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARDS,
    CHARTIER,
    FACINGS,
    FIRST_GAME,
    FOUNTAIN,
    KEPT,
    LEVITATION,
    METROPOLITAIN,
    PIECE_OF,
    SEATS,
    SHAPE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TILES,
)
from quartier.games.lumiere.placement import LAID, LOOKS_LIKE, TABLES, TURNED, turned_tile
from quartier.games.lumiere.refusal import refusal
from quartier.games.lumiere.result import lamps_on, result
from quartier.kernel.bits import spaces
from quartier.kernel.game import Event

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]
STAGES = ("dealing", "starting", "drawing", "paving", "building", "giving", "putting", "ended")
SPACES_PER_FOUR = (0, 1, 8, 9)

SHAPE_TABLE = {
    name: {
        str(turn): [list(cell) for cell in cells]
        for turn, cells in enumerate(TURNED[shape])
        if LOOKS_LIKE[shape][turn] == turn
    }
    for shape, name in enumerate(SHAPE_NAMES)
}
TILE_TABLE = {name: [turned_tile(rows, rotation) for rotation in range(4)] for name, rows in TILES.items()}


def view(game: Lumiere, seat: int | None) -> Document:
    """What ``seat`` may know; None is a spectator."""
    score = result(game)
    return {
        "players": 2,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in game.options.items()},
        "stage": STAGES[game.stage],
        "phase": 1 if game.stage < 4 else 2,
        "turn": game.seat,
        "starter": seat_or_none(game.starter),
        "phase_2_starter": seat_or_none(game.first_done),
        "pending": CARDS[game.pending] if game.pending >= 0 else None,
        "returned": BUILDING_NAMES[game.returned] if game.returned >= 0 else None,
        "areas": [area(game, number) for number in range(16)],
        "spaces": [kind(game, number) for number in range(64)],
        "free": list(spaces(paved(game) & ~game.covered)),  # L-1.7
        "pool": names(game.pool),
        "seats": [player(game, who, seat, score["scores"][who]["total"]) for who in range(2)],
        "buildings": buildings(game),
        "lamps": lamps(game),
        "pieces": pieces(game),
        "cards": [card(game, number) for number in spaces(game.in_play)],
        "score": score,
        "shapes": SHAPE_TABLE,
        "tiles": TILE_TABLE,
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def names(buildings: int) -> list[str]:
    """The names of a set of buildings."""
    return [BUILDING_NAMES[building] for building in spaces(buildings)]


def paved(game: Lumiere) -> int:
    """All spaces that have a tile."""
    return game.coloured[0] | game.coloured[1] | game.mixed | game.lamps


def area(game: Lumiere, number: int) -> Document:
    """An area of the board and the tile on it."""
    corner = number // 4 * 16 + number % 4 * 2
    found: Document = {
        "area": AREA_NAMES[number],
        "spaces": [corner + step for step in SPACES_PER_FOUR],
        "tile": None,
    }
    if game.laid[number] >= 0:
        seat, turned = divmod(game.laid[number], 32)
        found |= {"tile": TILE_NAMES[turned // 4], "seat": seat, "rotation": turned % 4}
    return found


def kind(game: Lumiere, space: int) -> str | None:
    """What is printed on a space: a colour, mixed, lamp; None where no tile lies (L-1.6)."""
    for seat in range(2):
        if game.coloured[seat] >> space & 1:
            return SEATS[seat]
    if game.mixed >> space & 1:
        return "mixed"
    return "lamp" if game.lamps >> space & 1 else None


def player(game: Lumiere, who: int, seat: int | None, total: int) -> Document:
    """One player's side of the table; the hand only for its owner (L-2.4)."""
    left = game.hand[who] | game.stack[who]
    hand = [TILE_NAMES[tile] for tile in spaces(game.hand[who])]
    return {
        "seat": who,
        "colour": SEATS[who],
        "hand": hand if who == seat else None,
        "hand_count": len(hand),
        "stack_count": game.stack[who].bit_count(),
        "tiles_left": [TILE_NAMES[tile] for tile in spaces(left)],
        "reserve": names(game.reserve[who]),
        "stuck": [BUILDING_NAMES[building] for building in stuck(game, who)],
        "dead": [BUILDING_NAMES[building] for building in dead(game, who)],
        "tokens": game.tokens[who],
        "cards": [CARDS[card] for card in spaces(game.taken[who])],
        "total": total,
    }


def stuck(game: Lumiere, seat: int) -> list[int]:
    """Buildings of a reserve that fit nowhere now, powers in hand included."""
    if game.stage < 4:
        return []
    return [building for building in spaces(game.reserve[seat]) if not game._has_place(seat, building)]


def dead(game: Lumiere, seat: int) -> list[int]:
    """Buildings of a reserve that can never be built any more (L-4.13)."""
    helpful = 1 << LEVITATION | 1 << METROPOLITAIN | 1 << CHARTIER
    if game.tokens[seat] and game.open & helpful:
        return []
    return stuck(game, seat)


def buildings(game: Lumiere) -> list[Document]:
    """Every building on the board with the lamps that light it."""
    found = []
    for seat in range(2):
        for building in spaces(game.erected[seat]):
            _, rotation, anchor, _ = LAID[game.site[building]]
            lit, size = lamps_on(game, building), game.cells[building].bit_count()
            found.append(
                {
                    "building": BUILDING_NAMES[building],
                    "seat": seat,
                    "rotation": rotation,
                    "space": SPACE_NAMES[anchor],
                    "cells": list(spaces(game.cells[building])),
                    "annex": game.annex if game.annex_of == building else None,
                    "size": size,
                    "lamps": lit,
                    "points": size * len(lit),
                }
            )
    return found


def lamps(game: Lumiere) -> list[Document]:
    """Every lamp that gives light: which spaces, which buildings (L-6.1, L-5.18)."""
    found = []
    for space in spaces(game._standing_lamps()):
        large = space == game.large_lamp
        light = game._large_light() if large else TABLES.near[space]
        lit = [b for seat in range(2) for b in spaces(game.erected[seat]) if game.cells[b] & light]
        found.append(
            {
                "space": space,
                "kind": "large" if large else "piece" if space == game.lamp else "printed",
                "lights": list(spaces(light)),
                "buildings": [BUILDING_NAMES[building] for building in lit],
            }
        )
    return found


def pieces(game: Lumiere) -> list[Document]:
    """Every special piece on the board, with its region and what it is worth."""
    found: list[Document] = []
    for name, space in (("lamp", game.lamp), ("large-lamp", game.large_lamp), ("mixed", game.mixed_space)):
        if space >= 0:
            found.append({"piece": name, "cells": [space]})
    if game.annex >= 0:
        found.append({"piece": "annex", "cells": [game.annex], "building": BUILDING_NAMES[game.annex_of]})
    if game.painter >= 0:
        region = game._painted()
        seen = list(spaces(region & game._standing_lamps()))
        found.append(
            {
                "piece": "painter",
                "cells": [game.painter],
                "region": list(spaces(region)),
                "lamps": seen,
                "points": 2 * len(seen),
            }
        )
    if game.dancer >= 0:
        region = game._danced()
        found.append(
            {
                "piece": "dancer",
                "cells": [game.dancer],
                "region": list(spaces(region)),
                "points": region.bit_count(),
            }
        )
    if game.statue >= 0:
        ahead = TABLES.ahead[game.statue * 4 + game.facing]
        ring = (TABLES.near[game.statue] | TABLES.corner[game.statue]) & ~game.covered
        found.append(
            {
                "piece": "statue",
                "cells": [game.statue],
                "facing": FACINGS[game.facing],
                "front": next(iter(spaces(ahead))),
                "region": list(spaces(ring)),
                "points": game._admired(),
            }
        )
    if game.site[FOUNTAIN] >= 0:
        cells = game.cells[FOUNTAIN]
        owner = int(game.taken[1] >> CARDS.index("fontaine") & 1)
        beside = [b for b in spaces(game.erected[owner]) if game.cells[b] & game._beside(cells)]
        found.append(
            {
                "piece": "fountain",
                "cells": list(spaces(cells)),
                "rotation": LAID[game.site[FOUNTAIN]][1],
                "buildings": [BUILDING_NAMES[building] for building in beside],
                "points": 3 * len(beside),
            }
        )
    for piece in found:
        card = next(each for each, piece_of in PIECE_OF.items() if piece_of == piece["piece"])
        piece["seat"] = int(game.taken[1] >> CARDS.index(card) & 1)
    return found


def card(game: Lumiere, number: int) -> Document:
    """A postcard: who has it, whether it was used, whether its power still waits."""
    owner = next((seat for seat in range(2) if game.taken[seat] >> number & 1), None)
    used = bool(game.used >> number & 1)
    waiting = owner is not None and not used and number in (METROPOLITAIN, CHARTIER)
    usable = game.stage == 4 and game.to_move >= 0 and game.is_legal(moves.USE + number)
    why = None
    if not usable and game.open >> number & 1 and game.stage == 4:
        why = refusal(game, moves.USE + number)._asdict()
    return {
        "card": CARDS[number],
        "first_game": CARDS[number] in FIRST_GAME,
        "piece": PIECE_OF.get(CARDS[number]),
        "seat": owner,
        "used": used,
        "kept": number in KEPT,
        "waiting": waiting,
        "usable": usable,
        "refusal": why,
    }


def legal(game: Lumiere) -> list[Document]:
    """The offers: each with the spaces it would cover and, in phase 2, the points it would bring now."""
    numbers = game.legal()
    offers: list[Document] = [{"move": move, **moves.describe(move)} for move in numbers]
    for offer, (gain, rival) in zip(offers, game._gains(numbers)):
        move = offer["move"]
        offer["gain"], offer["rival_gain"] = gain, rival
        if offer["type"] in ("build", "garden", "fountain"):
            placement = move - moves.PLACE
            offer["cells"] = list(spaces(LAID[placement][3]))
            need = game._need(placement)
            offer["metropolitain"], offer["chartier"] = bool(need & 1), bool(need & 2)
        elif "space" in offer:
            offer["cells"] = [SPACE_NAMES.index(offer["space"])]
        elif offer["type"] == "card" and offer["use"] and CARDS.index(offer["card"]) not in KEPT:
            offer["preview"] = preview(game, move)
    return offers


def preview(game: Lumiere, move: int) -> Document:
    """How many ways there are to use a postcard now, and the most points one of them brings at once."""
    numbers, gains = game._look_ahead(move)
    return {"ways": len(numbers), "best": max(gain for gain, _ in gains)}


def tell(ledger: list[Event], seat: int | None) -> list[Event]:
    """A tile drawn is known to its owner only (L-2.4)."""
    return [
        {**event, "tile": None} if event["type"] == "draw" and event["seat"] != seat else event
        for event in ledger
    ]
