"""Chapter 1: the tables of tiles and buildings in RULES.md are the ones the engine plays with."""

from __future__ import annotations

from quartier.games.lumiere.pieces import BUILDINGS, TILES
from tests.clauses import rules_of, tables

WORDS = {"o": "own", "r": "rival", "m": "mixed", "l": "lamp"}


def table_of(heading: str) -> list[list[str]]:
    """The rows of the table in RULES.md whose first column has this heading."""
    (rows,) = [each for each in tables(rules_of("lumiere")) if each[0][0] == heading]
    return rows[1:]


def test_the_tiles_are_those_of_the_rules() -> None:
    """L-1.2"""
    printed = [
        [name, *(" ".join(WORDS[each] for each in row) for row in rows)] for name, rows in TILES.items()
    ]
    assert table_of("tile") == printed


def test_the_buildings_are_those_of_the_rules() -> None:
    """L-1.3"""
    assert table_of("building") == [
        [name, " ".join(f"`{row}`" for row in rows)] for name, rows in BUILDINGS.items()
    ]
