"""Move numbers: one for everything that can be done, the same in every game and under every option.

Most of them begin a range: ``LAY + 2`` lays the drawn building in the third district. ``moves.py`` puts the
numbers into words.
"""

FIRST_PLAYER = 0
"""+ seat: chance picks the first player."""
SET_TOKEN = FIRST_PLAYER + 4
"""+ kind: chance puts a token beside the next space (advanced set-up)."""
SET_NUMBER = SET_TOKEN + 6
"""+ number - 1: chance puts a bonus tile on the next space of the track (advanced set-up)."""
BACK = SET_NUMBER + 30
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
"""+ a number of ``gift.py``: hand in prestige for the landmark's next slot."""
KEEP = GIVE + 4
"""Hand in nothing for it."""
PAY = KEEP + 1
"""+ a number of ``tender.py``: pay the next resource."""
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
"""The turn is over."""
COUNT = END_TURN + 1
"""How many move numbers there are."""
