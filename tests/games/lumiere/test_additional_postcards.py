"""Chapter 5 of the rules, the four additional postcards."""

from __future__ import annotations

import pytest

from quartier.games.lumiere import card, postcard
from tests.games.lumiere.boards import additional, names, offered, play, points, refused, space


def test_the_dancer_stands_on_an_own_space() -> None:
    """L-5.13"""
    position = play(additional(), "moulin-rouge")
    assert len(offered(position)) == 23
    assert refused(position, "dancer@c1") == ("own-spaces-only", "L-5.13")


def test_the_dancer_counts_the_free_spaces_of_her_region_and_her_own() -> None:
    """L-5.13: lamps, buildings and pieces are walls; lamp spaces never count."""
    alone = play(additional(), "moulin-rouge", "dancer@h8")
    assert points(alone, 0, "moulin-rouge") == 64 - 8
    walled = additional(
        taken=[["moulin-rouge"], ["penseur"]],
        used=["moulin-rouge", "penseur"],
        pieces={"dancer": "h8", "statue": "north@h7"},
        buildings=[{}, {"square4": "0@f7"}],
    )
    dancer = next(each for each in walled.view(None)["pieces"] if each["piece"] == "dancer")
    assert names(dancer["region"]) == ["h8"]
    assert points(walled, 0, "moulin-rouge") == 1


def test_the_statue_looks_at_a_free_space_on_the_board() -> None:
    """L-5.14"""
    position = play(additional(buildings=[{"line3": "1@a4"}, {}]), "penseur")
    assert refused(position, "statue/east@h8") == ("faces-the-edge", "L-5.14")
    assert refused(position, "statue/north@c1") == ("own-spaces-only", "L-5.14")
    assert refused(position, "statue/north@a4") == ("space-taken", "L-5.14")
    assert "statue/north@d4" in offered(position), "a lamp space may be in front"
    assert refused(play(additional(buildings=[{"line3": "0@c1"}, {}]), "penseur"), "statue/north@d2") == (
        "faces-a-piece",
        "L-5.14",
    )


@pytest.mark.parametrize(
    ("free", "usable"), [("h8", False), ("h8 g7", False), ("h8 g8", True), ("g8", False)]
)
def test_the_statue_needs_a_free_own_space_with_a_free_space_beside_it(free: str, usable: bool) -> None:
    """L-5.14: no board so full could be written down, so the covered spaces are put there by hand."""
    position = additional()
    draft = {name: getattr(position, name) for name in dir(position) if not name.startswith("_")}
    covered = (1 << 64) - 1 - sum(1 << space(name) for name in free.split())
    position._put({**draft, "covered": covered})
    assert bool(postcard.usable(position, 1 << card.PENSEUR)) == usable


def statue(**fields: object) -> int:
    """The points of a statue on d2, looking down at the lamp on d3."""
    base = {"taken": [["penseur"], ["grande-lumiere"]], "used": ["penseur"], "pieces": {"statue": "south@d2"}}
    return points(additional(**{**base, **fields}), 0, "penseur")


def test_the_statue_counts_free_neighbours_two_and_corners_one() -> None:
    """L-5.15: lamps count as free; the edge counts nothing."""
    assert statue() == 4 * 2 + 4 * 1
    assert statue(buildings=[{}, {"line3": "1@e2"}]) == 3 * 2 + 3 * 1
    assert statue(pieces={"statue": "east@b1"}) == 3 * 2 + 2 * 1
    assert statue(pieces={"statue": "north@h8"}) == 2 * 2 + 1 * 1


def test_the_statue_brings_nothing_when_the_space_in_front_is_taken() -> None:
    """L-5.15"""
    assert statue(used=["penseur", "grande-lumiere"], pieces={"statue": "south@d2", "large-lamp": "d3"}) == 0


def test_the_fountain_counts_own_buildings_that_touch_it() -> None:
    """L-5.16: corners do not count, nor the rival's buildings."""
    position = play(additional(buildings=[{"line3": "1@e1", "corner3": "2@c7"}, {"t4": "2@f6"}]), "fontaine")
    assert "fountain/0@c1" in offered(position)
    assert refused(position, "fountain/0@a1") == ("rival-space", "L-4.3")
    play(position, "fountain/1@d1")
    assert points(position, 0, "fontaine") == 3
    fountain = next(each for each in position.view(None)["pieces"] if each["piece"] == "fountain")
    assert (fountain["points"], fountain["seat"]) == (3, 0)


def test_the_large_lamp_goes_on_a_printed_lamp() -> None:
    """L-5.17"""
    position = additional(taken=[[], ["lampadaire"]], used=["lampadaire"], pieces={"lamp": "f3"})
    play(position, "grande-lumiere")
    assert [name.split("@")[1] for name in offered(position)] == [
        "d3",
        "h3",
        "b5",
        "c5",
        "f5",
        "g5",
        "a7",
        "e7",
    ]
    assert refused(position, "large-lamp@a1") == ("lamps-only", "L-5.17")
    assert refused(position, "large-lamp@f3") == ("space-taken", "L-5.17")


def light_on_d3(buildings: list[dict[str, str]]) -> list[str]:
    """What a large lamp on d3 lights."""
    position = additional(
        taken=[["grande-lumiere"], []],
        used=["grande-lumiere"],
        pieces={"large-lamp": "d3"},
        buildings=buildings,
    )
    lamp = next(each for each in position.view(None)["lamps"] if each["kind"] == "large")
    assert lamp["space"] == space("d3")
    return names(lamp["lights"])


NEAR = ["d2", "c3", "e3", "d4"]
FAR = ["d1", "c2", "e2", "b3", "f3", "c4", "e4", "d5"]


@pytest.mark.parametrize(
    ("buildings", "dark"),
    [
        ([{}, {}], []),
        ([{"line3": "1@d4"}, {}], ["d5"]),
        ([{"line3": "1@e1"}, {}], ["f3"]),
        ([{"line3": "1@d4", "corner3": "3@d2"}, {}], ["d1", "d5", "f3", "e4", "e2"]),
        ([{}, {"line3": "1@e3"}], ["f3"]),
        ([{"square4": "0@d1", "line3": "0@a3"}, {}], ["d1", "b3", "c2"]),
    ],
)
def test_buildings_keep_the_light_of_the_large_lamp_from_what_is_behind(
    buildings: list[dict[str, str]], dark: list[str]
) -> None:
    """L-5.18: a corner is dark only when both ways to it are built on."""
    assert set(light_on_d3(buildings)) == set(NEAR + FAR) - set(dark)


def test_other_pieces_do_not_block_light() -> None:
    """L-5.18"""
    position = additional(
        taken=[["grande-lumiere", "peintre"], ["lampadaire"]],
        used=["grande-lumiere", "peintre", "lampadaire"],
        pieces={"large-lamp": "d3", "painter": "d4", "lamp": "f3"},
        buildings=[{"line3": "1@d5"}, {}],
    )
    lamps = position.view(None)["buildings"][0]["lamps"]
    assert names(lamps) == ["d3", "c5", "e7"]
