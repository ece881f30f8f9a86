"""A lock that lets only one server use a data folder; it is released however the process ends."""

from __future__ import annotations

import os
from pathlib import Path


class Claim:
    """An exclusive hold on a folder; ``OSError`` if another process has it."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            self._lock()
        except OSError as problem:
            os.close(self._file)
            raise OSError(problem.errno, "another server uses this folder") from problem

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:
            import msvcrt

            msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(self) -> None:
        """Give up the hold."""
        os.close(self._file)
