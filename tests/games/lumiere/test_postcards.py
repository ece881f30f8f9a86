"""Chapter 5 of the rules, the postcards of the first game."""

from __future__ import annotations

from quartier.games.lumiere.pieces import CARDS
from tests.games.lumiere.boards import (
    additional,
    late,
    names,
    offered,
    paved,
    play,
    points,
    refused,
    space,
)

METRO = [["metropolitain"], ["lampadaire"]]
CHARTIER = [["chartier"], ["lampadaire"]]
BOTH = [["metropolitain", "chartier"], ["lampadaire"]]


def test_an_action_must_be_finished_once_it_is_begun() -> None:
    """L-5.1"""
    position = play(paved(reserves=[["line3"], []]), "peintre")
    assert position.to_move == 0
    assert offered(position) == offered(position, "put")
    assert refused(position, "line3/0@b1") == ("finish-card", "L-5.1")
    assert refused(position, "jardin") == ("finish-card", "L-5.1")
    assert refused(position, "pass") == ("finish-card", "L-5.1")
    assert refused(position, "garden/0@d1") == ("finish-card", "L-5.1")


def test_a_piece_needs_its_postcard() -> None:
    """L-5.1, L-4.7"""
    assert refused(paved(), "painter@a4") == ("take-card-first", "L-4.7")


def test_three_postcards_work_by_being_owned() -> None:
    """L-5.1"""
    position = paved()
    for card, clause in (("metropolitain", "L-5.3"), ("sacre-coeur", "L-5.6"), ("chartier", "L-5.8")):
        assert card in offered(position)
        assert refused(position, f"{card} unused") == ("works-by-owning", clause)
    play(position, "metropolitain")
    assert position.to_move == 1


def test_levitation_swaps_a_building_and_builds_the_new_one() -> None:
    """L-5.2"""
    position = play(paved(reserves=[["line3", "x5"], ["c6"]]), "levitation")
    assert offered(position) == ["give line3", "give x5"]
    given = {"type": "give", "seat": 0, "building": "line3"}
    assert position.events(position.parse("give line3"), None) == [given]
    play(position, "give line3")
    assert {name.split("/")[0] for name in offered(position)}.isdisjoint({"line3", "x5", "c6"})
    assert refused(position, "line3/0@b1") == ("just-given-back", "L-5.2")
    assert refused(position, "x5/0@b6") == ("not-in-pool", "L-5.2")
    play(position, "square4/0@d1")
    view = position.view(None)
    assert view["seats"][0]["reserve"] == ["x5"]
    assert "line3" in view["pool"]
    assert [each["building"] for each in view["buildings"]] == ["square4"]
    assert points(position, 0, "unbuilt") == -3
    assert position.to_move == 1


def test_levitation_with_one_building_gives_back_that_one() -> None:
    """L-5.2"""
    position = play(paved(reserves=[["line3"], []]), "levitation")
    assert position.view(None)["returned"] == "line3"
    assert offered(position) == offered(position, "build")


def test_levitation_needs_a_building_to_give_back_and_a_place_for_the_new_one() -> None:
    """L-5.2"""
    position = paved()
    assert refused(position, "levitation") == ("no-place-for-piece", "L-5.2")
    assert "levitation unused" in offered(position)
    assert refused(paved(reserves=[["x5"], []]), "give x5") == ("only-levitation", "L-5.2")


def test_metropolitain_covers_one_lamp_in_a_later_turn_and_once() -> None:
    """L-5.3"""
    assert "x5/0@c2" not in offered(paved(reserves=[["x5"], []]))
    position = paved(taken=METRO, reserves=[["x5", "p5"], ["line3"]])
    assert "x5/0@c2" in offered(position)
    events = position.events(position.parse("x5/0@c2"), None)
    assert events[0] == {"type": "metropolitain", "seat": 0, "space": "d3"}
    play(position, "x5/0@c2", "line3/0@f7")
    assert all(name.startswith("p5") for name in offered(position, "build"))
    assert refused(position, "p5/1@c5")[0] == "lamp-space"
    card = next(each for each in position.view(None)["cards"] if each["card"] == "metropolitain")
    assert card["state"] == "used"


def test_metropolitain_covers_no_more_than_one_lamp() -> None:
    """L-5.3"""
    position = paved(taken=METRO, reserves=[["line3"], []])
    assert refused(position, "line3/0@a5") == ("one-lamp-only", "L-5.3")


def test_metropolitain_does_not_cover_the_lamp_piece() -> None:
    """L-5.3, L-1.8"""
    position = paved(
        taken=[["metropolitain", "lampadaire"], []],
        used=["lampadaire"],
        pieces={"lamp": "d2"},
        reserves=[["line3", "x5"], []],
    )
    assert refused(position, "line3/0@d2") == ("space-taken", "L-4.3")


def test_both_powers_may_serve_one_building() -> None:
    """L-5.4"""
    position = paved(taken=BOTH, reserves=[["x5"], []])
    events = position.events(position.parse("x5/0@c1"), None)
    assert [(event["type"], event["space"]) for event in events[:2]] == [
        ("metropolitain", "d3"),
        ("chartier", "c2"),
    ]
    offer = next(
        each for each in position.view(0)["legal"] if each.get("space") == "c1" and each["type"] == "build"
    )
    assert offer["powers"] == ["metropolitain", "chartier"]
    play(position, "x5/0@c1")
    assert position.position()["used"] == ["metropolitain", "chartier"]


def test_powers_serve_the_garden_and_levitation_too() -> None:
    """L-5.4"""
    garden = play(paved(taken=BOTH), "jardin")
    assert {"garden/0@c3", "garden/0@a1"} <= set(offered(garden))
    swap = play(paved(taken=BOTH, reserves=[["line3"], []]), "levitation")
    assert "x5/0@c1" in offered(swap)


def test_the_garden_is_a_building_of_size_2_on_own_and_mixed_spaces() -> None:
    """L-5.5"""
    position = play(paved(), "jardin")
    assert "garden/0@b1" in offered(position)
    assert refused(position, "garden/0@a1") == ("rival-space", "L-4.3")
    assert refused(position, "garden/0@c3") == ("lamp-space", "L-4.4")
    play(position, "garden/1@d4")
    built = position.view(None)["buildings"]
    assert [(each["building"], each["seat"], len(each["cells"])) for each in built] == [("garden", 0, 2)]
    assert points(position, 0, "light") == 2 * 2
    assert points(position, 0, "group") == 2


def test_sacre_coeur_spares_its_owner_the_unbuilt_buildings() -> None:
    """L-5.6"""
    position = late(reserves=[["line3"], ["c6", "v6", "x5"]])
    assert points(position, 1, "unbuilt") == 0
    assert points(position, 0, "unbuilt") == -3


def test_the_painter_stands_on_an_own_space() -> None:
    """L-5.7"""
    position = play(paved(), "peintre")
    assert len(offered(position)) == 23
    assert refused(position, "painter@c1") == ("own-spaces-only", "L-5.7")
    assert refused(position, "painter@d3") == ("own-spaces-only", "L-5.7")
    assert refused(position, "painter@a1") == ("own-spaces-only", "L-5.7")


def test_the_painter_counts_every_lamp_of_his_region() -> None:
    """L-5.7"""
    assert points(play(paved(), "peintre", "painter@h8"), 0, "peintre") == 2 * 8
    more = paved(taken=[["peintre"], ["lampadaire"]], used=["peintre", "lampadaire"],
                 pieces={"painter": "h8", "lamp": "e4"})  # fmt: skip
    assert points(more, 0, "peintre") == 2 * 9


def test_buildings_and_the_edge_bound_the_painters_region_by_sides() -> None:
    """L-5.7: a corner is no way out."""
    position = paved(
        taken=[["peintre"], []],
        used=["peintre"],
        pieces={"painter": "h8"},
        buildings=[{}, {"line3": "1@h4", "square4": "0@f7"}],
    )
    painter = position.view(None)["pieces"][0]
    assert names(painter["region"]) == ["h7", "h8"]
    assert (painter["lamps"], painter["points"], painter["seat"]) == ([], 0, 0)


def test_other_pieces_do_not_bound_the_painters_region() -> None:
    """L-5.7"""
    position = additional(
        taken=[["peintre", "fontaine"], ["moulin-rouge", "penseur"]],
        used=["peintre", "fontaine", "moulin-rouge", "penseur"],
        pieces={"painter": "h8", "fountain": "0@e8", "dancer": "g8", "statue": "north@h7"},
    )
    assert points(position, 0, "peintre") == 16


def test_chartier_lets_a_building_cover_one_space_of_the_rival() -> None:
    """L-5.8"""
    position = paved(taken=CHARTIER, reserves=[["line3", "x5"], ["t4"]])
    events = position.events(position.parse("line3/0@a1"), None)
    assert events[0] == {"type": "chartier", "seat": 0, "space": "a1"}
    assert refused(position, "line3/0@a4") == ("one-rival-space-only", "L-5.8")
    assert refused(position, "line3/1@d1") == ("lamp-space", "L-4.4")
    play(position, "line3/0@a1")
    assert {"piece": "mixed", "cells": [space("a1")], "seat": 0} in position.view(None)["pieces"]
    play(position, "t4/0@e2")
    assert "x5/0@a2" not in offered(position)


def test_the_fountain_may_use_chartier_but_never_metropolitain() -> None:
    """L-5.9"""
    eight = [card for card in CARDS if card not in ("penseur", "moulin-rouge", "jardin", "peintre")]
    options = {"postcards": eight}
    without = play(paved(options=options), "fontaine")
    assert "fountain/0@a1" not in offered(without)
    position = play(paved(options=options, taken=BOTH), "fontaine")
    assert "fountain/0@a1" in offered(position)
    assert refused(position, "fountain/0@c3") == ("lamp-space", "L-4.4")
    play(position, "fountain/0@a1")
    assert position.position()["used"] == ["chartier", "fontaine"]
    assert position.position()["pieces"] == {"fountain": "0@a1", "mixed": "a1"}


def test_the_annex_goes_beside_an_own_building_on_an_own_space() -> None:
    """L-5.10"""
    position = paved(buildings=[{"line3": "0@c1"}, {"x5": "0@f6"}])
    play(position, "bouquinistes")
    assert offered(position) == ["annex/line3@b1", "annex/line3@d2"]
    assert refused(position, "annex/line3@e2") == ("own-spaces-only", "L-5.10")
    assert refused(position, "annex/line3@a4") == ("not-beside-building", "L-5.10")
    assert refused(position, "annex/x5@b1") == ("not-your-building", "L-5.11")
    play(position, "annex/line3@d2")
    built = next(each for each in position.view(None)["buildings"] if each["building"] == "line3")
    assert (len(built["cells"]), built["annex"]) == (4, space("d2"))


def test_the_annex_is_a_part_of_its_building_in_every_way() -> None:
    """L-5.10: light, group, region of the painter."""
    before = paved(buildings=[{"line3": "0@c1"}, {}], turn=1)
    assert points(before, 0, "light") == 0
    position = play(paved(buildings=[{"line3": "0@c1"}, {}]), "bouquinistes", "annex/line3@d2")
    assert points(position, 0, "light") == 4 * 1
    assert points(position, 0, "group") == 4


def test_without_an_own_building_the_annex_has_no_place() -> None:
    """L-5.10"""
    position = paved(buildings=[{}, {"x5": "0@f6"}])
    assert refused(position, "bouquinistes") == ("no-place-for-piece", "L-5.10")
    assert "bouquinistes unused" in offered(position)


def test_the_player_picks_the_building_that_the_annex_belongs_to() -> None:
    """L-5.11: b7 touches the corner and the garden."""
    position = paved(
        taken=[["jardin"], []],
        used=["jardin"],
        buildings=[{"corner3": "0@c6", "garden": "0@b8"}, {}],
    )
    play(position, "bouquinistes")
    assert {"annex/corner3@b7", "annex/garden@b7"} <= set(offered(position))
    play(position, "annex/garden@b7")
    sizes = {each["building"]: len(each["cells"]) for each in position.view(None)["buildings"]}
    assert sizes == {"corner3": 3, "garden": 3}


def test_the_lamp_piece_gives_light_from_an_own_space() -> None:
    """L-5.12"""
    position = paved(buildings=[{"line3": "0@c1"}, {}])
    play(position, "lampadaire")
    assert refused(position, "lamp@c1")[0] == "space-taken"
    assert refused(position, "lamp@c2") == ("own-spaces-only", "L-5.12")
    play(position, "lamp@d2")
    assert points(position, 0, "light") == 3
    lamp = next(each for each in position.view(None)["lamps"] if each["kind"] == "piece")
    assert names(lamp["lights"]) == ["d1", "c2", "e2", "d3"]
    built = position.view(None)["buildings"][0]
    assert names(built["lamps"]) == ["d2"]
