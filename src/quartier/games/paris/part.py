"""Where the points on the VP track came from: the parts of a score."""

VALUE_8 = 0
PRESTIGE = 1
BONUS_TILES = 2
END_TILES = 3

NAMES = ("value-8", "prestige", "bonus-tiles", "end-tiles")
