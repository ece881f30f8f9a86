"""All checks of one title, one after the other, and what they have seen of it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from quartier.conformance.case import Case, Tally, cases, counts
from quartier.conformance.demand import CHECKS, Check
from quartier.kernel.title import title


@dataclass(frozen=True)
class Fault:
    """A check that a title did not pass."""

    check: Check
    case: Case
    text: str


@dataclass
class Report:
    """The result of the checks, and how much of the title they have seen."""

    title: str
    seed: int
    passed: int = 0
    faults: list[Fault] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    @property
    def cases(self) -> list[Case]:
        """The games that were set up."""
        return cases(self.title, self.seed)

    @property
    def share(self) -> float:
        """The share of the title's move numbers that were legal in some position."""
        return len(self.tally.met) / title(self.title).actions

    @property
    def unmet_reasons(self) -> list[str]:
        """Reasons for which the title has a sentence, but which refused nothing."""
        return sorted(set(title(self.title).sentences) - self.tally.reasons)

    @property
    def unmet(self) -> list[str]:
        """What the checks looked for and never met, so that they say little about it."""
        return sorted(what for what, met in self.tally.wanted.items() if not met)


def matters(name: str, seed: int = 0, tally: Tally | None = None) -> list[tuple[Check, Case]]:
    """Every check of a title with each of its cases."""
    few = counts(name, seed, tally)
    scopes = {"cases": cases(name, seed, tally), "counts": few, "title": few[:1]}
    return [(check, case) for check in CHECKS for case in scopes[check.scope]]


def examine(
    name: str,
    seed: int = 0,
    wanted: Sequence[str] = (),
    tell: Callable[[Check, Case, str], None] = lambda check, case, problem: None,
) -> Report:
    """Make all checks of a title, or those whose names contain one of these words.

    ``seed`` is added to the seeds of all random games. ``tell`` is called after each check, with what was
    wrong or an empty text.
    """
    if not __debug__:
        raise RuntimeError("checks are assertions: run Python without -O")
    report = Report(name, seed)
    for check, case in matters(name, seed, report.tally):
        if wanted and not any(word in check.name for word in wanted):
            continue
        problem = problem_of(check, case)
        if problem:
            report.faults.append(Fault(check, case, problem))
        else:
            report.passed += 1
        tell(check, case, problem)
    return report


def problem_of(check: Check, case: Case) -> str:
    """What a check objects to in a title; empty if it passes."""
    try:
        check.run(case)
    except AssertionError as failed:
        return str(failed)
    except Exception as broken:
        last = "".join(traceback.format_exception(broken, limit=-4)).rstrip()
        return f"{case}: {type(broken).__name__}: {broken}\n{last}"
    return ""
