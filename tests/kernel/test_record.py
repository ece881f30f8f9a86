"""Reading a record checks everything."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quartier
from quartier import BadPosition, BadRecord, Record
from quartier.games import metropolia
from quartier.kernel import title as registry
from quartier.kernel.playout import play_randomly


def finished() -> Record:
    """A whole game of two."""
    moves = list(play_randomly(quartier.new("metropolia", players=2), 1))
    return Record("metropolia", 2, moves=moves, names=["Ada", "Zoë"])


WHOLE = finished()
START = WHOLE.start().position()
HALF = WHOLE.game_at(100).position()
WHOLE_TEXT = WHOLE.to_json()
DOCUMENT: dict[str, Any] = json.loads(WHOLE_TEXT)


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
        with pytest.raises(BadRecord, match="there is no position after"):
            WHOLE.game_at(outside)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1 column 1"),
        ("[]", "not an object but a list"),
        (WHOLE.to_json() + " x", "Extra data"),
        (WHOLE.to_json()[:-1], "line 1 column"),
        (changed(title=...), "title: this field is missing"),
        (changed(moves=...), "moves: this field is missing"),
        (changed(title="chess"), "no title 'chess'"),
        (changed(title=["metropolia"]), "no title"),
        (changed(quartier=3), "this is format 3"),
        (changed(quartier=True), "format True"),
        (changed(rules=99), "version 99"),
        (changed(rules="1"), "rules: this is not a version"),
        (changed(rules=0), "rules: this is not a version"),
        (changed(players=7), "players"),
        (changed(players="2"), "players"),
        (changed(options={"x": 1}), "no option 'x'"),
        (changed(options=[1]), "mapping"),
        (changed(moves={"0": 1}), "moves: this is not a list"),
        (changed(moves=[0, "1"]), "moves: this is not a list"),
        (changed(moves=[0, 1.5]), "moves: this is not a list"),
        (changed(moves=[True]), "moves: this is not a list"),
        (changed(moves=[*DOCUMENT["moves"], 0]), rf"moves\[{len(DOCUMENT['moves'])}\]: 0 .*is illegal"),
        (changed(moves=[0, 0, 999999], result=...), r"moves\[\d\]: \d+ .*is illegal"),
        (changed(moves=DOCUMENT["moves"][:-1]), "result: there is one"),
        (changed(result={"over": True}), "result: not the one"),
        (changed(players=...), "players: this field is missing"),
        (changed(position=START), "they are in the position"),
        (changed(players=..., position=START), "they are in the position"),
        (changed(players=..., options=..., position=None), "position: it is empty"),
        (changed(players=..., options=..., position=[]), "position: .*list"),
        (changed(players=..., options=..., position={"players": 9}), "position: "),
        (changed(quartier=1, players=..., options=..., position=START), "format 1 has none"),
        (changed(names="Ada"), "names: this is not a list"),
        (changed(names=["Ada"]), "names: there are 1 for 2 players"),
        (changed(extra=1), "extra: records have no such field"),
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


def test_a_first_format_record_is_read_and_written_anew() -> None:
    again = Record.from_json(changed(quartier=1))
    assert again.replay() == WHOLE.replay()
    assert json.loads(again.to_json())["quartier"] == 2


def test_names_of_the_wrong_number_are_refused_when_the_record_is_made() -> None:
    with pytest.raises(BadRecord, match="names: there are 3 for 2 players"):
        Record("metropolia", 2, names=["Ada", "Zoë", "Wu"])
    with pytest.raises(BadRecord, match="names: there are 1 for 2 players"):
        Record("metropolia", position=HALF, names=["Ada"])


@pytest.mark.parametrize("name", quartier.titles())
def test_a_record_may_begin_from_a_position(name: str) -> None:
    game = quartier.new(name)
    played: list[int] = []
    halves = []
    for move in play_randomly(game, 5):
        if len(played) in (0, 30):
            halves.append((len(played), game.position()))
        played.append(move)
    for at, position in halves:
        record = Record(name, position=position, moves=played[at:], names=["Ada", "Zoë"])
        assert (record.players, record.start().position()) == (2, position)
        assert record.options == dict(game.options)
        assert record.replay() == game
        document = json.loads(record.to_json())
        assert document["position"] == json.loads(json.dumps(position))
        assert "players" not in document
        again = Record.from_json(record.to_json())
        assert again.replay() == game
        assert again.to_json() == record.to_json()
        assert replace(again, moves=()).replay() == record.start()


def test_a_position_keeps_what_it_was_when_the_callers_document_changes() -> None:
    document: dict[str, Any] = json.loads(json.dumps(HALF))
    record = Record("metropolia", position=document)
    document["seats"][0]["coins"] = 99
    assert record.start() == WHOLE.game_at(100)


def test_an_impossible_position_makes_no_record() -> None:
    with pytest.raises(BadRecord, match="position: ") as refused:
        Record("metropolia", position={"players": 2, "seats": 7})
    assert isinstance(refused.value.__cause__, BadPosition)
    with pytest.raises(BadRecord, match="players: 3 were given, but the position has 2"):
        Record("metropolia", 3, position=HALF)
    with pytest.raises(BadRecord, match="options: they differ from those"):
        Record("metropolia", 2, {"plus": False}, position=HALF)


# --- a corrected rule ------------------------------------------------------------------------


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Metropolia's rules go up to the next version."""
    known = registry.title("metropolia")
    monkeypatch.setattr(metropolia, "TITLE", replace(known, rules_version=known.rules_version + 1))


def spoilt(ply: int) -> str:
    """A record of the old version with a move in it that was allowed then and is not any more."""
    game = WHOLE.game_at(ply)
    wrong = next(move for move in range(metropolia.TITLE.actions) if not game.is_legal(move))
    moves = [*WHOLE.moves[:ply], wrong, *WHOLE.moves[ply:]]
    return changed(moves=moves)


@pytest.mark.usefixtures("newer")
def test_a_record_of_an_older_version_counts_while_its_moves_and_its_result_do() -> None:
    again = Record.from_json(WHOLE_TEXT)
    assert again.rules == WHOLE.rules + 1
    assert again.moves == WHOLE.moves
    assert Record.rescue(WHOLE_TEXT) == (again, None)


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize("ply", [0, 40])
def test_a_move_that_a_corrected_rule_forbids_is_named_and_the_moves_before_it_are_kept(ply: int) -> None:
    text = spoilt(ply)
    with pytest.raises(BadRecord, match=rf"moves\[{ply}\]: .*is illegal.*made with version {WHOLE.rules};"):
        Record.from_json(text)
    part, found = Record.rescue(text)
    assert part.replay() == WHOLE.game_at(ply)
    assert part.is_current
    assert found is not None
    assert (found.ply, found.move) == (ply, json.loads(text)["moves"][ply])
    assert found.name
    assert found.refusal is not None


@pytest.mark.usefixtures("newer")
def test_another_result_is_a_break_at_the_end() -> None:
    result = {**DOCUMENT["result"], "winners": []}
    with pytest.raises(BadRecord, match=r"result: not the one that the moves lead to \(made with version"):
        Record.from_json(changed(result=result))
    part, found = Record.rescue(changed(result=result))
    assert part.moves == WHOLE.moves
    assert found == (len(WHOLE.moves), None, "", None, True)


@pytest.mark.usefixtures("newer")
def test_a_record_of_an_older_version_is_written_as_it_was() -> None:
    old = Record("metropolia", 2, moves=[0, 999999, 0], rules=WHOLE.rules, names=["Ada", "Zoë"])
    document = json.loads(old.to_json())
    assert (document["rules"], document["moves"]) == (WHOLE.rules, [0, 999999, 0])
    with pytest.raises(BadRecord, match=r"moves\[0\]"):
        Record.from_json(old.to_json())


def test_a_spoilt_record_of_the_version_in_force_is_not_rescued() -> None:
    with pytest.raises(BadRecord, match=r"moves\[40\]"):
        Record.rescue(spoilt(40))


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
