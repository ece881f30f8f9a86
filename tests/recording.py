"""Writing the recorded games of the tests: ``python -m tests.recording``, or only those of the titles named.

A title's ``spread.py`` says with which options: ``SPREAD`` for games of random moves, which lead to odd
corners of the rules, and ``BOTS`` for games between strong bots, which are like those that people play. The
files hold the exact results; a change of the rules that alters one of them needs a new ``rules_version``.
Bots think for a number of nodes and not for a time, so they always play the same game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import quartier
from quartier import bots
from quartier.kernel.playout import random_move
from quartier.kernel.title import title

NODES = 1000
"""How long a bot thinks about one move."""

Chooser = Callable[[quartier.Game, quartier.Rng], int]


def record(name: str, players: int, options: dict[str, Any], seed: int, choose: Chooser) -> quartier.Record:
    """A whole game in which the players' moves are chosen by the given function."""
    game = quartier.new(name, players, options)
    rng = quartier.Rng(seed)
    moves = []
    while game.to_move != quartier.OVER:
        chance = game.to_move == quartier.CHANCE
        moves.append(quartier.draw(game, rng) if chance else choose(game, rng))
        game.play(moves[-1])
    return quartier.Record(name, players, options, moves)


def play_random(name: str, players: int, options: dict[str, Any], seed: int) -> quartier.Record:
    """A whole random game."""
    return record(name, players, options, seed, random_move)


def play_bots(name: str, players: int, options: dict[str, Any], seed: int) -> quartier.Record:
    """A whole game of the strongest bots, one in each seat."""
    seated = [bots.make("prefect", name, seed + seat) for seat in range(players)]
    budget = bots.Budget(nodes=NODES)

    def choose(game: quartier.Game, rng: quartier.Rng) -> int:
        return seated[game.to_move].choose(bots.Known(game, game.to_move, rng), budget)

    return record(name, players, options, seed, choose)


def write(name: str, spread: list[dict[str, Any]], bots_spread: list[dict[str, Any]]) -> None:
    """One file for every set of options and number of players."""
    folder = Path(__file__).parent / "games" / name / "records"
    for inside, play, sets in ((folder, play_random, spread), (folder / "bots", play_bots, bots_spread)):
        inside.mkdir(parents=True, exist_ok=True)
        for number, options in enumerate(sets):
            for players in title(name).players:
                made = play(name, players, options, 100 * number + players)
                file = inside / f"{number + 1}-{players}.json"
                file.write_text(made.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or quartier.titles():
        if find_spec(f"tests.games.{each}.spread"):
            chosen = import_module(f"tests.games.{each}.spread")
            write(each, chosen.SPREAD, chosen.BOTS)
