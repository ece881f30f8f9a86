"""Positions for tests. A test gives what it cares about; the rest is filled in so that all pieces add up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import quartier
from quartier.games.paris import pieces
from quartier.games.paris.game import Paris

SET_ASIDE = ("chaillot-1", "chaillot-2", "chaillot-3")
ALL = tuple(f"{district}-{value}" for district in pieces.DISTRICTS for value in pieces.VALUES)
BUILT = tuple(tile for tile in ALL if tile not in SET_ASIDE)
"""Every building but three: the stacks are empty."""


def table(
    players: int = 4,
    *,
    keys: Mapping[str, Iterable[int]] | None = None,
    banks: Mapping[str, Iterable[int]] | None = None,
    landmarks: Mapping[str, str] | None = None,
    vp_tiles: Mapping[str, int] | None = None,
    screens: Mapping[int, Mapping[str, Any]] | None = None,
    tokens: Mapping[str, str | None] | None = None,
    built: Iterable[str] = BUILT,
    **fields: Any,
) -> Paris:
    """A game in the action of seat 0's turn. ``keys`` has the seats of the keys on each property.

    Tokens in hands and in the supply come from the board, first from Belleville; ``tokens`` says what
    lies beside some spaces.
    """
    keys, screens, tokens = keys or {}, screens or {}, tokens or {}
    needed = dict.fromkeys(pieces.KINDS, 0)
    for screen in screens.values():
        for kind, count in screen.get("tokens", {}).items():
            needed[kind] += count
    for kind, count in fields.get("supply", {}).items():
        needed[kind] += count
    districts: dict[str, Any] = {}
    for district in pieces.DISTRICTS:
        spaces = {}
        for value in pieces.VALUES:
            place = f"{district}-{value}"
            kind = pieces.SPACE_TOKENS[value]
            has_token = place not in keys
            if place in tokens:
                has_token = tokens[place] is not None
                if not has_token and needed[kind]:
                    needed[kind] -= 1
            elif has_token and needed[kind]:
                needed[kind] -= 1
                has_token = False
            spaces[str(value)] = {
                "tile": place if place in built else None,
                "token": kind if has_token else None,
                "keys": counts(keys.get(place, ()), players),
            }
        districts[district] = {
            "bank": counts((banks or {}).get(district, ()), players),
            "spaces": spaces,
            "vp_tile": (vp_tiles or {}).get(district),
        }
    document: dict[str, Any] = {
        "players": players,
        "phase": "act",
        "districts": districts,
        "landmarks": {
            landmark.id: {
                "district": (landmarks or {}).get(landmark.id),
                "keys": counts(keys.get(landmark.id, ()), players),
            }
            for landmark in pieces.LANDMARKS
        },
        "screens": [dict(screens.get(seat, {})) for seat in range(players)],
        "drew": False,
        **fields,
    }
    return cast(Paris, quartier.from_position("paris", document))


def counts(seats: Iterable[int], players: int) -> list[int]:
    """How often each seat is named."""
    named = list(seats)
    return [named.count(seat) for seat in range(players)]


def legal(game: Paris) -> list[str]:
    """The legal moves in notation."""
    return [game.name(move) for move in game.legal()]


def play(game: Paris, *names: str) -> Paris:
    """Play moves given in notation; returns the same game."""
    for name in names:
        game.play(game.parse(name))
    return game


def told(game: Paris, name: str, seat: int | None = None) -> list[str]:
    """The types of the events of a move."""
    return [event["type"] for event in game.events(game.parse(name), seat)]


def refusal(game: Paris, name: str) -> tuple[str, str]:
    """Why a move is refused: the reason and the clause."""
    try:
        game.copy().play(game.parse(name))
    except quartier.IllegalMove as refused:
        return refused.reason, refused.clause
    raise AssertionError(f"{name} is legal")


def phase(game: Paris) -> str:
    """What is being asked."""
    return str(game.position()["phase"])


def vp(game: Paris, seat: int) -> int:
    """Where a seat's disc stands on the VP track."""
    return int(game.view(None)["seats"][seat]["vp"])


def totals(game: Paris, district: str) -> list[int]:
    """The value of every seat's property in a district."""
    return list(game.view(None)["districts"][pieces.DISTRICTS.index(district)]["totals"])


def points(game: Paris, seat: int) -> dict[str, int]:
    """A seat's lines of the score pad."""
    return {part["part"]: part["points"] for part in game.result()["scores"][seat]["parts"]}
