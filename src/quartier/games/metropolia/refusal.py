"""Why a move is not legal: the reason's code, the clause of ``RULES.md`` and the numbers behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quartier.games.metropolia import phase
from quartier.games.metropolia.moves import TABLE
from quartier.games.metropolia.pieces import (
    CARD_NUMBER,
    ESTABLISHMENTS,
    LANDMARK_NUMBER,
    LANDMARKS,
    Establishment,
    Landmark,
)
from quartier.kernel.errors import Refusal

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

SENTENCES = {
    "not-now": "{move} belongs to another step of the turn: the phase is {phase}",
    "not-in-deck": "{move}: the deck has no {card} left",
    "other-deck": "{move}: {card} is not in the deck that is dealt from",
    "no-such-seat": "{move}: there is no seat {seat}, only 0 to {last}",
    "own-city": "{move}: an opponent must be chosen, and seat {seat} is the roller",
    "wrong-dice": "{move}: the number of dice to roll is {rolling}",
    "no-station": "{move}: two dice need the train station, and seat {seat} has not built it",
    "swap-forced": "{move}: the option business_center is forced, so the swap must be made",
    "purple-stays": "{move}: {card} is purple, and purple cards are never swapped",
    "not-in-city": "{move}: seat {seat} has no {card}",
    "not-in-set": "{move}: {card} belongs to Plus, and this game is played without it",
    "second-purple": "{move}: {card} is purple, and seat {seat} has one already",
    "not-on-market": "{move}: no {card} lies open; the deck still has {deck}",
    "sold-out": "{move}: {card} is sold out",
    "too-dear": "{move} costs {cost}, seat {seat} has {coins:coin}",
    "already-built": "{move}: seat {seat} has built it already",
}
"""Each reason as an English sentence, for programmers."""

TYPES_OF_PHASE = {
    phase.DEAL: {"deal"},
    phase.FIRST_PLAYER: {"first-player"},
    phase.DICE: {"dice"},
    phase.ROLL: {"roll-one", "roll-two"},
    phase.REROLL: {"keep", "reroll"},
    phase.HARBOR: {"harbor"},
    phase.TUNA: {"roll-tuna"},
    phase.TV: {"tv"},
    phase.GIVE: {"no-swap", "give"},
    phase.TAKE: {"take"},
    phase.BUILD: {"build", "landmark", "nothing"},
}
"""The types of moves that are possible in each phase."""


def refusal(game: Metropolia, move: int) -> Refusal:
    """The reason, the clause and the numbers for a move that is not legal here."""
    record = TABLE[move][0]
    if record["type"] not in TYPES_OF_PHASE[game.phase]:
        return Refusal("not-now", "M-2.1", {"phase": phase.NAMES[game.phase]})
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
        return Refusal("not-in-deck", "M-7.4", {"card": record["card"]})
    return Refusal("other-deck", "M-7.9", {"card": record["card"]})


def no_such_seat(game: Metropolia, record: dict[str, Any]) -> Refusal:
    if record["seat"] == game.seat and record["type"] == "tv":
        return Refusal("own-city", "M-3.9", {"seat": game.seat})
    return Refusal("no-such-seat", "M-1.1", {"seat": record["seat"], "last": game.players - 1})


def wrong_dice(game: Metropolia, record: dict[str, Any]) -> Refusal:
    return Refusal("wrong-dice", "M-2.2", {"rolling": game.rolling})


def no_station(game: Metropolia, record: dict[str, Any]) -> Refusal:
    return Refusal("no-station", "M-2.2", {"seat": game.seat})


def swap_forced(game: Metropolia, record: dict[str, Any]) -> Refusal:
    return Refusal("swap-forced", "M-3.11")


def not_swappable(game: Metropolia, record: dict[str, Any]) -> Refusal:
    seat = record.get("seat", game.seat)
    if seat >= game.players:
        return Refusal("no-such-seat", "M-1.1", {"seat": seat, "last": game.players - 1})
    if seat == game.seat and record["type"] == "take":
        return Refusal("own-city", "M-3.10", {"seat": seat})
    card = ESTABLISHMENTS[CARD_NUMBER[record["card"]]]
    if card.is_purple:
        return Refusal("purple-stays", "M-3.10", {"card": card.id})
    return Refusal("not-in-city", "M-3.10", {"card": card.id, "seat": seat})


def not_for_sale(game: Metropolia, record: dict[str, Any]) -> Refusal:
    number = CARD_NUMBER[record["card"]]
    card = ESTABLISHMENTS[number]
    if is_missing(game, card):
        return Refusal("not-in-set", "M-9.2", {"card": card.id})
    if card.is_purple and game.cities[game.seat * 25 + number]:
        return Refusal("second-purple", "M-5.2", {"card": card.id, "seat": game.seat})
    if game.supply[number] == 0 and game.deck[number]:
        return Refusal("not-on-market", "M-7.4", {"card": card.id, "deck": game.deck[number]})
    if game.supply[number] == 0:
        return Refusal("sold-out", "M-5.3", {"card": card.id})
    return too_dear(game, game.cost[number])


def not_raised(game: Metropolia, record: dict[str, Any]) -> Refusal:
    number = LANDMARK_NUMBER[record["landmark"]]
    landmark = LANDMARKS[number]
    if is_missing(game, landmark):
        return Refusal("not-in-set", "M-9.2", {"card": landmark.id})
    if game.landmarks[game.seat] >> number & 1:
        return Refusal("already-built", "M-5.4", {"landmark": landmark.id, "seat": game.seat})
    return too_dear(game, landmark.cost)


def is_missing(game: Metropolia, card: Establishment | Landmark) -> bool:
    """Whether a card belongs to Plus and the game is played without it."""
    return card.set == "plus" and not game.plus


def too_dear(game: Metropolia, cost: int) -> Refusal:
    coins = game.coins[game.seat]
    if cost <= coins:
        raise AssertionError("a refusal was asked for a move that is legal")
    return Refusal("too-dear", "M-5.1", {"cost": cost, "coins": coins, "seat": game.seat})
