"""The speed of the search on one core: ``python -m bench.search`` prints JSON.

For every title, simulations a second in the middle of a game, with light playouts and with the evaluation.
For titles that end without chance or secrets, also how many of the last moves are solved exactly.
"""

from __future__ import annotations

import json
from time import process_time
from typing import Any

import quartier
from quartier.bots import Budget, Known, make
from quartier.bots.duel import Duel
from quartier.bots.evaluation import Evaluation, evaluation
from quartier.bots.tree import TreeBot
from quartier.kernel.playout import let_chance_move, play_randomly

SECONDS = 1.0
LIMITS = (1.0, 10.0)
GAMES = 4


def at(title: str, share: float, seed: int = 2) -> quartier.Game:
    """A random game after this share of its moves, at a point where there is a choice."""
    moves = list(play_randomly(quartier.new(title), seed))
    game = quartier.new(title)
    for number, move in enumerate(moves):
        if number >= share * len(moves) and game.to_move >= 0 and len(game.legal()) > 2:
            break
        game.play(move)
    return game


def duel_start(title: str) -> quartier.Game | None:
    """The first position of a random game with no chance and no secret from there on, if there is one."""
    judge = evaluation(title)
    game = quartier.new(title)
    for move in play_randomly(quartier.new(title), 2):
        if game.to_move >= 0 and judge.is_duel(game):
            return game
        game.play(move)
    return None


def simulations(title: str, game: quartier.Game, light: bool) -> float:
    """Simulations a second of CPU time."""
    bot = TreeBot(title, 1, light=light)
    known = Known(game, game.to_move, quartier.Rng(1))
    done, begun = 0, process_time()
    while process_time() - begun < SECONDS:
        bot.search.think(known, bot.rng, None, 500)
        done += bot.search.simulations
    return done / (process_time() - begun)


def solved_moves(title: str, seconds: float) -> list[int]:
    """For some games between good players: how many of the last moves are solved within the time limit."""
    found = []
    for seed in range(GAMES):
        bots = [make("greedy", title, seed * 2 + seat) for seat in range(2)]
        game, rng = quartier.new(title), quartier.Rng(seed)
        line = []
        let_chance_move(game, rng)
        while game.to_move != quartier.OVER:
            line.append(game.copy())
            game.play(bots[game.to_move].choose(Known(game, game.to_move, rng), Budget()))
            let_chance_move(game, rng)
        duel = Duel(evaluation(title))
        solved = 0
        for position in reversed(line):
            if not duel.evaluation.is_duel(position):
                break
            duel.think(position, seconds, None)
            if not duel.solved:
                break
            solved += 1
        found.append(solved)
    return found


def rows() -> list[dict[str, Any]]:
    """All figures, as rows for the table."""
    made: list[dict[str, Any]] = []
    for title in quartier.titles():
        spots = {"midgame": at(title, 0.5)}
        duel = duel_start(title)
        if duel is not None:
            spots["last phase"] = duel
        for where, game in spots.items():
            ways = [True] if type(evaluation(title)) is Evaluation else [True, False]
            for light in ways:
                rate = simulations(title, game, light)
                how = "light playouts" if light else "evaluation"
                made.append({"what": f"{title}, {where}, {how}", "figure": f"{rate:,.0f} simulations/s"})
        if duel is not None:
            for limit in LIMITS:
                last = solved_moves(title, limit)
                text = f"{min(last)} to {max(last)}, mean {sum(last) / len(last):.1f}"
                made.append({"what": f"{title}, last moves solved within {limit:.0f} s", "figure": text})
    return made


if __name__ == "__main__":
    print(json.dumps({"rows": rows()}))
