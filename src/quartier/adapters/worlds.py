"""A world that a seat may imagine, with moves that lead to it and look to the seat like those it saw."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.kernel.game import Game
from quartier.kernel.rng import Rng

WORLDS = 1000
"""How many worlds are imagined before the search for a possible one is given up."""
PATIENCE = 50_000
"""How many moves are tried on the way to each of them."""


class NoWorld(RuntimeError):
    """No imagined world could be reached by legal moves."""


def imagined(
    game: Game, start: Game, moves: Sequence[int], owners: Sequence[int | None], seat: int, rng: Rng
) -> list[int]:
    """The moves from ``start`` to a world that ``seat`` cannot tell from ``game``.

    ``moves`` have led to ``game``, and ``owners`` names the only seat that could see each of them, if there
    is one. A world counts only if moves lead to it: what others did openly may rule out some of what they
    held.
    """
    for _ in range(WORLDS):
        way = way_to(game.imagine(seat, rng.split()), start, moves, owners, seat, rng)
        if way is not None:
            return way
    raise NoWorld(f"none of {WORLDS} worlds that seat {seat} may imagine can be reached by legal moves")


def way_to(
    world: Game, start: Game, moves: Sequence[int], owners: Sequence[int | None], seat: int, rng: Rng
) -> list[int] | None:
    """Moves from ``start`` to ``world`` that differ from ``moves`` only where ``seat`` could not see.

    At a private move of another seat all moves that it could have been are tried in random order, until the
    rest can be played after one of them and leads to the world. None if there is no such way.
    """
    forks: list[tuple[int, Game, list[int]]] = []
    """The hidden moves: after how many moves each came, the game there, and what has not been tried yet."""
    way: list[int] = []
    game = start.copy()
    for _ in range(PATIENCE):
        at = len(way)
        if at == len(moves) and game == world:
            return way
        if at < len(moves) and owners[at] not in (None, seat):
            choices = [move for move in game.legal() if game.private_to(move) == owners[at]]
            shuffle(choices, rng)
            forks.append((at, game, choices))
        elif at < len(moves) and game.is_legal(moves[at]) and game.private_to(moves[at]) == owners[at]:
            game.play(moves[at])
            way.append(moves[at])
            continue
        while forks and not forks[-1][2]:
            forks.pop()
        if not forks:
            return None
        at, before, choices = forks[-1]
        game = before.copy()
        way[at:] = [choices.pop()]
        game.play(way[at])
    return None


def shuffle(choices: list[int], rng: Rng) -> None:
    """Put a list in random order."""
    for last in range(len(choices) - 1, 0, -1):
        other = rng.below(last + 1)
        choices[last], choices[other] = choices[other], choices[last]
