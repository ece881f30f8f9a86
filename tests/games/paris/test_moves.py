"""Numbers, records and notation of moves."""

from __future__ import annotations

import pytest

import quartier
from quartier.games.paris import action, moves
from tests.games.paris.setting import legal, play, table


def test_every_number_of_the_action_space_has_a_record_and_a_name_of_its_own() -> None:
    game = table(2)
    assert len({notation for _, notation in moves.ROWS}) == action.COUNT
    for number in range(action.COUNT):
        assert game.number(game.describe(number)) == number
        assert game.parse(game.name(number).upper()) == number
    assert action.COUNT < 1024


def test_a_record_needs_only_what_sets_it_apart() -> None:
    game = table(2)
    assert game.number({"type": "draw", "district": "montmartre", "value": 5}) == game.parse("draw:mo5")
    bank = {"type": "move", "from": "montmartre-bank", "to": "louvre"}
    assert game.number(bank) == game.parse("mo$>lou")
    arc = {"type": "move", "from": "arc", "to": "louvre", "district": "chaillot"}
    assert game.number(arc) == game.parse("arc>lou@ch")


@pytest.mark.parametrize(
    "record",
    [
        {"type": "move", "from": "arc", "to": "louvre"},
        {"type": "move", "from": "arc", "to": ["louvre"], "district": "chaillot"},
        {"type": "stack", "stack": True},
        {"type": "use", "tile": 31},
        {"type": ["use"]},
    ],
)
def test_a_record_that_means_nothing_is_refused(record: dict[str, object]) -> None:
    with pytest.raises(quartier.IllegalMove):
        table(2).number(record)


def test_a_stack_is_named_with_the_district_on_its_top() -> None:
    """P-3.2"""
    game = table(2, built=(), phase="stack", stacks=[{"top": "chaillot"}, {"top": "montmartre"}])
    assert game.describe(game.legal()[0]) == {
        "type": "stack",
        "stack": 0,
        "number": 1,
        "district": "chaillot",
    }


def test_a_pair_is_named_by_what_is_handed_in() -> None:
    """P-9.23, P-9.24"""
    tokens = {"bronze-prestige": 2, "silver-prestige": 2}
    game = play(table(2, screens={0: {"held": [23], "tokens": tokens}}), "use23")
    assert legal(game) == ["pair1", "pair2"]
    assert game.describe(game.legal()[0]) == {"type": "pair", "kind": "bronze-prestige"}


def test_a_number_outside_the_action_space_means_nothing() -> None:
    game = table(2)
    for number in (-1, action.COUNT):
        with pytest.raises(quartier.IllegalMove):
            game.describe(number)
        with pytest.raises(quartier.IllegalMove):
            game.name(number)
        assert game.refusal(number) == ("unknown-move", "", {})
