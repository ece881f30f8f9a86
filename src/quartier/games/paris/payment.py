"""Paying resources, with tokens or with tiles that stand for them (P-5.5, P-5.6, P-8.3, P-9)."""

from __future__ import annotations

from quartier.games.paris import action, bonus_tile, phase, pieces, site, table, tender, tile
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves

# --- what can be paid --------------------------------------------------------------------------


def stock(state: State, kind: int) -> int:
    """Resources of a kind that the seat has as tokens or as tile 2, 3 or 4 (P-9.2 to P-9.4)."""
    return state.tokens[state.seat * 6 + kind] + (state.held[state.seat] >> (tile.FIRST_RESOURCE + kind) & 1)


def wild(state: State) -> int:
    """Resources of any kind that the seat's tiles stand for (P-9.10, P-9.21)."""
    tiles = state.held[state.seat]
    return state.open_resources + (tiles >> tile.ANY_RESOURCE & 1) + 2 * (tiles >> tile.TWO_RESOURCES & 1)


def can_pay(state: State, wood: int, marble: int, gold: int) -> bool:
    """Whether tokens and tiles cover these resources (P-5.5, P-8.3)."""
    missing = 0
    if wood > stock(state, 0):
        missing += wood - stock(state, 0)
    if marble > stock(state, 1):
        missing += marble - stock(state, 1)
    if gold > stock(state, 2):
        missing += gold - stock(state, 2)
    return missing == 0 or missing <= wild(state)


def payable(state: State) -> int:
    """The set of what the seat has the resources for: bit i is landmark i, bit 8 any building of value 8."""
    found = 0
    for i in range(site.LANDMARKS):
        at = (site.LANDMARK + i) * 3
        if can_pay(state, 0, table.COST[at + 1], table.COST[at + 2]):
            found |= 1 << i
    if can_pay(state, table.COST[site.EIGHT * 3], 0, 0):
        found |= 1 << site.LANDMARKS
    return found


# --- paying what is due ------------------------------------------------------------------------


def due_kind(state: State) -> int:
    """The resource that is to be paid next, or NOWHERE."""
    for kind in range(3):
        if state.due[kind]:
            return kind
    return site.NOWHERE


def ways_to_pay(state: State, kind: int) -> int:
    """The set of tenders for the next resource that leave enough for the rest."""
    tiles = state.held[state.seat]
    ways = 0
    if state.tokens[state.seat * 6 + kind]:
        ways |= 1 << tender.TOKEN
    if tiles >> (tile.FIRST_RESOURCE + kind) & 1:
        ways |= 1 << tender.TILE
    missing = 0
    for other in range(3):
        if state.due[other] > stock(state, other):
            missing += state.due[other] - stock(state, other)
    if state.due[kind] > stock(state, kind) or missing < wild(state):
        if tiles >> tile.ANY_RESOURCE & 1:
            ways |= 1 << tender.TILE_10
        if tiles >> tile.TWO_RESOURCES & 1:
            ways |= 1 << tender.TILE_21
        if state.open_resources:
            ways |= 1 << tender.OPEN
    return ways


def settle(state: State) -> bool:
    """Pay what can be paid in one way only (P-5.6). True once all is paid; otherwise the player is asked."""
    while True:
        kind = due_kind(state)
        if kind == site.NOWHERE:
            return True
        ways = ways_to_pay(state, kind)
        if ways & (ways - 1):
            state.phase = phase.PAY
            return False
        way = 0
        while ways > 1:
            ways >>= 1
            way += 1
        pay(state, way)


def offer(state: State, into: Moves) -> None:
    """The ways to pay the next resource."""
    ways = ways_to_pay(state, due_kind(state))
    for way in range(5):
        if ways >> way & 1:
            into.add(action.PAY + way, 1)


def pay(state: State, way: int) -> None:
    """Pay the next resource with a token or a tile."""
    kind = due_kind(state)
    if way == tender.TOKEN:
        state.tokens[state.seat * 6 + kind] -= 1
        state.supply[kind] += 1  # P-7.2
    elif way == tender.TILE:
        bonus_tile.discard(state, tile.FIRST_RESOURCE + kind)
    elif way == tender.TILE_10:
        bonus_tile.discard(state, tile.ANY_RESOURCE)
    elif way == tender.TILE_21:
        bonus_tile.discard(state, tile.TWO_RESOURCES)
        state.open_resources += 1
    else:
        state.open_resources -= 1
    state.due[kind] -= 1
    if state.ledger is not None:
        shown = f"tile-{tile.FIRST_RESOURCE + kind}" if way == tender.TILE else tender.NAMES[way]
        state.ledger.append({"type": "pay", "seat": state.seat, "kind": pieces.KINDS[kind], "with": shown})
