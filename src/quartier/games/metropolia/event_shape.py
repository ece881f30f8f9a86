"""The events of a game of Metropolia, as typed dictionaries."""

from __future__ import annotations

from typing import Literal, TypedDict


class FirstPlayerEvent(TypedDict):
    """Who begins the game."""

    type: Literal["first-player"]
    seat: int


class DealEvent(TypedDict):
    """A card is turned up."""

    type: Literal["deal"]
    card: str
    pile: int
    """The copies that lie open now."""


class ClearEvent(TypedDict):
    """A purple pile that nobody may build any more is taken away."""

    type: Literal["clear"]
    card: str
    copies: int


class TurnEvent(TypedDict):
    """A turn begins."""

    type: Literal["turn"]
    seat: int
    turn: int


class ExtraTurnEvent(TypedDict):
    """The amusement park gives another turn."""

    type: Literal["extra-turn"]
    seat: int


class DiceEvent(TypedDict):
    """How many dice were chosen."""

    type: Literal["dice"]
    seat: int
    count: int


class RollEvent(TypedDict):
    """The dice were rolled."""

    type: Literal["roll"]
    seat: int
    first: int
    second: int
    """0 when one die was rolled."""
    total: int


class KeepEvent(TypedDict):
    """The dice stay as they lie."""

    type: Literal["keep"]
    seat: int


class RerollEvent(TypedDict):
    """The dice are rolled again."""

    type: Literal["reroll"]
    seat: int
    count: int


class HarborEvent(TypedDict):
    """The harbor adds 2, or nothing."""

    type: Literal["harbor"]
    seat: int
    added: int
    total: int


class TunaEvent(TypedDict):
    """The roll for the tuna boats."""

    type: Literal["tuna"]
    seat: int
    first: int
    second: int
    total: int


class CityHallEvent(TypedDict):
    """The city hall gives a coin."""

    type: Literal["city-hall"]
    seat: int
    card: str
    coins: int


class IncomeEvent(TypedDict):
    """Coins from the bank."""

    type: Literal["income"]
    seat: int
    card: str
    copies: int
    coins: int


class PaymentEvent(TypedDict):
    """Coins from one player to another."""

    type: Literal["payment"]
    seat: int
    """Who is paid."""
    payer: int
    card: str
    copies: int
    due: int
    coins: int
    forgiven: int


class GaveEvent(TypedDict):
    """The card that the roller gave away in a swap."""

    type: Literal["gave"]
    seat: int
    to: int
    card: str


TookEvent = TypedDict("TookEvent", {"type": Literal["took"], "seat": int, "from": int, "card": str})


class NoSwapEvent(TypedDict):
    """Nothing is swapped."""

    type: Literal["no-swap"]
    seat: int


class BuildEvent(TypedDict):
    """An establishment was built."""

    type: Literal["build"]
    seat: int
    card: str
    coins: int


class LandmarkEvent(TypedDict):
    """A landmark was built."""

    type: Literal["landmark"]
    seat: int
    landmark: str
    coins: int


class NothingEvent(TypedDict):
    """Nothing was built."""

    type: Literal["nothing"]
    seat: int


class AirportEvent(TypedDict):
    """The airport pays for a turn without a building."""

    type: Literal["airport"]
    seat: int
    landmark: str
    coins: int


class WinEvent(TypedDict):
    """All landmarks stand."""

    type: Literal["win"]
    seat: int


Event = (
    FirstPlayerEvent
    | DealEvent
    | ClearEvent
    | TurnEvent
    | ExtraTurnEvent
    | DiceEvent
    | RollEvent
    | KeepEvent
    | RerollEvent
    | HarborEvent
    | TunaEvent
    | CityHallEvent
    | IncomeEvent
    | PaymentEvent
    | GaveEvent
    | TookEvent
    | NoSwapEvent
    | BuildEvent
    | LandmarkEvent
    | NothingEvent
    | AirportEvent
    | WinEvent
)
