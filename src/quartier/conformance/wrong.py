"""Any position document is either refused in words or is a game that can be played to its end."""

from __future__ import annotations

import quartier
from quartier.conformance.case import Case
from quartier.conformance.demand import check
from quartier.conformance.document import NONSENSE, accepted, changed, real, try_out


@check("title")
def a_document_gone_wrong_is_refused_in_words_or_can_be_played_to_its_end(case: Case) -> None:
    name, rng = case.title, quartier.Rng(21 + case.shift)
    tried = played = 0
    for document in changed(real(name, 21 + case.shift, most=60), rng, 300):
        game = accepted(name, document)
        tried += 1
        if game is not None and played < 6:
            try_out(game, rng)
            played += 1
    assert tried == 300
    case.meets("changed documents that can still be played", played == 6)


@check("title")
def nonsense_in_any_field_is_refused_in_words(case: Case) -> None:
    name = case.title
    whole = quartier.playout(case.new(), 3 + case.shift).position()
    for field in whole:
        for nonsense in NONSENSE:
            accepted(name, {**whole, field: nonsense})
            accepted(name, {field: nonsense})
    for nonsense in NONSENSE:
        accepted(name, nonsense)
