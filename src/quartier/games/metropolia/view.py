"""What a seat sees. Nothing is hidden in Metropolia, so all seats see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia import phase
from quartier.games.metropolia.offer import odds
from quartier.games.metropolia.pieces import CARD_IDS, LANDMARKS, counted

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia


def view(game: Metropolia) -> dict[str, Any]:
    """The table as it lies, in the shape of ``shape.View``."""
    cities, supply = list(game.cities), list(game.supply)
    coins, landmarks = list(game.coins), list(game.landmarks)
    needed = [each.id for each in LANDMARKS if game.plus or each.set == "base"]
    return {
        "seats": [
            {
                "seat": seat,
                "coins": coins[seat],
                "cards": counted(cities[seat * 25 : seat * 25 + 25]),
                "landmarks": {
                    each: bool(landmarks[seat] >> number & 1) for number, each in enumerate(needed)
                },
                "odds": odds(game, seat),
            }
            for seat in range(game.players)
        ],
        "phase": phase.NAMES[game.phase],
        "roll": {
            "dice": [die for die in (game.first, game.second) if die],
            "added": game.added,
            "total": game.first + game.second + game.added,
        },
        "given": CARD_IDS[game.given] if game.given >= 0 else None,
        "market": counted(supply),
        "deck": sum(game.deck),
    }
