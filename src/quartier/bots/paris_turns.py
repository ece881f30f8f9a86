"""How sensible players of Paris take their turns: what they trade for, and which tiles they keep."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.learned import Learned
from quartier.games.paris import action, effect, ending, moving, phase, table, tile
from quartier.games.paris.game import Paris
from quartier.kernel.game import Game
from quartier.kernel.movelist import Moves

PLENTY = 30
"""Enough francs for any move of a key."""


def brings_points(number: int) -> bool:
    """Whether a bonus tile brings points whatever its player owns."""
    return table.EFFECT[number] == effect.GAIN and table.POINTS[number] > 0


def can_wait(number: int) -> bool:
    """Whether nothing is lost by keeping a bonus tile that brings no francs for the last turn."""
    kind = table.EFFECT[number]
    return kind == effect.UNUSED or kind == effect.LANDMARKS or brings_points(number)


class ParisTurns(Learned):
    """The part of the evaluation that knows turns: when a position is quiet, and which moves to ignore."""

    def __init__(self, inputs: int, file: Path | None = None) -> None:
        super().__init__("paris", inputs, file)
        self.is_needy = False
        self.is_wanted = [False] * 3
        self.ways = Moves()

    def _rests(self, game: Game) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase <= phase.DRAW or state.phase == phase.ACT

    def _is_minor(self, game: Game) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase == phase.STACK

    def _opens(self, game: Game, mover: int) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase == phase.ACT and not state.acted and state.to_move == mover

    def _sift(self, game: Game, offered: Moves, last: int) -> None:
        """Trade only to pay for this turn's action, and keep tiles until they are worth most.

        Leftover tokens fetch the same at the end as now. After the action everything else can wait for the
        next turn, except tiles of the track, which a rival may take.
        """
        state: Paris = game  # type: ignore[assignment]
        if state.phase != phase.ACT:
            return
        if not state.acted:
            self._see_uses(state, offered)
        kept = 0
        scores = False
        for i in range(offered.count):
            move = offered.numbers[i]
            if self._is_sensible(state, move) and not self._breaks_off(state, last, move):
                offered.numbers[kept] = move
                kept += 1
                if action.USE <= move < action.TAKE or action.USE_END <= move < action.OPEN_END:
                    scores = True
        if kept == 0:
            for i in range(offered.count):
                move = offered.numbers[i]
                if move < action.BUY or move >= action.END_TURN:
                    offered.numbers[kept] = move
                    kept += 1
        if kept == 0:
            return
        if kept > 1 and scores and offered.numbers[kept - 1] == action.END_TURN:
            kept -= 1
        offered.count = kept

    def _breaks_off(self, state: Paris, last: int, move: int) -> bool:
        """Whether the move would make the last trade pointless. The order is tiles, sales, purchases, a key.

        Sales and purchases each go down the kinds, so that nothing is bought that was just sold.
        """
        if state.acted or not action.BUY <= last < action.USE:
            return False
        if move < action.MOVE or move == action.LOOK or last < move < action.END_TURN:
            return True
        return (
            last >= action.SELL
            and action.BUY <= move < action.SELL
            and last - action.SELL <= move - action.BUY
        )

    def _see_uses(self, state: Paris, offered: Moves) -> None:
        """Whether more francs, and then more of each resource, would give the keys more moves."""
        self.is_needy = False
        for kind in range(3):
            self.is_wanted[kind] = False
        if offered.count == 0 or offered.numbers[offered.count - 1] < action.BUY:
            return
        rich = state.copy()
        rich.francs[state.seat] += PLENTY
        ways = self._ways(rich)
        self.is_needy = ways > self._ways(state)
        for kind in range(3):
            at = state.seat * 6 + kind
            rich.tokens[at] += 3
            self.is_wanted[kind] = self._ways(rich) > ways
            rich.tokens[at] -= 3

    def _ways(self, state: Paris) -> int:
        """How many moves the seat's keys have."""
        self.ways.count = 0
        moving.offer(state, self.ways)
        return self.ways.count

    def _is_sensible(self, state: Paris, move: int) -> bool:
        if move < action.BUY or move >= action.END_TURN or action.TAKE <= move < action.USE_END:
            return True
        needy = not state.acted and self.is_needy
        if move < action.SELL:
            return not state.acted and self.is_wanted[move - action.BUY]
        if move < action.USE or move >= action.SELL_OPEN:
            return needy
        if move >= action.OPEN_END:
            return not state.acted
        last = state.ending == ending.LAST
        if move >= action.USE_END:
            if table.END_FRANCS[move - action.USE_END]:
                return needy or (last and table.END_POINTS[move - action.USE_END] > 0)
            return last
        number = move - action.USE + 1
        if table.FRANCS[number]:
            counts = brings_points(number) or state.held[state.seat] >> tile.FRANCS_AT_END & 1 == 1
            return needy or (last and counts)
        return last or (not state.acted and not can_wait(number))
