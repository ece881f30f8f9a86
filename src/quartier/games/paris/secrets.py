"""What is hidden from whom: only the end-game tiles are; the rest a good memory keeps (P-10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.paris.actions import ASK_END_TILE
from quartier.kernel.game import Event
from quartier.kernel.rng import Rng

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def looks(game: Paris, seat: int) -> list[int]:
    """How many tiles had been taken each time this seat had looked through the pile and taken one."""
    taken = [i + 1 for i in range(game.end_count) if game.end_taker[i] == seat]
    if game.phase == ASK_END_TILE and game.seat == seat:
        taken.append(game.end_count)
    return taken


def remembered(game: Paris, seat: int) -> list[int]:
    """The end-game tiles that may still be in the pile as far as this seat knows.

    Those that it saw left when it last looked, but for those that have come to light since.
    """
    last = looks(game, seat)[-1:] or [0]
    gone = {game.end_tile[i] for i in range(last[0])}
    return [tile for tile in range(12) if tile not in gone and not game.end_used >> tile & 1]


def imagine(game: Paris, seat: int, rng: Rng) -> Paris:
    """A copy in which the end-game tiles that ``seat`` cannot know are drawn anew.

    Between two of its looks the seat knows which tiles went, but not who took which; after its
    last look it only knows how many went. Used tiles are known.
    """
    twin = game.copy()
    tiles = list(game.end_tile)
    held = list(game.end_held)
    start = 0
    blocks = [*looks(game, seat), game.end_count]
    for block, stop in enumerate(blocks):
        takes = [
            i
            for i in range(start, stop)
            if game.end_taker[i] != seat and not game.end_used >> game.end_tile[i] & 1
        ]
        hidden = [game.end_tile[i] for i in takes]
        if block == len(blocks) - 1:
            hidden += [tile for tile in range(12) if game.end_pile >> tile & 1]
        shuffle(hidden, rng)
        for i, tile in zip(takes, hidden):
            tiles[i] = tile
        start = stop
    for other in range(game.players):
        held[other] = sum(
            1 << tiles[i]
            for i in range(game.end_count)
            if game.end_taker[i] == other and not game.end_used >> tiles[i] & 1
        )
    twin.end_tile = tiles
    twin.end_held = held
    twin.end_pile = 4095 & ~sum(1 << tiles[i] for i in range(game.end_count))
    return twin


def shuffle(tiles: list[int], rng: Rng) -> None:
    """Put a list in random order."""
    for i in range(len(tiles) - 1, 0, -1):
        j = rng.below(i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]


def tell(ledger: list[Event], seat: int | None) -> list[Event]:
    """The others see that an end-game tile is taken, not which."""
    return [
        {**event, "tile": None} if event["type"] == "take-end" and event["seat"] != seat else event
        for event in ledger
    ]
