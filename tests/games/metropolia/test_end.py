"""Chapter 6: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from tests.games.metropolia.setting import FOUR, PLUS, city, legal, play, table, told

BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}


def test_the_fourth_landmark_wins_at_once() -> None:
    """M-6.1"""
    game = table(city(30, *FOUR[:3]), city(30, *FOUR[:3]), **BUILD)
    assert [event["type"] for event in told(game, "build-radio_tower")] == ["landmark", "win"]
    play(game, "build-radio_tower")
    assert game.to_move == quartier.OVER
    assert game.legal() == []
    assert game.result()["winners"] == [0]
    with pytest.raises(quartier.IllegalMove) as refused:
        game.play(0)
    assert refused.value.reason == "game-over"


def test_a_double_gives_no_turn_after_the_win() -> None:
    """M-6.1"""
    seats = city(30, *FOUR[:3]), city(30)
    game = play(table(*seats, phase="build", dice=[4, 4]), "build-radio_tower")
    assert game.to_move == quartier.OVER


def test_three_landmarks_do_not_win() -> None:
    """M-6.1"""
    game = play(table(city(30, *FOUR[:2]), city(30), **BUILD), "build-amusement_park")
    assert game.result()["over"] is False
    assert game.result()["winners"] == []


def test_the_others_rank_by_landmarks_then_by_coins() -> None:
    """M-6.2"""
    seats = city(22, *FOUR[:3]), city(50), city(0, "shopping_mall"), city(50)
    result = play(table(*seats, **BUILD), "build-radio_tower").result()
    assert result["ranks"] == [1, 3, 2, 3]
    assert [score["total"] for score in result["scores"]] == [4, 0, 1, 0]


def test_the_score_has_a_line_for_each_landmark() -> None:
    """M-6.2"""
    scores = table(city(0, "shopping_mall"), city(0)).result()["scores"]
    assert scores[0]["parts"] == [
        {"part": "train_station", "points": 0},
        {"part": "shopping_mall", "points": 1},
        {"part": "amusement_park", "points": 0},
        {"part": "radio_tower", "points": 0},
    ]


def test_plus_needs_six_landmarks() -> None:
    """M-8.1: neither the harbor nor the airport is optional, and the city hall counts for nothing."""
    game = table(city(60, *FOUR), city(0), options=PLUS, **BUILD)
    assert {"build-harbor", "build-airport"} <= set(legal(game))
    play(game, "build-harbor")
    assert game.to_move != quartier.OVER
    last = table(city(60, *FOUR, "harbor"), city(0), options=PLUS, **BUILD)
    assert play(last, "build-airport").to_move == quartier.OVER
