"""Quay: crates come to the quay, every ship has a secret order, and sailing early pays."""

from __future__ import annotations

from quartier.kernel.title import Option, Title
from quartier_quay.document import from_position
from quartier_quay.game import Quay
from quartier_quay.observation import FACTS

TITLE = Title(
    name=Quay.title,
    rules_version=1,
    players=(2, 3, 4),
    actions=Quay.actions,
    options=(Option("hold", (3, 4), 3, "Q-1.3"), Option("rounds", (5, 8), 5, "Q-1.4")),
    start=Quay,
    from_position=from_position,
    has_secrets=True,
    facts=FACTS,
    sentences={
        "hold-full": "{move} is not possible: the hold of seat {seat} has its {crates} crates",
        "hold-empty": "{move} is not possible: the hold of seat {seat} is empty",
        "not-now": "{move} is not possible now",
    },
)
