"""Whether the fields of a position document agree with each other and with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.lumiere.document import CARD_OF, STAGES, State, need
from quartier.games.lumiere.moves import BUILDING, DEALING, DRAWING, ENDED, GIVING, PAVING, PUTTING, STARTING
from quartier.games.lumiere.pieces import (
    BUILDING_NAMES,
    CARDS,
    CHARTIER,
    FOUNTAIN,
    GARDEN,
    IN_PLAY,
    KEPT,
    LEVITATION,
    METROPOLITAIN,
    POOL,
    SACRE_COEUR,
    SHAPE_NAMES,
    TOKENS,
)
from quartier.games.lumiere.placement import LAID, TABLES
from quartier.kernel.bits import spaces


def check(state: State, options: Mapping[str, Any]) -> None:
    """``BadPosition`` for the first thing that cannot be."""
    stage = state["stage"]
    paved = len(state["laid"]) == 16
    need(paved == (stage >= BUILDING), "stage", f"{STAGES[stage]} with {len(state['laid'])} tiles laid")
    need(
        stage == DEALING or state["in_play"].bit_count() == IN_PLAY,
        "postcards",
        f"there are not {IN_PLAY} of them",
    )
    check_start(state, options)
    for seat in range(2):
        finished = state["hand"][seat] | state["stack"][seat] == 0
        need(finished or state["first_done"] != seat, "first_done", "has tiles left")
        need(not finished or state["first_done"] >= 0, "first_done", "is missing")
        full = state["hand"][seat].bit_count() == options["hand"] or state["stack"][seat] == 0
        need(stage < PAVING or full, "hands", "one lacks a tile")
    if stage < BUILDING:
        need(not any(state["taken"]), "taken", "postcards are for phase 2")
        need(not state["site"], "buildings", "are for phase 2")
    need((state["idle"] == 2) == (stage == ENDED), "idle", "two idle turns end the game")
    for seat, taken in enumerate(state["taken"]):
        idle = state["idle"] == 2 or (state["idle"] == 1 and seat != state["turn"])
        need(not idle or taken.bit_count() == TOKENS, "idle", "there is a token left")
    check_turns(state)
    check_pending(state)
    check_used(state)
    check_reserves(state)
    check_ground(state, options)
    check_pieces(state)


def check_start(state: State, options: Mapping[str, Any]) -> None:
    """Who starts, and when that is known (L-2.6)."""
    stage, starter, given = state["stage"], state["starter"], options["first_player"]
    if given != "random":
        need(starter == int(given == "seat-2"), "starter", f"is not the {given} of the options")
    elif stage == DEALING and state["in_play"].bit_count() < IN_PLAY:
        need(starter < 0, "starter", "is drawn after the postcards")
    need(stage <= STARTING or starter >= 0, "starter", "nobody has started")
    if stage < DRAWING:
        need(state["turn"] in (0, starter), "turn", "is not that of the starter")
        begun = state["laid"] or any(state["hand"]) or any(state["reserve"])
        need(not begun, "stage", f"{STAGES[stage]} though the game has begun")


def check_turns(state: State) -> None:
    """No more turns than what lies on the table allows: after an idle turn somebody does something."""
    taken = sum(each.bit_count() for each in state["reserve"] + state["taken"])
    done = len(state["laid"]) + taken + 2 * len(state["site"])
    need(state["turns"] <= 2 * done + 2, "turns", "are more than can have been played")


def check_pending(state: State) -> None:
    """The postcard whose action is being carried out."""
    stage, pending, turn = state["stage"], state["pending"], state["turn"]
    if stage not in (GIVING, PUTTING):
        need(pending < 0, "pending", f"there is one at the stage {STAGES[stage]}")
    else:
        need(pending >= 0 and pending not in KEPT, "pending", "is not a postcard with an action")
        need(bool(state["taken"][turn] >> pending & 1), "pending", "was not taken by this seat")
        need(bool(state["used"] >> pending & 1), "used", "the pending postcard is not among them")
        need(stage == PUTTING or pending == LEVITATION, "pending", "nothing is given back for it")
        need(state["idle"] == 0, "idle", "a postcard is being used")
    returned = stage == PUTTING and pending == LEVITATION
    need(returned == (state["returned"] >= 0), "returned", "goes with putting for levitation")


def check_used(state: State) -> None:
    """Postcards that are used without a piece of their own."""
    need(not state["used"] >> SACRE_COEUR & 1, "used", "sacre-coeur works by being owned")  # L-5.6
    if state["used"] >> LEVITATION & 1 and state["pending"] != LEVITATION:  # L-5.2
        owner = int(state["taken"][1] >> LEVITATION & 1)
        built = any(seat == owner and shape < POOL for shape, (seat, _) in state["site"].items())
        need(built, "used", "levitation leaves a building on the board")


def check_reserves(state: State) -> None:
    """Each building is in one place."""
    first, second = state["reserve"]
    need(first & second == 0, "reserves", "one building is in both")
    for shape in state["site"]:
        if shape < POOL:
            held = (first | second) >> shape & 1
            need(not held, "reserves", f"{SHAPE_NAMES[shape]} is on the board")
            need(shape != state["returned"], "returned", "is on the board")
    if state["returned"] >= 0:
        need(not (first | second) >> state["returned"] & 1, "returned", "is in a reserve")


def kinds(state: State) -> tuple[list[int], int, int]:
    """Coloured, mixed and lamp spaces of the laid tiles."""
    coloured, mixed, lamps = [0, 0], 0, 0
    for area, code in state["laid"].items():
        seat, turned = divmod(code, 32)
        corner = area // 4 * 16 + area % 4 * 2
        coloured[seat] |= TABLES.tile_own[turned] << corner
        coloured[1 - seat] |= TABLES.tile_rival[turned] << corner
        mixed |= TABLES.tile_mixed[turned] << corner
        lamps |= TABLES.tile_lamp[turned] << corner
    return coloured, mixed, lamps


def owner_of(state: State, card: int, field: str) -> int:
    """Who took and used the postcard of a piece."""
    need(bool(state["used"] >> card & 1), field, f"{CARDS[card]} was not used")
    return int(state["taken"][1] >> card & 1)


def check_ground(state: State, options: Mapping[str, Any]) -> None:
    """Buildings and fountain lie on spaces they may cover (L-4.3, L-5.3, L-5.8)."""
    coloured, _, lamps = kinds(state)
    covered = over_lamp = over_rival = 0
    for shape, (seat, placement) in state["site"].items():
        _, orientation, _, cells = LAID[placement]
        field = f"buildings.{SHAPE_NAMES[shape]}"
        need(options["flip"] or orientation < 4, field, "is turned over")
        need(cells & covered == 0, field, "lies on another piece")
        covered |= cells
        owner = seat
        if shape in (GARDEN, FOUNTAIN):
            owner = owner_of(state, CARD_OF[SHAPE_NAMES[shape]], field)
            need(shape == FOUNTAIN or owner == seat, field, "is with the wrong player")
        if cells & lamps:
            need(owner_of(state, METROPOLITAIN, field) == owner, field, "covers a lamp")
            need(shape != FOUNTAIN, field, "covers a lamp")
            over_lamp |= cells & lamps
        if cells & coloured[1 - owner]:
            need(owner_of(state, CHARTIER, field) == owner, field, "covers a rival's space")
            over_rival |= cells & coloured[1 - owner]
    need(over_lamp.bit_count() == state["used"] >> METROPOLITAIN & 1, "used", "metropolitain covers one lamp")
    need(over_rival.bit_count() == state["used"] >> CHARTIER & 1, "used", "chartier covers one rival's space")
    token = 0 if state["mixed"] < 0 else 1 << state["mixed"]
    need(over_rival == token, "pieces.mixed", "lies where chartier was used")


def check_pieces(state: State) -> None:
    """Pieces of one space: of a used postcard, on a space they may stand on, one a space."""
    coloured, _, lamps = kinds(state)
    covered = 0
    for _, placement in state["site"].values():
        covered |= LAID[placement][3]
    for name in ("annex", "painter", "dancer", "statue", "lamp", "large-lamp"):
        space, card, field = state[name], CARD_OF[name], f"pieces.{name}"
        if space < 0:
            left_out = state["used"] >> card & 1 and state["pending"] != card
            need(not left_out, field, f"is not on the board though {CARDS[card]} was used")
            continue
        need(state["pending"] != card, field, f"is on the board though {CARDS[card]} is pending")
        owner = owner_of(state, card, field)
        ground = lamps if name == "large-lamp" else coloured[owner]
        need(bool(ground >> space & 1), field, "is on a space of the wrong kind")
        need(not covered >> space & 1, field, "lies on another piece")
        covered |= 1 << space
    for shape in (GARDEN, FOUNTAIN):
        card = CARD_OF[SHAPE_NAMES[shape]]
        laid = shape in state["site"]
        due = bool(state["used"] >> card & 1) and state["pending"] != card
        need(laid == due, f"{SHAPE_NAMES[shape]}", f"does not agree with {CARDS[card]}")
    if state["annex"] >= 0:
        seat, placement = state["site"].get(state["annex_of"], (-1, 0))
        field = "pieces.annex"
        owner = owner_of(state, CARD_OF["annex"], field)
        need(seat == owner, field, f"{BUILDING_NAMES[state['annex_of']]} is not a building of its owner")
        beside = any(LAID[placement][3] >> space & 1 for space in spaces(TABLES.near[state["annex"]]))
        need(beside, field, "does not touch its building")
    if state["statue"] >= 0:
        need(TABLES.ahead[state["statue"] * 4 + state["facing"]] != 0, "pieces.statue", "faces the edge")
