"""Chapter 1 of the rules: board, tiles, buildings, postcards, pieces."""

from __future__ import annotations

import quartier
from quartier.games.lumiere.geometry import LAID, PLACEMENTS, turned, turned_tile
from quartier.games.lumiere.pieces import BUILDINGS, CARDS, FIRST_GAME, SHAPES, TILES
from tests.games.lumiere.boards import game, late, offered, paved, picture, play, space


def paved_spaces(position: quartier.Game) -> list[int]:
    """The spaces that have a tile."""
    return [number for number, kind in enumerate(position.view(None)["ground"]) if kind != "."]


def test_sixteen_areas_of_four_spaces_make_up_the_board() -> None:
    """L-1.1"""
    areas = game().printed()["areas"]
    assert areas[:5] == ["a1", "b1", "c1", "d1", "a2"]
    covered = [paved_spaces(game(tiles={area: "orange tile1/0"})) for area in areas]
    assert all(len(spaces) == 4 for spaces in covered)
    assert sorted(space for spaces in covered for space in spaces) == list(range(64))


def test_a_set_of_tiles_has_the_counts_of_the_rulebook() -> None:
    """L-1.2"""
    printed = "".join(row for rows in TILES.values() for row in rows)
    assert {kind: printed.count(kind) for kind in "orml"} == {"o": 16, "r": 7, "m": 5, "l": 4}
    looks = [min(turned_tile(rows, rotation) for rotation in range(4)) for rows in TILES.values()]
    assert len(set(looks)) == 8


def test_blue_tiles_are_orange_tiles_with_the_colours_swapped() -> None:
    """L-1.2"""
    orange = game(tiles={"b2": "orange tile8/1"}, hands=[["tile1"], ["tile1"]])
    blue = game(tiles={"b2": "blue tile8/1"}, hands=[["tile1"], ["tile1"]])
    swapped = str.maketrans("ob", "bo")
    assert [row.translate(swapped) for row in picture(orange)] == picture(blue)
    assert picture(orange)[2:4] == ["..oo....", "..bo...."]


def test_the_whole_board_has_23_spaces_of_each_colour_10_mixed_and_8_lamps() -> None:
    """L-1.2, L-1.6"""
    ground = paved().view(None)["ground"]
    assert {kind: ground.count(kind) for kind in "obml"} == {"o": 23, "b": 23, "m": 10, "l": 8}


def test_there_are_twelve_different_buildings_of_the_sizes_in_the_rulebook() -> None:
    """L-1.3"""
    sizes = ["".join(rows).count("#") for rows in BUILDINGS.values()]
    assert {size: sizes.count(size) for size in sizes} == {3: 2, 4: 4, 5: 4, 6: 2}
    assert len({min(turned(rows)) for rows in BUILDINGS.values()}) == 12


def test_every_different_way_to_lay_a_shape_is_listed_once() -> None:
    """L-1.3: 1,513 ways to lay a building, 540 more turned over, 112 each for garden and fountain."""
    assert len(LAID) == PLACEMENTS == 1513 + 540 + 112 + 112
    assert len({(shape, cells) for shape, _, _, cells in LAID}) == PLACEMENTS
    assert sum(orientation < 4 for shape, orientation, _, _ in LAID if shape < 12) == 1513


def test_eight_of_twelve_postcards_are_for_the_first_game() -> None:
    """L-1.4"""
    assert len(CARDS) == 12
    assert set(CARDS) - set(FIRST_GAME) == {"moulin-rouge", "penseur", "fontaine", "grande-lumiere"}


def test_garden_and_fountain_cover_two_spaces() -> None:
    """L-1.5"""
    assert SHAPES["garden"] == SHAPES["fountain"] == ("##",)


def test_every_paved_space_is_free_even_a_lamp_space() -> None:
    """L-1.7"""
    assert paved().covered == 0
    assert paved_spaces(paved()) == list(range(64))
    assert paved_spaces(game(tiles={"a1": "orange tile1/0"})) == [0, 1, 8, 9]


def test_a_space_under_a_special_piece_is_not_free_and_not_built_on() -> None:
    """L-1.8"""
    position = paved(reserves=[["line3"], []])
    assert "line3/1@a4" in offered(position)
    play(position, "peintre", "painter@a5")
    assert position.covered == 1 << space("a5")
    later = late(
        reserves=[["line3", "corner3"], []],
        used=["peintre"],
        pieces={"painter": "a5"},
    )
    assert "line3/1@a2" in offered(later)
    assert "line3/1@a4" not in offered(later)
