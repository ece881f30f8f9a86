"""Positions for the bots to think about."""

from __future__ import annotations

import quartier
from quartier.kernel.playout import play_randomly


def midgame(title: str, players: int, seed: int, share: float = 0.4, choices: int = 3) -> quartier.Game:
    """A position of a random game after a share of its moves, with some moves to choose from."""
    moves = list(play_randomly(quartier.new(title, players=players), seed))
    game = quartier.new(title, players=players)
    for number, move in enumerate(moves):
        if number >= share * len(moves) and game.to_move >= 0 and len(game.legal()) >= choices:
            return game
        game.play(move)
    return midgame(title, players, seed + 1000, share / 2, choices)
