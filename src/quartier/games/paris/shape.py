"""The shapes of a view of Paris and of the components that are printed for it.

Seats are numbers from 0; a key is given by the seat that it belongs to. Names are those of the position
documents: ``montmartre-5`` is a building space; ``montmartre-bank``, ``arc``, ``louvre``, ``gold-prestige``.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quartier.games.paris.offer_shape import Costs, Offer
from quartier.kernel.shape import Envelope, PrintedEnvelope

Phase = Literal[
    "first-player", "tokens", "track", "back", "stack", "draw", "lay", "act", "pay", "vp-tile", "advance",
    "prestige", "end-tile", "pairs", "over",
]  # fmt: skip


class Space(TypedDict, total=False):
    """A building space; its value and cost are printed. What is not there is left out."""

    building: str
    """The type of the building that lies there."""
    token: str
    keys: list[int]
    """The seat of every key on it."""


class District(TypedDict):
    """What lies and stands in a district, in the order of the printed ones."""

    bank: list[int]
    """The seats with a key in the bank."""
    spaces: list[Space]
    landmarks: NotRequired[list[str]]
    """From the lowest to the highest; left out where there is none."""
    vp_tile: NotRequired[int]
    """The points of the first place, by which VP tiles are called."""
    keys: int
    """Keys on its buildings and landmarks."""
    totals: list[int]
    """The value of each seat's property there."""
    places: list[int]
    """Each seat's place: 1 is first, 0 without property."""
    points: list[int]
    """What each seat would get if the game ended now."""


class Landmark(TypedDict, total=False):
    """Where a landmark is, in the order of the printed ones; empty while it lies beside the board."""

    district: str
    keys: list[int]


class Track(TypedDict):
    """The bonus track, space by space."""

    numbers: list[int]
    """The bonus number that lies on each; 0 before the set-up has put it there."""
    left: list[int]
    """How many tiles lie there."""
    reachable: list[int]
    """Spaces from 1 on, ahead of the viewer's meeple, with a tile that the viewer may own."""


class Stack(TypedDict):
    """A stack of building tiles."""

    size: int
    top: str | None
    """The district on the back of the top tile."""
    may_be: list[int]
    """The values that the top tile may have."""


class EndTiles(TypedDict):
    """The pile of end-game tiles."""

    left: int
    open: list[str] | None
    """What is in it, for the seat that is looking through it."""
    may_be_left: list[str] | None
    """What may be in it as far as the viewer knows; null for a spectator."""
    used: list[str]


class Seat(TypedDict):
    """A player. What is behind a closed screen is null for the others until the game is over."""

    vp: int
    if_ended_now: int
    """Points with the districts as they stand, and with tile 27 as far as the viewer may know."""
    keys: int
    meeple: int
    used: list[int]
    end_tiles: int
    """How many end-game tiles it has."""
    francs: int | None
    tokens: dict[str, int] | None
    """Kinds that it has none of are left out."""
    held: list[int] | None
    """Unused bonus tiles."""
    end_held: list[str] | None


Moving = TypedDict("Moving", {"from": str, "to": str, "district": str})
"""The key that is on its way or has just arrived."""


class Question(TypedDict, total=False):
    """Details of what is being asked, as far as the phase has them."""

    kind: str
    """The resource that is to be paid, or the prestige that the next slot takes."""
    francs: int
    """What it costs to advance."""
    building: str
    """The building that is to be laid."""
    value: int


class OpenTokens(TypedDict):
    """Tokens of any kind that tiles laid open this turn still stand for."""

    resources: int
    prestige: int


OutOfReach = TypedDict("OutOfReach", {"from": str, "to": str, "lacks": Costs})
"""A property that a key could go to, were it not for the francs or resources that its seat lacks."""


class Part(TypedDict):
    """A line of the score pad: where points came from, or a district."""

    part: str
    points: int


class Score(TypedDict):
    """One column of the score pad."""

    seat: int
    total: int
    parts: list[Part]


class TieBreak(TypedDict):
    """What decides between equal points."""

    seat: int
    francs: int
    property: int


class Result(TypedDict):
    """The score pad."""

    over: bool
    scores: list[Score]
    ranks: list[int]
    winners: list[int]
    tie_breaks: list[TieBreak]


class View(Envelope):
    """What a seat sees of a game of Paris."""

    legal: list[Offer]
    seats: list[Seat]
    result: Result | None
    phase: Phase
    acted: bool
    """Whether the action of this turn is done."""
    ending: Literal["no", "round", "last"]
    districts: list[District]
    arc: list[int]
    """The seats with a key on the Arc."""
    landmarks: list[Landmark]
    track: Track
    bonus_now: list[int] | None
    """The VP that each bonus number, from 1 on, would bring the viewer now; null for a spectator."""
    end_tiles: EndTiles
    stacks: list[Stack]
    supply: dict[str, int]
    moving: Moving | None
    asked: Question | None
    open: OpenTokens
    out_of_reach: list[OutOfReach]


# --- what is printed ---------------------------------------------------------------------------


class PrintedSpace(TypedDict):
    """A building space of a district."""

    id: str
    value: int
    cost: Costs
    """Resources; the francs are the value, or the difference of the values."""
    benefit: Literal["advance", "advance-for-francs", "vp"] | None
    vp: int
    """What it brings at once."""
    building: str
    """The type on the tile that shows this district and value."""


class PrintedDistrict(TypedDict):
    """A district of the board."""

    id: str
    code: str
    """Its letters in the notation of moves: ``mo5`` is a building space, ``mo$`` the bank."""
    bank: int
    """What its bank pays in francs."""
    spaces: list[PrintedSpace]


class PrintedLandmark(TypedDict):
    """A landmark tile."""

    id: str
    code: str
    """Its letters in the notation of moves."""
    value: int
    cost: Costs
    prestige: list[str]
    prestige_points: list[int]


class PrintedVpTile(TypedDict):
    """A VP tile; it is called by its first points."""

    id: int
    points: list[int]


class PrintedBonusTile(TypedDict):
    """A bonus number: what it does, and how much of it."""

    number: int
    kind: str
    francs: int
    vp: int
    value: int
    token: str | None
    now: int
    """Francs that it brings when it is used."""


class PrintedEndTile(TypedDict):
    """An end-game tile."""

    id: str
    francs: int
    vp: int
    token: str | None
    now: int
    """Francs that it brings when it is used or sold."""


class Prices(TypedDict):
    """The prices on the screen, in francs."""

    buy: dict[str, int]
    sell: dict[str, int]


class Printed(PrintedEnvelope):
    """The components of Paris."""

    districts: list[PrintedDistrict]
    landmarks: list[PrintedLandmark]
    vp_tiles: list[PrintedVpTile]
    zones: list[str]
    """The zone of each space of the track."""
    bonus_tiles: list[PrintedBonusTile]
    end_tiles: list[PrintedEndTile]
    prices: Prices
