"""The rules of Quay, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier_quay.game import CRATE, DEAL, LEAVE, LOAD, SAIL


def at(**more: Any) -> quartier.Game:
    """A game for two in its first turn, with the given changes."""
    seats = [{"order": "tea"}, {"order": "salt"}]
    return quartier.from_position("quay", {"turn": 1, "crate": "tea", "seats": seats, **more})


def test_everybody_draws_a_secret_order_out_of_two_of_each() -> None:
    """Q-1.1, Q-1.2"""
    game = quartier.new("quay", players=3)
    for left in ([2, 2, 2], [1, 2, 2], [2, 2]):
        assert [weight for _, weight in game.chances()] == left
        game.play(DEAL) if game.is_legal(DEAL) else game.play(DEAL + 1)
    assert game.turn == (1, 0)
    assert [seat["order"] for seat in game.view(2)["seats"]] == [None, None, "tea"]


@pytest.mark.parametrize("room", [3, 4])
def test_a_full_hold_takes_no_more_crates(room: int) -> None:
    """Q-1.3, Q-2.3"""
    seats = [{"order": "tea", "hold": ["salt"] * room}, {"order": "salt"}]
    game = at(options={"hold": room}, seats=seats, round=5, turn=9)
    assert game.legal() == [LEAVE, SAIL]
    assert game.refusal(LOAD) == ("hold-full", "Q-2.3", {"seat": 0, "crates": room})


@pytest.mark.parametrize("rounds", [5, 8])
def test_the_game_ends_after_the_last_round_and_all_orders_are_shown(rounds: int) -> None:
    """Q-1.4, Q-3.1"""
    game = at(options={"rounds": rounds}, round=rounds, turn=2 * rounds, seat=1)
    assert game.reveals(LEAVE)
    assert game.view(0)["seats"][1]["order"] is None
    game.play(LEAVE)
    assert game.to_move == quartier.OVER
    assert game.view(0)["seats"][1]["order"] == "salt"


def test_the_die_brings_salt_with_three_faces_tea_with_two_and_silk_with_one() -> None:
    """Q-2.1"""
    assert at(crate=None).chances() == [(CRATE, 3), (CRATE + 1, 2), (CRATE + 2, 1)]


def test_a_crate_is_loaded_or_left_and_an_empty_ship_cannot_sail() -> None:
    """Q-2.2, Q-2.4"""
    game = at()
    assert game.legal() == [LOAD, LEAVE]
    assert game.refusal(SAIL) == ("hold-empty", "Q-2.4", {"seat": 0})
    game.play(LOAD)
    assert game.view(None)["seats"][0]["hold"] == ["tea"]
    assert game.turn == (2, 1)


def test_a_player_who_sails_shows_the_order_and_takes_no_more_turns() -> None:
    """Q-2.5"""
    game = at(seats=[{"order": "tea", "hold": ["salt"]}, {"order": "salt"}], round=2, turn=3)
    game.play(SAIL)
    assert game.view(1)["seats"][0] == {"hold": ["salt"], "order": "tea", "sailed": True}
    for _ in range(2):
        game.play(CRATE)
        assert game.to_move == 1
        game.play(LEAVE)


def test_the_score_counts_crates_the_order_and_the_first_to_sail() -> None:
    """Q-3.2, Q-3.3, Q-3.4"""
    seats = [{"order": "silk", "hold": ["silk", "silk"]}, {"order": "tea", "hold": ["tea", "salt", "salt"]}]
    game = at(seats=seats, round=4, turn=8, seat=1, crate="salt", sailed=[0])
    game.play(SAIL)
    final = game.result()
    assert [[part["points"] for part in score["parts"]] for score in final["scores"]] == [
        [2, 8, 2],
        [3, 2, 0],
    ]
    assert final["winners"] == [0]
    assert final["ranks"] == [1, 2]
