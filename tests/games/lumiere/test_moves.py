"""Numbers, records and notation of moves."""

from __future__ import annotations

import pytest

import quartier
from quartier.games.lumiere import action
from quartier.games.lumiere.geometry import LAID
from quartier.games.lumiere.moves import describe, name, number, parse
from quartier.games.lumiere.pieces import TILES
from quartier.kernel.movelist import MOST_MOVES


def test_every_number_of_the_action_space_has_a_record_and_a_name_of_its_own() -> None:
    names = {name(move) for move in range(action.COUNT)}
    assert len(names) == action.COUNT
    for move in range(action.COUNT):
        assert number(describe(move)) == move
        assert parse(name(move)) == move
        assert parse(f"  {name(move).upper()} ") == move


@pytest.mark.parametrize(
    ("notation", "record"),
    [
        ("pass", {"type": "pass"}),
        ("deal peintre", {"type": "deal", "card": "peintre"}),
        ("first blue", {"type": "first", "colour": "blue"}),
        ("draw tile3", {"type": "draw", "tile": "tile3"}),
        ("tile3/1@b2", {"type": "tile", "tile": "tile3", "rotation": 1, "area": "b2"}),
        ("take l4", {"type": "take", "building": "l4"}),
        ("give l4", {"type": "give", "building": "l4"}),
        ("sacre-coeur", {"type": "card", "card": "sacre-coeur", "use": True}),
        ("peintre unused", {"type": "card", "card": "peintre", "use": False}),
        ("l4/3@c5", {"type": "build", "building": "l4", "rotation": 3, "space": "c5"}),
        ("garden/1@h7", {"type": "garden", "rotation": 1, "space": "h7"}),
        ("fountain/0@a1", {"type": "fountain", "rotation": 0, "space": "a1"}),
        ("large-lamp@d3", {"type": "put", "piece": "large-lamp", "space": "d3"}),
        ("statue/west@d3", {"type": "statue", "facing": "west", "space": "d3"}),
        ("annex/garden@d3", {"type": "annex", "building": "garden", "space": "d3"}),
    ],
)
def test_notation_and_records_say_the_same(notation: str, record: dict[str, object]) -> None:
    assert describe(parse(notation)) == record
    assert name(number(record)) == notation


def test_turns_that_look_the_same_are_the_same_move() -> None:
    assert parse("line3/2@a1") == parse("line3/0@a1")
    assert parse("x5/7@a1") == parse("x5/0@a1")
    assert parse("l4/4@a1") != parse("l4/0@a1")


@pytest.mark.parametrize(
    "nonsense", ["", "l4", "l4/9@a1", "l4/0@i1", "line3/0@h1", "tile9/0@a1", "take garden", "x@a1"]
)
def test_nonsense_is_refused(nonsense: str) -> None:
    with pytest.raises(quartier.IllegalMove):
        parse(nonsense)


@pytest.mark.parametrize(
    "record",
    [
        {"type": "build", "building": "l4", "rotation": "0", "space": "a1"},
        {"type": "build", "building": "garden", "rotation": 0, "space": "a1"},
        {"type": "build", "building": "l4", "rotation": True, "space": "a1"},
        {"type": "tile", "tile": "tile1", "rotation": 4, "area": "a1"},
        {"type": "card", "card": "peintre", "use": 1},
        {"type": "card", "card": "peintre"},
        {"type": "put", "piece": "statue", "space": "a1"},
    ],
)
def test_records_that_mean_nothing_are_refused(record: dict[str, object]) -> None:
    with pytest.raises(quartier.IllegalMove):
        number(record)


def test_no_position_offers_more_moves_than_a_list_holds() -> None:
    """A power covers one rival's space, so no building takes in a whole tile with two of them."""
    buildings = [cells for shape, _, _, cells in LAID if shape < 12]
    corners = [row * 16 + column * 2 for row in range(4) for column in range(4)]
    fewest = min(sum(cells >> at & 771 == 771 for cells in buildings) for at in corners)
    too_foreign = sum("".join(rows).count("o") >= 2 for rows in TILES.values())
    postcards_and_pass = 12 + 12 + 1
    assert len(buildings) - too_foreign * fewest + postcards_and_pass <= MOST_MOVES
