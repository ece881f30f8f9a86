"""Titles and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier import games
from quartier.kernel.title import Option, built_in, resolve, title
from tests.clauses import clauses


def test_the_titles_of_this_package_are_the_folders_of_games() -> None:
    folders = sorted(file.parent.name for file in Path(games.__path__[0]).glob("*/__init__.py"))
    assert list(built_in()) == folders
    assert set(folders) <= set(quartier.titles())
    assert quartier.titles() == sorted(quartier.titles())


@pytest.mark.parametrize("name", built_in())
def test_every_option_has_a_default_among_its_values_and_a_clause_of_the_rules(name: str) -> None:
    for option in quartier.options(name):
        assert option.default is None or option.accepts(option.default)
        assert option.clause in clauses(name)
    for players in title(name).players:
        complete = resolve(title(name), players, None)
        assert set(complete) == {option.name for option in quartier.options(name)}
        assert None not in complete.values()


@pytest.mark.parametrize("name", quartier.titles())
def test_complete_options_settle_to_themselves(name: str) -> None:
    complete = resolve(title(name), title(name).players[0], None)
    assert resolve(title(name), title(name).players[0], complete) == complete


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (9, {}, "players"),
        (True, {}, "players"),
        ("2", {}, "players"),
        (2, {"nonsense": 1}, "no option 'nonsense'"),
        (2, {"plus": 1}, "option 'plus'"),
        (2, {"plus": "yes"}, "option 'plus'"),
        (2, {"edition": None}, "option 'edition'"),
        (2, ["plus"], "mapping"),
    ],
)
def test_bad_options_are_refused_in_words(players: Any, options: Any, words: str) -> None:
    with pytest.raises(quartier.BadOptions, match=words):
        quartier.new("metropolia", players=players, options=options)


@pytest.mark.parametrize("name", ["", "chess", "../games", None, 3])
def test_an_unknown_title_is_refused_with_the_known_ones(name: Any) -> None:
    with pytest.raises(quartier.BadOptions, match="metropolia"):
        quartier.new(name)


def test_a_picked_option_takes_that_many_different_entries() -> None:
    option = Option("cards", ("first", "random"), "first", "X-1.1", pick=2, among=("a", "b", "c"))
    assert option.accepts("random")
    assert option.accepts(["a", "c"])
    assert not option.accepts(["a", "a"])
    assert not option.accepts(["a"])
    assert not option.accepts(["a", "d"])
    assert not option.accepts("a")
    assert not option.accepts([["a"], "b"])


@pytest.mark.parametrize("document", [None, [], "x", 3])
def test_a_position_must_be_a_document(document: Any) -> None:
    with pytest.raises(quartier.BadPosition):
        quartier.from_position("metropolia", document)
