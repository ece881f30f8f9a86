"""The shapes of offers: one for each type of move that a seat can be offered."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quartier.kernel.shape import OfferShape

Costs = dict[str, int]
"""How much of francs, vp, key, or a kind of token."""


class StackOffer(OfferShape):
    """Draw from a stack."""

    type: Literal["stack"]
    stack: int
    number: int
    """Stacks are numbered from 1 in words."""
    district: str


class LayOffer(OfferShape):
    """Put the drawn building into a district."""

    type: Literal["lay"]
    district: str


class PlaceOffer(OfferShape):
    """Place a key in a bank or on the Arc."""

    type: Literal["place"]
    to: str
    gain: NotRequired[Costs]


class MoveOffer(OfferShape):
    """Move a key."""

    type: Literal["move"]
    name: str
    """The notation: ``mo$>mo5``, ``arc>lou@mo``; its codes are printed on districts and landmarks."""
    francs: NotRequired[int]
    """Left out where a building costs just its value; resources are printed on the goal."""
    token: NotRequired[str]
    """The token that it takes."""
    uses: NotRequired[int]
    """The bonus tile that it uses up."""
    fourth_key: NotRequired[bool]
    """A VP tile may be placed."""


class PlainOffer(OfferShape):
    """An answer that needs no more words."""

    type: Literal["look", "decline", "stay", "enough", "end-turn"]


class TakeEndOffer(OfferShape):
    """Keep one of the end-game tiles."""

    type: Literal["take-end"]
    tile: str


class VpTileOffer(OfferShape):
    """Place a VP tile."""

    type: Literal["vp-tile"]
    tile: int
    district: str


class AdvanceOffer(OfferShape):
    """Go forward on the bonus track."""

    type: Literal["advance"]
    space: int
    tile: int
    cost: NotRequired[Costs]


PrestigeOffer = TypedDict(
    "PrestigeOffer",
    {
        "move": int,
        "reveals": NotRequired[bool],
        "type": Literal["prestige"],
        "with": str,
        "kind": str,
        "gain": Costs,
    },
)
"""Hand in prestige for a landmark's slot."""


class KeepOffer(OfferShape):
    """Hand in nothing for the slot."""

    type: Literal["keep"]
    kind: str


PayOffer = TypedDict(
    "PayOffer",
    {
        "move": int,
        "reveals": NotRequired[bool],
        "type": Literal["pay"],
        "with": str,
        "kind": str,
        "cost": Costs,
    },
)
"""Pay the resource that is due."""


class TradeOffer(OfferShape):
    """Buy or sell a token."""

    type: Literal["buy", "sell"]
    kind: str
    cost: Costs
    gain: Costs


class UseOffer(OfferShape):
    """Use a bonus tile; one that shows a token is sold."""

    type: Literal["use"]
    tile: int
    cost: NotRequired[Costs]
    gain: NotRequired[Costs]


class TakeOffer(OfferShape):
    """Use tile 17 and take the tile on a space."""

    type: Literal["take"]
    space: int
    tile: int


class RetreatOffer(OfferShape):
    """Use tile 25, go back and take the tile there."""

    type: Literal["retreat"]
    steps: int
    space: int
    tile: int


class UseEndOffer(OfferShape):
    """Use an end-game tile; one that shows a token is sold."""

    type: Literal["use-end"]
    tile: str
    gain: NotRequired[Costs]


class OpenEndOffer(OfferShape):
    """Lay an end-game tile open, to pay or to hand in this turn."""

    type: Literal["open-end"]
    tile: str


class SellOpenOffer(OfferShape):
    """Sell an open token."""

    type: Literal["sell-open"]
    kind: str
    gain: Costs


class PairOffer(OfferShape):
    """Hand in a pair."""

    type: Literal["pair"]
    kind: str
    gain: Costs


Offer = (
    StackOffer
    | LayOffer
    | PlaceOffer
    | MoveOffer
    | PlainOffer
    | TakeEndOffer
    | VpTileOffer
    | AdvanceOffer
    | PrestigeOffer
    | KeepOffer
    | PayOffer
    | TradeOffer
    | UseOffer
    | TakeOffer
    | RetreatOffer
    | UseEndOffer
    | OpenEndOffer
    | SellOpenOffer
    | PairOffer
)
