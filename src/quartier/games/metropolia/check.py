"""Whether a position can have come about: cities, market, dice and what is awaited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.metropolia.pieces import (
    CARD_IDS,
    CARD_NUMBER,
    ESTABLISHMENTS,
    LANDMARK_NUMBER,
    START_CITY,
    START_COINS,
)
from quartier.games.metropolia.state import PHASES
from quartier.kernel.errors import BadPosition

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia

PURPLE = [card.colour == "purple" for card in ESTABLISHMENTS]
MARKET_SIZES = {"ten": (10,), "5-5-2": (5, 5, 2)}  # M-7.4, M-7.9


def check(game: Metropolia) -> None:
    """Refuse what no game can lead to; ``BadPosition`` says which field is wrong and why."""
    check_cards(game)
    check_market(game)
    check_landmarks(game)
    if game.turns == 0:
        check_set_up(game)
    else:
        check_dice(game)
        check_phase(game)


def boxed(game: Metropolia, number: int) -> int:
    """The copies of a card that come into the supply."""
    card = ESTABLISHMENTS[number]
    return card.copies if game.options["plus"] or card.set == "base" else 0


def held(game: Metropolia, number: int) -> list[int]:
    """The copies of a card in each city."""
    return [game.cities[seat * 25 + number] for seat in range(game.players)]


def swappable(game: Metropolia, seat: int) -> int:
    """The cards of a city that are not purple."""
    return sum(game.cities[seat * 25 + number] for number in range(25) if not PURPLE[number])


# --- cards (M-1, M-5.2, M-7) ------------------------------------------------------------------


def check_cards(game: Metropolia) -> None:
    """The cards of each name add up, and no city has lost any."""
    for number, card in enumerate(ESTABLISHMENTS):
        in_cities = held(game, number)
        if PURPLE[number] and max(in_cities) > 1:  # M-5.2
            raise BadPosition(f"seats: {max(in_cities)} of {card.id}, a purple card, in one city")
        unsold = game.supply[number] + game.deck[number]
        all_there = boxed(game, number) + (game.players if card.id in START_CITY else 0)
        there = sum(in_cities) + unsold
        if there > all_there:
            raise BadPosition(f"seats, supply, deck: {there} {card.id}, more than the {all_there} there are")
        if unsold > boxed(game, number):  # M-1.4
            raise BadPosition(
                f"supply, deck: {unsold} {card.id}; with start cards swapped or not, there are "
                f"{boxed(game, number)} at most"
            )
        if there < all_there:
            check_cleared(game, number, all_there - there)
    for seat in range(game.players):  # a swap is one card for one, purple ones stay
        if swappable(game, seat) < len(START_CITY):
            raise BadPosition(
                f"seats[{seat}].cards: fewer than {len(START_CITY)} cards that are not purple; "
                f"no city loses what it started with"
            )


def check_cleared(game: Metropolia, number: int, missing: int) -> None:
    """Only purple cards that every city has are taken out of the game (M-7.8)."""
    card = CARD_IDS[number]
    if not PURPLE[number] or game.options["dead_purples"] != "clear":
        raise BadPosition(f"seats, supply, deck: {missing} {card} missing")
    if not all(held(game, number)):
        raise BadPosition(
            f"seats, supply, deck: {missing} {card} missing, and it is cleared only when every city has one"
        )


def check_market(game: Metropolia) -> None:
    """As many names lie open as the market has room for, and while dealing goes on, fewer."""
    if game.options["dead_purples"] == "clear":
        for number, card in enumerate(CARD_IDS):
            if PURPLE[number] and game.supply[number] and all(held(game, number)):
                raise BadPosition(f"supply: {card} lies open, but it would have been cleared")
    phase = PHASES[game.phase]
    if (game.dealing >= 0) != (phase == "deal"):  # M-7.5
        missing = "missing" if game.dealing >= 0 else "not missing"
        raise BadPosition(f"phase: {phase!r}, but names are {missing} on the market")
    sizes = MARKET_SIZES.get(game.options["market"])
    if sizes is None:
        if any(game.deck):
            raise BadPosition("deck: cards in it, but with this market all cards lie open")
        return
    short = []
    for stack, size in enumerate(sizes):
        cards = [number for number in range(25) if len(sizes) == 1 or stack_of(number) == stack]
        names = sum(game.supply[number] > 0 for number in cards)
        if names > size:
            raise BadPosition(f"supply: {names} names lie open where there is room for {size}")
        if names < size and any(game.deck[number] for number in cards):
            short.append(size - names)
            if game.turns and sum(short) > 1:  # one building empties one pile
                raise BadPosition(f"supply: {sum(short)} names are missing, one at most in a turn")
        elif names and short and not game.turns:
            raise BadPosition("supply: the decks are dealt from one after another")
    if phase == "deal" and game.turns and all(game.supply[n] for n in range(25) if held(game, n)[game.seat]):
        raise BadPosition("phase: 'deal', but the roller has nothing that is sold out")


def stack_of(number: int) -> int:
    """The deck that a card belongs to when there are three (M-7.9)."""
    return 2 if PURPLE[number] else int(ESTABLISHMENTS[number].number > 6)


def check_landmarks(game: Metropolia) -> None:
    """Whoever has all landmarks has won (M-6.1)."""
    phase = PHASES[game.phase]
    every = sum(1 << number for number in range(6 if game.options["plus"] else 4))
    done = [seat for seat in range(game.players) if game.landmarks[seat] == every]
    if done != ([game.seat] if phase == "over" else []):
        raise BadPosition(f"seats: the phase is {phase!r}, and all landmarks stand in {done}")


# --- the turn (M-2, M-3, M-8) -----------------------------------------------------------------


def check_set_up(game: Metropolia) -> None:
    """Before the first turn nobody has anything but the start cards and coins."""
    phase = PHASES[game.phase]
    if phase == "first-player" and game.options["first_player"] != "random":  # M-1.8
        raise BadPosition("phase: 'first-player', but the option gives the first turn to seat 1")
    if game.seat:
        raise BadPosition(f"turn: {game.seat} before the first turn; it is 0 then")
    if game.rerolled or game.added or game.given >= 0:
        raise BadPosition("rerolled, added, given: set before the first turn")
    for seat in range(game.players):
        has_more = any(game.cities[seat * 25 + n] != (card in START_CITY) for n, card in enumerate(CARD_IDS))
        if has_more or game.landmarks[seat] or game.coins[seat] != START_COINS:
            raise BadPosition(
                f"seats[{seat}]: more or less than a city starts with, and the phase is {phase!r}; "
                f"a game under way has a phase such as 'roll'"
            )


def check_dice(game: Metropolia) -> None:
    """Two dice, a second roll and 2 more need their landmarks."""
    phase = PHASES[game.phase]
    rolled = game.first + game.second
    if (game.second or game.rolling == 2) and not stands(game, "train_station"):
        raise BadPosition("dice: two, without the train station")
    if game.rerolled and not stands(game, "radio_tower"):
        raise BadPosition("rerolled: without the radio tower")
    if game.rerolled and phase in ("dice", "reroll"):  # M-2.6
        raise BadPosition(f"rerolled: true in the phase {phase!r}")
    if game.added not in (0, 2) or (game.added and not (stands(game, "harbor") and rolled >= 10)):
        raise BadPosition(f"added: {game.added} to a roll of {rolled}")
    if game.added and phase in ("reroll", "harbor"):  # M-8.5
        raise BadPosition(f"added: {game.added} in the phase {phase!r}")


def check_phase(game: Metropolia) -> None:
    """The cards and dice that each choice needs; a choice with one outcome is not asked (M-2.7)."""
    phase, seat = PHASES[game.phase], game.seat
    rolled, total = game.first + game.second, game.first + game.second + game.added
    if (game.given >= 0) != (phase == "take"):
        raise BadPosition(f"given: {'missing' if phase == 'take' else 'set'} in the phase {phase!r}")
    if phase == "take" and (PURPLE[game.given] or not game.cities[seat * 25 + game.given]):  # M-3.10
        raise BadPosition(f"given: {CARD_IDS[game.given]} is not a card that the roller could give")
    opponents = [each for each in range(game.players) if each != seat]
    can_swap = total == 6 and has(game, seat, "business_center")
    possible = {
        "dice": stands(game, "train_station"),
        "reroll": stands(game, "radio_tower"),
        "harbor": stands(game, "harbor") and rolled >= 10,
        "tuna": total >= 12 and any(sails(game, each) for each in range(game.players)),
        "tv": total == 6
        and has(game, seat, "tv_station")
        and len(opponents) > 1
        and any(game.coins[each] for each in opponents),
        "give": can_swap,
        "take": can_swap,
    }
    if not possible.get(phase, True):
        raise BadPosition(f"phase: {phase!r} cannot be reached with these cities and these dice")
    if game.to_move >= 0 and len(game.legal()) < 2:
        raise BadPosition(f"phase: {phase!r}, but there is nothing to choose; the turn would have gone on")


def stands(game: Metropolia, landmark: str) -> bool:
    """Whether the roller has built a landmark."""
    return bool(game.landmarks[game.seat] >> LANDMARK_NUMBER[landmark] & 1)


def has(game: Metropolia, seat: int, card: str) -> bool:
    """Whether an establishment stands in a city."""
    return game.cities[seat * 25 + CARD_NUMBER[card]] > 0


def sails(game: Metropolia, seat: int) -> bool:
    """Whether the tuna boats of a city go out (M-8.7)."""
    return has(game, seat, "tuna_boat") and bool(game.landmarks[seat] >> LANDMARK_NUMBER["harbor"] & 1)
