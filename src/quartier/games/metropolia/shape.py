"""What views, offers, events, components and results of this title look like, as typed dictionaries."""

from __future__ import annotations

from typing import Literal, TypedDict

from quartier.kernel.shape import Envelope, OfferShape, PartShape, PrintedEnvelope, Shapes

Phase = Literal[
    "deal", "first-player", "dice", "roll", "reroll", "harbor", "tuna", "tv", "give", "take", "build", "over"
]
Box = Literal["base", "plus"]
Colour = Literal["blue", "green", "red", "purple"]
Icon = Literal["wheat", "cow", "gear", "bread", "factory", "fruit", "cup", "boat", "tower"]


# --- what never changes -------------------------------------------------------------------------


class Card(TypedDict):
    """An establishment as printed, with the price of this game."""

    id: str
    set: Box
    number: int
    highest: int
    cost: int
    colour: Colour
    icon: Icon
    copies: int


class Landmark(TypedDict):
    """A landmark as printed."""

    id: str
    set: Box
    cost: int


class Ways(TypedDict):
    """A total and how often it comes: of 6 with one die, of 36 with two; 0 where only the harbor leads."""

    total: int
    one: int
    two: int


class Printed(PrintedEnvelope):
    """The cards of the box and the totals that can be rolled."""

    cards: list[Card]
    landmarks: list[Landmark]
    city_hall: bool
    """Whether every city has one."""
    rolls: list[Ways]


# --- what a seat sees ---------------------------------------------------------------------------


class City(TypedDict):
    """What one player has."""

    seat: int
    coins: int
    cards: dict[str, int]
    landmarks: dict[str, bool]
    odds: list[list[int]]
    """What each seat would win or lose if this one rolled the total: a row for each of ``rolls``."""


class Roll(TypedDict):
    """The dice as they lie, and what the harbor added."""

    dice: list[int]
    added: int
    total: int


class Cost(TypedDict):
    """What building costs and what the purse then holds."""

    cost: int
    left: int


class Income(TypedDict):
    """A total, and what it brings each seat."""

    total: int
    coins: list[int]


class Payment(TypedDict):
    """What one opponent would pay."""

    coins: int


class Mean(TypedDict):
    """What a roll brings each seat on average."""

    mean: list[float]


class DiceOffer(OfferShape):
    type: Literal["dice"]
    count: int
    facts: Mean


class KeepOffer(OfferShape):
    type: Literal["keep"]
    facts: Income


class RerollOffer(OfferShape):
    type: Literal["reroll"]
    count: int
    facts: Mean


class HarborOffer(OfferShape):
    type: Literal["harbor"]
    add: int
    facts: Income


class TvOffer(OfferShape):
    type: Literal["tv"]
    seat: int
    facts: Payment


class NoSwapOffer(OfferShape):
    type: Literal["no-swap"]


class GiveOffer(OfferShape):
    type: Literal["give"]
    card: str


class TakeOffer(OfferShape):
    type: Literal["take"]
    seat: int
    card: str


class BuildOffer(OfferShape):
    type: Literal["build"]
    card: str
    facts: Cost


class LandmarkOffer(OfferShape):
    type: Literal["landmark"]
    landmark: str
    facts: Cost


class NothingOffer(OfferShape):
    type: Literal["nothing"]
    facts: Cost


Offer = (
    DiceOffer
    | KeepOffer
    | RerollOffer
    | HarborOffer
    | TvOffer
    | NoSwapOffer
    | GiveOffer
    | TakeOffer
    | BuildOffer
    | LandmarkOffer
    | NothingOffer
)


class Score(TypedDict):
    """The line of one seat on the score pad: a point for each landmark; coins part equals."""

    seat: int
    total: int
    coins: int
    parts: list[PartShape]


class Result(TypedDict):
    """The score pad."""

    over: bool
    scores: list[Score]
    ranks: list[int]
    winners: list[int]


class View(Envelope):
    """The table as a seat sees it."""

    legal: list[Offer]
    seats: list[City]
    result: Result | None
    phase: Phase
    """What is awaited."""
    roll: Roll
    given: str | None
    """The card that the roller gives away, while another is chosen for it."""
    market: dict[str, int]
    """The cards that lie open, with their copies."""
    deck: int
    """The cards that wait face down."""


# --- what happens -------------------------------------------------------------------------------


class FirstPlayerEvent(TypedDict):
    type: Literal["first-player"]
    seat: int


class DealEvent(TypedDict):
    type: Literal["deal"]
    card: str
    pile: int
    """The copies that lie open now."""


class ClearEvent(TypedDict):
    type: Literal["clear"]
    card: str
    copies: int


class TurnEvent(TypedDict):
    type: Literal["turn"]
    seat: int
    turn: int


class ExtraTurnEvent(TypedDict):
    type: Literal["extra-turn"]
    seat: int


class DiceEvent(TypedDict):
    type: Literal["dice"]
    seat: int
    count: int


class RollEvent(TypedDict):
    type: Literal["roll"]
    seat: int
    first: int
    second: int
    """0 when one die was rolled."""
    total: int


class KeepEvent(TypedDict):
    type: Literal["keep"]
    seat: int


class RerollEvent(TypedDict):
    type: Literal["reroll"]
    seat: int
    count: int


class HarborEvent(TypedDict):
    type: Literal["harbor"]
    seat: int
    added: int
    total: int


class TunaEvent(TypedDict):
    type: Literal["tuna"]
    seat: int
    first: int
    second: int
    total: int


class CityHallEvent(TypedDict):
    type: Literal["city-hall"]
    seat: int
    card: str
    coins: int


class IncomeEvent(TypedDict):
    type: Literal["income"]
    seat: int
    card: str
    copies: int
    coins: int


class PaymentEvent(TypedDict):
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
    type: Literal["gave"]
    seat: int
    to: int
    card: str


TookEvent = TypedDict("TookEvent", {"type": Literal["took"], "seat": int, "from": int, "card": str})


class NoSwapEvent(TypedDict):
    type: Literal["no-swap"]
    seat: int


class BuildEvent(TypedDict):
    type: Literal["build"]
    seat: int
    card: str
    coins: int


class LandmarkEvent(TypedDict):
    type: Literal["landmark"]
    seat: int
    landmark: str
    coins: int


class NothingEvent(TypedDict):
    type: Literal["nothing"]
    seat: int


class AirportEvent(TypedDict):
    type: Literal["airport"]
    seat: int
    landmark: str
    coins: int


class WinEvent(TypedDict):
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

SHAPES = Shapes(view=View, printed=Printed, event=Event)
