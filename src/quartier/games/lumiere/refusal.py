"""Why a move is not legal: the reason's code and the clause of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.lumiere import moves
from quartier.games.lumiere.moves import BUILDING, DEALING, DRAWING, GIVING, PAVING, PUTTING, STARTING
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARDS,
    FACINGS,
    KEPT,
    LEVITATION,
    PIECE_OF,
    SHAPE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from quartier.games.lumiere.placement import LAID, TABLES
from quartier.kernel.errors import Refusal
from quartier.kernel.game import CHANCE, OVER

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere


CLAUSE_OF_CARD = {
    "levitation": "L-5.2",
    "metropolitain": "L-5.3",
    "jardin": "L-5.5",
    "sacre-coeur": "L-5.6",
    "peintre": "L-5.7",
    "chartier": "L-5.8",
    "bouquinistes": "L-5.10",
    "lampadaire": "L-5.12",
    "moulin-rouge": "L-5.13",
    "penseur": "L-5.14",
    "fontaine": "L-5.16",
    "grande-lumiere": "L-5.17",
}
CARD_OF = {piece: card for card, piece in PIECE_OF.items()}


def refusal(game: Lumiere, move: int) -> Refusal:
    """Why this number may not be played now."""
    record = moves.describe(move)
    kind = record["type"]
    if kind in ("deal", "first", "draw"):
        return Refusal("left-to-chance", {"deal": "L-2.2", "first": "L-2.6", "draw": "L-2.4"}[kind])
    if game.to_move == OVER:
        return Refusal("game-over", "L-4.12")
    if game.to_move == CHANCE:
        return Refusal("wait-for-chance", {DEALING: "L-2.2", STARTING: "L-2.6", DRAWING: "L-2.4"}[game.stage])
    if kind == "pass":
        return passing(game)
    if game.stage == PAVING:
        if kind == "tile":
            held = game.hand[game.seat] >> TILE_NAMES.index(record["tile"]) & 1
            if not held or game.laid[AREA_NAMES.index(record["area"])] < 0:
                return Refusal("tile-not-in-hand", "L-3.2")
            return Refusal("area-taken", "L-3.2")
        return Refusal("not-in-pool", "L-3.4") if kind == "take" else Refusal("only-in-phase-2", "L-4.2")
    if kind in ("tile", "take"):
        return Refusal("only-in-phase-1", "L-3.1")
    if kind == "card":
        return postcard(game, CARDS.index(record["card"]), record["use"])
    if kind == "give":
        return Refusal("not-in-reserve" if game.stage == GIVING else "only-levitation", "L-5.2")
    if kind == "build":
        return building(game, move - moves.PLACE)
    return piece(game, move, str(record["piece"] if kind == "put" else kind))


def passing(game: Lumiere) -> Refusal:
    """Why nobody may pass here."""
    if game.stage == PAVING:
        return Refusal("tiles-left", "L-3.5")
    if game.stage == BUILDING:
        return Refusal("must-act", "L-4.2") if game.tokens[game.seat] else Refusal("must-build", "L-4.9")
    return Refusal("finish-card", "L-5.1")


def postcard(game: Lumiere, card: int, use: bool) -> Refusal:
    """Why a postcard may not be taken, or not in this way."""
    if game.stage != BUILDING:
        return Refusal("finish-card", "L-5.1")
    if not game.in_play >> card & 1:
        return Refusal("card-not-in-play", "L-2.1")
    if not game.open >> card & 1:
        return Refusal("card-taken", "L-4.7")
    if game.tokens[game.seat] == 0:
        return Refusal("no-token", "L-4.7")
    if card in KEPT and not use:
        return Refusal("works-by-owning", CLAUSE_OF_CARD[CARDS[card]])
    return Refusal("no-place-for-piece", CLAUSE_OF_CARD[CARDS[card]])


def building(game: Lumiere, placement: int) -> Refusal:
    """Why a building may not be laid here and now."""
    shape = LAID[placement][0]
    if game.stage == BUILDING:
        if not game.reserve[game.seat] >> shape & 1:
            return Refusal("not-in-reserve", "L-4.3")
    elif game.stage == PUTTING and game.pending == LEVITATION:
        if shape == game.returned:
            return Refusal("just-given-back", "L-5.2")
        if not game.pool >> shape & 1:
            return Refusal("not-in-pool", "L-5.2")
    else:
        return Refusal("finish-card", "L-5.1")
    return ground(game, placement)


def ground(game: Lumiere, placement: int) -> Refusal:
    """Why these spaces cannot be covered by this piece."""
    shape, orientation, _, cells = LAID[placement]
    if orientation >= 4 and not game.with_flips:
        return Refusal("no-turning-over", "L-4.6")
    if cells & game.covered:
        return Refusal("space-taken", "L-4.3")
    lamps = (cells & game.lamps).bit_count()
    rival = (cells & game.coloured[1 - game.seat]).bit_count()
    powers = game._powers()
    if lamps > 1 and powers & 1:
        return Refusal("one-lamp-only", "L-5.3")
    if lamps and not (powers & 1 and SHAPE_NAMES[shape] != "fountain"):
        return Refusal("lamp-space", "L-4.4")
    if rival > 1 and powers & 2:
        return Refusal("one-rival-space-only", "L-5.8")
    return Refusal("rival-space", "L-4.3")


def piece(game: Lumiere, move: int, name: str) -> Refusal:
    """Why a special piece may not be put here and now."""
    card = CARD_OF[name]
    clause = CLAUSE_OF_CARD[card]
    if game.stage == BUILDING:
        return Refusal("take-card-first", "L-4.7")
    if game.stage != PUTTING or CARDS[game.pending] != card:
        return Refusal("finish-card", "L-5.1")
    if name in ("garden", "fountain"):
        return ground(game, move - moves.PLACE)
    record = moves.describe(move)
    space = SPACE_NAMES.index(record["space"])
    if game.covered >> space & 1:
        return Refusal("space-taken", clause)
    if name == "large-lamp":
        return Refusal("lamps-only", clause)
    if not game.coloured[game.seat] >> space & 1:
        return Refusal("own-spaces-only", clause)
    if name == "statue":
        ahead = TABLES.ahead[space * 4 + FACINGS.index(record["facing"])]
        return Refusal("faces-the-edge" if not ahead else "faces-a-piece", clause)
    building = BUILDING_NAMES.index(record["building"])
    if not game.erected[game.seat] >> building & 1:
        return Refusal("not-your-building", "L-5.11")
    return Refusal("not-beside-building", clause)
