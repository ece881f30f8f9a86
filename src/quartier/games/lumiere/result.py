"""The score pad: every part of both scores, ranks and winners (L-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere.pieces import (
    BUILDING_NAMES,
    FONTAINE,
    FOUNTAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    SACRE_COEUR,
)
from quartier.kernel.bits import spaces
from quartier.kernel.mover import OVER

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Part = dict[str, Any]


def lamps_on(game: Lumiere, building: int) -> list[int]:
    """The spaces of the lamps that light a building (L-6.1, L-6.2)."""
    lit_from = game._beside(game.cells[building]) & game._standing_lamps()
    if game.large_lamp >= 0:
        lit_from &= ~(1 << game.large_lamp)
        if game._large_light() & game.cells[building]:
            lit_from |= 1 << game.large_lamp
    return list(spaces(lit_from))


def parts(game: Lumiere, seat: int) -> list[Part]:
    """One line each, as on a score pad: buildings, largest group, unbuilt buildings, postcards."""
    lit = []
    for building in spaces(game.erected[seat]):  # L-6.1
        lamps, size = lamps_on(game, building), game.cells[building].bit_count()
        name = BUILDING_NAMES[building]
        lit.append({"building": name, "size": size, "lamps": lamps, "points": size * len(lamps)})
    found: list[Part] = [{"part": "light", "points": sum(each["points"] for each in lit), "buildings": lit}]
    group = game._largest_group(seat)  # L-6.3
    grouped = [BUILDING_NAMES[b] for b in spaces(game.erected[seat]) if game.cells[b] & group]
    found.append({"part": "group", "points": group.bit_count(), "buildings": grouped})
    spared = bool(game.taken[seat] >> SACRE_COEUR & 1)  # L-6.4, L-5.6
    unbuilt = game.reserve[seat].bit_count()
    found.append(
        {"part": "unbuilt", "points": game._unbuilt_points(seat), "count": unbuilt, "spared": spared}
    )
    found += card_parts(game, seat)
    return found


def card_parts(game: Lumiere, seat: int) -> list[Part]:
    """The postcards that score, if this seat has used them (L-6.5)."""
    found: list[Part] = []
    taken = game.taken[seat] & game.used
    if taken >> PEINTRE & 1 and game.painter >= 0:  # L-5.7
        lamps = (game._painted() & game._standing_lamps()).bit_count()
        found.append({"part": "peintre", "count": lamps, "points": 2 * lamps})
    if taken >> MOULIN_ROUGE & 1 and game.dancer >= 0:  # L-5.13
        free = game._danced().bit_count()
        found.append({"part": "moulin-rouge", "count": free, "points": free})
    if taken >> PENSEUR & 1 and game.statue >= 0:  # L-5.15
        found.append({"part": "penseur", "points": game._admired()})
    if taken >> FONTAINE & 1 and game.site[FOUNTAIN] >= 0:  # L-5.16
        touching = game._splashed(seat)
        found.append({"part": "fontaine", "count": touching, "points": 3 * touching})
    return found


def result(game: Lumiere) -> dict[str, Any]:
    """Both scores as they stand now; winners once the game is over."""
    scores = []
    for seat in range(2):
        lines = parts(game, seat)
        total = sum(line["points"] for line in lines)
        scores.append({"seat": seat, "total": total, "parts": lines, "free": game._free_own(seat)})
    standing = [(score["total"], score["free"]) for score in scores]  # L-6.6, L-6.7
    ranks = [1 + (standing[1 - seat] > standing[seat]) for seat in range(2)]
    over = game.to_move == OVER
    winners = [seat for seat in range(2) if ranks[seat] == 1] if over else []
    return {"over": over, "scores": scores, "ranks": ranks, "winners": winners}


def brief(game: Lumiere) -> dict[str, Any]:
    """The same pad without what each line is made of, for views of a game that goes on."""
    pad = result(game)
    for score in pad["scores"]:
        score["parts"] = [{"part": line["part"], "points": line["points"]} for line in score["parts"]]
    return pad
