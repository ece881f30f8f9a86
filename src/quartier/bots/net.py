"""A small value net that learns: one hidden layer, the same weights for every seat.

It scores each seat from that seat's features; the shares of the exponentials of the scores are the worths. It
is plain Python like the engine, so that neither playing nor learning needs another library.
"""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any

from quartier.kernel.rng import Rng

WEIGHTS = Path(__file__).parent / "weights"
MOST_INPUTS = 160
MOST_HIDDEN = 64


def raised(power: float) -> float:
    """The exponential, closely enough, and the same in both engines."""
    if power < -30:
        power = -30.0
    if power > 30:
        power = 30.0
    grown = 1 + power / 4096
    for _ in range(12):
        grown *= grown
    return grown


class Net:
    """Scores from features: ``inputs`` numbers near 0 to 1 for each of up to four seats."""

    def __init__(self, inputs: int, hidden: int) -> None:
        if not 0 < inputs <= MOST_INPUTS or not 0 < hidden <= MOST_HIDDEN:
            raise ValueError(f"a net of {inputs} inputs and {hidden} hidden units is out of bounds")
        self.inputs = inputs
        self.hidden = hidden
        count = inputs * hidden + hidden + hidden + inputs
        self.weights = array("d", bytes(8 * count))
        self.squares = array("d", bytes(8 * count))
        self.features = [0.0] * 640
        self.units = [0.0] * 256
        self.scores = [0.0] * 4
        self.shares = [0.0] * 4

    def start(self, seed: int) -> None:
        """Small random weights to begin learning with."""
        rng = Rng(seed)
        for i in range(self.inputs * self.hidden):
            self.weights[i] = (rng.below(2001) - 1000) / 1000 * (3 / self.inputs) ** 0.5
        base = self.inputs * self.hidden + self.hidden
        for i in range(self.hidden):
            self.weights[base + i] = (rng.below(2001) - 1000) / 4000

    def _score(self, seat: int) -> float:
        """Score one seat from its features. Layout: inputs x hidden, biases, output, straight line."""
        hidden = self.hidden
        base = seat * 160
        units = seat * 64
        biases = self.inputs * hidden
        output = biases + hidden
        straight = output + hidden
        score = 0.0
        sums = [0.0] * 64  # compiled, an array of its own: the additions go several at a time
        for j in range(hidden):
            sums[j] = self.weights[biases + j]
        for i in range(self.inputs):
            value = self.features[base + i]
            if value != 0:
                score += value * self.weights[straight + i]
                row = i * hidden
                for j in range(hidden):
                    sums[j] += value * self.weights[row + j]
        for j in range(hidden):
            value = sums[j]
            value = value / (1 + value) if value > 0 else value / (1 - value)
            self.units[units + j] = value
            score += value * self.weights[output + j]
        self.scores[seat] = score
        return score

    def _share(self, players: int) -> None:
        """Score every seat, and put the shares of the exponentials into ``shares``."""
        highest = -1e9
        for seat in range(players):
            highest = max(highest, self._score(seat))
        total = 0.0
        for seat in range(players):
            self.shares[seat] = raised(self.scores[seat] - highest)
            total += self.shares[seat]
        for seat in range(players):
            self.shares[seat] /= total

    def _nudge(self, at: int, slope: float, rate: float) -> None:
        """Move one weight against its slope; the more it has moved before, the less it moves."""
        self.squares[at] += slope * slope
        self.weights[at] -= rate * slope / (0.1 + self.squares[at] ** 0.5)

    def _learn(self, players: int, target: list[float], rate: float) -> None:
        """One step towards ``target`` shares, for the features that are set."""
        self._share(players)
        hidden = self.hidden
        biases = self.inputs * hidden
        output = biases + hidden
        straight = output + hidden
        for seat in range(players):
            wanted: float = target[seat]
            error = self.shares[seat] - wanted
            for j in range(hidden):
                unit = self.units[seat * 64 + j]
                bend = 1 - unit if unit > 0 else 1 + unit
                slope = error * self.weights[output + j] * bend * bend
                self._nudge(output + j, error * unit, rate)
                self._nudge(biases + j, slope, rate)
                for i in range(self.inputs):
                    if self.features[seat * 160 + i] != 0:
                        self._nudge(i * hidden + j, slope * self.features[seat * 160 + i], rate)
            for i in range(self.inputs):
                if self.features[seat * 160 + i] != 0:
                    self._nudge(straight + i, error * self.features[seat * 160 + i], rate)

    def taken(self, players: int) -> array[float]:
        """A copy of the features of all seats, to learn from later."""
        return array(
            "f", [self.features[seat * 160 + i] for seat in range(players) for i in range(self.inputs)]
        )

    def give(self, features: array[float], players: int) -> None:
        """Set the features of all seats."""
        for seat in range(players):
            for i in range(self.inputs):
                self.features[seat * 160 + i] = features[seat * self.inputs + i]

    def value(self, players: int) -> list[float]:
        """The shares for the features that are set."""
        self._share(players)
        return [self.shares[seat] for seat in range(players)]

    def learn(self, features: array[float], target: list[float], rate: float) -> None:
        """One step of learning from stored features."""
        self.give(features, len(target))
        self._learn(len(target), target, rate)

    def save(self, file: Path, facts: dict[str, Any]) -> None:
        """Write the weights, with notes about them."""
        weights = [float(f"{weight:.4g}") for weight in self.weights]
        document = {**facts, "inputs": self.inputs, "hidden": self.hidden, "weights": weights}
        file.write_text(json.dumps(document) + "\n", encoding="utf-8")

    def put(self, weights: list[float]) -> None:
        """Use these weights."""
        if len(weights) != len(self.weights):
            raise ValueError(f"{len(weights)} weights were given for a net that has {len(self.weights)}")
        for at, weight in enumerate(weights):
            self.weights[at] = weight

    @classmethod
    def load(cls, file: Path) -> Net:
        """Read a net back."""
        document = json.loads(file.read_text(encoding="utf-8"))
        net = cls(document["inputs"], document["hidden"])
        net.put(document["weights"])
        return net
