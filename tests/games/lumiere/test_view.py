"""What a view shows and what it hides."""

from __future__ import annotations

import json

import quartier
from quartier.kernel.playout import play_randomly
from tests.games.lumiere.boards import game, late, paved, play, space


def test_a_view_has_the_viewers_hand_and_the_sets_of_both_players() -> None:
    """L-2.4"""
    position = game(hands=[["tile2"], ["tile7"]], tiles={"a1": "blue tile1/0"})
    seats = position.view(0)["seats"]
    assert (seats[0]["hand"], seats[1]["hand"]) == (["tile2"], None)
    assert seats[1]["tiles_left"] == [f"tile{n}" for n in range(2, 9)]
    assert [seat["hand"] for seat in position.view(None)["seats"]] == [None, None]


def test_tiles_in_every_turn_and_shapes_are_printed_once() -> None:
    printed = paved().printed()
    assert printed["tiles"]["tile8"] == ["ooor", "ooro", "rooo", "oroo"]
    assert printed["shapes"]["line3"] == {"0": [[0, 0], [1, 0], [2, 0]], "1": [[0, 0], [0, 1], [0, 2]]}
    assert set(printed["shapes"]["l4"]) == set("0123")
    assert set(paved(options={"flip": True}).printed()["shapes"]["l4"]) == set("01234567")
    assert not {"tiles", "shapes"} & set(paved().view(0))


def test_an_offer_to_build_says_where_and_what_it_brings() -> None:
    position = paved(reserves=[["line3"], []])
    offers = [each for each in position.view(0)["legal"] if each["type"] == "build"]
    row = next(each for each in offers if (each["rotation"], each["space"]) == (1, "a4"))
    assert row["gain"] == 3 * 2 + 3 + 3, "two lamps, a group of three, one building less unbuilt"
    assert "powers" not in row
    before = position.result()["scores"][0]["total"]
    play(position, "line3/1@a4")
    assert position.result()["scores"][0]["total"] - before == row["gain"]


def test_an_offer_that_uses_up_a_power_names_it() -> None:
    """L-5.3"""
    position = paved(taken=[["metropolitain"], []], reserves=[["line3"], []])
    offers = {
        (each["rotation"], each["space"]): each
        for each in position.view(0)["legal"]
        if each["type"] == "build"
    }
    assert offers[1, "d1"]["powers"] == ["metropolitain"]
    assert "powers" not in offers[1, "a4"]


def test_an_offer_says_what_it_brings_only_where_it_brings_something_at_once() -> None:
    """A tile, a building taken and a postcard bring nothing to the board."""
    streets = game(hands=[["tile2"], ["tile7"]]).view(0)["legal"]
    assert {each["type"] for each in streets} == {"tile", "take"}
    assert not any("gain" in each for each in streets)
    assert all(len(json.dumps(each)) < 90 for each in streets)


def test_an_offer_to_use_a_postcard_says_the_best_it_can_bring() -> None:
    position = paved()
    offers = {
        each["card"]: each for each in position.view(0)["legal"] if each["type"] == "card" and each["use"]
    }
    assert offers["peintre"]["best"] == 16
    assert "best" not in offers["sacre-coeur"]
    play(position, "jardin")
    assert max(each["gain"] for each in position.view(0)["legal"]) == offers["jardin"]["best"]


def test_the_reason_why_a_postcard_cannot_be_used_is_given_on_request_and_not_in_the_view() -> None:
    position = paved(buildings=[{}, {"x5": "0@f6"}])
    usable, wanted = (
        position.number({"type": "card", "card": card, "use": True}) for card in ("peintre", "bouquinistes")
    )
    assert position.refusal(usable) is None
    refused = position.refusal(wanted)
    assert refused is not None
    assert refused.reason == "no-place-for-piece"
    assert all("refusal" not in card for card in position.view(0)["cards"])


def test_a_postcard_says_how_far_it_has_come() -> None:
    """L-4.8, L-5.1, L-5.3"""
    position = play(paved(), "metropolitain", "sacre-coeur", "peintre unused", "lampadaire", "lamp@h2")
    cards = {card["card"]: (card["seat"], card["state"]) for card in position.view(None)["cards"]}
    assert cards["metropolitain"] == (0, "waiting")
    assert cards["sacre-coeur"] == (1, "used")
    assert cards["peintre"] == (0, "unused")
    assert cards["lampadaire"] == (1, "used")
    assert cards["chartier"] == (None, "open")


def test_the_score_pad_of_a_view_is_that_of_the_result_without_its_details() -> None:
    position = paved(buildings=[{"line3": "1@a4"}, {"x5": "0@f6"}])
    shown, whole = position.view(None)["result"], position.result()
    assert (shown["over"], shown["winners"]) == (False, [])
    for brief, full in zip(shown["scores"], whole["scores"]):
        assert brief["total"] == full["total"]
        assert [(each["part"], each["points"]) for each in full["parts"]] == [
            tuple(each.values()) for each in brief["parts"]
        ]
    over = late()
    assert over.view(None)["result"] == over.result()


def test_a_random_game_has_every_common_type_of_event() -> None:
    position = quartier.new("lumiere", options={"postcards": "random"})
    kinds = set()
    for move in play_randomly(position, 12):
        kinds |= {event["type"] for event in position.events(move, None)}
    assert {"deal", "first", "draw", "tile", "take", "phase", "card", "build", "end"} <= kinds


def test_the_pieces_on_the_board_name_their_owner_and_spaces() -> None:
    position = play(paved(reserves=[["line3"], []]), "lampadaire", "lamp@a4", "peintre", "painter@h2")
    found = {piece["piece"]: (piece["seat"], piece["cells"]) for piece in position.view(None)["pieces"]}
    assert found == {"lamp": (0, [space("a4")]), "painter": (1, [space("h2")])}
