"""The picture of a game: well-formed, the same for the same view, and without what the view hides."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import quartier
from quartier.games.paris.picture import svg
from tests.games.paris.setting import table
from tests.games.paris.test_wrong_documents import DOCUMENTS

NAME = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    """All the words in a picture."""
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{NAME}text")]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_phase_of_every_game_can_be_drawn(seat: int | None) -> None:
    for document in DOCUMENTS[::3]:
        game = quartier.from_position("paris", document)
        picture = svg(game.view(seat), game.printed())
        root = ElementTree.fromstring(picture)
        assert {each.tag.removeprefix(NAME) for each in root.iter()} <= {
            "svg", "title", "g", "rect", "circle", "path", "text",
        }  # fmt: skip
        assert picture == svg(game.view(seat), game.printed())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_shows_who_won_and_the_final_points(players: int) -> None:
    game = quartier.playout(quartier.new("paris", players), players)
    shown = words(game.picture())
    for score in game.result()["scores"]:
        assert f"{score['total']} VP" in shown
    assert any("won" in each for each in shown)


def test_what_is_behind_a_screen_is_drawn_for_its_owner_only() -> None:
    """P-2.16"""
    game = table(2, screens={0: {"francs": 47, "tokens": {"marble": 3}, "held": [13, 27]}})
    assert "47 ₣" in words(game.picture(0))
    assert "tiles 13, 27" in words(game.picture(0))
    for seat in (1, None):
        assert not any("47" in each or "27" in each.split() for each in words(game.picture(seat))[60:])
        assert "behind the screen" in words(game.picture(seat))


def test_a_key_a_landmark_and_a_vp_tile_are_drawn_where_they_are() -> None:
    empty = table(2)
    game = table(
        2,
        keys={"montmartre-5": [0], "louvre": [1]},
        landmarks={"louvre": "montmartre"},
        vp_tiles={"montmartre": 18},
    )
    assert empty.picture() != game.picture()
    assert "18" in words(game.picture())
    assert "Louvre" in words(empty.picture())
    assert "Louvre" not in words(game.picture())
