"""What is hidden: only the end-game tiles, since a good memory can follow everything else (P-10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.games.paris import end_tile, phase
from quartier.kernel import mover
from quartier.kernel.game import Event
from quartier.kernel.rng import Rng

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris


def looks(game: Paris, seat: int) -> list[int]:
    """For each time this seat looked through the pile, how many tiles were gone afterwards."""
    taken = [i + 1 for i in range(game.end_count) if game.end_taker[i] == seat]
    if game.phase == phase.END_TILE and game.seat == seat:
        taken.append(game.end_count)
    return taken


def remembered(game: Paris, seat: int) -> list[int]:
    """The end-game tiles that may still be in the pile as far as this seat knows.

    They are those it left there when it last looked, except for any used since.
    """
    if game.end_pile == 0:
        return []
    last = looks(game, seat)[-1:] or [0]
    gone = {game.end_tile[i] for i in range(last[0])}
    return [tile for tile in range(12) if tile not in gone and not game.end_used >> tile & 1]


def imagine(game: Paris, seat: int, rng: Rng) -> Paris:
    """A copy in which the end-game tiles that ``seat`` cannot know are drawn anew.

    Between two of its looks the seat knows which tiles went, but not who took which; after its
    last look it only knows how many went. A used tile, and at the end every tile, is known to belong
    to its taker, but not which of that player's takes brought it.
    """
    tiles = list(game.end_tile)
    start = 0
    blocks = [*looks(game, seat), game.end_count]
    for block, stop in enumerate(blocks):
        pile = game.end_pile if block == len(blocks) - 1 else 0
        hidden = {tile for tile in range(12) if pile >> tile & 1}
        hidden |= {game.end_tile[i] for i in range(start, stop)}
        free = []
        for taker in range(game.players):
            takes = [i for i in range(start, stop) if game.end_taker[i] == taker]
            own = {game.end_tile[i] for i in takes}
            if taker == seat:
                hidden -= own
                continue
            shown = sorted(tile for tile in own if game.end_used >> tile & 1 or game.to_move == mover.OVER)
            hidden -= set(shown)
            shuffle(takes, rng)
            for i, tile in zip(takes, shown):
                tiles[i] = tile
            free += takes[len(shown) :]
        rest = sorted(hidden)
        shuffle(rest, rng)
        for i, tile in zip(sorted(free), rest):
            tiles[i] = tile
        start = stop
    twin = game.copy()
    end_tile.deal(twin, tiles)
    return twin


def shuffle(tiles: list[int], rng: Rng) -> None:
    """Put a list in random order."""
    for i in range(len(tiles) - 1, 0, -1):
        j = rng.below(i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]


def tell(ledger: list[Event], seat: int | None) -> list[Event]:
    """The events as a seat may see them: the others see that an end-game tile is taken, but not which one."""
    return [
        {**event, "tile": None} if event["type"] == "take-end" and event["seat"] != seat else event
        for event in ledger
    ]
