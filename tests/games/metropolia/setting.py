"""Positions to test with, set up in a line, and moves by their notation."""

from __future__ import annotations

from typing import Any

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import START_CITY

BASE = {"plus": False, "market": "all"}
PLUS = {"plus": True, "market": "all"}
ZERO_COINS = {**PLUS, "city_hall": "zero-coins"}
FOUR = ("train_station", "shopping_mall", "amusement_park", "radio_tower")


def city(coins: int = 0, *landmarks: str, **cards: int) -> dict[str, Any]:
    """A seat with its coins, its landmarks, the start cards and any other cards.

    A number given for a start card includes the one that the city starts with.
    """
    return {"coins": coins, "landmarks": list(landmarks), "cards": {**dict.fromkeys(START_CITY, 1), **cards}}


def table(*seats: dict[str, Any], options: dict[str, Any] = BASE, **fields: Any) -> Metropolia:
    """A position. Without further fields, seat 0 is about to roll one die."""
    document = {"players": len(seats), "options": options, "seats": list(seats), "phase": "roll", **fields}
    game = quartier.from_position("metropolia", document)
    assert isinstance(game, Metropolia)
    return game


def play(game: Metropolia, *names: str) -> Metropolia:
    """Play moves by their notation, one after another, and return the same game."""
    for name in names:
        game.play(game.parse(name))
    return game


def legal(game: Metropolia) -> list[str]:
    """The notation of all legal moves."""
    return [game.name(move) for move in game.legal()]


def coins(game: Metropolia) -> list[int]:
    """What each seat has."""
    return [game.coins[seat] for seat in range(game.players)]


def told(game: Metropolia, name: str, *types: str) -> list[dict[str, Any]]:
    """The events of a move; if types are given, only those."""
    events = game.events(game.parse(name), None)
    return [event for event in events if not types or event["type"] in types]


def phase(game: Metropolia) -> str:
    """The phase, as a document names it."""
    return str(game.position()["phase"])
