"""A game drawn for the ``render`` of an environment."""

from __future__ import annotations

from quartier.kernel.drawing import text
from quartier.kernel.errors import BadOptions
from quartier.kernel.game import Game
from quartier.kernel.quote import quote

MODES = ("ansi", "svg")


def mode_of(mode: str | None) -> str | None:
    """The way to draw, if there is such a way; None stands for not drawing."""
    if mode is not None and mode not in MODES:
        raise BadOptions(f"render_mode is {', '.join(MODES)} or None, not {quote(mode)}")
    return mode


def drawn(game: Game, seat: int | None, mode: str | None) -> str | None:
    """The table as a seat sees it: plain text for ``ansi``, a document for ``svg``, nothing for None."""
    if mode is None:
        return None
    return text(game, seat) if mode == "ansi" else game.picture(seat)
