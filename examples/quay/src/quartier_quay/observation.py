"""What a seat knows, as a row of numbers for programs that learn."""

from __future__ import annotations

from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.observation import Fact, from_seat, one_of, seat_of
from quartier_quay.game import GOODS, NONE, Quay


def orders(game: Quay, seat: int) -> list[int]:
    """Every order, as far as the seat knows it."""
    row: list[int] = []
    for each in from_seat(seat, game.players):
        row += one_of(game.orders[each] if game.knows(seat, each) else NONE, len(GOODS))
    return row


def holds(game: Quay, seat: int) -> list[int]:
    """How many crates of each good each ship has."""
    seats = from_seat(seat, game.players)
    return [game.holds[each].count(good) for each in seats for good in range(len(GOODS))]


def phase(game: Quay, seat: int) -> list[int]:
    """Dealing, rolling, choosing, over."""
    if game.to_move == OVER:
        return one_of(3, 4)
    return one_of(2 if game.to_move != CHANCE else 1 if game.turns else 0, 4)


def dealt(game: Quay, seat: int) -> list[int]:
    """Who has an order."""
    return [int(game.orders[each] != NONE) for each in from_seat(seat, game.players)]


def sailed(game: Quay, seat: int) -> list[int]:
    """When each ship sailed: 1 for the first; 0 while it is at the quay."""
    seats = from_seat(seat, game.players)
    return [game.sailed.index(each) + 1 if each in game.sailed else 0 for each in seats]


def options(game: Quay, seat: int) -> list[int]:
    """The options of the game."""
    chosen = game.options
    return [chosen["hold"], chosen["rounds"]]


FACTS = (
    Fact("phase", 1, "Orders are dealt, the die is rolled, a player chooses, the game is over.", phase),
    Fact("turn", 40, "Which turn it is.", lambda game, seat: [game.turns]),
    Fact("round", 8, "Which round it is.", lambda game, seat: [game.round]),
    Fact("options", 8, "The room in a hold and the number of rounds.", options),
    Fact(
        "seat",
        1,
        "Whose turn it is, the observer first.",
        lambda game, seat: seat_of(game.seat, seat, game.players),
    ),
    Fact("crate", 1, "What lies on the quay.", lambda game, seat: one_of(game.crate, len(GOODS))),
    Fact("dealt", 1, "Who has an order, the observer first.", dealt),
    Fact("orders", 1, "For each seat the good that its order asks for, as far as it is known.", orders),
    Fact("holds", 4, "For each seat the crates of each good in its hold.", holds),
    Fact("sailed", 4, "For each seat when it sailed: 1 for the first, 0 while it is at the quay.", sailed),
)
