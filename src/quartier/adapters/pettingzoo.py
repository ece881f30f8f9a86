"""All seats of a game as a PettingZoo environment, one agent after the other.

>>> from quartier.adapters.pettingzoo import TableEnv
>>> env = TableEnv("paris", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, over, cut, info = env.last()
...     env.step(None if over else env.action_space(agent).sample(mask=seen["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from quartier.adapters.drawn import MODES, drawn, mode_of
from quartier.adapters.episode import Episode, Mask, Row
from quartier.adapters.reward import Reward
from quartier.adapters.space import loses, masks, moves, refused, rows, seed_of
from quartier.kernel.argument import whole_number
from quartier.kernel.errors import BadSeat, IllegalMove
from quartier.kernel.quote import quote
from quartier.kernel.record import Record

Seen = dict[str, Row | Mask]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game with one agent for each player: ``seat_0`` and so on, whoever begins.

    An agent sees a row of numbers and the mask of its legal moves. During the game the mask of an agent
    that is not to move is all zeros, as in PettingZoo's own games; at the end it is that of
    ``Episode.mask``. The reward comes at the end: see ``reward.py``. A move outside the mask raises
    ``IllegalMove`` and changes nothing; with ``illegal="lose"`` it ends the game with -1 for the offender.
    The other arguments are those of ``Episode``.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        reward: str | Reward = "win",
        scaled: bool = False,
        render_mode: str | None = None,
        illegal: str = "raise",
    ) -> None:
        super().__init__()
        self.episode = episode = Episode(title, players, options, position, reward, scaled)
        self.metadata = {
            "name": f"quartier_{title}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = mode_of(render_mode)
        self._loses = loses(illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.players)]
        self.agents: list[str] = []
        self._np_random, _ = seeding.np_random()
        # One object for each agent, since each has its own generator for samples.
        self.observation_spaces = {
            agent: spaces.Dict({"observation": rows(episode), "action_mask": masks(episode)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: moves(episode) for agent in self.possible_agents}

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadSeat(f"there is no agent {quote(agent)}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every move number of the title."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to its first decision."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed_of(seed))
        self.episode.begin(int(self._np_random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Turn to the next agent, or end the game; from some positions chance alone ends it."""
        if self.episode.is_over:
            self._end(self.episode.returns())
        else:
            self.agent_selection = self.possible_agents[self.episode.game.to_move]
            self._accumulate_rewards()

    def _end(self, worth: list[float]) -> None:
        """Give every agent its reward."""
        self.rewards = dict(zip(self.agents, worth))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        """What an agent knows now."""
        seat = self._seat(agent)
        asked = self.episode.is_over or self.episode.game.to_move == seat
        mask = self.episode.mask() if asked else np.zeros(self.episode.title.actions, dtype=np.int8)
        return {"observation": self.episode.row(seat), "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        """Play the move of the selected agent; after the game an agent passes None."""
        if not self.agents:
            raise ResetNeeded("the game is over or has not begun: call reset() before the next step()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.episode.play(whole_number(action, "an action is a move number"))
        except IllegalMove as problem:
            if not self._loses:
                raise
            self.infos[agent]["refused"] = refused(problem)
            self._end(self.episode.lose())
            return
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def render(self) -> Any:
        """The table as a spectator sees it: text for ``ansi``, a picture for ``svg``."""
        return drawn(self.episode.game, None, self.render_mode)

    def close(self) -> None:
        """Does nothing, for nothing is open; the library demands it of every environment that can render."""

    def record(self) -> Record:
        """The record of the game so far, for example for ``quartier replay``."""
        return self.episode.record()
