"""Whether the fields of a position document agree with each other and with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import building, card, postcard, region, stage
from quartier.games.lumiere.geometry import LAID, at
from quartier.games.lumiere.pieces import (
    BUILDING_NAMES,
    CARD_OF,
    CARDS,
    FACING_STEPS,
    FOUNTAIN,
    GARDEN,
    IN_PLAY,
    POOL,
    SHAPE_NAMES,
    TOKENS,
)
from quartier.kernel.errors import BadPosition

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Draft = dict[str, Any]
"""The attributes of a ``State`` by name, as ``document.py`` reads them."""


def need(fact: bool, field: str, problem: str) -> None:
    """``BadPosition`` unless it is a fact."""
    if not fact:
        raise BadPosition(f"{field}: {problem}")


def check(draft: Draft, options: Mapping[str, Any]) -> None:
    """``BadPosition`` for the first thing that cannot be."""
    at_stage = draft["stage"]
    laid = sum(code >= 0 for code in draft["laid"])
    need((laid == 16) == (at_stage >= stage.BUILDING), "stage", f"{name_of(draft)} with {laid} tiles laid")
    dealt = draft["in_play"].bit_count() == IN_PLAY
    need(dealt or at_stage == stage.DEALING, "postcards", f"there are not {IN_PLAY} of them")
    check_start(draft, options)
    for seat in range(2):
        finished = draft["hand"][seat] | draft["stack"][seat] == 0
        need(finished or draft["first_done"] != seat, "first_done", "has tiles left")
        need(not finished or draft["first_done"] >= 0, "first_done", "is missing")
        full = draft["hand"][seat].bit_count() == options["hand"] or draft["stack"][seat] == 0
        need(at_stage < stage.PAVING or full, "hands", "one lacks a tile")
    if at_stage < stage.BUILDING:
        need(not any(draft["taken"]), "taken", "postcards are for phase 2")
        need(max(draft["site"]) < 0, "buildings", "are for phase 2")
    need((draft["idle"] == 2) == (at_stage == stage.ENDED), "idle", "two idle turns end the game")
    for seat, taken in enumerate(draft["taken"]):
        idle = draft["idle"] == 2 or (draft["idle"] == 1 and seat != draft["seat"])
        need(not idle or taken.bit_count() == TOKENS, "idle", "there is a token left")
    check_turns(draft)
    check_pending(draft)
    check_used(draft)
    check_reserves(draft)
    check_ground(draft, options)
    check_pieces(draft)
    if at_stage < stage.DRAWING:  # nobody has a turn before the start
        draft["seat"] = 0


def name_of(draft: Draft) -> str:
    """The stage in words."""
    return stage.NAMES[draft["stage"]]


def check_start(draft: Draft, options: Mapping[str, Any]) -> None:
    """Who starts, and when that is known (L-2.6)."""
    at_stage, starter, given = draft["stage"], draft["starter"], options["first_player"]
    if given != "random":
        need(starter == int(given == "seat-2"), "starter", f"is not the {given} of the options")
    elif at_stage == stage.DEALING and draft["in_play"].bit_count() < IN_PLAY:
        need(starter < 0, "starter", "is drawn after the postcards")
    need(at_stage <= stage.STARTING or starter >= 0, "starter", "nobody has started")
    if at_stage < stage.DRAWING:
        need(draft["seat"] in (0, starter), "turn", "is not that of the starter")
        begun = max(draft["laid"]) >= 0 or any(draft["hand"]) or any(draft["reserve"])
        need(not begun, "stage", f"{name_of(draft)} though the game has begun")


def check_turns(draft: Draft) -> None:
    """No more turns than what lies on the table allows: after an idle turn somebody does something."""
    taken = sum(each.bit_count() for each in draft["reserve"] + draft["taken"])
    laid, built = (sum(each >= 0 for each in draft[field]) for field in ("laid", "site"))
    need(draft["turns"] <= 2 * (laid + taken + 2 * built) + 2, "turns", "are more than can have been played")


def check_pending(draft: Draft) -> None:
    """The postcard whose action is being carried out."""
    pending, seat = draft["pending"], draft["seat"]
    if draft["stage"] not in (stage.GIVING, stage.PUTTING):
        need(pending < 0, "pending", f"there is one at the stage {name_of(draft)}")
    else:
        acts = pending >= 0 and not card.KEPT >> pending & 1
        need(acts, "pending", "is not a postcard with an action")
        need(bool(draft["taken"][seat] >> pending & 1), "pending", "was not taken by this seat")
        need(bool(draft["used"] >> pending & 1), "used", "the pending postcard is not among them")
        gives = pending == card.LEVITATION
        need(draft["stage"] == stage.PUTTING or gives, "pending", "nothing is given back for it")
        need(draft["idle"] == 0, "idle", "a postcard is being used")
    returned = draft["stage"] == stage.PUTTING and pending == card.LEVITATION
    need(returned == (draft["returned"] >= 0), "returned", "goes with putting for levitation")


def check_used(draft: Draft) -> None:
    """Postcards that are used without a piece of their own."""
    need(not draft["used"] >> card.SACRE_COEUR & 1, "used", "sacre-coeur works by being owned")  # L-5.6
    if draft["used"] >> card.LEVITATION & 1 and draft["pending"] != card.LEVITATION:  # L-5.2
        owner = int(draft["taken"][1] >> card.LEVITATION & 1)
        built = draft["erected"][owner] & (1 << POOL) - 1
        need(built != 0, "used", "levitation leaves a building on the board")


def check_reserves(draft: Draft) -> None:
    """Each building is in one place."""
    first, second = draft["reserve"]
    need(first & second == 0, "reserves", "one building is in both")
    held = first | second
    for shape, placement in enumerate(draft["site"][:POOL]):
        if placement >= 0:
            need(not held >> shape & 1, "reserves", f"{SHAPE_NAMES[shape]} is on the board")
            need(shape != draft["returned"], "returned", "is on the board")
    if draft["returned"] >= 0:
        need(not held >> draft["returned"] & 1, "returned", "is in a reserve")


def owner_of(draft: Draft, which: int, field: str) -> int:
    """Who took and used the postcard of a piece."""
    need(bool(draft["used"] >> which & 1), field, f"{CARDS[which]} was not used")
    return int(draft["taken"][1] >> which & 1)


def check_ground(draft: Draft, options: Mapping[str, Any]) -> None:
    """Buildings and fountain lie on spaces they may cover (L-4.3, L-5.3, L-5.8)."""
    covered = over_lamp = over_rival = 0
    for shape, placement in enumerate(draft["site"]):
        if placement < 0:
            continue
        _, orientation, _, cells = LAID[placement]
        field = f"buildings.{SHAPE_NAMES[shape]}"
        need(options["flip"] or orientation < 4, field, "is turned over")
        need(cells & covered == 0, field, "lies on another piece")
        covered |= cells
        owner = int(draft["erected"][1] >> shape & 1)
        if shape in (GARDEN, FOUNTAIN):
            seat, owner = owner, owner_of(draft, CARDS.index(CARD_OF[SHAPE_NAMES[shape]]), field)
            need(shape == FOUNTAIN or owner == seat, field, "is with the wrong player")
        lamps, rival = cells & draft["lamps"], cells & draft["coloured"][1 - owner]
        if lamps:
            need(owner_of(draft, card.METROPOLITAIN, field) == owner, field, "covers a lamp")
            need(shape != FOUNTAIN, field, "covers a lamp")
            over_lamp |= lamps
        if rival:
            need(owner_of(draft, card.CHARTIER, field) == owner, field, "covers a rival's space")
            over_rival |= rival
    spent = draft["used"]
    need(over_lamp.bit_count() == spent >> card.METROPOLITAIN & 1, "used", "metropolitain covers one lamp")
    need(over_rival.bit_count() == spent >> card.CHARTIER & 1, "used", "chartier covers one rival's space")
    piece = 0 if draft["mixed_space"] < 0 else 1 << draft["mixed_space"]
    need(over_rival == piece, "pieces.mixed", "lies where chartier was used")


def check_pieces(draft: Draft) -> None:
    """Special pieces: each of a used postcard, on a space it may stand on, one a space."""
    covered = 0
    for placement in draft["site"]:
        covered |= LAID[placement][3] if placement >= 0 else 0
    for name in ("annex", "painter", "dancer", "statue", "lamp", "large-lamp"):
        space, which, field = draft[name.replace("-", "_")], CARDS.index(CARD_OF[name]), f"pieces.{name}"
        if space < 0:
            left_out = draft["used"] >> which & 1 and draft["pending"] != which
            need(not left_out, field, f"is not on the board though {CARDS[which]} was used")
            continue
        need(draft["pending"] != which, field, f"is on the board though {CARDS[which]} is pending")
        owner = owner_of(draft, which, field)
        ground = draft["lamps"] if name == "large-lamp" else draft["coloured"][owner]
        need(bool(ground >> space & 1), field, "is on a space of the wrong kind")
        need(not covered >> space & 1, field, "lies on another piece")
        covered |= 1 << space
    for shape in (GARDEN, FOUNTAIN):
        which = CARDS.index(CARD_OF[SHAPE_NAMES[shape]])
        due = bool(draft["used"] >> which & 1) and draft["pending"] != which
        need((draft["site"][shape] >= 0) == due, SHAPE_NAMES[shape], f"does not agree with {CARDS[which]}")
    if draft["annex"] >= 0:
        check_annex(draft)
    if draft["statue"] >= 0:
        ahead = at(draft["statue"], (FACING_STEPS[draft["facing"]],))
        need(ahead != 0, "pieces.statue", "faces the edge")


def check_annex(draft: Draft) -> None:
    """The annex touches a building of its owner (L-5.10)."""
    shape, field = draft["annex_of"], "pieces.annex"
    owner = owner_of(draft, card.BOUQUINISTES, field)
    mine = draft["erected"][owner] >> shape & 1
    need(bool(mine), field, f"{BUILDING_NAMES[shape]} is not a building of its owner")
    beside = region.around(1 << draft["annex"]) & LAID[draft["site"][shape]][3]
    need(beside != 0, field, "does not touch its building")


def check_phase_2(game: Lumiere) -> None:
    """Whether a game could have come to this stage on this board; only the rules of phase 2 can tell."""
    if game.stage < stage.BUILDING:
        return
    if game.stage == stage.GIVING:
        usable = postcard.usable(game, 1 << card.LEVITATION)
        need(
            usable != 0, "pending", "levitation needs a building to give back and a place for one of the pool"
        )
    if game.stage == stage.PUTTING:
        need(bool(game.legal()), "pending", f"there is no place for the piece of {CARDS[game.pending]}")
    for seat in range(2):
        idle = game.idle == 2 or (game.idle == 1 and seat != game.seat)
        if idle:  # L-4.9, L-4.12
            field, value = ("stage", "ended") if game.stage == stage.ENDED else ("idle", "1")
            can_build = building.must_build(game, seat)
            need(not can_build, field, f"{value}, though seat {seat} can build")
