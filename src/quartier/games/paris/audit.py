"""Whether a position could be: every piece is somewhere, once, and the question asked has an answer."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ARC,
    ASK_ACT,
    ASK_ADVANCE,
    ASK_BACK,
    ASK_DRAW,
    ASK_END_TILE,
    ASK_FIRST,
    ASK_LAY,
    ASK_NOTHING,
    ASK_NUMBER,
    ASK_PAIR,
    ASK_PAY,
    ASK_PRESTIGE,
    ASK_STACK,
    ASK_TOKEN,
    ASK_VP_TILE,
    BANK,
    FIRST_TOKEN_TILE,
    LANDMARK,
    NOWHERE,
    PROPERTIES,
    TWO_PRESTIGE,
    TWO_RESOURCES,
)
from quartier.games.paris.game import Paris
from quartier.games.paris.offer import resources_of
from quartier.games.paris.words import property_name
from quartier.kernel.errors import BadPosition
from quartier.kernel.mover import CHANCE, OVER

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


def audit(game: Paris) -> None:
    """``BadPosition`` with the field that is wrong."""
    audit_buildings(game)
    audit_keys(game)
    audit_tokens(game)
    audit_bonus_tiles(game)
    audit_end_tiles(game)
    audit_turn(game)
    if game.turns == 0:
        audit_setup(game)
    audit_question(game)
    if game.to_move != OVER and not game.legal():
        raise BadPosition("phase: there would be nothing to do")


def audit_buildings(game: Paris) -> None:
    """Each tile once; on its own space, or by the rule of free placement."""
    laid = [tile for tile in game.building if tile != NOWHERE]
    placed = [*laid, *([] if game.drawn == NOWHERE else [game.drawn])]
    if len(set(placed)) < len(placed) or any(game.unseen[tile] for tile in placed):
        raise BadPosition("districts: a building tile is there twice, or is among the unseen")
    for place, tile in enumerate(game.building):
        if tile != NOWHERE and (tile % 6 != place % 6 or (not game.is_free and tile != place)):
            raise BadPosition(f"districts: {property_name(tile)} does not belong on {property_name(place)}")
    for d in range(6):
        types = [pieces.BUILDING_TYPES[t] for t in game.building[d * 6 : d * 6 + 6] if t != NOWHERE]
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
        if game.backs_left(d) < 0:
            raise BadPosition(f"stacks: no tile of {pieces.DISTRICTS[d]} is left for that top")
    tiles, stacks = 36 - aside, game.options["stacks"]
    for i in range(3):
        if game.stack_size[i] == 0 and game.stack_top[i] != NOWHERE:
            raise BadPosition(f"stacks[{i}].top: the stack is empty")
        if game.stack_size[i] > tiles // stacks + (1 if i < tiles % stacks else 0):
            raise BadPosition(f"stacks[{i}].size: more than at the start")


def audit_keys(game: Paris) -> None:
    """Keys only where there is something to own; a place for every VP tile."""
    for place in range(PROPERTIES):
        is_there = game.building[place] != NOWHERE if place < LANDMARK else game.district_of(place) != NOWHERE
        if game.keys_at(place) and not is_there:
            raise BadPosition(f"{property_name(place)}: keys, but nothing is built there")
    for seat in range(game.players):
        if game.keys[seat] < 0:
            raise BadPosition(f"screens[{seat}].keys: more keys on the board than there are")
    tiles = [tile for tile in game.vp_tile_in if tile != NOWHERE]
    if len(set(tiles)) < len(tiles):
        raise BadPosition("districts: a VP tile is there twice")
    for d in range(6):
        values = [game.landmark_value[i] for i in range(8) if game.landmark_in[i] == d]
        if len(set(values)) < len(values):
            raise BadPosition(f"landmarks: two of one value in {pieces.DISTRICTS[d]}")


def audit_tokens(game: Paris) -> None:
    """Six tokens of each kind, where the set-up puts them; resources never leave the game (P-2.8, P-2.14)."""
    for i, kind in enumerate(pieces.KINDS):
        count = sum(1 for each in game.token if each == i) + sum(game.tokens[i::6])
        if i < 3:
            count += game.supply[i]
        is_settled = game.phase >= ASK_BACK
        if count > pieces.OF_EACH_KIND or (i < 3 and is_settled and count < pieces.OF_EACH_KIND):
            raise BadPosition(f"tokens: {count} {kind} on the board, in the supply and behind the screens")
    for place, token in enumerate(game.token):
        printed = pieces.KINDS.index(pieces.SPACE_TOKENS[pieces.VALUES[place % 6]])
        if token not in (NOWHERE, printed) and (not game.is_advanced or GOLD in (token, printed)):
            raise BadPosition(f"districts: no {pieces.KINDS[token]} lies beside {property_name(place)}")


def audit_bonus_tiles(game: Paris) -> None:
    """No number twice: neither on the track nor with a player."""
    numbers = [number for number in game.number_on if number]
    if len(set(numbers)) < len(numbers) or (game.phase >= ASK_BACK and len(numbers) < 30):
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


def audit_end_tiles(game: Paris) -> None:
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


def audit_turn(game: Paris) -> None:
    """Turns follow one another, and each part of one comes in its time."""
    phase = game.phase
    if (game.turns == 0) != (game.to_move == CHANCE and phase <= ASK_BACK and game.drew == 0):
        raise BadPosition("turn: turns are counted from 1, after the set-up")
    if (max(0, game.turns - 1) - game.seat + game.first) % game.players:
        raise BadPosition("turn: it is another seat's")
    if game.acted and phase not in (ASK_ACT, ASK_PAIR, ASK_NOTHING):
        raise BadPosition("acted: the action is still to come")
    if game.drew and phase in (ASK_STACK, ASK_DRAW):
        raise BadPosition("drew: the building is still to be drawn")
    if phase == ASK_NOTHING:
        if game.ending != 2 or (game.seat + 1) % game.players != game.first:
            raise BadPosition("phase: the game is over after the last round only")
        if any(game.tokens):  # P-11.13
            raise BadPosition("screens: tokens that are left over are sold at the end")
    mine, gone = game.used[game.seat], game.end_used
    is_begun = phase >= ASK_ACT and phase != ASK_NOTHING
    for name, count, number, ends in (
        ("resources", game.open_resources, TWO_RESOURCES, gone >> FIRST_TOKEN_TILE & 3),
        ("prestige", game.open_prestige, TWO_PRESTIGE, gone >> (FIRST_TOKEN_TILE + 2) & 3),
    ):
        if count > ((mine >> number & 1) + bin(ends).count("1") if is_begun else 0):
            raise BadPosition(f"open.{name}: no tile of this turn stands for it")


def audit_setup(game: Paris) -> None:
    """Before the first turn nothing has been done, and chance goes through the set-up in order."""
    start = Paris(game.players, game.options)
    for field, name in UNTOUCHED.items():
        if getattr(game, field) != getattr(start, field):
            raise BadPosition(f"{name}: not yet, during the set-up")
    bare = [place for place in range(36) if game.token[place] == NOWHERE]
    blank = [space for space in range(1, 31) if game.number_on[space] == 0]
    is_in_order = bare == [place for place in range(36) if place % 6 != 5][30 - len(bare) :]
    if not is_in_order or blank != list(range(31 - len(blank), 31)):
        raise BadPosition("districts: the set-up goes from the first space to the last")
    in_turn = (ASK_TOKEN if bare else ASK_NUMBER if blank else ASK_BACK) if game.phase else ASK_FIRST
    if game.phase != in_turn:
        raise BadPosition("phase: the set-up is not as far, or farther")
    tops = list(game.stack_top)
    if game.phase == ASK_FIRST and (tops != list(start.stack_top) or game.token != start.token):
        raise BadPosition("phase: the first player is settled first")
    if game.phase < ASK_BACK and any(top != NOWHERE for top in tops):
        raise BadPosition("stacks: the tops are shown last")
    if game.phase == ASK_FIRST and game.number_on != start.number_on:
        raise BadPosition("track: not yet, during the set-up")


def audit_question(game: Paris) -> None:
    """What is asked fits what lies on the table."""
    phase = game.phase
    is_moving = phase in (ASK_PAY, ASK_VP_TILE, ASK_ADVANCE, ASK_PRESTIGE)
    if is_moving != (game.target != NOWHERE):
        raise BadPosition("moving: a key is on its way while it is paid for and brings its benefits")
    if is_moving:
        audit_moving(game)
    elif sum(game.due) or game.fee or game.slot:
        raise BadPosition("moving: nothing is due without it")
    if (game.pairs or game.pair_kind) and phase != ASK_PAIR:
        raise BadPosition("pairs: only while pairs are handed in")
    if phase == ASK_LAY and (not game.is_free or game.drawn == NOWHERE):
        raise BadPosition("drawn: no tile to lay")
    if phase == ASK_LAY and not game.drew:
        raise BadPosition("drew: there would be no tile to lay")
    if game.drawn != NOWHERE and (phase not in (ASK_LAY, ASK_BACK) or not game.is_free):
        raise BadPosition("drawn: the tile has to be laid first")
    if game.drawn == NOWHERE and phase == ASK_BACK and game.is_free and game.turns:
        raise BadPosition("drawn: the tile that came from under it")
    if (phase in (ASK_BACK, ASK_DRAW)) != (game.opened != NOWHERE):
        raise BadPosition("opened: the stack that is being drawn from, and only then")
    if phase == ASK_DRAW and game.stack_top[game.opened] == NOWHERE:
        raise BadPosition("opened: the stack is empty")
    for i in range(3):
        is_bare = game.stack_size[i] > 0 and game.stack_top[i] == NOWHERE
        if is_bare and phase > ASK_BACK and phase != ASK_NOTHING:
            raise BadPosition(f"stacks[{i}].top: not shown")
    if phase == ASK_BACK and (game.stack_size[game.opened] == 0 or game.stack_top[game.opened] != NOWHERE):
        raise BadPosition("opened: that stack has no top to show")
    if phase == ASK_FIRST and game.options["first_player"] != "random":
        raise BadPosition("phase: the first player is settled")
    if phase == ASK_END_TILE and not game.can_look():
        raise BadPosition("phase: no end-game tile may be taken now")
    if phase == ASK_PAIR and not game.used[game.seat] >> (23 if game.pair_kind else 24) & 1:
        raise BadPosition("pairs: the tile that pays for them is not used")


def audit_moving(game: Paris) -> None:
    """The key that moves belongs to the seat, goes up in its district, and what is due can be paid."""
    seat, source, target, phase = game.seat, game.source, game.target, game.phase
    if game.district_of(target) not in (NOWHERE, game.district):
        raise BadPosition("moving.to: in another district")
    if source < PROPERTIES and game.district_of(source) != game.district:
        raise BadPosition("moving.from: in another district")
    if game.value_of(target) <= game.value_of(source):
        raise BadPosition("moving.to: not higher than where the key comes from")
    if (game.slot and phase != ASK_PRESTIGE) or (game.fee and phase != ASK_ADVANCE):
        raise BadPosition("slot: only for prestige; fee: only on the bonus track")
    if phase == ASK_PAY:
        audit_payment(game)
        return
    if sum(game.due):
        raise BadPosition("moving.due: paid by now")
    if not game.keys_on[target * 4 + seat]:
        raise BadPosition("moving.to: the key has not arrived")
    if phase == ASK_VP_TILE and (
        source < PROPERTIES or game.keys_in(game.district) != 4 or not game.has_free_vp_tile()
    ):
        raise BadPosition("phase: a VP tile comes with the fourth key")
    if phase == ASK_PRESTIGE and target < LANDMARK:
        raise BadPosition("moving.to: prestige is for landmarks")
    if phase == ASK_PRESTIGE and not game.gifts(game.slot_kind()):
        raise BadPosition("slot: nothing to hand in for it")
    if phase == ASK_ADVANCE:
        if target >= LANDMARK or pieces.VALUES[target % 6] > 3:
            raise BadPosition("moving.to: brings no bonus tile")
        if game.fee != (pieces.BONUS_FEE if pieces.VALUES[target % 6] == 3 else 0):
            raise BadPosition("fee: as the building says")
        if game.token[target] != NOWHERE:
            raise BadPosition("moving.to: the token is taken before the meeple goes on")
        if not game.can_advance() or not game.can_raise_fee():
            raise BadPosition("phase: the meeple can go nowhere")


def audit_payment(game: Paris) -> None:
    """The key has not yet left, and what is due is part of what the property costs."""
    seat, source, target = game.seat, game.source, game.target
    if source == PROPERTIES + BANK:
        is_there = game.bank[game.district * 4 + seat] > 0
    elif source == PROPERTIES + ARC:
        is_there = game.arc[seat] > 0
    else:
        is_there = game.keys_on[source * 4 + seat] > 0
    if not is_there:
        raise BadPosition("moving.from: no key stands there")
    if target < LANDMARK and game.building[target] == NOWHERE:
        raise BadPosition("moving.to: nothing is built there")
    if game.district_of(target) == NOWHERE and game.value_of(target) <= game.highest_landmark(game.district):
        raise BadPosition("moving.to: a higher landmark stands there")
    if not game.can_enter(target):
        raise BadPosition("moving.to: taken")
    cost = resources_of(target)
    is_too_much = any(game.due[i] > cost.get(kind, 0) for i, kind in enumerate(pieces.RESOURCES))
    if is_too_much or not game.can_pay(*game.due) or sum(game.due) == 0:
        raise BadPosition("moving.due: cannot be due, or cannot be paid")
