"""What Gymnasium and PettingZoo must know of rows, moves and seeds."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quartier.adapters.course import Course
from quartier.kernel.argument import whole_number
from quartier.kernel.errors import BadOptions, IllegalMove


def rows(course: Course) -> Any:
    """All rows of a course, within the bounds of each number."""
    if not course.layout:
        raise BadOptions(f"{course.title.name} lists no facts, so there is nothing for a learner to see")
    most = course.most()
    return spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type)


def moves(course: Course) -> spaces.Discrete:
    """Every move number of the title."""
    return spaces.Discrete(course.title.actions)


def masks(course: Course) -> spaces.Box:
    """All masks."""
    return spaces.Box(0, 1, (course.title.actions,), dtype=np.int8)


def loses(illegal: str) -> bool:
    """Whether a move outside the mask loses the game; otherwise it is refused."""
    if illegal not in ("raise", "lose"):
        raise BadOptions(f"illegal is 'raise' or 'lose', not {illegal!r:.80}")
    return illegal == "lose"


def refused(problem: IllegalMove) -> dict[str, Any]:
    """Why a move was refused, for the information beside a reward."""
    return {"reason": problem.reason, "clause": problem.clause, "detail": problem.detail}


def seed_of(seed: int | None) -> int | None:
    """A seed that NumPy takes too."""
    if seed is None:
        return None
    number = whole_number(seed, "a seed is a whole number")
    if number < 0:
        raise BadOptions(f"a seed is not below 0, and {number} is")
    return number
