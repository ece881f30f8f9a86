"""Why a move is refused, and English sentences with numbers in them for the messages of exceptions."""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING, Any

from quartier.kernel import mover
from quartier.kernel.errors import IllegalMove, Refusal

if TYPE_CHECKING:
    from quartier.kernel.game import Game


class Sentence(Formatter):
    """A formatter that counts: ``{coins:coin}`` is "1 coin" or "3 coins"."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, int) and len(format_spec) > 1 and format_spec.isalpha():
            return f"{value} {format_spec}" if value == 1 else f"{value} {format_spec}s"
        return str(super().format_field(value, format_spec))


FORMATTER = Sentence()


def worded(words: str, **values: Any) -> str:
    """The sentence with its values in place."""
    return FORMATTER.format(words, **values)


def refusal_of(game: Game, number: int) -> Refusal:
    """Why a move that is not legal is refused."""
    if not 0 <= number < game.actions:
        return Refusal("unknown-move", "")
    if game.to_move == mover.OVER:
        return Refusal("game-over", "")
    if game.holding:
        return Refusal("tentative", "")
    return game._refusal(number)


def illegal(game: Game, number: int) -> IllegalMove:
    """The exception for a move that is not legal, in a sentence that says why."""
    refused = refusal_of(game, number)
    if refused.reason == "unknown-move":
        last = game.actions - 1
        return IllegalMove(*refused, text=f"{game.title} has no such move; its moves are 0 to {last}")
    move = game.name(number)
    if refused.reason == "game-over":
        return IllegalMove(*refused, text=f"{move} cannot be played: the game is over")
    if refused.reason == "tentative":
        text = f"{move} cannot be played: this copy only shows a move that is not final yet"
        return IllegalMove(*refused, text=text)
    return IllegalMove(*refused, text=refusal_in_words(game.title, refused, move))


def refusal_in_words(title: str, refused: Refusal, move: str) -> str:
    """A refusal in English, with its numbers, as the title words it."""
    from quartier.kernel.title import title as find

    words = find(title).sentences.get(refused.reason)
    return worded(words, move=move, **refused.detail) if words else f"{move}: {refused.reason}"
