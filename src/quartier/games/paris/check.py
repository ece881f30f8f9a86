"""Whether a position could be: every piece is in one place, and the question asked has an answer."""

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
"""The attributes of a game that the set-up leaves alone, and their names in the document."""


def check(game: Paris) -> None:
    """Raise ``BadPosition`` with the name of the field that is wrong."""
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
        raise BadPosition("phase: nothing could be done in this position")


# --- the pieces --------------------------------------------------------------------------------


def check_buildings(game: Paris) -> None:
    """Each building tile is there once, on its own space or where free placement allows it."""
    placed = [there for there in (*game.building, game.drawn) if there != site.NOWHERE]
    if len(set(placed)) < len(placed) or any(game.unseen[each] for each in placed):
        raise BadPosition("districts: a building tile is there twice, or is also among the unseen ones")
    for place, there in enumerate(game.building):
        if there != site.NOWHERE and (there % 6 != place % 6 or (not game.is_free and there != place)):
            raise BadPosition(f"districts: {property_name(there)} does not belong on {property_name(place)}")
    for d in range(6):
        types = [pieces.BUILDING_TYPES[t] for t in game.building[d * 6 : d * 6 + 6] if t != site.NOWHERE]
        if len(set(types)) < len(types):
            raise BadPosition(f"districts.{pieces.DISTRICTS[d]}: two buildings of one type")
    if not game.is_free and len(placed) + sum(game.unseen) != 36:
        raise BadPosition("unseen: a building tile is missing")
    check_stacks(game)


def check_stacks(game: Paris) -> None:
    """The stacks hold the unseen tiles but for those set aside; their tops can be what they show."""
    aside = 0 if game.is_free else pieces.SET_ASIDE
    if sum(game.stack_size) != sum(game.unseen) - aside:
        raise BadPosition(
            f"stacks: {sum(game.stack_size)} tiles, but {sum(game.unseen)} are unseen and {aside} set aside"
        )
    for d in range(6):
        if building.backs_left(game, d) < 0:
            raise BadPosition(f"stacks: too few tiles of {pieces.DISTRICTS[d]} are left for these tops")
    tiles, stacks = 36 - aside, game.options["stacks"]
    for i in range(3):
        if game.stack_size[i] == 0 and game.stack_top[i] != site.NOWHERE:
            raise BadPosition(f"stacks[{i}].top: the stack is empty")
        if game.stack_size[i] > tiles // stacks + (1 if i < tiles % stacks else 0):
            raise BadPosition(f"stacks[{i}].size: more tiles than at the start")


def check_keys(game: Paris) -> None:
    """Keys stand only on what is built; two on one property by tile 9 or 16; landmarks and VP tiles fit."""
    for place in range(site.PROPERTIES):
        is_building = place < site.LANDMARK and game.building[place] != site.NOWHERE
        is_landmark = place >= site.LANDMARK and city.district_of(game, place) != site.NOWHERE
        if city.keys_at(game, place) and not is_building and not is_landmark:
            raise BadPosition(f"{property_name(place)}: keys stand there, but nothing is built")
    check_companions(game)
    vp_tiles = [each for each in game.vp_tile_in if each != site.NOWHERE]
    if len(set(vp_tiles)) < len(vp_tiles):
        raise BadPosition("districts: a VP tile is there twice")
    for d in range(6):
        values = [game.landmark_value[i] for i in range(8) if game.landmark_in[i] == d]
        if len(set(values)) < len(values):
            raise BadPosition(f"landmarks: two of one value in {pieces.DISTRICTS[d]}")


def check_companions(game: Paris) -> None:
    """A seat's second key came by its tile 9 (P-9.9); keys of several seats need a used tile 16 (P-9.16).

    How many seats share is not asked: more than two cannot come of it, but the rule for ties covers them.
    """
    is_shared = any(used >> tile.SHARE & 1 for used in game.used)
    doubled = [0] * game.players
    for place in range(site.PROPERTIES):
        keys = [game.keys_on[place * 4 + seat] for seat in range(game.players)]
        if len(keys) - keys.count(0) > 1 and not is_shared:
            raise BadPosition(f"{property_name(place)}: keys of several seats, and nobody has used tile 16")
        for seat, count in enumerate(keys):
            doubled[seat] += max(0, count - 1)
            if doubled[seat] > (game.used[seat] >> tile.DOUBLE & 1):
                raise BadPosition(
                    f"{property_name(place)}: {count} keys of seat {seat}, more than tile 9 allows"
                )


def check_tokens(game: Paris) -> None:
    """There are six tokens of each kind, where the set-up puts them; resources never leave the game."""
    for i, kind in enumerate(pieces.KINDS):
        count = game.token.count(i) + sum(game.tokens[i::6])
        if i < 3:
            count += game.supply[i]
        is_set_up = game.phase >= phase.BACK
        if count > pieces.OF_EACH_KIND or (i < 3 and is_set_up and count < pieces.OF_EACH_KIND):
            raise BadPosition(f"tokens: {count} {kind} on the board, in the supply and behind the screens")
    for place, token in enumerate(game.token):  # P-2.8, P-2.14
        printed = pieces.KINDS.index(pieces.SPACE_TOKENS[pieces.VALUES[place % 6]])
        if token not in (site.NOWHERE, printed) and (not game.is_advanced or GOLD in (token, printed)):
            raise BadPosition(f"districts: no {pieces.KINDS[token]} lies beside {property_name(place)}")


def check_bonus_tiles(game: Paris) -> None:
    """No number lies on two spaces of the track or is both held and used by a player."""
    numbers = [number for number in game.number_on if number]
    if len(set(numbers)) < len(numbers) or (game.phase >= phase.BACK and len(numbers) < 30):
        raise BadPosition("track: every number lies on one space")
    for space in range(1, 31):
        number = game.number_on[space]
        if number and pieces.ZONE_OF[number] != pieces.ZONE_OF[space]:
            raise BadPosition(f"track[{space - 1}].number: {number} belongs to another zone")
        if number and not game.is_advanced and number != space:
            raise BadPosition(f"track[{space - 1}].number: {number} belongs on its own space")
    for seat in range(game.players):
        if game.held[seat] & game.used[seat]:
            raise BadPosition(f"screens[{seat}].used: a number that is also held")


def check_end_tiles(game: Paris) -> None:
    """Each of the twelve is in the pile, held or used; one that is gone was taken by its holder."""
    held = game.end_held
    together = 0
    for heap in (game.end_pile, *held, game.end_used):
        if together & heap:
            raise BadPosition("end_pile: an end-game tile is in two places")
        together |= heap
    if together != tile.EVERY_END:
        raise BadPosition("end_pile: an end-game tile is missing")
    taken = 0
    for i in range(game.end_count):
        end = game.end_tile[i]
        if (taken | game.end_pile) >> end & 1:
            raise BadPosition(f"end_taken[{i}].tile: taken twice, or still in the pile")
        if not (held[game.end_taker[i]] | game.end_used) >> end & 1:
            raise BadPosition(f"end_taken[{i}].seat: another player has the tile")
        taken |= 1 << end
    if taken | game.end_pile != tile.EVERY_END:
        raise BadPosition("end_taken: nobody has taken a tile that is gone from the pile")
    if game.end_count and sum(game.stack_size):
        raise BadPosition("end_taken: the stacks are not empty yet")
    if (game.end_pile == 0) != (game.ending > 0):
        raise BadPosition("ending: the end begins when the last end-game tile is taken")


# --- the turn ----------------------------------------------------------------------------------


def check_turn(game: Paris) -> None:
    """The seats take turns, and each part of a turn comes in its time."""
    asked = game.phase
    if (game.turns == 0) != (game.to_move == mover.CHANCE and asked <= phase.BACK and game.drew == 0):
        raise BadPosition("turn: turns are counted from 1, after the set-up")
    if (max(0, game.turns - 1) - game.seat + game.first) % game.players:
        raise BadPosition("turn: this turn belongs to another seat")
    if game.acted and asked not in (phase.ACT, phase.PAIRS, phase.OVER):
        raise BadPosition("acted: the action is not over yet")
    if game.drew and asked in (phase.STACK, phase.DRAW):
        raise BadPosition("drew: the building has not been drawn yet")
    if asked == phase.OVER:
        if game.ending != 2 or (game.seat + 1) % game.players != game.first:
            raise BadPosition("phase: the game ends only after the last round")
        if any(game.tokens):  # P-11.13
            raise BadPosition("screens: leftover tokens are sold at the end")
    mine, gone = game.used[game.seat], game.end_used
    is_begun = phase.ACT <= asked < phase.OVER
    for name, count, number, ends in (
        ("resources", game.open_resources, tile.TWO_RESOURCES, gone >> tile.END_TOKEN & 3),
        ("prestige", game.open_prestige, tile.TWO_PRESTIGE, gone >> (tile.END_TOKEN + 2) & 3),
    ):
        if count > ((mine >> number & 1) + ends.bit_count() if is_begun else 0):
            raise BadPosition(f"open.{name}: no used tile of this turn stands for it")


def check_setup(game: Paris) -> None:
    """Before the first turn nothing has been done, and chance goes through the set-up in order."""
    start = Paris(game.players, game.options)
    for attribute, name in UNTOUCHED.items():
        if getattr(game, attribute) != getattr(start, attribute):
            raise BadPosition(f"{name}: the set-up does not change this")
    bare = [place for place in range(36) if game.token[place] == site.NOWHERE]
    blank = [space for space in range(1, 31) if game.number_on[space] == 0]
    is_in_order = bare == [place for place in range(36) if place % 6 != site.EIGHT][30 - len(bare) :]
    if not is_in_order or blank != list(range(31 - len(blank), 31)):
        raise BadPosition("districts: the set-up goes from the first space to the last")
    tops = list(game.stack_top)
    if game.phase == phase.FIRST_PLAYER:
        if tops != list(start.stack_top) or game.token != start.token or game.number_on != start.number_on:
            raise BadPosition("phase: the first player is chosen before anything else")
        return
    if game.phase != (phase.TOKENS if bare else phase.TRACK if blank else phase.BACK):
        raise BadPosition("phase: the set-up has come to another point")
    if game.phase < phase.BACK and any(top != site.NOWHERE for top in tops):
        raise BadPosition("stacks: the tops are shown last")


def check_question(game: Paris) -> None:
    """What is asked fits what lies on the table."""
    asked = game.phase
    is_moving = asked in (phase.PAY, phase.VP_TILE, phase.ADVANCE, phase.PRESTIGE)
    if is_moving != (game.target != site.NOWHERE):
        raise BadPosition("moving: a key is on its way while it is paid for and brings its benefits")
    if is_moving:
        check_moving(game)
    elif sum(game.due) or game.fee or game.slot:
        raise BadPosition("moving: nothing is due while no key is moving")
    if (game.pairs or game.pair_kind) and asked != phase.PAIRS:
        raise BadPosition("pairs: only while pairs are handed in")
    if asked == phase.FIRST_PLAYER and game.options["first_player"] != "random":
        raise BadPosition("phase: seat 0 is the first player")
    if asked == phase.END_TILE and not end_tile.can_look(game):
        raise BadPosition("phase: no end-game tile may be taken now")
    number = tile.PRESTIGE_PAIRS if game.pair_kind else tile.RESOURCE_PAIRS
    if asked == phase.PAIRS and not game.used[game.seat] >> number & 1:
        raise BadPosition("pairs: the tile that pays for them has not been used")
    check_draw(game)


def check_draw(game: Paris) -> None:
    """The drawn tile and the opened stack are there when they are asked about, and only then."""
    asked = game.phase
    if asked == phase.LAY and (not game.is_free or game.drawn == site.NOWHERE):
        raise BadPosition("drawn: there is no tile to lay")
    if asked == phase.LAY and not game.drew:
        raise BadPosition("drew: a tile that is to be laid has been drawn")
    if game.drawn != site.NOWHERE and (asked not in (phase.LAY, phase.BACK) or not game.is_free):
        raise BadPosition("drawn: this tile would have been laid by now")
    if game.drawn == site.NOWHERE and asked == phase.BACK and game.is_free and game.turns:
        raise BadPosition("drawn: the tile that lay on top before is missing")
    if (asked in (phase.BACK, phase.DRAW)) != (game.opened != site.NOWHERE):
        raise BadPosition("opened: the stack that is being drawn from, and none otherwise")
    if asked == phase.DRAW and game.stack_top[game.opened] == site.NOWHERE:
        raise BadPosition("opened: that stack is empty")
    if asked == phase.BACK and not (
        game.stack_size[game.opened] and game.stack_top[game.opened] == site.NOWHERE
    ):
        raise BadPosition("opened: that stack has no top to show")


# --- a key on its way --------------------------------------------------------------------------


def check_moving(game: Paris) -> None:
    """The key goes up in its own district, and what is asked now is what comes next for it."""
    seat, source, target, asked = game.seat, game.source, game.target, game.phase
    if city.district_of(game, target) not in (site.NOWHERE, game.district):
        raise BadPosition("moving.to: in another district")
    if source < site.PROPERTIES and city.district_of(game, source) != game.district:
        raise BadPosition("moving.from: in another district")
    if city.value_of(game, target) <= city.value_of(game, source):
        raise BadPosition("moving.to: no higher than where the key comes from")
    if (game.slot and asked != phase.PRESTIGE) or (game.fee and asked != phase.ADVANCE):
        raise BadPosition("slot: only for prestige; fee: only on the bonus track")
    if asked == phase.PAY:
        check_payment(game)
        return
    if sum(game.due):
        raise BadPosition("moving.due: everything has been paid by now")
    if not game.keys_on[target * 4 + seat]:
        raise BadPosition("moving.to: the key has not arrived")
    is_fourth = source >= site.PROPERTIES and vp_tile.comes_with(game, city.keys_in(game, game.district))
    if asked == phase.VP_TILE and not is_fourth:
        raise BadPosition("phase: a VP tile comes with the fourth key")
    if asked == phase.PRESTIGE and target < site.LANDMARK:
        raise BadPosition("moving.to: prestige is for landmarks")
    if asked == phase.PRESTIGE and not prestige.gifts(game, prestige.slot_kind(game)):
        raise BadPosition("slot: the seat has nothing to hand in for it")
    if asked == phase.ADVANCE:
        check_advance(game)


def check_advance(game: Paris) -> None:
    """The building lets its player advance, its token is taken, and a tile lies ahead."""
    value = city.value_of(game, game.target)
    if game.target >= site.LANDMARK or value > 3:
        raise BadPosition("moving.to: this property does not let its player advance")
    if game.fee != (pieces.BONUS_FEE if value == 3 else 0):
        raise BadPosition("fee: a building of value 3 asks for it, and no other")
    if game.token[game.target] != site.NOWHERE:
        raise BadPosition("moving.to: the token is taken before the meeple goes on")
    if not track.can_advance(game) or not track.can_raise_fee(game):
        raise BadPosition("phase: the meeple can go nowhere")


def check_payment(game: Paris) -> None:
    """The key has not left yet, and what is due is part of what the property costs."""
    seat, source, target = game.seat, game.source, game.target
    if source == site.PROPERTIES + site.BANK:
        is_there = game.bank[game.district * 4 + seat] > 0
    elif source == site.PROPERTIES + site.ARC:
        is_there = game.arc[seat] > 0
    else:
        is_there = game.keys_on[source * 4 + seat] > 0
    if not is_there:
        raise BadPosition("moving.from: no key of the seat stands there")
    if target < site.LANDMARK and game.building[target] == site.NOWHERE:
        raise BadPosition("moving.to: nothing is built there")
    is_beside = city.district_of(game, target) == site.NOWHERE
    if is_beside and city.value_of(game, target) <= city.highest_landmark(game, game.district):
        raise BadPosition("moving.to: a landmark at least as high stands in the district")
    if not moving.can_enter(game, target):
        raise BadPosition("moving.to: a key stands there already")
    cost = cost_of(target)
    is_too_much = any(game.due[i] > cost.get(kind, 0) for i, kind in enumerate(pieces.RESOURCES))
    if is_too_much or not payment.can_pay(game, *game.due) or sum(game.due) == 0:
        raise BadPosition("moving.due: this cannot be due, or cannot be paid")
