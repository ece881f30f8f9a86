"""The row of numbers that a learner gets: as long as it should be, in its bounds, and fair."""

from __future__ import annotations

import pytest

import quartier
from quartier.kernel.observation import UNBOUNDED, capped, layout, members, observe
from quartier.kernel.title import title
from tests.conformance.cases import CASES, FEW, Case, walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_row_keeps_its_length_and_its_bounds_whatever_the_options(case: Case) -> None:
    facts = title(case.title).facts
    blocks = layout(facts, quartier.new(case.title, case.players))
    assert len({block.name for block in blocks}) == len(blocks)
    size = sum(block.length for block in blocks)
    for played, (game, _) in enumerate(walk(case, 61)):
        row = observe(facts, game, played % case.players)
        assert len(row) == size
        for block in blocks:
            within = row[block.start : block.start + block.length]
            assert min(within) >= 0, block
            assert max(within) <= block.most, block


@pytest.mark.parametrize("name", quartier.titles())
def test_every_fact_has_a_meaning_in_words_and_a_scale_within_its_bound(name: str) -> None:
    for fact in title(name).facts:
        assert len(fact.meaning) > 15, fact.name
        assert fact.meaning[0].isupper() or fact.meaning[0].isdigit()
        assert fact.meaning[-1] == "."
        assert 0 <= fact.scale <= fact.most
        if fact.most == UNBOUNDED:
            assert 0 < fact.scale <= 100, fact.name


def test_members_are_ones_in_their_places() -> None:
    for size in (1, 7, 8, 12, 64):
        for found in (0, 1, (1 << size) - 1, 0x9E3779B97F4A7C15):
            assert members(found, size) == [found >> number & 1 for number in range(size)]
    assert capped([0, 5, UNBOUNDED, 10**9]) == [0, 5, UNBOUNDED, UNBOUNDED]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_hidden_from_a_seat_is_not_in_its_row(case: Case) -> None:
    facts = title(case.title).facts
    rng = quartier.Rng(6)
    for played, (game, _) in enumerate(walk(case, 62)):
        seat = played % case.players
        assert observe(facts, game.imagine(seat, rng), seat) == observe(facts, game, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_that_a_seat_may_know_shows_in_its_row(case: Case) -> None:
    facts = title(case.title).facts
    for played, (game, move) in enumerate(walk(case, 63)):
        seat = played % case.players
        if game.private_to(move) in (None, seat):
            after = game.copy()
            after.play(move)
            assert observe(facts, after, seat) != observe(facts, game, seat), game.name(move)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_different_moves_lead_to_different_rows(case: Case) -> None:
    facts = title(case.title).facts
    for played, (game, _) in enumerate(walk(case, 64)):
        if played % 7 or game.to_move < 0:
            continue
        seen: dict[tuple[int, ...], quartier.Game] = {}
        for move in game.legal():
            after = game.copy()
            after.play(move)
            row = tuple(observe(facts, after, game.to_move))
            assert seen.setdefault(row, after) == after, game.name(move)
