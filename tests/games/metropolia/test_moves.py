"""Move numbers, records and notation."""

from __future__ import annotations

from typing import Any

import pytest

import quartier
from quartier.games.metropolia.action import COUNT as ACTIONS
from quartier.games.metropolia.moves import TABLE
from quartier.kernel.title import title

GAME = quartier.new("metropolia")


def test_every_move_of_the_action_space_has_one_record_and_one_name() -> None:
    assert title("metropolia").actions == ACTIONS == len({name for _, name in TABLE}) == 246
    for move in range(ACTIONS):
        assert GAME.number(GAME.describe(move)) == move
        assert GAME.parse(GAME.name(move)) == move


def test_the_numbers_of_some_moves_never_change() -> None:
    """Records and trained nets depend on them."""
    names = ["first-1", "deal-wheat_field", "1", "1+1", "tuna-1+1", "one", "keep", "add-0", "tv-1"]
    assert [GAME.parse(name) for name in names] == [0, 4, 29, 35, 56, 77, 79, 82, 84]
    names = ["no-swap", "give-wheat_field", "take-1-wheat_field", "build-wheat_field", "build-train_station"]
    assert [GAME.parse(name) for name in names] == [88, 89, 114, 214, 239]
    assert GAME.parse("nothing") == 245


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Build-Cafe", "build-cafe"),
        (" build tv station ", "build-tv_station"),
        ("build-tv-station", "build-tv_station"),
        ("4+3", "3+4"),
        ("TUNA-6+2", "tuna-2+6"),
        ("take 2 fruit veg market", "take-2-fruit_veg_market"),
    ],
)
def test_capitals_spaces_and_the_order_of_dice_do_not_matter_in_notation(text: str, name: str) -> None:
    assert GAME.name(GAME.parse(text)) == name


@pytest.mark.parametrize("text", ["", "build", "build-castle", "7", "3+7", "+", "tuna-", "take-5-cafe"])
def test_notation_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(quartier.IllegalMove):
        GAME.parse(text)


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"type": "build"},
        {"type": "build", "card": "castle"},
        {"type": "build", "card": ["cafe"]},
        {"type": "build", "card": "cafe", "coins": 2},
        {"type": "tv", "seat": True},
        {"type": "tv", "seat": 4},
        {"type": "dance"},
    ],
)
def test_a_record_that_means_nothing_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(quartier.IllegalMove):
        GAME.number(record)


@pytest.mark.parametrize("move", [-1, ACTIONS, 10**6])
def test_a_number_outside_the_action_space_is_refused(move: int) -> None:
    with pytest.raises(quartier.IllegalMove):
        GAME.describe(move)
    with pytest.raises(quartier.IllegalMove):
        GAME.name(move)
    with pytest.raises(quartier.IllegalMove):
        GAME.play(move)
