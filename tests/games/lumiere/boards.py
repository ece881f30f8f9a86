"""Positions for the tests: a fully paved board, and short ways to put something on it."""

from __future__ import annotations

from typing import Any

import quartier
from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.pieces import AREA_NAMES, CARDS, SPACE_NAMES

Document = dict[str, Any]

# Each player's eight tiles row by row, none turned: orange on the areas of columns a and b.
PAVED: dict[str, str] = {
    area: f"{'orange' if area[0] in 'ab' else 'blue'} tile{'abcd'.index(area[0]) % 2 * 4 + int(area[1])}/0"
    for area in AREA_NAMES
}
"""
What it looks like (o orange, b blue, m mixed, * lamp)::

      a b c d e f g h
    1 b o m o o b m b
    2 m o b o m b o b
    3 m o o * m b b *
    4 o b b o b o o b
    5 o * * o b * * b
    6 o b o m b o b m
    7 * o o o * b b b
    8 b m o b o m b o
"""
PLAIN_EIGHT = [
    card for card in CARDS if card not in ("metropolitain", "chartier", "fontaine", "grande-lumiere")
]
"""Eight postcards without a power for later."""
OTHER_EIGHT = CARDS[4:]
"""Le Peintre to La Grande Lumière: with all four additional postcards."""


def game(**fields: Any) -> Lumiere:
    """The game of a document with these fields."""
    found = quartier.from_position("lumiere", fields)
    assert isinstance(found, Lumiere)
    return found


def paved(**fields: Any) -> Lumiere:
    """Phase 2 on the board above; orange is to move by default."""
    return game(**{"tiles": PAVED, "turn": 0, **fields})


def late(**fields: Any) -> Lumiere:
    """Phase 2 on the board above when all tokens are used and there are no powers."""
    orange = ["levitation", "jardin", "peintre", "bouquinistes"]
    blue = [card for card in PLAIN_EIGHT if card not in orange]
    return paved(**{"options": {"postcards": PLAIN_EIGHT}, "taken": [orange, blue], **fields})


def additional(**fields: Any) -> Lumiere:
    """Phase 2 on the board above, with the four additional postcards."""
    return paved(**{"options": {"postcards": list(OTHER_EIGHT)}, **fields})


def offered(position: quartier.Game, kind: str = "") -> list[str]:
    """The short notations of the legal moves, or of those of one type."""
    moves = [move for move in position.legal() if kind in ("", position.describe(move)["type"])]
    return [position.name(move) for move in moves]


def play(position: quartier.Game, *names: str) -> quartier.Game:
    """Play moves by their short notation; returns the game."""
    for name in names:
        position.play(position.parse(name))
    return position


def after(position: quartier.Game, *names: str) -> dict[str, Any]:
    """The spectator's view after some moves."""
    return play(position, *names).view(None)


def refused(position: quartier.Game, name: str) -> tuple[str, str]:
    """The reason and the clause for which a move is refused."""
    try:
        position.play(position.parse(name))
    except quartier.IllegalMove as problem:
        return problem.reason, problem.clause
    raise AssertionError(f"{name} is legal")


def points(position: quartier.Game, seat: int, part: str) -> int:
    """One part of a score as it stands now."""
    return sum(each["points"] for each in position.result()["scores"][seat]["parts"] if each["part"] == part)


def space(name: str) -> int:
    """The number of a space."""
    return SPACE_NAMES.index(name)


def names(numbers: list[int]) -> list[str]:
    """The names of a list of spaces."""
    return [SPACE_NAMES[number] for number in numbers]


def picture(position: Lumiere) -> list[str]:
    """The paved board, one letter for each space."""
    kinds = position.view(None)["ground"].replace("l", "*")
    return [kinds[row * 8 : row * 8 + 8] for row in range(8)]
