"""A game of Lumière as a row of numbers: planes of 64 spaces, one's own things before the rival's.

The order within a fact is that of ``pieces.py``.
"""

from __future__ import annotations

from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.pieces import (
    BUILDING_NAMES,
    CARDS,
    FACINGS,
    SHAPE_NAMES,
    SPACES,
    TILE_NAMES,
    TOKENS,
)
from quartier.games.lumiere.view import STAGES
from quartier.kernel.observation import Fact, members, one_of, seat_of


def ground(game: Lumiere, seat: int) -> list[int]:
    """Four planes: own colour, the rival's, mixed, lamps."""
    coloured = game.coloured
    planes = (coloured[seat], coloured[1 - seat], game.mixed, game.lamps)
    return [bit for plane in planes for bit in members(plane, SPACES)]


def built(game: Lumiere, seat: int) -> list[int]:
    """Two planes: under one's own buildings, under the rival's."""
    both = game.built
    return members(both[seat], SPACES) + members(both[1 - seat], SPACES)


def shapes(game: Lumiere, seat: int) -> list[int]:
    """A plane for each building, the garden and the fountain: where it lies."""
    return [bit for cells in game.cells for bit in members(cells, SPACES)]


def pieces(game: Lumiere, seat: int) -> list[int]:
    """Seven planes, each with a 1 where that piece stands."""
    placed = (
        game.annex,
        game.painter,
        game.dancer,
        game.statue,
        game.lamp,
        game.large_lamp,
        game.mixed_space,
    )
    return [bit for space in placed for bit in one_of(space, SPACES)]


def tiles(game: Lumiere, seat: int) -> list[int]:
    """Own hand, own tiles still to be drawn, and the rival's that are not laid, wherever they are (L-2.4)."""
    hands, stacks = game.hand, game.stack
    rival = hands[1 - seat] | stacks[1 - seat]
    return [bit for found in (hands[seat], stacks[seat], rival) for bit in members(found, len(TILE_NAMES))]


def of_both(field: str, size: int) -> Fact:
    """A set that each seat has, one's own first."""

    def read(game: Lumiere, seat: int) -> list[int]:
        found = getattr(game, field)
        return members(found[seat], size) + members(found[1 - seat], size)

    return Fact(field, 1, read)


FACTS = (
    Fact("stage", 1, lambda game, seat: one_of(game.stage, len(STAGES))),
    Fact("turn", 1, lambda game, seat: seat_of(game.seat, seat, 2)),
    Fact("starter", 1, lambda game, seat: seat_of(game.starter, seat, 2)),
    Fact("phase_2_starter", 1, lambda game, seat: seat_of(game.first_done, seat, 2)),
    Fact("idle", 2, lambda game, seat: [game.idle]),
    Fact("pending", 1, lambda game, seat: one_of(game.pending, len(CARDS))),
    Fact("returned", 1, lambda game, seat: one_of(game.returned, len(BUILDING_NAMES))),
    Fact("ground", 1, ground),
    Fact("built", 1, built),
    Fact("covered", 1, lambda game, seat: members(game.covered, SPACES)),
    Fact("shapes", 1, shapes),
    Fact("pieces", 1, pieces),
    Fact("facing", 1, lambda game, seat: one_of(game.facing, len(FACINGS))),
    Fact("annex_of", 1, lambda game, seat: one_of(game.annex_of, len(SHAPE_NAMES))),
    Fact("tiles", 1, tiles),
    Fact("rival_hand", len(TILE_NAMES), lambda game, seat: [game.hand[1 - seat].bit_count()]),
    Fact("pool", 1, lambda game, seat: members(game.pool, len(BUILDING_NAMES))),
    of_both("reserve", len(BUILDING_NAMES)),
    of_both("taken", len(CARDS)),
    Fact("cards", 1, lambda game, seat: members(game.in_play, len(CARDS))),
    Fact("open", 1, lambda game, seat: members(game.open, len(CARDS))),
    Fact("used", 1, lambda game, seat: members(game.used, len(CARDS))),
    Fact("tokens", TOKENS, lambda game, seat: [game.tokens[seat], game.tokens[1 - seat]]),
)
