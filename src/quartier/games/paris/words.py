"""Names of places, as records, positions and events spell them."""

from __future__ import annotations

from quartier.games.paris import pieces
from quartier.games.paris.actions import ARC, BANK, LANDMARK, PROPERTIES


def bank_name(district: int) -> str:
    """The bank of a district."""
    return f"{pieces.DISTRICTS[district]}-bank"


def source_name(place: int, district: int) -> str:
    """A place where a key stands: a property, the bank of its district, or the Arc."""
    if place == PROPERTIES + BANK:
        return bank_name(district)
    if place == PROPERTIES + ARC:
        return "arc"
    return property_name(place)


def property_name(place: int) -> str:
    """A building space such as ``montmartre-5``, or a landmark."""
    if place >= LANDMARK:
        return pieces.LANDMARKS[place - LANDMARK].id
    return f"{pieces.DISTRICTS[place // 6]}-{pieces.VALUES[place % 6]}"


def spot_name(spot: int) -> str:
    """Where a key enters: the bank of a district, or the Arc (6)."""
    return "arc" if spot == 6 else bank_name(spot)


PROPERTY_OF = {property_name(place): place for place in range(PROPERTIES)}
SPOT_OF = {spot_name(spot): spot for spot in range(7)}
