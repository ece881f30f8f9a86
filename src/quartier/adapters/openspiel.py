"""Every title as an OpenSpiel game, chance moves included; importing this module registers them.

>>> import pyspiel, quartier.adapters.openspiel
>>> game = pyspiel.load_game("quartier_metropolia", {"players": 2, "options": '{"plus": false}'})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib import parse

import numpy as np
import pyspiel

from quartier.adapters.episode import Episode
from quartier.adapters.reward import REWARDS, returns
from quartier.adapters.worlds import imagined
from quartier.kernel.argument import seat_number
from quartier.kernel.errors import BadOptions
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.quote import quote
from quartier.kernel.rng import Rng
from quartier.kernel.title import Title, title, titles

LONGEST = 20_000
"""OpenSpiel needs a bound. No game comes near this one, although the rules of Metropolia set none."""
LARGEST_MARGIN = 1000.0
"""More points than any score pad can have."""


def game_type(known: Title) -> Any:
    """What OpenSpiel needs to know about a title."""
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
        provides_observation_string=bool(known.facts),
        provides_observation_tensor=bool(known.facts),
        provides_factored_observation_string=False,
        parameter_specification={
            "players": 0,
            "options": "",
            "position": "",
            "reward": "win",
        },
    )


def read_object(text: str, what: str) -> dict[str, Any]:
    """The JSON object in a parameter, in plain form or as ``as_parameter`` writes it."""
    if not isinstance(text, str):
        raise TypeError(f"{what} is a JSON object in a text, not {quote(text)}")
    try:
        found = json.loads(parse.unquote(text) if text.startswith("%") else text)
    except ValueError as wrong:
        raise BadOptions(f"{what} is a JSON object, not {quote(text)}") from wrong
    if not isinstance(found, dict):
        raise BadOptions(f"{what} is a JSON object, not {quote(text)}")
    return found


def as_parameter(document: Any) -> str:
    """A document as a parameter, without the commas and brackets that OpenSpiel cannot read back."""
    return parse.quote(json.dumps(document), safe="") if document else ""


class QuartierGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its number of players, its options or a position to begin from, and its reward."""

    known: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known, given = self.known, {} if params is None else params
        if not isinstance(given, Mapping):
            raise TypeError(f"the parameters of a game are a mapping, not {quote(given)}")
        document = given.get("position", "")
        position = read_object(document, "position") if document else None
        players = given.get("players", 0) or (None if position else min(known.players))
        options = read_object(given.get("options", "") or "{}", "options")
        self.reward = given.get("reward", "win")
        if not isinstance(self.reward, str) or self.reward not in REWARDS:
            raise BadOptions(f"reward is one of {', '.join(REWARDS)}, not {quote(self.reward)}")
        self.episode = Episode(known.name, players, options, position, self.reward, scaled=True)
        most = LARGEST_MARGIN if self.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=known.actions,
            max_chance_outcomes=known.actions,
            num_players=self.episode.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        params = {
            "players": self.episode.players,
            "options": as_parameter(options),
            "position": as_parameter(position),
            "reward": self.reward,
        }
        super().__init__(game_type(known), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> QuartierState:
        """The game before its first move, which in every title is a move of chance."""
        return QuartierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recollection:
        """An object that turns a state into numbers or into text."""
        if params:
            raise BadOptions(f"an observer takes no parameters, but was given {quote(params)}")
        if iig_obs_type is None:
            return Observer(self.episode)
        if not iig_obs_type.public_info or (
            self.known.has_secrets and iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise BadOptions("an observer sees what is public and what its player knows, and nothing else")
        return Recollection() if iig_obs_type.perfect_recall else Observer(self.episode)


def loaded(name: str, params: dict[str, Any]) -> Any:
    """An OpenSpiel game by its name. Unpickling calls this, so that the titles are registered first."""
    return pyspiel.load_game(name, params)


class QuartierState(pyspiel.State):  # type: ignore[misc]
    """A position, and the moves that led to it as each seat knows them."""

    def __init__(self, game: QuartierGame) -> None:
        super().__init__(game)
        self.position = game.episode.opening.start()
        self.reward = game.reward
        self.owners: list[int | None] = []
        """The only seat that could see each move; None if everybody could."""

    def current_player(self) -> int:
        """Who is to move: a seat, chance, or nobody at the end."""
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
        self.position.play(action)
        self.owners.append(owner)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    def returns(self) -> list[float]:
        """What the game was worth to each seat: see ``reward.py``."""
        return returns(self.position, self.reward)

    def known(self, seat: int) -> list[str]:
        """The moves as a seat knows them: ``?`` for one that it could not see."""
        return [
            str(move) if owner in (None, seat) else "?" for move, owner in zip(self.history(), self.owners)
        ]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> QuartierState:
        """A state that the player cannot tell from this one: what it could not see is drawn anew.

        It has a history of its own, which reveals nothing about the true one.
        """
        seat = seat_number(player, self.position.players)
        game = self.get_game()
        rng = Rng(int(sampler() * (1 << 53)))
        start = game.episode.opening.start()
        resampled: QuartierState = game.new_initial_state()
        for move in imagined(self.position, start, self.history(), self.owners, seat, rng):
            resampled.apply_action(move)
        return resampled

    def __str__(self) -> str:
        return json.dumps(self.position.position())


class Observer:
    """Fills ``tensor`` with the row of fractions of a seat; the text has the whole numbers."""

    def __init__(self, episode: Episode) -> None:
        self.episode = episode
        self.tensor = np.zeros(len(episode.most()), np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.length] for block in episode.layout
        }

    def set_from(self, state: QuartierState, player: int) -> None:
        """Look at a state as one seat sees it."""
        self.tensor[:] = self.episode.row_of(state.position, seat_number(player, self.episode.players))

    def string_from(self, state: QuartierState, player: int) -> str:
        """What the seat sees now, in numbers."""
        seat = seat_number(player, self.episode.players)
        return f"{seat}: " + " ".join(map(str, self.episode.numbers_of(state.position, seat)))


class Recollection:
    """Everything that a seat has seen happen, as text. There is no such row of numbers."""

    tensor = None
    dict: dict[str, Any] = {}

    def set_from(self, state: QuartierState, player: int) -> None:
        """Always refused: the type of the game says that it has no information state tensor."""
        raise NotImplementedError(
            "there is no information state tensor; use the information state string or the observation tensor"
        )

    def string_from(self, state: QuartierState, player: int) -> str:
        """The moves as the seat knows them."""
        seat = seat_number(player, state.position.players)
        return f"{seat}: " + " ".join(state.known(seat))


def register() -> None:
    """Make the titles known to OpenSpiel under ``quartier_<title>``.

    Each gets a class of its own: OpenSpiel releases what it was given only after Python has ended, and a
    class survives that while a function does not.
    """
    for name in titles():
        known = title(name)
        pyspiel.register_game(game_type(known), type(f"{name}_game", (QuartierGame,), {"known": known}))


register()
