"""The recorded games: ``python -m tests.games.paris.recording`` writes them anew.

They hold the exact results of the rules version that they name; a change of the rules that alters
one of them wants a new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import quartier

FOLDER = Path(__file__).parent / "records"
SPREAD: list[dict[str, Any]] = [
    {},
    {"setup": "advanced"},
    {"placement": "free"},
    {"stacks": 3, "open_screens": True},
    {"landmarks": "b", "after_30": "effects"},
    {"first_player": "seat-1", "last_building_end_tile": False},
    {"setup": "advanced", "placement": "free", "stacks": 3, "landmarks": "b", "after_30": "effects"},
]


def play_random(players: int, options: dict[str, Any], seed: int) -> quartier.Record:
    """A whole random game."""
    game = quartier.new("paris", players, options)
    rng = quartier.Rng(seed)
    moves = []
    while game.to_move != quartier.OVER:
        choices = game.legal()
        chance = game.to_move == quartier.CHANCE
        moves.append(quartier.draw(game, rng) if chance else choices[rng.below(len(choices))])
        game.play(moves[-1])
    return quartier.Record("paris", players, options, moves)


def main() -> None:
    """Write one file for every set of options and number of players."""
    FOLDER.mkdir(exist_ok=True)
    for number, options in enumerate(SPREAD):
        for players in (2, 3, 4):
            record = play_random(players, options, 100 * number + players)
            (FOLDER / f"{number + 1}-{players}.json").write_text(record.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
