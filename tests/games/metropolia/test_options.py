"""Chapter 9: editions, Plus, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import quartier


def settled(**options: Any) -> dict[str, Any]:
    return quartier.new("metropolia", 2, options).options


def test_the_rulebook_is_the_default() -> None:
    """M-9.1"""
    assert settled() == {
        "edition": "metropolia",
        "plus": True,
        "market": "ten",
        "city_hall": "every-turn",
        "dead_purples": "keep",
        "business_center": "optional",
        "first_player": "random",
        "sushi_price": 2,
    }


def test_the_international_edition_sets_two_options() -> None:
    """M-9.1"""
    options = settled(edition="international")
    assert (options["city_hall"], options["dead_purples"]) == ("zero-coins", "clear")


def test_an_option_given_by_name_goes_before_the_edition() -> None:
    """M-9.1"""
    assert settled(edition="international", city_hall="every-turn")["city_hall"] == "every-turn"


def test_plus_is_an_option() -> None:
    """M-9.2"""
    base = quartier.new("metropolia", 2, {"plus": False})
    assert len(base.printed()["cards"]) == 15
    assert len(base.printed()["landmarks"]) == 4
    base.play(base.parse("first-1"))
    base.play(base.parse("5"))
    with pytest.raises(quartier.IllegalMove) as refused:
        base.play(base.parse("build-sushi_bar"))
    assert (refused.value.reason, refused.value.clause) == ("not-in-set", "M-9.2")


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"plus": False, "sushi_price": 4}, "sushi"),
        ({"plus": False, "city_hall": "zero-coins"}, "city_hall"),
        ({"plus": False, "edition": "international", "city_hall": "every-turn"}, "city_hall"),
    ],
)
def test_options_of_cards_that_are_not_there_are_refused(options: dict[str, Any], word: str) -> None:
    """M-9.3"""
    with pytest.raises(quartier.BadOptions, match=word):
        settled(**options)


def test_the_international_edition_can_be_played_without_plus() -> None:
    """M-9.3: only options given by name are refused, not those that the edition sets."""
    assert settled(plus=False, edition="international")["market"] == "all"


@pytest.mark.parametrize(
    "options",
    [
        {"market": "eleven"},
        {"plus": 1},
        {"sushi_price": 3},
        {"sushi_price": "2"},
        {"town_hall": "every-turn"},
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any]) -> None:
    """M-9.1"""
    with pytest.raises(quartier.BadOptions):
        settled(**options)


def test_options_that_have_been_filled_in_stay_as_they_are() -> None:
    """M-9.1: what a record keeps can be used again."""
    for given in ({}, {"edition": "international"}, {"plus": False, "edition": "international"}):
        once = settled(**given)
        assert settled(**once) == once
