"""Everything the engine names has words in every language."""

from __future__ import annotations

from typing import cast

import pytest

import quartier
from quartier.games.paris import ending, gift, moves, part, phase, pieces, tender
from quartier.games.paris.game import Paris
from quartier.games.paris.naming import PROPERTY_OF, SPOT_OF
from quartier.games.paris.refusal import SENTENCES
from quartier.locales import Words, languages


def events() -> set[str]:
    """Every type of event in some random games."""
    found = set()
    for seed in range(60):
        options = {"placement": "free"} if seed % 2 else {}
        game = cast(Paris, quartier.new("paris", 2 + seed % 3, options))
        game.ledger = []
        quartier.playout(game, quartier.Rng(seed))
        found |= {event["type"] for event in game.ledger}
    return found - {"back", "set-token", "set-number"}


@pytest.mark.parametrize("language", languages())
def test_pieces_and_phases_have_names(language: str) -> None:
    words = Words(language)
    wanted = [f"district-{name}" for name in pieces.DISTRICTS] + [f"building-{name}" for name in pieces.TYPES]
    wanted += [f"kind-{name}" for name in (*pieces.KINDS, "any-resource", "any-prestige")]
    wanted += [f"landmark-{landmark.id}" for landmark in pieces.LANDMARKS]
    wanted += [f"bonus-{number}" for number in pieces.BONUS_TILES]
    wanted += [f"tile-{name}" for name in pieces.END_TILES]
    wanted += [f"phase-{name}" for name in phase.NAMES] + [f"ending-{name}" for name in ending.NAMES]
    wanted += [f"with-{name}" for name in (*tender.NAMES, *gift.NAMES, "tile-2", "tile-3", "tile-4")]
    for place in (*PROPERTY_OF, *SPOT_OF):
        wanted += [f"place-{place}", f"from-{place}", f"to-{place}"]
    assert [each for each in wanted if f"paris-{each}" not in words] == []


@pytest.mark.parametrize("language", languages())
def test_options_and_their_values_have_words(language: str) -> None:
    words = Words(language)
    for option in quartier.options("paris"):
        wanted = [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"value-{option.name}-{str(value).lower()}" for value in option.values]
        assert [each for each in wanted if f"paris-{each}" not in words] == []


@pytest.mark.parametrize("language", languages())
def test_offers_events_refusals_and_parts_have_words(language: str) -> None:
    words = Words(language)
    wanted = {f"offer-{record['type']}" for record, _ in moves.ROWS}
    wanted |= {f"event-{kind}" for kind in events()}
    wanted |= {f"refusal-{reason}" for reason in (*SENTENCES, "unknown-move", "game-over")}
    wanted |= {f"part-{part}" for part in (*part.NAMES, "francs", *pieces.DISTRICTS)}
    assert sorted(each for each in wanted if f"paris-{each}" not in words) == []
