"""With what a resource can be paid."""

TOKEN = 0
TILE = 1
"""Bonus tile 2, 3 or 4, whichever shows the resource."""
TILE_10 = 2
TILE_21 = 3
OPEN = 4
"""An open token."""

NAMES = ("token", "tile", "tile-10", "tile-21", "open")
