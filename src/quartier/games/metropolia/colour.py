"""The colours of establishments, in the order in which they act (M-8.2)."""

RED = 0
BLUE = 1
GREEN = 2
PURPLE = 3

NAMES = ("red", "blue", "green", "purple")
"""The colours as ``pieces.py`` and views write them, in the order of the numbers."""
