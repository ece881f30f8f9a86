"""What lies on the table: tiles, buildings, special pieces, postcards, and whose turn it is.

The rules that act on it are the chapters: ``setup.py``, ``paving.py``, ``building.py``, ``postcard.py`` and
``scoring.py``. ``game.py`` leads from one to the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.games.lumiere import pieces
from quartier.games.lumiere.site import Sites
from quartier.kernel.game import Game


class State(Game):
    """A position. Sets are integers with a bit for each member; -1 stands for nobody, nothing and nowhere."""

    stage: int  # what the next move decides: see stage.py
    seat: int  # whose turn it is
    turns: int  # number of the turn, from 1; 0 before the first player is known
    starter: int  # the first player, or -1
    first_done: int  # who laid an eighth tile first, or -1
    idle: int  # turns in a row in which nothing was done in phase 2

    hand_size: int  # tiles in a hand (option)
    with_flips: int  # 1 if buildings may be turned over (option)

    laid: list[int]  # by area: seat * 32 + tile * 4 + rotation, or -1
    hand: list[int]  # by seat: the set of tiles in hand
    stack: list[int]  # by seat: the set of tiles still to be drawn
    coloured: list[int]  # by seat: the set of spaces printed in that colour
    mixed: int  # the set of spaces printed in the mixed colour
    lamps: int  # the set of printed lamp spaces

    pool: int  # the set of buildings that nobody has taken
    reserve: list[int]  # by seat: the set of buildings taken and not built
    erected: list[int]  # by seat: the set of buildings built, the garden included
    site: list[int]  # by shape: the placement where it lies, or -1
    cells: list[int]  # by shape: the set of spaces it covers, the annex included
    built: list[int]  # by seat: the set of spaces under buildings
    covered: int  # the set of spaces under any piece, those under buildings included
    sites: Sites | None  # where each shape fits the colours of the board; None in phase 1

    in_play: int  # the set of postcards in this game
    open: int  # the set of postcards that nobody has taken
    taken: list[int]  # by seat: the set of postcards taken
    used: int  # the set of postcards whose action was carried out or whose power is spent
    tokens: list[int]  # by seat: action tokens left
    pending: int  # the postcard whose action is under way, or -1
    returned: int  # the building just given back for Levitation, or -1

    annex: int  # the space of the annex, or -1
    annex_of: int  # the building it belongs to, or -1
    painter: int  # the space of the painter, or -1
    dancer: int  # the space of the dancer, or -1
    statue: int  # the space of the statue, or -1
    facing: int  # where the statue looks: an index of pieces.FACINGS, or -1
    lamp: int  # the space of the lamp piece, or -1
    large_lamp: int  # the space of the large lamp, or -1
    mixed_space: int  # the space of the mixed space piece, or -1

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(players, options)
        self.stage = 0
        self.seat = 0
        self.turns = 0
        self.starter = -1
        self.first_done = -1
        self.idle = 0
        self.hand_size = options["hand"]
        self.with_flips = int(options["flip"])
        self.laid = [-1] * 16
        self.hand = [0] * 2
        self.stack = [255] * 2
        self.coloured = [0] * 2
        self.mixed = 0
        self.lamps = 0
        self.pool = (1 << pieces.POOL) - 1
        self.reserve = [0] * 2
        self.erected = [0] * 2
        self.site = [-1] * 14
        self.cells = [0] * 14
        self.built = [0] * 2
        self.covered = 0
        self.sites = None
        self.in_play = 0
        self.open = 0
        self.taken = [0] * 2
        self.used = 0
        self.tokens = [4] * 2
        self.pending = -1
        self.returned = -1
        self.annex = -1
        self.annex_of = -1
        self.painter = -1
        self.dancer = -1
        self.statue = -1
        self.facing = -1
        self.lamp = -1
        self.large_lamp = -1
        self.mixed_space = -1

    def _copy_to(self, twin: State) -> None:
        """Make ``twin`` the same position."""
        twin.laid = [0] * 16
        twin.hand = [0] * 2
        twin.stack = [0] * 2
        twin.coloured = [0] * 2
        twin.reserve = [0] * 2
        twin.erected = [0] * 2
        twin.site = [0] * 14
        twin.cells = [0] * 14
        twin.built = [0] * 2
        twin.taken = [0] * 2
        twin.tokens = [0] * 2
        twin.players = self.players
        twin.to_move = self.to_move
        twin._options = self._options
        twin.ledger = None
        twin.holding = self.holding
        twin.passed = self.passed
        twin._scratch = None
        twin.stage = self.stage
        twin.seat = self.seat
        twin.turns = self.turns
        twin.starter = self.starter
        twin.first_done = self.first_done
        twin.idle = self.idle
        twin.hand_size = self.hand_size
        twin.with_flips = self.with_flips
        twin.mixed = self.mixed
        twin.lamps = self.lamps
        twin.pool = self.pool
        twin.covered = self.covered
        twin.sites = self.sites
        twin.in_play = self.in_play
        twin.open = self.open
        twin.used = self.used
        twin.pending = self.pending
        twin.returned = self.returned
        twin.annex = self.annex
        twin.annex_of = self.annex_of
        twin.painter = self.painter
        twin.dancer = self.dancer
        twin.statue = self.statue
        twin.facing = self.facing
        twin.lamp = self.lamp
        twin.large_lamp = self.large_lamp
        twin.mixed_space = self.mixed_space
        for i in range(16):
            twin.laid[i] = self.laid[i]
        for i in range(14):
            twin.site[i] = self.site[i]
            twin.cells[i] = self.cells[i]
        for i in range(2):
            twin.hand[i] = self.hand[i]
            twin.stack[i] = self.stack[i]
            twin.coloured[i] = self.coloured[i]
            twin.reserve[i] = self.reserve[i]
            twin.erected[i] = self.erected[i]
            twin.built[i] = self.built[i]
            twin.taken[i] = self.taken[i]
            twin.tokens[i] = self.tokens[i]

    def _put(self, draft: dict[str, Any]) -> None:
        """Take over a position whose numbers ``document.py`` has checked."""
        self.stage = draft["stage"]
        self.seat = draft["seat"]
        self.turns = draft["turns"]
        self.starter = draft["starter"]
        self.first_done = draft["first_done"]
        self.idle = draft["idle"]
        self.mixed = draft["mixed"]
        self.lamps = draft["lamps"]
        self.pool = draft["pool"]
        self.covered = draft["covered"]
        self.in_play = draft["in_play"]
        self.open = draft["open"]
        self.used = draft["used"]
        self.pending = draft["pending"]
        self.returned = draft["returned"]
        self.annex = draft["annex"]
        self.annex_of = draft["annex_of"]
        self.painter = draft["painter"]
        self.dancer = draft["dancer"]
        self.statue = draft["statue"]
        self.facing = draft["facing"]
        self.lamp = draft["lamp"]
        self.large_lamp = draft["large_lamp"]
        self.mixed_space = draft["mixed_space"]
        for i in range(16):
            self.laid[i] = draft["laid"][i]
        for i in range(14):
            self.site[i] = draft["site"][i]
            self.cells[i] = draft["cells"][i]
        for i in range(2):
            self.hand[i] = draft["hand"][i]
            self.stack[i] = draft["stack"][i]
            self.coloured[i] = draft["coloured"][i]
            self.reserve[i] = draft["reserve"][i]
            self.erected[i] = draft["erected"][i]
            self.built[i] = draft["built"][i]
            self.taken[i] = draft["taken"][i]
            self.tokens[i] = draft["tokens"][i]

    def key(self) -> tuple[Any, ...]:
        """All that makes two positions different."""
        return (
            self.stage, self.seat, self.turns, self.to_move, self.starter, self.first_done, self.idle,
            self.pending, self.returned, self.hand_size, self.with_flips, self.pool, self.annex,
            self.annex_of, self.painter, self.dancer, self.statue, self.facing, self.lamp, self.large_lamp,
            self.mixed_space, self.in_play, self.open, self.used, self.players,
            tuple(self.laid), tuple(self.hand), tuple(self.stack), tuple(self.reserve),
            tuple(self.erected), tuple(self.site), tuple(self.taken), tuple(self.tokens),
            tuple(sorted(self._options.items())),
        )  # fmt: skip
