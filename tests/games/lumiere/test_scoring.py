"""Chapter 6 of the rules: light, group, unbuilt buildings, ties."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.lumiere import scoring
from tests.games.lumiere.boards import PAVED, PLAIN_EIGHT, additional, late, names, paved, play, points


def light(position: quartier.Game, building: str) -> tuple[int, list[str]]:
    """Size and lamps of a building on the board."""
    found = next(each for each in position.view(None)["buildings"] if each["building"] == building)
    return len(found["cells"]), names(found["lamps"])


def ended(**fields: Any) -> quartier.Game:
    """A finished game."""
    position = late(**fields)
    assert position.to_move == quartier.OVER
    return position


def test_a_building_brings_its_size_for_each_lamp_beside_it() -> None:
    """L-6.1"""
    position = paved(buildings=[{"line3": "1@a4"}, {"x5": "0@f6"}])
    assert light(position, "line3") == (3, ["b5", "a7"])
    assert light(position, "x5") == (5, ["g5", "e7"])
    assert points(position, 0, "light") == 3 * 2
    assert points(position, 1, "light") == 5 * 2


def test_a_lamp_counts_once_for_each_building_that_it_lights() -> None:
    """L-6.1: the lamp on d3 touches two walls of the stairs, and the row below it."""
    position = paved(buildings=[{"w5": "3@c1", "line3": "1@d4"}, {}])
    assert light(position, "w5") == (5, ["d3"])
    assert "d3" in light(position, "line3")[1]


def test_a_lamp_at_a_corner_gives_no_light() -> None:
    """L-6.1: d3 touches the row on c1, d1, e1 nowhere."""
    assert light(paved(buildings=[{"line3": "0@c1"}, {}]), "line3") == (3, [])


def test_a_lamp_under_a_building_is_gone_for_everybody() -> None:
    """L-6.2"""
    position = paved(
        taken=[["metropolitain", "peintre"], []],
        used=["metropolitain", "peintre"],
        pieces={"painter": "h8"},
        buildings=[{"x5": "0@c2", "line3": "0@c1"}, {}],
    )
    assert light(position, "x5") == (5, [])
    assert "d3" not in [names([each["space"]])[0] for each in position.view(None)["lamps"]]
    assert points(position, 0, "peintre") == 2 * 7


def test_the_largest_group_brings_the_sum_of_its_sizes_lit_or_not() -> None:
    """L-6.3"""
    apart = paved(buildings=[{"line3": "0@c1", "t4": "0@c6"}, {}])
    assert points(apart, 0, "group") == 4
    together = paved(buildings=[{"line3": "0@c1", "corner3": "3@d2", "t4": "0@c6"}, {}])
    assert points(together, 0, "group") == 6
    group = next(each for each in together.result()["scores"][0]["parts"] if each["part"] == "group")
    assert group["buildings"] == ["line3", "corner3"]


def test_corners_and_the_rivals_buildings_join_no_group() -> None:
    """L-6.3: b1 to b3 and a4 to a6 meet at a corner."""
    position = paved(buildings=[{"line3": "1@b1", "v6": "2@b4"}, {"corner3": "2@e3"}])
    assert points(position, 0, "group") == 6
    assert points(position, 1, "group") == 3


def test_unbuilt_buildings_cost_three_each_and_a_score_may_be_negative() -> None:
    """L-6.4"""
    position = late(reserves=[["line3", "c6"], []])
    assert points(position, 0, "unbuilt") == -6
    assert position.result()["scores"][0]["total"] == -6


def test_pieces_score_for_the_owner_of_their_postcard_only() -> None:
    """L-6.5"""
    position = late(
        used=["peintre", "moulin-rouge", "penseur"],
        pieces={"painter": "h8", "dancer": "h2", "statue": "west@h5"},
        reserves=[["line3"], []],
    )
    assert points(position, 0, "peintre") == 16
    assert points(position, 1, "peintre") == 0
    assert points(position, 1, "moulin-rouge") > 0
    assert points(position, 0, "moulin-rouge") == points(position, 0, "penseur") == 0
    scores = position.result()["scores"]
    assert [part["part"] for part in scores[1]["parts"]] == [
        "light",
        "group",
        "unbuilt",
        "moulin-rouge",
        "penseur",
    ]


@pytest.mark.parametrize(
    ("card", "piece", "worth"),
    [
        ("peintre", "painter@a1", 2 * 8),
        ("moulin-rouge", "dancer@a1", 56),
        ("penseur", "statue/south@a1", 2 * 2 + 1),
    ],
)
def test_a_piece_on_the_first_space_scores_like_any_other(card: str, piece: str, worth: int) -> None:
    """L-6.5: a1 is a space in blue's colour."""
    position = additional(turn=1)
    play(position, card, piece)
    assert points(position, 1, card) == worth
    assert scoring.card_points(position, 1) == worth
    assert scoring.card_points(position, 0) == 0


def test_a_lamp_on_the_first_space_gives_light() -> None:
    """L-6.1, L-5.12"""
    position = play(paved(turn=1, buildings=[{"line3": "1@b1"}, {}]), "lampadaire", "lamp@a1")
    assert points(position, 0, "light") == 3


def test_a_large_lamp_on_the_first_space_lights_two_steps_away() -> None:
    """L-6.1, L-5.18: with tile 4 on the first area, a1 is a lamp space."""
    tiles = {**PAVED, "a1": PAVED["a4"], "a4": PAVED["a1"]}
    row = {"tiles": tiles, "buildings": [{"line3": "0@c1"}, {}]}
    assert points(additional(**row), 0, "light") == 0
    card = {"taken": [["grande-lumiere"], []], "used": ["grande-lumiere"], "pieces": {"large-lamp": "a1"}}
    assert points(additional(**row, **card), 0, "light") == 3


def test_an_annex_on_the_first_space_belongs_to_its_building() -> None:
    """L-5.10, L-6.3"""
    position = paved(
        turn=1,
        taken=[[], ["chartier"]],
        used=["chartier"],
        buildings=[{}, {"line3": "1@a2"}],
        pieces={"mixed": "a4"},
    )
    play(position, "bouquinistes", "annex/line3@a1")
    assert position.position()["pieces"] == {"annex": "line3@a1", "mixed": "a4"}
    assert points(position, 1, "group") == 4


def test_the_higher_score_wins() -> None:
    """L-6.6"""
    result = ended(buildings=[{"line3": "1@a4"}, {}]).result()
    assert (result["winners"], result["ranks"]) == ([0], [1, 2])


def test_in_a_tie_more_free_own_spaces_win() -> None:
    """L-6.6: orange has covered a mixed and two own spaces, blue three own ones."""
    result = ended(buildings=[{"line3": "0@c1"}, {"corner3": "2@g7"}]).result()
    assert [(score["total"], score["free"]) for score in result["scores"]] == [(3, 21), (3, 20)]
    assert (result["winners"], result["ranks"]) == ([0], [1, 2])


def test_players_who_are_still_tied_share_the_win() -> None:
    """L-6.7"""
    position = paved(
        options={"postcards": PLAIN_EIGHT},
        taken=[list(PLAIN_EIGHT[:4]), list(PLAIN_EIGHT[4:])],
    )
    result = position.result()
    assert [(score["total"], score["free"]) for score in result["scores"]] == [(0, 23), (0, 23)]
    assert (result["winners"], result["ranks"]) == ([0, 1], [1, 1])


def test_the_result_has_no_winner_before_the_end() -> None:
    """L-6.6"""
    position = play(paved(reserves=[["line3"], []]), "line3/1@a4")
    assert position.result()["winners"] == []
    assert not position.result()["over"]
