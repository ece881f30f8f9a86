"""The icons on establishments, which some cards count."""

WHEAT = 0
COW = 1
GEAR = 2
BREAD = 3
FACTORY = 4
FRUIT = 5
CUP = 6
BOAT = 7
TOWER = 8

NAMES = ("wheat", "cow", "gear", "bread", "factory", "fruit", "cup", "boat", "tower")
"""The icons as ``pieces.py`` and views write them, in the order of the numbers."""
