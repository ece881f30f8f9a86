"""Whether a position could be: every piece is somewhere, once, and the question asked has an answer."""

from __future__ import annotations

from quartier.games.paris import (
    building,
    city,
    end_tile,
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
from quartier.games.paris.game import Paris
from quartier.games.paris.naming import property_name
from quartier.games.paris.printed import cost_of
from quartier.kernel import mover
from quartier.kernel.errors import BadPosition

GOLD = pieces.KINDS.index("gold")
UNTOUCHED = {
    "unseen": "unseen",
    "stack_size": "stacks",
    "building": "districts",
    "keys_on": "districts",
    "bank": "districts",
    "arc": "arc",
    "landmark_in": "landmarks",
    "vp_tile_in": "districts",
    "supply": "supply",
    "francs": "screens",
    "tokens": "screens",
    "keys": "screens",
    "meeple": "screens",
    "held": "screens",
    "used": "screens",
    "points": "screens",
    "end_pile": "end_pile",
    "ending": "ending",
}
"""The fields of a game that no chance move of the set-up changes, and their names in the document."""


def check(game: Paris) -> None:
    """``BadPosition`` with the field that is wrong."""
    check_buildings(game)
    check_keys(game)
    check_tokens(game)
    check_bonus_tiles(game)
    check_end_tiles(game)
    check_turn(game)
    if game.turns == 0:
        check_setup(game)
    check_question(game)
    if game.to_move != mover.OVER and not game.legal():
        raise BadPosition("phase: there would be nothing to do")


def check_buildings(game: Paris) -> None:
    """Each tile once; on its own space, or by the rule of free placement."""
    laid = [tile for tile in game.building if tile != site.NOWHERE]
    placed = [*laid, *([] if game.drawn == site.NOWHERE else [game.drawn])]
    if len(set(placed)) < len(placed) or any(game.unseen[each] for each in placed):
        raise BadPosition("districts: a building tile is there twice, or is among the unseen")
    for place, there in enumerate(game.building):
        if there != site.NOWHERE and (there % 6 != place % 6 or (not game.is_free and there != place)):
            raise BadPosition(f"districts: {property_name(there)} does not belong on {property_name(place)}")
    for d in range(6):
        types = [pieces.BUILDING_TYPES[t] for t in game.building[d * 6 : d * 6 + 6] if t != site.NOWHERE]
        if len(set(types)) < len(types):
            raise BadPosition(f"districts.{pieces.DISTRICTS[d]}: two buildings of a type")
    aside = 0 if game.is_free else pieces.SET_ASIDE
    if sum(game.stack_size) != sum(game.unseen) - aside:
        raise BadPosition(
            f"stacks: {sum(game.stack_size)} tiles, but {sum(game.unseen)} are unseen and {aside} set aside"
        )
    if not game.is_free and len(placed) + sum(game.unseen) != 36:
        raise BadPosition("unseen: a building tile is nowhere")
    for d in range(6):
        if building.backs_left(game, d) < 0:
            raise BadPosition(f"stacks: no tile of {pieces.DISTRICTS[d]} is left for that top")
    tiles, stacks = 36 - aside, game.options["stacks"]
    for i in range(3):
        if game.stack_size[i] == 0 and game.stack_top[i] != site.NOWHERE:
            raise BadPosition(f"stacks[{i}].top: the stack is empty")
        if game.stack_size[i] > tiles // stacks + (1 if i < tiles % stacks else 0):
            raise BadPosition(f"stacks[{i}].size: more than at the start")


def check_keys(game: Paris) -> None:
    """Keys only where there is something to own; a place for every VP tile."""
    for place in range(site.PROPERTIES):
        is_there = (
            game.building[place] != site.NOWHERE
            if place < site.LANDMARK
            else city.district_of(game, place) != site.NOWHERE
        )
        if city.keys_at(game, place) and not is_there:
            raise BadPosition(f"{property_name(place)}: keys, but nothing is built there")
    for seat in range(game.players):
        if game.keys[seat] < 0:
            raise BadPosition(f"screens[{seat}].keys: more keys on the board than there are")
    tiles = [tile for tile in game.vp_tile_in if tile != site.NOWHERE]
    if len(set(tiles)) < len(tiles):
        raise BadPosition("districts: a VP tile is there twice")
    for d in range(6):
        values = [game.landmark_value[i] for i in range(8) if game.landmark_in[i] == d]
        if len(set(values)) < len(values):
            raise BadPosition(f"landmarks: two of one value in {pieces.DISTRICTS[d]}")


def check_tokens(game: Paris) -> None:
    """Six tokens of each kind, where the set-up puts them; resources never leave the game (P-2.8, P-2.14)."""
    for i, kind in enumerate(pieces.KINDS):
        count = sum(1 for each in game.token if each == i) + sum(game.tokens[i::6])
        if i < 3:
            count += game.supply[i]
        is_settled = game.phase >= phase.BACK
        if count > pieces.OF_EACH_KIND or (i < 3 and is_settled and count < pieces.OF_EACH_KIND):
            raise BadPosition(f"tokens: {count} {kind} on the board, in the supply and behind the screens")
    for place, token in enumerate(game.token):
        printed = pieces.KINDS.index(pieces.SPACE_TOKENS[pieces.VALUES[place % 6]])
        if token not in (site.NOWHERE, printed) and (not game.is_advanced or GOLD in (token, printed)):
            raise BadPosition(f"districts: no {pieces.KINDS[token]} lies beside {property_name(place)}")


def check_bonus_tiles(game: Paris) -> None:
    """No number twice: neither on the track nor with a player."""
    numbers = [number for number in game.number_on if number]
    if len(set(numbers)) < len(numbers) or (game.phase >= phase.BACK and len(numbers) < 30):
        raise BadPosition("track: every number lies on one space")
    for space in range(1, 31):
        number = game.number_on[space]
        if number and pieces.ZONE_OF[number] != pieces.ZONE_OF[space]:
            raise BadPosition(f"track[{space - 1}].number: {number} is of another zone")
        if number and not game.is_advanced and number != space:
            raise BadPosition(f"track[{space - 1}].number: {number} lies on its own space")
    for seat in range(game.players):
        if game.held[seat] & game.used[seat]:
            raise BadPosition(f"screens[{seat}].used: a number that is also held")


def check_end_tiles(game: Paris) -> None:
    """Twelve tiles: in the pile, held or used; each that is gone was taken by its holder."""
    held = game.end_held
    heaps = [game.end_pile, held[0], held[1], held[2], held[3], game.end_used]
    together = 0
    for heap in heaps:
        if together & heap:
            raise BadPosition("end_pile: an end-game tile is in two places")
        together |= heap
    if together != 4095:
        raise BadPosition("end_pile: an end-game tile is nowhere")
    taken = 0
    for i in range(game.end_count):
        tile = game.end_tile[i]
        if taken >> tile & 1 or game.end_pile >> tile & 1:
            raise BadPosition(f"end_taken[{i}].tile: taken already, or still in the pile")
        if not (held[game.end_taker[i]] | game.end_used) >> tile & 1:
            raise BadPosition(f"end_taken[{i}].seat: another player has the tile")
        taken |= 1 << tile
    if taken | game.end_pile != 4095:
        raise BadPosition("end_taken: a tile that is gone was taken by nobody")
    if game.end_count and sum(game.stack_size):
        raise BadPosition("end_taken: the stacks are not empty")
    if (game.end_pile == 0) != (game.ending > 0):
        raise BadPosition("ending: the end begins when the last end-game tile is taken")


def check_turn(game: Paris) -> None:
    """Turns follow one another, and each part of one comes in its time."""
    asked = game.phase
    if (game.turns == 0) != (game.to_move == mover.CHANCE and asked <= phase.BACK and game.drew == 0):
        raise BadPosition("turn: turns are counted from 1, after the set-up")
    if (max(0, game.turns - 1) - game.seat + game.first) % game.players:
        raise BadPosition("turn: it is another seat's")
    if game.acted and asked not in (phase.ACT, phase.PAIRS, phase.OVER):
        raise BadPosition("acted: the action is still to come")
    if game.drew and asked in (phase.STACK, phase.DRAW):
        raise BadPosition("drew: the building is still to be drawn")
    if asked == phase.OVER:
        if game.ending != 2 or (game.seat + 1) % game.players != game.first:
            raise BadPosition("phase: the game is over after the last round only")
        if any(game.tokens):  # P-11.13
            raise BadPosition("screens: tokens that are left over are sold at the end")
    mine, gone = game.used[game.seat], game.end_used
    is_begun = asked >= phase.ACT and asked != phase.OVER
    for name, count, number, ends in (
        ("resources", game.open_resources, tile.TWO_RESOURCES, gone >> tile.END_TOKEN & 3),
        ("prestige", game.open_prestige, tile.TWO_PRESTIGE, gone >> (tile.END_TOKEN + 2) & 3),
    ):
        if count > ((mine >> number & 1) + bin(ends).count("1") if is_begun else 0):
            raise BadPosition(f"open.{name}: no tile of this turn stands for it")


def check_setup(game: Paris) -> None:
    """Before the first turn nothing has been done, and chance goes through the set-up in order."""
    start = Paris(game.players, game.options)
    for field, name in UNTOUCHED.items():
        if getattr(game, field) != getattr(start, field):
            raise BadPosition(f"{name}: not yet, during the set-up")
    bare = [place for place in range(36) if game.token[place] == site.NOWHERE]
    blank = [space for space in range(1, 31) if game.number_on[space] == 0]
    is_in_order = bare == [place for place in range(36) if place % 6 != 5][30 - len(bare) :]
    if not is_in_order or blank != list(range(31 - len(blank), 31)):
        raise BadPosition("districts: the set-up goes from the first space to the last")
    in_turn = (
        (phase.TOKENS if bare else phase.TRACK if blank else phase.BACK) if game.phase else phase.FIRST_PLAYER
    )
    if game.phase != in_turn:
        raise BadPosition("phase: the set-up is not as far, or farther")
    tops = list(game.stack_top)
    if game.phase == phase.FIRST_PLAYER and (tops != list(start.stack_top) or game.token != start.token):
        raise BadPosition("phase: the first player is settled first")
    if game.phase < phase.BACK and any(top != site.NOWHERE for top in tops):
        raise BadPosition("stacks: the tops are shown last")
    if game.phase == phase.FIRST_PLAYER and game.number_on != start.number_on:
        raise BadPosition("track: not yet, during the set-up")


def check_question(game: Paris) -> None:
    """What is asked fits what lies on the table."""
    asked = game.phase
    is_moving = asked in (phase.PAY, phase.VP_TILE, phase.ADVANCE, phase.PRESTIGE)
    if is_moving != (game.target != site.NOWHERE):
        raise BadPosition("moving: a key is on its way while it is paid for and brings its benefits")
    if is_moving:
        check_moving(game)
    elif sum(game.due) or game.fee or game.slot:
        raise BadPosition("moving: nothing is due without it")
    if (game.pairs or game.pair_kind) and asked != phase.PAIRS:
        raise BadPosition("pairs: only while pairs are handed in")
    if asked == phase.LAY and (not game.is_free or game.drawn == site.NOWHERE):
        raise BadPosition("drawn: no tile to lay")
    if asked == phase.LAY and not game.drew:
        raise BadPosition("drew: there would be no tile to lay")
    if game.drawn != site.NOWHERE and (asked not in (phase.LAY, phase.BACK) or not game.is_free):
        raise BadPosition("drawn: the tile has to be laid first")
    if game.drawn == site.NOWHERE and asked == phase.BACK and game.is_free and game.turns:
        raise BadPosition("drawn: the tile that came from under it")
    if (asked in (phase.BACK, phase.DRAW)) != (game.opened != site.NOWHERE):
        raise BadPosition("opened: the stack that is being drawn from, and only then")
    if asked == phase.DRAW and game.stack_top[game.opened] == site.NOWHERE:
        raise BadPosition("opened: the stack is empty")
    for i in range(3):
        is_bare = game.stack_size[i] > 0 and game.stack_top[i] == site.NOWHERE
        if is_bare and asked > phase.BACK and asked != phase.OVER:
            raise BadPosition(f"stacks[{i}].top: not shown")
    if asked == phase.BACK and (
        game.stack_size[game.opened] == 0 or game.stack_top[game.opened] != site.NOWHERE
    ):
        raise BadPosition("opened: that stack has no top to show")
    if asked == phase.FIRST_PLAYER and game.options["first_player"] != "random":
        raise BadPosition("phase: the first player is settled")
    if asked == phase.END_TILE and not end_tile.can_look(game):
        raise BadPosition("phase: no end-game tile may be taken now")
    if (
        asked == phase.PAIRS
        and not game.used[game.seat] >> (tile.PRESTIGE_PAIRS if game.pair_kind else tile.RESOURCE_PAIRS) & 1
    ):
        raise BadPosition("pairs: the tile that pays for them is not used")


def check_moving(game: Paris) -> None:
    """The key that moves belongs to the seat, goes up in its district, and what is due can be paid."""
    seat, source, target, asked = game.seat, game.source, game.target, game.phase
    if city.district_of(game, target) not in (site.NOWHERE, game.district):
        raise BadPosition("moving.to: in another district")
    if source < site.PROPERTIES and city.district_of(game, source) != game.district:
        raise BadPosition("moving.from: in another district")
    if city.value_of(game, target) <= city.value_of(game, source):
        raise BadPosition("moving.to: not higher than where the key comes from")
    if (game.slot and asked != phase.PRESTIGE) or (game.fee and asked != phase.ADVANCE):
        raise BadPosition("slot: only for prestige; fee: only on the bonus track")
    if asked == phase.PAY:
        check_payment(game)
        return
    if sum(game.due):
        raise BadPosition("moving.due: paid by now")
    if not game.keys_on[target * 4 + seat]:
        raise BadPosition("moving.to: the key has not arrived")
    if asked == phase.VP_TILE and (
        source < site.PROPERTIES or city.keys_in(game, game.district) != 4 or not vp_tile.is_left(game)
    ):
        raise BadPosition("phase: a VP tile comes with the fourth key")
    if asked == phase.PRESTIGE and target < site.LANDMARK:
        raise BadPosition("moving.to: prestige is for landmarks")
    if asked == phase.PRESTIGE and not prestige.gifts(game, prestige.slot_kind(game)):
        raise BadPosition("slot: nothing to hand in for it")
    if asked == phase.ADVANCE:
        if target >= site.LANDMARK or pieces.VALUES[target % 6] > 3:
            raise BadPosition("moving.to: brings no bonus tile")
        if game.fee != (pieces.BONUS_FEE if pieces.VALUES[target % 6] == 3 else 0):
            raise BadPosition("fee: as the building says")
        if game.token[target] != site.NOWHERE:
            raise BadPosition("moving.to: the token is taken before the meeple goes on")
        if not track.can_advance(game) or not track.can_raise_fee(game):
            raise BadPosition("phase: the meeple can go nowhere")


def check_payment(game: Paris) -> None:
    """The key has not yet left, and what is due is part of what the property costs."""
    seat, source, target = game.seat, game.source, game.target
    if source == site.PROPERTIES + site.BANK:
        is_there = game.bank[game.district * 4 + seat] > 0
    elif source == site.PROPERTIES + site.ARC:
        is_there = game.arc[seat] > 0
    else:
        is_there = game.keys_on[source * 4 + seat] > 0
    if not is_there:
        raise BadPosition("moving.from: no key stands there")
    if target < site.LANDMARK and game.building[target] == site.NOWHERE:
        raise BadPosition("moving.to: nothing is built there")
    if city.district_of(game, target) == site.NOWHERE and city.value_of(
        game, target
    ) <= city.highest_landmark(game, game.district):
        raise BadPosition("moving.to: a higher landmark stands there")
    if not moving.can_enter(game, target):
        raise BadPosition("moving.to: taken")
    cost = cost_of(target)
    is_too_much = any(game.due[i] > cost.get(kind, 0) for i, kind in enumerate(pieces.RESOURCES))
    if is_too_much or not payment.can_pay(game, *game.due) or sum(game.due) == 0:
        raise BadPosition("moving.due: cannot be due, or cannot be paid")
