"""What one seat may see; the events as one seat may know them; the components with what is printed on them.

``shape.py`` says what each of them looks like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere.moves import BUILDING
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARDS,
    CHARTIER,
    FACINGS,
    FIRST_GAME,
    FONTAINE,
    FOUNTAIN,
    KEPT,
    LEVITATION,
    METROPOLITAIN,
    PIECE_OF,
    SACRE_COEUR,
    SEATS,
    SHAPE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
)
from quartier.games.lumiere.placement import LOOKS_LIKE, TABLES, TURNED, turned_tile
from quartier.games.lumiere.result import brief, lamps_on, result
from quartier.kernel.bits import spaces
from quartier.kernel.game import Event
from quartier.kernel.mover import OVER

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]
STAGES = ("dealing", "starting", "drawing", "paving", "building", "giving", "putting", "ended")


def view(game: Lumiere, seat: int | None) -> Document:
    """What ``seat`` may know; None is a spectator."""
    return {
        "seats": [player(game, who, seat) for who in range(2)],
        "result": result(game) if game.to_move == OVER else brief(game),
        "stage": STAGES[game.stage],
        "phase": 1 if game.stage < BUILDING else 2,
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
    return [BUILDING_NAMES[building] for building in spaces(buildings)]


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
        "dead": [BUILDING_NAMES[building] for building in dead(game, who)],
        "tokens": game.tokens[who],
    }


def dead(game: Lumiere, seat: int) -> list[int]:
    """Buildings of a reserve that can never be built any more (L-4.13)."""
    helpful = 1 << LEVITATION | 1 << METROPOLITAIN | 1 << CHARTIER
    if game.stage < BUILDING or (game.tokens[seat] and game.open & helpful):
        return []
    return [building for building in spaces(game.reserve[seat]) if not game._has_place(seat, building)]


def buildings(game: Lumiere) -> list[Document]:
    """Every building on the board with the lamps that light it."""
    found = []
    for seat in range(2):
        for building in spaces(game.erected[seat]):
            cells, lit = list(spaces(game.cells[building])), lamps_on(game, building)
            found.append(
                {
                    "building": BUILDING_NAMES[building],
                    "seat": seat,
                    "cells": cells,
                    "annex": game.annex if game.annex_of == building else None,
                    "lamps": lit,
                    "points": len(cells) * len(lit),
                }
            )
    return found


def lamps(game: Lumiere) -> list[Document]:
    """Every lamp that gives light, and where (L-6.1, L-5.18)."""
    found = []
    for space in spaces(game._standing_lamps()):
        large = space == game.large_lamp
        kind = "large" if large else "piece" if space == game.lamp else "printed"
        light = game._large_light() if large else TABLES.near[space]
        found.append({"space": space, "kind": kind, "lights": list(spaces(light))})
    return found


def pieces(game: Lumiere) -> list[Document]:
    """Every special piece on the board, with its region and what it is worth."""
    found: list[Document] = []
    singles = {
        "lamp": game.lamp,
        "large-lamp": game.large_lamp,
        "mixed": game.mixed_space,
        "annex": game.annex,
    }
    for name, space in singles.items():
        if space >= 0:
            found.append({"piece": name, "cells": [space]})
    if game.painter >= 0:
        region = game._painted()
        seen = list(spaces(region & game._standing_lamps()))
        worth = {"region": list(spaces(region)), "lamps": seen, "points": 2 * len(seen)}
        found.append({"piece": "painter", "cells": [game.painter], **worth})
    if game.dancer >= 0:
        region = game._danced()
        worth = {"region": list(spaces(region)), "points": region.bit_count()}
        found.append({"piece": "dancer", "cells": [game.dancer], **worth})
    if game.statue >= 0:
        ring = (TABLES.near[game.statue] | TABLES.corner[game.statue]) & ~game.covered
        worth = {"region": list(spaces(ring)), "points": game._admired()}
        found.append({"piece": "statue", "cells": [game.statue], "facing": FACINGS[game.facing], **worth})
    if game.site[FOUNTAIN] >= 0:
        owner = int(game.taken[1] >> FONTAINE & 1)
        worth = {"points": 3 * game._splashed(owner)}
        found.append({"piece": "fountain", "cells": list(spaces(game.cells[FOUNTAIN])), **worth})
    for piece in found:
        card = next(each for each, piece_of in PIECE_OF.items() if piece_of == piece["piece"])
        piece["seat"] = int(game.taken[1] >> CARDS.index(card) & 1)
    return found


def cards(game: Lumiere) -> list[Document]:
    """The postcards in play: who has each, and whether it was used."""
    found = []
    for card in spaces(game.in_play):
        owner = next((who for who in range(2) if game.taken[who] >> card & 1), None)
        found.append({"card": CARDS[card], "seat": owner, "state": state_of(game, card)})
    return found


def state_of(game: Lumiere, card: int) -> str:
    """How far a postcard has come."""
    if game.open >> card & 1 or not (game.taken[0] | game.taken[1]) >> card & 1:
        return "open"
    if game.used >> card & 1 or card == SACRE_COEUR:
        return "used"
    return "waiting" if card in KEPT else "unused"


def printed(with_flips: bool) -> Document:
    """What never changes: the names of the areas, tiles in every turn, shapes, postcards."""
    return {
        "colours": list(SEATS),
        "areas": list(AREA_NAMES),
        "tiles": {
            name: [turned_tile(rows, rotation) for rotation in range(4)] for name, rows in TILES.items()
        },
        "shapes": {
            name: {
                str(turn): [list(cell) for cell in cells]
                for turn, cells in enumerate(TURNED[shape])
                if LOOKS_LIKE[shape][turn] == turn and (turn < 4 or with_flips)  # L-4.6
            }
            for shape, name in enumerate(SHAPE_NAMES)
        },
        "cards": [
            {
                "card": name,
                "first_game": name in FIRST_GAME,
                "kept": card in KEPT,
                "piece": PIECE_OF.get(name),
            }
            for card, name in enumerate(CARDS)
        ],
    }


def tell(ledger: list[Event], seat: int | None) -> list[Event]:
    """A tile drawn is known to its owner only (L-2.4)."""
    return [
        {**event, "tile": None} if event["type"] == "draw" and event["seat"] != seat else event
        for event in ledger
    ]
