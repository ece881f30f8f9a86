"""The set-up, with what chance decides of it (chapter P-2)."""

from __future__ import annotations

from quartier.games.paris import action, phase, pieces, site, table, tile
from quartier.games.paris.naming import property_name
from quartier.games.paris.state import State
from quartier.kernel import mover
from quartier.kernel.movelist import Moves

# --- what lies on the table before chance has decided anything ---------------------------------


def lay_out(state: State) -> None:
    """Put on the empty table all that chance does not decide."""
    for i in range(8):
        landmark = pieces.LANDMARKS[i]
        is_set_b = state._options["landmarks"] == "b"
        state.landmark_value[i] = landmark.value_in_set_b if is_set_b else landmark.value
    for seat in range(state.players):
        state.francs[seat] = pieces.START_FRANCS  # P-2.6, P-2.7: the bank itself never runs out
        state.keys[seat] = pieces.KEYS[state.players]  # P-2.9
        state.spare[seat] = pieces.SPARE_KEYS
    kinds = [pieces.KINDS.index(pieces.SPACE_TOKENS[value]) for value in pieces.VALUES]
    for place in range(36):
        # P-2.8; P-2.14: in the advanced set-up only the gold has its place.
        state.token[place] = kinds[place % 6] if place % 6 == 5 or not state.is_advanced else site.NOWHERE
    for number in range(1, 31):  # P-2.12
        state.number_on[number] = 0 if state.is_advanced else number
        state.left_on[number] = 0 if state.is_advanced else pieces.copies(number, state.players)
    state.end_pile = tile.EVERY_END  # P-2.11
    stacks = state._options["stacks"]
    tiles = 36 if state.is_free else 36 - pieces.SET_ASIDE  # P-2.13, P-12.1
    for i in range(stacks):
        state.stack_size[i] = tiles // stacks + (1 if i < tiles % stacks else 0)


def choose_first(state: State, seat: int) -> None:
    """The first player (P-2.5)."""
    state.first = state.seat = seat
    if state.ledger is not None:
        state.ledger.append({"type": "first-player", "seat": seat})


# --- the advanced set-up -----------------------------------------------------------------------


def ask(state: State) -> bool:
    """Whether chance still has a token or a bonus tile to lay; if so, it is asked for."""
    if next_bare_space(state) != site.NOWHERE:
        state.phase = phase.TOKENS
    elif next_bare_number(state) != site.NOWHERE:
        state.phase = phase.TRACK
    else:
        return False
    state.to_move = mover.CHANCE
    return True


def next_bare_space(state: State) -> int:
    """The first space without its token (P-2.14)."""
    if state.is_advanced and state.turns == 0:
        for place in range(36):
            if state.token[place] == site.NOWHERE:
                return place
    return site.NOWHERE


def next_bare_number(state: State) -> int:
    """The first space of the track without its tile (P-2.15)."""
    if state.is_advanced:
        for space in range(1, 31):
            if state.number_on[space] == 0:
                return space
    return site.NOWHERE


def tokens_left(state: State, kind: int) -> int:
    """How many tokens of a kind are not yet on the board."""
    left = pieces.OF_EACH_KIND
    for place in range(36):
        if state.token[place] == kind:
            left -= 1
    return left


def is_number_laid(state: State, number: int) -> bool:
    """Whether a bonus number lies on the track already."""
    for space in range(1, 31):
        if state.number_on[space] == number:
            return True
    return False


def set_token(state: State, kind: int) -> None:
    """Put a token beside the next space; the last kind has no choice."""
    place = next_bare_space(state)
    state.token[place] = kind
    if state.ledger is not None:
        state.ledger.append({"type": "set-token", "kind": pieces.KINDS[kind], "to": property_name(place)})
    if next_bare_space(state) == site.NOWHERE:
        return
    kinds = 0
    only = 0
    for other in range(6):
        if tokens_left(state, other):
            kinds += 1
            only = other
    if kinds == 1:
        set_token(state, only)


def set_number(state: State, number: int) -> None:
    """Put a bonus tile and its copies on the next space; the last of a zone has no choice (P-2.15)."""
    space = next_bare_number(state)
    state.number_on[space] = number
    state.left_on[space] = pieces.copies(number, state.players)
    if state.ledger is not None:
        state.ledger.append({"type": "set-number", "space": space, "tile": number})
    space = next_bare_number(state)
    if space == site.NOWHERE:
        return
    numbers = 0
    only = 0
    for other in range(1, 31):
        if table.ZONE_OF[other] == table.ZONE_OF[space] and not is_number_laid(state, other):
            numbers += 1
            only = other
    if numbers == 1:
        set_number(state, only)


def offer_first(state: State, into: Moves) -> None:
    """Every seat may be the first player."""
    for seat in range(state.players):
        into.add(action.FIRST_PLAYER + seat, 1)


def offer_tokens(state: State, into: Moves) -> None:
    """Each kind, as often as it is left."""
    for kind in range(6):
        if tokens_left(state, kind):
            into.add(action.SET_TOKEN + kind, tokens_left(state, kind))


def offer_numbers(state: State, into: Moves) -> None:
    """Each number of the zone that is left."""
    zone = table.ZONE_OF[next_bare_number(state)]
    for number in range(1, 31):
        if table.ZONE_OF[number] == zone and not is_number_laid(state, number):
            into.add(action.SET_NUMBER + number - 1, 1)
