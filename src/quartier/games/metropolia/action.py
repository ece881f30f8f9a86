"""The move numbers: the first of each type, which ``moves.py`` translates.

They never change: records, learned weights and other programs rely on them.
"""

FIRST_PLAYER = 0
"""+ seat"""
DEAL = 4
"""+ card"""
ROLL_ONE = 29
"""+ face - 1"""
ROLL_TWO = 35
"""+ pair of dice"""
ROLL_TUNA = 56
"""+ pair of dice"""
DICE = 77
"""+ number of dice - 1"""
KEEP = 79
REROLL = 80
"""+ number of dice - 1"""
HARBOR = 82
"""Add nothing; the next number adds 2."""
TV = 84
"""+ seat"""
NO_SWAP = 88
GIVE = 89
"""+ card"""
TAKE = 114
"""+ seat * 25 + card"""
BUILD = 214
"""+ card"""
LANDMARK = 239
"""+ landmark"""
NOTHING = 245
COUNT = 246
"""How many move numbers there are."""
