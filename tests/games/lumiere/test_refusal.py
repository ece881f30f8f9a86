"""Refusals: the reason why a move is not legal, with its numbers, as a sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier import locales
from quartier.games.lumiere import action
from quartier.games.lumiere.refusal import SENTENCES
from quartier.kernel.errors import Refusal
from quartier.kernel.sentence import worded
from quartier.locales import languages
from tests.games.lumiere.boards import PAVED, additional, game, late, paved, play
from tests.games.lumiere.test_random_play import OPTIONS, positions

CLAUSE = re.compile(r"L-\d+\.\d+")


def said(position: quartier.Game, name: str) -> str:
    """What the exception says of a move."""
    with pytest.raises(quartier.IllegalMove) as refused:
        position.play(position.parse(name))
    return str(refused.value)


def test_sentences_have_the_numbers_and_the_clause() -> None:
    streets = game(hands=[["tile2"], ["tile7"]])
    assert said(streets, "pass") == "seat 0 may not pass: it has 8 tiles left (L-3.5)"
    assert said(streets, "tile3/0@b2") == "tile3 is not in the hand of seat 0 (L-3.2)"
    assert said(streets, "peintre") == "peintre belongs to phase 2: 0 of 16 tiles are laid (L-4.2)"
    city = paved(reserves=[["line3"], []], taken=[["metropolitain"], ["peintre"]])
    assert said(city, "line3/0@a5") == (
        "line3/0@a5 would cover 2 lamp spaces (b5, c5); metropolitain allows one (L-5.3)"
    )
    assert said(city, "line3/0@a1") == "line3/0@a1 would cover the rival's colour: a1 (L-4.3)"
    assert said(city, "peintre") == "peintre has been taken by seat 1 (L-4.7)"
    assert said(city, "x5/0@c2") == "x5 is not in the reserve of seat 0 (L-4.3)"


def test_a_taken_space_is_named() -> None:
    position = paved(buildings=[{"line3": "0@c1"}, {}], reserves=[["corner3"], []])
    refused = position.refusal(position.parse("corner3/0@c1"))
    assert refused is not None
    assert (refused.reason, refused.detail) == ("space-taken", {"spaces": "d1"})


def test_metropolitain_does_not_help_the_fountain() -> None:
    """L-5.9: two lamps are no better than one."""
    cards = [
        "metropolitain",
        "fontaine",
        "peintre",
        "chartier",
        "jardin",
        "penseur",
        "lampadaire",
        "levitation",
    ]
    position = paved(options={"postcards": cards}, taken=[["metropolitain"], []])
    play(position, "fontaine")
    refused = position.refusal(position.parse("fountain/0@b5"))
    assert refused is not None
    assert (refused.reason, refused.detail) == ("lamp-space", {"spaces": "b5, c5"})


@pytest.mark.parametrize(
    "record",
    [
        {"type": "build", "building": "line3", "rotation": 0, "space": "g1"},
        {"type": "build", "building": "v6", "rotation": 0, "space": "a6"},
        {"type": "garden", "rotation": 1, "space": "c8"},
        {"type": "fountain", "rotation": 0, "space": "h8"},
    ],
)
def test_a_shape_that_would_stick_out_over_the_edge_is_refused_for_that(record: dict[str, Any]) -> None:
    """L-4.3: there are no spaces beyond the edge."""
    with pytest.raises(quartier.IllegalMove) as refused:
        paved().number(record)
    name = f"{record.get('building', record['type'])}/{record['rotation']}@{record['space']}"
    assert str(refused.value) == f"{name} would stick out over the edge of the board (L-4.3)"
    assert refused.value.reason == "off-the-board"


def test_a_record_that_means_nothing_is_not_taken_for_one_beyond_the_edge() -> None:
    for change in ({"space": "i1"}, {"rotation": 8}, {"rotation": "0"}, {"building": "t9"}):
        with pytest.raises(quartier.IllegalMove) as refused:
            paved().number({"type": "build", "building": "line3", "rotation": 0, "space": "g1", **change})
        assert refused.value.reason == "unknown-move"


def test_a_legal_move_is_not_refused() -> None:
    position = paved(reserves=[["line3"], []])
    assert all(position.refusal(move) is None for move in position.legal())


def stations() -> list[quartier.Game]:
    """Positions of every stage, some of them rare."""
    levitation = paved(reserves=[["v6"], []])
    levitated = play(levitation.copy(), "levitation")
    return [
        game(hands=[["tile2"], ["tile7"]], tiles={"a1": "orange tile1/0"}),
        paved(taken=[["levitation", "jardin", "sacre-coeur", "peintre"], []], reserves=[["line3"], []]),
        play(additional(buildings=[{"line3": "0@b1"}, {}]), "penseur"),
        game(tiles=PAVED, reserves=[["x5", "line3"], []], turn=0),
        levitation,
        levitated,
        play(paved(reserves=[["v6", "x5"], []]), "levitation", "give v6"),
        play(paved(buildings=[{"line3": "0@c1"}, {"x5": "0@f6"}]), "bouquinistes"),
        play(additional(), "penseur"),
        play(additional(), "grande-lumiere"),
        late(reserves=[["line3"], []]),
        paved(taken=[["metropolitain", "chartier"], []], reserves=[["x5", "c6"], []]),
        quartier.new("lumiere"),
    ]


@cache
def found() -> dict[str, tuple[str, Refusal]]:
    """For each reason a move that is refused for it, in notation, with the refusal."""
    reasons: dict[str, tuple[str, Refusal]] = {}
    for position in stations():
        for move in range(action.COUNT):
            refused = position.refusal(move)
            if refused is not None:
                reasons.setdefault(refused.reason, (position.name(move), refused))
    name = "line3/0@g1"
    with pytest.raises(quartier.IllegalMove) as refused_at_once:
        paved().parse(name)
    problem = refused_at_once.value
    reasons[problem.reason] = (name, Refusal(problem.reason, problem.clause, problem.detail))
    return reasons


def test_every_reason_is_given_somewhere_and_makes_a_sentence() -> None:
    assert set(found()) == set(SENTENCES)
    for name, refused in found().values():
        assert "{" not in worded(SENTENCES[refused.reason], move=name, **refused.detail)
        assert CLAUSE.fullmatch(refused.clause)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_illegal_move_of_a_random_game_is_refused_in_a_sentence(options: dict[str, Any]) -> None:
    rng = quartier.Rng(5)
    for position in positions(options, 4):
        legal = set(position.legal())
        for move in (rng.below(action.COUNT) for _ in range(20)):
            if move not in legal:
                with pytest.raises(quartier.IllegalMove) as refused:
                    position.play(move)
                assert "{" not in str(refused.value)
                assert refused.value.detail is not None


@pytest.mark.parametrize("language", languages())
def test_the_words_for_players_use_only_the_numbers_of_the_refusal(language: str) -> None:
    source = Path(locales.__file__).with_name(language) / "lumiere.ftl"
    messages = re.findall(r"^lumiere-refusal-(\S+) = (.*)$", source.read_text(encoding="utf-8"), re.MULTILINE)
    assert {reason for reason, _ in messages} == {*found(), "unknown-move", "game-over"}
    for reason, words in messages:
        named = set(re.findall(r"\$(\w+)", words))
        assert not named or named <= set(found()[reason][1].detail), reason
