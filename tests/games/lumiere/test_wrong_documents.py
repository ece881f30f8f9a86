"""Documents that nobody would write: refused in words, or a game that can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quartier
from quartier.conformance.document import accepted, changed, real, try_out
from quartier.games.lumiere import stage
from quartier.games.lumiere.document import FIELDS, PIECES
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARDS,
    FACINGS,
    SPACE_NAMES,
    TILE_NAMES,
)
from quartier.kernel.quote import quote
from tests.games.lumiere.boards import OTHER_EIGHT, PAVED, PLAIN_EIGHT, paved, play
from tests.games.lumiere.invariant import invariant


def tried_out(count: int, seed: int, play: int) -> tuple[int, int]:
    """How many changed documents were accepted, and how many of those were played to the end."""
    rng = quartier.Rng(seed)
    taken = played = 0
    for document in changed(real("lumiere", seed, most=150), rng, count):
        game = accepted("lumiere", document)
        taken += game is not None
        if game is not None and played < play:
            try_out(game, rng, invariant)
            played += 1
    return taken, played


def test_a_document_gone_wrong_is_refused_or_can_be_played_to_the_end() -> None:
    taken, played = tried_out(count=600, seed=1, play=25)
    assert taken > 80
    assert played == 25


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_documents_gone_wrong_are_refused_or_can_be_played_to_the_end(seed: int) -> None:
    taken, _ = tried_out(count=2500, seed=seed, play=120)
    assert taken > 300


def some(names: tuple[str, ...] | list[str], most: int = 4) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), max_size=most, unique=True)


def pair(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(strategy, min_size=2, max_size=2)


SITES = st.builds("{}@{}".format, st.integers(0, 7), st.sampled_from(SPACE_NAMES))
TILES = st.builds(
    "{} {}/{}".format, st.sampled_from(["orange", "blue"]), st.sampled_from(TILE_NAMES), st.integers(0, 3)
)
PLACES = st.one_of(
    SITES,
    st.sampled_from(SPACE_NAMES),
    st.builds("{}@{}".format, st.sampled_from(FACINGS + BUILDING_NAMES), st.sampled_from(SPACE_NAMES)),
)
SEATS = st.sampled_from([0, 1, None])
WRITTEN = {
    "options": st.fixed_dictionaries(
        {},
        optional={
            "postcards": st.sampled_from(["first-game", "random", PLAIN_EIGHT, list(OTHER_EIGHT)]),
            "hand": st.sampled_from([1, 2]),
            "first_player": st.sampled_from(["random", "seat-1", "seat-2"]),
            "flip": st.booleans(),
        },
    ),
    "stage": st.sampled_from(stage.NAMES),
    "turn": SEATS,
    "starter": SEATS,
    "first_done": SEATS,
    "idle": st.integers(0, 2),
    "pending": st.sampled_from([None, *CARDS]),
    "returned": st.sampled_from([None, *BUILDING_NAMES]),
    "postcards": some(CARDS, 8),
    "taken": pair(some(CARDS)),
    "used": some(CARDS),
    "tiles": st.one_of(
        st.just(PAVED), st.dictionaries(st.sampled_from(AREA_NAMES), TILES, max_size=3), st.just({})
    ),
    "hands": pair(some(TILE_NAMES, 2)),
    "reserves": pair(some(BUILDING_NAMES)),
    "buildings": pair(st.dictionaries(st.sampled_from(BUILDING_NAMES), SITES, max_size=2)),
    "pieces": st.dictionaries(st.sampled_from(PIECES), PLACES, max_size=2),
}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3),
    max_leaves=8,
)


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), ANYTHING, max_size=4))
def test_anything_in_a_field_is_refused_in_words(document: dict[str, Any]) -> None:
    accepted("lumiere", document)


@settings(max_examples=250, deadline=None)
@given(st.fixed_dictionaries({}, optional=WRITTEN), st.integers(0, 1000))
def test_right_words_in_the_wrong_place_are_refused_or_can_be_played_to_the_end(
    document: dict[str, Any], seed: int
) -> None:
    game = accepted("lumiere", document)
    if game is not None:
        invariant(game)  # type: ignore[arg-type]
        invariant(quartier.playout(game, seed))  # type: ignore[arg-type]


POWERLESS = {"options": {"postcards": PLAIN_EIGHT}, "tiles": PAVED}
ALL_TAKEN = {**POWERLESS, "taken": [PLAIN_EIGHT[:4], PLAIN_EIGHT[4:]]}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"options": {"first_player": "seat-1"}, "starter": 1}, "starter"),
    ({"options": {"first_player": "seat-1"}, "starter": None}, "starter"),
    ({"options": {"postcards": "random"}, "starter": 1}, "starter"),
    ({"stage": "starting", "turn": 1}, "turn"),
    ({"hands": [["tile1"], ["tile1"]], "turns": 3}, "turns"),
    ({"hands": [["tile1"], ["tile1"]], "turns": 10**5000}, "turns"),
    ({"hands": [["tile1"], ["tile1"]], "turns": 0}, "turns"),
    ({"tiles": {"a1": "orange tile1/01"}}, "tiles.a1"),
    ({"tiles": {"a1": 10**5000}}, "tiles.a1"),
    ({"tiles": {10**5000: "orange tile1/0"}}, "tiles"),
    ({"tiles": PAVED, "buildings": [{"line3": "@c1"}, {}]}, "buildings.line3"),
    ({"tiles": PAVED, "buildings": [{"line3": "01@c1"}, {}]}, "buildings.line3"),
    ({"players": 2.0}, "players"),
    ({"tiles": PAVED, "taken": [["sacre-coeur"], []], "used": ["sacre-coeur"]}, "used"),
    ({"tiles": PAVED, "taken": [["levitation"], []], "used": ["levitation"]}, "used"),
    # Nothing in the reserve to give back, or no building of the pool that fits (L-5.2).
    (
        {
            **POWERLESS,
            "stage": "giving",
            "taken": [["levitation"], []],
            "used": ["levitation"],
            "pending": "levitation",
        },
        "pending",
    ),
    # An annex without a building to lay it against (L-5.10).
    (
        {
            **POWERLESS,
            "stage": "putting",
            "taken": [["bouquinistes"], []],
            "used": ["bouquinistes"],
            "pending": "bouquinistes",
        },
        "pending",
    ),
    # Blue was idle though there is a place for its building (L-4.9).
    ({**ALL_TAKEN, "turn": 0, "idle": 1, "reserves": [[], ["line3"]]}, "idle"),
    ({**ALL_TAKEN, "stage": "ended", "idle": 2, "reserves": [[], ["line3"]]}, "stage"),
    (
        {
            **ALL_TAKEN,
            "stage": "putting",
            "idle": 1,
            "turn": 0,
            "used": ["peintre"],
            "pending": "peintre",
        },
        "idle",
    ),
]


@pytest.mark.parametrize(("document", "field"), WRONG, ids=quote)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_field(
    document: dict[str, Any], field: str
) -> None:
    with pytest.raises(quartier.BadPosition) as refused:
        quartier.from_position("lumiere", document)
    assert str(refused.value).startswith(f"{field}:")


def test_a_place_that_needs_a_power_does_not_keep_the_game_from_ending() -> None:
    """L-4.10, L-4.12"""
    cards = ["metropolitain", *PLAIN_EIGHT[:7]]
    waiting = paved(options={"postcards": cards}, taken=[cards[4:], cards[:4]], reserves=[[], ["c6"]], turn=1)
    play(waiting, "pass")
    assert waiting.to_move == quartier.OVER
    assert quartier.from_position("lumiere", waiting.position()) == waiting


def test_a_document_with_a_given_start_is_a_new_game() -> None:
    options = {"postcards": "random", "first_player": "seat-2"}
    assert quartier.from_position("lumiere", {"options": options}) == quartier.new("lumiere", options=options)
