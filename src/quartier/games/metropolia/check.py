"""Refuses positions that no game can reach: cities, market, dice and phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.metropolia import business, dice, income, landmark, market, payment, phase
from quartier.games.metropolia.pieces import (
    CARD_IDS,
    ESTABLISHMENTS,
    HARBOR_ADDS,
    LANDMARKS,
    MARKETS,
    START_CITY,
    START_COINS,
)
from quartier.kernel.errors import BadPosition

if TYPE_CHECKING:
    from quartier.games.metropolia.game import Metropolia


def check(game: Metropolia) -> None:
    """Refuse a position that no game can reach; ``BadPosition`` says which field is wrong and why."""
    check_cards(game)
    check_market(game)
    check_landmarks(game)
    if game.turns == 0:
        check_set_up(game)
    else:
        check_dice(game)
        check_phase(game)


def boxed(game: Metropolia, number: int) -> int:
    """How many copies of a card the box has for the supply."""
    card = ESTABLISHMENTS[number]
    return card.copies if game.options["plus"] or card.set == "base" else 0


def held(game: Metropolia, number: int) -> list[int]:
    """The copies of a card in each city."""
    return [game.cities[seat * 25 + number] for seat in range(game.players)]


def swappable(game: Metropolia, seat: int) -> int:
    """How many cards of a city are not purple."""
    return sum(
        game.cities[seat * 25 + number] for number, card in enumerate(ESTABLISHMENTS) if not card.is_purple
    )


# --- cards (M-1, M-5.2, M-7) ------------------------------------------------------------------


def check_cards(game: Metropolia) -> None:
    """The copies of every card add up, and no city has fewer cards than it started with."""
    for number, card in enumerate(ESTABLISHMENTS):
        in_cities = held(game, number)
        if card.is_purple and max(in_cities) > 1:  # M-5.2
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
    for seat in range(game.players):  # a swap is one card for one, and purple cards stay
        if swappable(game, seat) < len(START_CITY):
            raise BadPosition(
                f"seats[{seat}].cards: fewer than {len(START_CITY)} cards that are not purple; "
                f"no city loses what it started with"
            )


def check_cleared(game: Metropolia, number: int, missing: int) -> None:
    """Only purple cards that every city has are taken out of the game (M-7.8)."""
    card = ESTABLISHMENTS[number]
    if not card.is_purple or game.options["dead_purples"] != "clear":
        raise BadPosition(f"seats, supply, deck: {missing} {card.id} missing")
    if not all(held(game, number)):
        raise BadPosition(
            f"seats, supply, deck: {missing} {card.id} missing, but only what every city has is cleared"
        )


def check_market(game: Metropolia) -> None:
    """The market is full, except while cards are dealt or when the deck has run out."""
    if game.options["dead_purples"] == "clear":
        for number, card in enumerate(ESTABLISHMENTS):
            if card.is_purple and game.supply[number] and all(held(game, number)):
                raise BadPosition(f"supply: {card.id} lies open, but it would have been cleared")
    is_short = market.short_deck(game) >= 0
    if is_short != (game.phase == phase.DEAL):  # M-7.5
        missing = "missing" if is_short else "not missing"
        raise BadPosition(f"phase: {phase.NAMES[game.phase]!r}, but names are {missing} on the market")
    sizes = MARKETS[game.options["market"]]
    if not sizes and any(game.deck):
        raise BadPosition("deck: cards in it, but with this market all cards lie open")
    short: list[int] = []  # how many names each deck lacks
    for deck, size in enumerate(sizes):
        cards = [number for number, card in enumerate(ESTABLISHMENTS) if len(sizes) == 1 or card.deck == deck]
        names = sum(game.supply[number] > 0 for number in cards)
        if names > size:
            raise BadPosition(f"supply: {names} names lie open where there is room for {size}")
        if names and short and not game.turns:
            raise BadPosition("supply: cards from a deck whose turn to be dealt has not come")
        if names < size and any(game.deck[number] for number in cards):
            short.append(size - names)
            if game.turns and sum(short) > 1:  # a building empties one pile at most
                raise BadPosition(
                    f"supply: {sum(short)} names are missing, but a turn takes away one at most"
                )
    if game.phase == phase.DEAL and game.turns and not sold_out_to(game, game.seat):
        raise BadPosition("phase: 'deal', but the roller has nothing that is sold out")


def sold_out_to(game: Metropolia, seat: int) -> bool:
    """Whether a seat has a card that no longer lies open, so that it may have bought the last one."""
    return any(game.supply[n] == 0 and held(game, n)[seat] for n in range(len(ESTABLISHMENTS)))


def check_landmarks(game: Metropolia) -> None:
    """Whoever has all landmarks has won (M-6.1)."""
    needed = [each.id for each in LANDMARKS if game.options["plus"] or each.set == "base"]
    every = (1 << len(needed)) - 1
    done = [seat for seat in range(game.players) if game.landmarks[seat] == every]
    if done != ([game.seat] if game.phase == phase.OVER else []):
        raise BadPosition(
            f"seats: the phase is {phase.NAMES[game.phase]!r}, and all landmarks stand in {done}"
        )


# --- the turn (M-2, M-3, M-8) -----------------------------------------------------------------


def check_set_up(game: Metropolia) -> None:
    """Before the first turn nobody has anything but the start cards and coins."""
    if game.phase == phase.FIRST_PLAYER and game.options["first_player"] != "random":  # M-1.8
        raise BadPosition("phase: 'first-player', but the option gives the first turn to seat 1")
    if game.seat:
        raise BadPosition(f"turn: {game.seat} before the first turn; it is 0 then")
    if game.rerolled or game.added or game.given >= 0:
        raise BadPosition("rerolled, added, given: set before the first turn")
    for seat in range(game.players):
        has_more = any(game.cities[seat * 25 + n] != (card in START_CITY) for n, card in enumerate(CARD_IDS))
        if has_more or game.landmarks[seat] or game.coins[seat] != START_COINS:
            raise BadPosition(
                f"seats[{seat}]: not what a city starts with, but the phase is {phase.NAMES[game.phase]!r}; "
                f"a game under way has a phase such as 'roll'"
            )


def check_dice(game: Metropolia) -> None:
    """Two dice, a second roll and the 2 of the harbor need their landmarks."""
    named = phase.NAMES[game.phase]
    if (game.second or game.rolling == 2) and not stands(game, landmark.TRAIN_STATION):
        raise BadPosition("dice: two, without the train station")
    if game.rerolled and not stands(game, landmark.RADIO_TOWER):
        raise BadPosition("rerolled: without the radio tower")
    if game.rerolled and game.phase in (phase.DICE, phase.REROLL):  # M-2.6
        raise BadPosition(f"rerolled: true in the phase {named!r}")
    if game.added not in (0, HARBOR_ADDS) or (game.added and not dice.can_add(game)):  # M-8.5
        raise BadPosition(f"added: {game.added} to a roll of {game.first + game.second}")
    if game.added and game.phase in (phase.REROLL, phase.HARBOR):
        raise BadPosition(f"added: {game.added} in the phase {named!r}")


def check_phase(game: Metropolia) -> None:
    """Each choice has the cards and dice that it needs, and more than one outcome (M-2.7)."""
    named, total = phase.NAMES[game.phase], game.first + game.second + game.added
    if (game.given >= 0) != (game.phase == phase.TAKE):
        raise BadPosition(f"given: {'set' if game.given >= 0 else 'missing'} in the phase {named!r}")
    if game.given >= 0 and not business.can_swap(game, game.given, game.seat):
        raise BadPosition(f"given: {CARD_IDS[game.given]} is not a card that the roller could give")
    possible = {
        phase.DICE: stands(game, landmark.TRAIN_STATION),
        phase.REROLL: dice.can_reroll(game),
        phase.HARBOR: dice.can_add(game),
        phase.TUNA: income.has_catch(game, total),
        phase.TV: payment.has_tv(game, total) and payment.has_tv_choice(game),
        phase.GIVE: business.has_swap(game, total),
        phase.TAKE: business.has_swap(game, total),
    }
    if not possible.get(game.phase, True):
        raise BadPosition(f"phase: {named!r} cannot be reached with these cities and these dice")
    if game.to_move >= 0 and len(game.legal()) < 2:
        raise BadPosition(f"phase: {named!r}, but only one move is possible; the turn would have gone on")


def stands(game: Metropolia, built: int) -> bool:
    """Whether the roller has built a landmark."""
    return game.landmarks[game.seat] & built != 0
