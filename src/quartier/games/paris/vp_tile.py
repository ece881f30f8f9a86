"""VP tiles: the fourth key of a district brings one (P-5.9, P-5.10)."""

from __future__ import annotations

from quartier.games.paris import action, city, phase, pieces, site
from quartier.games.paris.state import State
from quartier.kernel.movelist import Moves


def is_left(state: State) -> bool:
    """Whether a VP tile is left: there are as many as districts, so one is while a district has none."""
    for district in range(6):
        if state.vp_tile_in[district] == site.NOWHERE:
            return True
    return False


def is_free(state: State, vp_tile: int) -> bool:
    """Whether this VP tile still lies beside the board."""
    for district in range(6):
        if state.vp_tile_in[district] == vp_tile:
            return False
    return True


def comes_with(state: State, keys: int) -> bool:
    """Whether a VP tile may be placed when a district has just got this many keys (P-5.9)."""
    return keys == pieces.FOURTH_KEY and is_left(state)


def ask(state: State) -> bool:
    """Whether the key that has just arrived is the fourth of its district; if so, the player is asked.

    A key that was there before brings none: keys never leave a district.
    """
    if state.source < site.PROPERTIES or not comes_with(state, city.keys_in(state, state.district)):
        return False
    state.phase = phase.VP_TILE
    return True


def offer(state: State, into: Moves) -> None:
    """Any tile that is left, in any district that has none (P-5.10); or none at all."""
    for vp_tile in range(6):
        if is_free(state, vp_tile):
            for district in range(6):
                if state.vp_tile_in[district] == site.NOWHERE:
                    into.add(action.VP_TILE + vp_tile * 6 + district, 1)
    into.add(action.DECLINE, 1)


def put(state: State, vp_tile: int, district: int) -> None:
    """Place a VP tile in a district."""
    state.vp_tile_in[district] = vp_tile
    if state.ledger is not None:
        name = pieces.DISTRICTS[district]
        first = pieces.VP_TILES[vp_tile][0]
        state.ledger.append({"type": "vp-tile", "seat": state.seat, "tile": first, "district": name})


def decline(state: State) -> None:
    """The chance is lost: later keys bring no new one."""
    if state.ledger is not None:
        state.ledger.append({"type": "decline", "seat": state.seat})
