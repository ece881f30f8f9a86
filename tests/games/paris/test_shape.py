"""Views, components and events have exactly the shapes that the title declares."""

from __future__ import annotations

import quartier
from quartier.games.paris.event_shape import Event
from quartier.games.paris.shape import Printed, View
from quartier.kernel.misfit import misfits
from quartier.kernel.title import title
from tests.games.paris.test_wrong_documents import DOCUMENTS


def test_every_view_and_event_of_many_positions_fits_its_shape() -> None:
    types = set()
    for document in DOCUMENTS:
        game = quartier.from_position("paris", document)
        assert list(misfits(game.printed(), Printed)) == []
        for seat in (None, *range(game.players)):
            assert list(misfits(game.view(seat), View)) == []
        for move in game.legal()[-12:]:
            for event in game.events(move, 0):
                assert list(misfits(event, Event)) == [], event
                types.add(event["type"])
    assert len(types) > 25


def test_the_title_names_its_shapes() -> None:
    shapes = title("paris").shapes
    assert shapes is not None
    assert (shapes.view, shapes.printed, shapes.event) == (View, Printed, Event)
