"""The score pad: every player's points line by line, ranks and winners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.paris import pieces
from quartier.games.paris.actions import PARTS
from quartier.kernel.game import Event
from quartier.kernel.mover import OVER

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def parts(game: Paris, seat: int) -> list[dict[str, Any]]:
    """The lines of one player: the VP track by source, tile 27, then the districts."""
    lines = [{"part": part, "points": game.points[seat * 4 + i]} for i, part in enumerate(PARTS)]
    lines.append({"part": "francs", "points": game.franc_points(seat)})
    for district, name in enumerate(pieces.DISTRICTS):
        lines.append({"part": name, "points": game.district_points(district, seat)})
    return lines


def result(game: Paris) -> dict[str, Any]:
    """Scores as they stand now; winners once the game is over.

    Equal points: more francs; then more valuable property; then a shared win (P-11.8, P-11.9).
    """
    over = game.to_move == OVER
    seats = range(game.players)
    scores = [{"seat": seat, "total": game.final(seat), "parts": parts(game, seat)} for seat in seats]
    order = [(game.final(seat), game.francs[seat], game.estate(seat)) for seat in seats]
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


def tell_the_end(game: Paris, ledger: list[Event]) -> None:
    """The events of the final scoring: tile 27, then every district with a VP tile, then the winners."""
    for seat in range(game.players):
        if game.franc_points(seat):
            ledger.append({"type": "francs", "seat": seat, "vp": game.franc_points(seat)})
    for district, name in enumerate(pieces.DISTRICTS):
        for seat in range(game.players):
            points = game.district_points(district, seat)
            if points:
                ledger.append(
                    {
                        "type": "district",
                        "district": name,
                        "seat": seat,
                        "place": game.rank(district, seat) + 1,
                        "vp": points,
                    }
                )
    ledger.append({"type": "over", "winners": result(game)["winners"]})
