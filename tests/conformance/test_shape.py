"""Views, components and events have the shapes that their title declares, to the last key."""

from __future__ import annotations

import pytest

import quartier
from quartier.kernel.fit import misfits
from quartier.kernel.title import title
from tests.conformance.cases import CASES, Case, walk

DECLARED = [case for case in CASES if title(case.title).shapes is not None]


@pytest.mark.parametrize("case", DECLARED, ids=str)
def test_views_components_and_events_are_as_the_title_declares(case: Case) -> None:
    shapes = title(case.title).shapes
    assert shapes is not None
    assert list(misfits(case.new().printed(), shapes.printed)) == []
    for number, (game, move) in enumerate(walk(case, 5)):
        if number % 5 == 0:
            for seat in (None, game.to_move if game.to_move >= 0 else 0):
                assert list(misfits(game.view(seat), shapes.view)) == []
        for event in game.events(move, None):
            assert list(misfits(event, shapes.event)) == []
    over = quartier.playout(case.new(), 6)
    for seat in (None, *range(over.players)):
        assert list(misfits(over.view(seat), shapes.view)) == []
