"""Randomness that nobody can foresee, fetched from the system in larger portions."""

from __future__ import annotations

import os
import random
from typing import Any

PORTION = 4096


class Entropy(random.Random):
    """The system's generator with a buffer: asking it for every die would halt the whole server each time."""

    def __init__(self) -> None:
        self._bytes = b""
        self._at = 0
        super().__init__()

    def seed(self, *given: Any) -> None:
        """The system needs no seed."""

    def getrandbits(self, k: int) -> int:
        """So many random bits."""
        wanted = (k + 7) // 8
        if self._at + wanted > len(self._bytes):
            self._bytes, self._at = os.urandom(max(PORTION, wanted)), 0
        word = int.from_bytes(self._bytes[self._at : self._at + wanted], "big")
        self._at += wanted
        return word >> (wanted * 8 - k)

    def random(self) -> float:
        """A number from 0 up to 1."""
        return self.getrandbits(53) / (1 << 53)


GENERATOR = Entropy()
"""What decides at the tables of this process."""
