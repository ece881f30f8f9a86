"""Why a move is refused, with the clause and the numbers, and as a sentence."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.games import metropolia
from quartier.games.metropolia.refusal import SENTENCES
from quartier.kernel.playout import random_move
from quartier.kernel.title import title
from tests.games.metropolia.setting import BASE, PLUS, city, table
from tests.games.metropolia.spread import SPREAD

TEN = {"plus": True, "market": "ten"}
NAMES = (
    "wheat_field", "ranch", "bakery", "cafe", "convenience_store", "forest", "stadium", "mine", "sushi_bar",
    "flower_field",
)  # fmt: skip
MARKET: dict[str, Any] = {"options": TEN, "supply": dict.fromkeys(NAMES, 1)}
FORCED = {**BASE, "business_center": "forced"}
BUILD: dict[str, Any] = {"phase": "build", "dice": [5]}
SWAP: dict[str, Any] = {"phase": "give", "dice": [6]}
TAKE: dict[str, Any] = {"phase": "take", "dice": [6], "given": "bakery"}
CENTER = city(1, business_center=1, stadium=1)
TOWER = city(5, "radio_tower")

SAID: list[tuple[Any, str, str]] = [
    (
        table(city(5), city(1, ranch=1), turn=1, options=PLUS, **BUILD),
        "build-cafe",
        "build-cafe costs 2, seat 1 has 1 coin (M-5.1)",
    ),
    (table(city(3), city(5), **BUILD), "build-mine", "build-mine costs 6, seat 0 has 3 coins (M-5.1)"),
    (
        table(city(3), city(5), **BUILD),
        "build-train_station",
        "build-train_station costs 4, seat 0 has 3 coins (M-5.1)",
    ),
    (
        table(city(3), city(5), options={**PLUS, "sushi_price": 4}, **BUILD),
        "build-sushi_bar",
        "build-sushi_bar costs 4, seat 0 has 3 coins (M-5.1)",
    ),
    (
        table(city(9), city(5), **BUILD),
        "build-tuna_boat",
        "build-tuna_boat: tuna_boat belongs to Plus, and this game is played without it (M-9.2)",
    ),
    (
        table(city(9), city(5), **BUILD),
        "build-harbor",
        "build-harbor: harbor belongs to Plus, and this game is played without it (M-9.2)",
    ),
    (
        table(city(9, stadium=1), city(5), **BUILD),
        "build-stadium",
        "build-stadium: stadium is purple, and seat 0 has one already (M-5.2)",
    ),
    (
        table(city(9, cafe=3), city(5, cafe=3), **BUILD),
        "build-cafe",
        "build-cafe: cafe is sold out (M-5.3)",
    ),
    (
        table(city(9), city(5), **MARKET, **BUILD),
        "build-tv_station",
        "build-tv_station: no tv_station lies open; the deck still has 4 (M-7.4)",
    ),
    (
        table(city(9, "train_station"), city(5), **BUILD),
        "build-train_station",
        "build-train_station: seat 0 has built it already (M-5.4)",
    ),
    (
        table(city(9), city(5), **BUILD),
        "keep",
        "keep belongs to another step of the turn: the phase is build (M-2.1)",
    ),
    (
        table(TOWER, city(5), phase="reroll", dice=[3]),
        "again-two",
        "again-two: two dice need the train station, and seat 0 has not built it (M-2.2)",
    ),
    (table(city(5), city(5)), "3+4", "3+4: the number of dice to roll is 1 (M-2.2)"),
    (
        table(city(0, tv_station=1), city(5), city(5), phase="tv", dice=[6]),
        "tv-1",
        "tv-1: an opponent must be chosen, and seat 0 is the roller (M-3.9)",
    ),
    (
        table(city(0, tv_station=1), city(5), city(5), phase="tv", dice=[6]),
        "tv-4",
        "tv-4: there is no seat 3, only 0 to 2 (M-1.1)",
    ),
    (
        table(CENTER, city(5), options=FORCED, **SWAP),
        "no-swap",
        "no-swap: the option business_center is forced, so the swap must be made (M-3.11)",
    ),
    (
        table(CENTER, city(5), **SWAP),
        "give-stadium",
        "give-stadium: stadium is purple, and purple cards are never swapped (M-3.10)",
    ),
    (table(CENTER, city(5), **SWAP), "give-mine", "give-mine: seat 0 has no mine (M-3.10)"),
    (table(CENTER, city(5), **TAKE), "take-2-mine", "take-2-mine: seat 1 has no mine (M-3.10)"),
    (
        table(CENTER, city(5), **TAKE),
        "take-1-bakery",
        "take-1-bakery: an opponent must be chosen, and seat 0 is the roller (M-3.10)",
    ),
    (
        table(CENTER, city(5), **TAKE),
        "take-3-bakery",
        "take-3-bakery: there is no seat 2, only 0 to 1 (M-1.1)",
    ),
]


@pytest.mark.parametrize(
    ("game", "move", "sentence"), SAID, ids=[f"{move} {n}" for n, (_, move, _) in enumerate(SAID)]
)
def test_a_refusal_is_a_sentence_with_the_numbers_and_the_clause(game: Any, move: str, sentence: str) -> None:
    """M-5.1"""
    with pytest.raises(quartier.IllegalMove) as refused:
        game.play(game.parse(move))
    assert str(refused.value) == sentence
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.detail) == (sentence, refused.value.detail)


def test_dealing_refuses_what_is_in_another_deck_or_in_none() -> None:
    """M-7.4, M-7.9"""
    game = quartier.new("metropolia", 2, {"market": "5-5-2"})
    with pytest.raises(quartier.IllegalMove) as refused:
        game.play(game.parse("deal-mine"))
    assert str(refused.value) == "deal-mine: mine is not in the deck that is dealt from (M-7.9)"
    for _ in range(6):
        game.play(game.parse("deal-ranch"))
    with pytest.raises(quartier.IllegalMove) as refused:
        game.play(game.parse("deal-ranch"))
    assert str(refused.value) == "deal-ranch: the deck has no ranch left (M-7.4)"


def test_the_numbers_are_there_for_programs() -> None:
    """M-5.1"""
    game = table(city(5), city(1, ranch=1), turn=1, options=PLUS, **BUILD)
    refused = game.refusal(game.parse("build-cafe"))
    assert refused is not None
    assert refused.detail == {"cost": 2, "coins": 1, "seat": 1}


def test_every_reason_in_the_code_has_its_sentence() -> None:
    text = (Path(metropolia.__file__).parent / "refusal.py").read_text(encoding="utf-8")
    assert set(re.findall(r'Refusal\("([a-z-]+)"', text)) == set(SENTENCES)
    assert title("metropolia").sentences is SENTENCES


@pytest.mark.parametrize("options", SPREAD, ids=str)
def test_every_move_is_legal_or_refused_in_a_whole_sentence(options: dict[str, Any]) -> None:
    """M-2.1: no reason is made up for a legal move, and no sentence has a gap."""
    rng = quartier.Rng(4)
    game = quartier.new("metropolia", 3, options)
    seen = set()
    for _ in range(150):
        legal = set(game.legal())
        for move in range(game.actions):
            refused = game.refusal(move)
            assert (refused is None) == (move in legal)
            if refused is not None:
                seen.add(refused.reason)
                said = title("metropolia").sentences[refused.reason]
                for name in re.findall(r"{(\w+)", said):
                    assert name == "move" or name in refused.detail, (refused, said)
        if game.to_move == quartier.OVER:
            break
        game.play(random_move(game, rng))
    assert len(seen) >= 5
