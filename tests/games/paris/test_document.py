"""Position documents: what is left out follows from the rest, and what cannot be is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quartier
from tests.games.paris.setting import table

Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> dict[str, Any]:
    """A good document with one thing changed."""
    screens = {0: {"tokens": {"wood": 1}, "held": [7], "end_held": ["e1"]}}
    document = table(2, keys={"montmartre-2": [0]}, banks={"chaillot": [1]}, screens=screens).position()
    change(document)
    return document


def test_an_empty_document_is_a_new_game() -> None:
    """P-2.5"""
    assert quartier.from_position("paris", {}) == quartier.new("paris")
    assert quartier.from_position("paris", {"players": 4}) == quartier.new("paris", 4)


def test_what_is_left_out_follows_from_the_rest() -> None:
    """P-2.9, P-7.3"""
    game = quartier.from_position("paris", {"players": 3, "screens": [{"francs": 9}, {}, {}]})
    document = game.position()
    assert [screen["keys"] for screen in document["screens"]] == [9, 9, 9]
    assert document["supply"] == {"wood": 0, "marble": 0, "gold": 0}
    assert [stack["size"] for stack in document["stacks"]] == [17, 16]
    assert (document["phase"], game.to_move) == ("act", 0)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda d: d.update(colour="red"), "colour"),
        (lambda d: d.update(title="metropolia"), "title"),
        (lambda d: d.update(players=5), "players"),
        (lambda d: d.update(options={"stacks": 4}), "players or options"),
        (lambda d: d.update(seat=2), "seat"),
        (lambda d: d.update(seat=True), "seat"),
        (lambda d: d.update(phase="lunch"), "phase"),
        (lambda d: d.update(phase="pay"), "moving"),
        (lambda d: d.update(phase="lay"), "drawn"),
        (lambda d: d.update(phase="over"), "phase"),
        (lambda d: d.update(acted=1), "acted"),
        (lambda d: d.update(ending="last"), "ending"),
        (lambda d: d.update(turn=0), "turn"),
        (lambda d: d.update(screens=[{}]), "screens"),
        (lambda d: d.update(screens="none"), "screens"),
        (lambda d: d["screens"][0].update(francs=-1), "screens[0].francs"),
        (lambda d: d["screens"][0].update(keys=3), "screens[0].keys"),
        (lambda d: d["screens"][0].update(held=[7, 7]), "screens[0].held"),
        (lambda d: d["screens"][0].update(held=[31]), "screens[0].held"),
        (lambda d: d["screens"][0].update(used=[7]), "screens[0].used"),
        (lambda d: d["screens"][0].update(meeple=31), "screens[0].meeple"),
        (lambda d: d["screens"][0]["tokens"].update(wood=7), "screens[0].tokens.wood"),
        (lambda d: d["screens"][0]["tokens"].update(gold=1), "tokens"),
        (lambda d: d["screens"][1].update(end_held=["e1"]), "end_pile"),
        (lambda d: d.update(end_pile=["e2"]), "end_pile"),
        (lambda d: d.update(end_taken=[{"seat": 1, "tile": "e1"}]), "end_taken[0].seat"),
        (lambda d: d.update(end_taken=[]), "end_taken"),
        (lambda d: d["track"][6].update(left=1), "track[6].left"),
        (lambda d: d["track"][6].update(number=8, left=1), "track"),
        (lambda d: d["supply"].update(wood=5), "tokens"),
        (lambda d: d["districts"].update(louvain={}), "districts.louvain"),
        (lambda d: d["districts"]["chaillot"].update(bank=[0, 2]), "districts.chaillot.bank"),
        (lambda d: d["districts"]["chaillot"].update(vp_tile=19), "districts.chaillot.vp_tile"),
        (lambda d: d["districts"]["chaillot"]["spaces"].update({"6": {}}), "districts.chaillot.spaces.6"),
        (
            lambda d: d["districts"]["montmartre"]["spaces"]["2"].update(tile="montmartre-3"),
            "districts",
        ),
        (lambda d: d["districts"]["montmartre"]["spaces"]["2"].update(tile=None), ""),
        (lambda d: d["landmarks"]["louvre"].update(keys=[0, 1]), ""),
        (lambda d: d["stacks"][0].update(size=1), "stacks"),
        (lambda d: d["stacks"][0].update(top="chaillot"), "stacks[0].top"),
        (lambda d: d.update(fee=2), "moving"),
        (lambda d: d.update(pairs={"prestige": True, "given": 0}), "pairs"),
        (lambda d: d.update(opened=1), "opened"),
    ],
)
def test_a_bad_document_is_refused_with_the_field_that_is_wrong(change: Change, field: str) -> None:
    """P-1.2, P-1.3, P-1.9, P-6.8: every piece is in exactly one place."""
    with pytest.raises(quartier.BadPosition) as refused:
        quartier.from_position("paris", changed(change))
    assert str(refused.value).startswith(field), str(refused.value)


def test_two_landmarks_of_one_value_cannot_share_a_district() -> None:
    """P-5.8"""
    with pytest.raises(quartier.BadPosition, match="two of one value"):
        table(2, landmarks={"tuileries": "chaillot", "grand-palais": "chaillot"})


def test_a_vp_tile_lies_in_one_district_only() -> None:
    """P-5.10"""
    with pytest.raises(quartier.BadPosition, match="VP tile"):
        table(2, vp_tiles={"chaillot": 20, "montmartre": 20})
