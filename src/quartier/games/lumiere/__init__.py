"""Paris: La Cité de la Lumière, for two players."""

from __future__ import annotations

from quartier.games.lumiere import picture, terminal
from quartier.games.lumiere.document import from_position
from quartier.games.lumiere.game import Lumiere, start
from quartier.games.lumiere.observation import FACTS
from quartier.games.lumiere.pieces import CARDS, IN_PLAY
from quartier.games.lumiere.refusal import SENTENCES
from quartier.games.lumiere.shape import SHAPES
from quartier.kernel.title import Option, Title

TITLE = Title(
    name=Lumiere.title,
    rules_version=1,
    players=(2,),
    actions=Lumiere.actions,
    options=(
        Option("postcards", ("first-game", "random"), "first-game", "L-2.2", pick=IN_PLAY, among=CARDS),
        Option("hand", (1, 2), 1, "L-2.5"),
        Option("first_player", ("random", "seat-1", "seat-2"), "random", "L-2.6"),
        Option("flip", (False, True), False, "L-4.6"),
    ),
    start=start,
    from_position=from_position,
    has_secrets=True,
    loser_begins=True,  # L-2.6
    facts=FACTS,
    sentences=SENTENCES,
    shapes=SHAPES,
    render=terminal.render,
    picture=picture.svg,
)
