"""Random numbers from the operating system, which nobody can foresee."""

from __future__ import annotations

import os
import random
from typing import Any

PORTION = 4096
"""Bytes that are fetched from the system at once."""


class Entropy(random.Random):
    """The system's generator with a buffer, because a system call for every die would hold the server up."""

    def __init__(self) -> None:
        self._bytes = b""
        self._at = 0
        super().__init__()

    def seed(self, *given: Any) -> None:
        """Do nothing: the system needs no seed."""

    def getrandbits(self, k: int) -> int:
        """``k`` random bits, as a number."""
        wanted = (k + 7) // 8
        if self._at + wanted > len(self._bytes):
            self._bytes, self._at = os.urandom(max(PORTION, wanted)), 0
        word = int.from_bytes(self._bytes[self._at : self._at + wanted], "big")
        self._at += wanted
        return word >> (wanted * 8 - k)

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.getrandbits(53) / (1 << 53)


GENERATOR = Entropy()
"""The generator for all tables of this process."""
