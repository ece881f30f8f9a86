"""What never changes during a game: colours, areas, tiles, shapes and postcards. It is sent once."""

from __future__ import annotations

from typing import Any

from quartier.games.lumiere import card
from quartier.games.lumiere.geometry import LOOKS_LIKE, TURNED, TURNED_TILES
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    CARDS,
    FIRST_GAME,
    PIECE_OF,
    SEATS,
    SHAPE_NAMES,
    TILE_NAMES,
)

Document = dict[str, Any]


def printed(with_flips: bool) -> Document:
    """The components. Shapes that are turned over are among them only if the options allow it."""
    return {
        "colours": list(SEATS),
        "areas": list(AREA_NAMES),
        "tiles": {name: list(TURNED_TILES[tile * 4 : tile * 4 + 4]) for tile, name in enumerate(TILE_NAMES)},
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
                "kept": bool(card.KEPT >> number & 1),
                "piece": PIECE_OF.get(name),
            }
            for number, name in enumerate(CARDS)
        ],
    }
