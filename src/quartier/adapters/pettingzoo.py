"""All seats of a game as a PettingZoo environment, one agent after the other.

>>> from quartier.adapters.pettingzoo import Table
>>> env = Table("paris", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, over, cut, info = env.last()
...     env.step(None if over else env.action_space(agent).sample(mask=seen["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, SupportsInt

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from quartier.adapters.course import Course, Mask, Row, returns
from quartier.kernel.game import OVER
from quartier.kernel.record import Record

Seen = dict[str, Row | Mask]


class Table(AECEnv):  # type: ignore[misc]
    """A game for as many agents as it has players: ``seat_0`` and so on, whoever begins.

    An agent sees a row of numbers and the mask of its legal moves, all zeros when it is not its turn. A
    reward comes at the end: see ``course.returns``. A move outside the mask raises ``IllegalMove`` and
    changes nothing.
    """

    def __init__(self, title: str, players: int = 2, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.course = Course(title, players, options)
        self.metadata = {"name": f"quartier_{title}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._np_random, _ = seeding.np_random()
        most, actions = self.course.most(), self.course.title.actions
        row = spaces.Box(np.zeros_like(most), most, dtype=np.int16)
        mask = spaces.Box(0, 1, (actions,), dtype=np.int8)
        # One object for each agent, for each has a generator of its own to sample with.
        self.observation_spaces = {
            agent: spaces.Dict({"observation": deepcopy(row), "action_mask": deepcopy(mask)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every move number of the title."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to its first decision."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.course.begin(int(self._np_random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.course.game.to_move]

    def observe(self, agent: str) -> Seen:
        """What an agent knows now."""
        seat = self.possible_agents.index(agent)
        mine = self.course.game.to_move == seat
        mask = self.course.mask() if mine else np.zeros(self.course.title.actions, dtype=np.int8)
        return {"observation": self.course.row(seat), "action_mask": mask}

    def step(self, action: SupportsInt | None) -> None:
        """Play the move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.course.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        game = self.course.game
        if game.to_move == OVER:
            self.rewards = dict(zip(self.agents, returns(game)))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[game.to_move]
        self._accumulate_rewards()

    def record(self) -> Record:
        """The game so far, to be kept and looked at with ``quartier replay``."""
        return self.course.record()
