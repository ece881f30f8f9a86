"""One seat of a game as a Gymnasium environment; bots have the other seats.

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
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces

from quartier import bots
from quartier.adapters.course import Course, Mask, Row, returns
from quartier.kernel.errors import BadOptions, IllegalMove
from quartier.kernel.game import OVER
from quartier.kernel.record import Record
from quartier.kernel.rng import Rng
from quartier.kernel.title import titles

Maker = Callable[[str, int], bots.Bot]
"""What makes an opponent for one seat of one game, from the title and a seed."""


class Seat(gymnasium.Env[Row, SupportsInt]):
    """A game as one seat plays it. A reward comes at the end: see ``course.returns``.

    ``seat`` None draws a seat for each game. ``opponent`` is a level or yardstick of ``quartier.bots``, or
    anything that makes a bot; with ``nodes`` it thinks that much, so that a seed always gives the same game.
    A move outside the mask raises ``IllegalMove``; with ``illegal="lose"`` it ends the game with -1.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        title: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        opponent: str | Maker = "random",
        nodes: int | None = None,
        illegal: str = "raise",
    ) -> None:
        self.course = Course(title, players, options)
        if seat is not None and seat not in range(players):
            raise BadOptions(f"a seat is 0 to {players - 1} or None, not {seat!r}")
        if illegal not in ("raise", "lose"):
            raise BadOptions(f"illegal is 'raise' or 'lose', not {illegal!r}")
        if isinstance(opponent, str):
            own_budget = bots.budget(opponent)
            self._make: Maker = partial(bots.make, opponent)
        else:
            own_budget, self._make = bots.Budget(seconds=1.0), opponent
        self._budget = own_budget if nodes is None else bots.Budget(nodes=nodes)
        most = self.course.most()
        self.observation_space = spaces.Box(np.zeros_like(most), most, dtype=np.int16)
        self.action_space = spaces.Discrete(self.course.title.actions)
        self.seat = seat or 0
        self._fixed = seat
        self._loses = illegal == "lose"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        self.course.begin(int(self.np_random.integers(1 << 62)))
        drawn = int(self.np_random.integers(self.course.players))
        self.seat = drawn if self._fixed is None else self._fixed
        self._worlds = Rng(int(self.np_random.integers(1 << 62)))
        seeds = self.np_random.integers(1 << 31, size=self.course.players)
        self._bots = [self._make(self.course.title.name, int(each)) for each in seeds]
        self._let_others_move()
        return self.course.row(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play a move and let the others answer, up to the next decision of the seat or the end."""
        try:
            self.course.play(int(action))
        except IllegalMove as refused:
            if not self._loses:
                raise
            info = self._info() | {"refused": {"reason": refused.reason, "clause": refused.clause}}
            return self.course.row(self.seat), -1.0, True, False, info
        self._let_others_move()
        over = self.course.game.to_move == OVER
        return self.course.row(self.seat), returns(self.course.game)[self.seat], over, False, self._info()

    def action_masks(self) -> Mask:
        """A 1 for every legal move, under the name that maskable learners ask for."""
        return self.course.mask()

    def record(self) -> Record:
        """The game so far, to be kept and looked at with ``quartier replay``."""
        return self.course.record()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.course.mask(), "seat": self.seat}

    def _let_others_move(self) -> None:
        game = self.course.game
        while game.to_move not in (OVER, self.seat):
            known = bots.Known(game, game.to_move, self._worlds)
            self.course.play(self._bots[game.to_move].choose(known, self._budget))


for _title in titles():
    gymnasium.register(f"quartier/{_title}-v0", entry_point=f"{__name__}:Seat", kwargs={"title": _title})
