"""Chapters 4 and 13: what is played unasked, and the tables of RULES.md, which the engine plays with."""

from __future__ import annotations

import pytest

from quartier.games.paris import pieces
from tests.clauses import rules_of, tables
from tests.games.paris.setting import legal, phase, play, table, told

METALS = {"B": "bronze", "S": "silver", "G": "gold"}
SHOWN = {("la-villette", 8), ("montmartre", 2), ("montmartre", 5)} | {("saint-germain", n) for n in (3, 4, 5)}
"""The buildings that the examples of the rulebooks show."""


def table_of(heading: str, second: str) -> list[list[str]]:
    """The rows of the table in RULES.md that begins with these two headings."""
    (rows,) = [each for each in tables(rules_of("paris")) if each[0][:2] == [heading, second]]
    return rows[1:]


def test_the_landmarks_are_those_of_the_rules() -> None:
    """P-13.11, P-13.5"""
    assert table_of("landmark", "set A") == [
        [
            each.id,
            *map(str, (each.value, each.value_in_set_b, each.marble, each.gold)),
            ", ".join(METALS[slot] for slot in each.prestige),
        ]
        for each in pieces.LANDMARKS
    ]


@pytest.mark.parametrize("number", range(8))
def test_a_landmark_costs_what_the_rules_say_and_takes_the_prestige_of_its_slots(number: int) -> None:
    """P-13.11, P-13.6: with all the resources and prestige in hand, every slot is filled."""
    landmark = pieces.LANDMARKS[number]
    tokens = {"wood": 1, "marble": 2, "gold": 3, **dict.fromkeys(pieces.PRESTIGE, 3)}
    game = table(2, arc=[1, 0], screens={0: {"francs": 20, "tokens": tokens}})
    game.play(game.number({"type": "move", "from": "arc", "to": landmark.id, "district": "belleville"}))
    earned = 0
    for slot in landmark.prestige:
        assert phase(game) == "prestige"
        play(game, next(name for name in legal(game) if name != "keep"))
        earned += pieces.PRESTIGE_POINTS[f"{METALS[slot]}-prestige"]
    left = game.position()["screens"][0]
    assert left["francs"] == 20 - landmark.value
    assert left["tokens"]["marble"] == 2 - landmark.marble
    assert left["tokens"]["gold"] == 3 - landmark.gold
    assert game.result()["scores"][0]["total"] == earned


def test_the_buildings_are_those_of_the_rules() -> None:
    """P-13.2, P-1.2"""
    printed = []
    for district, types in pieces.BUILDINGS.items():
        row = [f"{name}{'*' * ((district, value) in SHOWN)}" for value, name in zip(pieces.VALUES, types)]
        printed.append([district, *row])
    assert table_of("district", "1") == printed


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    """P-4.7"""
    game = table(2)
    assert told(game, "+mo") == ["place", "turn"]
    assert play(game, "+mo").seat == 1


def test_a_turn_with_something_left_to_do_does_not_end_by_itself() -> None:
    """P-4.7"""
    game = play(table(2, screens={0: {"tokens": {"wood": 1}}}), "+mo")
    assert (game.seat, legal(game)) == (0, ["sell:wood", "end"])


@pytest.mark.parametrize("name", list(pieces.END_TILES))
def test_with_an_end_game_tile_in_hand_the_end_of_the_turn_is_always_asked(name: str) -> None:
    """P-4.7: whether the tile could still be used must not show."""
    game = play(table(2, screens={0: {"end_held": [name]}}), "+mo")
    assert game.seat == 0
    assert legal(game)[-1] == "end"


def test_nobody_looks_at_the_end_game_tiles_unasked() -> None:
    """P-4.7: a look shows something new, so it is the player's to take."""
    keys = {f"{district}-8": [0] for district in pieces.DISTRICTS} | {"belleville-5": [0]}
    game = table(4, keys=keys, seat=3, acted=True, screens={0: {"francs": 0}, 3: {"tokens": {"wood": 1}}})
    play(game, "end")
    assert (game.seat, legal(game)) == (0, ["look"])
