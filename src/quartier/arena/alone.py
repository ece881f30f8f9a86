"""A game in a process of its own. It is watched, so that if it dies it is known whose move it was."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

from quartier.arena.match import Job, Outcome, RunningGame


def alone(job: Job) -> Outcome:
    """Play a job's game. If the process ends while a bot is thinking, that bot has lost."""
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
    """In the process: play, reporting each seat before it is asked, and in the end the outcome."""
    outcome = RunningGame(job, lambda seat, moves: there.send((seat, moves))).play()
    there.send(outcome)
