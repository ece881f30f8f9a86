"""A game of Paris as a row of numbers, seats from the observer on, the rest in the order of ``pieces.py``.

What lies behind the others' screens is in it, for whoever remembers every move knows it (P-2.16); which
end-game tiles they have is not.
"""

from __future__ import annotations

from quartier.games.paris.actions import PARTS, PHASES, PROPERTIES
from quartier.games.paris.game import Paris
from quartier.games.paris.pieces import (
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
from quartier.games.paris.secrets import remembered
from quartier.kernel.observation import UNBOUNDED, Fact, from_seat, members, one_of, seat_of

SPACES, NUMBERS, END_TILES, STACKS = 36, 30, 12, 3
ALL_KEYS = max(KEYS.values()) + SPARE_KEYS
SOURCES = PROPERTIES + 8
"""A key comes from a property, or from PROPERTIES + BANK or ARC."""


def seat_by_seat(field: str, most: int, size: int = 1) -> Fact:
    """For each seat one number, or a row of so many out of ``seat * size + thing``."""

    def read(game: Paris, seat: int) -> list[int]:
        found = getattr(game, field)
        return [found[each * size + i] for each in from_seat(seat, game.players) for i in range(size)]

    return Fact(field, most, read)


def thing_by_thing(field: str, most: int, size: int) -> Fact:
    """A row for each seat out of ``thing * 4 + seat``."""

    def read(game: Paris, seat: int) -> list[int]:
        found = getattr(game, field)
        return [found[i * 4 + each] for each in from_seat(seat, game.players) for i in range(size)]

    return Fact(field, most, read)


def numbers(field: str) -> Fact:
    """The bonus numbers that each seat has in a set."""

    def read(game: Paris, seat: int) -> list[int]:
        found = getattr(game, field)
        seats = from_seat(seat, game.players)
        return [bit for each in seats for bit in members(found[each] >> 1, NUMBERS)]

    return Fact(field, 1, read)


def each_one_of(field: str, size: int) -> Fact:
    """Where each thing of a list is, or which kind it is."""
    return Fact(
        field, 1, lambda game, seat: [bit for each in getattr(game, field) for bit in one_of(each, size)]
    )


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
    Fact("phase", 1, lambda game, seat: one_of(game.phase, len(PHASES))),
    Fact("turn", 1, lambda game, seat: seat_of(game.seat, seat, game.players)),
    Fact("first", 1, lambda game, seat: seat_of(game.first, seat, game.players)),
    Fact("ending", 2, lambda game, seat: [game.ending]),
    Fact("acted", 1, lambda game, seat: [game.acted]),
    Fact("drew", 1, lambda game, seat: [game.drew]),
    # the city
    Fact("buildings", 1, buildings),
    each_one_of("token", len(KINDS)),
    thing_by_thing("keys_on", ALL_KEYS, PROPERTIES),
    thing_by_thing("bank", 1, len(DISTRICTS)),
    seat_by_seat("arc", 1),
    each_one_of("landmark_in", len(DISTRICTS)),
    each_one_of("vp_tile_in", len(VP_TILES)),
    Fact("landmark_value", 16, lambda game, seat: list(game.landmark_value)),
    Fact("supply", OF_EACH_KIND, lambda game, seat: list(game.supply)),
    Fact("track", NUMBERS, track),
    Fact("bonus_left", 3, bonus_left),
    # the building tiles
    Fact("unseen", 1, lambda game, seat: list(game.unseen)),
    Fact("stack_size", SPACES, lambda game, seat: list(game.stack_size)),
    each_one_of("stack_top", len(DISTRICTS)),
    Fact("opened", 1, lambda game, seat: one_of(game.opened, STACKS)),
    Fact("drawn", 1, lambda game, seat: one_of(game.drawn, SPACES)),
    # the seats
    seat_by_seat("francs", UNBOUNDED),
    seat_by_seat("tokens", OF_EACH_KIND, len(KINDS)),
    seat_by_seat("keys", ALL_KEYS),
    seat_by_seat("spare", SPARE_KEYS),
    seat_by_seat("meeple", NUMBERS),
    numbers("held"),
    numbers("used"),
    seat_by_seat("points", UNBOUNDED, len(PARTS)),
    Fact("end_tiles", 1, end_tiles),
    Fact("end_takers", 1, end_takers),
    # what is half done
    Fact("open", 4, lambda game, seat: [game.open_resources, game.open_prestige]),
    Fact("due", 3, lambda game, seat: list(game.due)),
    Fact("source", 1, lambda game, seat: one_of(game.source, SOURCES)),
    Fact("target", 1, lambda game, seat: one_of(game.target, PROPERTIES)),
    Fact("district", 1, lambda game, seat: one_of(game.district, len(DISTRICTS))),
    Fact("slot", len(LANDMARKS[0].prestige), lambda game, seat: [game.slot]),
    Fact("fee", UNBOUNDED, lambda game, seat: [game.fee]),
    Fact("pairs", 6, lambda game, seat: [game.pair_kind, game.pairs]),
)
