"""Fit a title's value net by self-play: ``python -m quartier.bots.fit metropolia --games 20000``.

The recipe: bots that look one ply ahead play each other, now and then with a random move, and every
position at rest is kept. After the game the net learns each position's outcome, mixed with its own values
for the positions that followed (TD with lambda). The weights go to ``weights/<title>.json``.
"""

from __future__ import annotations

import argparse
from array import array
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import quartier
from quartier.bots.evaluation import evaluation
from quartier.bots.expectation import Expectation
from quartier.bots.learned import Learned
from quartier.bots.net import WEIGHTS, Net
from quartier.kernel.rng import Rng
from quartier.kernel.title import title as title_of

MOST_TAUGHT = 80
"""The most positions of one game that are learned: neighbours are too similar to learn much from each."""

Kept: TypeAlias = "list[tuple[array[float], list[float]]]"


def set_up(title: str, rng: Rng) -> quartier.Game:
    """Usually the normal game for two; some games have other numbers of players and options."""
    known = title_of(title)
    counts = known.players
    players = counts[0] if rng.below(2) else counts[rng.below(len(counts))]
    chosen: dict[str, Any] = {}
    if rng.below(3) == 0:
        option = known.options[rng.below(len(known.options))]
        chosen[option.name] = option.values[rng.below(len(option.values))]
    try:
        return quartier.new(title, players=players, options=chosen)
    except quartier.BadOptions:
        return quartier.new(title, players=players)


def self_play(game: quartier.Game, judge: Learned, look: Expectation, rng: Rng, stray: int) -> Kept:
    """Play a whole game; returns the positions at rest, each with the net's value, and then the outcome."""
    kept: Kept = []
    last = [-1] * game.players
    while game.to_move != quartier.OVER:
        seat = game.to_move
        if seat == quartier.CHANCE:
            game.play(quartier.draw(game, rng))
            continue
        moves = judge.sensible(game, last[seat])
        if len(moves) > 1 and rng.below(100) < stray:
            last[seat] = moves[rng.below(len(moves))]
        elif len(moves) > 1:
            last[seat] = max(look.each(game, last[seat]), key=lambda row: row[1])[0]
        else:
            last[seat] = moves[0]
        game.play(last[seat])
        if game.to_move != quartier.OVER and judge.is_at_rest(game):
            judge.describe(game)
            kept.append((judge.net.taken(game.players), judge.net.value(game.players)))
    kept.append((array("f"), judge.weigh(game)))
    return kept


def teach(net: Net, kept: Kept, rate: float, trace: float) -> float:
    """Learn a whole game, last position first; returns the mean squared error of the net's values."""
    target = kept[-1][1]
    error = 0.0
    stride = 1 + len(kept) // MOST_TAUGHT
    for number, (features, held) in enumerate(reversed(kept[:-1])):
        error += sum((each - end) ** 2 for each, end in zip(held, kept[-1][1])) / len(held)
        if number % stride == 0:
            net.learn(features, target, rate)
        target = [trace * later + (1 - trace) * now for later, now in zip(target, held)]
    return error / max(1, len(kept) - 1)


def fit(
    title: str, games: int, hidden: int, seed: int, rate: float, trace: float, stray: int, file: Path
) -> None:
    """The whole run. The weights are written after each tenth of it."""
    rng = Rng(seed)
    judge = evaluation(title)
    if not isinstance(judge, Learned):
        raise SystemExit(f"{title} has no features to learn from")
    net = Net(judge.net.inputs, hidden)
    net.start(seed)
    judge.net = net
    look = Expectation(judge, 120)
    begun, errors, positions = perf_counter(), 0.0, 0
    tenth = max(1, games // 10)
    for number in range(1, games + 1):
        kept = self_play(set_up(title, rng), judge, look, rng, stray)
        share = number / games
        errors += teach(net, kept, rate * (1 if share < 0.5 else 0.3 if share < 0.8 else 0.1), trace)
        positions += len(kept)
        if number % tenth == 0:
            print(f"{number} games, {positions} positions, error {errors / tenth:.4f}, "
                  f"{perf_counter() - begun:.0f} s", flush=True)  # fmt: skip
            errors = 0.0
            net.save(file, {"title": title, "games": number, "seed": seed, "rate": rate, "trace": trace})


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Fit a title's value net by self-play.")
    parser.add_argument("title", choices=quartier.titles())
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--hidden", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--trace", type=float, default=0.8, help="lambda of TD: 1 learns from outcomes alone")
    parser.add_argument("--stray", type=int, default=3, help="random moves, in a hundred")
    parser.add_argument("--to", type=Path, help="by default the weights that the bots play with")
    given = parser.parse_args()
    WEIGHTS.mkdir(exist_ok=True)
    fit(
        given.title,
        given.games,
        given.hidden,
        given.seed,
        given.rate,
        given.trace,
        given.stray,
        given.to or WEIGHTS / f"{given.title}.json",
    )


if __name__ == "__main__":
    main()
