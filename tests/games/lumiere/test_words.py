"""Everything that the engine names has words in every language."""

from __future__ import annotations

import pytest

import quartier
from quartier.games.lumiere import action, moves, stage
from quartier.games.lumiere.pieces import BUILDING_NAMES, CARDS, FACINGS, PIECE_OF, SEATS, TILE_NAMES
from quartier.games.lumiere.refusal import SENTENCES
from quartier.locales import Words, languages


def refusals() -> set[str]:
    """Every reason, including those of the kernel."""
    return {*SENTENCES, "unknown-move", "game-over"}


def events() -> set[str]:
    """Every type of event in a hundred random games."""
    found = set()
    for seed in range(100):
        rng = quartier.Rng(seed)
        game = quartier.new("lumiere", options={"postcards": "random"})
        game.ledger = []
        quartier.playout(game, rng)
        found |= {event["type"] for event in game.ledger}
    return found


@pytest.mark.parametrize("language", languages())
def test_pieces_cards_and_stages_have_names(language: str) -> None:
    words = Words(language)
    wanted = [f"card-{card}" for card in CARDS] + [f"effect-{card}" for card in CARDS]
    wanted += [f"building-{name}" for name in BUILDING_NAMES] + [f"tile-{name}" for name in TILE_NAMES]
    wanted += [f"piece-{name}" for name in PIECE_OF.values()] + [f"stage-{name}" for name in stage.NAMES]
    wanted += [f"facing-{facing}" for facing in FACINGS] + [f"colour-{colour}" for colour in SEATS]
    assert [each for each in wanted if f"lumiere-{each}" not in words] == []


@pytest.mark.parametrize("language", languages())
def test_options_and_their_values_have_words(language: str) -> None:
    words = Words(language)
    for option in quartier.options("lumiere"):
        wanted = [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"value-{option.name}-{str(value).lower()}" for value in (*option.values, *option.among)]
        assert [each for each in wanted if f"lumiere-{each}" not in words] == []


@pytest.mark.parametrize("language", languages())
def test_offers_events_refusals_and_parts_have_words(language: str) -> None:
    words = Words(language)
    wanted = {f"offer-{moves.describe(move)['type']}" for move in range(action.COUNT)}
    wanted |= {f"event-{kind}" for kind in events()} | {f"refusal-{code}" for code in refusals()}
    wanted |= {f"part-{part}" for part in ("light", "group", "unbuilt", *CARDS[8:11], "peintre")}
    assert len(refusals()) > 30
    assert sorted(each for each in wanted if f"lumiere-{each}" not in words) == []


@pytest.mark.parametrize("language", languages())
def test_no_language_has_words_for_a_refusal_that_is_never_given(language: str) -> None:
    said = {f"lumiere-refusal-{code}" for code in refusals()}
    assert set(Words(language).starting("lumiere-refusal-")) - said == set()
