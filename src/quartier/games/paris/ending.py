"""How near the end of the game is."""

NOT_YET = 0
ROUND = 1
"""The last end-game tile is taken, and the round is played out."""
LAST = 2
"""The last round."""

NAMES = ("no", "round", "last")
