"""How the win is shared among the winners."""

from __future__ import annotations

from collections.abc import Collection


def win_shares(winners: Collection[int], players: int) -> list[float]:
    """Each seat's share of the win: 1 for winning alone, a half for each of two winners, 0 for the others.

    >>> win_shares([0, 2], 3)
    [0.5, 0.0, 0.5]
    """
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
