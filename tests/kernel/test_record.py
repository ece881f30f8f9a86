"""Reading a record checks everything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quartier
from quartier import BadRecord, Record


def finished() -> Record:
    """A whole game of two."""
    moves = []
    rng = quartier.Rng(1)
    game = quartier.new("metropolia", players=2)
    while game.to_move != quartier.OVER:
        legal = game.legal()
        chance = game.to_move == quartier.CHANCE
        moves.append(quartier.draw(game, rng) if chance else legal[rng.below(len(legal))])
        game.play(moves[-1])
    return Record("metropolia", 2, moves=moves, names=["Ada", "Zoë"])


WHOLE = finished()
DOCUMENT: dict[str, Any] = json.loads(WHOLE.to_json())


def changed(**fields: Any) -> str:
    """The good record with some fields replaced; ``...`` removes one."""
    document = {**DOCUMENT, **fields}
    return json.dumps({name: value for name, value in document.items() if value is not ...})


def test_a_record_comes_back_as_it_was() -> None:
    again = Record.from_json(WHOLE.to_json())
    assert again.moves == WHOLE.moves
    assert again.names == ("Ada", "Zoë")
    assert again.options == WHOLE.options
    assert again.replay() == WHOLE.replay()
    assert again.to_json() == WHOLE.to_json()


def test_bytes_are_read_too() -> None:
    assert Record.from_json(WHOLE.to_json().encode()).moves == WHOLE.moves


def test_an_unfinished_game_has_a_record_without_a_result() -> None:
    part = Record("metropolia", 2, moves=WHOLE.moves[:20])
    assert "result" not in json.loads(part.to_json())
    assert Record.from_json(part.to_json()).replay() == WHOLE.game_at(20)


def test_any_point_of_the_game_can_be_reached() -> None:
    assert WHOLE.game_at(0) == quartier.new("metropolia", players=2)
    assert WHOLE.game_at(len(WHOLE.moves)).to_move == quartier.OVER
    for outside in (-1, len(WHOLE.moves) + 1):
        with pytest.raises(BadRecord, match="outside"):
            WHOLE.game_at(outside)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1 column 1"),
        ("[]", "not an object but list"),
        (WHOLE.to_json() + " x", "Extra data"),
        (WHOLE.to_json()[:-1], "line 1 column"),
        (changed(title=...), "title: missing"),
        (changed(moves=...), "moves: missing"),
        (changed(title="chess"), "no title 'chess'"),
        (changed(title=["metropolia"]), "no title"),
        (changed(quartier=2), "format 2"),
        (changed(quartier=True), "format True"),
        (changed(rules=99), "version 99"),
        (changed(rules="1"), "rules: not a version"),
        (changed(rules=0), "rules: not a version"),
        (changed(players=7), "players"),
        (changed(players="2"), "players"),
        (changed(options={"x": 1}), "no option 'x'"),
        (changed(options=[1]), "mapping"),
        (changed(moves={"0": 1}), "moves: not a list"),
        (changed(moves=[0, "1"]), "moves: not a list"),
        (changed(moves=[0, 1.5]), "moves: not a list"),
        (changed(moves=[True]), "moves: not a list"),
        (changed(moves=[*DOCUMENT["moves"], 0]), rf"moves\[{len(DOCUMENT['moves'])}\]: 0 is illegal"),
        (changed(moves=[0, 0, 999999], result=...), r"moves\[\d\]: \d+ is illegal"),
        (changed(moves=DOCUMENT["moves"][:-1]), "result: there is one"),
        (changed(result={"over": True}), "result: not the one"),
        (changed(names="Ada"), "names: not a list"),
        (changed(names=["Ada"]), "names: 1 for 2 players"),
        (changed(extra=1), "extra: no such field"),
        ('{"quartier": 1, "quartier": 1}', "twice"),
        ('{"quartier": NaN}', "NaN"),
        ("[" * 100_000, "not a JSON document"),
        (b"\xff\xfe\xfa", "not a JSON document"),
        (" " * ((1 << 20) + 1), "too large"),
    ],
)
def test_a_bad_record_is_refused_saying_where_and_why(text: str | bytes, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        Record.from_json(text)


@given(st.text() | st.binary())
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@given(st.integers(0, len(WHOLE.moves) - 1), st.integers(0, 400))
def test_a_changed_move_is_noticed_or_legal(index: int, move: int) -> None:
    moves = [*WHOLE.moves[:index], move]
    game = WHOLE.game_at(index)
    text = changed(moves=moves, result=...)
    if move in game.legal():
        game.play(move)
        assert Record.from_json(text).replay() == game
    else:
        with pytest.raises(BadRecord, match=rf"moves\[{index}\]"):
            Record.from_json(text)
