"""What Gymnasium and PettingZoo need to know about rows, moves and seeds."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quartier.adapters.episode import Episode
from quartier.kernel.argument import whole_number
from quartier.kernel.errors import BadOptions, IllegalMove
from quartier.kernel.quote import quote


def rows(episode: Episode) -> Any:
    """All possible rows of an episode, within the bounds of each number."""
    if not episode.layout:
        raise BadOptions(f"{episode.title.name} lists no facts, so a learner would see nothing")
    most = episode.most()
    return spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type)


def moves(episode: Episode) -> spaces.Discrete:
    """Every move number of the title."""
    return spaces.Discrete(episode.title.actions)


def masks(episode: Episode) -> spaces.Box:
    """All masks."""
    return spaces.Box(0, 1, (episode.title.actions,), dtype=np.int8)


def loses(illegal: str) -> bool:
    """Whether a move outside the mask loses the game; otherwise it is refused."""
    if illegal not in ("raise", "lose"):
        raise BadOptions(f"illegal is 'raise' or 'lose', not {quote(illegal)}")
    return illegal == "lose"


def refused(problem: IllegalMove) -> dict[str, Any]:
    """Why a move was refused, for the ``info`` of an environment."""
    return {"reason": problem.reason, "clause": problem.clause, "detail": problem.detail}


def seed_of(seed: int | None) -> int | None:
    """A seed that NumPy accepts, too."""
    if seed is None:
        return None
    number = whole_number(seed, "a seed is a whole number")
    if number < 0:
        raise BadOptions(f"a seed is not negative, but this one is {number}")
    return number
