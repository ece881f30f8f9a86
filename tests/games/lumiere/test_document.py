"""Position documents: what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from tests.games.lumiere.boards import OTHER_EIGHT, PAVED, game, late, paved


def test_an_empty_document_is_a_new_game() -> None:
    assert game() == quartier.new("lumiere")


def test_fields_that_are_left_out_have_their_start_values() -> None:
    position = paved()
    assert position.view(None)["stage"] == "building"
    assert len(position.view(None)["pool"]) == 12
    hands = game(hands=[["tile2"], ["tile7"]])
    assert hands.to_move == 0
    assert len(hands.view(None)["seats"][0]["tiles_left"]) == 8
    assert hands.view(None)["seats"][0]["hand_count"] == 1


def test_a_document_survives_a_round_trip() -> None:
    position = late(
        used=["jardin", "peintre", "lampadaire"],
        buildings=[{"garden": "0@b1", "line3": "1@d4"}, {"x5": "0@f6"}],
        pieces={"painter": "a4", "lamp": "h2"},
        reserves=[["t5"], ["c6"]],
    )
    again = quartier.from_position("lumiere", position.position())
    assert again == position
    assert again.position() == position.position()


def test_a_game_can_be_pickled() -> None:
    import pickle

    position = paved(reserves=[["line3"], []])
    assert pickle.loads(pickle.dumps(position)) == position


BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "document"),
    ({"title": "paris"}, "title"),
    ({"players": 3}, "players"),
    ({"options": {"hand": 3}}, "options"),
    ({"stage": "dancing"}, "stage"),
    ({"stage": "building"}, "stage"),
    ({"turn": 2}, "turn"),
    ({"turn": True}, "turn"),
    ({"idle": 3}, "idle"),
    ({"tiles": PAVED, "idle": 1}, "idle"),
    ({"tiles": PAVED, "stage": "ended"}, "idle"),
    ({**late(reserves=[["line3"], []]).position(), "stage": "ended", "idle": 2}, "stage"),
    ({"tiles": {"a1": "orange tile9/0"}}, "tiles.a1"),
    ({"tiles": {"a1": "green tile1/0"}}, "tiles.a1"),
    ({"tiles": {"a1": "blue tile1/4"}}, "tiles.a1"),
    ({"tiles": {"e1": "blue tile1/0"}}, "tiles"),
    ({"tiles": {"a1": "blue tile1/0", "a2": "blue tile1/1"}}, "tiles.a2"),
    ({"tiles": []}, "tiles"),
    ({"hands": [["tile1"]]}, "hands"),
    ({"hands": [["tile1", "tile2"], []]}, "hands"),
    ({"hands": [["tile1"], []], "tiles": {"a1": "orange tile1/0"}}, "hands"),
    ({"reserves": [["line3"], ["line3"]]}, "reserves"),
    ({"reserves": [["garden"], []]}, "reserves"),
    ({"postcards": ["peintre"]}, "postcards"),
    ({"taken": [["peintre"], []]}, "taken"),
    ({"tiles": PAVED, "taken": [["peintre"], ["peintre"]]}, "taken"),
    ({"tiles": PAVED, "taken": [["penseur"], []]}, "taken"),
    ({"tiles": PAVED, "used": ["peintre"]}, "used"),
    ({"tiles": PAVED, "taken": [["peintre"], []], "used": ["peintre"]}, "pieces.painter"),
    ({"tiles": PAVED, "pieces": {"painter": "a4"}}, "pieces.painter"),
    (
        {"tiles": PAVED, "taken": [["peintre"], []], "used": ["peintre"], "pieces": {"painter": "a1"}},
        "pieces.painter",
    ),
    ({"tiles": PAVED, "pieces": {"tower": "a4"}}, "pieces"),
    ({"tiles": PAVED, "buildings": [{"line3": "0@a1"}, {}]}, "buildings.line3"),
    ({"tiles": PAVED, "buildings": [{"line3": "1@d1"}, {}]}, "buildings.line3"),
    ({"tiles": PAVED, "buildings": [{"line3": "0@h1"}, {}]}, "buildings.line3"),
    ({"tiles": PAVED, "buildings": [{"line3": "0@c1", "corner3": "3@c1"}, {}]}, "buildings.corner3"),
    ({"tiles": PAVED, "buildings": [{"l4": "4@b1"}, {}]}, "buildings.l4"),
    ({"tiles": PAVED, "buildings": [{"garden": "0@b1"}, {}]}, "buildings.garden"),
    ({"tiles": PAVED, "buildings": [{"line3": "0@c1"}, {}], "reserves": [["line3"], []]}, "reserves"),
    ({"tiles": PAVED, "stage": "putting"}, "pending"),
    ({"tiles": PAVED, "pending": "peintre"}, "pending"),
    ({"tiles": PAVED, "taken": [["metropolitain"], []], "used": ["metropolitain"]}, "used"),
    (
        {
            "tiles": PAVED,
            "taken": [["bouquinistes"], []],
            "used": ["bouquinistes"],
            "buildings": [{"line3": "0@c1"}, {}],
            "pieces": {"annex": "line3@a4"},
        },
        "pieces.annex",
    ),
    (
        {
            "tiles": PAVED,
            "options": {"postcards": list(OTHER_EIGHT)},
            "taken": [["penseur"], []],
            "used": ["penseur"],
            "pieces": {"statue": "north@b1"},
        },
        "pieces.statue",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("document", "field"), BAD, ids=lambda value: str(value)[:60])
def test_a_bad_document_is_refused_by_the_name_of_the_field(document: dict[str, Any], field: str) -> None:
    with pytest.raises(quartier.BadPosition) as refused:
        quartier.from_position("lumiere", document)
    assert str(refused.value).startswith(f"{field}:")
