"""Messages stay small: bounds for every title, over random games with the most players."""

from __future__ import annotations

import random

import msgspec
import pytest

import quartier
from bench import wire
from quartier.kernel.title import title
from quartier.server.audience import encode
from quartier.server.delta import changes
from quartier.server.messages import Update


@pytest.mark.parametrize("name", quartier.titles())
def test_a_view_stays_below_ten_kilobytes_and_an_update_below_four(name: str) -> None:
    views: list[int] = []
    updates: list[int] = []
    players = max(title(name).players)
    wire.play(name, players, 1, views, updates)
    assert wire.figures(views)["p95"] < 10_000
    last = players + 1  # the end of the game comes with the whole score pad
    assert max(updates[:-last]) < 4_000
    assert max(updates[-last:]) < 5_000


@pytest.mark.parametrize("name", quartier.titles())
def test_of_the_changes_and_the_whole_view_the_smaller_is_sent(name: str) -> None:
    audience, history = wire.table(name, max(title(name).players))
    rng = random.Random(2)
    history.begin(rng, 0)
    audience.update(history)
    wire.drain(audience)
    for _ in range(120):
        if history.is_over:
            break
        before = [viewer.seen for viewer in audience.viewers]
        history.play(history.game.to_move, rng.choice(history.game.legal()), True, rng, 0)
        audience.update(history)
        for viewer, last in zip(audience.viewers, before, strict=True):
            message = viewer.outbox.get_nowait()
            assert message is not None
            assert viewer.seen is not None
            assert last is not None
            state = msgspec.json.decode(message, type=Update).state
            less = len(encode(changes(last.view, viewer.seen.view))) < len(encode(viewer.seen.view))
            assert (state.changes is not None) == less
            assert (state.view is None) == less
