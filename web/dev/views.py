"""Write steps of a random game for the board harness.

``python web/dev/views.py TITLE [PLAYERS] [MOVES] [SEED]``

Each step is what seat 0 sees after a move, with the events that led there; the components come first.
"""

import json
import sys
from pathlib import Path
from typing import Any

import quartier
from quartier.kernel.playout import random_move

GAMES = Path(__file__).resolve().parents[1] / "src" / "games"


def steps(title: str, players: int, moves: int, seed: int) -> dict[str, Any]:
    """The components, and the views of seat 0 along a game in which everybody plays at random."""
    game = quartier.new(title, players)
    rng = quartier.Rng(seed)
    seen: list[dict[str, Any]] = [{"events": [], "view": game.view(0)}]
    while len(seen) <= moves and game.to_move != quartier.OVER:
        move = random_move(game, rng)
        events = game.events(move, 0)
        game.play(move)
        seen.append({"events": events, "view": game.view(0)})
    return {"printed": game.printed(), "steps": seen}


if __name__ == "__main__":
    name = sys.argv[1]
    given = [int(each) for each in sys.argv[2:]]
    players, moves, seed = given + [2, 120, 1][len(given) :]
    folder = GAMES / name / "views"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"random-{players}-{seed}.json"
    file.write_text(json.dumps(steps(name, players, moves, seed)))
    print(file)
