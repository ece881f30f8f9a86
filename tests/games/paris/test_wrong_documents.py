"""Whatever is in a document, it is refused in words or can be played to its end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quartier
from quartier import engine
from quartier.conformance.document import NONSENSE, accepted, changed, try_out
from quartier.games.paris import phase, pieces
from quartier.games.paris.document import FIELDS, SCREEN_FIELDS
from quartier.games.paris.game import Paris
from quartier.kernel.playout import random_move
from tests.games.paris.invariant import invariant
from tests.games.paris.setting import table
from tests.games.paris.spread import SPREAD

COUNT = 500 if engine.is_compiled() else 60
OF_EACH_PHASE = 8


def rich(players: int) -> Paris:
    """Everybody has money, tokens and tiles to pay with: what random games hardly ever ask for."""
    tokens = {"wood": 2, "marble": 2, "bronze-prestige": 2, "silver-prestige": 2}
    first = {"francs": 60, "tokens": tokens, "held": [2, 3, 8, 10, 19, 21, 23, 24]}
    banks = {district: [0, 1] for district in pieces.DISTRICTS[: 3 if players == 4 else 6]}
    return table(players, banks=banks, screens={0: first, 1: {"francs": 60, "held": [4, 9, 16, 17]}})


def corpus() -> list[dict[str, Any]]:
    """Positions of random games, several of every phase."""
    rng = quartier.Rng(14)
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in phase.NAMES}
    starts = [quartier.new("paris", 2 + number % 3, options) for number, options in enumerate(SPREAD)]
    starts += [rich(2 + number % 3) for number in range(12)]
    for number, game in enumerate(starts):
        most = 1 + OF_EACH_PHASE * number // len(starts)
        found["first-player"].append(starts[0].position())
        while game.to_move != quartier.OVER:
            game.play(random_move(game, rng))
            document = game.position()
            of_phase = found[document["phase"]]
            if len(of_phase) < most or rng.below(30 * len(of_phase)) == 0:
                of_phase.append(document)
    assert all(found.values())
    return [json.loads(json.dumps(document)) for documents in found.values() for document in documents[:12]]


DOCUMENTS = corpus()


@pytest.mark.parametrize("seed", range(2))
def test_a_changed_document_is_refused_or_can_be_played_to_its_end(seed: int) -> None:
    """P-1.2, P-1.3, P-1.9: pieces are conserved wherever a game begins."""
    rng = quartier.Rng(seed)
    taken = refused = 0
    for document in changed(DOCUMENTS, rng, COUNT // 2):
        game = accepted("paris", document)
        if game is None:
            refused += 1
        else:
            taken += 1
            if taken % 3 == 0:
                try_out(game, rng, invariant)
    assert taken > COUNT // 50
    assert refused > COUNT // 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_changed_documents_are_refused_or_can_be_played_to_their_end(seed: int) -> None:
    rng = quartier.Rng(seed)
    taken = 0
    for document in changed(DOCUMENTS, rng, 4 * COUNT):
        game = accepted("paris", document)
        if game is not None:
            taken += 1
            try_out(game, rng, invariant)
    assert taken > COUNT // 4


names = st.sampled_from(
    (*FIELDS, *SCREEN_FIELDS, *pieces.DISTRICTS, *pieces.KINDS, *phase.NAMES, "e7", "arc", "1", "8")
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | names,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(names, inside, max_size=4),
    max_leaves=12,
)  # fmt: skip


@given(st.dictionaries(st.sampled_from(FIELDS), values, max_size=6))
@settings(max_examples=COUNT // 2, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_document_of_anything_is_refused_in_words_or_is_a_game(document: dict[str, Any]) -> None:
    game = accepted("paris", document)
    if game is not None:
        invariant(game)  # type: ignore[arg-type]


@pytest.mark.parametrize("field", FIELDS)
def test_nonsense_in_any_field_is_refused_in_words_or_is_a_game(field: str) -> None:
    refused = 0
    for value in NONSENSE:
        game = accepted("paris", {"players": 3, "seat": 0, field: value})
        if game is None:
            refused += 1
        else:
            invariant(game)  # type: ignore[arg-type]
    assert refused > len(NONSENSE) // 2


def test_no_field_of_a_compiled_game_can_be_set_from_outside() -> None:
    if not engine.is_compiled():
        pytest.skip("plain Python forbids nothing")
    game = quartier.new("paris")
    for field in ("seat", "phase", "francs", "number_on", "target", "end_taker", "players", "to_move"):
        with pytest.raises(AttributeError):
            setattr(game, field, getattr(game, field))
