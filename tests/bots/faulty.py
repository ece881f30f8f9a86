"""Bots that fail, in a module that the pool's processes can import."""

from __future__ import annotations

import os
import time

from quartier.bots.pool import Request, think


def crash(request: Request) -> int:
    """The two upper levels die with their process, and the middle one raises."""
    if request.level in ("prefect", "architect"):
        os._exit(3)
    if request.level == "merchant":
        raise ZeroDivisionError("the merchant miscounted")
    return think(request)


def hang(request: Request) -> int:
    """The top level never answers."""
    if request.level == "prefect":
        time.sleep(60)
    return 7_000_000 if request.level == "architect" else think(request)


def always(request: Request) -> int:
    """No level answers."""
    raise ZeroDivisionError(request.level)
