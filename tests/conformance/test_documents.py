"""Whatever is in a position document: it is refused in words, or a game that can be played to its end."""

from __future__ import annotations

import pytest

import quartier
from tests.conformance.documents import NONSENSE, accepted, changed, real, try_out


@pytest.mark.parametrize("name", quartier.titles())
def test_a_document_gone_wrong_is_refused_in_words_or_can_be_played_to_its_end(name: str) -> None:
    rng = quartier.Rng(21)
    tried = played = 0
    for document in changed(real(name, 21, most=60), rng, 300):
        game = accepted(name, document)
        tried += 1
        if game is not None and played < 6:
            try_out(game, rng)
            played += 1
    assert (tried, played) == (300, 6)


@pytest.mark.parametrize("name", quartier.titles())
def test_nonsense_in_any_field_is_refused_in_words(name: str) -> None:
    whole = quartier.playout(quartier.new(name), 3).position()
    for field in whole:
        for nonsense in NONSENSE:
            accepted(name, {**whole, field: nonsense})
            accepted(name, {field: nonsense})
    for nonsense in NONSENSE:
        accepted(name, nonsense)
