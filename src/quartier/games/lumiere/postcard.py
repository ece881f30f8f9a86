"""Postcards: taking one, and what its action puts on the board (chapter 5 of the rules; L-4.7, L-4.8)."""

from __future__ import annotations

from quartier.games.lumiere import action, building, card, event, pieces, power, region, stage, table, turn
from quartier.games.lumiere.state import State
from quartier.kernel.movelist import Moves


def offer(state: State, into: Moves) -> None:
    """Take a postcard that nobody has, and leave or use it (L-4.7, L-4.8)."""
    if state.tokens[state.seat] == 0:
        return
    for which in range(card.COUNT):
        if state.open >> which & 1 and not card.KEPT >> which & 1:  # L-5.1
            into.add(action.LEAVE + which, 1)
    useful = usable(state, state.open)
    for which in range(card.COUNT):
        if useful >> which & 1:
            into.add(action.USE + which, 1)


def usable(state: State, cards: int) -> int:
    """Those of some postcards whose action the seat on turn could carry out now."""
    seat = state.seat
    own = state.coloured[seat] & ~state.covered
    found = cards & card.KEPT
    if own:
        found |= cards & card.STANDING
        if cards & 1 << card.PENSEUR and own & region.around(~state.covered & region.FULL):
            found |= 1 << card.PENSEUR
        if cards & 1 << card.BOUQUINISTES and own & region.around(state.built[seat]):
            found |= 1 << card.BOUQUINISTES
    if cards & 1 << card.GRANDE_LUMIERE and state.lamps & ~state.covered:
        found |= 1 << card.GRANDE_LUMIERE
    powered = building.powers(state, seat)
    if cards & 1 << card.JARDIN and building.has_place(state, seat, 1 << pieces.GARDEN, powered):
        found |= 1 << card.JARDIN
    chartier = powered & power.CHARTIER  # L-5.9
    if cards & 1 << card.FONTAINE and building.has_place(state, seat, 1 << pieces.FOUNTAIN, chartier):
        found |= 1 << card.FONTAINE
    given = cards & 1 << card.LEVITATION and state.reserve[seat]  # L-5.2
    if given and building.has_place(state, seat, state.pool, powered):
        found |= 1 << card.LEVITATION
    return found


def take(state: State, which: int, use: bool) -> None:
    """Take a postcard with a token; its action follows at once or never (L-4.7, L-4.8, L-5.1)."""
    seat = state.seat
    state.open &= ~(1 << which)
    state.taken[seat] |= 1 << which
    state.tokens[seat] -= 1
    state.idle = 0
    if state.ledger is not None:
        event.move(state, (action.USE if use else action.LEAVE) + which)
    if not use or card.KEPT >> which & 1:
        turn.pass_on(state)
        return
    state.used |= 1 << which
    state.pending = which
    state.stage = stage.GIVING if which == card.LEVITATION else stage.PUTTING


def offer_giving(state: State, into: Moves) -> None:
    """Levitation: a building of the reserve to give back (L-5.2)."""
    for shape in range(pieces.POOL):
        if state.reserve[state.seat] >> shape & 1:
            into.add(action.GIVE + shape, 1)


def give(state: State, shape: int) -> None:
    """Give a building back to the pool; another one is to be built at once (L-5.2)."""
    state.reserve[state.seat] &= ~(1 << shape)
    state.pool |= 1 << shape
    state.returned = shape
    state.stage = stage.PUTTING
    if state.ledger is not None:
        event.move(state, action.GIVE + shape)


# --- the pieces -------------------------------------------------------------------------------


def offer_putting(state: State, into: Moves) -> None:
    """Every place for the piece of the postcard just taken."""
    seat = state.seat
    own = state.coloured[seat] & ~state.covered
    if state.pending == card.LEVITATION:  # L-5.2
        rest = state.pool & ~(1 << state.returned)
        building.offer_places(state, into, rest, building.powers(state, seat))
    elif state.pending == card.JARDIN:  # L-5.5
        building.offer_places(state, into, 1 << pieces.GARDEN, building.powers(state, seat))
    elif state.pending == card.FONTAINE:  # L-5.16, L-5.9
        powered = building.powers(state, seat) & power.CHARTIER
        building.offer_places(state, into, 1 << pieces.FOUNTAIN, powered)
    elif state.pending == card.PEINTRE:  # L-5.7
        offer_spaces(into, own, action.PAINTER)
    elif state.pending == card.MOULIN_ROUGE:  # L-5.13
        offer_spaces(into, own, action.DANCER)
    elif state.pending == card.LAMPADAIRE:  # L-5.12
        offer_spaces(into, own, action.LAMP)
    elif state.pending == card.GRANDE_LUMIERE:  # L-5.17, L-1.7
        offer_spaces(into, state.lamps & ~state.covered, action.LARGE_LAMP)
    elif state.pending == card.PENSEUR:
        offer_statue(state, into, own)
    elif state.pending == card.BOUQUINISTES:
        offer_annex(state, into, own)


def offer_spaces(into: Moves, members: int, first: int) -> None:
    """One move for each space of a set."""
    for space in range(64):
        if members >> space & 1:
            into.add(first + space, 1)


def offer_statue(state: State, into: Moves, own: int) -> None:
    """Le Penseur: the space in front of the statue must be free (L-5.14)."""
    for space in range(64):
        if own >> space & 1:
            for facing in range(4):
                ahead = table.AHEAD[space * 4 + facing]
                if ahead & ~state.covered:
                    into.add(action.STATUE + space * 4 + facing, 1)


def offer_annex(state: State, into: Moves, own: int) -> None:
    """Bouquinistes: beside an own building; of several the player picks one (L-5.10, L-5.11)."""
    own &= region.around(state.built[state.seat])
    for space in range(64):
        if own >> space & 1:
            near = region.around(table.BIT[space])
            for shape in range(pieces.FOUNTAIN):
                if state.erected[state.seat] >> shape & 1 and near & state.cells[shape]:
                    into.add(action.ANNEX + space * 13 + shape, 1)


def put(state: State, move: int) -> None:
    """Put a special piece of one space on the board (L-1.5)."""
    if move >= action.ANNEX:  # L-5.10, L-5.11
        space = (move - action.ANNEX) // 13
        state.annex = space
        state.annex_of = (move - action.ANNEX) % 13
        state.cells[state.annex_of] |= table.BIT[space]
        state.built[state.seat] |= table.BIT[space]
    elif move >= action.STATUE:  # L-5.14
        space = (move - action.STATUE) // 4
        state.statue = space
        state.facing = (move - action.STATUE) % 4
    elif move >= action.LARGE_LAMP:
        space = move - action.LARGE_LAMP
        state.large_lamp = space
    elif move >= action.LAMP:
        space = move - action.LAMP
        state.lamp = space
    elif move >= action.DANCER:
        space = move - action.DANCER
        state.dancer = space
    else:
        space = move - action.PAINTER
        state.painter = space
    state.covered |= table.BIT[space]  # L-1.8
    if state.ledger is not None:
        event.move(state, move)
    turn.finish(state)
