"""A game of Metropolia as a row of numbers. All lies open, so only the order of the seats differs.

Cards and landmarks stand in the order of ``pieces.py``, seats from the observer on.
"""

from __future__ import annotations

from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import CARD_IDS, LANDMARK_IDS
from quartier.games.metropolia.state import PHASES
from quartier.kernel.observation import UNBOUNDED, Fact, from_seat, members, one_of, seat_of

CARDS = len(CARD_IDS)


def coins(game: Metropolia, seat: int) -> list[int]:
    purses = game.coins
    return [purses[each] for each in from_seat(seat, game.players)]


def cities(game: Metropolia, seat: int) -> list[int]:
    """Copies of each card, city by city."""
    copies = game.cities
    return [copies[each * CARDS + card] for each in from_seat(seat, game.players) for card in range(CARDS)]


def landmarks(game: Metropolia, seat: int) -> list[int]:
    """A 1 for each that is built, city by city."""
    built = game.landmarks
    return [bit for each in from_seat(seat, game.players) for bit in members(built[each], len(LANDMARK_IDS))]


FACTS = (
    Fact("phase", 1, lambda game, seat: one_of(game.phase, len(PHASES))),
    Fact("turn", 1, lambda game, seat: seat_of(game.seat, seat, game.players)),
    Fact("dice", 6, lambda game, seat: [game.first, game.second]),
    Fact("added", 2, lambda game, seat: [game.added]),
    Fact("rolling", 2, lambda game, seat: [game.rolling]),
    Fact("rerolled", 1, lambda game, seat: [int(game.rerolled)]),
    Fact("given", 1, lambda game, seat: one_of(game.given, CARDS)),
    Fact("coins", UNBOUNDED, coins),
    Fact("cities", 10, cities),  # six in the supply and the start card of each of four players
    Fact("landmarks", 1, landmarks),
    Fact("supply", 6, lambda game, seat: list(game.supply)),
    Fact("deck", 6, lambda game, seat: list(game.deck)),
)
