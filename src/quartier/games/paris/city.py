"""The city and the screens: everything that lies on the table, and plain questions about it."""

from __future__ import annotations

from typing import Any

from quartier.games.paris import pieces
from quartier.games.paris.actions import ASK_FIRST, LANDMARK, NOWHERE
from quartier.kernel.game import Game
from quartier.kernel.mover import CHANCE

VALUE = [0] * 6
for _space in range(6):
    VALUE[_space] = pieces.VALUES[_space]

STATE = (
    "players", "options", "is_advanced", "is_free", "phase", "seat", "first", "turns", "ending", "acted",
    "drew", "opened", "drawn", "end_pile", "end_used", "end_count", "open_resources", "open_prestige",
    "source", "target", "district", "slot", "fee", "pair_kind", "pairs", "unseen", "stack_size",
    "stack_top", "building", "token", "keys_on", "bank", "arc", "landmark_in", "vp_tile_in", "supply",
    "number_on", "left_on", "francs", "tokens", "keys", "spare", "meeple", "held", "used", "points",
    "end_held", "end_taker", "end_tile", "due",
)  # fmt: skip
"""What the reader of position documents starts from."""


class City(Game):
    """The state of a game. Arrays for each seat and more are flat: ``thing * 4 + seat``."""

    # --- what was settled before the game
    is_advanced: int
    is_free: int
    is_after_30: int
    is_end_tile_with_last: int
    landmark_value: list[int]

    # --- the turn
    phase: int
    seat: int
    first: int
    turns: int
    ending: int
    """0 not yet; 1 the last end-game tile is taken, the round is played out; 2 the last round."""
    acted: int
    drew: int

    # --- building tiles: what nobody has seen yet, and the stacks by the backs of their top tiles
    unseen: list[int]
    stack_size: list[int]
    stack_top: list[int]
    opened: int
    drawn: int

    # --- the board
    building: list[int]
    """The tile on each building space, or NOWHERE."""
    token: list[int]
    """The kind of token beside each building space, or NOWHERE."""
    keys_on: list[int]
    """Keys on each property, for each seat."""
    bank: list[int]
    arc: list[int]
    landmark_in: list[int]
    vp_tile_in: list[int]
    """The VP tile of each district, or NOWHERE."""
    supply: list[int]
    number_on: list[int]
    """The number of the bonus tiles on each space of the track; 0 is before the first space."""
    left_on: list[int]
    """How many tiles lie there."""

    # --- the seats
    francs: list[int]
    tokens: list[int]
    """Tokens behind each screen: ``seat * 6 + kind``."""
    keys: list[int]
    spare: list[int]
    meeple: list[int]
    held: list[int]
    """Unused bonus tiles of each seat, as a set of numbers."""
    used: list[int]
    points: list[int]
    """Points on the VP track by where they came from: ``seat * 4 + part``."""

    # --- end-game tiles, in the order in which they were taken
    end_pile: int
    end_held: list[int]
    end_used: int
    end_taker: list[int]
    end_tile: list[int]
    end_count: int

    # --- what is half done
    open_resources: int
    """Tokens of any resource, from tiles laid open this turn and not yet spent."""
    open_prestige: int
    due: list[int]
    source: int
    """Where the key comes from: a property, or PROPERTIES + BANK or ARC."""
    target: int
    """The property it goes to."""
    district: int
    """The district of the key that is moving."""
    slot: int
    """The next prestige slot of the landmark."""
    fee: int
    pair_kind: int
    pairs: int

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self._blank()
        self.is_advanced = 1 if options["setup"] == "advanced" else 0
        self.is_free = 1 if options["placement"] == "free" else 0
        self.is_after_30 = 1 if options["after_30"] == "effects" else 0
        self.is_end_tile_with_last = 1 if options["last_building_end_tile"] else 0
        for i in range(8):
            landmark = pieces.LANDMARKS[i]
            in_set_b = options["landmarks"] == "b"
            self.landmark_value[i] = landmark.value_in_set_b if in_set_b else landmark.value
        self._lay_out()

    def _blank(self) -> None:
        """Give every field a value: empty banks, discs at 0, meeples before the track (P-2.1 to P-2.3)."""
        self.landmark_value = [0] * 8
        self.phase = ASK_FIRST
        self.to_move = CHANCE
        self.seat = self.first = 0
        self.turns = self.ending = self.acted = self.drew = 0
        self.unseen = [1] * 36
        self.stack_size = [0] * 3
        self.stack_top = [-1] * 3
        self.opened = self.drawn = NOWHERE
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
        self.end_pile = 4095  # P-2.11
        self.end_held = [0] * 4
        self.end_used = 0
        self.end_taker = [-1] * 12
        self.end_tile = [-1] * 12
        self.end_count = 0
        self.open_resources = self.open_prestige = 0
        self.due = [0] * 3
        self.source = self.target = self.district = NOWHERE
        self.slot = self.fee = self.pair_kind = self.pairs = 0

    def _lay_out(self) -> None:
        """The set-up of both rulebooks, but for what chance decides (chapter P-2)."""
        for seat in range(self.players):
            self.francs[seat] = pieces.START_FRANCS  # P-2.6, P-2.7: the bank itself never runs out
            self.keys[seat] = pieces.KEYS[self.players]  # P-2.9
            self.spare[seat] = pieces.SPARE_KEYS
        kinds = [pieces.KINDS.index(pieces.SPACE_TOKENS[value]) for value in pieces.VALUES]
        for i in range(36):
            # P-2.8; P-2.14: in the advanced set-up only the gold has its place.
            self.token[i] = kinds[i % 6] if i % 6 == 5 or not self.is_advanced else NOWHERE
        for number in range(1, 31):  # P-2.12
            self.number_on[number] = 0 if self.is_advanced else number
            self.left_on[number] = 0 if self.is_advanced else pieces.copies(number, self.players)
        stacks = self._options["stacks"]
        tiles = 36 if self.is_free else 36 - pieces.SET_ASIDE  # P-2.13, P-12.1
        for i in range(stacks):
            self.stack_size[i] = tiles // stacks + (1 if i < tiles % stacks else 0)

    def _resemble(self, other: City) -> None:
        """Take over another game's state."""
        self.players = other.players
        self.to_move = other.to_move
        self._options = other._options
        self.holding = other.holding
        self.passed = other.passed
        self._scratch = None
        self.ledger = None
        self._blank()
        self.to_move = other.to_move
        self.is_advanced = other.is_advanced
        self.is_free = other.is_free
        self.is_after_30 = other.is_after_30
        self.is_end_tile_with_last = other.is_end_tile_with_last
        self.phase = other.phase
        self.seat = other.seat
        self.first = other.first
        self.turns = other.turns
        self.ending = other.ending
        self.acted = other.acted
        self.drew = other.drew
        self.opened = other.opened
        self.drawn = other.drawn
        self.end_pile = other.end_pile
        self.end_used = other.end_used
        self.end_count = other.end_count
        self.open_resources = other.open_resources
        self.open_prestige = other.open_prestige
        self.source = other.source
        self.target = other.target
        self.district = other.district
        self.slot = other.slot
        self.fee = other.fee
        self.pair_kind = other.pair_kind
        self.pairs = other.pairs
        for i in range(3):
            self.stack_size[i] = other.stack_size[i]
            self.stack_top[i] = other.stack_top[i]
            self.supply[i] = other.supply[i]
            self.due[i] = other.due[i]
        for i in range(4):
            self.arc[i] = other.arc[i]
            self.francs[i] = other.francs[i]
            self.keys[i] = other.keys[i]
            self.spare[i] = other.spare[i]
            self.meeple[i] = other.meeple[i]
            self.held[i] = other.held[i]
            self.used[i] = other.used[i]
            self.end_held[i] = other.end_held[i]
        for i in range(6):
            self.vp_tile_in[i] = other.vp_tile_in[i]
        for i in range(8):
            self.landmark_in[i] = other.landmark_in[i]
            self.landmark_value[i] = other.landmark_value[i]
        for i in range(12):
            self.end_taker[i] = other.end_taker[i]
            self.end_tile[i] = other.end_tile[i]
        for i in range(16):
            self.points[i] = other.points[i]
        for i in range(24):
            self.bank[i] = other.bank[i]
            self.tokens[i] = other.tokens[i]
        for i in range(31):
            self.number_on[i] = other.number_on[i]
            self.left_on[i] = other.left_on[i]
        for i in range(36):
            self.unseen[i] = other.unseen[i]
            self.building[i] = other.building[i]
            self.token[i] = other.token[i]
        for i in range(176):
            self.keys_on[i] = other.keys_on[i]

    def _put(self, draft: Any) -> None:
        """Take over what ``reader`` has read and checked: each number within its bounds."""
        self.phase = draft.phase
        self.seat = draft.seat
        self.first = draft.first
        self.turns = draft.turns
        self.ending = draft.ending
        self.acted = draft.acted
        self.drew = draft.drew
        self.opened = draft.opened
        self.drawn = draft.drawn
        self.end_pile = draft.end_pile
        self.end_used = draft.end_used
        self.end_count = draft.end_count
        self.open_resources = draft.open_resources
        self.open_prestige = draft.open_prestige
        self.source = draft.source
        self.target = draft.target
        self.district = draft.district
        self.slot = draft.slot
        self.fee = draft.fee
        self.pair_kind = draft.pair_kind
        self.pairs = draft.pairs
        self.unseen = draft.unseen
        self.stack_size = draft.stack_size
        self.stack_top = draft.stack_top
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
        self.end_held = draft.end_held
        self.end_taker = draft.end_taker
        self.end_tile = draft.end_tile
        self.due = draft.due

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

    # --- plain questions ---------------------------------------------------------------------

    def value_of(self, place: int) -> int:
        """The value of a property; banks and the Arc have none (P-5.3)."""
        if place < LANDMARK:
            return VALUE[place % 6]
        if place < LANDMARK + 8:
            return self.landmark_value[place - LANDMARK]
        return 0

    def district_of(self, place: int) -> int:
        """The district that a property stands in, or NOWHERE for a landmark beside the board."""
        if place < LANDMARK:
            return place // 6
        return self.landmark_in[place - LANDMARK]

    def keys_at(self, place: int) -> int:
        """How many keys stand on a property."""
        at = place * 4
        return self.keys_on[at] + self.keys_on[at + 1] + self.keys_on[at + 2] + self.keys_on[at + 3]

    def keys_in(self, district: int) -> int:
        """How many keys stand on the buildings and landmarks of a district; its bank does not count."""
        count = 0
        for space in range(6):
            count += self.keys_at(district * 6 + space)
        for i in range(8):
            if self.landmark_in[i] == district:
                count += self.keys_at(LANDMARK + i)
        return count

    def highest_landmark(self, district: int) -> int:
        """The value that a new landmark there must exceed (P-5.8)."""
        highest = 0
        for i in range(8):
            if self.landmark_in[i] == district and self.landmark_value[i] > highest:
                highest = self.landmark_value[i]
        return highest

    def tiles_left(self) -> int:
        """Building tiles in all stacks together."""
        return self.stack_size[0] + self.stack_size[1] + self.stack_size[2]

    def vp(self, seat: int) -> int:
        """Where this seat's disc stands on the VP track."""
        at = seat * 4
        return self.points[at] + self.points[at + 1] + self.points[at + 2] + self.points[at + 3]

    def _score(self, part: int, vp: int) -> None:
        self.points[self.seat * 4 + part] += vp
