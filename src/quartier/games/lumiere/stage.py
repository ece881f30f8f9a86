"""The stages of a game: what the next move decides."""

DEALING = 0
"""Which postcards are in play (L-2.2)."""
STARTING = 1
"""Who starts (L-2.6)."""
DRAWING = 2
"""Which tile is drawn (L-2.4, L-3.3)."""
PAVING = 3
"""Phase 1: a tile to lay or a building to take (L-3.1)."""
BUILDING = 4
"""Phase 2: a building to build or a postcard to take (L-4.2)."""
GIVING = 5
"""Which building Levitation gives back (L-5.2)."""
PUTTING = 6
"""Where the piece of the postcard just taken goes (L-5.1)."""
ENDED = 7
"""Nothing: the game is over (L-4.12)."""

NAMES = ("dealing", "starting", "drawing", "paving", "building", "giving", "putting", "ended")
"""The stages in views and documents."""
