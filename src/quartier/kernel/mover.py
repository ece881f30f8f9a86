"""Who may be to move besides the seats 0, 1, 2 …"""

CHANCE = -1
"""The player who rolls dice and draws tiles."""
OVER = -2
"""Nobody is to move: the game has ended."""
