"""Three city-building board games: exact rules, fast engine, one contract.

>>> import quartier
>>> game = quartier.new("metropolia", players=2)
>>> game.to_move == quartier.CHANCE
True
"""

from quartier import engine

engine.choose()

from quartier.kernel.errors import (  # noqa: E402
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalMove,
    Refusal,
)
from quartier.kernel.game import Game, Turn  # noqa: E402
from quartier.kernel.mover import CHANCE, OVER  # noqa: E402
from quartier.kernel.playout import draw, playout  # noqa: E402
from quartier.kernel.record import Record  # noqa: E402
from quartier.kernel.rng import Rng  # noqa: E402
from quartier.kernel.title import (  # noqa: E402
    Option,
    from_position,
    new,
    options,
    titles,
)

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Game",
    "IllegalMove",
    "Option",
    "Record",
    "Refusal",
    "Rng",
    "Turn",
    "draw",
    "from_position",
    "new",
    "options",
    "playout",
    "titles",
]
