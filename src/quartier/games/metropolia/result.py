"""The score pad: landmarks built, then coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia.pieces import LANDMARKS
from quartier.kernel import mover

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia


def result(game: Metropolia) -> dict[str, Any]:
    """A point for each landmark. Whoever has all has won; landmarks, then coins rank the others (M-6.2)."""
    over = game.to_move == mover.OVER
    scores: list[dict[str, Any]] = []
    for seat in range(game.players):
        parts = [
            {"part": landmark.id, "points": game.landmarks[seat] >> number & 1}
            for number, landmark in enumerate(LANDMARKS)
            if game.plus or landmark.set == "base"
        ]
        total = game.landmarks[seat].bit_count()
        scores.append({"seat": seat, "total": total, "coins": game.coins[seat], "parts": parts})
    standing = [(score["total"], score["coins"]) for score in scores]
    return {
        "over": over,
        "scores": scores,
        "ranks": [1 + sum(other > mine for other in standing) for mine in standing],
        "winners": [game.seat] if over else [],
    }
