"""Games are independent: threads that play games of their own do not affect each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import quartier
from quartier.conformance.case import Case, walk
from quartier.conformance.demand import check

THREADS = 4
MOVES = 600


@contextmanager
def impatient() -> Iterator[None]:
    """Let the threads take turns as often as Python allows."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def lives(case: Case, thread: int) -> Iterator[tuple[object, ...]]:
    """What a thread sees of its games, move by move."""
    played, seed = 0, thread
    while played < MOVES:
        for game, move in walk(case, seed):
            seat = played % case.players
            yield game.key(), game.legal(), game.is_legal(move), game.events(move, seat)
            if played % 50 == 0:
                rng = quartier.Rng(seed)
                twin = game.imagine(seat, rng)
                yield twin.key(), quartier.playout(twin, rng).key(), game.chances()
            played += 1
        seed += THREADS


@check("counts")
def four_threads_with_games_of_their_own_never_meet(case: Case) -> None:
    alone = [list(lives(case, thread)) for thread in range(THREADS)]
    together: list[list[tuple[object, ...]]] = [[] for _ in range(THREADS)]
    broken: list[BaseException] = []

    def play(thread: int) -> None:
        try:
            together[thread] += lives(case, thread)
        except Exception as error:
            broken.append(error)

    threads = [Thread(target=play, args=(thread,)) for thread in range(THREADS)]
    with impatient():
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    assert broken == []
    assert together == alone
