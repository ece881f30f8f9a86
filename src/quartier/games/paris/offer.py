"""What each offer costs and brings, so that whoever shows it needs to know no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ADVANCE,
    BANK,
    BUY,
    CLIMB,
    GIVE,
    KEEP,
    LANDMARK,
    LOOK,
    MOVE,
    NOWHERE,
    OPEN_END,
    PAIR,
    PAY,
    PLACE,
    RETREAT,
    SELL,
    SELL_OPEN,
    STAY,
    TAKE,
    USE,
    USE_END,
)

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

END_TILES = tuple(pieces.END_TILES.values())
DEAREST = {
    "any-resource": max(pieces.SELL[kind] for kind in pieces.RESOURCES),
    "any-prestige": max(pieces.SELL[kind] for kind in pieces.PRESTIGE),
}


def resources_of(place: int) -> dict[str, int]:
    """What a property costs besides francs (P-5.4, P-5.5)."""
    if place < LANDMARK:
        return dict(pieces.BUILDING_COSTS[pieces.VALUES[place % 6]])
    landmark = pieces.LANDMARKS[place - LANDMARK]
    both = {"marble": landmark.marble, "gold": landmark.gold}
    return {kind: count for kind, count in both.items() if count}


def offers(game: Paris) -> list[dict[str, Any]]:
    """The legal moves with what each costs and brings; a key's move by its notation, for there are many."""
    found = []
    for move in game.legal():
        is_key = MOVE <= move < LOOK
        record = {"type": "move", "name": game.name(move)} if is_key else game.describe(move)
        found.append({"move": move, **record, **facts(game, move)})
    return found


def facts(game: Paris, move: int) -> dict[str, Any]:
    """``cost`` and ``gain`` of a legal move, as far as it has them, and what it does besides."""
    if PLACE <= move < MOVE:
        spot = move - PLACE
        return {"gain": {"francs": pieces.BANKS[spot]}} if spot < 6 else {}
    if MOVE <= move < LOOK:
        return move_facts(game, move)
    if ADVANCE <= move < STAY:
        number = game.number_on[move - ADVANCE + 1]
        return {"tile": number, **({"cost": {"francs": game.fee}} if game.fee else {})}
    if GIVE <= move < KEEP:
        kind = pieces.PRESTIGE[game.slot_kind()]
        return {"kind": kind, "gain": {"vp": pieces.PRESTIGE_POINTS[kind]}}
    if move == KEEP:
        return {"kind": pieces.PRESTIGE[game.slot_kind()]}
    if PAY <= move < BUY:
        kind = pieces.KINDS[game.due_kind()]
        return {"kind": kind, "cost": {kind: 1}}
    if BUY <= move < SELL:
        kind = pieces.KINDS[move - BUY]
        return {"cost": {"francs": pieces.BUY[kind]}, "gain": {kind: 1}}
    if SELL <= move < USE:
        kind = pieces.KINDS[move - SELL]
        return {"cost": {kind: 1}, "gain": {"francs": pieces.SELL[kind]}}
    if USE <= move < TAKE:
        return use_facts(game, move - USE + 1)
    if TAKE <= move < RETREAT:
        return {"tile": game.number_on[move - TAKE + 1]}
    if RETREAT <= move < USE_END:
        space = game.meeple[game.seat] - (move - RETREAT + 1)
        return {"space": space, "tile": game.number_on[space]}
    if USE_END <= move < OPEN_END:
        tile = END_TILES[move - USE_END]
        francs = DEAREST.get(tile.token, tile.francs)
        return {"gain": {k: n for k, n in (("francs", francs), ("vp", tile.vp)) if n}}
    if SELL_OPEN <= move < PAIR:
        return {"gain": {"francs": DEAREST["any-prestige" if move > SELL_OPEN else "any-resource"]}}
    if PAIR <= move < PAIR + 3:
        return {"gain": {"vp": pieces.PAIR_POINTS[game.players]}}
    return {}


def move_facts(game: Paris, move: int) -> dict[str, Any]:
    """What a key's move costs and brings, as far as it is not printed on its goal."""
    if move < CLIMB:
        place, target = divmod(move - MOVE, 14)
        district, source = divmod(place, 8)
        value = pieces.VALUES[source] if source < BANK else 0
        goal = district * 6 + target if target < 6 else LANDMARK + target - 6
    else:
        low, high = divmod(move - CLIMB, 8)
        district, source, value, goal = game.landmark_in[low], 0, game.landmark_value[low], LANDMARK + high
    found: dict[str, Any] = {}
    if value or goal >= LANDMARK:
        found["francs"] = game.value_of(goal) - value
    if goal < LANDMARK and game.token[goal] != NOWHERE:
        found["token"] = pieces.KINDS[game.token[goal]]
    if game.keys_at(goal):
        found["uses"] = 9 if game.keys_on[goal * 4 + game.seat] else 16
    is_entering = move < CLIMB and source >= BANK
    if is_entering and game.keys_in(district) == 3 and game.has_free_vp_tile():
        found["fourth_key"] = True
    return found


def use_facts(game: Paris, number: int) -> dict[str, Any]:
    """What using a bonus tile brings now."""
    points, francs = game.bonus_points(number, game.seat), game.bonus_francs(number)
    if francs < 0:
        return {"cost": {"francs": -francs}, "gain": {"key": 1}}
    gain = {kind: count for kind, count in (("vp", points), ("francs", francs)) if count > 0}
    return {"gain": gain} if gain else {}
