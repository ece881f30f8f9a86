"""The fixed action space and the phases of a turn: one number for everything that can be done.

The same numbers in every game and under every option; ``moves.py`` puts them into words.
"""

from __future__ import annotations

# --- move numbers ------------------------------------------------------------------------------

FIRST = 0
"""+ seat: chance picks the first player."""
TOKEN = FIRST + 4
"""+ kind: chance puts a token beside the next space (advanced set-up)."""
NUMBER = TOKEN + 6
"""+ number - 1: chance puts a bonus tile on the next space of the track (advanced set-up)."""
BACK = NUMBER + 30
"""+ district: chance shows the back of a stack's new top tile."""
DRAW = BACK + 6
"""+ tile: chance turns the drawn building over."""
STACK = DRAW + 36
"""+ stack: draw from it."""
LAY = STACK + 3
"""+ district: put the drawn building there (free placement)."""
PLACE = LAY + 6
"""+ district, or 6 for the Arc: place a key."""
MOVE = PLACE + 7
"""+ (district * 8 + source) * 14 + target: move a key.

Sources: building spaces 0-5, bank 6, Arc 7. Targets: building spaces 0-5, landmarks 6-13.
"""
CLIMB = MOVE + 6 * 8 * 14
"""+ landmark * 8 + landmark: move a key from a landmark to a higher one."""
LOOK = CLIMB + 64
"""Look through the end-game tiles, to take one."""
TAKE_END = LOOK + 1
"""+ end-game tile: keep it."""
VP_TILE = TAKE_END + 12
"""+ tile * 6 + district: put a VP tile there."""
DECLINE = VP_TILE + 36
"""Put no VP tile."""
ADVANCE = DECLINE + 1
"""+ space - 1: go forward on the bonus track and take the tile."""
STAY = ADVANCE + 30
"""Do not go forward."""
GIVE = STAY + 1
"""+ 0 token, 1 tile 8, 2 tile 19, 3 an open token: hand in prestige for the landmark's next slot."""
KEEP = GIVE + 4
"""Hand in nothing for it."""
PAY = KEEP + 1
"""+ 0 token, 1 tile 2/3/4, 2 tile 10, 3 tile 21, 4 an open token: pay the next resource."""
BUY = PAY + 5
"""+ resource: buy a token."""
SELL = BUY + 3
"""+ kind: sell a token."""
USE = SELL + 6
"""+ number - 1: use a bonus tile; one that shows a token is sold."""
TAKE = USE + 30
"""+ space - 1: use tile 17 and take the tile there."""
RETREAT = TAKE + 30
"""+ steps - 1: use tile 25, go back and take the tile there."""
USE_END = RETREAT + 5
"""+ end-game tile: use it; one that shows a token is sold."""
OPEN_END = USE_END + 12
"""+ 0-3 for e7-e10: lay it open, to pay or to hand in this turn."""
SELL_OPEN = OPEN_END + 4
"""+ 0 resource, 1 prestige: sell an open token."""
PAIR = SELL_OPEN + 2
"""+ kind within its group: hand in a pair (tiles 23 and 24)."""
ENOUGH = PAIR + 3
"""No more pairs."""
END_TURN = ENOUGH + 1
ACTIONS = END_TURN + 1

# --- phases: what is being asked ---------------------------------------------------------------

PHASES = (
    "first-player",
    "tokens",
    "track",
    "back",
    "stack",
    "draw",
    "lay",
    "act",
    "pay",
    "vp-tile",
    "advance",
    "prestige",
    "end-tile",
    "pairs",
    "over",
)
(
    ASK_FIRST,
    ASK_TOKEN,
    ASK_NUMBER,
    ASK_BACK,
    ASK_STACK,
    ASK_DRAW,
    ASK_LAY,
    ASK_ACT,
    ASK_PAY,
    ASK_VP_TILE,
    ASK_ADVANCE,
    ASK_PRESTIGE,
    ASK_END_TILE,
    ASK_PAIR,
    ASK_NOTHING,
) = range(15)

# --- where a key stands ------------------------------------------------------------------------

BANK = 6
ARC = 7
NOWHERE = -1
LANDMARK = 36
"""Properties 0-35 are building spaces (district * 6 + space), 36-43 landmarks."""
PROPERTIES = 44

# --- score parts -------------------------------------------------------------------------------

PARTS = ("value-8", "prestige", "bonus-tiles", "end-tiles")
(FROM_EIGHT, FROM_PRESTIGE, FROM_BONUS, FROM_END) = range(4)

# --- bonus tiles that the rules call by their numbers ------------------------------------------

ANY_PRESTIGE_TILE = 8
DOUBLE = 9
ANY_RESOURCE_TILE = 10
SHARE = 16
TAKING = 17
TWO_PRESTIGE = 19
TWO_RESOURCES = 21
RETREATING = 25
FRANCS_AT_END = 27
FARTHEST_BACK = 5
"""How many spaces tile 25 goes back at most."""
FIRST_TOKEN_TILE = 6
"""End-game tile e7, the first of the four that stand for a token."""

WAYS = ("token", "tile", "tile-10", "tile-21", "open")
"""How a resource may be paid."""
GIFTS = ("token", "tile-8", "tile-19", "open")
"""How prestige may be handed in."""
