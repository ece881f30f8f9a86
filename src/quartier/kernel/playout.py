"""Chance and random play: a draw by weight, the moves of chance, a game played at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from quartier.kernel import mover
from quartier.kernel.errors import IllegalMove
from quartier.kernel.game import Game
from quartier.kernel.quote import quote
from quartier.kernel.rng import Rng, Source, as_rng


def draw(game: Game, rng: Rng | random.Random) -> int:
    """Pick a chance move by weight. The game is not changed."""
    if not isinstance(game, Game):
        raise TypeError(f"a draw is made in a game, not in {quote(game)}")
    if not isinstance(rng, Rng | random.Random):
        raise TypeError(
            f"a draw needs a generator, not {quote(rng)}: make one with quartier.Rng(seed) before the game "
            "and pass it to every draw (with a seed every draw would be the same)"
        )
    if game.to_move != mover.CHANCE:
        raise IllegalMove("not-chance", "", text="nothing can be drawn: chance is not to move")
    move = game._draw(as_rng(rng))
    game._check()
    return move


def let_chance_move(
    game: Game, rng: Rng | random.Random, play: Callable[[int], object] | None = None
) -> list[int]:
    """Draw and play until a seat is to move or the game is over; returns the moves that were drawn.

    Whoever keeps a log of the game passes ``play``, which must play the move in it.
    """
    drawn = []
    while game.to_move == mover.CHANCE:
        move = draw(game, rng)
        if play is None:
            game.play(move)
        else:
            play(move)
        drawn.append(move)
    return drawn


def random_move(game: Game, rng: Rng) -> int:
    """A legal move: a draw if chance is to move, otherwise any of the moves with the same likelihood."""
    if game.to_move == mover.CHANCE:
        return draw(game, rng)
    moves = game.legal()
    return moves[rng.below(len(moves))]


def play_randomly(game: Game, rng: Source) -> Iterator[int]:
    """Play random legal moves, in place, until the game is over.

    Each move is yielded before it is played, so a loop over this sees the position in which it is made.

    >>> import quartier
    >>> game = quartier.new("metropolia")
    >>> moves = list(play_randomly(game, 1))
    >>> quartier.Record("metropolia", 2, moves=moves).replay() == game
    True
    """
    source = as_rng(rng)
    while game.to_move != mover.OVER:
        move = random_move(game, source)
        yield move
        game.play(move)


def playout(game: Game, rng: Source) -> Game:
    """Play uniformly random legal moves, in place, until the game is over; returns the game."""
    if not isinstance(game, Game):
        raise TypeError(f"a playout needs a game, not {quote(game)}")
    if game.holding:
        raise ValueError("a tentative game only shows a move: play on in the game that it was made from")
    run(game, as_rng(rng))
    game._check()
    if game.to_move != mover.OVER:
        raise RuntimeError(f"a dead end: no move is legal in {game!r}")
    return game


def run(game: Game, rng: Rng) -> int:
    """The loop of ``playout``; returns the number of moves played."""
    played = 0
    while game.to_move != mover.OVER:
        if game.to_move == mover.CHANCE:
            game._do(game._draw(rng))
        else:
            moves = game._room()
            game._offer(moves)
            if moves.count == 0:  # a dead end, or trouble in a title in plain Python
                break
            game._do(moves.numbers[rng._below(moves.count)])
        played += 1
    return played
