"""The log of one table: held moves, undo, draws and what is told, without network or disk."""

from __future__ import annotations

import random

import pytest

import quartier
from quartier.kernel.course import SPACING
from quartier.kernel.errors import IllegalMove
from quartier.kernel.title import title
from quartier.server.denial import Denial
from quartier.server.entropy import Entropy
from quartier.server.history import History
from quartier.server.store import EntryRow

NOW = 1_000


def started(name: str = "metropolia", players: int = 2, seed: int = 1) -> tuple[History, random.Random]:
    """A game before its first decision."""
    rng = random.Random(seed)
    history = History(quartier.Record(name, players))
    history.begin(rng, NOW)
    return history, rng


def play_some(history: History, rng: random.Random, decisions: int) -> list[EntryRow]:
    """Random decisions, some of them held, some of those taken back."""
    entries: list[EntryRow] = []
    for _ in range(decisions):
        if history.is_over:
            break
        if history.held:
            again = rng.random() < 0.5
            entries += history.undo(history.awaited or 0, NOW) if again else history.commit(rng, NOW)
            continue
        seat = history.game.to_move
        entries += history.play(seat, rng.choice(history.game.legal()), rng.random() < 0.3, rng, NOW)
    return entries


@pytest.mark.parametrize("name", quartier.titles())
def test_a_log_read_back_gives_the_same_table(name: str) -> None:
    rng = random.Random(7)
    history = History(quartier.Record(name, title(name).players[-1]))
    entries = history.begin(rng, NOW) + play_some(history, rng, 80)
    assert [each.seq for each in entries] == list(range(1, history.seq + 1))
    again = History(quartier.Record(name, title(name).players[-1]))
    for entry in entries:
        again.apply(entry)
    assert again.game == history.game
    assert again.moves == history.moves
    assert (again.held, again.awaited, again.seq) == (history.held, history.awaited, history.seq)
    for seat in range(history.start.players):
        assert again.undoable(seat) == history.undoable(seat)
        assert again.steps(seat, 0) == history.steps(seat, 0)


@pytest.mark.parametrize("name", quartier.titles())
def test_every_earlier_point_is_the_one_that_was_played(name: str) -> None:
    history, rng = started(name, title(name).players[0])
    play_some(history, rng, 3 * SPACING)
    game = history.start.start()
    for ply, move in enumerate(history.moves):
        assert history.game_at(ply) == game
        game.play(move)
    assert history.game_at(history.ply) == game == history.game


@pytest.mark.parametrize("name", quartier.titles())
def test_an_undo_brings_back_exactly_what_was_and_never_crosses_chance_or_another_seat(name: str) -> None:
    history, rng = started(name, title(name).players[-1], seed=3)
    for _ in range(120):
        if history.is_over:
            break
        if history.held:
            history.commit(rng, NOW)
        seat = history.game.to_move
        before, ply = history.game.copy(), history.ply
        entries = history.play(seat, rng.choice(history.game.legal()), False, rng, NOW)
        drawn = any(each.seat == quartier.CHANCE for each in entries)
        told = before.reveals(entries[0].move)
        ended = before.ends_turn(entries[0].move) and not history.held
        for other in range(history.start.players):
            if other != seat:
                assert history.undoable(other) == 0
        if drawn or told or ended:
            assert history.undoable(seat) == 0
            with pytest.raises(Denial):
                history.undo(seat, NOW)
        else:
            assert history.undoable(seat) >= 1
            history.undo(seat, NOW)
            assert history.game == before
            assert history.ply == ply
            history.play(seat, rng.choice(history.game.legal()), True, rng, NOW)


def test_a_decision_in_the_middle_of_a_turn_is_not_held() -> None:
    """Rolling the dice is followed by the same player's choices, whatever is rolled."""
    history, rng = started(seed=2)
    seen = set()
    for _ in range(600):
        if history.is_over:
            break
        seat, move = history.game.to_move, rng.choice(history.game.legal())
        ends = history.game.ends_turn(move)
        history.play(seat, move, False, rng, NOW)
        seen.add((ends, history.held))
        assert ends or not history.held
        if history.held:
            assert history.awaited == seat
            turn = history.game.turn.number
            history.commit(rng, NOW)
            assert history.game.turn.number > turn or history.is_over
    assert {(False, False), (True, True)} <= seen


def test_while_a_turn_is_held_nothing_is_offered_or_played() -> None:
    history, rng = started()
    seat = history.game.to_move
    history.play(seat, history.game.legal()[0], False, rng, NOW)
    assert history.held
    for viewer in (None, 0, 1):
        assert history.view(viewer)["legal"] == []
    with pytest.raises(Denial, match="held"):
        history.play(seat, 0, False, rng, NOW)
    assert history.reason(seat, 0, None) == ("held", "", {})


def test_what_is_refused_changes_nothing() -> None:
    history, rng = started()
    before, seq = history.game.copy(), history.seq
    seat = history.game.to_move
    with pytest.raises(Denial, match="not-your-turn"):
        history.play(1 - seat, history.game.legal()[0], False, rng, NOW)
    illegal = next(move for move in range(1000) if move not in history.game.legal())
    with pytest.raises(IllegalMove):
        history.play(seat, illegal, False, rng, NOW)
    with pytest.raises(Denial, match="nothing-held"):
        history.commit(rng, NOW)
    with pytest.raises(ValueError, match="entry 1 after"):
        history.apply(EntryRow(1, "commit", 0, -1, False, NOW))
    assert history.game == before
    assert history.seq == seq


def test_the_systems_randomness_is_even_and_never_repeats() -> None:
    entropy = Entropy()
    words = [entropy.getrandbits(64) for _ in range(3000)]
    assert len(set(words)) == 3000
    assert abs(sum(word >> 63 for word in words) - 1500) < 250
    assert all(entropy.getrandbits(3) < 8 for _ in range(200))
    assert all(0.0 <= entropy.random() < 1.0 for _ in range(200))
