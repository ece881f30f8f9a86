"""Why a move is not legal: a reason's code, the rule clause and the numbers behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.paris import (
    action,
    building,
    city,
    moving,
    payment,
    phase,
    pieces,
    prestige,
    site,
    tile,
    track,
    vp_tile,
)
from quartier.games.paris.naming import property_name, source_name
from quartier.games.paris.printed import cost_of
from quartier.kernel import mover
from quartier.kernel.errors import Detail, Refusal

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

ASKED = {
    phase.STACK: Refusal("draw-first", "P-3.1"),
    phase.LAY: Refusal("lay-first", "P-12.2"),
    phase.PAY: Refusal("pay-first", "P-5.6"),
    phase.VP_TILE: Refusal("vp-tile-first", "P-5.9"),
    phase.ADVANCE: Refusal("advance-first", "P-6.2"),
    phase.PRESTIGE: Refusal("prestige-first", "P-6.9"),
    phase.END_TILE: Refusal("end-tile-first", "P-10.3"),
    phase.PAIRS: Refusal("pairs-first", "P-9.23"),
}
"""The question that has to be answered before anything else, by phase."""


def refusal(game: Paris, move: int) -> Refusal:
    """Why this move may not be played now."""
    if game.to_move == mover.CHANCE:
        return Refusal("not-drawn" if move < action.STACK else "wait-for-draw", "P-3.2")
    if move < action.STACK:
        return Refusal("not-chance", "P-3.2")
    found = answer_refusal(game, move)
    if found is None:
        is_asked = game.phase != phase.ACT and not (game.phase == phase.ADVANCE and move >= action.BUY)
        found = ASKED[game.phase] if is_asked else turn_refusal(game, move)
    return found._replace(detail={"seat": game.seat, **found.detail})


def answer_refusal(game: Paris, move: int) -> Refusal | None:
    """Why an answer is refused, whether its question is being asked or not."""
    asked = game.phase
    if move < action.LAY:
        if asked != phase.STACK:
            return Refusal("drawn-already", "P-3.1")
        return Refusal("empty-stack", "P-3.1", {"stack": move - action.STACK + 1})
    if move < action.PLACE:
        if asked != phase.LAY:
            return Refusal("nothing-to-lay", "P-3.3")
        detail: Detail = {
            "district": pieces.DISTRICTS[move - action.LAY],
            "value": pieces.VALUES[game.drawn % 6],
        }
        return Refusal("no-room", "P-12.2", detail)
    if action.TAKE_END <= move < action.VP_TILE:
        is_asked = asked == phase.END_TILE
        detail = {"tile": pieces.END_NAMES[move - action.TAKE_END]}
        return Refusal("end-tile-gone" if is_asked else "look-first", "P-10.3", detail)
    if action.VP_TILE <= move <= action.DECLINE:
        return vp_tile_refusal(game, move)
    if action.ADVANCE <= move <= action.STAY:
        if asked != phase.ADVANCE:
            return Refusal("no-advance", "P-6.2")
        return track_refusal(game, move - action.ADVANCE + 1)
    if action.GIVE <= move < action.PAY:
        if asked != phase.PRESTIGE:
            return Refusal("no-landmark", "P-6.9")
        return Refusal("no-prestige", "P-6.9", {"kind": pieces.PRESTIGE[prestige.slot_kind(game)]})
    if action.PAY <= move < action.BUY:
        if asked != phase.PAY:
            return Refusal("nothing-to-pay", "P-5.6")
        return Refusal("cannot-pay-with", "P-5.6", {"kind": pieces.KINDS[payment.due_kind(game)]})
    if action.PAIR <= move <= action.ENOUGH:
        return Refusal("no-pair" if asked == phase.PAIRS else "no-pairs-asked", "P-9.23")
    return None


def vp_tile_refusal(game: Paris, move: int) -> Refusal | None:
    """Why a VP tile may not be placed there."""
    if game.phase != phase.VP_TILE:
        return Refusal("no-fourth-key", "P-5.9")
    tile, district = divmod(move - action.VP_TILE, 6)
    if not vp_tile.is_free(game, tile):
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
    """Why an action, a trade or a tile is refused in this turn."""
    if move <= action.LOOK and game.acted:
        return Refusal("acted-already", "P-4.1")
    if move < action.MOVE:
        return place_refusal(game, move - action.PLACE)
    if move < action.CLIMB:
        place, target = divmod(move - action.MOVE, 14)
        return move_refusal(game, place // 8, place % 8, target)
    if move < action.LOOK:
        return climb_refusal(game, *divmod(move - action.CLIMB, 8))
    if move == action.LOOK:
        if building.tiles_left(game):
            return Refusal("tiles-left", "P-10.1", {"left": building.tiles_left(game)})
        return Refusal(*(("drew-last-tile", "P-10.2") if game.end_pile else ("pile-empty", "P-10.3")))
    if move < action.SELL:
        kind = pieces.KINDS[move - action.BUY]
        if game.supply[move - action.BUY] == 0:
            return Refusal("supply-empty", "P-7.3", {"kind": kind})
        return short_of_francs(game, pieces.BUY[kind], "P-7.1")
    if move < action.USE:
        return Refusal("no-token", "P-7.1", {"kind": pieces.KINDS[move - action.SELL]})
    if move < action.USE_END:
        return bonus_refusal(game, move)
    if move < action.SELL_OPEN:
        number = move - action.USE_END if move < action.OPEN_END else tile.END_TOKEN + move - action.OPEN_END
        return Refusal("no-end-tile", "P-10.4", {"tile": pieces.END_NAMES[number]})
    if move < action.PAIR:
        return Refusal("nothing-open", "P-8.3")
    return Refusal("must-act", "P-4.1")


def short_of_francs(game: Paris, cost: int, clause: str) -> Refusal:
    """The seat has too few francs."""
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
    if not moving.has_key(game, district, source):
        place = district * 6 + source if source < site.BANK else site.PROPERTIES + source
        return Refusal("no-key-there", "P-5.1", {"from": source_name(place, district)})
    value = pieces.VALUES[source] if source < site.BANK else 0
    if target >= 6:
        return landmark_refusal(game, target - 6, district, value)
    place = district * 6 + target
    if game.building[place] == site.NOWHERE:
        return Refusal("no-building", "P-5.2", {"to": property_name(place)})
    if source != site.ARC and pieces.VALUES[target] <= value:
        return Refusal("not-higher", "P-5.3", {"value": pieces.VALUES[target], "least": value + 1})
    return cost_refusal(game, place, value)


def climb_refusal(game: Paris, low: int, high: int) -> Refusal:
    """Why a key may not go from one landmark to another."""
    if not game.keys_on[(site.LANDMARK + low) * 4 + game.seat]:
        return Refusal("no-key-there", "P-5.1", {"from": pieces.LANDMARKS[low].id})
    return landmark_refusal(game, high, game.landmark_in[low], game.landmark_value[low])


def landmark_refusal(game: Paris, i: int, district: int, value: int) -> Refusal:
    """Why a key of this district on this value may not go to a landmark."""
    price, home = game.landmark_value[i], game.landmark_in[i]
    if home == site.NOWHERE:
        highest = city.highest_landmark(game, district)
        if price <= highest:
            detail: Detail = {"value": price, "highest": highest, "district": pieces.DISTRICTS[district]}
            return Refusal("landmark-too-low", "P-5.8", detail)
    elif home != district:
        return Refusal("other-district", "P-5.3", {"district": pieces.DISTRICTS[home]})
    if price <= value:
        return Refusal("not-higher", "P-5.3", {"value": price, "least": value + 1})
    return cost_refusal(game, site.LANDMARK + i, value)


def cost_refusal(game: Paris, place: int, value: int) -> Refusal:
    """Why a property of the right value is out of reach: taken, or too dear."""
    if not moving.can_enter(game, place):
        owners = [seat for seat in range(game.players) if game.keys_on[place * 4 + seat]]
        if game.seat in owners:
            return Refusal("own-key-there", "P-9.9", {"to": property_name(place)})
        return Refusal("taken", "P-5.1", {"to": property_name(place), "owner": owners[0]})
    cost = city.value_of(game, place) - value
    if game.francs[game.seat] < cost:
        return short_of_francs(game, cost, "P-5.4")
    wild = payment.wild(game)
    for i, kind in enumerate(pieces.RESOURCES):
        need, have = cost_of(place).get(kind, 0), payment.stock(game, i)
        if need > have + wild:
            return Refusal("too-few-resources", "P-5.5", {"kind": kind, "cost": need, "have": have + wild})
        wild -= max(0, need - have)
    raise AssertionError("a move that can be paid for was refused")


def bonus_refusal(game: Paris, move: int) -> Refusal:
    """Why a bonus tile may not be used."""
    number = (
        move - action.USE + 1
        if move < action.TAKE
        else tile.TAKING
        if move < action.RETREAT
        else tile.RETREATING
    )
    detail: Detail = {"tile": number}
    if not game.held[game.seat] >> number & 1:
        return Refusal("no-bonus-tile", "P-8.1", detail)
    if move < action.TAKE:
        if number == tile.FRANCS_AT_END:
            return Refusal("only-at-the-end", "P-9.27", detail)
        if number in (tile.DOUBLE, tile.SHARE):
            return Refusal("use-by-moving", f"P-9.{number}", detail)
        if number in (tile.TAKING, tile.RETREATING):
            return Refusal("use-by-taking", f"P-9.{number}", detail)
        if pieces.BONUS_TILES[number].kind == "key":
            if game.spare[game.seat] == 0:
                return Refusal("no-spare-key", "P-9.13", detail)
            return short_of_francs(game, pieces.BONUS_TILES[number].francs, "P-9.13")
        return Refusal("brings-nothing", "P-8.2", detail)
    if track.is_past_the_end(game):
        return Refusal("at-space-30", "P-6.7", detail)
    space = (
        move - action.TAKE + 1
        if move < action.RETREAT
        else game.meeple[game.seat] - (move - action.RETREAT + 1)
    )
    if space < 1:
        return Refusal("off-the-track", "P-9.25", {"meeple": game.meeple[game.seat]})
    return tile_refusal(game, space)


SENTENCES = {
    "not-drawn": "{move} is not among the things that can be drawn",
    "wait-for-draw": "{move} has to wait for the draw",
    "not-chance": "{move} is for chance to decide",
    "draw-first": "{move} has to wait: seat {seat} draws a building first",
    "lay-first": "{move} has to wait: seat {seat} puts the drawn building into a district first",
    "pay-first": "{move} has to wait: seat {seat} pays for the move first",
    "vp-tile-first": "{move} has to wait: seat {seat} places a VP tile or declines first",
    "advance-first": "{move} has to wait: seat {seat} advances on the bonus track or stays first",
    "prestige-first": "{move} has to wait: seat {seat} hands in prestige or keeps it first",
    "end-tile-first": "{move} has to wait: seat {seat} keeps one of the end-game tiles first",
    "pairs-first": "{move} has to wait: seat {seat} hands in pairs first",
    "empty-stack": "stack {stack} is empty",
    "drawn-already": "{move} comes too late: a building is drawn once, at the start of the turn",
    "no-room": "{district} has no free space of value {value}, or has a building of this type",
    "nothing-to-lay": "seat {seat} has no building to lay",
    "end-tile-gone": "the end-game tile {tile} is not in the pile",
    "look-first": "seat {seat} has to look through the end-game tiles before it keeps {tile}",
    "no-fourth-key": "no district has just got its fourth key, so no VP tile is placed",
    "vp-tile-gone": "the VP tile {tile} already lies in a district",
    "vp-tile-there": "{district} already has the VP tile {tile}",
    "no-advance": "seat {seat} has not just acquired a building that lets it advance",
    "only-forward": "the meeple of seat {seat} stands on space {meeple} and does not go back to {space}",
    "no-fee": "advancing costs {cost} francs, seat {seat} has {have}",
    "space-empty": "no tile is left on space {space} of the bonus track",
    "number-owned": "seat {seat} already owns bonus tile {tile}",
    "no-prestige": "seat {seat} has nothing of that sort to hand in for {kind}",
    "no-landmark": "seat {seat} has not just acquired a landmark to hand in prestige for",
    "cannot-pay-with": "seat {seat} cannot pay {kind} with that",
    "nothing-to-pay": "seat {seat} has nothing to pay",
    "no-pair": "seat {seat} has no such pair, or has handed in none yet",
    "no-pairs-asked": "pairs are handed in for tiles 23 and 24 only",
    "acted-already": "{move} is an action, and seat {seat} has already had its action this turn",
    "no-key": "seat {seat} has no key left behind the screen, and {spare} in the pool",
    "bank-taken": "seat {seat} already has a key in the bank of {district}",
    "arc-taken": "seat {seat} already has a key on the Arc",
    "no-key-there": "seat {seat} has no key on {from}",
    "no-building": "no building lies on {to} yet",
    "not-higher": "{move} goes to value {value}, and the key has to go to {least} or more",
    "other-district": "that landmark stands in {district}",
    "landmark-too-low": "a landmark of {value} cannot be laid in {district}, where one of {highest} stands",
    "taken": "a key of seat {owner} stands on {to}",
    "own-key-there": "seat {seat} already has a key on {to}",
    "too-few-francs": "{move} costs {cost} francs, seat {seat} has {have}",
    "too-few-resources": "{move} costs {cost} {kind}, seat {seat} has {have}",
    "tiles-left": "{left} buildings are still to be drawn before an end-game tile may be taken",
    "pile-empty": "no end-game tile is left",
    "drew-last-tile": "seat {seat} drew the last building this turn",
    "supply-empty": "no {kind} lies in the supply",
    "no-token": "seat {seat} has no {kind} to sell",
    "no-end-tile": "seat {seat} does not have the end-game tile {tile}",
    "nothing-open": "seat {seat} has no such open token",
    "must-act": "seat {seat} has to do an action before the turn ends",
    "no-bonus-tile": "seat {seat} does not have bonus tile {tile} unused",
    "only-at-the-end": "bonus tile {tile} counts at the end of the game",
    "use-by-moving": "bonus tile {tile} is used by moving a key",
    "use-by-taking": "bonus tile {tile} is used by taking the tile that it fetches",
    "no-spare-key": "seat {seat} has no key left in the pool for bonus tile {tile}",
    "brings-nothing": "bonus tile {tile} would bring seat {seat} nothing now",
    "at-space-30": "the meeple of seat {seat} is on space 30, so bonus tile {tile} fetches nothing",
    "off-the-track": "the meeple of seat {seat} on space {meeple} cannot go back that far",
}
"""Every reason as an English sentence, for programmers; players read the locale files."""
