"""An evaluation whose worths come from a value net over the title's features."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.evaluation import Evaluation
from quartier.bots.net import WEIGHTS, Net
from quartier.kernel.game import Game


class Learned(Evaluation):
    """A title names its features (``_describe``); the net in ``weights/`` does the rest."""

    def __init__(self, title: str, inputs: int, file: Path | None = None) -> None:
        super().__init__()
        path = file or WEIGHTS / f"{title}.json"
        self.net = Net.load(path) if path.exists() else Net(inputs, 1)
        self.is_plain = False
        """Whether positions are weighed by counting only, for a yardstick that stays the same."""
        if self.net.inputs != inputs:
            raise ValueError(f"{path.name} has {self.net.inputs} inputs, but the evaluation has {inputs}")

    def _describe(self, game: Game) -> None:
        """*Title.* Put every seat's features into ``net.features``."""

    def _count(self, game: Game) -> None:
        """*Title.* Put a worth into ``worth`` that comes from counting only, with nothing learned."""

    def _weigh(self, game: Game) -> None:
        if self.is_plain:
            self._count(game)
            return
        self._describe(game)
        self.net._share(game.players)
        for seat in range(game.players):
            self.worth[seat] = self.net.shares[seat]

    def describe(self, game: Game) -> None:
        """Set the net's features to those of a position."""
        self._describe(game)

    def is_at_rest(self, game: Game) -> bool:
        """Whether the position is one to learn from."""
        return self._rests(game)
