"""What Gymnasium and PettingZoo must know of rows, moves and seeds."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quartier.adapters.course import Course
from quartier.kernel.argument import whole_number
from quartier.kernel.errors import BadOptions


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


def seed_of(seed: int | None) -> int | None:
    """A seed that NumPy takes too."""
    if seed is None:
        return None
    number = whole_number(seed, "a seed is a whole number")
    if number < 0:
        raise BadOptions(f"a seed is not below 0, and {number} is")
    return number
