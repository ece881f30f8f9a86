"""What holds in every position of every game: pieces are conserved, and nobody has debts."""

from __future__ import annotations

from quartier.games.paris import phase, pieces
from quartier.games.paris.check import check
from quartier.games.paris.game import Paris


def invariant(game: Paris) -> None:
    """Fail if pieces appear or vanish, somebody has debts, or the position is refused."""
    for seat in range(game.players):
        on_board = sum(game.keys_on[seat::4]) + sum(game.bank[seat::4]) + game.arc[seat]
        assert on_board + game.keys[seat] + game.spare[seat] == pieces.KEYS[game.players] + pieces.SPARE_KEYS
        assert min(game.keys[seat], game.spare[seat], game.francs[seat]) >= 0
        assert not game.held[seat] & game.used[seat]
    assert min(game.tokens) >= 0
    assert bin(game.end_pile).count("1") + game.end_count == 12
    if game.phase < phase.BACK:
        return
    for size, top in zip(game.stack_size, game.stack_top):
        assert game.phase == phase.BACK or (size > 0) == (top >= 0)
    for kind in range(3):
        count = game.token.count(kind) + sum(game.tokens[kind::6]) + game.supply[kind]
        assert count == pieces.OF_EACH_KIND
    for number in range(1, 31):
        owners = sum((game.held[seat] | game.used[seat]) >> number & 1 for seat in range(game.players))
        left = sum(game.left_on[space] for space in range(1, 31) if game.number_on[space] == number)
        assert owners + left == pieces.copies(number, game.players)
    check(game)
