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
    LANDMARKS,
    MARKETS,
    START_CITY,
    counted,
)
from quartier.kernel import mover
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.field import Field
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
    field = Field("", document)
    field.known(FIELDS)
    field.word("title", ("metropolia",), "metropolia")
    metropolia = title("metropolia")
    try:
        players = document.get("players", 2)
        options = resolve(metropolia, players, document.get("options"))
    except BadOptions as problem:
        raise BadPosition(f"players or options: {problem}") from problem
    game = cast("Metropolia", metropolia.start(players, options))
    game._put({**read_cards(game, field), **read_turn(game, field)})
    market.count(game)
    check(game)
    return game


def read_cards(game: Metropolia, field: Field) -> dict[str, Any]:
    """Cities, coins, landmarks, supply and deck. A supply or deck that is left out follows from the rest."""
    coins, landmarks, cities = list(game.coins), list(game.landmarks), list(game.cities)
    for seat, city in enumerate(field.parts("seats", game.players)):
        city.known(SEAT_FIELDS)
        coins[seat] = city.number("coins", 0, MOST_COINS, coins[seat])
        if "cards" in city.value:
            cities[seat * 25 : seat * 25 + 25] = piles(city, "cards")
        landmarks[seat] = built(game, city)
    rest = unsold(game, cities)
    opens_all = not MARKETS[game.options["market"]]
    supply = piles(field, "supply") if "supply" in field.value else rest if opens_all else [0] * 25
    if "deck" in field.value:
        deck = piles(field, "deck")
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


def read_turn(game: Metropolia, field: Field) -> dict[str, Any]:
    """Whose turn it is, the dice, and what is asked."""
    named = field.word("phase", phase.NAMES, phase.NAMES[game.phase])
    asked = phase.NAMES.index(named)
    dice = read_dice(field)
    setting_up = asked == phase.FIRST_PLAYER or (asked == phase.DEAL and not dice)
    turns = field.number("turns", 0, MOST_COINS, 0 if setting_up else max(game.turns, 1))
    if setting_up != (turns == 0):
        raise BadPosition(f"turns: {turns} in the phase {named!r}")
    has_rolled = asked in ROLLED or (asked == phase.DEAL and not setting_up)
    if has_rolled != bool(dice):
        raise BadPosition(f"dice: {'missing' if has_rolled else 'not rolled yet'} in the phase {named!r}")
    rolling = field.number("rolling", 0, 2, 1 if asked == phase.ROLL else len(dice))
    if rolling != len(dice) if asked != phase.ROLL else rolling == 0:
        raise BadPosition(f"rolling: {rolling} with {len(dice)} dice in the phase {named!r}")
    seat = field.number("turn", 0, game.players - 1, 0)
    given = field.one_of("given", CARD_IDS)
    return {
        "phase": asked,
        "to_move": MOVERS.get(asked, seat),
        "seat": seat,
        "turns": turns,
        "first": dice[0] if dice else 0,
        "second": dice[1] if len(dice) > 1 else 0,
        "rolling": rolling,
        "added": field.number("added", 0, HARBOR_ADDS, 0),
        "rerolled": field.flag("rerolled", False),
        "given": -1 if given is None else CARD_NUMBER[given],
    }


def read_dice(field: Field) -> list[int]:
    """The dice as they lie, the lower one first."""
    dice = field.value.get("dice", [])
    if not isinstance(dice, list | tuple) or len(dice) > 2:
        raise BadPosition("dice: not a list of one or two dice")
    for die in dice:
        if type(die) is not int or not 1 <= die <= 6:
            raise BadPosition(f"dice: {quote(die)} is not a number from 1 to 6")
    return sorted(dice)


def piles(field: Field, name: str) -> list[int]:
    """Copies of cards by name, as a list of 25 numbers."""
    found = [0] * 25
    cards = field.part(name)
    for card in cards.value:
        if not isinstance(card, str) or card not in CARD_NUMBER:
            raise BadPosition(f"{field.path}{name}: there is no card {quote(card)}")
        found[CARD_NUMBER[card]] = cards.number(card, 0, 10, 0)
    return found


def built(game: Metropolia, city: Field) -> int:
    """The landmarks of a city as a set of bits."""
    bits = city.members("landmarks", LANDMARK_IDS)
    for number, landmark in enumerate(LANDMARKS):
        if bits >> number & 1 and landmark.set == "plus" and not game.plus:
            raise BadPosition(f"{city.path}landmarks: {landmark.id} belongs to Plus")
    return bits
