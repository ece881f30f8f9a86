"""Positions as documents: written by hand, read back, and refused when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.metropolia.pieces import ESTABLISHMENTS
from tests.games.metropolia.setting import BASE, PLUS, city

SWAP = {"options": PLUS, "dice": [6], "seats": [city(1, business_center=1, stadium=1, cafe=1), city(5)]}
ONE_CARD = {"cards": {"bakery": 1, "stadium": 1}}
TOWERED = city(5, "train_station", "radio_tower")
PORT = city(5, "train_station", "radio_tower", "harbor")
SUPPLY = {card.id: card.copies for card in ESTABLISHMENTS}
NO_STADIUM = {card: copies for card, copies in SUPPLY.items() if card != "stadium"}


def opened(names: int) -> dict[str, int]:
    """A market on which the first few establishments lie open, one copy each."""
    return {card.id: 1 for card in ESTABLISHMENTS[:names]}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"title": "paris"}, "title"),
    ({"players": 5}, "players"),
    ({"players": "2"}, "players"),
    ({"options": {"plus": "yes"}}, "options"),
    ({"colour": "red"}, "colour"),
    ({"seats": [{}]}, "seats"),
    ({"seats": [{"coins": -1}, {}]}, r"seats\[0\].coins"),
    ({"seats": [{"coins": True}, {}]}, r"seats\[0\].coins"),
    ({"seats": [{"money": 1}, {}]}, r"seats\[0\].money"),
    ({"seats": [{"cards": {"castle": 1}}, {}]}, "castle"),
    ({"seats": [{"cards": ["cafe"]}, {}]}, r"seats\[0\].cards"),
    ({"seats": [city(0, stadium=2), {}]}, "stadium"),
    ({"seats": [city(0, cafe=4), city(0, cafe=3)]}, "cafe"),
    ({"seats": [{"landmarks": ["castle"]}, {}]}, "castle"),
    ({"seats": [{"landmarks": "harbor"}, {}]}, "landmarks"),
    ({"options": BASE, "seats": [{"landmarks": ["harbor"]}, {}]}, "Plus"),
    ({"options": BASE, "seats": [city(0, sushi_bar=1), {}]}, "sushi_bar"),
    ({"supply": {"cafe": 7}}, "cafe"),
    ({"options": PLUS, "supply": {"cafe": 1}, "deck": {}}, "missing"),
    ({"options": PLUS, "deck": {"cafe": 1}}, "deck"),
    ({"phase": "lunch"}, "phase"),
    ({"options": PLUS, "phase": "dice"}, "phase"),
    ({"options": PLUS, "phase": "build"}, "dice"),
    ({"options": PLUS, "phase": "roll", "dice": [3]}, "dice"),
    ({"options": PLUS, "phase": "build", "dice": [7]}, "dice"),
    ({"options": PLUS, "phase": "build", "dice": [3, 4]}, "train station"),
    ({"options": PLUS, "phase": "build", "dice": 3}, "dice"),
    ({"options": PLUS, "phase": "roll", "rolling": 2}, "train station"),
    ({"options": PLUS, "phase": "roll", "rolling": 0}, "rolling"),
    ({"options": PLUS, "phase": "build", "dice": [5], "added": 2}, "added"),
    ({"options": PLUS, "phase": "build", "dice": [5], "rerolled": True}, "radio"),
    ({"options": PLUS, "phase": "build", "dice": [5], "rerolled": 1}, "rerolled"),
    ({"options": PLUS, "phase": "build", "dice": [5], "turn": 2}, "turn"),
    ({"options": PLUS, "phase": "build", "dice": [5], "turns": 0}, "turns"),
    ({"options": PLUS, "phase": "build", "dice": [5], "given": "cafe"}, "given"),
    ({"options": PLUS, "phase": "take", "dice": [6], "given": "castle"}, "castle"),
    ({"options": PLUS, "phase": "take", "dice": [6], "given": "cafe"}, "given"),
    ({"options": PLUS, "phase": "take", "dice": [6], "given": {}}, "given"),
    ({"options": PLUS, "phase": "take", "dice": [6], "given": ["cafe"]}, "given"),
    ({**SWAP, "phase": "take", "given": "stadium"}, "given"),
    ({**SWAP, "phase": "take"}, "given"),
    ({**SWAP, "phase": "give", "given": "cafe"}, "given"),
    ({**SWAP, "phase": "roll", "dice": [], "seats": [{"cards": {}}, {}]}, "wheat_field"),
    ({**SWAP, "phase": "roll", "dice": [], "seats": [ONE_CARD, city(0, wheat_field=2)]}, r"seats\[0\].cards"),
    ({"options": {**PLUS, "first_player": "seat-1"}, "phase": "first-player"}, "gives the first turn"),
    ({"options": PLUS, "phase": "first-player", "seats": [city(4), {}]}, r"seats\[0\]"),
    ({"options": PLUS, "phase": "first-player", "turn": 1}, "turn"),
    ({"options": PLUS, "phase": "first-player", "added": 2}, "added"),
    ({"options": PLUS, "phase": "dice", "rerolled": True, "seats": [TOWERED, {}]}, "rerolled"),
    ({"options": PLUS, "phase": "reroll", "dice": [3], "rerolled": True, "seats": [TOWERED, {}]}, "rerolled"),
    ({"options": PLUS, "phase": "tv", "dice": [6], "seats": [city(1, tv_station=1), city(5)]}, "tv"),
    ({"options": PLUS, "phase": "build", "dice": [6], "seats": [city(0), {}]}, "only one move"),
    ({"options": {**PLUS, "dead_purples": "clear"}, "phase": "roll", "supply": NO_STADIUM}, "stadium"),
    ({"options": {"market": "ten"}, "phase": "roll", "supply": NO_STADIUM, "deck": {"stadium": 4}}, "room"),
    ({"options": PLUS, "phase": "roll", "seats": [{"landmarks": ["harbor", "harbor"]}, {}]}, "twice"),
    ({"options": PLUS, "phase": "tv", "dice": [6]}, "tv"),
    ({"options": PLUS, "phase": "give", "dice": [6]}, "give"),
    ({"options": PLUS, "phase": "tuna", "dice": [6]}, "tuna"),
    ({"options": PLUS, "phase": "harbor", "dice": [6]}, "harbor"),
    ({"options": PLUS, "phase": "reroll", "dice": [6]}, "reroll"),
    ({"options": PLUS, "phase": "over", "dice": [6]}, "over"),
    ({"options": PLUS, "phase": "deal"}, "market"),
    ({"options": {"market": "ten"}, "phase": "roll"}, "market"),
    (
        {"options": PLUS, "phase": "roll", "supply": {**SUPPLY, "cafe": 5}, "deck": {"cafe": 1}},
        "all cards lie",
    ),
    ({"options": {"market": "ten"}, "phase": "deal", "dice": [3], "supply": opened(8)}, "one at most"),
    ({"options": {"market": "ten"}, "phase": "deal", "dice": [3], "supply": opened(9)}, "sold out"),
    ({"options": {"market": "5-5-2"}, "phase": "deal", "supply": {"mine": 1}}, "has not come"),
    (
        {"options": PLUS, "phase": "harbor", "dice": [5, 6], "added": 2, "seats": [PORT, {}]},
        "added: 2 in the phase",
    ),
    (
        {"options": PLUS, "phase": "reroll", "dice": [5, 6], "added": 2, "seats": [PORT, {}]},
        "added: 2 in the phase",
    ),
]


@pytest.mark.parametrize(("document", "word"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_an_impossible_position_is_refused_with_the_field(document: dict[str, Any], word: str) -> None:
    """M-1.2, M-5.2, M-7.5"""
    with pytest.raises(quartier.BadPosition, match=word):
        quartier.from_position("metropolia", document)


@pytest.mark.parametrize("options", [{}, {"plus": False}, {"first_player": "seat-1", "market": "all"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_left_out_has_its_start_value(players: int, options: dict[str, Any]) -> None:
    """M-1.4, M-1.6"""
    document = {"players": players, "options": options}
    assert quartier.from_position("metropolia", document) == quartier.new("metropolia", players, options)


def test_a_finished_game_can_be_written_down() -> None:
    """M-6.1"""
    game = quartier.playout(quartier.new("metropolia", 3), 7)
    again = quartier.from_position("metropolia", game.position())
    assert again == game
    assert again.result() == game.result()


def test_a_finished_game_refuses_every_move() -> None:
    """M-6.1"""
    game = quartier.playout(quartier.new("metropolia", 2), 3)
    assert game.refusal(game.parse("nothing")) == ("game-over", "", {})


def test_a_cleared_purple_card_may_be_missing() -> None:
    """M-7.8"""
    options = {"plus": False, "market": "all", "dead_purples": "clear"}
    seats = [city(0, stadium=1), city(0, stadium=1)]
    document = {"options": options, "seats": seats, "phase": "roll"}
    game = quartier.from_position("metropolia", document)
    supply = game.position()["supply"]
    assert "stadium" not in supply
    with pytest.raises(quartier.BadPosition, match="cleared"):
        quartier.from_position("metropolia", {**document, "supply": {**supply, "stadium": 1}})
