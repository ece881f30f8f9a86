"""The picture of the table: well formed, always the same, and without anything that the view hides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import quartier
from quartier.games.lumiere.picture import svg
from quartier.games.lumiere.pieces import CARDS
from tests.games.lumiere.boards import game, paved, play
from tests.games.lumiere.test_random_play import OPTIONS, positions

SVG = "{http://www.w3.org/2000/svg}"


def drawn(position: quartier.Game, seat: int | None) -> ElementTree.Element:
    """The picture, read as XML."""
    return ElementTree.fromstring(svg(position.view(seat), position.printed()))


def pictures(options: dict[str, Any], seed: int) -> Iterator[tuple[quartier.Game, ElementTree.Element]]:
    """Every fifth position of a random game with its picture, for each seat and a spectator in turn."""
    for number, position in enumerate(positions(options, seed)):
        if number % 5 == 0 or position.to_move == quartier.OVER:
            yield position, drawn(position, (0, 1, None)[number % 3])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_position_has_a_picture_that_is_well_formed(options: dict[str, Any]) -> None:
    for seed in range(3):
        for _, root in pictures(options, seed):
            assert root.tag == f"{SVG}svg"
            assert not {each.tag for each in root.iter()} & {f"{SVG}script", f"{SVG}image", f"{SVG}a"}
            names = {each.get("id") for each in root.iter()}
            used = set(re.findall(r"url\(#([^)]*)\)", ElementTree.tostring(root, "unicode")))
            assert used <= names, "everything it is painted with is in it"


def test_the_same_view_is_drawn_the_same() -> None:
    position = play(paved(reserves=[["line3"], ["x5"]]), "lampadaire", "lamp@a4")
    views = position.view(0), position.copy().view(0)
    assert svg(views[0], position.printed()) == svg(views[1], position.printed())


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    """L-2.4: the pictures of two hands differ for their owner and for nobody else."""
    hands = [game(hands=[[tile], ["tile7"]]) for tile in ("tile2", "tile3")]
    for seat in (1, None):
        assert len({svg(each.view(seat), each.printed()) for each in hands}) == 1
    assert len({svg(each.view(0), each.printed()) for each in hands}) == 2


def test_everything_on_the_board_is_drawn() -> None:
    position = paved(
        options={"postcards": list(CARDS[4:])},
        taken=[["peintre", "fontaine"], ["moulin-rouge", "penseur"]],
        used=["peintre", "fontaine", "moulin-rouge", "penseur"],
        buildings=[{"line3": "0@b1"}, {}],
        pieces={"painter": "a4", "fountain": "0@c7", "dancer": "h2", "statue": "north@e4"},
    )
    whole = position.view(None)
    text = svg(whole, position.printed())
    for field in ("buildings", "pieces", "lamps"):
        for number in range(len(whole[field])):
            without = {**whole, field: [each for i, each in enumerate(whole[field]) if i != number]}
            assert svg(without, position.printed()) != text, (field, number)


def test_names_are_escaped() -> None:
    position = paved()
    printed = {**position.printed(), "colours": ["<script>&", "blue"]}
    text = svg(position.view(None), printed)
    assert "<script>" not in text
    assert "&lt;script&gt;&amp;" in text
