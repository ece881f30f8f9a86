"""Metropolia (Machi Koro) with its expansion Plus."""

from __future__ import annotations

from typing import Any

from quartier.games.metropolia import terminal
from quartier.games.metropolia.document import from_position
from quartier.games.metropolia.game import Metropolia, start
from quartier.games.metropolia.observation import FACTS
from quartier.games.metropolia.picture import svg
from quartier.games.metropolia.pieces import CARD_NUMBER, ESTABLISHMENTS, MARKETS
from quartier.games.metropolia.refusal import SENTENCES
from quartier.games.metropolia.shape import SHAPES
from quartier.kernel.errors import BadOptions
from quartier.kernel.title import Option, Title

PRINTED_SUSHI_PRICE = ESTABLISHMENTS[CARD_NUMBER["sushi_bar"]].cost
EDITIONS = {  # M-9.1
    "metropolia": {"city_hall": "every-turn", "dead_purples": "keep"},
    "international": {"city_hall": "zero-coins", "dead_purples": "clear"},
}


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fill in the market that goes with the set, and refuse options for cards that are not in the box."""
    if options["market"] is None:
        options["market"] = "ten" if options["plus"] else "all"  # M-7.10
    if not options["plus"]:  # M-9.3
        if options["sushi_price"] != PRINTED_SUSHI_PRICE:
            raise BadOptions("sushi_price: without Plus there is no sushi bar; leave it out or set plus")
        if options["city_hall"] != EDITIONS[options["edition"]]["city_hall"]:
            raise BadOptions("city_hall: without Plus there is no city hall; leave it out or set plus")
    return options


TITLE = Title(
    name=Metropolia.title,
    rules_version=1,
    players=(2, 3, 4),  # M-1.1
    actions=Metropolia.actions,
    options=(
        Option("edition", ("metropolia", "international"), "metropolia", "M-9.1"),
        Option("plus", (True, False), True, "M-9.2"),
        Option("market", tuple(MARKETS), None, "M-7.10"),
        Option("city_hall", ("every-turn", "zero-coins"), "every-turn", "M-8.4"),
        Option("dead_purples", ("keep", "clear"), "keep", "M-7.8"),
        Option("business_center", ("optional", "forced"), "optional", "M-3.11"),
        Option("first_player", ("random", "seat-1"), "random", "M-1.8"),
        Option("sushi_price", (1, 2, 4), PRINTED_SUSHI_PRICE, "M-8.15"),
    ),
    start=start,
    from_position=from_position,
    settle=settle,
    presets=EDITIONS,
    facts=FACTS,
    sentences=SENTENCES,
    shapes=SHAPES,
    render=terminal.render,
    picture=svg,
)
