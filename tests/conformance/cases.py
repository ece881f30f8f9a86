"""The cases of all titles of this package."""

from __future__ import annotations

from quartier.conformance.case import Case, Tally, as_json, walk
from quartier.conformance.case import cases as cases_of
from quartier.conformance.case import counts as counts_of
from quartier.kernel.title import built_in

__all__ = ["CASES", "FEW", "Case", "Tally", "as_json", "walk"]

CASES = [case for name in built_in() for case in cases_of(name)]
FEW = [case for name in built_in() for case in counts_of(name)]
