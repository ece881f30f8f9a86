"""What is being asked: the phases of a game, in the order in which a turn comes to them."""

FIRST_PLAYER = 0
"""Chance picks the first player."""
TOKENS = 1
"""Chance puts a token beside the next space (advanced set-up)."""
TRACK = 2
"""Chance puts a bonus tile on the next space of the track (advanced set-up)."""
BACK = 3
"""Chance shows the back of a stack's new top tile."""
STACK = 4
"""Which stack does the player draw from?"""
DRAW = 5
"""Chance turns the drawn building over."""
LAY = 6
"""Where does the drawn building go (free placement)?"""
ACT = 7
"""The action of the turn, and trading and tiles before and after it."""
PAY = 8
"""How is the next resource paid?"""
VP_TILE = 9
"""Which VP tile goes where?"""
ADVANCE = 10
"""How far does the meeple go?"""
PRESTIGE = 11
"""What is handed in for the landmark's next slot?"""
END_TILE = 12
"""Which end-game tile does the player keep?"""
PAIRS = 13
"""Which pair is handed in?"""
OVER = 14
"""The game is over, and nothing is asked."""

NAMES = (
    "first-player", "tokens", "track", "back", "stack", "draw", "lay", "act", "pay", "vp-tile", "advance",
    "prestige", "end-tile", "pairs", "over",
)  # fmt: skip
"""Their names in position documents and views."""
