"""Where a table stands and how it got there: the words that rows, messages and the store share."""

from __future__ import annotations

from typing import Literal

Status = Literal["waiting", "running", "stranded", "over", "closed"]
"""A stranded game cannot go on, because a rule was corrected after it began."""
Ending = Literal["finished", "conceded", "closed", "rules", "continued"]
"""The last two end a stranded game: it was given up, or goes on at the table named in ``rematch``."""
Pace = Literal["instant", "quick", "human", "slow"]
"""The least time that a computer opponent takes for a move."""
SeatKind = Literal["human", "bot", "open"]
EntryKind = Literal["move", "undo", "commit"]

ENDED: tuple[Status, ...] = ("over", "closed")
"""Nothing more happens at such a table."""
PACES: dict[Pace, float] = {"instant": 0.0, "quick": 0.35, "human": 1.1, "slow": 2.5}
"""The least time in seconds for each pace."""
