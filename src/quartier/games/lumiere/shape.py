"""What a view, its offers, the events and the components of Lumière look like, as types.

Spaces are numbers from 0 (top left) to 63 (bottom right), row by row, except in records and events, which
name them ``a1`` to ``h8``.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quartier.kernel.shape import Envelope, OfferShape, PrintedEnvelope, Shapes

Stage = Literal["dealing", "starting", "drawing", "paving", "building", "giving", "putting", "ended"]
Colour = Literal["orange", "blue"]
Facing = Literal["north", "east", "south", "west"]
TileName = Literal["tile1", "tile2", "tile3", "tile4", "tile5", "tile6", "tile7", "tile8"]
BuildingName = Literal[
    "line3", "corner3", "square4", "t4", "l4", "s4", "t5", "w5", "x5", "p5", "c6", "v6", "garden"
]
SingleName = Literal["painter", "dancer", "lamp", "large-lamp"]
PieceName = Literal["painter", "dancer", "lamp", "large-lamp", "statue", "fountain", "annex", "mixed"]
CardName = Literal[
    "levitation", "metropolitain", "jardin", "sacre-coeur", "peintre", "chartier", "bouquinistes",
    "lampadaire", "moulin-rouge", "penseur", "fontaine", "grande-lumiere",
]  # fmt: skip
PartName = Literal["light", "group", "unbuilt", "peintre", "moulin-rouge", "penseur", "fontaine"]


# --- the table --------------------------------------------------------------------------------


class Side(TypedDict):
    """One player's side of the table."""

    seat: int
    hand: list[TileName] | None
    """Null unless it is the viewer's own."""
    hand_count: int
    tiles_left: list[TileName]
    """In the hand or still to be drawn."""
    reserve: list[BuildingName]
    dead: list[BuildingName]
    """The buildings of the reserve that can no longer be built."""
    tokens: int


class Building(TypedDict):
    """A building on the board."""

    building: BuildingName
    seat: int
    cells: list[int]
    annex: int | None
    """Which of the cells is the annex."""
    lamps: list[int]
    """The spaces of the lamps that light it."""
    points: int


class Lamp(TypedDict):
    """A lamp that gives light, and the spaces it lights."""

    space: int
    kind: Literal["printed", "piece", "large"]
    lights: list[int]


class Piece(TypedDict):
    """A special piece on the board."""

    piece: PieceName
    seat: int
    cells: list[int]
    facing: NotRequired[Facing]
    region: NotRequired[list[int]]
    """The spaces that count for it."""
    lamps: NotRequired[list[int]]
    points: NotRequired[int]


class Card(TypedDict):
    """A postcard in play."""

    card: CardName
    seat: int | None
    """Who has it."""
    state: Literal["open", "waiting", "used", "unused"]
    """Waiting: its power has not been used yet. Unused: it was taken without carrying out its action."""


# --- the score pad ----------------------------------------------------------------------------


class Lit(TypedDict):
    """The points of one building."""

    building: BuildingName
    size: int
    lamps: list[int]
    points: int


class Part(TypedDict):
    """One line of the score pad. Its details are there only once the game is over."""

    part: PartName
    points: int
    count: NotRequired[int]
    buildings: NotRequired[list[Lit] | list[BuildingName]]
    """For the light: the points of each building. For the largest group: the buildings in it."""
    spared: NotRequired[bool]
    """Whether Sacré Cœur forgives the unbuilt buildings."""


class Score(TypedDict):
    """One player's score as it stands."""

    seat: int
    total: int
    parts: list[Part]
    free: int
    """Free spaces in this player's colour, which break a tie."""


class Result(TypedDict):
    """The score pad; nobody has won before the game is over."""

    over: bool
    scores: list[Score]
    ranks: list[int]
    winners: list[int]


# --- what is printed --------------------------------------------------------------------------


class PrintedCard(TypedDict):
    """A postcard as it comes out of the box."""

    card: CardName
    first_game: bool
    kept: bool
    """Whether it works by being owned."""
    piece: Literal["garden", PieceName] | None


class Printed(PrintedEnvelope):
    """What never changes during a game."""

    colours: list[Colour]
    """By seat."""
    areas: list[str]
    """The names of the areas, row by row."""
    tiles: dict[TileName, list[str]]
    """After 0 to 3 quarter turns: the letters of the four spaces; o is the owner's colour, r the rival's."""
    shapes: dict[str, dict[str, list[list[int]]]]
    """By name and rotation: columns and rows from the top left corner."""
    cards: list[PrintedCard]


# --- offers -----------------------------------------------------------------------------------


class TileOffer(OfferShape):
    type: Literal["tile"]
    tile: TileName
    rotation: int
    area: str


class TakeOffer(OfferShape):
    type: Literal["take"]
    building: BuildingName


class GiveOffer(OfferShape):
    type: Literal["give"]
    building: BuildingName
    gain: int


class CardOffer(OfferShape):
    type: Literal["card"]
    card: CardName
    use: bool
    best: NotRequired[int]
    """The most points that using it can bring at once."""


class BuildOffer(OfferShape):
    type: Literal["build"]
    building: BuildingName
    rotation: int
    space: str
    """The top left space of its box; ``shapes`` among the components has the rest."""
    gain: int
    """How many points its player gains at once; negative for a loss."""
    powers: NotRequired[list[Literal["metropolitain", "chartier"]]]
    """The postcards that it would use up."""


class PairOffer(OfferShape):
    """The garden or the fountain."""

    type: Literal["garden", "fountain"]
    rotation: int
    space: str
    gain: int
    powers: NotRequired[list[Literal["metropolitain", "chartier"]]]


class PutOffer(OfferShape):
    type: Literal["put"]
    piece: SingleName
    space: str
    gain: int


class StatueOffer(OfferShape):
    type: Literal["statue"]
    facing: Facing
    space: str
    gain: int


class AnnexOffer(OfferShape):
    type: Literal["annex"]
    building: BuildingName
    space: str
    gain: int


class PassOffer(OfferShape):
    type: Literal["pass"]


Offer = (
    TileOffer
    | TakeOffer
    | GiveOffer
    | CardOffer
    | BuildOffer
    | PairOffer
    | PutOffer
    | StatueOffer
    | AnnexOffer
    | PassOffer
)


class View(Envelope):
    """What one seat may see."""

    legal: list[Offer]
    seats: list[Side]
    result: Result
    """The score pad as it stands."""
    stage: Stage
    phase: Literal[1, 2]
    pending: CardName | None
    """The postcard whose action is under way."""
    returned: BuildingName | None
    """The building given back for it."""
    ground: str
    """A letter for each space: o orange, b blue, m mixed, l lamp, and a dot where no tile lies."""
    pool: list[BuildingName]
    buildings: list[Building]
    lamps: list[Lamp]
    pieces: list[Piece]
    cards: list[Card]


# --- events -----------------------------------------------------------------------------------


class DealEvent(TypedDict):
    type: Literal["deal"]
    card: CardName


class SeatEvent(TypedDict):
    """A seat starts, passes, is skipped or begins phase 2."""

    type: Literal["first", "pass", "skip", "phase"]
    seat: int


class DrawEvent(TypedDict):
    type: Literal["draw"]
    seat: int
    tile: TileName | None
    """Null for everybody but its owner."""


class TileEvent(TypedDict):
    type: Literal["tile"]
    seat: int
    tile: TileName
    rotation: int
    area: str


class BuildingEvent(TypedDict):
    type: Literal["take", "give"]
    seat: int
    building: BuildingName


class CardEvent(TypedDict):
    type: Literal["card"]
    seat: int
    card: CardName
    use: bool


class PowerEvent(TypedDict):
    type: Literal["metropolitain", "chartier"]
    seat: int
    space: str


class BuildEvent(TypedDict):
    type: Literal["build"]
    seat: int
    building: BuildingName
    rotation: int
    space: str


class PairEvent(TypedDict):
    type: Literal["garden", "fountain"]
    seat: int
    rotation: int
    space: str


class PutEvent(TypedDict):
    type: Literal["put"]
    seat: int
    piece: SingleName
    space: str


class StatueEvent(TypedDict):
    type: Literal["statue"]
    seat: int
    facing: Facing
    space: str


class AnnexEvent(TypedDict):
    type: Literal["annex"]
    seat: int
    building: BuildingName
    space: str


class EndEvent(TypedDict):
    type: Literal["end"]


Event = (
    DealEvent
    | SeatEvent
    | DrawEvent
    | TileEvent
    | BuildingEvent
    | CardEvent
    | PowerEvent
    | BuildEvent
    | PairEvent
    | PutEvent
    | StatueEvent
    | AnnexEvent
    | EndEvent
)

SHAPES = Shapes(view=View, printed=Printed, event=Event)
