"""One seat of a game as a Gymnasium environment; bots play in the other seats.

>>> import gymnasium, quartier.adapters.gymnasium
>>> env = gymnasium.make("quartier/lumiere-v0", opponent="greedy")
>>> row, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     move = env.action_space.sample(mask=info["action_mask"])
...     row, reward, over, _, info = env.step(move)
>>> reward in (-1, 0, 1)
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, SupportsIndex

import gymnasium
from gymnasium.error import ResetNeeded

from quartier import bots
from quartier.adapters.drawn import MODES, drawn, mode_of
from quartier.adapters.episode import Episode, Mask, Row
from quartier.adapters.reward import Reward
from quartier.adapters.space import loses, moves, refused, rows, seed_of
from quartier.kernel.argument import seat_number, whole_number
from quartier.kernel.errors import BadOptions, BadPosition, IllegalMove
from quartier.kernel.mover import OVER
from quartier.kernel.quote import quote
from quartier.kernel.record import Record
from quartier.kernel.rng import Rng
from quartier.kernel.title import titles

Maker = Callable[[str, int], bots.Bot]
"""A function that makes an opponent for one seat of one game, from the title and a seed."""
TRIES = 100
"""How often a game is begun from a position until the seat has something to decide."""


class OpponentFailed(RuntimeError):
    """An opponent named a move that cannot be played."""


class SeatEnv(gymnasium.Env[Row, SupportsIndex]):
    """A game as one seat plays it. The reward comes at the end: see ``reward.py``.

    If ``seat`` is None, a seat is drawn for each game. ``opponent`` is a level or yardstick of
    ``quartier.bots``, or a function that makes a bot. With ``nodes`` its thinking is measured in nodes, so
    that a seed always leads to the same game. A move outside the mask raises ``IllegalMove``; with
    ``illegal="lose"`` it ends the game with -1. ``players``, ``options``, ``position``, ``reward`` and
    ``scaled`` are those of ``Episode``.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        opponent: str | Maker = "random",
        nodes: int | None = None,
        illegal: str = "raise",
        position: Mapping[str, Any] | None = None,
        reward: str | Reward = "win",
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(title, players, options, position, reward, scaled)
        self._fixed = None if seat is None else seat_number(seat, self.episode.players)
        self._loses = loses(illegal)
        if isinstance(opponent, str):
            own_budget = bots.budget(opponent)
            self._make: Maker = partial(bots.make, opponent)
        elif callable(opponent):
            own_budget, self._make = bots.Budget(seconds=1.0), opponent
        else:
            raise BadOptions(f"opponent is a level or a function that makes a bot, not {quote(opponent)}")
        if nodes is not None and whole_number(nodes, "nodes are a whole number") < 1:
            raise BadOptions(f"nodes is at least 1, not {nodes}")
        self._budget = own_budget if nodes is None else bots.Budget(nodes=nodes)
        self.observation_space = rows(self.episode)
        self.action_space = moves(self.episode)
        self.render_mode = mode_of(render_mode)
        self.seat = self._fixed or 0
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed_of(seed))
        for _ in range(TRIES):
            self._begin()
            if not self.episode.is_over:
                return self.episode.row(self.seat), self._info()
        raise BadPosition(f"from this position seat {self.seat} has nothing left to decide")

    def _begin(self) -> None:
        draw = self.np_random.integers
        self.episode.begin(int(draw(1 << 62)))
        drawn_seat = int(draw(self.episode.players))
        self.seat = drawn_seat if self._fixed is None else self._fixed
        self._worlds = Rng(int(draw(1 << 62)))
        seeds = draw(1 << 31, size=self.episode.players)
        self._bots = [self._make(self.episode.title.name, int(each)) for each in seeds]
        self._begun = True
        self._let_others_move()

    def step(self, action: SupportsIndex) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play a move and let the others answer, up to the next decision of the seat or the end."""
        episode = self.episode
        if not self._begun or episode.is_over:
            raise ResetNeeded("the game is over or has not begun: call reset() before the next step()")
        try:
            episode.play(whole_number(action, "an action is a move number"))
        except IllegalMove as problem:
            if not self._loses:
                raise
            worth = episode.lose()[self.seat]
            return episode.row(self.seat), worth, True, False, {**self._info(), "refused": refused(problem)}
        self._let_others_move()
        return episode.row(self.seat), episode.returns()[self.seat], episode.is_over, False, self._info()

    def action_masks(self) -> Mask:
        """A 1 for every legal move, under the name that learners with masks expect; see ``Episode.mask``."""
        return self.episode.mask()

    def render(self) -> Any:
        """The table as the seat sees it: text for ``ansi``, a picture for ``svg``."""
        return drawn(self.episode.game, self.seat, self.render_mode)

    def record(self) -> Record:
        """The record of the game so far, for example for ``quartier replay``."""
        return self.episode.record()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), "seat": self.seat}

    def _let_others_move(self) -> None:
        game = self.episode.game
        while game.to_move not in (OVER, self.seat):
            mover = game.to_move
            move = self._bots[mover].choose(bots.Known(game, mover, self._worlds), self._budget)
            try:
                self.episode.play(move)
            except (IllegalMove, TypeError) as problem:
                raise OpponentFailed(
                    f"the opponent in seat {mover} chose {quote(move)}: {problem}"
                ) from problem


for _title in titles():
    gymnasium.register(f"quartier/{_title}-v0", entry_point=f"{__name__}:SeatEnv", kwargs={"title": _title})
