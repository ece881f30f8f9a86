"""The rules of the game: what each player may do, and what happens then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.kernel.errors import IllegalMove, Refusal
from quartier.kernel.game import Event, Game, Turn
from quartier.kernel.movelist import Moves
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.rng import Rng

GOODS = ("salt", "tea", "silk")
FACES = (3, 2, 1)
"""How many faces of the die stand for each good (Q-2.1)."""
EXTRA = (1, 2, 4)
"""What a crate is worth in addition if the order asks for it (Q-3.2)."""
CARDS = 2
"""How many orders there are for each good (Q-1.2)."""
FIRST_TO_SAIL = 2
"""What the first ship to sail earns (Q-3.3)."""

LOAD, LEAVE, SAIL, CRATE, DEAL = 0, 1, 2, 3, 6
"""Move numbers; a crate and a deal have one number for each of the goods, from this one on."""
CHOICES = ("load", "leave", "sail")
NAMES = (*CHOICES, *(f"crate-{each}" for each in GOODS), *(f"deal-{each}" for each in GOODS))
NONE = -1


class Quay(Game):
    """One game of Quay."""

    title = "quay"
    actions = len(NAMES)

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(players, options)
        self.orders = [NONE] * players
        """The good that each order asks for; NONE before it is dealt."""
        self.holds: list[list[int]] = [[] for _ in range(players)]
        self.sailed: list[int] = []
        """The seats that have sailed, in the order in which they did."""
        self.crate = NONE
        """The good on the quay; NONE between two turns."""
        self.turns = 0
        """The number of the turn, counted from 1; 0 while the orders are dealt."""
        self.seat = 0
        """The seat whose turn it is, or who gets the next order."""
        self.round = 1

    # --- the moves -------------------------------------------------------------------------

    def _offer(self, into: Moves) -> None:
        if self.to_move == CHANCE and self.turns == 0:
            for good, left in enumerate(self.pack()):
                if left:
                    into.put(DEAL + good, left)
        elif self.to_move == CHANCE:
            for good, faces in enumerate(FACES):
                into.put(CRATE + good, faces)
        else:
            for move in (LOAD, LEAVE, SAIL):
                if self.hindrance(move) is None:
                    into.put(move)

    def hindrance(self, move: int) -> Refusal | None:
        """Why the player to move may not load, leave or sail; None if they may."""
        crates = len(self.holds[self.seat])
        if move == LOAD and crates >= self._options["hold"]:
            return Refusal("hold-full", "Q-2.3", {"seat": self.seat, "crates": crates})
        if move == SAIL and crates == 0:
            return Refusal("hold-empty", "Q-2.4", {"seat": self.seat})
        return None

    def _refusal(self, move: int) -> Refusal:
        if self.to_move >= 0 and move <= SAIL:
            hindered = self.hindrance(move)
            if hindered is not None:
                return hindered
        return Refusal("not-now", "Q-1.2" if self.turns == 0 else "Q-2.2")

    def _do(self, move: int) -> None:
        if move >= DEAL:
            self.deal(move - DEAL)
        elif move >= CRATE:
            self.crate = move - CRATE
            self.tell_of({"type": "crate", "seat": self.seat, "good": GOODS[self.crate]})
            self._await(self.seat)
        else:
            self.choose(move)

    def deal(self, good: int) -> None:
        """Deal the next seat a secret order (Q-1.2)."""
        self.orders[self.seat] = good
        self.tell_of({"type": "deal", "seat": self.seat, "order": GOODS[good]})
        self.seat = (self.seat + 1) % self.players
        if self.seat == 0:
            self.begin_turn()

    def choose(self, move: int) -> None:
        """Load the crate, leave it, or sail (Q-2.2)."""
        event: Event = {"type": CHOICES[move], "seat": self.seat}
        if move == SAIL:
            self.sailed.append(self.seat)
            event["order"] = GOODS[self.orders[self.seat]]
        else:
            event["good"] = GOODS[self.crate]
            if move == LOAD:
                self.holds[self.seat].append(self.crate)
        self.crate = NONE
        self.tell_of(event)
        self.pass_on()

    def pass_on(self) -> None:
        """Pass the turn to the next ship at the quay, or end the game (Q-3.1)."""
        if self.is_last_turn():
            self.tell_of({"type": "end", "orders": [GOODS[order] for order in self.orders]})
            self._await(OVER)
        elif self.holding:
            self.passed = True
        else:
            before, self.seat = self.seat, self.next_seat()
            self.round += self.seat <= before
            self.begin_turn()

    def begin_turn(self) -> None:
        """Begin a turn: a die will be rolled for the crate (Q-2.1)."""
        self.turns += 1
        self.tell_of({"type": "turn", "seat": self.seat, "turn": self.turns, "round": self.round})
        self._await(CHANCE)

    def next_seat(self) -> int:
        """The next seat that has not sailed; the same seat if there is no other."""
        for step in range(1, self.players + 1):
            seat = (self.seat + step) % self.players
            if seat not in self.sailed:
                return seat
        return self.seat

    def is_last_turn(self) -> bool:
        """Whether this is the last turn of the game."""
        if len(self.sailed) == self.players:
            return True
        return self.round == self._options["rounds"] and self.next_seat() <= self.seat

    def tell_of(self, event: Event) -> None:
        """Record an event, if a ledger is kept."""
        if self.ledger is not None:
            self.ledger.append(event)

    def pack(self) -> list[int]:
        """How many orders of each good are left."""
        return [CARDS - self.orders.count(good) for good in range(len(GOODS))]

    # --- moves for people ------------------------------------------------------------------

    def _describe(self, move: int) -> dict[str, Any]:
        if move <= SAIL:
            return {"type": CHOICES[move]}
        kind, _, good = NAMES[move].partition("-")
        return {"type": kind, "good": good}

    def _number(self, record: Mapping[str, Any]) -> int:
        for move in range(self.actions):
            if record == self._describe(move):
                return move
        raise IllegalMove("unknown-move", text=f"no move is described by {record!r:.80}")

    def _name(self, move: int) -> str:
        return NAMES[move]

    def _parse(self, text: str) -> int:
        if text.lower() not in NAMES:
            raise IllegalMove("unknown-move", text=f"no move is named {text!r:.80}")
        return NAMES.index(text.lower())

    # --- the position ----------------------------------------------------------------------

    def copy(self) -> Quay:
        twin = self._twin()
        assert isinstance(twin, Quay)
        twin.orders = self.orders.copy()
        twin.holds = [hold.copy() for hold in self.holds]
        twin.sailed = self.sailed.copy()
        twin.crate, twin.turns, twin.seat, twin.round = self.crate, self.turns, self.seat, self.round
        return twin

    def key(self) -> tuple[Any, ...]:
        return (
            self.players, tuple(sorted(self._options.items())), self.to_move, tuple(self.orders),
            tuple(map(tuple, self.holds)), tuple(self.sailed), self.crate, self.turns, self.seat, self.round,
        )  # fmt: skip

    def position(self) -> dict[str, Any]:
        from quartier_quay.document import position

        return position(self)

    def _turn(self) -> Turn:
        return Turn(self.turns, self.seat if self.turns else None)

    def result(self) -> dict[str, Any]:
        over = self.to_move == OVER
        scores: list[dict[str, Any]] = []
        for seat, hold in enumerate(self.holds):
            order = self.orders[seat]
            shown = over or seat in self.sailed  # a secret order does not show in the score
            first = self.sailed[:1] == [seat]
            parts: list[dict[str, Any]] = [
                {"part": "crates", "points": len(hold)},
                {"part": "order", "points": hold.count(order) * EXTRA[order] if shown else 0},
                {"part": "first", "points": FIRST_TO_SAIL if first else 0},
            ]
            scores.append({"seat": seat, "total": sum(part["points"] for part in parts), "parts": parts})
        totals = [score["total"] for score in scores]
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1] if over else []
        return {"over": over, "scores": scores, "ranks": ranks, "winners": winners}

    # --- what a seat may know --------------------------------------------------------------

    def knows(self, viewer: int | None, seat: int) -> bool:
        """Whether the viewer may know this seat's order."""
        return viewer == seat or seat in self.sailed or self.to_move == OVER

    def _view(self, seat: int | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "crate": None if self.crate == NONE else GOODS[self.crate],
            "seats": [
                {
                    "hold": [GOODS[good] for good in self.holds[each]],
                    "order": GOODS[order] if order != NONE and self.knows(seat, each) else None,
                    "sailed": each in self.sailed,
                }
                for each, order in enumerate(self.orders)
            ],
        }

    def _printed(self) -> dict[str, Any]:
        return {"goods": [{"good": good, "extra": extra} for good, extra in zip(GOODS, EXTRA)]}

    def _private_to(self, move: int) -> int | None:
        return self.seat if move >= DEAL else None

    def _tell(self, ledger: list[Event], seat: int | None) -> list[Event]:
        return [
            {**event, "order": None} if event["type"] == "deal" and event["seat"] != seat else event
            for event in ledger
        ]

    def _reveals(self, move: int) -> bool:
        """The last move of the game shows the orders of the ships that are still at the quay."""
        if self.to_move < 0 or not self.is_last_turn():
            return False
        return any(seat not in self.sailed for seat in range(self.players) if seat != self.seat)

    def _imagine(self, seat: int, rng: Rng) -> Quay:
        world = self.copy()
        hidden = [
            each for each in range(self.players) if not self.knows(seat, each) and self.orders[each] != NONE
        ]
        for each in hidden:
            world.orders[each] = NONE
        for each in hidden:
            left = world.pack()
            ticket = rng.below(sum(left))
            world.orders[each] = next(good for good in range(len(GOODS)) if ticket < sum(left[: good + 1]))
        return world
