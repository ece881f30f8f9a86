"""What lies on the table: the cities, the coins, the market and the dice.

It knows no rules: the rulebook's chapters are modules of functions over it, which ``game.py`` ties together.
"""

from __future__ import annotations

from typing import Any

from quartier.games.metropolia.pieces import ESTABLISHMENTS, LANDMARKS, MARKETS
from quartier.kernel.game import Game


class State(Game):
    """The position of a game of Metropolia.

    Cards and landmarks have the numbers of ``pieces.py``.
    """

    phase: int  # what is asked now: a number of phase.py
    seat: int  # the roller; 0 until the first player is known
    turns: int  # turns begun so far, this one included; 0 during set-up
    rolling: int  # how many dice the roller has chosen, 0 before the choice
    first: int  # the first die, 0 before the roll
    second: int  # the second die, 0 when only one was rolled
    added: int  # what the harbor has added to the dice: 0 or 2
    rerolled: bool  # whether the radio tower was used this turn
    given: int  # the card that the roller gives away in a swap, -1 when there is none

    coins: list[int]  # the coins of each seat
    landmarks: list[int]  # the landmarks that each seat has built, as a set of the bits of landmark.py
    cities: list[int]  # copies of each establishment: cities[seat * 25 + card]
    supply: list[int]  # copies of each establishment that lie open on the market
    deck: list[int]  # copies of each establishment that have not been turned up yet
    names: list[int]  # how many names lie open from each of the market's decks: up to three
    left: list[int]  # how many cards are left in each of these decks

    plus: bool  # the option plus
    market: int  # the option market, as its place in MARKETS
    zero_coins: bool  # the option city_hall is "zero-coins"
    clears_purples: bool  # the option dead_purples is "clear"
    must_swap: bool  # the option business_center is "forced"
    random_start: bool  # the option first_player is "random"
    kinds: int  # how many kinds of establishments are in the box: cards 0 to kinds - 1
    all_landmarks: int  # the landmarks that win the game, as a set of bits
    cost: list[int]  # what each establishment costs in this game

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.phase = 0
        self.seat = 0
        self.turns = 0
        self.rolling = 0
        self.first = 0
        self.second = 0
        self.added = 0
        self.rerolled = False
        self.given = -1
        self.coins = [0] * 4
        self.landmarks = [0] * 4
        self.cities = [0] * 100
        self.supply = [0] * 25
        self.deck = [0] * 25
        self.names = [0] * 3
        self.left = [0] * 3
        self.plus = options["plus"]
        self.market = list(MARKETS).index(options["market"])
        self.zero_coins = options["city_hall"] == "zero-coins"
        self.clears_purples = options["dead_purples"] == "clear"
        self.must_swap = options["business_center"] == "forced"
        self.random_start = options["first_player"] == "random"
        self.kinds = sum(self.plus or card.set == "base" for card in ESTABLISHMENTS)  # M-9.2
        needed = sum(self.plus or landmark.set == "base" for landmark in LANDMARKS)  # M-1.5, M-7.3
        self.all_landmarks = (1 << needed) - 1
        self.cost = [0] * 25

    def _copy_to(self, twin: State) -> None:
        """Make ``twin`` an independent game in the same position."""
        twin.players = self.players
        twin.to_move = self.to_move
        twin._options = self._options
        twin.ledger = None
        twin.holding = self.holding
        twin.passed = self.passed
        twin._scratch = None
        twin.phase = self.phase
        twin.seat = self.seat
        twin.turns = self.turns
        twin.rolling = self.rolling
        twin.first = self.first
        twin.second = self.second
        twin.added = self.added
        twin.rerolled = self.rerolled
        twin.given = self.given
        twin.coins = self.coins[:]
        twin.landmarks = self.landmarks[:]
        twin.cities = self.cities[:]
        twin.supply = self.supply[:]
        twin.deck = self.deck[:]
        twin.names = self.names[:]
        twin.left = self.left[:]
        twin.plus = self.plus
        twin.market = self.market
        twin.zero_coins = self.zero_coins
        twin.clears_purples = self.clears_purples
        twin.must_swap = self.must_swap
        twin.random_start = self.random_start
        twin.kinds = self.kinds
        twin.all_landmarks = self.all_landmarks
        twin.cost = self.cost[:]

    def _put(self, draft: dict[str, Any]) -> None:
        """Take over a position whose numbers ``document.py`` has checked."""
        self.to_move = draft["to_move"]
        self.phase = draft["phase"]
        self.seat = draft["seat"]
        self.turns = draft["turns"]
        self.rolling = draft["rolling"]
        self.first = draft["first"]
        self.second = draft["second"]
        self.added = draft["added"]
        self.rerolled = draft["rerolled"]
        self.given = draft["given"]
        self.coins = draft["coins"]
        self.landmarks = draft["landmarks"]
        self.cities = draft["cities"]
        self.supply = draft["supply"]
        self.deck = draft["deck"]

    def key(self) -> tuple[Any, ...]:
        """Everything that makes two positions different."""
        return (
            self.players,
            tuple(sorted(self._options.items())),
            self.phase,
            self.seat,
            self.turns,
            self.rolling,
            self.first,
            self.second,
            self.added,
            bool(self.rerolled),
            self.given,
            tuple(self.coins),
            tuple(self.landmarks),
            tuple(self.cities),
            tuple(self.supply),
            tuple(self.deck),
        )
