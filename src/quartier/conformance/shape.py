"""Views, components, events and results have the shapes that their title declares, to the last key."""

from __future__ import annotations

from types import NoneType
from typing import Any, get_args

import quartier
from quartier.conformance.case import Case, walk
from quartier.conformance.demand import check
from quartier.kernel.misfit import fields, is_union, misfits
from quartier.kernel.shape import AnyEvent, AnyOffer, AnyView, PrintedEnvelope, ResultShape, Shapes
from quartier.kernel.title import title


def declared(case: Case) -> Shapes | None:
    """The shapes of a title, if it declares any."""
    shapes = title(case.title).shapes
    case.meets("declared shapes", shapes is not None)
    return shapes


def choices(shape: Any) -> list[Any]:
    """The alternatives of a union, without null."""
    return [each for each in get_args(shape) if each is not NoneType] if is_union(shape) else [shape]


def offers_of(shapes: Shapes) -> list[Any]:
    """The shapes of all offers."""
    return choices(get_args(fields(shapes.view)["legal"].shape)[0])


def tags_of(shape: Any) -> tuple[Any, ...]:
    """The values that its ``type`` may have."""
    return get_args(fields(shape)["type"].shape)


@check("cases")
def views_components_and_events_are_as_the_title_declares(case: Case) -> None:
    shapes = declared(case)
    if shapes is None:
        return
    assert list(misfits(case.new().printed(), shapes.printed)) == []
    for number, (game, move) in enumerate(walk(case, 5)):
        mover = game.to_move if game.to_move >= 0 else 0
        for seat in (None, mover, (mover + 1) % case.players):
            if number % 5 == 0:
                assert list(misfits(game.view(seat), shapes.view)) == []
            for event in game.events(move, seat):
                assert list(misfits(event, shapes.event)) == []


@check("cases")
def results_are_as_the_title_declares_in_the_midst_of_a_game_and_at_its_end(case: Case) -> None:
    shapes = declared(case)
    if shapes is None:
        return
    [result] = choices(fields(shapes.view)["result"].shape)
    for number, (game, _) in enumerate(walk(case, 8)):
        if number % 25 == 0:
            assert list(misfits(game.result(), result)) == []
    over = quartier.playout(case.new(), 6)
    assert list(misfits(over.result(), result)) == []
    for seat in (None, *range(over.players)):
        assert list(misfits(over.view(seat), shapes.view)) == []


@check("counts")
def all_that_is_shown_while_a_turn_is_held_is_as_declared(case: Case) -> None:
    shapes = declared(case)
    if shapes is None:
        return
    for number, (game, move) in enumerate(walk(case, 9)):
        if game.to_move >= 0 and number % 7 == 0:
            held = game.tentative(move)
            for seat in (None, game.to_move):
                assert list(misfits(held.view(seat), shapes.view)) == []


@check("title")
def a_title_declares_what_every_view_has(case: Case) -> None:
    shapes = declared(case)
    if shapes is None:
        return
    [result] = choices(fields(shapes.view)["result"].shape)
    for own, common in [
        (shapes.view, AnyView), (shapes.printed, PrintedEnvelope), (result, ResultShape),
        *((each, AnyOffer) for each in offers_of(shapes)),
        *((each, AnyEvent) for each in choices(shapes.event)),
    ]:  # fmt: skip
        wanted = {key for key, field in fields(common).items() if field.required}
        assert wanted <= fields(own).keys(), own


@check("title")
def every_tag_belongs_to_one_shape(case: Case) -> None:
    shapes = declared(case)
    if shapes is None:
        return
    for members in (offers_of(shapes), choices(shapes.event)):
        tags = [tag for each in members for tag in tags_of(each)]
        assert len(tags) == len(set(tags))
