"""What holds in every position of every game: cards, purses and choices."""

from __future__ import annotations

from quartier.games.metropolia.game import Metropolia
from quartier.games.metropolia.pieces import CARD_IDS, ESTABLISHMENTS, START_CITY
from tests.games.metropolia.setting import coins

SIZES = {"ten": (10,), "5-5-2": (5, 5, 2)}


def invariant(game: Metropolia) -> None:
    """Fail where cards are made or lost, somebody has debts, or a choice has only one outcome."""
    check_cards(game)
    check_market(game)
    assert min(coins(game)) >= 0  # M-4.2
    if game.to_move >= 0:
        assert len(game.legal()) > 1  # M-2.7


def check_cards(game: Metropolia) -> None:
    """M-1.2, M-1.4, M-5.2, M-7.1, M-7.8"""
    for number, card in enumerate(ESTABLISHMENTS):
        held = [game.cities[seat * 25 + number] for seat in range(game.players)]
        unsold = game.supply[number] + game.deck[number]
        is_there = card.set == "base" or game.options["plus"]
        copies = card.copies if is_there else 0
        starters = game.players if card.id in START_CITY else 0
        assert unsold <= copies
        assert min(held) >= 0
        if card.colour == "purple":
            assert max(held) <= 1
        if card.colour == "purple" and game.options["dead_purples"] == "clear" and all(held):
            assert game.supply[number] == 0
            assert sum(held) + unsold <= copies
        else:
            assert sum(held) + unsold == copies + starters


def check_market(game: Metropolia) -> None:
    """M-7.4, M-7.5, M-7.9"""
    sizes = SIZES.get(game.options["market"])
    if sizes is None:
        assert not any(game.deck)
        return
    for deck, size in enumerate(sizes):
        cards = [n for n in range(len(CARD_IDS)) if len(sizes) == 1 or deck_of(n) == deck]
        names = sum(game.supply[n] > 0 for n in cards)
        left = sum(game.deck[n] for n in cards)
        assert (game.names[deck], game.left[deck]) == (names, left)
        assert names <= size
        assert names == size or left == 0 or game.position()["phase"] == "deal"


def deck_of(number: int) -> int:
    """The deck of a card on the market of 5, 5 and 2 names."""
    card = ESTABLISHMENTS[number]
    return 2 if card.colour == "purple" else int(card.number > 6)
