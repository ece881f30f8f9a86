"""What is true in every position of every game."""

from __future__ import annotations

from quartier.games.lumiere import stage
from quartier.games.lumiere.game import Lumiere
from quartier.games.lumiere.pieces import IN_PLAY, POOL, TOKENS
from tests.games.lumiere.naive import Naive

POWERS = {"metropolitain", "chartier"}


def invariant(game: Lumiere) -> None:
    """Fail if a tile or a piece has appeared or vanished, or if a player is asked without a choice."""
    check_tiles(game)
    check_buildings(game)
    check_cards(game)
    if game.to_move >= 0:
        assert len(game.legal()) > 1, "the only choice is made without asking"
    if game.stage == stage.ENDED:
        check_end(game)


def check_tiles(game: Lumiere) -> None:
    """L-1.1, L-1.2, L-3.8"""
    laid = [code for code in game.laid if code >= 0]
    for seat in range(2):
        board = sum(1 << code // 4 % 8 for code in laid if code // 32 == seat)
        assert board + game.hand[seat] + game.stack[seat] == 255
    assert (len(laid) == 16) == (game.stage >= stage.BUILDING)


def check_buildings(game: Lumiere) -> None:
    """L-1.3, L-4.3: each building is in one place, and no two pieces share a space."""
    built = [game.erected[seat] & (1 << POOL) - 1 for seat in range(2)]
    assert sum(built) + sum(game.reserve) + game.pool == (1 << POOL) - 1
    singles = (game.painter, game.dancer, game.statue, game.lamp, game.large_lamp)
    covered = [cells for cells in game.cells if cells] + [1 << space for space in singles if space >= 0]
    assert sum(covered) == game.covered


def check_cards(game: Lumiere) -> None:
    """L-2.1, L-2.3, L-4.7"""
    assert game.open + sum(game.taken) in (0, game.in_play)
    assert game.in_play.bit_count() == IN_PLAY or game.open == 0
    for seat in range(2):
        assert game.tokens[seat] + game.taken[seat].bit_count() == TOKENS
    assert (game.pending >= 0) == (game.stage in (stage.GIVING, stage.PUTTING))


def check_end(game: Lumiere) -> None:
    """L-4.12: nobody has a token, and nobody could build without a power."""
    document = game.position()
    used_up = Naive({**document, "used": sorted({*document["used"], *POWERS})})
    for seat in range(2):
        assert game.tokens[seat] == 0
        assert not used_up.builds(seat, document["reserves"][seat])
