"""A position as a document: written in plain words, and read back with every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from quartier.games.metropolia import market, phase
from quartier.games.metropolia.check import boxed, check
from quartier.games.metropolia.pieces import (
    CARD_IDS,
    CARD_NUMBER,
    ESTABLISHMENTS,
    HARBOR_ADDS,
    LANDMARK_IDS,
    LANDMARK_NUMBER,
    LANDMARKS,
    MARKETS,
    START_CITY,
    counted,
)
from quartier.kernel import mover
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.quote import quote
from quartier.kernel.title import resolve, title

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

FIELDS = (
    "title", "players", "options", "phase", "turn", "turns", "rolling", "dice", "added", "rerolled", "given",
    "seats", "supply", "deck",
)  # fmt: skip
SEAT_FIELDS = ("coins", "cards", "landmarks")
MOST_COINS = 1_000_000
QUOTES = "'\""
ROLLED = (
    phase.REROLL, phase.HARBOR, phase.TUNA, phase.TV, phase.GIVE, phase.TAKE, phase.BUILD, phase.OVER,
)  # fmt: skip
"""The phases in which the dice of the turn lie on the table."""
MOVERS = {
    phase.DEAL: mover.CHANCE,
    phase.FIRST_PLAYER: mover.CHANCE,
    phase.ROLL: mover.CHANCE,
    phase.TUNA: mover.CHANCE,
    phase.OVER: mover.OVER,
}
"""Who is to move in each phase; in all others it is the roller."""


def position(game: Metropolia) -> dict[str, Any]:
    """The whole position of a game."""
    return {
        "title": "metropolia",
        "players": game.players,
        "options": dict(game.options),
        "phase": phase.NAMES[game.phase],
        "turn": game.seat,
        "turns": game.turns,
        "rolling": game.rolling,
        "dice": [die for die in (game.first, game.second) if die],
        "added": game.added,
        "rerolled": bool(game.rerolled),
        "given": CARD_IDS[game.given] if game.given >= 0 else None,
        "seats": [
            {
                "coins": game.coins[seat],
                "cards": counted(list(game.cities)[seat * 25 : seat * 25 + 25]),
                "landmarks": [
                    each for number, each in enumerate(LANDMARK_IDS) if game.landmarks[seat] >> number & 1
                ],
            }
            for seat in range(game.players)
        ],
        "supply": counted(list(game.supply)),
        "deck": counted(list(game.deck)),
    }


def from_position(document: Mapping[str, Any]) -> Metropolia:
    """The game that a document describes; ``BadPosition`` says which field is wrong and why."""
    known(document, FIELDS, "")
    name = document.get("title", "metropolia")
    if not isinstance(name, str) or name != "metropolia":
        raise BadPosition(f"title: {quote(name)} is another game")
    metropolia = title("metropolia")
    try:
        players = document.get("players", 2)
        options = resolve(metropolia, players, document.get("options"))
    except BadOptions as problem:
        raise BadPosition(f"players or options: {problem}") from problem
    game = cast("Metropolia", metropolia.start(players, options))
    game._put({**read_cards(game, document), **read_turn(game, document)})
    market.count(game)
    check(game)
    return game


def read_cards(game: Metropolia, document: Mapping[str, Any]) -> dict[str, Any]:
    """Cities, coins, landmarks, supply and deck. A supply or deck that is left out follows from the rest."""
    coins, landmarks, cities = list(game.coins), list(game.landmarks), list(game.cities)
    seats = document.get("seats", [{}] * game.players)
    if not isinstance(seats, list | tuple) or len(seats) != game.players:
        raise BadPosition(f"seats: not a list of {game.players}")
    for seat, entry in enumerate(seats):
        where = f"seats[{seat}]"
        known(entry, SEAT_FIELDS, where)
        coins[seat] = whole(entry.get("coins", coins[seat]), f"{where}.coins", 0, MOST_COINS)
        cities[seat * 25 : seat * 25 + 25] = piles(
            entry.get("cards", dict.fromkeys(START_CITY, 1)), f"{where}.cards"
        )
        landmarks[seat] = built(game, entry.get("landmarks", []), f"{where}.landmarks")
    rest = unsold(game, cities)
    opens_all = not MARKETS[game.options["market"]]
    supply = piles(document["supply"], "supply") if "supply" in document else rest if opens_all else [0] * 25
    if "deck" in document:
        deck = piles(document["deck"], "deck")
    else:
        deck = [0 if opens_all else max(rest[number] - supply[number], 0) for number in range(25)]
    return {"coins": coins, "landmarks": landmarks, "cities": cities, "supply": supply, "deck": deck}


def unsold(game: Metropolia, cities: list[int]) -> list[int]:
    """The copies of each card that are in no city, without purple ones that were cleared (M-7.8)."""
    clears = game.options["dead_purples"] == "clear"
    rest = []
    for number, card in enumerate(ESTABLISHMENTS):
        in_cities = sum(cities[number::25])
        copies = boxed(game, number) + (game.players if card.id in START_CITY else 0)
        is_cleared = clears and card.is_purple and in_cities == game.players
        rest.append(0 if is_cleared else max(copies - in_cities, 0))
    return rest


def read_turn(game: Metropolia, document: Mapping[str, Any]) -> dict[str, Any]:
    """Whose turn it is, the dice, and what is asked."""
    named = document.get("phase", phase.NAMES[game.phase])
    if not isinstance(named, str) or named not in phase.NAMES:
        raise BadPosition(f"phase: {quote(named)} is none of {', '.join(phase.NAMES)}")
    asked = phase.NAMES.index(named)
    dice = document.get("dice", [])
    if not isinstance(dice, list | tuple) or len(dice) > 2:
        raise BadPosition("dice: not a list of one or two dice")
    dice = sorted(whole(die, "dice", 1, 6) for die in dice)
    setting_up = asked == phase.FIRST_PLAYER or (asked == phase.DEAL and not dice)
    turns = whole(document.get("turns", 0 if setting_up else max(game.turns, 1)), "turns", 0, MOST_COINS)
    if setting_up != (turns == 0):
        raise BadPosition(f"turns: {turns} in the phase {named!r}")
    has_rolled = asked in ROLLED or (asked == phase.DEAL and not setting_up)
    if has_rolled != bool(dice):
        raise BadPosition(f"dice: {'missing' if has_rolled else 'not rolled yet'} in the phase {named!r}")
    rolling = whole(document.get("rolling", 1 if asked == phase.ROLL else len(dice)), "rolling", 0, 2)
    if rolling != len(dice) if asked != phase.ROLL else rolling == 0:
        raise BadPosition(f"rolling: {rolling} with {len(dice)} dice in the phase {named!r}")
    rerolled = document.get("rerolled", False)
    if not isinstance(rerolled, bool):
        raise BadPosition("rerolled: neither true nor false")
    given = document.get("given")
    if given is not None and (not isinstance(given, str) or given not in CARD_NUMBER):
        raise BadPosition(f"given: there is no card {quote(given)}")
    seat = whole(document.get("turn", 0), "turn", 0, game.players - 1)
    return {
        "phase": asked,
        "to_move": MOVERS.get(asked, seat),
        "seat": seat,
        "turns": turns,
        "first": dice[0] if dice else 0,
        "second": dice[1] if len(dice) > 1 else 0,
        "rolling": rolling,
        "added": whole(document.get("added", 0), "added", 0, HARBOR_ADDS),
        "rerolled": rerolled,
        "given": -1 if given is None else CARD_NUMBER[given],
    }


def piles(value: object, where: str) -> list[int]:
    """Copies of cards by name, as a list of 25 numbers."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where}: not a mapping of cards to numbers")
    found = [0] * 25
    for card, copies in value.items():
        if not isinstance(card, str) or card not in CARD_NUMBER:
            raise BadPosition(f"{where}: there is no card {quote(card)}")
        found[CARD_NUMBER[card]] = whole(copies, f"{where}.{card}", 0, 10)
    return found


def built(game: Metropolia, value: object, where: str) -> int:
    """A list of landmarks as a set of bits."""
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where}: not a list of landmarks")
    bits = 0
    for each in value:
        if not isinstance(each, str) or each not in LANDMARK_IDS:
            raise BadPosition(f"{where}: there is no landmark {quote(each)}")
        if not game.options["plus"] and LANDMARKS[LANDMARK_NUMBER[each]].set == "plus":
            raise BadPosition(f"{where}: {each} belongs to Plus")
        if bits >> LANDMARK_NUMBER[each] & 1:
            raise BadPosition(f"{where}: {each} twice")
        bits |= 1 << LANDMARK_NUMBER[each]
    return bits


def whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number between two bounds."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}: {quote(value)} is not a whole number from {low} to {high}")
    return value


def known(value: object, fields: tuple[str, ...], where: str) -> None:
    """Refuse what is not a mapping, or has other fields than these."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where or 'the position'}: not a mapping")
    for name in value:
        if not isinstance(name, str) or name not in fields:
            raise BadPosition(f"{where + '.' if where else ''}{quote(name).strip(QUOTES)}: no such field")
