"""Names of places and tiles, as records, positions and events spell them."""

from __future__ import annotations

from quartier.games.paris import pieces, site


def bank_name(district: int) -> str:
    """The bank of a district."""
    return f"{pieces.DISTRICTS[district]}-bank"


def source_name(place: int, district: int) -> str:
    """A place where a key stands: a property, the bank of its district, or the Arc."""
    if place == site.PROPERTIES + site.BANK:
        return bank_name(district)
    if place == site.PROPERTIES + site.ARC:
        return "arc"
    return property_name(place)


def property_name(place: int) -> str:
    """A building space such as ``montmartre-5``, or a landmark."""
    if place >= site.LANDMARK:
        return pieces.LANDMARKS[place - site.LANDMARK].id
    return f"{pieces.DISTRICTS[place // 6]}-{pieces.VALUES[place % 6]}"


def spot_name(spot: int) -> str:
    """Where a key enters: the bank of a district, or the Arc (6)."""
    return "arc" if spot == 6 else bank_name(spot)


def name_or_none(names: tuple[str, ...], index: int) -> str | None:
    """A name by its index; NOWHERE is None."""
    return None if index == site.NOWHERE else names[index]


def tile_name(tile: int) -> str | None:
    """A building tile by the district and value that it shows."""
    return None if tile == site.NOWHERE else property_name(tile)


def numbers_in(members: int) -> list[int]:
    """The bonus numbers of a set."""
    return [number for number in range(1, 31) if members >> number & 1]


def end_tiles_in(members: int) -> list[str]:
    """The end-game tiles of a set."""
    return [name for i, name in enumerate(pieces.END_NAMES) if members >> i & 1]


PROPERTY_OF = {property_name(place): place for place in range(site.PROPERTIES)}
SPOT_OF = {spot_name(spot): spot for spot in range(7)}
