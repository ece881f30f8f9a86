"""Every title of this package passes every check, and every check meets what it looks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quartier import conformance
from quartier.conformance import Case, Check, Tally
from quartier.kernel.title import built_in, title

MATTERS = [each for name in built_in() for each in conformance.matters(name)]


@pytest.mark.parametrize(("check", "case"), MATTERS, ids=str)
def test_every_title_passes(check: Check, case: Case) -> None:
    tally = Tally(counts=False)
    check.run(replace(case, tally=tally))
    unmet = {what for what, met in tally.wanted.items() if not met}
    assert unmet <= excused(case)


def excused(case: Case) -> set[str]:
    """What cannot be met in this case, by its rules."""
    known = title(case.title)
    found = {"declared shapes"} if known.shapes is None else set()
    if dict(case.options).get("open_screens"):
        found.add("something hidden")
    return found


def test_no_two_checks_have_the_same_name() -> None:
    names = [check.name for check in conformance.CHECKS]
    assert len(names) == len(set(names)) > 30
