"""A game in a process of its own, watched from outside: if the process dies, it is known under whose move."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

from quartier.arena.match import Job, Outcome, RunningGame


def alone(job: Job) -> Outcome:
    """Play a job's game; if its process ends under a bot, that bot has lost it."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=report, args=(job, there))
    process.start()
    there.close()
    seat, moves = None, []
    try:
        while True:
            told = here.recv()
            if isinstance(told, Outcome):
                return told
            seat, moves = told
    except EOFError:
        process.join()
        broken = RunningGame(job)
        for move in moves:
            broken.game.play(move)
        broken.moves = moves
        return broken.broken_off(broken.fault(seat, "died", "", f"exit code {process.exitcode}"))
    finally:
        here.close()
        process.terminate()
        process.join()


def report(job: Job, there: Connection) -> None:
    """In the process: play, telling each time which seat is about to be asked, and at last the outcome."""
    outcome = RunningGame(job, lambda seat, moves: there.send((seat, moves))).play()
    there.send(outcome)
