"""What a player is offered: each legal move as a record, with what it would bring at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import moves
from quartier.games.lumiere.moves import LEAVE, PASS, PLACE, SINGLE, TILE, USE
from quartier.games.lumiere.pieces import KEPT

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]
POWERS = ((), ("metropolitain",), ("chartier",), ("metropolitain", "chartier"))
"""The postcards that a placement uses up, by what ``_need`` says of it."""


def offers(game: Lumiere) -> list[Document]:
    """The legal moves. There may be hundreds, so each says only what it adds to what is printed."""
    numbers = game.legal()
    found: list[Document] = [{"move": move, **moves.describe(move)} for move in numbers]
    worth = [offer for offer in found if is_worth_telling(game, offer["move"])]
    for offer, gain in zip(worth, game._gains([offer["move"] for offer in worth])):
        offer["gain"] = gain
    for offer in found:
        move = offer["move"]
        if PLACE <= move < SINGLE and game._need(move - PLACE):
            offer["powers"] = list(POWERS[game._need(move - PLACE)])
        elif USE <= move < TILE and move - USE not in KEPT:
            offer["best"] = game._best_use(move)
    return found


def is_worth_telling(game: Lumiere, move: int) -> bool:
    """Whether it is told what this move brings: for everything that is put on the board, or given back."""
    return (move >= PLACE and move != PASS) or moves.GIVE <= move < LEAVE
