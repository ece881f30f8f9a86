"""What a finished game is worth to each seat: three ways to choose from, or a function of your own.

In all three the rewards of the seats add up to 0, and they are 0 until the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quartier.kernel.errors import BadOptions
from quartier.kernel.game import Game
from quartier.kernel.mover import OVER
from quartier.kernel.quote import quote
from quartier.kernel.standing import win_shares

Reward = Callable[[Game], Sequence[float]]
"""The worth of a finished game to each seat."""


def win(game: Game) -> list[float]:
    """1 for winning alone; the others share the loss. For two players a loss is -1 and a shared win 0."""
    shares = win_shares(game.result()["winners"], game.players)
    return [(share * game.players - 1) / (game.players - 1) for share in shares]


def rank(game: Game) -> list[float]:
    """1 for the first place, -1 for the last, and equal steps between; those who are equal share."""
    ranks = game.result()["ranks"]
    places = [place + (ranks.count(place) - 1) / 2 for place in ranks]
    return [(game.players + 1 - 2 * place) / (game.players - 1) for place in places]


def margin(game: Game) -> list[float]:
    """How many points a seat has more than the others on average. Tie-breaks do not count."""
    totals = {row["seat"]: float(row["total"]) for row in game.result()["scores"]}
    points = sum(totals.values())
    return [totals[seat] - (points - totals[seat]) / (game.players - 1) for seat in range(game.players)]


REWARDS: dict[str, Reward] = {"win": win, "rank": rank, "margin": margin}


def reward_of(chosen: str | Reward) -> Reward:
    """The reward of that name, or the function itself."""
    if callable(chosen):
        return chosen
    if not isinstance(chosen, str) or chosen not in REWARDS:
        raise BadOptions(f"a reward is one of {', '.join(REWARDS)} or a function, not {quote(chosen)}")
    return REWARDS[chosen]


def returns(game: Game, reward: str | Reward = "win") -> list[float]:
    """What the game was worth to each seat; 0 until it is over."""
    if game.to_move != OVER:
        return [0.0] * game.players
    worth = [float(each) for each in reward_of(reward)(game)]
    if len(worth) != game.players:
        raise BadOptions(f"the reward returns {len(worth)} numbers for {game.players} seats")
    return worth
