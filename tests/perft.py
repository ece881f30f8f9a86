"""Counting the ways to play: any change in what is legal changes the count."""

from __future__ import annotations

import quartier


def perft(game: quartier.Game, depth: int) -> int:
    """The number of different sequences of ``depth`` moves, including chance; shorter if the game ends."""
    moves = game.legal()
    if depth == 1 or not moves:
        return max(len(moves), 1)
    total = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
