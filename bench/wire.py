"""The size of a table's messages, uncompressed: whole views, and updates after a move.

Plays random games of every title with the most players it allows, each in their own browser, and a spectator.
``python -m bench.wire`` prints the figures as JSON.
"""

from __future__ import annotations

import json
import random
from typing import Any

from quartier.kernel.record import Record
from quartier.kernel.title import title, titles
from quartier.server.audience import Audience, Viewer, encode
from quartier.server.history import History
from quartier.server.store.rows import SeatRow, TableRow

GAMES = 4
MOST = 400
"""The most decisions to play in a game."""
BACKLOG = 4


def table(name: str, players: int) -> tuple[Audience, History]:
    """A table with all its players and a spectator."""
    start = Record(name, players)
    seats = [SeatRow(seat, "human", f"Player {seat}", f"guest-{seat}") for seat in range(players)]
    row = TableRow(
        "a" * 16, name, start.rules, players, {}, "guest-0", False, True, "quick", "", 0, 0, "running",
        seats=seats,
    )  # fmt: skip
    audience = Audience(row)
    audience.viewers = [Viewer(f"guest-{number}", BACKLOG) for number in range(players + 1)]
    return audience, History(start)


def play(name: str, players: int, seed: int, views: list[int], updates: list[int]) -> None:
    """Play one game and add the sizes of the views and of the updates that are sent."""
    audience, history = table(name, players)
    rng = random.Random(seed)
    history.begin(rng, 0)
    audience.update(history)
    drain(audience)
    for _ in range(MOST):
        if history.is_over:
            break
        seat = history.game.to_move
        history.play(seat, rng.choice(history.game.legal()), True, rng, 0)
        audience.update(history)
        for viewer in audience.viewers:
            message = viewer.outbox.get_nowait()
            assert message is not None
            assert viewer.seen is not None
            updates.append(len(message))
            views.append(len(encode(viewer.seen.view)))


def drain(audience: Audience) -> None:
    """Discard what was sent so far."""
    for viewer in audience.viewers:
        viewer.outbox.get_nowait()


def figures(sizes: list[int]) -> dict[str, float]:
    """The mean, the 95th percentile and the largest."""
    ordered = sorted(sizes)
    return {
        "mean": sum(ordered) / len(ordered),
        "p95": ordered[int(0.95 * (len(ordered) - 1))],
        "largest": ordered[-1],
    }


def measure() -> list[dict[str, Any]]:
    """The sizes for every title."""
    rows = []
    for name in titles():
        players = max(title(name).players)
        views: list[int] = []
        updates: list[int] = []
        for seed in range(GAMES):
            play(name, players, seed, views, updates)
        printed = len(encode(table(name, players)[1].game.printed()))
        rows.append(
            {
                "title": name,
                "players": players,
                "printed": printed,
                "view": figures(views),
                "update": figures(updates),
            }
        )
    return rows


def in_words(row: dict[str, Any]) -> str:
    """The sizes of one title on one line."""
    return (
        f"view {row['view']['mean'] / 1000:.1f} kB (p95 {row['view']['p95'] / 1000:.1f}, "
        f"largest {row['view']['largest'] / 1000:.1f}), "
        f"update {row['update']['mean'] / 1000:.1f} kB (p95 {row['update']['p95'] / 1000:.1f}, "
        f"largest {row['update']['largest'] / 1000:.1f}), components {row['printed'] / 1000:.1f} kB"
    )


if __name__ == "__main__":
    print(json.dumps(measure()))
