"""The position as a document in plain words, and back with every field checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quartier.games.lumiere.moves import DRAWING, orientation
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARDS,
    FACINGS,
    FIRST_GAME,
    FOUNTAIN,
    IN_PLAY,
    PIECE_OF,
    SEATS,
    SHAPE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TOKENS,
)
from quartier.games.lumiere.placement import LAID, NUMBER_OF
from quartier.kernel.bits import spaces
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.quote import quote
from quartier.kernel.title import resolve, title

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Document = dict[str, Any]
State = dict[str, Any]
STAGES = ("dealing", "starting", "drawing", "paving", "building", "giving", "putting", "ended")
FIELDS = (
    "title", "players", "options", "stage", "turn", "turns", "starter", "first_done", "idle", "pending",
    "returned", "postcards", "taken", "used", "tiles", "hands", "reserves", "buildings", "pieces",
)  # fmt: skip
ROTATIONS = tuple("01234567")
PIECES = ("annex", "painter", "dancer", "statue", "lamp", "large-lamp", "mixed", "fountain")


def position(game: Lumiere) -> Document:
    """The whole truth, in plain words."""
    return {
        "title": "lumiere",
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in game.options.items()},
        "stage": STAGES[game.stage],
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
    return seat if seat >= 0 else None


def tile(code: int) -> str:
    """A laid tile, such as ``orange tile3/1``."""
    return f"{SEATS[code // 32]} {TILE_NAMES[code // 4 % 8]}/{code % 4}"


def site(game: Lumiere, shape: int) -> str:
    """Where a shape lies, such as ``1@c5``: its rotation and its box's top left space."""
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
    singles = {"painter": game.painter, "dancer": game.dancer, "lamp": game.lamp}
    singles |= {"large-lamp": game.large_lamp, "mixed": game.mixed_space}
    found |= {name: SPACE_NAMES[space] for name, space in singles.items() if space >= 0}
    return found


# --- and back ---------------------------------------------------------------------------------


def from_position(document: Mapping[str, Any]) -> Lumiere:
    """A game in that position. Left-out fields have start values; ``BadPosition`` says what is wrong."""
    from quartier.games.lumiere.game import start

    need(isinstance(document, Mapping), "document", "is not a mapping")
    for field in document:
        need(field in FIELDS, "document", f"{quote(field)} is no field of a position")
    one_of(document.get("title", "lumiere"), ("lumiere",), "title")
    players = document.get("players", 2)
    need(type(players) is int and players == 2, "players", "is not 2")
    try:
        options = resolve(title("lumiere"), 2, document.get("options"))
    except BadOptions as problem:
        raise BadPosition(f"options: {problem}") from problem
    state = Reader(document, options).read()
    game = start(2, options)
    wrong = game._restore(state)
    if wrong is not None:
        raise BadPosition(wrong)
    return game


def need(fact: bool, field: str, problem: str) -> None:
    """``BadPosition`` unless it is a fact."""
    if not fact:
        raise BadPosition(f"{field}: {problem}")


def one_of(value: object, names: Sequence[str], field: str) -> int:
    """The index of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{field}: {quote(value)} is not one of {', '.join(names)}")
    return names.index(value)


def parted(value: object, mark: str, field: str) -> tuple[str, str]:
    """What stands before and after a mark in a text."""
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
    need(isinstance(value, list | tuple) and len(value) == 2, field, "is not a list of two, one a seat")
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
    """Reads one document; the checks that need several fields are in ``check.py``."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.document = document
        self.options = options

    def get(self, field: str, start: Any) -> Any:
        return self.document.get(field, start)

    def read(self) -> State:
        """The state that ``Lumiere._restore`` takes."""
        from quartier.games.lumiere.check import check

        state: State = {**self.tiles(), **self.cards(), **self.laid_pieces()}
        state["starter"] = seat_of(self.get("starter", self.settled_starter()), "starter")
        state["turn"] = seat_of(self.get("turn", max(state["starter"], 0)), "turn")
        need(state["turn"] >= 0, "turn", "is not a seat")
        idle = self.get("idle", 0)
        need(type(idle) is int and idle in (0, 1, 2), "idle", "is not 0, 1 or 2")
        state["idle"] = idle
        reserves = two(self.get("reserves", [[], []]), "reserves")
        state["reserve"] = [set_of(each, BUILDING_NAMES[:12], "reserves") for each in reserves]
        state["first_done"] = seat_of(self.get("first_done", self.done(state)), "first_done")
        state["stage"] = one_of(self.get("stage", STAGES[self.stage(state)]), STAGES, "stage")
        pending, returned = self.get("pending", None), self.get("returned", None)
        state["pending"] = -1 if pending is None else one_of(pending, CARDS, "pending")
        state["returned"] = -1 if returned is None else one_of(returned, BUILDING_NAMES[:12], "returned")
        begun = STAGES[state["stage"]] not in ("dealing", "starting")
        state["turns"] = self.get("turns", int(begun))
        need(type(state["turns"]) is int and state["turns"] >= 0, "turns", "is not a number")
        need(begun == (state["turns"] > 0), "turns", "are counted from the first one on")
        check(state, self.options)
        if state["stage"] < DRAWING:  # nobody has a turn before the start
            state["turn"] = 0
        return state

    def settled_starter(self) -> int | None:
        """Who starts, if the options say so or the game is on its way."""
        if self.options["first_player"] == "random":
            begun = any(self.document.get(field) for field in ("tiles", "hands", "reserves"))
            return 0 if begun else None
        return int(self.options["first_player"] == "seat-2")

    def done(self, state: State) -> int | None:
        """Who laid an eighth tile first, where the document leaves it out."""
        finished = [seat for seat in range(2) if state["hand"][seat] | state["stack"][seat] == 0]
        if len(finished) == 2:
            return int(state["turn"])
        return finished[0] if finished else None

    def stage(self, state: State) -> int:
        """The stage of a document that leaves it out."""
        if len(state["laid"]) == 16:
            return STAGES.index("building")
        if state["laid"] or any(state["hand"]) or any(state["reserve"]):
            return STAGES.index("drawing")
        return STAGES.index("dealing")

    def tiles(self) -> State:
        """Tiles laid and in hands; the stack has the rest."""
        laid: dict[int, int] = {}
        seen = [0, 0]
        listed = self.get("tiles", {})
        need(isinstance(listed, Mapping), "tiles", "is not a mapping of areas to tiles")
        for area, words in listed.items():
            where = one_of(area, AREA_NAMES, "tiles")
            field = f"tiles.{area}"
            colour, rest = parted(words, " ", field)
            number, _, rotation = rest.partition("/")
            seat = one_of(colour, SEATS, field)
            index = one_of(number, TILE_NAMES, field)
            turned = one_of(rotation or "0", ROTATIONS[:4], field)
            need(not seen[seat] >> index & 1, field, f"{colour} {number} is there twice")
            seen[seat] |= 1 << index
            laid[where] = seat * 32 + index * 4 + turned
        hands = [set_of(each, TILE_NAMES, "hands") for each in two(self.get("hands", [[], []]), "hands")]
        for seat in range(2):
            need(hands[seat] & seen[seat] == 0, "hands", "a tile in it is on the board")
            need(hands[seat].bit_count() <= self.options["hand"], "hands", "there are too many tiles in one")
        stack = [255 & ~(seen[seat] | hands[seat]) for seat in range(2)]
        return {"laid": laid, "hand": hands, "stack": stack}

    def cards(self) -> State:
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
        return {"in_play": in_play, "taken": taken, "used": used}

    def laid_pieces(self) -> State:
        """Buildings and special pieces on the board."""
        found: dict[int, tuple[int, int]] = {}
        for seat, listed in enumerate(two(self.get("buildings", [{}, {}]), "buildings")):
            need(isinstance(listed, Mapping), "buildings", "is not a mapping of buildings to places")
            for name, words in listed.items():
                shape = one_of(name, BUILDING_NAMES, "buildings")
                need(shape not in found, "buildings", f"{name} is there twice")
                found[shape] = (seat, placement(shape, words, f"buildings.{name}"))
        state: State = {"annex": -1, "annex_of": -1, "statue": -1, "facing": -1}
        listed = self.get("pieces", {})
        need(isinstance(listed, Mapping), "pieces", "is not a mapping of pieces to places")
        for name in listed:
            one_of(name, PIECES, "pieces")
        for name in ("painter", "dancer", "lamp", "large-lamp", "mixed"):
            state[name] = one_of(listed[name], SPACE_NAMES, f"pieces.{name}") if name in listed else -1
        for name, names in (("annex", BUILDING_NAMES), ("statue", FACINGS)):
            if name in listed:
                which, space = parted(listed[name], "@", f"pieces.{name}")
                state["annex_of" if name == "annex" else "facing"] = one_of(which, names, f"pieces.{name}")
                state[name] = one_of(space, SPACE_NAMES, f"pieces.{name}")
        if "fountain" in listed:
            found[FOUNTAIN] = (-1, placement(FOUNTAIN, listed["fountain"], "pieces.fountain"))
        state["site"] = found
        return state


def placement(shape: int, words: object, field: str) -> int:
    """The placement that words like ``1@c5`` mean."""
    rotation, space = parted(words, "@", field)
    turned = orientation(shape, one_of(rotation, ROTATIONS, field))
    anchor = one_of(space, SPACE_NAMES, field)
    need((shape, turned, anchor) in NUMBER_OF, field, f"{SHAPE_NAMES[shape]} does not fit on the board there")
    return NUMBER_OF[shape, turned, anchor]


CARD_OF = {piece: CARDS.index(card) for card, piece in PIECE_OF.items()}
