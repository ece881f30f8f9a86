"""The rules of laying and scoring written a second time: sets of pairs, no tables, no bit tricks.

It reads a position document, so it shares neither state nor arithmetic with the engine.
"""

from __future__ import annotations

from typing import Any

from quartier.games.lumiere.pieces import BUILDINGS, TILES

Cell = tuple[int, int]
BOARD = {(x, y) for x in range(8) for y in range(8)}
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
FACING = dict(zip(("north", "east", "south", "west"), SIDES))
SHAPES = {**BUILDINGS, "garden": ("##",), "fountain": ("##",)}


def cell(name: str) -> Cell:
    """``c5`` is column 2, row 4."""
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def beside(cells: set[Cell]) -> set[Cell]:
    """The spaces that share a side with some of these."""
    return {(x + dx, y + dy) for x, y in cells for dx, dy in SIDES} & BOARD


def shape(name: str, turn: int) -> set[Cell]:
    """The cells of a shape, turned over if ``turn`` is above 3, then turned clockwise."""
    rows = list(SHAPES[name])
    if turn >= 4:
        rows = [row[::-1] for row in rows]
    for _ in range(turn % 4):
        rows = ["".join(column) for column in zip(*rows[::-1])]
    return {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}


def laid(name: str, words: str) -> set[Cell]:
    """The spaces under a shape laid at ``1@c5``."""
    turn, _, corner = words.partition("@")
    left, top = cell(corner)
    return {(x + left, y + top) for x, y in shape(name, int(turn))}


class Naive:
    """One position, read from its document."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.kinds = self.read_tiles()
        self.pieces = document["pieces"]
        self.owned = [{name: laid(name, at) for name, at in seat.items()} for seat in document["buildings"]]
        if "annex" in self.pieces:
            name, _, where = self.pieces["annex"].partition("@")
            next(each for each in self.owned if name in each)[name].add(cell(where))
        self.built = {each for seat in self.owned for cells in seat.values() for each in cells}
        self.fountain = laid("fountain", self.pieces["fountain"]) if "fountain" in self.pieces else set()
        self.covered = self.built | self.fountain
        for name in ("painter", "dancer", "statue", "lamp", "large-lamp"):
            if name in self.pieces:
                self.covered = self.covered | {self.at(name)}
        self.lamps = {each for each, kind in self.kinds.items() if kind == "lamp"} - self.built
        if "lamp" in self.pieces:
            self.lamps.add(self.at("lamp"))

    def at(self, name: str) -> Cell:
        """Where a piece of one space stands."""
        return cell(str(self.pieces[name]).rpartition("@")[2])

    def read_tiles(self) -> dict[Cell, str]:
        """The kind of every paved space."""
        kinds: dict[Cell, str] = {}
        for area, words in self.document["tiles"].items():
            colour, number, turn = words.replace("/", " ").split()
            rows = list(TILES[number])
            for _ in range(int(turn)):
                rows = ["".join(column) for column in zip(*rows[::-1])]
            rival = "blue" if colour == "orange" else "orange"
            meaning = {"o": colour, "r": rival, "m": "mixed", "l": "lamp"}
            left, top = "abcd".index(area[0]) * 2, (int(area[1]) - 1) * 2
            for y, row in enumerate(rows):
                for x, mark in enumerate(row):
                    kinds[left + x, top + y] = meaning[mark]
        return kinds

    def builds(self, seat: int, names: list[str]) -> set[str]:
        """The notations of all legal places for these buildings; turns that look the same count once."""
        own, rival = ("orange", "blue") if seat == 0 else ("blue", "orange")
        held = set(self.document["taken"][seat]) - set(self.document["used"])
        found = set()
        for name in names:
            seen = []
            for turn in range(8 if self.document["options"]["flip"] else 4):
                if (cells := shape(name, turn)) in seen:
                    continue
                seen.append(cells)
                for left, top in sorted(BOARD):
                    under = {(x + left, y + top) for x, y in cells}
                    if not under <= BOARD or under & self.covered:
                        continue
                    kinds = [self.kinds[each] for each in under]
                    lamps, foreign = kinds.count("lamp"), kinds.count(rival)
                    assert kinds.count(own) + kinds.count("mixed") + lamps + foreign == len(kinds)
                    if lamps <= ("metropolitain" in held) and foreign <= ("chartier" in held):
                        found.add(f"{name}/{turn}@{'abcdefgh'[left]}{top + 1}")
        return found

    def lights(self, lamp: Cell) -> set[Cell]:
        """The spaces that a lamp lights."""
        near = beside({lamp})
        if "large-lamp" not in self.pieces or lamp != self.at("large-lamp"):
            return near
        through = near - self.built
        return near | {each for each in BOARD - {lamp} if beside({each}) & through}

    def region(self, start: Cell, walls: set[Cell]) -> set[Cell]:
        """The spaces that can be reached by sides without crossing walls."""
        found, edge = {start}, {start}
        while edge:
            edge = beside(edge) - walls - found
            found |= edge
        return found

    def score(self, seat: int) -> dict[str, int]:
        """The parts of a score. A postcard without its piece has none."""
        buildings = self.owned[seat]
        mine = {each for cells in buildings.values() for each in cells}
        lit = sum(
            len(cells) * sum(bool(self.lights(lamp) & cells) for lamp in self.lamps)
            for cells in buildings.values()
        )
        group = max((len(self.region(each, BOARD - mine)) for each in mine), default=0)
        taken, reserve = self.document["taken"][seat], self.document["reserves"][seat]
        found = {"light": lit, "group": group, "unbuilt": 0 if "sacre-coeur" in taken else -3 * len(reserve)}
        if "peintre" in taken and "painter" in self.pieces:
            found["peintre"] = 2 * len(self.region(self.at("painter"), self.built) & self.lamps)
        if "moulin-rouge" in taken and "dancer" in self.pieces:
            home = self.at("dancer")
            found["moulin-rouge"] = len(self.region(home, (self.covered | self.lamps) - {home}))
        if "penseur" in taken and "statue" in self.pieces:
            found["penseur"] = self.statue()
        if "fontaine" in taken and self.fountain:
            touching = [cells for cells in buildings.values() if cells & beside(self.fountain)]
            found["fontaine"] = 3 * len(touching)
        return found

    def statue(self) -> int:
        """Two points for each free side, one for each free corner, none when the view is blocked."""
        x, y = self.at("statue")
        dx, dy = FACING[self.pieces["statue"].partition("@")[0]]
        if (x + dx, y + dy) in self.covered:
            return 0
        free = BOARD - self.covered
        corners = {(x + 1, y + 1), (x - 1, y + 1), (x + 1, y - 1), (x - 1, y - 1)}
        return 2 * len(beside({(x, y)}) & free) + len(corners & free)
