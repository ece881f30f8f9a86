"""Where each shape fits the colours of a board that is fully paved (L-4.3, L-4.6)."""

from __future__ import annotations

from quartier.games.lumiere import table


class Sites:
    """For each seat and shape, the placements that the colours allow, without and with powers.

    A list is made when it is first asked for and serves for the whole of phase 2: what has been laid since
    then is tested against it. Copies of a game share it.
    """

    coloured: list[int]  # by seat: the spaces in that seat's colour
    lamps: int  # the printed lamp spaces
    with_flips: int  # 1 if buildings may be turned over
    used: int  # where the next list begins; from 1, because a list that stops at 0 is not made yet
    start: list[int]  # by row: where its list begins in ``spots``
    stop: list[int]  # by row: where it stops
    spots: list[int]  # the lists, one after another

    def __init__(self) -> None:
        self.coloured = [0] * 2
        self.lamps = 0
        self.with_flips = 0
        self.used = 1
        self.start = [0] * 56
        self.stop = [0] * 56
        self.spots = [0] * 9109

    def row(self, seat: int, shape: int, powered: bool) -> int:
        """The row of a seat and a shape: its placements are ``spots`` from ``start`` to ``stop``."""
        row = (seat + 2 if powered else seat) * 14 + shape
        if self.stop[row] == 0:
            self._list(row, seat, shape, powered)
        return row

    def _list(self, row: int, seat: int, shape: int, powered: bool) -> None:
        """List the placements on own and mixed spaces; with powers also those that need one or both."""
        colour = self.coloured[1 - seat]
        lamps = self.lamps
        end = self.used
        self.start[row] = end
        for placement in range(table.FIRST[shape], table.LAST[self.with_flips * 14 + shape]):
            lit = table.CELLS[placement] & lamps
            rival = table.CELLS[placement] & colour
            if powered:
                lit &= lit - 1  # L-5.3, L-5.8: one space each
                rival &= rival - 1
            self.spots[end] = placement
            end += lit | rival == 0
        self.stop[row] = end
        self.used = end
