"""Every title as an OpenSpiel game, chance moves included; importing this module registers them.

>>> import pyspiel, quartier.adapters.openspiel
>>> game = pyspiel.load_game("quartier_metropolia", {"players": 2, "options": '{"plus": false}'})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from quartier.adapters.course import Course, returns
from quartier.kernel.errors import BadOptions
from quartier.kernel.game import CHANCE, OVER
from quartier.kernel.observation import observe
from quartier.kernel.title import Title, title, titles

LONGEST = 20_000
"""OpenSpiel wants a bound; no game comes near it, though Metropolia's rules set none."""


def game_type(known: Title) -> Any:
    """What OpenSpiel must know of a title."""
    kind = pyspiel.GameType
    secret, plain = kind.Information.IMPERFECT_INFORMATION, kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=f"quartier_{known.name}",
        long_name=f"Quartier {known.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secret if known.has_secrets else plain,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(known.players),
        min_num_players=min(known.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(known.players), "options": "{}"},
    )


def read_options(text: str) -> dict[str, Any]:
    """The title's options out of the parameter ``options``."""
    try:
        found = json.loads(text)
    except ValueError as wrong:
        raise BadOptions(f"options is a JSON object, not {text!r}") from wrong
    if not isinstance(found, dict):
        raise BadOptions(f"options is a JSON object, not {text!r}")
    return found


class QuartierGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its number of players and its options."""

    known: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known, params = self.known, params or {}
        players = params.get("players", min(known.players))
        self.course = Course(known.name, players, read_options(params.get("options", "{}")))
        info = pyspiel.GameInfo(
            num_distinct_actions=known.actions,
            max_chance_outcomes=known.actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(known), info, params)

    def new_initial_state(self) -> QuartierState:
        """The game before its first move, which is chance's in every title."""
        return QuartierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns a state into numbers, or into a text."""
        if params:
            raise BadOptions(f"an observer has no parameters; there are {params!r}")
        return Observer(self.course, iig_obs_type is not None and iig_obs_type.perfect_recall)


class QuartierState(pyspiel.State):  # type: ignore[misc]
    """A position, and the moves that led to it as each seat knows them."""

    def __init__(self, game: QuartierGame) -> None:
        super().__init__(game)
        course = game.course
        self.position = course.title.start(course.players, dict(course.options))
        self.known: list[list[str]] = [[] for _ in range(course.players)]

    def current_player(self) -> int:
        """Whose move it is, chance and the end included."""
        if self.position.to_move == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.to_move == CHANCE else self.position.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        weighted = self.position.chances()
        total = sum(weight for _, weight in weighted)
        return [(move, weight / total) for move, weight in weighted]

    def _apply_action(self, action: int) -> None:
        owner = self.position.private_to(action)
        for seat, moves in enumerate(self.known):
            moves.append(str(action) if owner in (None, seat) else "?")
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    def returns(self) -> list[float]:
        """What the game was worth to each seat: see ``course.returns``."""
        return returns(self.position)

    def __str__(self) -> str:
        return json.dumps(self.position.position())


class Observer:
    """Fills ``tensor`` with the row of numbers of a seat, each divided by its greatest value."""

    def __init__(self, course: Course, perfect_recall: bool) -> None:
        self.facts = course.title.facts
        self.perfect_recall = perfect_recall
        self.most = course.most().astype(np.float32)
        self.tensor = np.zeros(len(self.most), np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.length] for block in course.layout
        }

    def set_from(self, state: QuartierState, player: int) -> None:
        """Look at a state as one seat sees it."""
        self.tensor[:] = np.array(observe(self.facts, state.position, player), np.float32) / self.most

    def string_from(self, state: QuartierState, player: int) -> str:
        """With perfect recall the moves as the seat knows them; otherwise what it sees now."""
        if self.perfect_recall:
            return f"{player}: " + " ".join(state.known[player])
        return f"{player}: " + " ".join(map(str, observe(self.facts, state.position, player)))


def register() -> None:
    """Make the titles known to OpenSpiel under ``quartier_<title>``.

    Each gets a class of its own: OpenSpiel lets go of what it was given only after Python has ended, which a
    class survives and a function does not.
    """
    for name in titles():
        known = title(name)
        pyspiel.register_game(game_type(known), type(f"{name}_game", (QuartierGame,), {"known": known}))


register()
