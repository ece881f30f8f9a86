"""Paris, by Wolfgang Kramer and Michael Kiesling: keys, districts and landmarks, for two to four."""

from __future__ import annotations

from quartier.games.paris import picture, terminal
from quartier.games.paris.document import from_position
from quartier.games.paris.event_shape import Event
from quartier.games.paris.game import Paris
from quartier.games.paris.observation import FACTS
from quartier.games.paris.refusal import SENTENCES
from quartier.games.paris.shape import Printed, View
from quartier.kernel.shape import Shapes
from quartier.kernel.title import Option, Title

TITLE = Title(
    name=Paris.title,
    rules_version=2,
    players=(2, 3, 4),
    actions=Paris.actions,
    options=(
        Option("setup", ("base", "advanced"), "base", "P-2.14"),
        Option("placement", ("printed", "free"), "printed", "P-12.1"),
        Option("stacks", (2, 3), 2, "P-2.13"),
        Option("first_player", ("random", "seat-1"), "random", "P-2.5"),
        Option("open_screens", (False, True), False, "P-2.16"),
        Option("landmarks", ("a", "b"), "a", "P-13.5"),
        Option("after_30", ("nothing", "effects"), "nothing", "P-6.7"),
        Option("last_building_end_tile", (True, False), True, "P-10.2"),
    ),
    start=Paris,
    from_position=from_position,
    has_secrets=True,
    facts=FACTS,
    render=terminal.render,
    picture=picture.svg,
    sentences=SENTENCES,
    shapes=Shapes(view=View, printed=Printed, event=Event),
)
