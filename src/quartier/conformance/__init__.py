"""The contract of all titles as checks, for anybody who writes a title.

``quartier check TITLE`` runs them. In a test of your own::

    from quartier import conformance

    @pytest.mark.parametrize(("check", "case"), conformance.matters("nim"), ids=str)
    def test_it_keeps_to_the_contract(check, case):
        check.run(case)

A check raises an ``AssertionError`` that says what was demanded, in which game, and where in the code.
"""

from __future__ import annotations

from quartier.conformance import (  # noqa: F401 (each brings its checks)
    chance,
    contract,
    envelope,
    number,
    observation,
    play,
    secret,
    shape,
    thread,
    turn,
    wrong,
)
from quartier.conformance.case import Case, Tally, cases, counts, walk
from quartier.conformance.demand import CHECKS, Check, check, raises
from quartier.conformance.report import Fault, Report, examine, matters

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "Fault",
    "Report",
    "Tally",
    "cases",
    "check",
    "counts",
    "examine",
    "matters",
    "raises",
    "walk",
]
