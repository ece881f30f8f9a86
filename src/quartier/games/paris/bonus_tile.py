"""Using bonus tiles: what each of the thirty numbers brings (chapters P-8 and P-9)."""

from __future__ import annotations

from quartier.games.paris import action, effect, pair, part, scoring, table, tile, track
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves

# --- what a tile would bring -------------------------------------------------------------------


def points(state: State, number: int, seat: int) -> int:
    """What using a bonus tile would score for a seat now."""
    kind = table.EFFECT[number]
    if kind == effect.VALUE:  # P-9.6
        return table.POINTS[number] * scoring.count_on(state, table.COUNTED[number], seat)
    if kind == effect.UNUSED:  # P-9.20
        return table.UNUSED_POINTS[state.players] * count_of_unused(state, number, seat)
    if kind == effect.LANDMARKS:  # P-9.29
        return table.POINTS[number] * scoring.count_of_landmarks(state, seat)
    if kind == effect.TYPES:  # P-9.30
        return table.TYPE_POINTS[scoring.count_of_types(state, seat)]
    if kind == effect.PRESTIGE_PAIRS:  # P-9.23
        return table.PAIR_POINTS[state.players] * pair.count(state, 1, seat)
    if kind == effect.RESOURCE_PAIRS:  # P-9.24
        return table.PAIR_POINTS[state.players] * pair.count(state, 0, seat)
    return table.POINTS[number]


def count_of_unused(state: State, number: int, seat: int) -> int:
    """How many bonus tiles a seat has not used, besides this number."""
    tiles = state.held[seat] & ~(1 << number)
    count = 0
    while tiles:
        count += tiles & 1
        tiles >>= 1
    return count


def francs(number: int) -> int:
    """What using a bonus tile brings in francs; a key costs some."""
    if table.EFFECT[number] == effect.KEY:
        return -table.FRANCS[number]
    return table.FRANCS[number]


# --- which tiles may be used -------------------------------------------------------------------


def can_use(state: State, number: int) -> bool:
    """Whether a held tile may be used by itself now; one that brings nothing may not (P-8.2)."""
    kind = table.EFFECT[number]
    if kind > effect.TYPES:
        return False
    if kind == effect.KEY:  # P-9.13
        return state.spare[state.seat] > 0 and state.francs[state.seat] >= table.FRANCS[number]
    if kind <= effect.ANY_PRESTIGE:
        return True
    return points(state, number, state.seat) > 0


def offer(state: State, into: Moves) -> None:
    """The held tiles that may be used by themselves (P-8.1)."""
    tiles = state.held[state.seat]
    for number in range(1, tile.LAST + 1):
        if tiles >> number & 1 and can_use(state, number):
            into.add(action.USE + number - 1, 1)


def offer_francs(state: State, into: Moves) -> None:
    """The held tiles that bring francs at once, for the fee of the bonus track (P-6.3)."""
    tiles = state.held[state.seat]
    for number in range(1, tile.LAST + 1):
        if tiles >> number & 1 and table.EFFECT[number] <= effect.ANY_PRESTIGE and table.FRANCS[number]:
            into.add(action.USE + number - 1, 1)


def offer_taking(state: State, into: Moves) -> None:
    """What tiles 17 and 25 would fetch from the track."""
    if track.is_past_the_end(state):
        return
    tiles = state.held[state.seat]
    if tiles >> tile.TAKING & 1:  # P-9.17
        for space in range(1, tile.LAST + 1):
            if track.can_take(state, space, state.seat):
                into.add(action.TAKE + space - 1, 1)
    if tiles >> tile.RETREATING & 1:  # P-9.25
        for steps in range(1, tile.FARTHEST_BACK + 1):
            space = state.meeple[state.seat] - steps
            if space > 0 and track.can_take(state, space, state.seat):
                into.add(action.RETREAT + steps - 1, 1)


# --- using them --------------------------------------------------------------------------------


def discard(state: State, number: int) -> None:
    """A used tile lies before the screen (P-8.1)."""
    state.held[state.seat] &= ~(1 << number)
    state.used[state.seat] |= 1 << number


def use(state: State, number: int) -> None:
    """Use a tile by itself; one that shows a token is sold (P-8.3)."""
    kind = table.EFFECT[number]
    if kind == effect.PRESTIGE_PAIRS or kind == effect.RESOURCE_PAIRS:
        discard(state, number)
        if state.ledger is not None:
            state.ledger.append({"type": "use", "seat": state.seat, "tile": number, "francs": 0, "vp": 0})
        pair.begin(state, 1 if kind == effect.PRESTIGE_PAIRS else 0)
        return
    vp = points(state, number, state.seat)
    gain = francs(number)
    discard(state, number)
    state.francs[state.seat] += gain
    scoring.score(state, part.BONUS_TILES, vp)
    if kind == effect.KEY:
        state.spare[state.seat] -= 1
        state.keys[state.seat] += 1
    elif number == tile.TWO_PRESTIGE:  # P-9.19: one is sold, the other is open until the turn ends
        state.open_prestige += 1
    elif number == tile.TWO_RESOURCES:  # P-9.21
        state.open_resources += 1
    if state.ledger is not None:
        state.ledger.append({"type": "use", "seat": state.seat, "tile": number, "francs": gain, "vp": vp})


def use_taking(state: State, space: int) -> None:
    """Use tile 17: take the tile of any space; the meeple stays (P-9.17)."""
    discard(state, tile.TAKING)
    track.take(state, space)
    if state.ledger is not None:
        number = state.number_on[space]
        state.ledger.append({"type": "take", "seat": state.seat, "space": space, "tile": number})


def use_retreating(state: State, steps: int) -> None:
    """Use tile 25: the meeple goes back and takes the tile there (P-9.25)."""
    discard(state, tile.RETREATING)
    state.meeple[state.seat] -= steps
    space = state.meeple[state.seat]
    track.take(state, space)
    if state.ledger is not None:
        number = state.number_on[space]
        state.ledger.append({"type": "retreat", "seat": state.seat, "space": space, "tile": number})
