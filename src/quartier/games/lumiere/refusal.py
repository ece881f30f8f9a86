"""Why a move is not legal: the code of the reason, the clause of RULES.md and the numbers behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.lumiere import action, card, moves, power, stage
from quartier.games.lumiere.building import powers
from quartier.games.lumiere.geometry import LAID, at
from quartier.games.lumiere.pieces import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARD_OF,
    CARDS,
    FACING_STEPS,
    FACINGS,
    FOUNTAIN,
    SHAPE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from quartier.kernel import mover
from quartier.kernel.bits import spaces
from quartier.kernel.errors import Refusal

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

SENTENCES = {
    "left-to-chance": "{move} is left to chance",
    "wait-for-chance": "{move} must wait: chance is to move",
    "tiles-left": "seat {seat} may not pass: it has {count:tile} left",
    "must-act": "seat {seat} may not pass: it must build or take a postcard",
    "must-build": "seat {seat} may not pass: one of its buildings fits",
    "finish-card": "{move} must wait until the action of {card} is carried out",
    "tile-not-in-hand": "{tile} is not in the hand of seat {seat}",
    "area-taken": "there is already a tile on area {area}",
    "not-in-pool": "{building} is not in the pool",
    "only-in-phase-1": "{move} belongs to phase 1, which is over",
    "only-in-phase-2": "{move} belongs to phase 2: {count} of 16 tiles are laid",
    "card-not-in-play": "{card} is not in play",
    "card-taken": "{card} has been taken by seat {owner}",
    "no-token": "seat {seat} has no action token left for {card}",
    "works-by-owning": "{card} works by being owned; it cannot be taken unused",
    "no-place-for-piece": "{card} cannot be used by seat {seat} now",
    "only-levitation": "{building} can only be given back for levitation",
    "not-in-reserve": "{building} is not in the reserve of seat {seat}",
    "just-given-back": "{building} has just been given back",
    "off-the-board": "{move} would stick out over the edge of the board",
    "no-turning-over": "{move} is turned over, which the options do not allow",
    "space-taken": "{move} would cover spaces that are not free: {spaces}",
    "one-lamp-only": "{move} would cover {count} lamp spaces ({spaces}); metropolitain allows one",
    "lamp-space": "{move} would cover a lamp space: {spaces}",
    "one-rival-space-only": "{move} would cover {count} spaces of the rival ({spaces}); chartier allows one",
    "rival-space": "{move} would cover the rival's colour: {spaces}",
    "take-card-first": "{move} needs {card}, which must be taken first",
    "lamps-only": "the large lamp goes on a lamp space, which {space} is not",
    "own-spaces-only": "{move} needs a space in the colour of seat {seat}, which {space} is not",
    "faces-the-edge": "a statue on {space} that looks {facing} would look over the edge",
    "faces-a-piece": "a statue on {space} that looks {facing} would look at a space that is not free",
    "not-your-building": "{building} has not been built by seat {seat}",
    "not-beside-building": "{space} does not touch {building}",
}
"""Each reason as an English sentence."""

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


def refusal(game: Lumiere, move: int) -> Refusal:
    """Why a move may not be played now."""
    record = moves.describe(move)
    kind = record["type"]
    if kind in ("deal", "first", "draw"):
        return Refusal("left-to-chance", {"deal": "L-2.2", "first": "L-2.6", "draw": "L-2.4"}[kind])
    if game.to_move == mover.CHANCE:
        return Refusal(
            "wait-for-chance",
            {stage.DEALING: "L-2.2", stage.STARTING: "L-2.6", stage.DRAWING: "L-2.4"}[game.stage],
        )
    if kind == "pass":
        return passing(game)
    if game.stage == stage.PAVING:
        return paving(game, record)
    if kind in ("tile", "take"):
        return Refusal("only-in-phase-1", "L-3.1")
    if kind == "card":
        return postcard(game, CARDS.index(record["card"]), record["use"])
    if kind == "give":
        return giving(game, record["building"])
    if kind == "build":
        return building(game, move - action.PLACE)
    return piece(game, move, str(record["piece"] if kind == "put" else kind))


def passing(game: Lumiere) -> Refusal:
    """Why the seat on turn may not pass."""
    seat = game.seat
    if game.stage == stage.PAVING:
        left = (game.hand[seat] | game.stack[seat]).bit_count()
        return Refusal("tiles-left", "L-3.5", {"seat": seat, "count": left})
    if game.stage == stage.BUILDING:
        if game.tokens[seat]:
            return Refusal("must-act", "L-4.2", {"seat": seat, "tokens": game.tokens[seat]})
        return Refusal("must-build", "L-4.9", {"seat": seat})
    return unfinished(game)


def unfinished(game: Lumiere) -> Refusal:
    """Why everything else must wait while the action of a postcard is under way."""
    return Refusal("finish-card", "L-5.1", {"card": CARDS[game.pending]})


def paving(game: Lumiere, record: moves.Record) -> Refusal:
    """Why a move is not possible in phase 1."""
    if record["type"] == "take":
        return Refusal("not-in-pool", "L-3.4", {"building": record["building"]})
    if record["type"] != "tile":
        laid = sum(code >= 0 for code in game.laid)
        return Refusal("only-in-phase-2", "L-4.2", {"count": laid})
    tile, area = record["tile"], record["area"]
    held = game.hand[game.seat] >> TILE_NAMES.index(tile) & 1
    if not held or game.laid[AREA_NAMES.index(area)] < 0:
        return Refusal("tile-not-in-hand", "L-3.2", {"seat": game.seat, "tile": tile})
    return Refusal("area-taken", "L-3.2", {"area": area})


def postcard(game: Lumiere, which: int, use: bool) -> Refusal:
    """Why a postcard may not be taken, or not in this way."""
    name = CARDS[which]
    if game.stage != stage.BUILDING:
        return unfinished(game)
    if not game.in_play >> which & 1:
        return Refusal("card-not-in-play", "L-2.1", {"card": name})
    if not game.open >> which & 1:
        return Refusal("card-taken", "L-4.7", {"card": name, "owner": int(game.taken[1] >> which & 1)})
    if game.tokens[game.seat] == 0:
        return Refusal("no-token", "L-4.7", {"card": name, "seat": game.seat})
    if card.KEPT >> which & 1 and not use:
        return Refusal("works-by-owning", CLAUSE_OF_CARD[name], {"card": name})
    return Refusal("no-place-for-piece", CLAUSE_OF_CARD[name], {"card": name, "seat": game.seat})


def giving(game: Lumiere, name: str) -> Refusal:
    """Why a building may not be given back."""
    if game.stage == stage.GIVING:
        return Refusal("not-in-reserve", "L-5.2", {"building": name, "seat": game.seat})
    return Refusal("only-levitation", "L-5.2", {"building": name})


def building(game: Lumiere, placement: int) -> Refusal:
    """Why a building may not be laid here, or not now."""
    shape = LAID[placement][0]
    name = BUILDING_NAMES[shape]
    if game.stage == stage.BUILDING:
        if not game.reserve[game.seat] >> shape & 1:
            return Refusal("not-in-reserve", "L-4.3", {"building": name, "seat": game.seat})
    elif game.stage == stage.PUTTING and game.pending == card.LEVITATION:
        if shape == game.returned:
            return Refusal("just-given-back", "L-5.2", {"building": name})
        if not game.pool >> shape & 1:
            return Refusal("not-in-pool", "L-5.2", {"building": name})
    else:
        return unfinished(game)
    return ground(game, placement)


def ground(game: Lumiere, placement: int) -> Refusal:
    """Why a piece may not cover these spaces."""
    shape, orientation, _, cells = LAID[placement]
    if orientation >= 4 and not game.with_flips:
        return Refusal("no-turning-over", "L-4.6", {"building": SHAPE_NAMES[shape]})
    if cells & game.covered:
        return Refusal("space-taken", "L-4.3", {"spaces": named(cells & game.covered)})
    lamps, rival = cells & game.lamps, cells & game.coloured[1 - game.seat]
    powered = powers(game, game.seat)
    if lamps and not (powered & power.METROPOLITAIN and shape != FOUNTAIN):
        return Refusal("lamp-space", "L-4.4", {"spaces": named(lamps)})
    if lamps.bit_count() > 1:
        return Refusal("one-lamp-only", "L-5.3", {"count": lamps.bit_count(), "spaces": named(lamps)})
    if rival.bit_count() > 1 and powered & power.CHARTIER:
        return Refusal("one-rival-space-only", "L-5.8", {"count": rival.bit_count(), "spaces": named(rival)})
    return Refusal("rival-space", "L-4.3", {"spaces": named(rival)})


def named(cells: int) -> str:
    """The names of a set of spaces, such as ``c5, c6``."""
    return ", ".join(SPACE_NAMES[space] for space in spaces(cells))


def piece(game: Lumiere, move: int, name: str) -> Refusal:
    """Why a special piece may not be put here, or not now."""
    comes_with = CARD_OF[name]
    clause = CLAUSE_OF_CARD[comes_with]
    if game.stage == stage.BUILDING:
        return Refusal("take-card-first", "L-4.7", {"card": comes_with})
    if game.stage != stage.PUTTING or CARDS[game.pending] != comes_with:
        return unfinished(game)
    if name in ("garden", "fountain"):
        return ground(game, move - action.PLACE)
    record = moves.describe(move)
    where, space = record["space"], SPACE_NAMES.index(record["space"])
    if game.covered >> space & 1:
        return Refusal("space-taken", clause, {"spaces": where})
    if name == "large-lamp":
        return Refusal("lamps-only", clause, {"space": where})
    if not game.coloured[game.seat] >> space & 1:
        return Refusal("own-spaces-only", clause, {"seat": game.seat, "space": where})
    if name == "statue":
        ahead = at(space, (FACING_STEPS[FACINGS.index(record["facing"])],))
        reason = "faces-a-piece" if ahead else "faces-the-edge"
        return Refusal(reason, clause, {"space": where, "facing": record["facing"]})
    against = BUILDING_NAMES.index(record["building"])
    if not game.erected[game.seat] >> against & 1:
        return Refusal("not-your-building", "L-5.11", {"building": record["building"], "seat": game.seat})
    return Refusal("not-beside-building", clause, {"building": record["building"], "space": where})
