"""Whose turn it is, what ends it, and what others see while it is held."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.lumiere.pieces import BUILDING_NAMES
from tests.games.lumiere.boards import PAVED, game, late, paved, play
from tests.games.lumiere.test_random_play import OPTIONS, positions


def kinds(position: quartier.Game) -> list[str]:
    """The types of the events in the ledger of a held game."""
    assert position.ledger is not None
    return [event["type"] for event in position.ledger]


def held(position: quartier.Game, name: str) -> quartier.Game:
    """The game held after a move."""
    return position.tentative(position.parse(name))


def ends(position: quartier.Game, name: str) -> bool:
    """Whether a move ends the turn."""
    return position.ends_turn(position.parse(name))


def test_nobody_has_a_turn_before_the_first_player_is_known() -> None:
    """L-2.6"""
    position = quartier.new("lumiere", options={"postcards": "random", "first_player": "seat-2"})
    assert position.turn.number == 0
    assert position.turn.seat is None
    while position.to_move == quartier.CHANCE:
        position.play(position.legal()[0])
    assert position.turn == (1, 1)


def test_a_tile_or_a_building_ends_the_turn() -> None:
    """L-3.1, L-3.3: the tile drawn afterwards changes nothing about that."""
    position = game(hands=[["tile2"], ["tile7"]])
    assert position.turn == (1, 0)
    assert ends(position, "tile2/0@b2")
    assert ends(position, "take l4")
    play(position, "take l4")
    assert position.turn == (2, 1)
    play(position, "tile7/0@b2")
    assert position.to_move == quartier.CHANCE
    assert position.turn == (3, 0)


def test_a_postcard_with_an_action_does_not_end_the_turn_but_its_last_step_does() -> None:
    """L-5.1, L-5.2"""
    position = paved(reserves=[["v6", "x5"], []])
    assert not ends(position, "peintre")
    assert ends(position, "peintre unused")
    assert ends(position, "sacre-coeur")
    assert not ends(position, "levitation")
    play(position, "levitation")
    assert not ends(position, "give x5")
    play(position, "give x5")
    assert position.turn == (1, 0)
    assert all(position.ends_turn(move) for move in position.legal())


def test_a_step_that_needs_no_choice_belongs_to_the_turn() -> None:
    """L-5.10: there is one place for the annex, so taking the postcard lays it."""
    several = paved(buildings=[{"corner3": "0@c6"}, {}])
    assert not ends(several, "bouquinistes")
    single = paved(buildings=[{"t4": "0@c6"}, {}])
    assert ends(single, "bouquinistes")
    assert kinds(held(single, "bouquinistes")) == ["card", "annex"]


def test_a_held_tile_lies_on_the_board_and_no_other_is_drawn() -> None:
    position = game(hands=[["tile2"], ["tile7"]])
    waiting = held(position, "tile2/0@b2")
    assert kinds(waiting) == ["tile"]
    assert (waiting.turn, waiting.to_move, waiting.legal()) == ((1, 0), 0, [])
    view = waiting.view(0)
    assert (view["ground"][18:20], view["ground"][26:28]) == ("mo", "ob")
    assert view["seats"][0]["hand"] == []


def test_a_turn_is_held_before_the_last_tile_of_a_stack_is_drawn() -> None:
    """The only tile left is drawn without asking, but not before the turn is over."""
    rest = ["tile1", "tile2"]
    tiles = {
        area: words for area, words in PAVED.items() if words[:-2] not in ("orange tile1", "orange tile2")
    }
    position = game(tiles=tiles, hands=[[rest[0]], []], turn=0, first_done=1)
    waiting = held(position, "tile1/0@a1")
    assert kinds(waiting) == ["tile"]
    events = [event["type"] for event in position.events(position.parse("tile1/0@a1"), 0)]
    assert events == ["tile", "draw"]


def test_phase_2_does_not_begin_while_the_last_tile_is_held() -> None:
    """L-3.8, L-4.1"""
    tiles = {area: words for area, words in PAVED.items() if area != "a1"}
    position = game(tiles=tiles, hands=[["tile1"], []], turn=0, first_done=1)
    waiting = held(position, "tile1/0@a1")
    assert kinds(waiting) == ["tile"]
    assert waiting.view(None)["phase"] == 1
    play(position, "tile1/0@a1")
    assert position.view(None)["phase"] == 2
    assert position.turn == (2, 1)


def test_the_skip_of_the_rival_is_not_seen_while_a_turn_is_held() -> None:
    """L-4.11"""
    position = late(reserves=[["line3", "square4", "corner3"], []])
    waiting = held(position, "line3/0@b1")
    assert kinds(waiting) == ["build"]
    assert waiting.turn.seat == 0
    play(position, "line3/0@b1")
    assert position.turn == (3, 0), "the turn in which blue was skipped counts"


def test_a_skip_in_phase_1_is_not_seen_while_a_turn_is_held() -> None:
    """L-3.7"""
    tiles = {area: words for area, words in PAVED.items() if area not in ("c1", "c2")}
    reserves = [list(BUILDING_NAMES[:6]), list(BUILDING_NAMES[6:12])]
    position = game(tiles=tiles, hands=[[], ["tile1"]], turn=1, reserves=reserves)
    waiting = held(position, "tile1/0@c1")
    assert kinds(waiting) == ["tile"]
    assert waiting.turn == (1, 1)


def test_the_end_of_the_game_is_the_end_of_the_turn() -> None:
    """L-4.12"""
    position = late(reserves=[["line3"], []])
    last = next(move for move in position.legal() if play(position.copy(), position.name(move)).to_move < 0)
    assert position.ends_turn(last)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_move_of_a_player_reveals_anything(options: dict[str, Any]) -> None:
    """L-2.4: what is hidden is drawn, and that is a move of chance."""
    for position in positions(options, 3):
        for move in position.legal()[::7]:
            assert not position.reveals(move)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_turns_are_counted_one_by_one_and_a_held_turn_shows_how_the_events_begin(
    options: dict[str, Any],
) -> None:
    for seed in range(2):
        before = quartier.new("lumiere", options=options).turn
        for position in positions(options, seed):
            assert position.turn.number > before.number or position.turn == before
            before = position.turn
            if position.to_move < 0:
                continue
            for move in position.legal()[::11]:
                waiting = position.tentative(move)
                assert waiting.ledger is not None
                events = position.events(move, position.to_move)
                assert events[: len(waiting.ledger)] == waiting.tell(waiting.ledger, position.to_move)
                if waiting.to_move != quartier.OVER:
                    assert waiting.turn == position.turn
                    assert waiting.to_move == position.to_move
