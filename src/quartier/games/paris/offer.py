"""What each legal move costs and brings, so that a screen can show it without knowing the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import (
    action,
    bonus_tile,
    city,
    moving,
    payment,
    phase,
    pieces,
    prestige,
    refusal,
    site,
    tile,
    vp_tile,
)
from quartier.games.paris.naming import PROPERTY_OF
from quartier.games.paris.printed import cost_of
from quartier.games.paris.shape import OutOfReach

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

SHORT = ("too-few-francs", "too-few-resources")
"""The reasons for a refusal that more francs or resources would remove."""


def offers(game: Paris) -> list[dict[str, Any]]:
    """The legal moves with what each costs and brings. Those of keys, which are many, are short."""
    found = []
    for move in game.legal():
        is_key = action.MOVE <= move < action.LOOK
        record = {"type": "move", "name": game.name(move)} if is_key else game.describe(move)
        found.append({"move": move, **record, **facts(game, move)})
    return found


def facts(game: Paris, move: int) -> dict[str, Any]:
    """The ``cost`` and ``gain`` of a legal move, if it has any, and what else it does."""
    if action.PLACE <= move < action.MOVE:
        spot = move - action.PLACE
        return {"gain": {"francs": pieces.BANKS[spot]}} if spot < 6 else {}
    if action.MOVE <= move < action.LOOK:
        return move_facts(game, move)
    if action.ADVANCE <= move < action.STAY:
        number = game.number_on[move - action.ADVANCE + 1]
        return {"tile": number, **({"cost": {"francs": game.fee}} if game.fee else {})}
    if action.GIVE <= move < action.KEEP:
        kind = pieces.PRESTIGE[prestige.slot_kind(game)]
        return {"kind": kind, "gain": {"vp": pieces.PRESTIGE_POINTS[kind]}}
    if move == action.KEEP:
        return {"kind": pieces.PRESTIGE[prestige.slot_kind(game)]}
    if action.PAY <= move < action.BUY:
        kind = pieces.KINDS[payment.due_kind(game)]
        return {"kind": kind, "cost": {kind: 1}}
    if action.BUY <= move < action.SELL:
        kind = pieces.KINDS[move - action.BUY]
        return {"cost": {"francs": pieces.BUY[kind]}, "gain": {kind: 1}}
    if action.SELL <= move < action.USE:
        kind = pieces.KINDS[move - action.SELL]
        return {"cost": {kind: 1}, "gain": {"francs": pieces.SELL[kind]}}
    if action.USE <= move < action.TAKE:
        return use_facts(game, move - action.USE + 1)
    if action.TAKE <= move < action.RETREAT:
        return {"tile": game.number_on[move - action.TAKE + 1]}
    if action.RETREAT <= move < action.USE_END:
        space = game.meeple[game.seat] - (move - action.RETREAT + 1)
        return {"space": space, "tile": game.number_on[space]}
    if action.USE_END <= move < action.OPEN_END:
        end = pieces.END_TILES[pieces.END_NAMES[move - action.USE_END]]
        francs = pieces.DEAREST.get(end.token, end.francs)
        return {"gain": {k: n for k, n in (("francs", francs), ("vp", end.vp)) if n}}
    if action.SELL_OPEN <= move < action.PAIR:
        return {"gain": {"francs": pieces.DEAREST[pieces.GROUPS[move - action.SELL_OPEN]]}}
    if action.PAIR <= move < action.PAIR + 3:
        return {"gain": {"vp": pieces.PAIR_POINTS[game.players]}}
    return {}


def move_facts(game: Paris, move: int) -> dict[str, Any]:
    """What a key's move costs and brings, apart from what is printed on the property."""
    if move < action.CLIMB:
        place, target = divmod(move - action.MOVE, 14)
        district, source = divmod(place, 8)
        value = pieces.VALUES[source] if source < site.BANK else 0
        goal = district * 6 + target if target < 6 else site.LANDMARK + target - 6
    else:
        low, high = divmod(move - action.CLIMB, 8)
        district, source = game.landmark_in[low], 0
        value, goal = game.landmark_value[low], site.LANDMARK + high
    found: dict[str, Any] = {}
    if value or goal >= site.LANDMARK:
        found["francs"] = city.value_of(game, goal) - value
    if goal < site.LANDMARK and game.token[goal] != site.NOWHERE:
        found["token"] = pieces.KINDS[game.token[goal]]
    if city.keys_at(game, goal):
        found["uses"] = tile.DOUBLE if game.keys_on[goal * 4 + game.seat] else tile.SHARE
    is_entering = move < action.CLIMB and source >= site.BANK
    if is_entering and vp_tile.comes_with(game, city.keys_in(game, district) + 1):
        found["fourth_key"] = True
    return found


def use_facts(game: Paris, number: int) -> dict[str, Any]:
    """What using a bonus tile brings now."""
    points, francs = bonus_tile.points(game, number, game.seat), bonus_tile.francs(number)
    if francs < 0:
        return {"cost": {"francs": -francs}, "gain": {"key": 1}}
    gain = {kind: count for kind, count in (("vp", points), ("francs", francs)) if count > 0}
    return {"gain": gain} if gain else {}


# --- what only a lack of francs or resources keeps out of reach ----------------------------------


def candidates(game: Paris) -> list[int]:
    """All moves of the seat's keys, legal or not: first from the districts, then from the Arc."""
    found: list[int] = []
    from_arc: list[int] = []
    for district in range(6):
        for source in range(8):
            if moving.has_key(game, district, source):
                start = action.MOVE + (district * 8 + source) * 14
                (from_arc if source == site.ARC else found).extend(range(start, start + 14))
    for i in range(8):
        if game.keys_on[(site.LANDMARK + i) * 4 + game.seat]:
            found += range(action.CLIMB + i * 8, action.CLIMB + i * 8 + 8)
    return found + from_arc


def lacking(game: Paris, move: int) -> dict[str, int]:
    """The francs and resources that are missing for a key's move, even with tiles of any resource."""
    goal = PROPERTY_OF[str(game.describe(move)["to"])]
    cost, francs = cost_of(goal), move_facts(game, move).get("francs", city.value_of(game, goal))
    found = {"francs": francs - game.francs[game.seat]}
    wild = payment.wild(game)
    for i, kind in enumerate(pieces.RESOURCES):
        need = max(0, cost.get(kind, 0) - payment.stock(game, i))
        found[kind] = max(0, need - wild)
        wild = max(0, wild - need)
    return {kind: count for kind, count in found.items() if count > 0}


def out_of_reach(game: Paris) -> list[OutOfReach]:
    """The properties that a key could go to if its seat could pay, each by the move that lacks least."""
    if game.phase != phase.ACT or game.acted:
        return []
    reached = {
        str(game.describe(move)["to"]) for move in game.legal() if action.MOVE <= move < action.CLIMB + 64
    }
    best: dict[str, OutOfReach] = {}
    for move in candidates(game):
        record = game.describe(move)
        goal = str(record["to"])
        if goal in reached or refusal.refusal(game, move).reason not in SHORT:
            continue
        lacks = lacking(game, move)
        if goal not in best or sum(lacks.values()) < sum(best[goal]["lacks"].values()):
            best[goal] = {"from": str(record["from"]), "to": goal, "lacks": lacks}
    return list(best.values())
