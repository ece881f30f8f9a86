"""The powers of postcards for a later turn, as members of a set (L-5.4)."""

METROPOLITAIN = 1
"""A building may cover one lamp space (L-5.3)."""
CHARTIER = 2
"""A building or the fountain may cover one space of the rival (L-5.8, L-5.9)."""
