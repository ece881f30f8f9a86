"""The modules of numbers agree with the printed tables and with the typed shapes."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import get_args

import pytest

import quartier
from quartier.games.metropolia import action, colour, establishment, icon, landmark, moves, phase, shape
from quartier.games.metropolia.pieces import CARD_IDS, DICE_PAIRS, ESTABLISHMENTS, LANDMARK_IDS, TWO_DICE
from tests.games.metropolia.setting import BASE, PLUS, city, play, table


def numbers(module: ModuleType) -> dict[str, int]:
    """The names of a module of numbers, in rising order."""
    found = {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}
    return dict(sorted(found.items(), key=lambda item: item[1]))


def test_establishments_are_numbered_as_they_are_printed() -> None:
    assert numbers(establishment) == {name.upper(): number for number, name in enumerate(CARD_IDS)}


def test_landmarks_are_bits_in_the_order_in_which_they_are_printed() -> None:
    assert numbers(landmark) == {name.upper(): 1 << number for number, name in enumerate(LANDMARK_IDS)}


@pytest.mark.parametrize("module", [phase, colour, icon])
def test_names_and_numbers_go_together(module: ModuleType) -> None:
    names: tuple[str, ...] = module.NAMES
    assert numbers(module) == {name.upper().replace("-", "_"): number for number, name in enumerate(names)}


def test_the_shapes_know_the_same_phases_colours_and_icons() -> None:
    assert get_args(shape.Phase) == phase.NAMES
    assert set(get_args(shape.Colour)) == set(colour.NAMES) == {card.colour for card in ESTABLISHMENTS}
    assert set(get_args(shape.Icon)) == set(icon.NAMES) == {card.icon for card in ESTABLISHMENTS}


def test_every_type_of_move_begins_at_its_number() -> None:
    first: dict[str, int] = {}
    for number, (record, _) in enumerate(moves.TABLE):
        first.setdefault(record["type"].upper().replace("-", "_"), number)
    assert numbers(action) == {**first, "COUNT": len(moves.TABLE)}


def test_two_dice_have_36_rolls() -> None:
    assert TWO_DICE == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert len(DICE_PAIRS) == 21


ROLLS: dict[str, Callable[[], quartier.Game]] = {
    "one die": lambda: table(city(), city(), options=BASE),
    "two dice": lambda: table(city(0, "train_station"), city(), options=BASE, rolling=2),
    "tuna boats": lambda: play(
        table(city(0, "train_station", "harbor", tuna_boat=1), city(), options=PLUS, rolling=2),
        "6+6",
        "add-2",
    ),
    "first player": lambda: table(city(3), city(3), city(3), options=BASE, phase="first-player"),
    "market": lambda: quartier.new("metropolia", 2, {"market": "5-5-2"}),
}


@pytest.mark.parametrize("roll", ROLLS)
def test_what_is_drawn_comes_as_often_as_its_weight_says(roll: str) -> None:
    """M-2.2, M-8.11, M-1.8, M-7.4: 7200 draws; none is off by more than five standard deviations."""
    game = ROLLS[roll]()
    rng = quartier.Rng(7)
    drawn = [quartier.draw(game, rng) for _ in range(7200)]
    chances = dict(game.chances())
    assert set(drawn) == set(chances)
    whole = sum(chances.values())
    for move, weight in chances.items():
        mean = 7200 * weight / whole
        assert abs(drawn.count(move) - mean) < 5 * (mean * (1 - weight / whole)) ** 0.5, game.name(move)
