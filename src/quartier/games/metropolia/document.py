"""The position as a document in plain words, and back, with everything checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from quartier.games.metropolia.pieces import (
    CARD_IDS,
    CARD_NUMBER,
    ESTABLISHMENTS,
    LANDMARK_IDS,
    LANDMARK_NUMBER,
    LANDMARKS,
    START_CITY,
)
from quartier.games.metropolia.state import PHASES
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.title import resolve, title

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

FIELDS = (
    "title", "players", "options", "phase", "turn", "turns", "rolling", "dice", "added", "rerolled", "given",
    "seats", "supply", "deck",
)  # fmt: skip
SEAT_FIELDS = ("coins", "cards", "landmarks")
MOST_COINS = 1_000_000
ROLLED = ("reroll", "harbor", "tuna", "tv", "give", "take", "build", "over")
"""The phases in which the dice of the turn lie on the table."""


def position(game: Metropolia) -> dict[str, Any]:
    """The whole truth of a game."""
    return {
        "title": "metropolia",
        "players": game.players,
        "options": dict(game.options),
        "phase": PHASES[game.phase],
        "turn": game.turn,
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


def counted(piles: list[int]) -> dict[str, int]:
    """The cards that are there, by name."""
    return {card: piles[number] for number, card in enumerate(CARD_IDS) if piles[number]}


def from_position(document: Mapping[str, Any]) -> Metropolia:
    """A game in the position described; ``BadPosition`` says which field is wrong and why."""
    known(document, FIELDS, "")
    if document.get("title", "metropolia") != "metropolia":
        raise BadPosition(f"title: {document['title']!r} is another game")
    metropolia = title("metropolia")
    try:
        players = document.get("players", 2)
        options = resolve(metropolia, players, document.get("options"))
    except BadOptions as problem:
        raise BadPosition(f"players or options: {problem}") from problem
    game = cast("Metropolia", metropolia.start(players, options))
    state = read_cards(game, document)
    read_turn(game, document, state)
    game.put(state)
    check(game)
    return game


def read_cards(game: Metropolia, document: Mapping[str, Any]) -> dict[str, Any]:
    """Cities, coins, landmarks, supply and deck; the cards of each name must add up (M-1.2, M-7.1)."""
    coins, landmarks, cities = list(game.coins), list(game.landmarks), list(game.cities)
    seats = document.get("seats", [{}] * game.players)
    if not isinstance(seats, list | tuple) or len(seats) != game.players:
        raise BadPosition(f"seats: not a list of {game.players}")
    for seat, entry in enumerate(seats):
        where = f"seats[{seat}]"
        known(entry, SEAT_FIELDS, where)
        coins[seat] = whole(entry.get("coins", coins[seat]), f"{where}.coins", 0, MOST_COINS)
        cards = piles(entry.get("cards", dict.fromkeys(START_CITY, 1)), f"{where}.cards")
        cities[seat * 25 : seat * 25 + 25] = cards
        for number, card in enumerate(ESTABLISHMENTS):
            if card.colour == "purple" and cards[number] > 1:  # M-5.2
                raise BadPosition(f"{where}.cards: {cards[number]} of {card.id}, a purple card")
        landmarks[seat] = built(game, entry.get("landmarks", []), f"{where}.landmarks")
    boxed = [
        (card.copies + (game.players if card.id in START_CITY else 0))
        if game.options["plus"] or card.set == "base"
        else 0
        for card in ESTABLISHMENTS
    ]
    in_cities = [sum(cities[number::25]) for number in range(25)]
    rest = [boxed[number] - in_cities[number] for number in range(25)]
    clears = game.options["dead_purples"] == "clear"  # M-7.8
    for number, card in enumerate(ESTABLISHMENTS):
        if clears and card.colour == "purple" and in_cities[number] == game.players:
            rest[number] = 0
    opens_all = game.options["market"] == "all"
    supply = piles(document["supply"], "supply") if "supply" in document else rest if opens_all else [0] * 25
    if "deck" in document:
        deck = piles(document["deck"], "deck")
    else:
        deck = [0 if opens_all else rest[number] - supply[number] for number in range(25)]
    if opens_all and any(deck):
        raise BadPosition("deck: cards in it, but with this market all cards lie open")
    for number, card in enumerate(ESTABLISHMENTS):
        there = in_cities[number] + supply[number] + deck[number]
        may_miss = clears and card.colour == "purple"
        if there > boxed[number] or min(supply[number], deck[number]) < 0:
            raise BadPosition(f"seats, supply, deck: more {card.id} than the {boxed[number]} there are")
        if there < boxed[number] and not may_miss:
            raise BadPosition(f"seats, supply, deck: {there} {card.id} where there must be {boxed[number]}")
    return {"coins": coins, "landmarks": landmarks, "cities": cities, "supply": supply, "deck": deck}


def read_turn(game: Metropolia, document: Mapping[str, Any], state: dict[str, Any]) -> None:
    """Whose turn it is, the dice, and what is awaited."""
    phase = document.get("phase", PHASES[game.phase])
    if phase not in PHASES:
        raise BadPosition(f"phase: {phase!r} is none of {', '.join(PHASES)}")
    setting_up = phase == "first-player" or (phase == "deal" and not document.get("dice"))
    turns = whole(document.get("turns", 0 if setting_up else max(game.turns, 1)), "turns", 0, MOST_COINS)
    if setting_up != (turns == 0):
        raise BadPosition(f"turns: {turns} in the phase {phase!r}")
    dice = document.get("dice", [])
    if not isinstance(dice, list | tuple) or len(dice) > 2:
        raise BadPosition("dice: not a list of one or two dice")
    dice = sorted(whole(die, "dice", 1, 6) for die in dice)
    has_rolled = phase in ROLLED or (phase == "deal" and not setting_up)
    if has_rolled != bool(dice):
        raise BadPosition(f"dice: {'missing' if has_rolled else 'not rolled yet'} in the phase {phase!r}")
    rolling = whole(document.get("rolling", 1 if phase == "roll" else len(dice)), "rolling", 0, 2)
    if rolling != len(dice) if phase != "roll" else rolling == 0:
        raise BadPosition(f"rolling: {rolling} with {len(dice)} dice in the phase {phase!r}")
    added = whole(document.get("added", 0), "added", 0, 2)
    rerolled = document.get("rerolled", False)
    if not isinstance(rerolled, bool):
        raise BadPosition("rerolled: neither true nor false")
    given = document.get("given")
    if given is not None and given not in CARD_NUMBER:
        raise BadPosition(f"given: there is no card {given!r}")
    state.update(
        phase=PHASES.index(phase),
        turn=whole(document.get("turn", 0), "turn", 0, game.players - 1),
        turns=turns,
        first=dice[0] if dice else 0,
        second=dice[1] if len(dice) > 1 else 0,
        rolling=rolling,
        added=added,
        rerolled=rerolled,
        given=-1 if given is None else CARD_NUMBER[given],
    )


def check(game: Metropolia) -> None:
    """Whether the phase can have come about with these cities, dice and piles."""
    phase, turn = PHASES[game.phase], game.turn
    has = {each: bool(game.landmarks[turn] >> number & 1) for number, each in enumerate(LANDMARK_IDS)}
    city = {card: game.cities[turn * 25 + number] for number, card in enumerate(CARD_IDS)}
    rolled, total = game.first + game.second, game.first + game.second + game.added
    every = sum(1 << n for n, each in enumerate(LANDMARKS) if game.options["plus"] or each.set == "base")
    done = [seat for seat in range(game.players) if game.landmarks[seat] == every]
    if done != ([turn] if phase == "over" else []):  # M-6.1
        raise BadPosition(f"seats: the phase is {phase!r}, and all landmarks stand in {done}")
    if (game.dealing >= 0) != (phase == "deal"):  # M-7.5
        raise BadPosition(
            f"phase: {phase!r}, but names are {'' if game.dealing >= 0 else 'not '}missing on the market"
        )
    if game.options["dead_purples"] == "clear":
        for number, card in enumerate(CARD_IDS):
            held = all(game.cities[seat * 25 + number] for seat in range(game.players))
            if ESTABLISHMENTS[number].colour == "purple" and held and game.supply[number]:
                raise BadPosition(f"supply: {card} lies open, but it would have been cleared")
    if (game.second or game.rolling == 2) and not has["train_station"]:
        raise BadPosition("dice: two, without the train station")
    if game.rerolled and not has["radio_tower"]:
        raise BadPosition("rerolled: without the radio tower")
    if game.added not in (0, 2) or (game.added and not (has["harbor"] and rolled >= 10)):
        raise BadPosition(f"added: {game.added} to a roll of {rolled}")
    if (game.given >= 0) != (phase == "take") or (phase == "take" and not city[CARD_IDS[game.given]]):
        raise BadPosition(f"given: wrong in the phase {phase!r}")
    possible = {
        "dice": has["train_station"],
        "reroll": has["radio_tower"] and not game.rerolled and not game.added,
        "harbor": has["harbor"] and rolled >= 10 and not game.added,
        "tuna": total >= 12 and bool(boats(game)),
        "tv": total == 6 and city["tv_station"] > 0,
        "give": total == 6 and city["business_center"] > 0,
        "take": total == 6 and city["business_center"] > 0,
    }
    if not possible.get(phase, True):
        raise BadPosition(f"phase: {phase!r} cannot be reached with this city and these dice")
    if phase in ("give", "take") and not game.legal():
        raise BadPosition(f"phase: {phase!r}, but there is nothing to swap")


def boats(game: Metropolia) -> list[int]:
    """The seats whose tuna boats may sail."""
    tuna, harbor = CARD_NUMBER["tuna_boat"], LANDMARK_NUMBER["harbor"]
    return [
        seat
        for seat in range(game.players)
        if game.cities[seat * 25 + tuna] and game.landmarks[seat] >> harbor & 1
    ]


def piles(value: object, where: str) -> list[int]:
    """Numbers of cards by name, as a list of 25."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where}: not a mapping of cards to numbers")
    found = [0] * 25
    for card, copies in value.items():
        if card not in CARD_NUMBER:
            raise BadPosition(f"{where}: there is no card {card!r}")
        found[CARD_NUMBER[card]] = whole(copies, f"{where}.{card}", 0, 10)
    return found


def built(game: Metropolia, value: object, where: str) -> int:
    """A list of landmarks as a set of bits."""
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where}: not a list of landmarks")
    bits = 0
    for each in value:
        if each not in LANDMARK_IDS:
            raise BadPosition(f"{where}: there is no landmark {each!r}")
        if not game.options["plus"] and LANDMARKS[LANDMARK_NUMBER[each]].set == "plus":
            raise BadPosition(f"{where}: {each} belongs to Plus")
        bits |= 1 << LANDMARK_NUMBER[each]
    return bits


def whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number between two bounds."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}: {value!r} is not a whole number from {low} to {high}")
    return value


def known(value: object, fields: tuple[str, ...], where: str) -> None:
    """That the value is a mapping with no other fields than these."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where or 'the position'}: not a mapping")
    for name in value:
        if name not in fields:
            raise BadPosition(f"{where + '.' if where else ''}{name}: no such field")
