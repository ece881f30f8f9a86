"""A game of Lumière as a row of numbers: planes of 64 spaces, one's own things before the rival's.

The order within a fact is that of ``pieces.py``.
"""

from __future__ import annotations

from quartier.games.lumiere import stage
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
from quartier.kernel.observation import Fact, members, one_of, seat_of


def ground(game: Lumiere, seat: int) -> list[int]:
    """Four planes: one's own colour, the rival's, mixed, lamps."""
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
    """One's own hand, one's own stack, and the rival's tiles in either place (L-2.4)."""
    hands, stacks = game.hand, game.stack
    rival = hands[1 - seat] | stacks[1 - seat]
    return [bit for found in (hands[seat], stacks[seat], rival) for bit in members(found, len(TILE_NAMES))]


def of_both(field: str, size: int, meaning: str) -> Fact:
    """A set of each seat, one's own first."""

    def read(game: Lumiere, seat: int) -> list[int]:
        found = getattr(game, field)
        return members(found[seat], size) + members(found[1 - seat], size)

    return Fact(field, 1, meaning, read)


FACTS = (
    Fact(
        "stage",
        1,
        f"A 1 for where the game is: {', '.join(stage.NAMES)}.",
        lambda game, seat: one_of(game.stage, len(stage.NAMES)),
    ),
    Fact(
        "turn",
        1,
        "A 1 for whose turn it is: the observer's, the rival's.",
        lambda game, seat: seat_of(game.seat, seat, 2),
    ),
    Fact(
        "starter",
        1,
        "A 1 for who began the first phase: the observer, the rival.",
        lambda game, seat: seat_of(game.starter, seat, 2),
    ),
    Fact(
        "phase_2_starter",
        1,
        "A 1 for who was first to lay all tiles and so begins the second phase: the observer, the rival.",
        lambda game, seat: seat_of(game.first_done, seat, 2),
    ),
    Fact(
        "idle",
        2,
        "How many turns in a row have passed without anything being done in the second phase.",
        lambda game, seat: [game.idle],
    ),
    Fact(
        "pending",
        1,
        "A 1 for the postcard whose action is being carried out.",
        lambda game, seat: one_of(game.pending, len(CARDS)),
    ),
    Fact(
        "returned",
        1,
        "A 1 for the building that has just been given back to the pool and may not be taken.",
        lambda game, seat: one_of(game.returned, len(BUILDING_NAMES)),
    ),
    Fact(
        "ground",
        1,
        "Four planes of 64 spaces: in the observer's colour, in the rival's, mixed, with a streetlight.",
        ground,
    ),
    Fact("built", 1, "Two planes: the spaces under the observer's buildings, under the rival's.", built),
    Fact(
        "covered",
        1,
        "A plane: the spaces under any piece.",
        lambda game, seat: members(game.covered, SPACES),
    ),
    Fact("shapes", 1, "A plane for each building, the garden and the fountain: where it lies.", shapes),
    Fact(
        "pieces",
        1,
        "Seven planes with a 1 where the piece stands: annex, painter, dancer, statue, lamp, large lamp, "
        "mixed space.",
        pieces,
    ),
    Fact(
        "facing",
        1,
        f"A 1 for where the statue looks: {', '.join(FACINGS)}.",
        lambda game, seat: one_of(game.facing, len(FACINGS)),
    ),
    Fact(
        "annex_of",
        1,
        "A 1 for the building that the annex belongs to.",
        lambda game, seat: one_of(game.annex_of, len(SHAPE_NAMES)),
    ),
    Fact(
        "tiles",
        1,
        "Three sets of eight tiles: the observer's hand, those that the observer has still to draw, and "
        "those that the rival has not laid, in hand or not.",
        tiles,
    ),
    Fact(
        "rival_hand",
        len(TILE_NAMES),
        "How many tiles the rival has in hand.",
        lambda game, seat: [game.hand[1 - seat].bit_count()],
    ),
    Fact(
        "pool",
        1,
        "A 1 for each building that nobody has taken.",
        lambda game, seat: members(game.pool, len(BUILDING_NAMES)),
    ),
    of_both(
        "reserve",
        len(BUILDING_NAMES),
        "Two sets: the buildings in the observer's reserve, in the rival's.",
    ),
    of_both("taken", len(CARDS), "Two sets: the postcards taken by the observer, by the rival."),
    Fact(
        "cards",
        1,
        "A 1 for each postcard of this game.",
        lambda game, seat: members(game.in_play, len(CARDS)),
    ),
    Fact(
        "open",
        1,
        "A 1 for each postcard that can still be taken.",
        lambda game, seat: members(game.open, len(CARDS)),
    ),
    Fact(
        "used",
        1,
        "A 1 for each postcard whose action was carried out or whose power is spent.",
        lambda game, seat: members(game.used, len(CARDS)),
    ),
    Fact(
        "tokens",
        TOKENS,
        "Action tokens left: the observer's, the rival's.",
        lambda game, seat: [game.tokens[seat], game.tokens[1 - seat]],
    ),
)
