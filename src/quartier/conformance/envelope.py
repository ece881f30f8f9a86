"""Envelopes and refusals, in every title."""

from __future__ import annotations

import quartier
from quartier.conformance.case import Case, as_json, walk
from quartier.conformance.demand import check, raises
from quartier.kernel.title import title

ENVELOPE = ("title", "turn", "seat", "to_move", "legal", "seats", "result")


@check("counts")
def every_view_has_the_same_envelope(case: Case) -> None:
    for game, _ in walk(case, 56):
        for seat in [None, *range(case.players)]:
            view = game.view(seat)
            assert tuple(view)[: len(ENVELOPE)] == ENVELOPE
            assert view["turn"] == {"number": game.turn.number, "seat": game.turn.seat}
            assert len(view["seats"]) == case.players
            if view["result"] is not None:
                standing, result = view["result"], game.result()
                assert (standing["ranks"], standing["winners"]) == (result["ranks"], result["winners"])
                assert [each["total"] for each in standing["scores"]] == [
                    each["total"] for each in result["scores"]
                ]
            assert not {"players", "options", "refusals", "refused"} & set(view)


@check("counts")
def what_is_printed_never_changes(case: Case) -> None:
    printed = case.new().printed()
    assert as_json(printed) == printed
    assert (printed["title"], printed["players"]) == (case.title, case.players)
    assert set(printed["options"]) == set(case.new().options)
    case.meets("components with something printed on them", len(printed) > 3)
    for played, (game, _) in enumerate(walk(case, 57)):
        if played % 11 == 0:
            assert game.printed() == printed


@check("counts")
def a_refusal_is_a_sentence_with_its_numbers_and_its_clause(case: Case) -> None:
    actions = title(case.title).actions
    rng = quartier.Rng(54)
    met = set()
    for game, _ in walk(case, 54):
        for move in (rng.below(actions) for _ in range(12)):
            refused = game.refusal(move)
            assert (refused is None) == game.is_legal(move)
            if refused is None:
                continue
            with raises(quartier.IllegalMove) as raised:
                game.play(move)
            said = str(raised.value)
            assert (raised.value.reason, raised.value.clause) == (refused.reason, refused.clause)
            assert raised.value.detail == refused.detail
            assert as_json(refused.detail) == refused.detail
            assert said.endswith(f"({refused.clause})") or not refused.clause
            assert "{" not in said
            sentences = title(case.title).sentences
            if sentences and refused.reason not in ("game-over", "unknown-move"):
                assert refused.reason in sentences, f"{refused.reason} has no sentence in the title"
                for name, number in refused.detail.items():
                    assert name == "seat" or not isinstance(number, int) or str(number) in said, said
            met.add(refused.reason)
    case.meets("refusals for more than one reason", len(met) > 1)
