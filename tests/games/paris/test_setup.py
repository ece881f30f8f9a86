"""Chapter 2: the set-up."""

from __future__ import annotations

from typing import Any, cast

import pytest

import quartier
from quartier.games.paris import pieces
from quartier.games.paris.game import Paris
from tests.games.paris.setting import phase


def start(players: int, seed: int = 1, **options: Any) -> Paris:
    """A game after everything that chance decides before the first turn."""
    game = cast(Paris, quartier.new("paris", players, options))
    rng = quartier.Rng(seed)
    while game.turns == 0:
        game.play(quartier.draw(game, rng))
    return game


@pytest.mark.parametrize(("players", "keys"), [(2, 10), (3, 9), (4, 7)])
def test_everybody_starts_with_3_francs_and_keys_by_the_number_of_players(players: int, keys: int) -> None:
    """P-2.1, P-2.2, P-2.3, P-2.6, P-2.7, P-2.9"""
    game = start(players)
    document = game.position()
    for screen in document["screens"]:
        assert (screen["francs"], screen["keys"], screen["spare"], screen["meeple"]) == (3, keys, 2, 0)
        assert sum(screen["points"].values()) == 0
        assert sum(screen["tokens"].values()) == 0
    assert document["arc"] == [0] * players
    assert all(sum(district["bank"]) == 0 for district in document["districts"].values())


def test_landmarks_vp_tiles_and_end_game_tiles_lie_beside_the_board() -> None:
    """P-2.4, P-2.10, P-2.11"""
    document = start(3).position()
    assert all(landmark["district"] is None for landmark in document["landmarks"].values())
    assert all(district["vp_tile"] is None for district in document["districts"].values())
    assert len(document["end_pile"]) == 12


def test_the_first_player_is_drawn_unless_seat_1_begins() -> None:
    """P-2.5"""
    game = quartier.new("paris", 3)
    assert game.chances() == [(0, 1), (1, 1), (2, 1)]
    assert {start(3, seed).first for seed in range(20)} == {0, 1, 2}
    assert {start(3, seed, first_player="seat-1").first for seed in range(5)} == {0}


def test_a_token_lies_beside_every_space_as_printed() -> None:
    """P-2.8"""
    document = start(2).position()
    for district in document["districts"].values():
        assert {int(v): s["token"] for v, s in district["spaces"].items()} == pieces.SPACE_TOKENS


@pytest.mark.parametrize(("players", "of_18"), [(2, 1), (3, 2), (4, 3)])
def test_bonus_tiles_lie_on_their_numbers_with_copies_by_the_number_of_players(
    players: int, of_18: int
) -> None:
    """P-2.12"""
    track = start(players).position()["track"]
    assert [space["number"] for space in track] == list(range(1, 31))
    assert track[17]["left"] == of_18
    assert track[26]["left"] == 1


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({}, [17, 16]),
        ({"stacks": 3}, [11, 11, 11]),
        ({"placement": "free"}, [18, 18]),
        ({"placement": "free", "stacks": 3}, [12, 12, 12]),
    ],
)
def test_the_stacks_hold_33_tiles_or_36(options: dict[str, Any], sizes: list[int]) -> None:
    """P-2.13, P-12.1"""
    game = start(2, **options)
    assert [stack["size"] for stack in game.position()["stacks"]] == sizes
    assert len(game.position()["unseen"]) == 36


def test_the_advanced_set_up_mixes_all_tokens_except_the_gold() -> None:
    """P-2.14"""
    game = start(4, setup="advanced")
    spaces = [
        (int(value), space["token"])
        for district in game.position()["districts"].values()
        for value, space in district["spaces"].items()
    ]
    assert all((kind == "gold") == (value == 8) for value, kind in spaces)
    for kind in pieces.KINDS:
        assert sum(each == kind for _, each in spaces) == 6
    others = [kind for value, kind in spaces if value < 8]
    assert others != [kind for _ in range(6) for value, kind in pieces.SPACE_TOKENS.items() if value < 8]


def test_the_advanced_set_up_mixes_bonus_tiles_within_their_zones() -> None:
    """P-2.15"""
    track = start(3, setup="advanced").position()["track"]
    for zone in pieces.ZONES.values():
        assert sorted(track[space - 1]["number"] for space in zone) == list(zone)
    assert [space["number"] for space in track] != list(range(1, 31))
    assert all(space["left"] == pieces.copies(space["number"], 3) for space in track)


def test_the_weights_of_the_advanced_set_up_are_what_is_left() -> None:
    """P-2.14"""
    game = cast(Paris, quartier.new("paris", 2, {"setup": "advanced", "first_player": "seat-1"}))
    assert phase(game) == "tokens"
    wood = game.number({"type": "set-token", "kind": "wood"})
    assert dict(game.chances())[wood] == 6
    game.play(wood)
    assert dict(game.chances())[wood] == 5


def test_the_last_tokens_and_the_last_number_of_a_zone_are_laid_unasked() -> None:
    """P-4.7, P-2.14, P-2.15: chance has no choice there."""
    game = quartier.new("paris", 2, {"setup": "advanced", "first_player": "seat-1"})
    for kind in ("wood", "marble", "bronze-prestige", "silver-prestige"):
        for _ in range(6):
            game.play(game.parse(f"set:{kind}"))
    assert game.position()["phase"] == "track"
    last = [space["token"] for space in game.position()["districts"]["chaillot"]["spaces"].values()]
    assert last == ["gold-prestige"] * 5 + ["gold"]
    for number in range(10, 1, -1):
        game.play(game.parse(f"set{number}"))
    assert [space["number"] for space in game.position()["track"]][:11] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert len(game.legal()) == 10


def test_screens_hide_francs_tokens_and_bonus_tiles_unless_they_are_open() -> None:
    """P-2.16"""
    hidden, opened = (start(2, open_screens=is_open).view(0)["seats"][1] for is_open in (False, True))
    assert (hidden["francs"], hidden["tokens"], hidden["held"], hidden["keys"]) == (None, None, None, 10)
    assert (opened["francs"], opened["held"]) == (3, [])
    assert opened["end_held"] is None
