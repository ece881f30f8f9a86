"""A game of Metropolia as a row of numbers. Nothing is hidden: seats see it in a different order only.

Cards and landmarks are in the order of ``pieces.py``; seats are counted from the observer.
"""

from __future__ import annotations

from quartier.games.metropolia import phase
from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import CARD_IDS, LANDMARK_IDS, LANDMARKS
from quartier.kernel.observation import UNBOUNDED, Fact, capped, from_seat, members, one_of, seat_of

CARDS = len(CARD_IDS)
DEAREST = max(landmark.cost for landmark in LANDMARKS)
"""Whoever has this much can build anything."""


def coins(game: Metropolia, seat: int) -> list[int]:
    purses = game.coins
    return capped(purses[each] for each in from_seat(seat, game.players))


def cities(game: Metropolia, seat: int) -> list[int]:
    """Copies of each card, city by city."""
    copies = game.cities
    return [copies[each * CARDS + card] for each in from_seat(seat, game.players) for card in range(CARDS)]


def landmarks(game: Metropolia, seat: int) -> list[int]:
    """A 1 for each landmark that is built, city by city."""
    built = game.landmarks
    return [bit for each in from_seat(seat, game.players) for bit in members(built[each], len(LANDMARK_IDS))]


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
        "dice",
        6,
        "The two dice as they lie; 0 for one that was not rolled.",
        lambda game, seat: [game.first, game.second],
    ),
    Fact("added", 2, "What the harbour added to the roll.", lambda game, seat: [game.added]),
    Fact("rolling", 2, "How many dice were chosen for this turn.", lambda game, seat: [game.rolling]),
    Fact(
        "rerolled",
        1,
        "A 1 once the radio tower was used this turn.",
        lambda game, seat: [int(game.rerolled)],
    ),
    Fact(
        "given",
        1,
        "A 1 for the card that is offered in a swap, in the order of the cards.",
        lambda game, seat: one_of(game.given, CARDS),
    ),
    Fact("coins", UNBOUNDED, "The coins of each seat; the scale is the dearest price.", coins, DEAREST),
    # The six of the supply and the start cards of four players.
    Fact("cities", 10, "Seat by seat, the copies of each card in the city.", cities),
    Fact("landmarks", 1, "Seat by seat, a 1 for each landmark that is built.", landmarks),
    Fact(
        "supply",
        6,
        "The copies of each card that lie open to be built.",
        lambda game, seat: list(game.supply),
    ),
    Fact("deck", 6, "The copies of each card that are still to come.", lambda game, seat: list(game.deck)),
)
