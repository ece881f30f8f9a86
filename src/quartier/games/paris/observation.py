"""A game of Paris as a row of numbers: seats from the observer on, everything else as in ``pieces.py``.

It includes what is behind the other screens, since a player who remembers every move knows it (P-2.16), but
not which end-game tiles the others have.
"""

from __future__ import annotations

from quartier.games.paris import part, phase, site
from quartier.games.paris.game import Paris
from quartier.games.paris.pieces import (
    BONUS_FEE,
    BUILDING_TYPES,
    DISTRICTS,
    KEYS,
    KINDS,
    LANDMARKS,
    OF_EACH_KIND,
    SPARE_KEYS,
    TYPES,
    VP_TILES,
)
from quartier.games.paris.secret import remembered
from quartier.kernel.observation import UNBOUNDED, Fact, capped, from_seat, members, one_of, seat_of

SPACES, NUMBERS, END_TILES, STACKS = 36, 30, 12, 3
ALL_KEYS = max(KEYS.values()) + SPARE_KEYS
SOURCES = site.PROPERTIES + 8
"""A key comes from a property, from the bank or from the Arc."""
MUCH, MANY = 20, 50
"""How many francs, and points of one kind, a player seldom exceeds."""


def seat_by_seat(field: str, most: int, meaning: str, size: int = 1, scale: int = 0) -> Fact:
    """For each seat one number, or ``size`` of them out of ``seat * size + thing``."""

    def read(game: Paris, seat: int) -> list[int]:
        found = getattr(game, field)
        return [found[each * size + i] for each in from_seat(seat, game.players) for i in range(size)]

    if most < UNBOUNDED:
        return Fact(field, most, meaning, read, scale)
    return Fact(field, most, meaning, lambda game, seat: capped(read(game, seat)), scale)


def thing_by_thing(field: str, most: int, meaning: str, size: int) -> Fact:
    """A row for each seat out of ``thing * 4 + seat``."""

    def read(game: Paris, seat: int) -> list[int]:
        found = getattr(game, field)
        return [found[i * 4 + each] for each in from_seat(seat, game.players) for i in range(size)]

    return Fact(field, most, meaning, read)


def numbers(field: str, meaning: str) -> Fact:
    """The bonus numbers that each seat has in a set."""

    def read(game: Paris, seat: int) -> list[int]:
        found = getattr(game, field)
        seats = from_seat(seat, game.players)
        return [bit for each in seats for bit in members(found[each] >> 1, NUMBERS)]

    return Fact(field, 1, meaning, read)


def each_one_of(field: str, size: int, meaning: str) -> Fact:
    """Where each thing of a list is, or which kind it is."""

    def read(game: Paris, seat: int) -> list[int]:
        return [bit for each in getattr(game, field) for bit in one_of(each, size)]

    return Fact(field, 1, meaning, read)


def buildings(game: Paris, seat: int) -> list[int]:
    """For each building space the type that stands there."""
    found = []
    for tile in game.building:
        found += one_of(BUILDING_TYPES[tile] if tile >= 0 else -1, len(TYPES))
    return found


def track(game: Paris, seat: int) -> list[int]:
    """For each bonus number the space it lies on, 0 before the set-up has put it there."""
    spaces = [0] * (NUMBERS + 1)
    for space, number in enumerate(game.number_on):
        spaces[number] = space
    return spaces[1:]


def bonus_left(game: Paris, seat: int) -> list[int]:
    """For each bonus number how many tiles lie there."""
    spaces, left = track(game, seat), game.left_on
    return [left[space] if space else 0 for space in spaces]


def end_tiles(game: Paris, seat: int) -> list[int]:
    """Three sets: one's own, the used, and those that may be in the pile as far as one knows (P-10.5)."""
    pile = remembered(game, seat)
    return [
        *members(game.end_held[seat], END_TILES),
        *members(game.end_used, END_TILES),
        *(int(tile in pile) for tile in range(END_TILES)),
    ]


def end_takers(game: Paris, seat: int) -> list[int]:
    """Who took the first end-game tile, the second, and so on."""
    return [bit for taker in game.end_taker for bit in seat_of(taker, seat, game.players)]


FACTS = (
    Fact(
        "phase",
        1,
        f"A 1 for what is being asked: {', '.join(phase.NAMES)}.",
        lambda game, seat: one_of(game.phase, len(phase.NAMES)),
    ),
    Fact(
        "turn",
        1,
        "A 1 for the seat whose turn it is, counted from the observer on.",
        lambda game, seat: seat_of(game.seat, seat, game.players),
    ),
    Fact(
        "first",
        1,
        "A 1 for the first player, counted from the observer on.",
        lambda game, seat: seat_of(game.first, seat, game.players),
    ),
    Fact(
        "ending",
        2,
        "0 before the end is near, 1 while the round is played out, 2 in the last round.",
        lambda game, seat: [game.ending],
    ),
    Fact("acted", 1, "A 1 after the action of this turn.", lambda game, seat: [game.acted]),
    Fact("drew", 1, "A 1 after the building of this turn was drawn.", lambda game, seat: [game.drew]),
    # the city
    Fact(
        "buildings",
        1,
        f"For each space, district by district, a 1 for the type of its building: {', '.join(TYPES)}.",
        buildings,
    ),
    each_one_of(
        "token",
        len(KINDS),
        f"For each building space a 1 for the token that lies beside it: {', '.join(KINDS)}.",
    ),
    thing_by_thing(
        "keys_on",
        ALL_KEYS,
        "Seat by seat, the keys on each building space and then on each landmark.",
        site.PROPERTIES,
    ),
    thing_by_thing("bank", 1, "Seat by seat, a 1 for each district with a key in its bank.", len(DISTRICTS)),
    seat_by_seat("arc", 1, "A 1 for each seat with a key in the Arc."),
    each_one_of("landmark_in", len(DISTRICTS), "For each landmark a 1 for the district where it stands."),
    each_one_of("vp_tile_in", len(VP_TILES), "For each district a 1 for the VP tile that lies there."),
    Fact(
        "landmark_value",
        16,
        "The value of each landmark, which the set decides.",
        lambda game, seat: list(game.landmark_value),
    ),
    Fact(
        "supply",
        OF_EACH_KIND,
        "Resource tokens left to buy: wood, marble, gold.",
        lambda game, seat: list(game.supply),
    ),
    Fact("track", NUMBERS, "For each bonus number the space of the track where it lies, 0 for none.", track),
    Fact("bonus_left", 3, "For each bonus number how many tiles are left.", bonus_left),
    # the building tiles
    Fact(
        "unseen",
        1,
        "A 1 for each building tile that nobody has seen yet.",
        lambda game, seat: list(game.unseen),
    ),
    Fact(
        "stack_size",
        SPACES,
        "Tiles left in each of the three stacks.",
        lambda game, seat: list(game.stack_size),
    ),
    each_one_of(
        "stack_top", len(DISTRICTS), "For each stack a 1 for the district on the back of its top tile."
    ),
    Fact(
        "opened",
        1,
        "A 1 for the stack whose new top tile is to be shown.",
        lambda game, seat: one_of(game.opened, STACKS),
    ),
    Fact("drawn", 1, "A 1 for the building tile in hand.", lambda game, seat: one_of(game.drawn, SPACES)),
    # the seats
    seat_by_seat("francs", UNBOUNDED, "The francs of each seat.", scale=MUCH),
    seat_by_seat(
        "tokens", OF_EACH_KIND, "Seat by seat, the tokens of each kind behind the screen.", len(KINDS)
    ),
    seat_by_seat("keys", ALL_KEYS, "The keys that each seat has in hand."),
    seat_by_seat("spare", SPARE_KEYS, "The keys that each seat can still gain by bonus tiles."),
    seat_by_seat("meeple", NUMBERS, "The space of each seat's figure on the bonus track, 0 before it."),
    numbers("held", "Seat by seat, a 1 for each bonus number held and not used."),
    numbers("used", "Seat by seat, a 1 for each bonus number used."),
    seat_by_seat(
        "points",
        UNBOUNDED,
        f"Seat by seat, the points so far by where they came from: {', '.join(part.NAMES)}.",
        len(part.NAMES),
        MANY,
    ),
    Fact(
        "end_tiles",
        1,
        "Three sets of the twelve end-game tiles: the observer's, the used ones, and those that may be "
        "in the pile as far as the observer knows.",
        end_tiles,
    ),
    Fact(
        "end_takers",
        1,
        "For each end-game tile, as they were taken, a 1 for the seat that took it, from the observer on.",
        end_takers,
    ),
    # what is half done
    Fact(
        "open",
        4,
        "Tokens from end-game tiles laid open this turn and not spent: of any resource, of any prestige.",
        lambda game, seat: [game.open_resources, game.open_prestige],
    ),
    Fact("due", 3, "Resources still to be paid: wood, marble, gold.", lambda game, seat: list(game.due)),
    Fact(
        "source",
        1,
        "A 1 for where the moving key comes from: a building space, a landmark; last, a bank and the Arc.",
        lambda game, seat: one_of(game.source, SOURCES),
    ),
    Fact(
        "target",
        1,
        "A 1 for where it goes: a building space or a landmark.",
        lambda game, seat: one_of(game.target, site.PROPERTIES),
    ),
    Fact(
        "district",
        1,
        "A 1 for the district in which it moves.",
        lambda game, seat: one_of(game.district, len(DISTRICTS)),
    ),
    Fact(
        "slot",
        len(LANDMARKS[0].prestige),
        "How many prestige slots of that landmark have been asked for.",
        lambda game, seat: [game.slot],
    ),
    Fact(
        "fee",
        BONUS_FEE,
        "The francs that going forward on the bonus track costs now.",
        lambda game, seat: [game.fee],
    ),
    Fact(
        "pairs",
        6,
        "1 while pairs of prestige are handed in, 0 for resources; and how many pairs were.",
        lambda game, seat: [game.pair_kind, game.pairs],
    ),
)
