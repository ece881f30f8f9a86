"""Move numbers: where each kind of move begins. They never change their meaning."""

from quartier.games.lumiere.geometry import PLACEMENTS

DEAL = 0
"""+ card: chance puts a postcard beside the board."""
FIRST = DEAL + 12
"""+ seat: chance decides who starts."""
DRAW = FIRST + 2
"""+ tile: chance draws a tile."""
TAKE = DRAW + 8
"""+ building: take it from the pool."""
GIVE = TAKE + 12
"""+ building: give it back to the pool, for Levitation."""
LEAVE = GIVE + 12
"""+ card: take a postcard and do not use it."""
USE = LEAVE + 12
"""+ card: take a postcard and use it."""
TILE = USE + 12
"""+ tile * 64 + rotation * 16 + area: lay a tile."""
PLACE = TILE + 512
"""+ placement: lay a building, the garden or the fountain."""
PAINTER = PLACE + PLACEMENTS
"""+ space: put the painter there."""
DANCER = PAINTER + 64
"""+ space: put the dancer there."""
LAMP = DANCER + 64
"""+ space: put the lamp piece there."""
LARGE_LAMP = LAMP + 64
"""+ space: put the large lamp there."""
STATUE = LARGE_LAMP + 64
"""+ space * 4 + facing: put the statue there."""
ANNEX = STATUE + 256
"""+ space * 13 + building: put the annex there as a part of that building."""
PASS = ANNEX + 832
COUNT = PASS + 1
"""How many move numbers there are."""
