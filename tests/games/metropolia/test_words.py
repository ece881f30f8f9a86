"""Every code that the game speaks in has words in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import quartier
from quartier.games import metropolia
from quartier.games.metropolia.moves import TABLE
from quartier.games.metropolia.phase import NAMES as PHASES
from quartier.games.metropolia.pieces import CARD_IDS, CITY_HALL, ESTABLISHMENTS, LANDMARK_IDS
from quartier.locales import FOLDER, Words, languages

CODE = Path(metropolia.__file__).parent


def event_types() -> set[str]:
    """The types of all events that the engine makes."""
    found = set()
    for types in CODE.glob("*.pxd"):
        for node in ast.walk(ast.parse(types.with_suffix(".py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if (
                        isinstance(key, ast.Constant)
                        and key.value == "type"
                        and isinstance(value, ast.Constant)
                    ):
                        found.add(str(value.value))
    return found


def reasons() -> set[str]:
    """The codes of all refusals."""
    text = (CODE / "refusal.py").read_text(encoding="utf-8")
    return set(re.findall(r'Refusal\("([a-z-]+)"', text)) | {"game-over", "unknown-move"}


def wanted() -> list[str]:
    """The ids of all messages that a table of Metropolia may ask for."""
    ids = ["name", "about", "part-total"]
    ids += [f"card-{card}" for card in (*CARD_IDS, CITY_HALL)]
    ids += [f"landmark-{each}" for each in LANDMARK_IDS] + [f"part-{each}" for each in LANDMARK_IDS]
    ids += [f"effect-{each}" for each in (*CARD_IDS, CITY_HALL, *LANDMARK_IDS)]
    ids += [f"colour-{colour}" for colour in sorted({card.colour for card in ESTABLISHMENTS})]
    ids += [f"icon-{icon}" for icon in sorted({card.icon for card in ESTABLISHMENTS})]
    ids += [f"phase-{phase}" for phase in PHASES]
    ids += [f"offer-{kind}" for kind in sorted({record["type"] for record, _ in TABLE})]
    ids += [f"event-{kind}" for kind in sorted(event_types())]
    ids += [f"refusal-{reason}" for reason in sorted(reasons())]
    for option in quartier.options("metropolia"):
        ids += [f"option-{option.name}", f"option-{option.name}-help"]
        ids += [f"value-{option.name}-{str(value).lower()}" for value in option.values]
    return [f"metropolia-{each.replace('_', '-')}" for each in ids]


def test_the_events_and_refusals_are_found_in_the_code() -> None:
    assert {"roll", "payment", "income", "extra-turn", "win"} <= event_types()
    assert {"too-dear", "sold-out", "unknown-move", "not-now"} <= reasons()


@pytest.mark.parametrize("language", languages())
def test_every_code_has_words(language: str) -> None:
    known = set(Words(language).starting("metropolia-"))
    assert [each for each in wanted() if each not in known] == []


@pytest.mark.parametrize("language", languages())
def test_no_words_are_left_over(language: str) -> None:
    text = (FOLDER / language / "metropolia.ftl").read_text(encoding="utf-8")
    known = re.findall(r"^(metropolia-[a-z0-9-]+) =", text, re.MULTILINE)
    assert sorted(set(known) - set(wanted())) == ["metropolia-effect-city-hall-zero-coins"]


def test_polish_says_coins_in_the_right_number() -> None:
    words = Words("pl")
    assert words("metropolia-value-sushi-price-1") == "1 moneta"
    assert words("metropolia-value-sushi-price-4") == "4 monety"
    assert words("metropolia-event-dice", seat="Ola", count=1) == "Ola bierze jedną kostkę."
    assert words("metropolia-event-dice", seat="Ola", count=2) == "Ola bierze dwie kostki."


@pytest.mark.parametrize(
    ("language", "cost", "said"),
    [
        ("en", 1, "It costs 1 coin, you have 0."),
        ("en", 5, "It costs 5 coins, you have 0."),
        ("pl", 1, "To kosztuje 1 monetę, a masz 0."),
        ("pl", 3, "To kosztuje 3 monety, a masz 0."),
        ("pl", 22, "To kosztuje 22 monety, a masz 0."),
        ("pl", 10, "To kosztuje 10 monet, a masz 0."),
        ("it", 1, "Costa 1 moneta, tu ne hai 0."),
        ("it", 8, "Costa 8 monete, tu ne hai 0."),
        ("fr", 1, "Cela coûte 1 pièce, vous en avez 0."),
        ("fr", 30, "Cela coûte 30 pièces, vous en avez 0."),
    ],
)
def test_what_is_too_dear_is_said_with_its_price_and_the_purse(language: str, cost: int, said: str) -> None:
    """M-5.1"""
    spoken = Words(language)("metropolia-refusal-too-dear", cost=cost, coins=0)
    assert " ".join(spoken.split()) == said
