"""The shapes of views, offers, components and results, as typed dictionaries."""

from __future__ import annotations

from typing import Literal, TypedDict

from quartier.games.metropolia.event_shape import Event
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
    """The lowest total that activates it."""
    highest: int
    cost: int
    colour: Colour
    icon: Icon
    copies: int
    """In the box."""


class Landmark(TypedDict):
    """A landmark as printed."""

    id: str
    set: Box
    cost: int


class Ways(TypedDict):
    """A total and how many rolls make it: of the 6 of one die, of the 36 of two. 0 if it takes the harbor."""

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
    """What building costs, and the coins that are left after it."""

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
    """Roll one die or two."""

    type: Literal["dice"]
    count: int
    facts: Mean


class KeepOffer(OfferShape):
    """Keep the dice as they lie."""

    type: Literal["keep"]
    facts: Income


class RerollOffer(OfferShape):
    """Roll again."""

    type: Literal["reroll"]
    count: int
    facts: Mean


class HarborOffer(OfferShape):
    """Add 2 to the total, or nothing."""

    type: Literal["harbor"]
    add: int
    facts: Income


class TvOffer(OfferShape):
    """Let this opponent pay for the TV station."""

    type: Literal["tv"]
    seat: int
    facts: Payment


class NoSwapOffer(OfferShape):
    """Leave the cards where they are."""

    type: Literal["no-swap"]


class GiveOffer(OfferShape):
    """Give a card away, to swap it."""

    type: Literal["give"]
    card: str


class TakeOffer(OfferShape):
    """Take this card for the one given away."""

    type: Literal["take"]
    seat: int
    card: str


class BuildOffer(OfferShape):
    """Build an establishment."""

    type: Literal["build"]
    card: str
    facts: Cost


class LandmarkOffer(OfferShape):
    """Build a landmark."""

    type: Literal["landmark"]
    landmark: str
    facts: Cost


class NothingOffer(OfferShape):
    """Build nothing."""

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
    """The line of one seat on the score pad: a point for each landmark; coins break ties."""

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
    """What is asked, or what chance is about to bring."""
    roll: Roll
    given: str | None
    """The card that the roller gives away, while another is chosen for it."""
    market: dict[str, int]
    """The cards that lie open, with their copies."""
    deck: int
    """The cards that wait face down."""


SHAPES = Shapes(view=View, printed=Printed, event=Event)
