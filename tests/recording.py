"""Writing recorded games: ``python -m tests.recording`` does it for every title with a ``spread.py``.

They hold the exact results of the rules version that they name; a change of the rules that alters
one of them wants a new version.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import quartier
from quartier.kernel.title import title


def play_random(name: str, players: int, options: dict[str, Any], seed: int) -> quartier.Record:
    """A whole random game."""
    game = quartier.new(name, players, options)
    rng = quartier.Rng(seed)
    moves = []
    while game.to_move != quartier.OVER:
        choices = game.legal()
        chance = game.to_move == quartier.CHANCE
        moves.append(quartier.draw(game, rng) if chance else choices[rng.below(len(choices))])
        game.play(moves[-1])
    return quartier.Record(name, players, options, moves)


def write(name: str, spread: list[dict[str, Any]]) -> None:
    """One file for every set of options and number of players."""
    folder = Path(__file__).parent / "games" / name / "records"
    folder.mkdir(exist_ok=True)
    for number, options in enumerate(spread):
        for players in title(name).players:
            record = play_random(name, players, options, 100 * number + players)
            (folder / f"{number + 1}-{players}.json").write_text(record.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in quartier.titles():
        if find_spec(f"tests.games.{each}.spread"):
            write(each, import_module(f"tests.games.{each}.spread").SPREAD)
