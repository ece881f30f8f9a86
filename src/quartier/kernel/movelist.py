"""A list of moves that is used again and again: what a position offers, with the weights of chance."""

from __future__ import annotations

from quartier.kernel.rng import Rng

MOST_MOVES = 2048
"""No position of any title offers more moves than this."""


class Moves:
    """A reusable list of move numbers, with their weights if chance is to move."""

    def __init__(self) -> None:
        self.count = 0
        self.numbers = [0] * 2048
        self.weights = [0] * 2048
        self.trouble: BaseException | None = None
        """The exception that a title in plain Python has raised, if it has."""

    def add(self, move: int, weight: int) -> None:
        """Put one more move on the list. Compiled, this is for compiled titles only."""
        self.numbers[self.count] = move
        self.weights[self.count] = weight
        self.count += 1

    def put(self, move: int, weight: int = 1) -> None:
        """The same for titles in plain Python."""
        if self.count >= MOST_MOVES:
            raise ValueError(f"a position offers at most {MOST_MOVES} moves")
        self.add(move, weight)

    def _has(self, move: int) -> bool:
        """Whether this move is on the list."""
        for i in range(self.count):
            if self.numbers[i] == move:
                return True
        return False

    def _drawn(self, rng: Rng) -> int:
        """One of the moves, drawn by weight."""
        total = 0
        for i in range(self.count):
            total += self.weights[i]
        ticket = rng._below(total)
        for i in range(self.count):
            ticket -= self.weights[i]
            if ticket < 0:
                return self.numbers[i]
        return self.numbers[self.count - 1]
