"""The printed tables of ``pieces.py`` laid out as rows of numbers, which the compiled rules can read.

Compiled, they are C arrays and cannot be seen from Python: plain modules read ``pieces.py``.
"""

from __future__ import annotations

from quartier.games.metropolia import colour, icon
from quartier.games.metropolia.pieces import DICE_PAIRS, ESTABLISHMENTS, LANDMARKS, MARKETS
from quartier.games.metropolia.pieces import TWO_DICE as ROLLS_OF_TWO

# The cards, by number.
NUMBER = [0] * 25
HIGHEST = [0] * 25
COLOUR = [0] * 25
PAYS = [0] * 25
HAS_MALL_BONUS = [0] * 25
HITS = [-1] * 60
"""The cards of each total, four places a total, in the order in which colours act (M-8.2)."""
STARTS = [0] * 75
"""The place in HITS where each colour of a total begins, and a fifth where the total ends."""
WITH_ICON = [-1] * 45
"""The cards with each icon, five places an icon."""

# The landmarks, by number.
LANDMARK_COST = [0] * 6
COST_OF_ALL = [0] * 2
"""What all landmarks cost together, without Plus and with it."""

# The market, by the number of its option.
DECKS = [0] * 3
DECK = [0] * 75
"""The deck that each card is dealt from, 25 places a market."""
ROOM = [0] * 9
"""How many names of each deck lie open, three places a market."""

# The dice.
PAIR = [0] * 36
"""The number of each throw of two dice."""
PAIR_FIRST = [0] * 21
PAIR_SECOND = [0] * 21
TWO_DICE = [0] * 15
"""How many of the 36 rolls of two dice have each total."""


def lay_cards() -> None:
    """The establishments and the landmarks."""
    for number, card in enumerate(ESTABLISHMENTS):
        NUMBER[number] = card.number
        HIGHEST[number] = card.highest
        COLOUR[number] = colour.NAMES.index(card.colour)
        PAYS[number] = card.pays
        HAS_MALL_BONUS[number] = card.icon in ("cup", "bread")  # M-3.6
    for total in range(15):
        hit = [n for n, card in enumerate(ESTABLISHMENTS) if card.number <= total <= card.highest]
        for place, number in enumerate(sorted(hit, key=lambda n: COLOUR[n])):
            HITS[total * 4 + place] = number
        for tint in range(5):
            STARTS[total * 5 + tint] = total * 4 + sum(COLOUR[n] < tint for n in hit)
    for sign, name in enumerate(icon.NAMES):
        having = [n for n, card in enumerate(ESTABLISHMENTS) if card.icon == name]
        for place, number in enumerate(having):
            WITH_ICON[sign * 5 + place] = number
    for number, landmark in enumerate(LANDMARKS):
        LANDMARK_COST[number] = landmark.cost
        COST_OF_ALL[0] += landmark.cost if landmark.set == "base" else 0
        COST_OF_ALL[1] += landmark.cost


def lay_market() -> None:
    """The decks of each market."""
    for market, room in enumerate(MARKETS.values()):
        DECKS[market] = len(room)
        for deck, names in enumerate(room):
            ROOM[market * 3 + deck] = names
        for number, card in enumerate(ESTABLISHMENTS):
            DECK[market * 25 + number] = card.deck if len(room) > 1 else 0


def lay_dice() -> None:
    """A throw of two dice by its number, and back."""
    for number, (first, second) in enumerate(DICE_PAIRS):
        PAIR_FIRST[number] = first
        PAIR_SECOND[number] = second
        PAIR[(first - 1) * 6 + second - 1] = number
        PAIR[(second - 1) * 6 + first - 1] = number
    for total, ways in ROLLS_OF_TWO.items():
        TWO_DICE[total] = ways


lay_cards()
lay_market()
lay_dice()
