"""Why a move is not legal: a reason's code and the rule clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ACTIONS,
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
    END_TURN,
    ENOUGH,
    FRANCS_AT_END,
    GIVE,
    LANDMARK,
    LAY,
    LOOK,
    MOVE,
    NOWHERE,
    PAIR,
    PAY,
    PLACE,
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
from quartier.kernel.game import CHANCE

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

Reason = tuple[str, str]

ASKED = {
    ASK_STACK: ("draw-first", "P-3.1"),
    ASK_LAY: ("lay-first", "P-12.2"),
    ASK_PAY: ("pay-first", "P-5.6"),
    ASK_VP_TILE: ("vp-tile-first", "P-5.9"),
    ASK_ADVANCE: ("advance-first", "P-6.2"),
    ASK_PRESTIGE: ("prestige-first", "P-6.9"),
    ASK_END_TILE: ("end-tile-first", "P-10.3"),
    ASK_PAIR: ("pairs-first", "P-9.23"),
}
"""What is being asked, and so has to be answered before anything else."""


def refusal(game: Paris, move: int) -> Reason:
    """Why this move may not be played now."""
    if not 0 <= move < ACTIONS:
        return "unknown-move", ""
    if game.to_move == CHANCE:
        return ("not-drawn", "P-3.2") if move < STACK else ("wait-for-draw", "P-3.2")
    if move < STACK:
        return "not-chance", "P-3.2"
    answer = answer_refusal(game, move)
    if answer is not None:
        return answer
    if game.phase != ASK_ACT and not (game.phase == ASK_ADVANCE and move >= BUY):
        return ASKED[game.phase]
    return turn_refusal(game, move)


def answer_refusal(game: Paris, move: int) -> Reason | None:
    """Why an answer to the question that is being asked, or one that is not asked, is refused."""
    phase = game.phase
    if move < LAY:
        return ("empty-stack", "P-3.1") if phase == ASK_STACK else ("drawn-already", "P-3.1")
    if move < PLACE:
        return ("no-room", "P-12.2") if phase == ASK_LAY else ("nothing-to-lay", "P-3.3")
    if TAKE_END <= move < VP_TILE:
        return ("end-tile-gone", "P-10.3") if phase == ASK_END_TILE else ("look-first", "P-10.3")
    if VP_TILE <= move <= DECLINE:
        if phase != ASK_VP_TILE:
            return "no-fourth-key", "P-5.9"
        tile, district = divmod(move - VP_TILE, 6)
        if not game.is_vp_tile_free(tile):
            return "vp-tile-gone", "P-5.10"
        return ("vp-tile-there", "P-5.10") if game.vp_tile_in[district] != NOWHERE else None
    if ADVANCE <= move <= STAY:
        if phase != ASK_ADVANCE:
            return "no-advance", "P-6.2"
        return track_refusal(game, move - ADVANCE + 1)
    if GIVE <= move < PAY:
        return ("no-prestige", "P-6.9") if phase == ASK_PRESTIGE else ("no-landmark", "P-6.9")
    if PAY <= move < BUY:
        return ("cannot-pay-with", "P-5.6") if phase == ASK_PAY else ("nothing-to-pay", "P-5.6")
    if PAIR <= move <= ENOUGH:
        return ("no-pair", "P-9.23") if phase == ASK_PAIR else ("no-pairs-asked", "P-9.23")
    return None


def track_refusal(game: Paris, space: int) -> Reason:
    """Why the meeple may not go there."""
    if space <= game.meeple[game.seat]:
        return "only-forward", "P-6.5"
    if game.francs[game.seat] < game.fee:
        return "no-fee", "P-6.3"
    return tile_refusal(game, space)


def tile_refusal(game: Paris, space: int) -> Reason:
    """Why the tile on a space cannot be taken."""
    if game.left_on[space] == 0:
        return "space-empty", "P-6.6"
    return "number-owned", "P-6.8"


def turn_refusal(game: Paris, move: int) -> Reason:
    """Why a thing that belongs to a turn may not be done in this one."""
    if move <= LOOK and game.acted:
        return "acted-already", "P-4.1"
    if move < MOVE:
        return place_refusal(game, move - PLACE)
    if move < CLIMB:
        place, target = divmod(move - MOVE, 14)
        return move_refusal(game, place // 8, place % 8, target)
    if move < LOOK:
        return climb_refusal(game, *divmod(move - CLIMB, 8))
    if move == LOOK:
        if game.tiles_left():
            return "tiles-left", "P-10.1"
        return ("pile-empty", "P-10.3") if game.end_pile == 0 else ("drew-last-tile", "P-10.2")
    if move < SELL:
        return ("supply-empty", "P-7.3") if game.supply[move - BUY] == 0 else ("too-few-francs", "P-7.1")
    if move < USE:
        return "no-token", "P-7.1"
    if move < USE_END:
        return bonus_refusal(game, move)
    if move < SELL_OPEN:
        return "no-end-tile", "P-10.4"
    if move < PAIR:
        return "nothing-open", "P-8.3"
    return "must-act" if move == END_TURN else "unknown-move", "P-4.1"


def place_refusal(game: Paris, spot: int) -> Reason:
    """Why no key may be placed there."""
    if game.keys[game.seat] == 0:
        return "no-key", "P-4.2"
    return ("arc-taken" if spot == 6 else "bank-taken"), "P-4.3"


def move_refusal(game: Paris, district: int, source: int, target: int) -> Reason:
    """Why a key may not go from a building, a bank or the Arc to a property."""
    if not game.has_key(district, source):
        return "no-key-there", "P-5.1"
    value = pieces.VALUES[source] if source < BANK else 0
    if target >= 6:
        return landmark_refusal(game, target - 6, district, value)
    place = district * 6 + target
    if game.building[place] == NOWHERE:
        return "no-building", "P-5.2"
    if source != ARC and pieces.VALUES[target] <= value:
        return "not-higher", "P-5.3"
    return cost_refusal(game, place, value)


def climb_refusal(game: Paris, low: int, high: int) -> Reason:
    """Why a key may not go from one landmark to another."""
    if not game.keys_on[(LANDMARK + low) * 4 + game.seat]:
        return "no-key-there", "P-5.1"
    return landmark_refusal(game, high, game.landmark_in[low], game.landmark_value[low])


def landmark_refusal(game: Paris, i: int, district: int, value: int) -> Reason:
    """Why a key of this district on this value may not go to a landmark."""
    if game.landmark_in[i] == NOWHERE:
        if game.landmark_value[i] <= game.highest_landmark(district):
            return "landmark-too-low", "P-5.8"
    elif game.landmark_in[i] != district:
        return "other-district", "P-5.3"
    if game.landmark_value[i] <= value:
        return "not-higher", "P-5.3"
    return cost_refusal(game, LANDMARK + i, value)


def cost_refusal(game: Paris, place: int, value: int) -> Reason:
    """Why a property of the right value is out of reach: taken, or too dear."""
    if not game.can_enter(place):
        mine = game.keys_on[place * 4 + game.seat]
        return ("own-key-there", "P-9.9") if mine else ("taken", "P-5.1")
    if game.francs[game.seat] < game.value_of(place) - value:
        return "too-few-francs", "P-5.4"
    return "too-few-resources", "P-5.5"


def bonus_refusal(game: Paris, move: int) -> Reason:
    """Why a bonus tile may not be used."""
    number = move - USE + 1 if move < TAKE else TAKING if move < RETREAT else RETREATING
    if not game.held[game.seat] >> number & 1:
        return "no-bonus-tile", "P-8.1"
    if move < TAKE:
        if number == FRANCS_AT_END:
            return "only-at-the-end", "P-9.27"
        if number in (DOUBLE, SHARE):
            return "use-by-moving", f"P-9.{number}"
        if number in (TAKING, RETREATING):
            return "use-by-taking", f"P-9.{number}"
        if pieces.BONUS_TILES[number].kind == "key":
            return ("no-spare-key" if game.spare[game.seat] == 0 else "too-few-francs"), "P-9.13"
        return "brings-nothing", "P-8.2"
    if game.is_past_the_end():
        return "at-space-30", "P-6.7"
    space = move - TAKE + 1 if move < RETREAT else game.meeple[game.seat] - (move - RETREAT + 1)
    if space < 1:
        return "off-the-track", "P-9.25"
    return tile_refusal(game, space)
