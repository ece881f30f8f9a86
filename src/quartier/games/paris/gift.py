"""What can be handed in for a landmark's prestige slot."""

TOKEN = 0
TILE_8 = 1
TILE_19 = 2
OPEN = 3
"""An open token."""

NAMES = ("token", "tile-8", "tile-19", "open")
