"""How sensible players of Paris take their turns: what they trade for, and which tiles they keep."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.learned import Learned
from quartier.games.paris import pieces
from quartier.games.paris.actions import (
    ASK_ACT,
    ASK_DRAW,
    ASK_STACK,
    BUY,
    END_TURN,
    LOOK,
    MOVE,
    OPEN_END,
    SELL,
    SELL_OPEN,
    TAKE,
    USE,
    USE_END,
)
from quartier.games.paris.game import Paris
from quartier.kernel.game import Game, Moves

PLENTY = 30
"""Francs for any way of a key."""
CASH = [0] * 31
"""Whether a bonus tile is used for its francs."""
SCORES = [0] * 31
"""Whether it brings points whatever one owns."""
LATE = [0] * 31
"""Whether nothing is lost by keeping it for the last turn."""
END_CASH = [0] * 12
END_SCORES = [0] * 12


def lay_tables() -> None:
    """Fill the tables of numbers from the printed ones."""
    for number, bonus in pieces.BONUS_TILES.items():
        CASH[number] = int(bonus.kind in ("resource", "any-resource", "any-prestige") or bonus.francs > 0)
        SCORES[number] = int(bonus.kind == "gain" and bonus.vp > 0)
        LATE[number] = int(bonus.kind in ("unused", "landmarks") or (SCORES[number] and not CASH[number]))
    for i, end in enumerate(pieces.END_TILES.values()):
        END_CASH[i] = int(end.francs > 0 or end.token != "")
        END_SCORES[i] = int(end.vp > 0)


lay_tables()


class ParisTurns(Learned):
    """The part of the evaluation that knows turns: when a position is at rest, and what is left alone."""

    def __init__(self, inputs: int, file: Path | None = None) -> None:
        super().__init__("paris", inputs, file)
        self.is_needy = False
        self.is_wanted = [False] * 3
        self.ways = Moves()

    def _rests(self, game: Game) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase <= ASK_DRAW or state.phase == ASK_ACT

    def _is_minor(self, game: Game) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase == ASK_STACK

    def _opens(self, game: Game, mover: int) -> bool:
        state: Paris = game  # type: ignore[assignment]
        return state.phase == ASK_ACT and not state.acted and state.to_move == mover

    def _sift(self, game: Game, offered: Moves, last: int) -> None:
        """Trade only to pay for this turn's action, and keep tiles until they are worth most.

        Leftover tokens are sold at the end as they would be now; after the action everything else can
        wait for the next turn, but for tiles of the track, which a rival may take.
        """
        state: Paris = game  # type: ignore[assignment]
        if state.phase != ASK_ACT:
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
                if USE <= move < TAKE or USE_END <= move < OPEN_END:
                    scores = True
        if kept == 0:
            for i in range(offered.count):
                move = offered.numbers[i]
                if move < BUY or move >= END_TURN:
                    offered.numbers[kept] = move
                    kept += 1
        if kept == 0:
            return
        if kept > 1 and scores and offered.numbers[kept - 1] == END_TURN:
            kept -= 1
        offered.count = kept

    def _breaks_off(self, state: Paris, last: int, move: int) -> bool:
        """Whether the move leaves a trade without use: tiles first, then sales, purchases, and a key goes.

        Sales and purchases each go down the kinds, so that nothing is bought that was just sold.
        """
        if state.acted or not BUY <= last < USE:
            return False
        if move < MOVE or move == LOOK or last < move < END_TURN:
            return True
        return last >= SELL and BUY <= move < SELL and last - SELL <= move - BUY

    def _see_uses(self, state: Paris, offered: Moves) -> None:
        """Whether francs, and each resource besides, would open a way to a key."""
        self.is_needy = False
        for kind in range(3):
            self.is_wanted[kind] = False
        if offered.count == 0 or offered.numbers[offered.count - 1] < BUY:
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
        """How many ways the keys of the seat have."""
        self.ways.count = 0
        state._offer_moves(self.ways)
        return self.ways.count

    def _is_sensible(self, state: Paris, move: int) -> bool:
        if move < BUY or move >= END_TURN or TAKE <= move < USE_END:
            return True
        needy = not state.acted and self.is_needy
        if move < SELL:
            return not state.acted and self.is_wanted[move - BUY]
        if move < USE or move >= SELL_OPEN:
            return needy
        if move >= OPEN_END:
            return not state.acted
        last = state.ending == 2
        if move >= USE_END:
            if END_CASH[move - USE_END]:
                return needy or (last and END_SCORES[move - USE_END] == 1)
            return last
        number = move - USE + 1
        if CASH[number]:
            return needy or (last and (SCORES[number] == 1 or state.held[state.seat] >> 27 & 1 == 1))
        return last or (not state.acted and not LATE[number])
