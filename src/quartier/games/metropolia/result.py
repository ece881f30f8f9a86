"""The score pad: landmarks built, then coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia.pieces import LANDMARKS
from quartier.kernel.mover import OVER

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia


def result(game: Metropolia) -> dict[str, Any]:
    """Landmarks as points; the builder of all has won, the others rank by landmarks, then coins (M-6.2)."""
    over = game.to_move == OVER
    scores: list[dict[str, Any]] = []
    for seat in range(game.players):
        parts = [
            {"part": landmark.id, "points": game.landmarks[seat] >> number & 1}
            for number, landmark in enumerate(LANDMARKS)
            if game.plus or landmark.set == "base"
        ]
        total = sum(game.landmarks[seat] >> number & 1 for number in range(6))
        scores.append({"seat": seat, "total": total, "coins": game.coins[seat], "parts": parts})
    standing = [(score["total"], score["coins"]) for score in scores]
    return {
        "over": over,
        "scores": scores,
        "ranks": [1 + sum(other > mine for other in standing) for mine in standing],
        "winners": [game.seat] if over else [],
    }
