"""Where the games of a match are played: in this process, in a pool of processes, or on a Ray cluster.

Jobs are small and have no side effects, so all three give the same games. Results come as they are ready.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeVar

from quartier.extra import missing

PLACES = ("processes", "here", "ray")

Given = TypeVar("Given")
Made = TypeVar("Made")


class NoCluster(RuntimeError):
    """Ray is wanted but not installed."""


class WorkerDied(RuntimeError):
    """A process of the pool has ended during its work; ``jobs`` are all that were under way."""

    def __init__(self, jobs: Sequence[Any]) -> None:
        super().__init__(f"a process ended while it worked on one of {len(jobs)} jobs")
        self.jobs = tuple(jobs)

    def __reduce__(self) -> tuple[type[WorkerDied], tuple[tuple[Any, ...]]]:
        return type(self), (self.jobs,)


def here(work: Callable[[Given], Made], jobs: Iterable[Given]) -> Iterator[Made]:
    """One after the other in this process."""
    return map(work, jobs)


def _undisturbed() -> None:
    """Leave Ctrl-C to the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processes(
    work: Callable[[Given], Made],
    jobs: Iterable[Given],
    workers: int | None = None,
    alone: Callable[[Given], Made] | None = None,
) -> Iterator[Made]:
    """In a pool of ``workers`` processes, by default one for each core.

    If one of them ends during its work, ``alone`` does the jobs that were under way, and a new pool the rest.
    """
    waiting = iter(jobs)
    while True:
        try:
            yield from _pool(work, waiting, workers)
            return
        except WorkerDied as problem:
            if alone is None:
                raise
            yield from map(alone, problem.jobs)


def _pool(work: Callable[[Given], Made], waiting: Iterator[Given], workers: int | None) -> Iterator[Made]:
    """The results of one pool, until all jobs are done or one of its processes ends."""
    count = workers or os.cpu_count() or 1
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=_undisturbed) as pool:
        pending: dict[Future[Made], Given] = {}
        try:
            pending.update((pool.submit(work, job), job) for job in islice(waiting, count * 4))
            while pending:
                done = next(as_completed(pending))
                made = done.result()
                del pending[done]
                pending.update((pool.submit(work, job), job) for job in islice(waiting, 1))
                yield made
        except BrokenProcessPool as problem:
            raise WorkerDied(list(pending.values())) from problem
        finally:
            for future in pending:
                future.cancel()


def ray(
    work: Callable[[Given], Made],
    jobs: Iterable[Given],
    workers: int | None = None,
    alone: Callable[[Given], Made] | None = None,
) -> Iterator[Made]:
    """On a Ray cluster: the one that ``RAY_ADDRESS`` names, or a local one that is started for this.

    If a process ends during its work, ``alone`` does the job.
    """
    try:
        import ray as cluster
    except ImportError as problem:
        raise NoCluster(missing("ray")) from problem
    begun = not cluster.is_initialized()
    if begun:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise Ray reports to its makers
        cluster.init(
            num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
        )
    try:
        remote = cluster.remote(max_retries=0)(work)
        waiting = iter(jobs)
        most = 4 * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        pending = {remote.remote(job): job for job in islice(waiting, most)}
        while pending:
            (done,), _ = cluster.wait(list(pending), num_returns=1)
            job = pending.pop(done)
            pending.update((remote.remote(each), each) for each in islice(waiting, 1))
            try:
                made = cluster.get(done)
            except cluster.exceptions.WorkerCrashedError as problem:
                if alone is None:
                    raise WorkerDied([job]) from problem
                made = alone(job)
            yield made
    finally:
        if begun:
            cluster.shutdown()


def run(
    place: str,
    work: Callable[[Given], Made],
    jobs: Iterable[Given],
    workers: int | None = None,
    alone: Callable[[Given], Made] | None = None,
) -> Iterator[Made]:
    """The results of all jobs as they are ready; ``alone`` does those whose process died."""
    if place == "here":
        return here(work, jobs)
    if place == "processes":
        return processes(work, jobs, workers, alone)
    if place == "ray":
        return ray(work, jobs, workers, alone)
    raise ValueError(f"there is no place {place!r} to work at; there are {', '.join(PLACES)}")
