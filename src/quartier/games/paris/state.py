"""What lies on the table and behind the screens, and nothing else: the chapters have the rules."""

from __future__ import annotations

from typing import Any

from quartier.games.paris import ending, phase, site
from quartier.kernel import mover
from quartier.kernel.game import Game

DRAFTED = (
    "phase", "seat", "first", "turns", "ending", "acted", "drew", "unseen", "stack_size", "stack_top",
    "opened", "drawn", "building", "token", "keys_on", "bank", "arc", "landmark_in", "vp_tile_in", "supply",
    "number_on", "left_on", "francs", "tokens", "keys", "spare", "meeple", "held", "used", "points",
    "end_pile", "end_held", "end_used", "end_taker", "end_tile", "end_count", "open_resources",
    "open_prestige", "due", "source", "target", "district", "slot", "fee", "pair_kind", "pairs",
)  # fmt: skip
"""The attributes that a position document settles."""


class State(Game):
    """The position of a game of Paris.

    Lists with a number for each seat and thing are flat. A thing on the board comes first, as in
    ``keys_on[place * 4 + seat]``; behind a screen the seat does, as in ``tokens[seat * 6 + kind]``. A set is
    a number whose bit n says whether n is in it. What is not there is ``site.NOWHERE``.
    """

    # --- settled before the game
    is_advanced: int  # 1 with the advanced set-up (P-2.14)
    is_free: int  # 1 with free placement (P-12.1)
    is_after_30: int  # 1 if tiles 17 and 25 still work on space 30 (P-6.7)
    is_end_tile_with_last: int  # 1 if an end-game tile may be taken with the last building (P-10.2)
    landmark_value: list[int]  # [8] the value of each landmark in the set that is in play

    # --- the turn
    phase: int  # what is being asked, a number of phase.py
    seat: int  # whose turn it is
    first: int  # the first player
    turns: int  # the number of this turn, from 1; 0 during the set-up
    ending: int  # how near the end is, a number of ending.py
    acted: int  # 1 after the action of this turn
    drew: int  # 1 after the building of this turn was drawn

    # --- the building tiles
    unseen: list[int]  # [36] 1 for each tile that nobody has seen yet
    stack_size: list[int]  # [3] how many tiles each stack has
    stack_top: list[int]  # [3] the district on the back of its top tile
    opened: int  # the stack that is being drawn from, or whose top is to be shown
    drawn: int  # the tile that was drawn and is not yet laid

    # --- the board
    building: list[int]  # [36] the tile on each building space
    token: list[int]  # [36] the kind of token beside each building space
    keys_on: list[int]  # [place * 4 + seat] keys on each property
    bank: list[int]  # [district * 4 + seat] keys in each bank
    arc: list[int]  # [4] keys of each seat on the Arc
    landmark_in: list[int]  # [8] the district where each landmark stands
    vp_tile_in: list[int]  # [6] the VP tile of each district
    supply: list[int]  # [3] resources that can be bought
    number_on: list[int]  # [31] the bonus number on each space of the track, 0 for none; spaces from 1
    left_on: list[int]  # [31] how many tiles lie there

    # --- the seats
    francs: list[int]  # [4] francs of each seat
    tokens: list[int]  # [seat * 6 + kind] tokens behind each screen
    keys: list[int]  # [4] keys behind each screen
    spare: list[int]  # [4] keys of each seat in the pool
    meeple: list[int]  # [4] the space of each meeple, 0 before the first
    held: list[int]  # [4] unused bonus tiles of each seat, a set of numbers
    used: list[int]  # [4] its used ones
    points: list[int]  # [seat * 4 + part] points on the VP track, by the parts of part.py

    # --- the end-game tiles
    end_pile: int  # those in the pile, a set
    end_held: list[int]  # [4] unused ones of each seat, as sets
    end_used: int  # the used ones, a set
    end_taker: list[int]  # [12] who took the first one, the second, and so on
    end_tile: list[int]  # [12] which one it was
    end_count: int  # how many have been taken

    # --- what is half done
    open_resources: int  # open tokens of any resource
    open_prestige: int  # open tokens of any prestige
    due: list[int]  # [3] resources still to be paid for the move
    source: int  # where the moving key comes from: a property, or PROPERTIES + BANK or ARC
    target: int  # the property it goes to
    district: int  # the district in which it moves
    slot: int  # the landmark's prestige slot that is being asked for
    fee: int  # francs to be paid for going forward on the bonus track
    pair_kind: int  # 1 while pairs of prestige are handed in, 0 for resources
    pairs: int  # how many pairs were handed in

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        """An empty table: ``setup.lay_out`` puts the pieces on it."""
        super().__init__(players, options)
        self.is_advanced = 1 if options["setup"] == "advanced" else 0
        self.is_free = 1 if options["placement"] == "free" else 0
        self.is_after_30 = 1 if options["after_30"] == "effects" else 0
        self.is_end_tile_with_last = 1 if options["last_building_end_tile"] else 0
        self.landmark_value = [0] * 8
        self.phase = phase.FIRST_PLAYER
        self.seat = self.first = 0
        self.turns = 0
        self.ending = ending.NOT_YET
        self.acted = self.drew = 0
        self.unseen = [1] * 36
        self.stack_size = [0] * 3
        self.stack_top = [-1] * 3
        self.opened = self.drawn = site.NOWHERE
        self.building = [-1] * 36
        self.token = [-1] * 36
        self.keys_on = [0] * 176
        self.bank = [0] * 24  # P-2.1
        self.arc = [0] * 4
        self.landmark_in = [-1] * 8  # P-2.4
        self.vp_tile_in = [-1] * 6  # P-2.10
        self.supply = [0] * 3
        self.number_on = [0] * 31
        self.left_on = [0] * 31
        self.francs = [0] * 4
        self.tokens = [0] * 24
        self.keys = [0] * 4
        self.spare = [0] * 4
        self.meeple = [0] * 4  # P-2.2
        self.held = [0] * 4
        self.used = [0] * 4
        self.points = [0] * 16  # P-2.3
        self.end_pile = 0
        self.end_held = [0] * 4
        self.end_used = 0
        self.end_taker = [-1] * 12
        self.end_tile = [-1] * 12
        self.end_count = 0
        self.open_resources = self.open_prestige = 0
        self.due = [0] * 3
        self.source = self.target = self.district = site.NOWHERE
        self.slot = self.fee = self.pair_kind = self.pairs = 0

    def _copy_to(self, twin: State) -> None:
        """Give another game this position. A whole slice is one block of memory to the C compiler."""
        twin.players = self.players
        twin.to_move = self.to_move
        twin._options = self._options
        twin.ledger = None
        twin.holding = self.holding
        twin.passed = self.passed
        twin._scratch = None
        twin.is_advanced = self.is_advanced
        twin.is_free = self.is_free
        twin.is_after_30 = self.is_after_30
        twin.is_end_tile_with_last = self.is_end_tile_with_last
        twin.landmark_value = self.landmark_value[:]
        twin.phase = self.phase
        twin.seat = self.seat
        twin.first = self.first
        twin.turns = self.turns
        twin.ending = self.ending
        twin.acted = self.acted
        twin.drew = self.drew
        twin.unseen = self.unseen[:]
        twin.stack_size = self.stack_size[:]
        twin.stack_top = self.stack_top[:]
        twin.opened = self.opened
        twin.drawn = self.drawn
        twin.building = self.building[:]
        twin.token = self.token[:]
        twin.keys_on = self.keys_on[:]
        twin.bank = self.bank[:]
        twin.arc = self.arc[:]
        twin.landmark_in = self.landmark_in[:]
        twin.vp_tile_in = self.vp_tile_in[:]
        twin.supply = self.supply[:]
        twin.number_on = self.number_on[:]
        twin.left_on = self.left_on[:]
        twin.francs = self.francs[:]
        twin.tokens = self.tokens[:]
        twin.keys = self.keys[:]
        twin.spare = self.spare[:]
        twin.meeple = self.meeple[:]
        twin.held = self.held[:]
        twin.used = self.used[:]
        twin.points = self.points[:]
        twin.end_pile = self.end_pile
        twin.end_held = self.end_held[:]
        twin.end_used = self.end_used
        twin.end_taker = self.end_taker[:]
        twin.end_tile = self.end_tile[:]
        twin.end_count = self.end_count
        twin.open_resources = self.open_resources
        twin.open_prestige = self.open_prestige
        twin.due = self.due[:]
        twin.source = self.source
        twin.target = self.target
        twin.district = self.district
        twin.slot = self.slot
        twin.fee = self.fee
        twin.pair_kind = self.pair_kind
        twin.pairs = self.pairs

    def _put(self, draft: Any) -> None:
        """Take over the position that ``document.py`` has read, each number within its bounds."""
        self.phase = draft.phase
        self.seat = draft.seat
        self.first = draft.first
        self.turns = draft.turns
        self.ending = draft.ending
        self.acted = draft.acted
        self.drew = draft.drew
        self.unseen = draft.unseen
        self.stack_size = draft.stack_size
        self.stack_top = draft.stack_top
        self.opened = draft.opened
        self.drawn = draft.drawn
        self.building = draft.building
        self.token = draft.token
        self.keys_on = draft.keys_on
        self.bank = draft.bank
        self.arc = draft.arc
        self.landmark_in = draft.landmark_in
        self.vp_tile_in = draft.vp_tile_in
        self.supply = draft.supply
        self.number_on = draft.number_on
        self.left_on = draft.left_on
        self.francs = draft.francs
        self.tokens = draft.tokens
        self.keys = draft.keys
        self.spare = draft.spare
        self.meeple = draft.meeple
        self.held = draft.held
        self.used = draft.used
        self.points = draft.points
        self.end_pile = draft.end_pile
        self.end_held = draft.end_held
        self.end_used = draft.end_used
        self.end_taker = draft.end_taker
        self.end_tile = draft.end_tile
        self.end_count = draft.end_count
        self.open_resources = draft.open_resources
        self.open_prestige = draft.open_prestige
        self.due = draft.due
        self.source = draft.source
        self.target = draft.target
        self.district = draft.district
        self.slot = draft.slot
        self.fee = draft.fee
        self.pair_kind = draft.pair_kind
        self.pairs = draft.pairs
        self.to_move = self.seat
        if self.phase == phase.OVER:
            self.to_move = mover.OVER
        elif self.phase <= phase.BACK or self.phase == phase.DRAW:
            self.to_move = mover.CHANCE

    def key(self) -> tuple[Any, ...]:
        """All that makes two positions different."""
        settled = tuple(sorted((name, str(value)) for name, value in self._options.items()))
        return (
            settled, self.players, self.to_move, self.phase, self.seat, self.first, self.turns, self.ending,
            self.acted, self.drew, tuple(self.unseen), tuple(self.stack_size), tuple(self.stack_top),
            self.opened, self.drawn, tuple(self.building), tuple(self.token), tuple(self.keys_on),
            tuple(self.bank), tuple(self.arc), tuple(self.landmark_in), tuple(self.vp_tile_in),
            tuple(self.supply), tuple(self.number_on), tuple(self.left_on), tuple(self.francs),
            tuple(self.tokens), tuple(self.keys), tuple(self.spare), tuple(self.meeple), tuple(self.held),
            tuple(self.used), tuple(self.points), self.end_pile, tuple(self.end_held), self.end_used,
            tuple(self.end_taker), tuple(self.end_tile), self.open_resources, self.open_prestige,
            tuple(self.due), self.source, self.target, self.district, self.slot, self.fee, self.pair_kind,
            self.pairs,
        )  # fmt: skip
