"""The tiles that the rules call by their numbers: bonus tiles by what they do, and one end-game tile."""

ANY_PRESTIGE = 8
DOUBLE = 9
ANY_RESOURCE = 10
SHARE = 16
TAKING = 17
TWO_PRESTIGE = 19
TWO_RESOURCES = 21
PRESTIGE_PAIRS = 23
RESOURCE_PAIRS = 24
RETREATING = 25
FRANCS_AT_END = 27

FIRST_RESOURCE = 2
"""Tiles 2, 3 and 4 stand for wood, marble and gold."""
LAST = 30
"""The last number, and the last space of the bonus track."""
FARTHEST_BACK = 5
"""How many spaces tile 25 goes back at most."""
END_TOKEN = 6
"""The end-game tile e7, the first of the four that stand for a token."""
EVERY_END = 4095
"""All twelve end-game tiles, as a set."""
