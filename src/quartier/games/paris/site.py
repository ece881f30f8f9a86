"""Where a key can stand, by number.

Properties are 0 to 43: building spaces 0-35 (``district * 6 + space``), then the landmarks. Seen from its
own district a key stands on a building space 0-5, in the bank or on the Arc.
"""

NOWHERE = -1
"""No place, no tile, no token."""
EIGHT = 5
"""The building space of value 8 in its district."""
BANK = 6
"""The bank of the key's district; among sources ``PROPERTIES + BANK``."""
ARC = 7
"""The Arc de Triomphe; among sources ``PROPERTIES + ARC``."""
LANDMARK = 36
"""The first landmark among the properties."""
LANDMARKS = 8
"""How many landmarks there are."""
PROPERTIES = 44
"""How many properties there are."""
