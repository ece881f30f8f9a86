"""While a turn is held, nothing of the next one is shown; a move that showed something stays."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import quartier
from quartier.kernel.title import title
from quartier.server.denial import Denial
from quartier.server.history import History
from quartier.server.store import EntryRow
from tests.server.house import House

NOW = 1_000
TITLES = quartier.titles()


def turns(name: str, seed: int, decisions: int = 150) -> Iterator[tuple[History, random.Random, int, int]]:
    """A random game before each decision: the log, a generator, the seat to move and its next move."""
    rng = random.Random(seed)
    history = History(quartier.Record(name, title(name).players[-1]))
    history.begin(rng, NOW)
    for _ in range(decisions):
        if history.is_over:
            return
        seat = history.game.to_move
        yield history, rng, seat, rng.choice(history.game.legal())
        if history.held:
            history.commit(rng, NOW)


def turn_of(view: dict[str, Any]) -> tuple[int, int | None]:
    """Which turn a view says it is, and whose."""
    return view["turn"]["number"], view["turn"]["seat"]


def told(history: History, viewer: int | None, since: int) -> list[dict[str, Any]]:
    """The events that a viewer was told after an entry."""
    return [event for step in history.steps(viewer, since) for event in json.loads(bytes(step))["events"]]


@pytest.mark.parametrize("name", TITLES)
def test_while_a_turn_is_held_neither_view_nor_log_shows_anything_of_the_next_one(name: str) -> None:
    held = 0
    for history, rng, seat, move in turns(name, seed=5):
        viewers = [None, *range(history.start.players)]
        before, seq = history.game.copy(), history.seq
        whole = {viewer: json.loads(json.dumps(before.events(move, viewer))) for viewer in viewers}
        history.play(seat, move, False, rng, NOW)
        if not history.held:
            continue
        held += 1
        assert history.awaited == seat
        first = {viewer: told(history, viewer, seq) for viewer in viewers}
        for viewer in viewers:
            shown = history.game_at(history.ply)
            assert shown.turn == before.turn
            for view in (history.view(viewer), shown.view(viewer)):
                assert turn_of(view) == turn_of(before.view(viewer))
                assert view["to_move"] == seat
                assert view["legal"] == []
                assert not (view["result"] or {}).get("over")
            assert not [event for event in first[viewer] if event["type"] == "turn"]
        history.commit(rng, NOW)
        for viewer in viewers:
            told_now = told(history, viewer, seq)
            assert told_now[: len(whole[viewer])] == whole[viewer]
            assert told_now[: len(first[viewer])] == first[viewer]
    assert held > 5


@pytest.mark.parametrize("name", TITLES)
def test_a_held_move_is_taken_back_without_a_trace(name: str) -> None:
    for history, rng, seat, move in turns(name, seed=6):
        before, ply, undoable = history.game.copy(), history.ply, history.undoable(seat)
        views = [history.view(viewer) for viewer in (None, seat)]
        history.play(seat, move, False, rng, NOW)
        if history.held:
            assert history.undoable(seat) == undoable + 1 or undoable == 0
            history.undo(seat, NOW)
            assert not history.held
            assert (history.game, history.ply) == (before, ply)
            assert [history.view(viewer) for viewer in (None, seat)] == views
            assert history.game_at(ply) == before
            history.play(seat, move, False, rng, NOW)
            assert history.held


@pytest.mark.parametrize("name", TITLES)
def test_only_a_move_that_ends_the_turn_and_does_something_is_held(name: str) -> None:
    for history, rng, seat, move in turns(name, seed=7):
        game = history.game.copy()
        history.play(seat, move, False, rng, NOW)
        over = game.copy()
        over.play(move)
        expected = (
            game.ends_turn(move)
            and not game.reveals(move)
            and over.to_move != quartier.OVER
            and bool(game.tentative(move).ledger)
        )
        assert history.held == expected
        if not history.held and game.ends_turn(move):
            assert history.undoable(seat) == 0


def test_a_move_that_only_ends_the_turn_is_not_held() -> None:
    for history, rng, seat, move in turns("paris", seed=1):
        said = history.game.describe(move)["type"]
        history.play(seat, move, False, rng, NOW)
        if said == "end-turn":
            assert not history.held
            assert history.undoable(seat) == 0
            return
    raise AssertionError("nobody ended a turn")


def test_what_its_player_has_looked_at_cannot_be_taken_back() -> None:
    """P-4.4: nor can anything that was done before it."""
    looks = 0
    for seed in range(1, 12):
        for history, rng, seat, move in turns("paris", seed=seed, decisions=300):
            reveals = history.game.reveals(move)
            history.play(seat, move, False, rng, NOW)
            if reveals:
                looks += 1
                assert not history.held
                assert history.undoable(seat) == 0
                with pytest.raises(Denial, match="nothing-to-undo"):
                    history.undo(seat, NOW)
    assert looks > 3


def test_a_log_of_an_older_version_is_read_as_it_was_written() -> None:
    """In older versions a move that only ended the turn was held too, and a look could be taken back."""
    for history, rng, seat, move in turns("paris", seed=1):
        said = history.game.describe(move)["type"]
        if said != "end-turn":
            history.play(seat, move, False, rng, NOW)
            continue
        before = history.game.copy()
        history.apply(EntryRow(history.seq + 1, "move", seat, move, True, NOW))
        assert history.held
        history.apply(EntryRow(history.seq + 1, "undo", seat, -1, False, NOW))
        assert history.game == before
        history.apply(EntryRow(history.seq + 1, "move", seat, move, True, NOW))
        history.apply(EntryRow(history.seq + 1, "commit", seat, -1, False, NOW))
        before.play(move)
        assert history.game == before
        return
    raise AssertionError("nobody ended a turn")


@pytest.mark.parametrize("name", TITLES)
def test_the_others_see_the_move_and_whose_turn_it_still_is(house: House, name: str) -> None:
    ala, bo = house.guest("Ala"), house.guest("Bo")
    table = ala.open(["me", "open"], name, public=True)["id"]
    bo.post(f"/api/tables/{table}/join", {})
    lines = [ala.sit(table), bo.sit(table)]
    rng = random.Random(4)
    for _ in range(60):
        seat = lines[0].state["to_move"]
        turn = turn_of(lines[0].state["view"])
        mover, other = lines[seat], lines[1 - seat]
        mover.play(rng.choice(mover.legal), commit=False)
        while other.seq < mover.seq:
            other.next()
        if mover.state["held"]:
            break
    assert mover.state["held"]
    for line in lines:
        assert line.state["held"]
        assert line.state["to_move"] == line.state["view"]["to_move"] == seat
        assert turn_of(line.state["view"]) == turn
    mover.ask("commit", "update", seq=mover.seq)
    assert turn_of(mover.state["view"]) != turn
