"""What the seat might want to do and may not, with the reason: for hints on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris.actions import (
    ADVANCE,
    ASK_ACT,
    ASK_ADVANCE,
    BUY,
    CLIMB,
    END_TURN,
    LANDMARK,
    LOOK,
    MOVE,
    PLACE,
    RETREAT,
    SELL,
    TAKE,
    USE,
)

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def candidates(game: Paris) -> list[int]:
    """The moves worth a reason: own keys to every goal of their districts, own tiles, buying, and so on."""
    if game.phase == ASK_ADVANCE:
        return list(range(ADVANCE, ADVANCE + 30))
    if game.phase != ASK_ACT:
        return []
    found = [*range(PLACE, MOVE)]
    for district in range(6):
        for source in range(8):
            if game.has_key(district, source):
                start = MOVE + (district * 8 + source) * 14
                found += range(start, start + 14)
    for i in range(8):
        if game.keys_on[(LANDMARK + i) * 4 + game.seat]:
            found += range(CLIMB + i * 8, CLIMB + i * 8 + 8)
    found.append(LOOK)
    found += range(BUY, SELL)
    found += [USE + number - 1 for number in range(1, 31) if game.held[game.seat] >> number & 1]
    if game.held[game.seat] >> 17 & 1:
        found += range(TAKE, RETREAT)
    found.append(END_TURN)
    return found


def refused(game: Paris) -> list[dict[str, Any]]:
    """Each of them that is not legal, with the reason's code and the rule clause."""
    legal = set(game.legal())
    found = []
    for move in candidates(game):
        if move not in legal:
            reason, clause, _ = game._refusal(move)
            found.append({"move": move, **game.describe(move), "reason": reason, "clause": clause})
    return found
