"""What lies on the table: cities, coins, the market, the dice, and what is awaited.

The rules that act on it are in ``income.py``, ``market.py`` and ``business.py``; ``game.py`` leads through
the turn.
"""

from __future__ import annotations

from typing import Any

from quartier.kernel.game import Game

PHASES = (
    "deal", "first-player", "dice", "roll", "reroll", "harbor", "tuna", "tv", "give", "take", "build", "over",
)  # fmt: skip
DEAL, FIRST_PLAYER, DICE, ROLL, REROLL, HARBOR_CHOICE, TUNA, TV, GIVE, TAKE, BUILD, FINISHED = range(12)
MARKETS = ("all", "ten", "5-5-2")
ALL_PILES, TEN_PILES, FIVE_FIVE_TWO = range(3)
# A landmark is a bit in a seat's set of landmarks.
TRAIN_STATION, SHOPPING_MALL, AMUSEMENT_PARK, RADIO_TOWER, HARBOR, AIRPORT = 1, 2, 4, 8, 16, 32
RED, BLUE, GREEN, PURPLE = range(4)
COLOURS = ("red", "blue", "green", "purple")


class State(Game):
    """The position of a game of Metropolia.

    ``cities[seat * 25 + card]`` counts establishments, ``landmarks[seat]`` is a set of bits, ``supply`` is
    what lies open, ``deck`` the multiset of what may still come.
    """

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.coins = [0] * 4
        self.landmarks = [0] * 4
        self.cities = [0] * 100
        self.supply = [0] * 25
        self.deck = [0] * 25
        self.plus = options["plus"]
        self.kinds = 25 if self.plus else 15
        self.all_landmarks = 63 if self.plus else 15  # M-1.5, M-7.3
        self.market = MARKETS.index(options["market"])
        self.zero_coins = options["city_hall"] == "zero-coins"
        self.clears_purples = options["dead_purples"] == "clear"
        self.must_swap = options["business_center"] == "forced"
        self.random_start = options["first_player"] == "random"
        self.sushi_price = options["sushi_price"]
        self.phase = 0
        self.seat = 0
        self.turns = 0
        self.rolling = 0
        self.first = 0
        self.second = 0
        self.added = 0
        self.rerolled = False
        self.given = -1
        self.dealing = -1

    def _copy_to(self, twin: State) -> None:
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
        twin.dealing = self.dealing
        twin.plus = self.plus
        twin.kinds = self.kinds
        twin.all_landmarks = self.all_landmarks
        twin.market = self.market
        twin.zero_coins = self.zero_coins
        twin.clears_purples = self.clears_purples
        twin.must_swap = self.must_swap
        twin.random_start = self.random_start
        twin.sushi_price = self.sushi_price
        twin.coins = [0] * 4
        twin.landmarks = [0] * 4
        twin.cities = [0] * 100
        twin.supply = [0] * 25
        twin.deck = [0] * 25
        for i in range(4):
            twin.coins[i] = self.coins[i]
            twin.landmarks[i] = self.landmarks[i]
        for i in range(100):
            twin.cities[i] = self.cities[i]
        for i in range(25):
            twin.supply[i] = self.supply[i]
            twin.deck[i] = self.deck[i]

    def _put(self, state: dict[str, Any]) -> None:
        """Take over a state whose numbers ``document`` has checked."""
        self.phase = state["phase"]
        self.seat = state["turn"]
        self.turns = state["turns"]
        self.rolling = state["rolling"]
        self.first = state["first"]
        self.second = state["second"]
        self.added = state["added"]
        self.rerolled = state["rerolled"]
        self.given = state["given"]
        for i in range(4):
            self.coins[i] = state["coins"][i]
            self.landmarks[i] = state["landmarks"][i]
        for i in range(100):
            self.cities[i] = state["cities"][i]
        for i in range(25):
            self.supply[i] = state["supply"][i]
            self.deck[i] = state["deck"][i]

    def key(self) -> tuple[Any, ...]:
        """All that makes two positions different."""
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
