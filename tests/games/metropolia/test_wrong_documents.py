"""Documents that nobody would write: refused in words, or a game that can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quartier
from quartier import engine
from quartier.conformance.document import accepted, changed, real, try_out
from quartier.games.metropolia.document import FIELDS
from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.offer import forecast
from quartier.games.metropolia.phase import NAMES as PHASES
from quartier.games.metropolia.pieces import CARD_IDS, LANDMARK_IDS
from tests.games.metropolia.invariant import invariant
from tests.games.metropolia.setting import BASE, PLUS, city, table

ATTRIBUTES = (
    "players", "to_move", "phase", "seat", "turns", "rolling", "first", "second", "added", "given",
    "rerolled", "coins", "landmarks", "cities", "supply", "deck", "names", "left", "plus", "kinds",
    "cost", "holding",
)  # fmt: skip


def tried_out(count: int, seed: int, most: int) -> tuple[int, int]:
    """How many changed documents were accepted, and how many of those were played to the end."""
    rng = quartier.Rng(seed)
    taken = played = 0
    for document in changed(real("metropolia", seed, most=150), rng, count):
        game = accepted("metropolia", document)
        taken += game is not None
        if game is not None and played < most:
            try_out(game, rng, invariant)
            played += 1
    return taken, played


def test_a_document_gone_wrong_is_refused_or_can_be_played_to_the_end() -> None:
    taken, played = tried_out(count=600, seed=1, most=25)
    assert taken > 80
    assert played == 25


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 4))
def test_many_documents_gone_wrong_are_refused_or_can_be_played_to_the_end(seed: int) -> None:
    taken, _ = tried_out(count=1500, seed=seed, most=50)
    assert taken > 180


FEW = st.integers(0, 2)
CITIES = st.dictionaries(st.sampled_from(CARD_IDS), FEW, max_size=6).map(
    lambda cards: {"wheat_field": 1, "bakery": 1, **cards}
)
SEAT = st.fixed_dictionaries(
    {},
    optional={
        "coins": st.integers(0, 20),
        "cards": CITIES,
        "landmarks": st.lists(st.sampled_from(LANDMARK_IDS), max_size=5, unique=True),
    },
)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(["metropolia", "international"]),
        "plus": st.booleans(),
        "market": st.sampled_from(["all", "all", "ten", "5-5-2"]),
        "dead_purples": st.sampled_from(["keep", "clear"]),
        "business_center": st.sampled_from(["optional", "forced"]),
        "first_player": st.sampled_from(["random", "seat-1"]),
    },
)
PILES = st.dictionaries(st.sampled_from(CARD_IDS), st.integers(0, 6))
WRITTEN = {
    "phase": st.sampled_from(PHASES),
    "turn": st.integers(0, 3),
    "turns": st.integers(0, 90),
    "rolling": FEW,
    "dice": st.lists(st.integers(1, 6), max_size=2),
    "added": FEW,
    "rerolled": st.booleans(),
    "given": st.sampled_from([None, *CARD_IDS]),
    "supply": PILES,
    "deck": PILES,
}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3),
    max_leaves=8,
)


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), ANYTHING, max_size=4))
def test_anything_in_a_field_is_refused_in_words(document: dict[str, Any]) -> None:
    accepted("metropolia", document)


@settings(max_examples=200, deadline=None)
@given(
    st.integers(2, 4).flatmap(
        lambda players: st.fixed_dictionaries(
            {
                "players": st.just(players),
                "seats": st.lists(SEAT, min_size=players, max_size=players),
                "options": OPTIONS,
            },
            optional=WRITTEN,
        )
    ),
    st.integers(0, 1000),
)
def test_right_words_in_the_wrong_place_are_refused_or_can_be_played_to_the_end(
    document: dict[str, Any], seed: int
) -> None:
    game = accepted("metropolia", document)
    if game is not None:
        assert isinstance(game, Metropolia)
        invariant(game)
        quartier.playout(game, seed)
        invariant(game)


@pytest.mark.parametrize("players", [99, 5, 1, 0, -1, True, 2.0, "2", None, 10**30])
def test_the_class_itself_takes_no_other_number_of_players(players: Any) -> None:
    """M-1.1"""
    game = quartier.new("metropolia")
    with pytest.raises(quartier.BadOptions, match="2, 3, 4 players"):
        Metropolia(players, game.options)


@pytest.mark.parametrize("options", [{"plus": 1}, {"market": "nine"}, {"cost": 10**30}, ["plus"], 3])
def test_the_class_itself_takes_no_other_options(options: Any) -> None:
    """M-9.1"""
    with pytest.raises(quartier.BadOptions):
        Metropolia(2, options)


def test_the_class_itself_starts_the_same_game() -> None:
    """M-9.1"""
    assert Metropolia(3, {}) == quartier.new("metropolia", 3)
    assert Metropolia(2, {"plus": False}) == quartier.new("metropolia", 2, {"plus": False})


@pytest.mark.parametrize(("roller", "total"), [(2, 6), (-1, 6), (0, 0), (0, 15), (99, 99)])
def test_a_roll_that_cannot_be_made_is_not_forecast(roller: int, total: int) -> None:
    game = table(city(3), city(3), options=BASE)
    with pytest.raises(ValueError, match="cannot roll"):
        forecast(game, roller, total)


def test_start_cards_that_were_swapped_away_are_found_in_another_city() -> None:
    """M-1.4: the supply never has more than its six."""
    swapped = table(city(3, wheat_field=0, cafe=1), city(3, wheat_field=2), options=PLUS)
    assert swapped.position()["supply"]["wheat_field"] == 6
    with pytest.raises(quartier.BadPosition, match="wheat_field"):
        table(city(3, wheat_field=0, cafe=1), city(3), options=PLUS)


@pytest.mark.skipif(not engine.is_compiled(), reason="plain Python has no attributes that cannot be set")
@pytest.mark.parametrize("name", ATTRIBUTES)
def test_what_lies_on_the_table_cannot_be_changed_from_outside(name: str) -> None:
    game = table(city(3), city(3), options=PLUS)
    before = game.key()
    with pytest.raises(AttributeError):
        setattr(game, name, getattr(game, name))
    found = getattr(game, name)
    if isinstance(found, list):
        found[0] = 99
    assert game.key() == before
