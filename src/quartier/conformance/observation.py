"""The row of numbers for a learner has the right length, stays within its bounds, and tells no secrets."""

from __future__ import annotations

import quartier
from quartier.conformance.case import Case, walk
from quartier.conformance.demand import check
from quartier.kernel.observation import UNBOUNDED, layout, observe
from quartier.kernel.title import title


@check("cases")
def a_row_keeps_its_length_and_its_bounds_whatever_the_options(case: Case) -> None:
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


@check("title")
def every_fact_has_a_meaning_in_words_and_a_scale_within_its_bound(case: Case) -> None:
    for fact in title(case.title).facts:
        assert len(fact.meaning) > 15, fact.name
        assert fact.meaning[0].isupper() or fact.meaning[0].isdigit()
        assert fact.meaning[-1] == "."
        assert 0 <= fact.scale <= fact.most
        if fact.most == UNBOUNDED:
            assert 0 < fact.scale <= 100, fact.name


@check("cases")
def what_is_hidden_from_a_seat_is_not_in_its_row(case: Case) -> None:
    facts = title(case.title).facts
    rng = quartier.Rng(6)
    for played, (game, _) in enumerate(walk(case, 62)):
        seat = played % case.players
        assert observe(facts, game.imagine(seat, rng), seat) == observe(facts, game, seat)


@check("cases")
def every_move_that_a_seat_may_know_shows_in_its_row(case: Case) -> None:
    facts = title(case.title).facts
    case.meets("facts for learners", bool(facts))
    if not facts:
        return
    for played, (game, move) in enumerate(walk(case, 63)):
        seat = played % case.players
        if game.private_to(move) in (None, seat):
            after = game.copy()
            after.play(move)
            assert observe(facts, after, seat) != observe(facts, game, seat), game.name(move)


@check("counts")
def different_moves_lead_to_different_rows(case: Case) -> None:
    facts = title(case.title).facts
    if not facts:
        return
    for played, (game, _) in enumerate(walk(case, 64)):
        if played % 7 or game.to_move < 0:
            continue
        seen: dict[tuple[int, ...], quartier.Game] = {}
        for move in game.legal():
            after = game.copy()
            after.play(move)
            row = tuple(observe(facts, after, game.to_move))
            assert seen.setdefault(row, after) == after, game.name(move)
