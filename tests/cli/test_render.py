"""Every title on the screen: sections of plain strings, in every language, for every seat, at any moment."""

from __future__ import annotations

import re
from typing import Any

import pytest

import quartier
from quartier.cli.terminal import screen
from quartier.cli.terminal.telling import Teller, slug
from quartier.kernel.playout import play_randomly
from quartier.kernel.title import title as title_of
from quartier.locales import Words, languages
from tests.cli.told import TOLD

NAMES = ["Ada", "Bob", "Cyd", "Dee"]


def moments(title: str, every: int = 9) -> list[quartier.Game]:
    """Some positions of a random game with the most players."""
    game = quartier.new(title, title_of(title).players[-1])
    moments = [game.copy() for played, _ in enumerate(play_randomly(game, 5)) if played % every == 0]
    return [*moments, game]


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
def test_every_event_of_a_game_has_words_or_is_left_out(title: str) -> None:
    teller = Teller(Words("fr"), title, NAMES)
    game = quartier.new(title, title_of(title).players[-1])
    said = 0
    for move in play_randomly(game, 8):
        for event in game.events(move, 0):
            line = teller.event(event)
            assert "{" not in line
            assert f"[{title}-" not in line
            said += bool(line)
    assert said > 20


def test_a_title_without_a_table_of_its_own_has_its_facts_listed() -> None:
    title = quartier.titles()[0]
    teller = Teller(Words("en"), title, NAMES[:2])
    view = quartier.new(title, title_of(title).players[0]).view(0)
    players, rest = screen.plain({**view, "round_count": 3, "seats": [{"coins": 1}, {"coins": 2}]}, teller)
    check_section(players)
    assert players["columns"] == ["", *NAMES[:2]]
    assert players["rows"] == [["coins", "1", "2"]]
    check_section(rest)
    assert ["round count", "3"] in rest["rows"]
    assert not {row[0] for row in rest["rows"]} & screen.HIDDEN


def test_values_of_a_view_are_put_on_one_line() -> None:
    teller = Teller(Words("en"), quartier.titles()[0], NAMES)
    value = {"a": [1, 2], "b": None, "c": [{"d": True}], "e_f": "some-code"}
    assert teller.fact("", value) == "a: 1, 2  b: -  c: d: Yes  e f: some code"


def test_what_has_no_words_is_shown_as_codes() -> None:
    teller = Teller(Words("en"), quartier.titles()[0], NAMES)
    record = {"type": "no_such-thing", "move": 3, "seat": 1, "low_card": "red-fox", "to": 0, "secret": None}
    assert teller.offer(record) == f"{NAMES[1]}: no such thing, low card red fox, to {NAMES[0]}"
    assert teller.part("no-such_part") == "no such part"
    assert teller.refusal("no-such-reason", "X-1.2", {}) == "no such reason (X-1.2)"


def test_codes_become_parts_of_message_names() -> None:
    assert slug("Wheat_field one") == "wheat-field-one"
