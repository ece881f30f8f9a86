"""Prints a fingerprint of every state of some random games: ``python -m tests.trace 0 20``.

Two engines that print the same lines play the same games.
"""

from __future__ import annotations

import hashlib
import json
import sys

import quartier
from quartier import engine
from tests.conformance.cases import CASES, walk


def lines(first: int, last: int) -> list[str]:
    """One line for each move, for every case and the seeds from ``first`` to ``last - 1``."""
    found = [f"compiled={engine.is_compiled()}"]
    for case in CASES:
        for seed in range(first, last):
            for ply, (game, move) in enumerate(walk(case, seed)):
                state = [game.position(), game.legal(), game.chances(), game.name(move)]
                if ply % 10 == 0:
                    state += [game.result(), *(game.view(seat) for seat in range(case.players))]
                    state.append(game.events(move, None))
                digest = hashlib.sha256(json.dumps(state).encode()).hexdigest()[:16]
                found.append(f"{case} seed {seed} ply {ply}: {digest}")
            final = quartier.playout(case.new(), seed)
            found.append(f"{case} playout {seed}: {json.dumps(final.result())}")
    return found


if __name__ == "__main__":
    print("\n".join(lines(int(sys.argv[1]), int(sys.argv[2]))))
