"""What lacks nothing but francs or resources, so that a screen can tell what it would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.paris import pieces
from quartier.games.paris.actions import ARC, ASK_ACT, CLIMB, LANDMARK, MOVE
from quartier.games.paris.offer import move_facts, resources_of
from quartier.games.paris.refusal import refusal
from quartier.games.paris.shape import OutOfReach
from quartier.games.paris.words import PROPERTY_OF

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

SHORT = ("too-few-francs", "too-few-resources")


def candidates(game: Paris) -> list[int]:
    """The moves of the seat's keys, those on the board first, then the one on the Arc."""
    found: list[int] = []
    from_arc: list[int] = []
    for district in range(6):
        for source in range(8):
            if game.has_key(district, source):
                start = MOVE + (district * 8 + source) * 14
                (from_arc if source == ARC else found).extend(range(start, start + 14))
    for i in range(8):
        if game.keys_on[(LANDMARK + i) * 4 + game.seat]:
            found += range(CLIMB + i * 8, CLIMB + i * 8 + 8)
    return found + from_arc


def lacking(game: Paris, move: int) -> dict[str, int]:
    """The francs and resources that are missing for a key's move; tiles of any resource are counted in."""
    goal = PROPERTY_OF[str(game.describe(move)["to"])]
    cost, francs = resources_of(goal), move_facts(game, move).get("francs", game.value_of(goal))
    found = {"francs": francs - game.francs[game.seat]}
    wild = game.wild()
    for i, kind in enumerate(pieces.RESOURCES):
        need = max(0, cost.get(kind, 0) - game.stock(i))
        found[kind] = max(0, need - wild)
        wild = max(0, wild - need)
    return {kind: count for kind, count in found.items() if count > 0}


def out_of_reach(game: Paris) -> list[OutOfReach]:
    """Each property that a key could go to but for the cost, once, by the way that lacks least."""
    if game.phase != ASK_ACT or game.acted:
        return []
    reached = {str(game.describe(move)["to"]) for move in game.legal() if MOVE <= move < CLIMB + 64}
    best: dict[str, OutOfReach] = {}
    for move in candidates(game):
        record = game.describe(move)
        goal = str(record["to"])
        if goal in reached or refusal(game, move).reason not in SHORT:
            continue
        lacks = lacking(game, move)
        if goal not in best or sum(lacks.values()) < sum(best[goal]["lacks"].values()):
            best[goal] = {"from": str(record["from"]), "to": goal, "lacks": lacks}
    return list(best.values())
