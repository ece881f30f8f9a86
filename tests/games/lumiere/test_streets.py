"""Chapter 3 of the rules: laying tiles and taking buildings."""

from __future__ import annotations

import quartier
from quartier.games.lumiere.pieces import BUILDING_NAMES
from tests.games.lumiere.boards import PAVED, game, offered, picture, play, refused


def paving(**fields: object) -> quartier.Game:
    """Phase 1, orange to move, tile 1 is in both hands by default."""
    return game(**{"turn": 0, "hands": [["tile1"], ["tile1"]], **fields})


def without(*areas: str) -> dict[str, str]:
    """The paved board with some areas still empty."""
    return {area: tile for area, tile in PAVED.items() if area not in areas}


def test_a_turn_is_a_tile_or_a_building() -> None:
    """L-3.1: twelve buildings, and sixteen areas in four turns."""
    position = paving()
    assert len(offered(position, "take")) == 12
    assert len(offered(position, "tile")) == 64
    assert len(position.legal()) == 76
    play(position, "take x5")
    assert position.to_move == 1
    play(position, "tile1/0@a1")
    assert position.to_move == quartier.CHANCE
    play(position, "draw tile2")
    assert position.to_move == 0


def test_building_and_postcards_wait_for_phase_2() -> None:
    """L-3.1, L-4.2"""
    position = paving(reserves=[["line3"], []])
    assert refused(position, "line3/0@a1") == ("only-in-phase-2", "L-4.2")
    assert refused(position, "peintre") == ("only-in-phase-2", "L-4.2")


def test_a_tile_is_turned_clockwise_on_its_area() -> None:
    """L-3.2"""
    for rotation, rows in enumerate((["bo", "mo"], ["mb", "oo"], ["om", "ob"], ["oo", "bm"])):
        position = play(paving(), f"tile1/{rotation}@b1")
        assert [row[2:4] for row in picture(position)[:2]] == rows  # type: ignore[arg-type]


def test_only_the_tile_in_hand_goes_on_an_empty_area() -> None:
    """L-3.2"""
    position = paving(tiles={"a1": "blue tile2/0"})
    assert refused(position, "tile1/0@a1") == ("area-taken", "L-3.2")
    assert refused(position, "tile2/0@b1") == ("tile-not-in-hand", "L-3.2")
    assert len(offered(position, "tile")) == 60


def test_after_laying_a_tile_the_next_one_is_drawn() -> None:
    """L-3.3"""
    position = play(paving(), "tile1/0@a1")
    assert position.to_move == quartier.CHANCE
    assert offered(position) == [f"draw tile{n}" for n in range(2, 9)]
    assert position.private_to(position.legal()[0]) == 0


def test_the_last_tile_of_a_stack_needs_no_draw() -> None:
    """L-3.3: a draw with one outcome makes itself."""
    position = paving(tiles=without("a1", "a2", "c1", "c2"), hands=[["tile1"], ["tile1"]])
    play(position, "tile1/0@a1")
    assert position.to_move == 1
    assert position.view(0)["seats"][0]["hand"] == ["tile2"]


def test_a_building_goes_from_the_pool_to_the_reserve() -> None:
    """L-3.4"""
    position = play(paving(), "take v6")
    view = position.view(None)
    assert view["seats"][0]["reserve"] == ["v6"]
    assert "v6" not in view["pool"]
    assert view["result"]["scores"][0]["total"] == -3
    assert refused(position, "take v6") == ("not-in-pool", "L-3.4")


def test_there_is_no_limit_to_buildings_in_a_reserve() -> None:
    """L-3.4"""
    position = paving(reserves=[list(BUILDING_NAMES[:11]), []])
    play(position, "take v6")
    assert len(position.view(None)["seats"][0]["reserve"]) == 12


def test_nobody_passes_with_tiles_left_and_an_empty_pool_forces_a_tile() -> None:
    """L-3.5"""
    assert refused(paving(), "pass") == ("tiles-left", "L-3.5")
    position = paving(reserves=[list(BUILDING_NAMES[:6]), list(BUILDING_NAMES[6:12])])
    assert offered(position) == offered(position, "tile")


def test_a_player_who_has_laid_eight_tiles_passes_or_takes_buildings() -> None:
    """L-3.6"""
    position = paving(tiles=without("c1", "c2"), hands=[[], ["tile1"]])
    assert offered(position) == [f"take {name}" for name in BUILDING_NAMES[:12]] + ["pass"]
    play(position, "pass")
    assert position.to_move == 1
    play(position, "take line3")
    assert position.to_move == 0


def test_a_player_without_tiles_is_skipped_when_the_pool_is_empty() -> None:
    """L-3.7"""
    position = paving(
        tiles=without("c1", "c2"),
        hands=[[], ["tile1"]],
        turn=1,
        reserves=[list(BUILDING_NAMES[:6]), list(BUILDING_NAMES[6:12])],
    )
    move = position.parse("tile1/0@c1")
    assert [event["type"] for event in position.events(move, None)] == ["tile", "draw", "skip"]
    position.play(move)
    assert position.to_move == 1


def test_the_sixteenth_tile_ends_phase_1() -> None:
    """L-3.8, L-4.1"""
    position = paving(tiles=without("c1"), hands=[[], ["tile1"]], turn=1, first_done=0)
    play(position, "tile1/0@c1")
    view = position.view(None)
    assert (view["phase"], view["stage"], view["turn"]["seat"]) == (2, "building", 0)
    assert position.to_move == 0
    assert refused(position, "take line3") == ("only-in-phase-1", "L-3.1")
