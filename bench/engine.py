"""The speed of the active engine: ``python -m bench.engine`` prints JSON.

It measures CPU time on one core and takes the best of several runs, so that other work on the machine matters
little.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time
from typing import Any

import quartier
from quartier import engine
from quartier.kernel.playout import play_randomly
from quartier.kernel.title import title

ROUNDS = 5
SECONDS = 0.4
"""The length of one round."""


def rate(work: Callable[[int], object], seconds: float = SECONDS) -> float:
    """How many times a second ``work`` can repeat its task; its argument is the number of repetitions."""
    times = 1
    while True:
        start = process_time()
        work(times)
        spent = process_time() - start
        if spent > seconds / 8:
            break
        times *= 4
    times = max(1, int(times * seconds / spent))
    best = 0.0
    for _ in range(ROUNDS):
        start = process_time()
        work(times)
        best = max(best, times / (process_time() - start))
    return best


def halfway(start: quartier.Game) -> quartier.Game:
    """A random game after half of its moves."""
    moves = list(play_randomly(start.copy(), 2))
    game = start.copy()
    for move in moves[: len(moves) // 2]:
        game.play(move)
    return game


def late(start: quartier.Game) -> list[quartier.Game]:
    """The decisions in the last third of some random games."""
    found = []
    for seed in range(10):
        moves = list(play_randomly(start.copy(), seed))
        game = start.copy()
        for played, move in enumerate(moves):
            if game.to_move != quartier.CHANCE and played * 3 >= len(moves) * 2:
                found.append(game.copy())
            game.play(move)
    return found


def measure(name: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The figures for one set-up of a game."""
    fresh = quartier.new(name, players=players, options=options)
    half = halfway(fresh)
    rng = quartier.Rng(3)

    def games(times: int) -> None:
        for _ in range(times):
            quartier.playout(fresh.copy(), rng)

    def copies(times: int) -> None:
        for _ in range(times):
            half.copy()

    def lists(times: int) -> None:
        for _ in range(times):
            half.legal()

    endings = late(fresh)
    unknown = title(name).actions

    def late_lists(times: int) -> None:
        for _ in range(times):
            for game in endings:
                game.is_legal(unknown)

    games_a_second = rate(games)
    lengths = [len(list(play_randomly(fresh.copy(), seed))) for seed in range(20)]
    return {
        "title": name,
        "players": players,
        "options": options,
        "games/s": games_a_second,
        "moves/s": games_a_second * sum(lengths) / len(lengths),
        "copies/s": rate(copies),
        "legal lists/s": rate(lists),
        "late lists/s": rate(late_lists) * len(endings),
    }


def set_ups() -> list[tuple[str, int, dict[str, Any]]]:
    """Every title with its fewest and its most players, and with a yes-no option set both ways."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in quartier.titles():
        known = title(name)
        counts = sorted({known.players[0], known.players[-1]})
        switches = [option.name for option in known.options if set(option.values) == {True, False}]
        ways: list[dict[str, Any]] = [{switches[0]: value} for value in (False, True)] if switches else [{}]
        found += [(name, players, way) for way in ways for players in counts]
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": engine.is_compiled(), "rows": [measure(*each) for each in set_ups()]}))
