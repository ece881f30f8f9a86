"""What every game must do while it is played."""

from __future__ import annotations

import re
from typing import Any

import quartier
from quartier.conformance.case import Case, as_json, walk
from quartier.conformance.demand import check, raises
from quartier.kernel.title import home, title

MOST_FOLLOWED = 12
"""In a position with many moves only the first ones are tried."""


@check("cases")
def there_is_always_something_to_do_and_every_game_ends(case: Case) -> None:
    actions = title(case.title).actions
    for seed in range(3):
        for game, _ in walk(case, seed):
            moves = game.legal()
            assert moves, "a dead end: no move is legal"
            assert moves == sorted(set(moves))
            assert moves[0] >= 0
            assert moves[-1] < actions
            assert game.to_move == quartier.CHANCE or 0 <= game.to_move < case.players


@check("cases")
def a_position_document_is_the_whole_position(case: Case) -> None:
    for game, _ in walk(case, 11):
        again = quartier.from_position(case.title, as_json(game.position()))
        assert again == game
        assert hash(again) == hash(game)
        assert again.to_move == game.to_move
        assert again.legal() == game.legal()
        assert as_json(again.position()) == as_json(game.position())


@check("cases")
def every_legal_move_has_a_record_and_a_name_that_lead_back_to_it(case: Case) -> None:
    for game, _ in walk(case, 12):
        names = set()
        for move in game.legal():
            record = as_json(game.describe(move))
            assert game.number(record) == move
            assert all(isinstance(value, str | int) for value in record.values()), record
            name = game.name(move)
            assert name.isascii()
            assert game.parse(name) == move
            names.add(name.lower())
        assert len(names) == len(game.legal())


@check("counts")
def a_copy_goes_its_own_way(case: Case) -> None:
    rng = quartier.Rng(1)
    for game, move in walk(case, 13):
        before = game.key()
        twin = game.copy()
        assert twin == game
        assert hash(twin) == hash(game)
        twin.play(move)
        assert game.key() == before
        if rng.below(20) == 0:
            quartier.playout(twin, rng)
            assert game.key() == before


@check("counts")
def games_with_equal_keys_are_in_the_same_position(case: Case) -> None:
    documents: dict[Any, Any] = {}
    for played, (game, _) in enumerate(walk(case, 17)):
        if played % 4:
            continue
        for move in game.legal()[:MOST_FOLLOWED]:
            after = game.copy()
            after.play(move)
            document = as_json(after.position())
            before = documents.setdefault(after.key(), document)
            assert before == document, f"{game.name(move)} leads to a key that another position has: {before}"


@check("counts")
def an_illegal_move_is_refused_with_a_clause_and_changes_nothing(case: Case) -> None:
    actions = title(case.title).actions
    rng = quartier.Rng(2)
    clauses = clauses_of(case.title)
    case.meets("rules with numbered clauses", bool(clauses))
    for game, _ in walk(case, 14):
        legal = set(game.legal())
        before = game.key()
        for move in [*(rng.below(actions) for _ in range(8)), actions, actions + 1000]:
            if move in legal:
                continue
            with raises(quartier.IllegalMove) as refused:
                game.play(move)
            assert refused.value.reason
            if move < actions:
                known = not clauses or refused.value.clause in clauses
                assert known, (
                    f"{game.describe(move)} is refused by a clause that does not exist: {refused.value}"
                )
            assert game.key() == before


@check("counts")
def what_is_no_move_at_all_is_refused(case: Case) -> None:
    game = case.new()
    before = game.key()
    for number in (-1, 1 << 40, -(1 << 70)):
        with raises(quartier.IllegalMove):
            game.play(number)
        assert not game.is_legal(number)
    for nonsense in (True, 1.0, "0", None, {"type": "nonsense"}):
        with raises(TypeError, match="a move is a number"):
            game.play(nonsense)  # type: ignore[arg-type]
    named = (f"{game.name(move)} nonsense" for move in game.legal())
    for words in ("", "nonsense", "\x00", "9" * 400, *named):
        with raises(quartier.IllegalMove):
            game.parse(words)
    for record in ({}, {"type": "nonsense"}, {"type": 3}, {"card": "x"}):
        with raises(quartier.IllegalMove):
            game.number(record)
    assert game.key() == before


@check("cases")
def the_result_adds_up(case: Case) -> None:
    last: quartier.Game | None = None
    for game, _ in walk(case, 15):
        last = game
    assert last is not None
    final = last.result()
    assert as_json(final) == final
    assert final["over"]
    assert [score["seat"] for score in final["scores"]] == list(range(case.players))
    for score in final["scores"]:
        assert score["total"] == sum(part["points"] for part in score["parts"])
    assert final["winners"] == [seat for seat, rank in enumerate(final["ranks"]) if rank == 1]
    assert final["winners"]
    for rank in final["ranks"]:
        assert rank == 1 + sum(other < rank for other in final["ranks"])
    start = case.new().result()
    assert not start["over"]
    assert start["winners"] == []


@check("counts")
def nothing_can_be_played_after_the_end(case: Case) -> None:
    game = quartier.playout(case.new(), 3)
    assert game.to_move == quartier.OVER
    assert game.legal() == []
    assert game.chances() == []
    with raises(quartier.IllegalMove):
        game.play(0)


@check("cases")
def a_record_replays_to_the_same_game(case: Case) -> None:
    moves = []
    game = case.new()
    for last, move in walk(case, 16):
        moves.append(move)
        game = last
    record = quartier.Record(case.title, case.players, dict(case.options), moves)
    again = quartier.Record.from_json(record.to_json())
    assert again.moves == tuple(moves)
    assert again.replay() == game
    assert again.result == as_json(game.result())
    middle = len(moves) // 2
    assert record.game_at(middle) == again.game_at(middle)


def clauses_of(name: str) -> set[str]:
    """The clause numbers of a title's rules; none if it has no ``RULES.md``."""
    folder = home(name).folder
    rules = folder / "RULES.md" if folder is not None else None
    if rules is None or not rules.exists():
        return set()
    return set(re.findall(r"^\*\*([A-Z]+-\d+\.\d+)\*\*", rules.read_text(encoding="utf-8"), re.M))
