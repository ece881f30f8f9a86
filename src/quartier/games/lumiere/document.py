"""A position as a document in plain words: written, and read back with every field checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import check, stage
from quartier.games.lumiere.check import Draft, need
from quartier.games.lumiere.geometry import LAID, NUMBER_OF, kind_on, top_left
from quartier.games.lumiere.moves import orientation
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    AREAS,
    BUILDING_NAMES,
    CARDS,
    FACINGS,
    FIRST_GAME,
    FOUNTAIN,
    IN_PLAY,
    POOL,
    SEATS,
    SHAPE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TOKENS,
)
from quartier.kernel.bits import spaces
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.quote import quote
from quartier.kernel.title import resolve, title

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]
FIELDS = (
    "title", "players", "options", "stage", "turn", "turns", "starter", "first_done", "idle", "pending",
    "returned", "postcards", "taken", "used", "tiles", "hands", "reserves", "buildings", "pieces",
)  # fmt: skip
ROTATIONS = tuple("01234567")
SINGLE_PIECES = {
    "painter": "painter",
    "dancer": "dancer",
    "lamp": "lamp",
    "large-lamp": "large_lamp",
    "mixed": "mixed_space",
}
"""The pieces that need nothing but a space, and the attribute of a ``State`` that holds it."""
PIECES = ("annex", "statue", "fountain", *SINGLE_PIECES)


def position(game: Lumiere) -> Document:
    """The document of a game. It has everything, the hands included."""
    return {
        "title": "lumiere",
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in game.options.items()},
        "stage": stage.NAMES[game.stage],
        "turn": game.seat,
        "turns": game.turns,
        "starter": none(game.starter),
        "first_done": none(game.first_done),
        "idle": game.idle,
        "pending": CARDS[game.pending] if game.pending >= 0 else None,
        "returned": BUILDING_NAMES[game.returned] if game.returned >= 0 else None,
        "postcards": [CARDS[card] for card in spaces(game.in_play)],
        "taken": [[CARDS[card] for card in spaces(taken)] for taken in game.taken],
        "used": [CARDS[card] for card in spaces(game.used)],
        "tiles": {AREA_NAMES[area]: tile(code) for area, code in enumerate(game.laid) if code >= 0},
        "hands": [[TILE_NAMES[each] for each in spaces(hand)] for hand in game.hand],
        "reserves": [[BUILDING_NAMES[each] for each in spaces(reserve)] for reserve in game.reserve],
        "buildings": [
            {BUILDING_NAMES[each]: site(game, each) for each in spaces(erected)} for erected in game.erected
        ],
        "pieces": pieces(game),
    }


def none(seat: int) -> int | None:
    """A seat, or None for -1."""
    return seat if seat >= 0 else None


def tile(code: int) -> str:
    """A laid tile, such as ``orange tile3/1``."""
    return f"{SEATS[code // 32]} {TILE_NAMES[code // 4 % 8]}/{code % 4}"


def site(game: Lumiere, shape: int) -> str:
    """Where a shape lies, such as ``1@c5``: its rotation and the top left space of its box."""
    _, rotation, anchor, _ = LAID[game.site[shape]]
    return f"{rotation}@{SPACE_NAMES[anchor]}"


def pieces(game: Lumiere) -> dict[str, str]:
    """The special pieces on the board."""
    found = {}
    if game.annex >= 0:
        found["annex"] = f"{BUILDING_NAMES[game.annex_of]}@{SPACE_NAMES[game.annex]}"
    if game.statue >= 0:
        found["statue"] = f"{FACINGS[game.facing]}@{SPACE_NAMES[game.statue]}"
    if game.site[FOUNTAIN] >= 0:
        found["fountain"] = site(game, FOUNTAIN)
    for name, attribute in SINGLE_PIECES.items():
        space = getattr(game, attribute)
        if space >= 0:
            found[name] = SPACE_NAMES[space]
    return found


# --- reading ----------------------------------------------------------------------------------


def from_position(document: Mapping[str, Any]) -> Lumiere:
    """The game of a document. A field that is left out has its value at the start of a game.

    ``BadPosition`` says what is wrong.
    """
    from quartier.games.lumiere.game import start

    need(isinstance(document, Mapping), "document", "is not a mapping")
    for field in document:
        need(field in FIELDS, "document", f"{quote(field)} is not a field of a position")
    one_of(document.get("title", "lumiere"), ("lumiere",), "title")
    players = document.get("players", 2)
    need(type(players) is int and players == 2, "players", "is not 2")
    try:
        options = resolve(title("lumiere"), 2, document.get("options"))
    except BadOptions as problem:
        raise BadPosition(f"options: {problem}") from problem
    draft = Reader(document, options).read()
    check.check(draft, options)
    game = start(2, options)
    game._put(draft)
    check.check_phase_2(game)
    game._advance()
    return game


def one_of(value: object, names: Sequence[str], field: str) -> int:
    """The index of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{field}: {quote(value)} is not one of {', '.join(names)}")
    return names.index(value)


def parted(value: object, mark: str, field: str) -> tuple[str, str]:
    """The parts of a text before and after a mark."""
    if not isinstance(value, str):
        raise BadPosition(f"{field}: {quote(value)} is not a text")
    before, _, after = value.partition(mark)
    return before, after


def set_of(value: object, names: Sequence[str], field: str) -> int:
    """A list of different names as a set."""
    need(isinstance(value, list | tuple), field, "is not a list")
    assert isinstance(value, list | tuple)
    members = 0
    for each in value:
        index = one_of(each, names, field)
        need(not members >> index & 1, field, f"{each} is there twice")
        members |= 1 << index
    return members


def two(value: object, field: str) -> Sequence[Any]:
    """A list with one entry for each seat."""
    need(
        isinstance(value, list | tuple) and len(value) == 2, field, "is not a list of two, one for each seat"
    )
    assert isinstance(value, list | tuple)
    return value


def seat_of(value: object, field: str) -> int:
    """A seat, or -1 for None."""
    if value is None:
        return -1
    if type(value) is not int or value not in (0, 1):
        raise BadPosition(f"{field}: {quote(value)} is not 0, 1 or None")
    return value


class Reader:
    """Reads one document into a draft; ``check.py`` has the checks that need several fields."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.document = document
        self.options = options

    def get(self, field: str, default: Any) -> Any:
        return self.document.get(field, default)

    def read(self) -> Draft:
        """The attributes of a ``State``, each right by itself."""
        draft: Draft = {**self.tiles(), **self.cards(), **self.reserves(), **self.singles()}
        draft |= self.shapes(draft)
        draft["starter"] = seat_of(self.get("starter", self.known_starter()), "starter")
        draft["seat"] = seat_of(self.get("turn", max(draft["starter"], 0)), "turn")
        need(draft["seat"] >= 0, "turn", "is not a seat")
        idle = self.get("idle", 0)
        need(type(idle) is int and idle in (0, 1, 2), "idle", "is not 0, 1 or 2")
        draft["idle"] = idle
        draft["first_done"] = seat_of(self.get("first_done", done(draft)), "first_done")
        named = self.get("stage", stage.NAMES[likely_stage(draft)])
        draft["stage"] = one_of(named, stage.NAMES, "stage")
        if draft["stage"] == stage.DEALING:
            draft["open"] = 0
        pending, returned = self.get("pending", None), self.get("returned", None)
        draft["pending"] = -1 if pending is None else one_of(pending, CARDS, "pending")
        draft["returned"] = -1 if returned is None else one_of(returned, BUILDING_NAMES[:POOL], "returned")
        begun = draft["stage"] >= stage.DRAWING
        draft["turns"] = self.get("turns", int(begun))
        need(type(draft["turns"]) is int and draft["turns"] >= 0, "turns", "is not a number")
        need(begun == (draft["turns"] > 0), "turns", "are counted from the first one on")
        return draft

    def known_starter(self) -> int | None:
        """Who starts, if the options say so or the game is under way."""
        if self.options["first_player"] == "random":
            begun = any(self.document.get(field) for field in ("tiles", "hands", "reserves"))
            return 0 if begun else None
        return int(self.options["first_player"] == "seat-2")

    def tiles(self) -> Draft:
        """Tiles laid and in hands, with the ground they make; the stack has the rest."""
        laid, seen = [-1] * AREAS, [0, 0]
        coloured, mixed, lamps = [0, 0], 0, 0
        listed = self.get("tiles", {})
        need(isinstance(listed, Mapping), "tiles", "is not a mapping of areas to tiles")
        for area, words in listed.items():
            where, field = one_of(area, AREA_NAMES, "tiles"), f"tiles.{area}"
            colour, rest = parted(words, " ", field)
            number, _, rotation = rest.partition("/")
            seat, tile = one_of(colour, SEATS, field), one_of(number, TILE_NAMES, field)
            turned = tile * 4 + one_of(rotation or "0", ROTATIONS[:4], field)
            need(not seen[seat] >> tile & 1, field, f"{colour} {number} is there twice")
            seen[seat] |= 1 << tile
            laid[where] = seat * 32 + turned
            coloured[seat] |= kind_on(turned, "o") << top_left(where)
            coloured[1 - seat] |= kind_on(turned, "r") << top_left(where)
            mixed |= kind_on(turned, "m") << top_left(where)
            lamps |= kind_on(turned, "l") << top_left(where)
        hand = [set_of(each, TILE_NAMES, "hands") for each in two(self.get("hands", [[], []]), "hands")]
        for seat in range(2):
            need(hand[seat] & seen[seat] == 0, "hands", "a tile in it is on the board")
            need(hand[seat].bit_count() <= self.options["hand"], "hands", "there are too many tiles in one")
        stack = [255 & ~(seen[seat] | hand[seat]) for seat in range(2)]
        ground = {"coloured": coloured, "mixed": mixed, "lamps": lamps}
        return {"laid": laid, "hand": hand, "stack": stack, **ground}

    def cards(self) -> Draft:
        """Postcards in play, taken and used."""
        chosen = self.options["postcards"]
        default: Sequence[str] = FIRST_GAME if chosen == "first-game" else chosen
        in_play = set_of(self.get("postcards", [] if chosen == "random" else default), CARDS, "postcards")
        need(in_play.bit_count() <= IN_PLAY, "postcards", f"there are more than {IN_PLAY}")
        if chosen != "random":
            need(in_play == set_of(default, CARDS, "postcards"), "postcards", "are not those of the options")
        taken = [set_of(each, CARDS, "taken") for each in two(self.get("taken", [[], []]), "taken")]
        need(taken[0] & taken[1] == 0, "taken", "one postcard is with both players")
        for each in taken:
            need(each & ~in_play == 0, "taken", "a postcard is not in play")
            need(each.bit_count() <= TOKENS, "taken", f"a player has only {TOKENS} action tokens")
        used = set_of(self.get("used", []), CARDS, "used")
        need(used & ~(taken[0] | taken[1]) == 0, "used", "a postcard was not taken")
        tokens = [TOKENS - each.bit_count() for each in taken]
        left = in_play & ~(taken[0] | taken[1])
        return {"in_play": in_play, "taken": taken, "used": used, "tokens": tokens, "open": left}

    def reserves(self) -> Draft:
        """The buildings that are taken and not built."""
        listed = two(self.get("reserves", [[], []]), "reserves")
        return {"reserve": [set_of(each, BUILDING_NAMES[:POOL], "reserves") for each in listed]}

    def singles(self) -> Draft:
        """The special pieces of one space."""
        draft: Draft = {"annex": -1, "annex_of": -1, "statue": -1, "facing": -1}
        listed = self.get("pieces", {})
        need(isinstance(listed, Mapping), "pieces", "is not a mapping of pieces to places")
        for name in listed:
            one_of(name, PIECES, "pieces")
        for name, attribute in SINGLE_PIECES.items():
            space = one_of(listed[name], SPACE_NAMES, f"pieces.{name}") if name in listed else -1
            draft[attribute] = space
        for name, attribute, names in (("annex", "annex_of", BUILDING_NAMES), ("statue", "facing", FACINGS)):
            if name in listed:
                which, where = parted(listed[name], "@", f"pieces.{name}")
                draft[attribute] = one_of(which, names, f"pieces.{name}")
                draft[name] = one_of(where, SPACE_NAMES, f"pieces.{name}")
        return draft

    def shapes(self, draft: Draft) -> Draft:
        """Buildings and the fountain on the board, what all pieces cover, and what is left in the pool."""
        site, cells = [-1] * len(SHAPE_NAMES), [0] * len(SHAPE_NAMES)
        erected, built = [0, 0], [0, 0]
        for seat, listed in enumerate(two(self.get("buildings", [{}, {}]), "buildings")):
            need(isinstance(listed, Mapping), "buildings", "is not a mapping of buildings to places")
            for name, words in listed.items():
                shape = one_of(name, BUILDING_NAMES, "buildings")
                need(site[shape] < 0, "buildings", f"{name} is there twice")
                site[shape] = placement(shape, words, f"buildings.{name}")
                erected[seat] |= 1 << shape
        if "fountain" in self.get("pieces", {}):
            site[FOUNTAIN] = placement(FOUNTAIN, self.document["pieces"]["fountain"], "pieces.fountain")
        for shape, number in enumerate(site):
            if number >= 0:
                cells[shape] = LAID[number][3]
        if draft["annex"] >= 0:
            cells[draft["annex_of"]] |= 1 << draft["annex"]
        for seat in range(2):
            built[seat] = union(cells[shape] for shape in spaces(erected[seat]))
        covered = union(cells) | union(
            1 << draft[attribute]
            for attribute in ("painter", "dancer", "statue", "lamp", "large_lamp")
            if draft[attribute] >= 0
        )
        gone = union(erected) | union(draft["reserve"])
        laid = {"site": site, "cells": cells, "erected": erected, "built": built, "covered": covered}
        return {**laid, "pool": (1 << POOL) - 1 & ~gone}


def union(sets: Iterable[int]) -> int:
    """All members of some sets."""
    total = 0
    for members in sets:
        total |= members
    return total


def done(draft: Draft) -> int | None:
    """Who laid an eighth tile first, where the document does not say so."""
    finished = [seat for seat in range(2) if draft["hand"][seat] | draft["stack"][seat] == 0]
    if len(finished) == 2:
        return int(draft["seat"])
    return finished[0] if finished else None


def likely_stage(draft: Draft) -> int:
    """The stage of a document that does not name one."""
    if min(draft["laid"]) >= 0:
        return stage.BUILDING
    if max(draft["laid"]) >= 0 or any(draft["hand"]) or any(draft["reserve"]):
        return stage.DRAWING
    return stage.DEALING


def placement(shape: int, words: object, field: str) -> int:
    """The placement that words like ``1@c5`` mean."""
    rotation, space = parted(words, "@", field)
    turned = orientation(shape, one_of(rotation, ROTATIONS, field))
    anchor = one_of(space, SPACE_NAMES, field)
    need((shape, turned, anchor) in NUMBER_OF, field, f"{SHAPE_NAMES[shape]} does not fit on the board there")
    return NUMBER_OF[shape, turned, anchor]
