"""The score pad: every player's points line by line, ranks and winners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import part, pieces, scoring
from quartier.kernel import mover
from quartier.kernel.game import Event

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def parts(game: Paris, seat: int) -> list[dict[str, Any]]:
    """The lines of one player: the VP track by source, tile 27, then the districts."""
    lines = [{"part": name, "points": game.points[seat * 4 + i]} for i, name in enumerate(part.NAMES)]
    lines.append({"part": "francs", "points": scoring.franc_points(game, seat)})
    for district, name in enumerate(pieces.DISTRICTS):
        lines.append({"part": name, "points": scoring.district_points(game, district, seat)})
    return lines


def result(game: Paris) -> dict[str, Any]:
    """Scores as they stand now; winners once the game is over.

    Ties go to more francs, then to more valuable property; after that the win is shared (P-11.8, P-11.9).
    """
    over = game.to_move == mover.OVER
    seats = range(game.players)
    scores = [
        {"seat": seat, "total": scoring.final(game, seat), "parts": parts(game, seat)} for seat in seats
    ]
    order = [(scoring.final(game, seat), game.francs[seat], scoring.estate(game, seat)) for seat in seats]
    ranks = [1 + sum(other > mine for other in order) for mine in order]
    return {
        "over": over,
        "scores": scores,
        "ranks": ranks,
        "winners": [seat for seat in seats if ranks[seat] == 1] if over else [],
        "tie_breaks": [
            {"seat": seat, "francs": order[seat][1], "property": order[seat][2]} for seat in seats
        ],
    }


def add_final_events(game: Paris, ledger: list[Event]) -> None:
    """Add the events of the final scoring: tile 27, every district with a VP tile, the winners."""
    for seat in range(game.players):
        if scoring.franc_points(game, seat):
            ledger.append({"type": "francs", "seat": seat, "vp": scoring.franc_points(game, seat)})
    for district, name in enumerate(pieces.DISTRICTS):
        for seat in range(game.players):
            points = scoring.district_points(game, district, seat)
            if points:
                ledger.append(
                    {
                        "type": "district",
                        "district": name,
                        "seat": seat,
                        "place": scoring.rank(game, district, seat) + 1,
                        "vp": points,
                    }
                )
    ledger.append({"type": "over", "winners": result(game)["winners"]})
