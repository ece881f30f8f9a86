"""Every title on the screen: sections of plain strings, in every language, for every seat, at any moment."""

from __future__ import annotations

import re
from typing import Any

import pytest

import quartier
from quartier.cli.terminal import screen
from quartier.cli.terminal.telling import Teller, slug
from quartier.kernel.title import title as title_of
from quartier.locales import Words, languages
from tests.cli.told import TOLD

NAMES = ["Ada", "Bob", "Cyd", "Dee"]


def moments(title: str, every: int = 9) -> list[quartier.Game]:
    """Some positions of a random game with as many players as may play."""
    game = quartier.new(title, title_of(title).players[-1])
    rng = quartier.Rng(5)
    found = [game.copy()]
    played = 0
    while game.to_move != quartier.OVER:
        legal = game.legal()
        move = quartier.draw(game, rng) if game.to_move == quartier.CHANCE else legal[rng.below(len(legal))]
        game.play(move)
        played += 1
        if played % every == 0 or game.to_move == quartier.OVER:
            found.append(game.copy())
    return found


@pytest.mark.parametrize("title", TOLD)
def test_the_table_is_drawn_in_strings_at_every_moment(title: str) -> None:
    for language in languages():
        teller = Teller(Words(language), title, NAMES[: title_of(title).players[-1]])
        for game in moments(title, 40):
            for seat in (None, *range(game.players)):
                for part in screen.sections(game.view(seat), game.printed(), teller):
                    check_section(part)


def check_section(part: dict[str, Any]) -> None:
    """A section has a heading and a table or lines, and only words that exist."""
    assert set(part) <= {"heading", "columns", "rows", "styles", "lines"}
    cells = [part.get("heading", ""), *part.get("columns", []), *part.get("lines", [])]
    for row in part.get("rows", []):
        assert len(row) in (0, len(part["columns"]))
        cells += row
    for cell in cells:
        assert isinstance(cell, str)
        assert not re.match(r"\[[a-z]+-", cell)
        assert "{" not in cell
    if "styles" in part:
        assert len(part["styles"]) == len(part["rows"])


@pytest.mark.parametrize("title", TOLD)
def test_every_offer_and_its_explanation_are_words(title: str) -> None:
    for language in ("en", "pl"):
        teller = Teller(Words(language), title, NAMES)
        for game in moments(title):
            view = game.view(max(0, game.to_move))
            for entry in view["legal"]:
                for text in (teller.offer(entry), teller.explanation(entry)):
                    assert f"[{title}-" not in text
                    assert "{" not in text


@pytest.mark.parametrize("title", TOLD)
def test_every_event_of_a_game_is_told_or_left_out(title: str) -> None:
    teller = Teller(Words("fr"), title, NAMES)
    game = quartier.new(title, title_of(title).players[-1])
    rng = quartier.Rng(8)
    said = 0
    while game.to_move != quartier.OVER:
        legal = game.legal()
        move = quartier.draw(game, rng) if game.to_move == quartier.CHANCE else legal[rng.below(len(legal))]
        for event in game.events(move, 0):
            line = teller.event(event)
            assert "{" not in line
            assert f"[{title}-" not in line
            said += bool(line)
        game.play(move)
    assert said > 20


def test_a_title_without_a_table_of_its_own_has_its_facts_listed() -> None:
    title = quartier.titles()[0]
    teller = Teller(Words("en"), title, NAMES)
    view = quartier.new(title, title_of(title).players[0]).view(0)
    part = screen.facts(view, teller)
    check_section(part)
    listed = {row[0] for row in part["rows"]}
    assert "to_move" in listed
    assert not listed & screen.HIDDEN


def test_values_of_a_view_are_put_on_one_line() -> None:
    assert screen.plain({"a": [1, 2], "b": None, "c": [{"d": True}]}) == "a: 1, 2  b: -  c: d: True"


def test_codes_become_parts_of_message_names() -> None:
    assert slug("Wheat_field one") == "wheat-field-one"
