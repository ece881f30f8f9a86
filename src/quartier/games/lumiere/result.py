"""The score pad: every part of both scores, ranks and winners (L-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.lumiere import card, scoring
from quartier.games.lumiere.pieces import BUILDING_NAMES, CARDS, FOUNTAIN
from quartier.kernel import mover
from quartier.kernel.bits import spaces

if TYPE_CHECKING:
    from quartier.games.lumiere.game import Lumiere

Part = dict[str, Any]


def parts(game: Lumiere, seat: int) -> list[Part]:
    """One line each, as on a score pad: buildings, largest group, unbuilt buildings, postcards."""
    lit = []
    for building in spaces(game.erected[seat]):  # L-6.1
        lit.append(
            {
                "building": BUILDING_NAMES[building],
                "size": scoring.size_of(game, building),
                "lamps": list(spaces(scoring.lamps_on(game, building))),
                "points": scoring.building_points(game, building),
            }
        )
    found: list[Part] = [{"part": "light", "points": scoring.light_points(game, seat), "buildings": lit}]
    group = scoring.largest_group(game, seat)  # L-6.3
    grouped = [BUILDING_NAMES[b] for b in spaces(game.erected[seat]) if game.cells[b] & group]
    found.append({"part": "group", "points": group.bit_count(), "buildings": grouped})
    spared = bool(game.taken[seat] >> card.SACRE_COEUR & 1)  # L-6.4, L-5.6
    lost, unbuilt = scoring.unbuilt_points(game, seat), game.reserve[seat].bit_count()
    found.append({"part": "unbuilt", "points": lost, "count": unbuilt, "spared": spared})
    found += card_parts(game, seat)
    return found


def card_parts(game: Lumiere, seat: int) -> list[Part]:
    """The postcards that score, if this seat has used them (L-6.5)."""
    found: list[Part] = []
    taken = game.taken[seat] & game.used
    if taken >> card.PEINTRE & 1 and game.painter >= 0:  # L-5.7
        lamps = (scoring.painted(game) & scoring.standing_lamps(game)).bit_count()
        found.append(line(card.PEINTRE, scoring.painter_points(game), count=lamps))
    if taken >> card.MOULIN_ROUGE & 1 and game.dancer >= 0:  # L-5.13
        free = scoring.danced(game).bit_count()
        found.append(line(card.MOULIN_ROUGE, scoring.dancer_points(game), count=free))
    if taken >> card.PENSEUR & 1 and game.statue >= 0:  # L-5.15
        found.append(line(card.PENSEUR, scoring.statue_points(game)))
    if taken >> card.FONTAINE & 1 and game.site[FOUNTAIN] >= 0:  # L-5.16
        touching = scoring.splashed(game, seat)
        found.append(line(card.FONTAINE, scoring.fountain_points(game, seat), count=touching))
    return found


def line(which: int, points: int, **counted: int) -> Part:
    """The line of a postcard."""
    return {"part": CARDS[which], **counted, "points": points}


def result(game: Lumiere) -> dict[str, Any]:
    """Both scores as they stand now, and once the game is over the winners."""
    scores = []
    for seat in range(2):
        lines = parts(game, seat)
        total = sum(each["points"] for each in lines)
        scores.append({"seat": seat, "total": total, "parts": lines, "free": scoring.free_own(game, seat)})
    standing = [(score["total"], score["free"]) for score in scores]  # L-6.6, L-6.7
    ranks = [1 + (standing[1 - seat] > standing[seat]) for seat in range(2)]
    over = game.to_move == mover.OVER
    winners = [seat for seat in range(2) if ranks[seat] == 1] if over else []
    return {"over": over, "scores": scores, "ranks": ranks, "winners": winners}


def brief(game: Lumiere) -> dict[str, Any]:
    """The same pad without the details of each line, for views of a game that is not over."""
    pad = result(game)
    for score in pad["scores"]:
        score["parts"] = [{"part": each["part"], "points": each["points"]} for each in score["parts"]]
    return pad
