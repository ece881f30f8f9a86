"""What the client is given to draw, and what is kept from it."""

from __future__ import annotations

import quartier
from tests.games.lumiere.boards import game, names, paved, play, space


def test_a_view_has_the_own_hand_and_the_sets_of_both() -> None:
    """L-2.4"""
    position = game(hands=[["tile2"], ["tile7"]], tiles={"a1": "blue tile1/0"})
    seats = position.view(0)["seats"]
    assert (seats[0]["hand"], seats[1]["hand"]) == (["tile2"], None)
    assert seats[1]["tiles_left"] == [f"tile{n}" for n in range(2, 9)]
    assert [seat["hand"] for seat in position.view(None)["seats"]] == [None, None]


def test_tiles_and_shapes_are_given_in_every_turn() -> None:
    view = paved().view(None)
    assert view["tiles"]["tile8"] == ["ooor", "ooro", "rooo", "oroo"]
    assert view["shapes"]["line3"] == {"0": [[0, 0], [1, 0], [2, 0]], "1": [[0, 0], [0, 1], [0, 2]]}
    assert set(view["shapes"]["l4"]) == set("01234567")


def test_an_offer_to_build_has_its_cells_and_what_it_brings() -> None:
    position = paved(reserves=[["line3"], []])
    offers = [each for each in position.view(0)["legal"] if each["type"] == "build"]
    row = next(each for each in offers if (each["rotation"], each["space"]) == (1, "a4"))
    assert names(row["cells"]) == ["a4", "a5", "a6"]
    assert row["gain"] == 3 * 2 + 3 + 3, "two lamps, a group of three, one building less unbuilt"
    assert row["rival_gain"] == 0
    before = position.result()["scores"][0]["total"]
    play(position, "line3/1@a4")
    assert position.result()["scores"][0]["total"] - before == row["gain"]


def test_the_loss_of_the_rival_is_told_too() -> None:
    """L-6.2: covering a lamp puts out the rival's light."""
    position = paved(
        taken=[["metropolitain"], []], buildings=[{}, {"square4": "0@e2"}], reserves=[["line3"], []]
    )
    offer = next(
        each
        for each in position.view(0)["legal"]
        if each.get("building") == "line3" and each["space"] == "d1"
    )
    assert offer["metropolitain"]
    assert offer["rival_gain"] == -4


def test_an_offer_to_use_a_postcard_says_in_how_many_ways_and_the_best_of_them() -> None:
    position = paved()
    offers = {
        each["card"]: each for each in position.view(0)["legal"] if each["type"] == "card" and each["use"]
    }
    assert offers["peintre"]["preview"] == {"ways": 23, "best": 16}
    assert "preview" not in offers["sacre-coeur"]
    assert offers["jardin"]["preview"]["ways"] == len(play(position, "jardin").legal())


def test_a_postcard_says_whether_it_can_be_used_and_why_not() -> None:
    cards = {card["card"]: card for card in paved(buildings=[{}, {"x5": "0@f6"}]).view(0)["cards"]}
    assert cards["peintre"]["usable"]
    assert cards["peintre"]["refusal"] is None
    assert cards["bouquinistes"]["refusal"] == {
        "reason": "no-place-for-piece",
        "clause": "L-5.10",
        "detail": {"card": "bouquinistes", "seat": 0},
    }


def test_a_power_in_waiting_is_marked() -> None:
    """L-5.3"""
    cards = {card["card"]: card for card in play(paved(), "metropolitain").view(None)["cards"]}
    assert (cards["metropolitain"]["waiting"], cards["metropolitain"]["seat"]) == (True, 0)
    assert not cards["chartier"]["waiting"]


def test_every_event_of_a_game_has_a_type_and_words_of_known_fields() -> None:
    rng = quartier.Rng(12)
    position = quartier.new("lumiere", options={"postcards": "random"})
    kinds = set()
    while position.to_move != quartier.OVER:
        moves = position.legal()
        move = moves[rng.below(len(moves))]
        kinds |= {event["type"] for event in position.events(move, None)}
        position.play(move)
    assert {"deal", "first", "draw", "tile", "take", "phase", "card", "build", "end"} <= kinds


def test_the_pieces_on_the_board_name_their_owner_and_spaces() -> None:
    position = play(paved(reserves=[["line3"], []]), "lampadaire", "lamp@a4", "peintre", "painter@h2")
    found = {piece["piece"]: (piece["seat"], piece["cells"]) for piece in position.view(None)["pieces"]}
    assert found == {"lamp": (0, [space("a4")]), "painter": (1, [space("h2")])}
