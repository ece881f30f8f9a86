"""Reading and writing a position as a document; an impossible one is refused with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.mover import CHANCE, OVER
from quartier.kernel.quote import quote
from quartier.kernel.title import resolve, title
from quartier_quay.game import CARDS, GOODS, NONE, Quay

FIELDS = {"title", "players", "options", "round", "turn", "seat", "crate", "over", "sailed", "seats"}


def position(game: Quay) -> dict[str, Any]:
    """The whole position of a game, secrets included."""
    return {
        "title": game.title,
        "players": game.players,
        "options": game.options,
        "round": game.round,
        "turn": game.turns,
        "seat": game.seat,
        "crate": None if game.crate == NONE else GOODS[game.crate],
        "over": game.to_move == OVER,
        "sailed": list(game.sailed),
        "seats": [
            {"order": None if order == NONE else GOODS[order], "hold": [GOODS[good] for good in hold]}
            for order, hold in zip(game.orders, game.holds)
        ],
    }


def from_position(document: Mapping[str, Any]) -> Quay:
    """The game that a document describes; ``BadPosition`` says what is wrong with it."""
    unknown = [name for name in document if name not in FIELDS]
    refuse_if(bool(unknown), f"a position of quay has no field {quote(unknown[0]) if unknown else ''}")
    refuse_if(document.get("title", "quay") != "quay", "this is a position of another title")
    try:
        players = document.get("players", 2)
        game = Quay(players, resolve(title("quay"), players, document.get("options")))
    except BadOptions as problem:
        raise BadPosition(str(problem)) from problem
    seats = listed(document, "seats", [{} for _ in range(players)])
    refuse_if(len(seats) != players, f"there are {players} seats, not {len(seats)}")
    for seat, each in enumerate(seats):
        read_seat(game, seat, each)
    game.sailed = [
        number(each, 0, players - 1, "a seat in sailed") for each in listed(document, "sailed", [])
    ]
    game.turns = number(document.get("turn", 0), 0, players * game.options["rounds"], "turn")
    game.round = number(document.get("round", 1), 1, game.options["rounds"], "round")
    game.seat = number(document.get("seat", 0), 0, players - 1, "seat")
    game.crate = good(document.get("crate"), "crate")
    over = document.get("over", False)
    refuse_if(not isinstance(over, bool), f"over is true or false, not {quote(over)}")
    game._await(OVER if over else CHANCE if game.crate == NONE else game.seat)
    check(game)
    return game


def read_seat(game: Quay, seat: int, document: object) -> None:
    """Read one seat's order and hold."""
    if not isinstance(document, Mapping) or not set(document) <= {"order", "hold"}:
        raise BadPosition(f"seat {seat} has an order and a hold, not {quote(document)}")
    game.orders[seat] = good(document.get("order"), f"the order of seat {seat}")
    crates = [good(each, f"a crate of seat {seat}") for each in listed(document, "hold", [])]
    refuse_if(NONE in crates, f"a crate of seat {seat} is one of {', '.join(GOODS)}, not null")
    most = game.options["hold"]
    refuse_if(
        len(crates) > most, f"the hold of seat {seat} has {len(crates)} crates; it takes {most} (Q-2.3)"
    )
    game.holds[seat] = crates


def check(game: Quay) -> None:
    """Refuse a position that no game can lead to."""
    for each in range(len(GOODS)):
        dealt = game.orders.count(each)
        refuse_if(dealt > CARDS, f"there are {CARDS} orders for {GOODS[each]}, not {dealt} (Q-1.2)")
    over = game.to_move == OVER
    if game.turns == 0:
        begun = game.sailed or any(game.holds) or game.crate != NONE or over or game.round > 1
        refuse_if(bool(begun), "nothing has happened before turn 1")
        have = [order != NONE for order in game.orders]
        refuse_if(
            have != [seat < game.seat for seat in range(game.players)],
            "orders are dealt in turn, up to the seat before `seat` (Q-1.2)",
        )
        return
    refuse_if(NONE in game.orders, "everybody has an order from turn 1 on (Q-1.2)")
    refuse_if(len(set(game.sailed)) != len(game.sailed), "nobody sails twice (Q-2.5)")
    refuse_if(any(not game.holds[seat] for seat in game.sailed), "an empty ship cannot sail (Q-2.4)")
    refuse_if(over and game.crate != NONE, "no crate is left at the end")
    refuse_if(over and not game.is_last_turn(), "the game is not over yet (Q-3.1)")
    refuse_if(not over and game.seat in game.sailed, f"seat {game.seat} has sailed (Q-2.5)")
    for seat, hold in enumerate(game.holds):
        turns = game.round - (1 if seat > game.seat or (seat == game.seat and not over) else 0)
        turns -= seat in game.sailed
        refuse_if(len(hold) > turns, f"seat {seat} has not had the turns for {len(hold)} crates")
    least, most = turns_played(game)
    refuse_if(not least <= game.turns <= most, f"turn {game.turns} is not in round {game.round}")


def turns_played(game: Quay) -> tuple[int, int]:
    """The fewest and the most turns that can have begun by now."""
    most = (game.round - 1) * game.players + game.seat + 1
    least = 0
    for seat, hold in enumerate(game.holds):
        if seat in game.sailed:
            least += len(hold) + 1
        else:
            least += game.round if seat <= game.seat else game.round - 1
    return least, most


def listed(document: Mapping[str, Any], name: str, otherwise: list[Any]) -> list[Any]:
    """The value of a field that must be a list."""
    found = document.get(name, otherwise)
    if not isinstance(found, list):
        raise BadPosition(f"{name} is a list, not {quote(found)}")
    return found


def number(value: object, least: int, most: int, what: str) -> int:
    """An integer within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{what} is a number from {least} to {most}, not {quote(value)}")
    return value


def good(value: object, what: str) -> int:
    """The number of a good; NONE for null."""
    if value is None:
        return NONE
    if not isinstance(value, str) or value not in GOODS:
        raise BadPosition(f"{what} is one of {', '.join(GOODS)} or null, not {quote(value)}")
    return GOODS.index(value)


def refuse_if(wrong: bool, why: str) -> None:
    """Refuse the document if something is wrong."""
    if wrong:
        raise BadPosition(why)
