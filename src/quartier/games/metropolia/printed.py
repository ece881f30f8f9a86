"""What never changes during a game: the cards, the landmarks and the totals that can be rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia.offer import highest
from quartier.games.metropolia.pieces import ESTABLISHMENTS, LANDMARKS, TWO_DICE

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia


def printed(game: Metropolia) -> dict[str, Any]:
    """The components of this game, in the shape of ``shape.Printed``."""
    costs = list(game.cost)
    return {
        "cards": [
            {
                "id": card.id,
                "set": card.set,
                "number": card.number,
                "highest": card.highest,
                "cost": costs[number],
                "colour": card.colour,
                "icon": card.icon,
                "copies": card.copies,
            }
            for number, card in enumerate(ESTABLISHMENTS[: game.kinds])
        ],
        "landmarks": [each._asdict() for each in LANDMARKS if game.plus or each.set == "base"],
        "city_hall": bool(game.plus),
        "rolls": [
            {"total": total, "one": int(total <= 6), "two": TWO_DICE.get(total, 0)}
            for total in range(1, highest(game) + 1)
        ],
    }
