"""The games of a long match in a file, one line each, so that no game has to be played again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from quartier.arena.fault import Fault
from quartier.arena.match import Job, Outcome, Pace


class BadJournal(ValueError):
    """The file contains something that is not a game."""


def key(job: Job) -> str:
    """A text that is the same for equal jobs."""
    return json.dumps(asdict(job), sort_keys=True)


def document(outcome: Outcome) -> dict[str, Any]:
    """A played game as it is written in the file."""
    told = asdict(outcome)
    job = told.pop("job")
    if outcome.fault is None:
        del told["fault"]
    if job["position"] is None:
        del job["position"]
    return {**job, **job.pop("pace"), **told}


def outcome_of(told: dict[str, Any]) -> Outcome:
    """The played game that ``document`` wrote."""
    pace = Pace(told["scale"], told["nodes"])
    entrants, position = tuple(told["entrants"]), told.get("position")
    job = Job(told["title"], entrants, told["seed"], told["options"], pace, position)
    return Outcome(
        job,
        tuple(told["ranks"]),
        tuple(told["scores"]),
        tuple(told["shares"]),
        tuple(told["seconds"]),
        tuple(told["decisions"]),
        told["moves"],
        fault_of(told["fault"]) if "fault" in told else None,
    )


def fault_of(told: dict[str, Any]) -> Fault:
    """The fault of a game that was written."""
    return Fault(**{**told, "moves": tuple(told["moves"])})


def read(file: Path) -> dict[str, Outcome]:
    """The games of a file by their jobs. A last line that was not written to its end is removed."""
    if not file.exists():
        return {}
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    played = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            outcome = outcome_of(json.loads(line))
        except (ValueError, KeyError, TypeError) as problem:
            raise BadJournal(f"{file}, line {number}: this is not a game of the arena") from problem
        played[key(outcome.job)] = outcome
    if len(whole) < len(text):
        file.write_bytes(whole)
    return played


def resumed(
    file: Path,
    jobs: Iterable[Job],
    run: Callable[[list[Job]], Iterator[Outcome]],
    faults: bool = True,
) -> Iterator[Outcome]:
    """The outcomes of all jobs: first those in the file, then the others as they are played and written.

    A job that appears twice, as when a bot plays itself, is played once. Without ``faults`` a game that a
    bot has spoilt is neither written nor taken from the file.
    """
    played = {known: each for known, each in read(file).items() if faults or each.fault is None}
    waiting: dict[str, list[Job]] = {}
    for job in jobs:
        outcome = played.get(key(job))
        if outcome is None:
            waiting.setdefault(key(job), []).append(job)
        else:
            yield outcome
    with file.open("a", encoding="utf-8") as lines:
        for outcome in run([same[0] for same in waiting.values()]):
            if faults or outcome.fault is None:
                lines.write(json.dumps(document(outcome)) + "\n")
                lines.flush()
            for _ in waiting[key(outcome.job)]:
                yield outcome
