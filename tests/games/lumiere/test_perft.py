"""How many sequences of moves there are: any change to what is legal changes a count."""

from __future__ import annotations

import pytest

import quartier
from tests.games.lumiere.boards import OTHER_EIGHT, PAVED, additional, game, late, paved
from tests.perft import perft

FULL_RESERVES = [["line3", "t5", "v6", "l4"], ["x5", "p5", "s4", "square4"]]
ALMOST = {area: tile for area, tile in PAVED.items() if area not in ("b4", "d3", "d4")}


POSITIONS = {
    "start": quartier.new("lumiere"),
    "random postcards": quartier.new("lumiere", options={"postcards": "random"}),
    "hands": game(hands=[["tile1"], ["tile1"]]),
    "two in hand": game(hands=[["tile1", "tile2"], ["tile3", "tile4"]], options={"hand": 2}),
    "end of phase 1": game(tiles=ALMOST, hands=[["tile8"], ["tile7"]], turn=0),
    "phase 2": paved(reserves=FULL_RESERVES),
    "phase 2, all additional postcards": additional(reserves=FULL_RESERVES),
    "phase 2, turning over": paved(reserves=FULL_RESERVES, options={"flip": True}),
    "both powers": paved(
        reserves=FULL_RESERVES, taken=[["metropolitain", "chartier"], ["peintre", "jardin"]]
    ),
    "all tokens used": late(reserves=FULL_RESERVES),
    "built up": additional(
        reserves=[["t5"], ["p5"]],
        buildings=[{"line3": "1@a4", "corner3": "0@c6"}, {"x5": "0@f6", "square4": "0@e2"}],
        taken=[["lampadaire"], ["fontaine"]],
        used=["lampadaire"],
        pieces={"lamp": "b7"},
    ),
}
COUNTS: dict[str, list[int]] = {
    "start": [2, 16, 128, 9728],
    "random postcards": [12, 132, 1320],
    "hands": [76, 1348, 47400],
    "two in hand": [140, 2436],
    "end of phase 1": [24, 516, 8616, 152088],
    "phase 2": [35, 712, 18246],
    "phase 2, all additional postcards": [37, 881, 24119],
    "phase 2, turning over": [47, 1455, 45822],
    "both powers": [238, 3415, 142257],
    "all tokens used": [23, 201, 1826],
    "built up": [12, 160, 1694],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_move_sequences(name: str) -> None:
    position = POSITIONS[name]
    assert [perft(position, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_the_positions_cover_both_sets_of_postcards() -> None:
    in_play = {card["card"] for each in POSITIONS.values() for card in each.view(None)["cards"]}
    assert set(OTHER_EIGHT) < in_play
    assert len(in_play) == 12
