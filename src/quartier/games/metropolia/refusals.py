"""Why a move is refused: a reason's code, whose words are in the locale files, and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia.moves import TABLE
from quartier.games.metropolia.pieces import CARD_NUMBER, ESTABLISHMENTS, LANDMARK_NUMBER, LANDMARKS
from quartier.games.metropolia.state import PHASES
from quartier.kernel.errors import Refusal

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

TYPES_OF_PHASE = {
    "deal": {"deal"},
    "first-player": {"first-player"},
    "dice": {"dice"},
    "roll": {"roll-one", "roll-two"},
    "reroll": {"keep", "reroll"},
    "harbor": {"harbor"},
    "tuna": {"roll-tuna"},
    "tv": {"tv"},
    "give": {"no-swap", "give"},
    "take": {"take"},
    "build": {"build", "landmark", "nothing"},
}


def price(game: Metropolia, card: str) -> int:
    """What an establishment costs under the options of this game (M-8.15)."""
    return int(game.options["sushi_price"]) if card == "sushi_bar" else ESTABLISHMENTS[CARD_NUMBER[card]].cost


def refusal(game: Metropolia, move: int) -> Refusal:
    """The reason and the clause for a move that is not legal here."""
    record = TABLE[move][0]
    phase = PHASES[game.phase]
    if record["type"] not in TYPES_OF_PHASE.get(phase, set()):
        return Refusal("not-now", "M-2.1")
    reasons = {
        "deal": not_dealt,
        "first-player": no_such_seat,
        "roll-one": wrong_dice,
        "roll-two": wrong_dice,
        "reroll": no_station,
        "tv": no_such_seat,
        "no-swap": swap_forced,
        "give": not_swappable,
        "take": not_swappable,
        "build": not_for_sale,
        "landmark": not_raised,
    }
    return reasons[record["type"]](game, record)


def not_dealt(game: Metropolia, record: dict[str, Any]) -> Refusal:
    if game.deck[CARD_NUMBER[record["card"]]] == 0:
        return Refusal("not-in-deck", "M-7.4")
    return Refusal("other-deck", "M-7.9")


def no_such_seat(game: Metropolia, record: dict[str, Any]) -> Refusal:
    if record["seat"] == game.seat and record["type"] == "tv":
        return Refusal("own-city", "M-3.9")
    return Refusal("no-such-seat", "M-1.1")


def wrong_dice(game: Metropolia, record: dict[str, Any]) -> Refusal:
    return Refusal("wrong-dice", "M-2.2")


def no_station(game: Metropolia, record: dict[str, Any]) -> Refusal:
    return Refusal("no-station", "M-2.2")


def swap_forced(game: Metropolia, record: dict[str, Any]) -> Refusal:
    return Refusal("swap-forced", "M-3.11")


def not_swappable(game: Metropolia, record: dict[str, Any]) -> Refusal:
    seat = record.get("seat", game.seat)
    if seat >= game.players:
        return Refusal("no-such-seat", "M-1.1")
    if seat == game.seat and record["type"] == "take":
        return Refusal("own-city", "M-3.10")
    card = CARD_NUMBER[record["card"]]
    if ESTABLISHMENTS[card].colour == "purple":
        return Refusal("purple-stays", "M-3.10")
    return Refusal("not-in-city", "M-3.10")


def not_for_sale(game: Metropolia, record: dict[str, Any]) -> Refusal:
    card = record["card"]
    number = CARD_NUMBER[card]
    if ESTABLISHMENTS[number].set == "plus" and not game.options["plus"]:
        return Refusal("not-in-set", "M-9.2")
    if ESTABLISHMENTS[number].colour == "purple" and game.cities[game.seat * 25 + number]:
        return Refusal("second-purple", "M-5.2")
    if game.supply[number] == 0:
        return Refusal("not-on-market", "M-7.4") if game.deck[number] else Refusal("sold-out", "M-5.3")
    return Refusal("too-dear", "M-5.1")


def not_raised(game: Metropolia, record: dict[str, Any]) -> Refusal:
    number = LANDMARK_NUMBER[record["landmark"]]
    if LANDMARKS[number].set == "plus" and not game.options["plus"]:
        return Refusal("not-in-set", "M-9.2")
    if game.landmarks[game.seat] >> number & 1:
        return Refusal("already-built", "M-5.4")
    return Refusal("too-dear", "M-5.1")
