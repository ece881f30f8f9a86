"""Why a move is not legal: a reason's code, the rule clause and the numbers behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ADVANCE,
    ARC,
    ASK_ACT,
    ASK_ADVANCE,
    ASK_END_TILE,
    ASK_LAY,
    ASK_PAIR,
    ASK_PAY,
    ASK_PRESTIGE,
    ASK_STACK,
    ASK_VP_TILE,
    BANK,
    BUY,
    CLIMB,
    DECLINE,
    DOUBLE,
    ENOUGH,
    FIRST_TOKEN_TILE,
    FRANCS_AT_END,
    GIVE,
    LANDMARK,
    LAY,
    LOOK,
    MOVE,
    NOWHERE,
    OPEN_END,
    PAIR,
    PAY,
    PLACE,
    PROPERTIES,
    RETREAT,
    RETREATING,
    SELL,
    SELL_OPEN,
    SHARE,
    STACK,
    STAY,
    TAKE,
    TAKE_END,
    TAKING,
    USE,
    USE_END,
    VP_TILE,
)
from quartier.games.paris.offer import resources_of
from quartier.games.paris.words import property_name, source_name
from quartier.kernel.errors import Detail, Refusal
from quartier.kernel.mover import CHANCE

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

ASKED = {
    ASK_STACK: Refusal("draw-first", "P-3.1"),
    ASK_LAY: Refusal("lay-first", "P-12.2"),
    ASK_PAY: Refusal("pay-first", "P-5.6"),
    ASK_VP_TILE: Refusal("vp-tile-first", "P-5.9"),
    ASK_ADVANCE: Refusal("advance-first", "P-6.2"),
    ASK_PRESTIGE: Refusal("prestige-first", "P-6.9"),
    ASK_END_TILE: Refusal("end-tile-first", "P-10.3"),
    ASK_PAIR: Refusal("pairs-first", "P-9.23"),
}
"""What is being asked, and so has to be answered before anything else."""
END_NAMES = tuple(pieces.END_TILES)


def refusal(game: Paris, move: int) -> Refusal:
    """Why this move may not be played now."""
    if game.to_move == CHANCE:
        return Refusal("not-drawn" if move < STACK else "wait-for-draw", "P-3.2")
    if move < STACK:
        return Refusal("not-chance", "P-3.2")
    found = answer_refusal(game, move)
    if found is None:
        is_asked = game.phase != ASK_ACT and not (game.phase == ASK_ADVANCE and move >= BUY)
        found = ASKED[game.phase] if is_asked else turn_refusal(game, move)
    return found._replace(detail={"seat": game.seat, **found.detail})


def answer_refusal(game: Paris, move: int) -> Refusal | None:
    """Why an answer to the question that is being asked, or one that is not asked, is refused."""
    phase = game.phase
    if move < LAY:
        if phase != ASK_STACK:
            return Refusal("drawn-already", "P-3.1")
        return Refusal("empty-stack", "P-3.1", {"stack": move - STACK + 1})
    if move < PLACE:
        if phase != ASK_LAY:
            return Refusal("nothing-to-lay", "P-3.3")
        detail: Detail = {"district": pieces.DISTRICTS[move - LAY], "value": pieces.VALUES[game.drawn % 6]}
        return Refusal("no-room", "P-12.2", detail)
    if TAKE_END <= move < VP_TILE:
        is_asked = phase == ASK_END_TILE
        detail = {"tile": END_NAMES[move - TAKE_END]}
        return Refusal("end-tile-gone" if is_asked else "look-first", "P-10.3", detail)
    if VP_TILE <= move <= DECLINE:
        return vp_tile_refusal(game, move)
    if ADVANCE <= move <= STAY:
        if phase != ASK_ADVANCE:
            return Refusal("no-advance", "P-6.2")
        return track_refusal(game, move - ADVANCE + 1)
    if GIVE <= move < PAY:
        if phase != ASK_PRESTIGE:
            return Refusal("no-landmark", "P-6.9")
        return Refusal("no-prestige", "P-6.9", {"kind": pieces.PRESTIGE[game.slot_kind()]})
    if PAY <= move < BUY:
        if phase != ASK_PAY:
            return Refusal("nothing-to-pay", "P-5.6")
        return Refusal("cannot-pay-with", "P-5.6", {"kind": pieces.KINDS[game.due_kind()]})
    if PAIR <= move <= ENOUGH:
        return Refusal("no-pair" if phase == ASK_PAIR else "no-pairs-asked", "P-9.23")
    return None


def vp_tile_refusal(game: Paris, move: int) -> Refusal | None:
    """Why a VP tile may not be placed there."""
    if game.phase != ASK_VP_TILE:
        return Refusal("no-fourth-key", "P-5.9")
    tile, district = divmod(move - VP_TILE, 6)
    if not game.is_vp_tile_free(tile):
        return Refusal("vp-tile-gone", "P-5.10", {"tile": pieces.VP_TILES[tile][0]})
    there = game.vp_tile_in[district]
    detail: Detail = {"tile": pieces.VP_TILES[there][0], "district": pieces.DISTRICTS[district]}
    return Refusal("vp-tile-there", "P-5.10", detail)


def track_refusal(game: Paris, space: int) -> Refusal:
    """Why the meeple may not go there."""
    meeple, francs = game.meeple[game.seat], game.francs[game.seat]
    if space <= meeple:
        return Refusal("only-forward", "P-6.5", {"space": space, "meeple": meeple})
    if francs < game.fee:
        return Refusal("no-fee", "P-6.3", {"cost": game.fee, "have": francs})
    return tile_refusal(game, space)


def tile_refusal(game: Paris, space: int) -> Refusal:
    """Why the tile on a space cannot be taken."""
    if game.left_on[space] == 0:
        return Refusal("space-empty", "P-6.6", {"space": space})
    return Refusal("number-owned", "P-6.8", {"tile": game.number_on[space]})


def turn_refusal(game: Paris, move: int) -> Refusal:
    """Why a thing that belongs to a turn may not be done in this one."""
    if move <= LOOK and game.acted:
        return Refusal("acted-already", "P-4.1")
    if move < MOVE:
        return place_refusal(game, move - PLACE)
    if move < CLIMB:
        place, target = divmod(move - MOVE, 14)
        return move_refusal(game, place // 8, place % 8, target)
    if move < LOOK:
        return climb_refusal(game, *divmod(move - CLIMB, 8))
    if move == LOOK:
        if game.tiles_left():
            return Refusal("tiles-left", "P-10.1", {"left": game.tiles_left()})
        return Refusal(*(("drew-last-tile", "P-10.2") if game.end_pile else ("pile-empty", "P-10.3")))
    if move < SELL:
        kind = pieces.KINDS[move - BUY]
        if game.supply[move - BUY] == 0:
            return Refusal("supply-empty", "P-7.3", {"kind": kind})
        return short_of_francs(game, pieces.BUY[kind], "P-7.1")
    if move < USE:
        return Refusal("no-token", "P-7.1", {"kind": pieces.KINDS[move - SELL]})
    if move < USE_END:
        return bonus_refusal(game, move)
    if move < SELL_OPEN:
        number = move - USE_END if move < OPEN_END else FIRST_TOKEN_TILE + move - OPEN_END
        return Refusal("no-end-tile", "P-10.4", {"tile": END_NAMES[number]})
    if move < PAIR:
        return Refusal("nothing-open", "P-8.3")
    return Refusal("must-act", "P-4.1")


def short_of_francs(game: Paris, cost: int, clause: str) -> Refusal:
    """It costs more than the seat has."""
    return Refusal("too-few-francs", clause, {"cost": cost, "have": game.francs[game.seat]})


def place_refusal(game: Paris, spot: int) -> Refusal:
    """Why no key may be placed there."""
    if game.keys[game.seat] == 0:
        return Refusal("no-key", "P-4.2", {"spare": game.spare[game.seat]})
    if spot == 6:
        return Refusal("arc-taken", "P-4.3")
    return Refusal("bank-taken", "P-4.3", {"district": pieces.DISTRICTS[spot]})


def move_refusal(game: Paris, district: int, source: int, target: int) -> Refusal:
    """Why a key may not go from a building, a bank or the Arc to a property."""
    if not game.has_key(district, source):
        place = district * 6 + source if source < BANK else PROPERTIES + source
        return Refusal("no-key-there", "P-5.1", {"from": source_name(place, district)})
    value = pieces.VALUES[source] if source < BANK else 0
    if target >= 6:
        return landmark_refusal(game, target - 6, district, value)
    place = district * 6 + target
    if game.building[place] == NOWHERE:
        return Refusal("no-building", "P-5.2", {"to": property_name(place)})
    if source != ARC and pieces.VALUES[target] <= value:
        return Refusal("not-higher", "P-5.3", {"value": pieces.VALUES[target], "least": value + 1})
    return cost_refusal(game, place, value)


def climb_refusal(game: Paris, low: int, high: int) -> Refusal:
    """Why a key may not go from one landmark to another."""
    if not game.keys_on[(LANDMARK + low) * 4 + game.seat]:
        return Refusal("no-key-there", "P-5.1", {"from": pieces.LANDMARKS[low].id})
    return landmark_refusal(game, high, game.landmark_in[low], game.landmark_value[low])


def landmark_refusal(game: Paris, i: int, district: int, value: int) -> Refusal:
    """Why a key of this district on this value may not go to a landmark."""
    price, home = game.landmark_value[i], game.landmark_in[i]
    if home == NOWHERE:
        highest = game.highest_landmark(district)
        if price <= highest:
            detail: Detail = {"value": price, "highest": highest, "district": pieces.DISTRICTS[district]}
            return Refusal("landmark-too-low", "P-5.8", detail)
    elif home != district:
        return Refusal("other-district", "P-5.3", {"district": pieces.DISTRICTS[home]})
    if price <= value:
        return Refusal("not-higher", "P-5.3", {"value": price, "least": value + 1})
    return cost_refusal(game, LANDMARK + i, value)


def cost_refusal(game: Paris, place: int, value: int) -> Refusal:
    """Why a property of the right value is out of reach: taken, or too dear."""
    if not game.can_enter(place):
        owners = [seat for seat in range(game.players) if game.keys_on[place * 4 + seat]]
        if game.seat in owners:
            return Refusal("own-key-there", "P-9.9", {"to": property_name(place)})
        return Refusal("taken", "P-5.1", {"to": property_name(place), "owner": owners[0]})
    cost = game.value_of(place) - value
    if game.francs[game.seat] < cost:
        return short_of_francs(game, cost, "P-5.4")
    wild = game.wild()
    for i, kind in enumerate(pieces.RESOURCES):
        need, have = resources_of(place).get(kind, 0), game.stock(i)
        if need > have + wild:
            return Refusal("too-few-resources", "P-5.5", {"kind": kind, "cost": need, "have": have + wild})
        wild -= max(0, need - have)
    raise AssertionError("a move that can be paid for was refused")


def bonus_refusal(game: Paris, move: int) -> Refusal:
    """Why a bonus tile may not be used."""
    number = move - USE + 1 if move < TAKE else TAKING if move < RETREAT else RETREATING
    detail: Detail = {"tile": number}
    if not game.held[game.seat] >> number & 1:
        return Refusal("no-bonus-tile", "P-8.1", detail)
    if move < TAKE:
        if number == FRANCS_AT_END:
            return Refusal("only-at-the-end", "P-9.27", detail)
        if number in (DOUBLE, SHARE):
            return Refusal("use-by-moving", f"P-9.{number}", detail)
        if number in (TAKING, RETREATING):
            return Refusal("use-by-taking", f"P-9.{number}", detail)
        if pieces.BONUS_TILES[number].kind == "key":
            if game.spare[game.seat] == 0:
                return Refusal("no-spare-key", "P-9.13", detail)
            return short_of_francs(game, pieces.BONUS_TILES[number].francs, "P-9.13")
        return Refusal("brings-nothing", "P-8.2", detail)
    if game.is_past_the_end():
        return Refusal("at-space-30", "P-6.7", detail)
    space = move - TAKE + 1 if move < RETREAT else game.meeple[game.seat] - (move - RETREAT + 1)
    if space < 1:
        return Refusal("off-the-track", "P-9.25", {"meeple": game.meeple[game.seat]})
    return tile_refusal(game, space)
