"""The shapes of events: what happened, as codes and numbers."""

from __future__ import annotations

from typing import Literal, TypedDict


class TurnEvent(TypedDict):
    """A turn begins."""

    type: Literal["turn"]
    seat: int
    turn: int


class FirstPlayerEvent(TypedDict):
    """Who begins the game."""

    type: Literal["first-player"]
    seat: int


class SetTokenEvent(TypedDict):
    """The advanced set-up puts a token beside a space."""

    type: Literal["set-token"]
    kind: str
    to: str


class SetNumberEvent(TypedDict):
    """The advanced set-up puts a bonus number on a space of the track."""

    type: Literal["set-number"]
    space: int
    tile: int


class BackEvent(TypedDict):
    """The back of a stack's new top tile."""

    type: Literal["back"]
    stack: int
    district: str


class StackEvent(TypedDict):
    """A player draws from a stack."""

    type: Literal["stack"]
    seat: int
    stack: int
    district: str


class DrawEvent(TypedDict):
    """The drawn tile is turned over."""

    type: Literal["draw"]
    seat: int
    stack: int
    building: str
    value: int
    district: str


class LayEvent(TypedDict):
    """A building is laid."""

    type: Literal["lay"]
    seat: int
    building: str
    to: str


class RemovedEvent(TypedDict):
    """A building that fits nowhere leaves the game."""

    type: Literal["removed"]
    seat: int
    building: str
    value: int


class PlaceEvent(TypedDict):
    """A key is placed."""

    type: Literal["place"]
    seat: int
    to: str
    francs: int


class FrancsPaidEvent(TypedDict):
    """The francs for a move are paid."""

    type: Literal["pay-francs"]
    seat: int
    francs: int


PayEvent = TypedDict("PayEvent", {"type": Literal["pay"], "seat": int, "kind": str, "with": str})
"""A resource is paid, with a token or a tile."""
MoveEvent = TypedDict(
    "MoveEvent",
    {"type": Literal["move"], "seat": int, "from": str, "to": str, "district": str, "laid": bool},
)
"""A key arrives at its new property, which may be a landmark that was laid for it."""
TokenEvent = TypedDict("TokenEvent", {"type": Literal["token"], "seat": int, "kind": str, "from": str})
"""The token beside a building is taken."""


class PointsEvent(TypedDict):
    """Points for a building of value 8, or at the end for the francs of tile 27."""

    type: Literal["value-8", "francs"]
    seat: int
    vp: int


class VpTileEvent(TypedDict):
    """A VP tile is placed."""

    type: Literal["vp-tile"]
    seat: int
    tile: int
    district: str


class SeatEvent(TypedDict):
    """A player declines a VP tile, stays on the track, looks through the pile, or takes its last tile."""

    type: Literal["decline", "stay", "look", "ending"]
    seat: int


class AdvanceEvent(TypedDict):
    """The meeple goes forward and a tile is taken."""

    type: Literal["advance"]
    seat: int
    space: int
    tile: int
    francs: int


PrestigeEvent = TypedDict(
    "PrestigeEvent", {"type": Literal["prestige"], "seat": int, "kind": str, "with": str, "vp": int}
)
"""Prestige is handed in at a landmark."""


class TakeEndEvent(TypedDict):
    """An end-game tile is taken; which one, its taker alone knows."""

    type: Literal["take-end"]
    seat: int
    tile: str | None


class UseEvent(TypedDict):
    """A bonus tile is used."""

    type: Literal["use"]
    seat: int
    tile: int
    francs: int
    vp: int


class FetchEvent(TypedDict):
    """Tile 17 or 25 fetches another tile."""

    type: Literal["take", "retreat"]
    seat: int
    space: int
    tile: int


class PairEvent(TypedDict):
    """A pair is handed in."""

    type: Literal["pair"]
    seat: int
    kind: str
    vp: int


class UseEndEvent(TypedDict):
    """An end-game tile is used."""

    type: Literal["use-end"]
    seat: int
    tile: str
    francs: int
    vp: int


class OpenEndEvent(TypedDict):
    """An end-game tile is laid open."""

    type: Literal["open-end"]
    seat: int
    tile: str


class TradeEvent(TypedDict):
    """A token is bought or sold."""

    type: Literal["buy", "sell"]
    seat: int
    kind: str
    francs: int


class LastRoundEvent(TypedDict):
    """The last round begins."""

    type: Literal["last-round"]


class LeftoversEvent(TypedDict):
    """Tokens that are left over are sold at the end."""

    type: Literal["leftovers"]
    seat: int
    francs: int


class DistrictEvent(TypedDict):
    """A district is scored."""

    type: Literal["district"]
    district: str
    seat: int
    place: int
    vp: int


class OverEvent(TypedDict):
    """The game is over."""

    type: Literal["over"]
    winners: list[int]


Event = (
    TurnEvent
    | FirstPlayerEvent
    | SetTokenEvent
    | SetNumberEvent
    | BackEvent
    | StackEvent
    | DrawEvent
    | LayEvent
    | RemovedEvent
    | PlaceEvent
    | FrancsPaidEvent
    | PayEvent
    | MoveEvent
    | TokenEvent
    | PointsEvent
    | VpTileEvent
    | SeatEvent
    | AdvanceEvent
    | PrestigeEvent
    | TakeEndEvent
    | UseEvent
    | FetchEvent
    | PairEvent
    | UseEndEvent
    | OpenEndEvent
    | TradeEvent
    | LastRoundEvent
    | LeftoversEvent
    | DistrictEvent
    | OverEvent
)
