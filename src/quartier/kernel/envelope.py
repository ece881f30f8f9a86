"""What every title shows in the same way: the envelope of a view, the components, a game in one line.

Functions over a game that its methods of the contract call; a title writes only its own part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.kernel import mover

if TYPE_CHECKING:
    from quartier.kernel.game import Game


def envelope(game: Game, viewer: int | None) -> dict[str, Any]:
    """What the view of a seat, or of a spectator, has in every title."""
    number, whose = game.turn
    return {
        "title": game.title,
        "turn": {"number": number, "seat": whose},
        "seat": viewer,
        "to_move": game.to_move,
        "legal": marked_offers(game) if viewer == game.to_move and not game.holding else [],
        "seats": [],
        "result": game.result() if game.to_move == mover.OVER else None,
    }


def marked_offers(game: Game) -> list[dict[str, Any]]:
    """The offers of a position; those that cannot be taken back are marked."""
    offers = game._offers()
    for offer in offers:
        if game._reveals(offer["move"]):
            offer["reveals"] = True
    return offers


def components(game: Game) -> dict[str, Any]:
    """What never changes during a game: its title, players, options and whatever the title prints."""
    options = {
        name: list(value) if isinstance(value, tuple) else value for name, value in game.options.items()
    }
    return {"title": game.title, "players": game.players, "options": options, **game._printed()}


def summary(game: Game) -> str:
    """A game in one line: title, players, turn and who is to move."""
    number, whose = game.turn
    turn = "before the first turn" if whose is None else f"turn {number} of seat {whose}"
    if game.to_move == mover.OVER:
        expected = "over"
    else:
        expected = "chance to move" if game.to_move == mover.CHANCE else f"seat {game.to_move} to move"
    return f"<{game.title}, {game.players} players, {turn}, {expected}>"
