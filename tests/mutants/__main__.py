"""Which rules can be broken without a test noticing: ``make mutants``, or ``python -m tests.mutants``.

Every mutant is a copy of the tree in which one operator, number, table entry or statement of a title's rules
is changed. The title's tests run on it (plain engine, quickest first, none that is slow) until one fails. A
mutant that passes them all has survived: either a test is missing, or the change breaks no rule. The latter
are listed with the reason in ``equivalent/<title>.txt``.

The outcomes are kept in ``build/mutants``, so that the next call goes on where this one ended. When a module
changes, its mutants are tried anew; ``--again`` tries those that survived, after a test was added.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from typing import Any

from tests.mutants.mutant import GAMES, Equivalent, Mutant, mutants
from tests.mutants.trial import KEPT, tried


class Journal:
    """What became of the mutants that were tried: the test that failed, or nothing."""

    def __init__(self, title: str) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.file = KEPT / f"{title}.jsonl"
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        self.failed: dict[str, str] = {each["name"]: each["failed"] for each in map(json.loads, lines)}

    def add(self, mutant: Mutant, failed: str) -> None:
        """Keep one more."""
        self.failed[mutant.name] = failed
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"name": mutant.name, "mutant": str(mutant), "failed": failed}) + "\n")


def report(title: str, sample: list[Mutant], journal: Journal) -> int:
    """Print the survivors and the share killed; the number of survivors that have no reason."""
    equivalent = Equivalent(title)
    alive = [each for each in sample if journal.failed.get(each.name) == ""]
    unexplained = [each for each in alive if not equivalent.has(each)]
    for mutant in unexplained:
        print(mutant)
    dead = sum(bool(journal.failed.get(each.name)) for each in sample)
    judged = dead + len(unexplained)
    print(
        f"{title}: {dead} of {judged} killed ({dead / max(judged, 1):.1%}), {len(unexplained)} survived; "
        f"{len(alive) - len(unexplained)} more make no difference"
    )
    return len(unexplained)


def main(arguments: list[str] | None = None) -> int:
    titles = sorted(file.parent.name for file in GAMES.glob("*/RULES.md"))
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all of them, if none is named")
    parser.add_argument("--module", default="", help="only this module, such as pieces")
    parser.add_argument(
        "--sample", type=int, default=100, help="mutants of each title; 0 for all (default: 100)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="which sample; a larger one holds the smaller one"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at a time (default: 2)")
    parser.add_argument("--again", action="store_true", help="try once more those that survived")
    parser.add_argument("--list", action="store_true", help="try nothing, only report what was tried before")
    asked = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the workers end too
    survivors = 0
    for title in asked.titles or titles:
        if title not in titles:
            parser.error(f"there is no title {title}, only {', '.join(titles)}")
        found = mutants(title, asked.module.removesuffix(".py"))
        sample = sorted(found, key=lambda each: each.lot(asked.seed))[: asked.sample or None]
        journal = Journal(title)
        new = [each for each in sample if is_wanted(each, journal, asked)]
        for count, (mutant, failed) in enumerate(tried(title, new, asked.jobs) if new else (), 1):
            journal.add(mutant, failed)
            print(f"{title} {count}/{len(new)} {'killed' if failed else f'SURVIVED {mutant}'}", flush=True)
        survivors += report(title, sorted(sample, key=lambda each: (each.module, each.change)), journal)
    return 1 if survivors else 0


def is_wanted(mutant: Mutant, journal: Journal, asked: Any) -> bool:
    """Whether a mutant is still to be tried."""
    known = journal.failed.get(mutant.name)
    return not asked.list and (known is None or (asked.again and known == ""))


if __name__ == "__main__":
    sys.exit(main())
