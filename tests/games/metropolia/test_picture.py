"""The drawing of the table: sound, complete, and always the same."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import quartier
from quartier.games.metropolia.picture import named, svg
from quartier.kernel.playout import random_move
from tests.games.metropolia.setting import PLUS, city, play, table
from tests.games.metropolia.spread import SPREAD

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "title", "g", "rect", "circle", "path", "text"}


def words(drawn: str) -> list[str]:
    """All texts of a drawing."""
    return [each.text or "" for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


@pytest.mark.parametrize("options", SPREAD, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_makes_a_well_formed_drawing(players: int, options: dict[str, Any]) -> None:
    rng = quartier.Rng(players)
    game = quartier.new("metropolia", players, options)
    printed = game.printed()
    while True:
        view = game.view(None)
        root = ElementTree.fromstring(svg(view, printed))
        assert {each.tag.removeprefix(SVG) for each in root.iter()} <= DRAWN
        high = float(root.attrib["height"])
        for each in root.iter(f"{SVG}text"):
            assert 0 < float(each.attrib["y"]) < high
        if game.to_move == quartier.OVER:
            return
        for _ in range(9):
            if game.to_move != quartier.OVER:
                game.play(random_move(game, rng))


def test_the_drawing_has_the_market_the_cities_the_purses_and_the_dice() -> None:
    game = table(city(17, "train_station", cafe=2), city(42, stadium=1), options=PLUS, rolling=2)
    play(game, "3+5")
    drawn = words(game.picture())
    for card in ("sushi bar", "tuna boat", "tax office"):
        assert card in drawn
    assert {"17", "42", "= 8", "seat 0", "seat 1", "1 of 6 landmarks", "0 of 6 landmarks"} <= set(drawn)
    assert "\u00d72" in drawn


def test_a_position_is_always_drawn_the_same() -> None:
    game = quartier.playout(quartier.new("metropolia", 3), 4)
    again = quartier.from_position("metropolia", game.position())
    assert game.picture() == again.picture()
    assert "\u2605 has won" in words(game.picture())


def test_a_seat_and_a_spectator_get_the_same_picture() -> None:
    game = table(city(9), city(9), options=PLUS, phase="build", dice=[5])
    assert game.picture(0) == game.picture()


def test_the_name_of_a_code_has_spaces() -> None:
    assert named("fruit_veg_market") == "fruit veg market"
